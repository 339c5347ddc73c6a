#include "upstar/games/circular_nim/sieve/sieve_json.h"

#include <ostream>

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

void write_json(Context& context, const SieveAnswer& answer, std::ostream& out) {
    std::string head = dumped(json_of(answer));
    if (!answer.question.list) {
        out << head << "\n";
        return;
    }
    head.pop_back();
    out << head << ",\"list\":[";
    const char* separator = "";
    for_each_listed(context, answer, [&](const Stacks& p) {
        out << separator << "[" << listed(p) << "]";
        separator = ",";
    });
    out << "]}\n";
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
