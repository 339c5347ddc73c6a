#include "upstar/games/circular_nim/sieve/sieve_json.h"

#include <string>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"

namespace upstar::circular_nim {

Json json_of(const SieveAnswer& answer) {
    const CircularRules& rules = answer.rules();
    Json json = {{"schema", kJsonSchema},
                 {"n", rules.stacks},
                 {"k", rules.window},
                 {"rule", rule_word(rules)},
                 {"a", rules.amount},
                 {"board", board_name(rules)},
                 {"max", answer.cube().most()},
                 {"positions", answer.cube().positions()},
                 {"p_positions", answer.set.count()}};
    if (answer.classes) json["classes"] = *answer.classes;
    if (answer.shifts) json["shifts"] = *answer.shifts;
    return json;
}

Json list_json(Context& context, const SieveAnswer& answer) {
    if (answer.set.count() > kMostListed)
        throw Error(ErrorKind::Limit, "there are " + std::to_string(answer.set.count()) +
                                          " P-positions, and at most " +
                                          std::to_string(kMostListed) +
                                          " are listed; ask without `list`");
    Json list = Json::array();
    for_each_listed(context, answer, [&](const Stacks& stacks) { list.push_back(stacks); });
    return list;
}

Json json_of(const SliceAnswer& answer) {
    const Slice& slice = answer.slice;
    Json json = {{"schema", kJsonSchema},
                 {"game", game_name(answer.cube.rules())},
                 {"max", answer.cube.most()},
                 {"positions", answer.cube.positions()},
                 {"p_positions_with_empty_stack", slice.with_empty_stack},
                 {"raised_up_to", slice.looked_at}};
    if (slice.raise_fails)
        json["raise_fails"] = *slice.raise_fails;
    else
        json["p_positions_if_always_raised"] = slice.raised;
    return json;
}

}  // namespace upstar::circular_nim
