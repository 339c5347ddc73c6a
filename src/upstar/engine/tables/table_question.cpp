#include "upstar/engine/tables/table_question.h"

#include "upstar/base/time_limit.h"
#include "upstar/engine/asked.h"
#include "upstar/sweep/table_json.h"

namespace upstar {
namespace {

Json table(Asked& asked) {
    std::vector<RangeText> ranges;
    for (const auto& [name, range] : asked.field("ranges").items())
        ranges.push_back({name, range.is_string() ? range.get<std::string>() : dumped(range)});
    const Family family(asked.session(), asked.game(), asked.text("template"), ranges);
    TableOptions options;
    options.measures = parse_measures(asked.text_or("show", "value"));
    options.longest = asked.count_or("longest", options.longest);
    options.threads = asked.threads();
    const Table found = [&] {
        const TimeLimit limit(asked.session().context(), asked.time());
        return make_table(asked.session(), family, options);
    }();
    asked.check();
    asked.session().context().resume();
    return table_json(asked.arena(), family, found);
}

}  // namespace

EngineQuestion table_question() {
    return {"table",
            "the values of a family of positions; at a limit those that are finished",
            {Field::text("game", "the name of a game").required(),
             Field::text("template", "a position with parameters, such as 2x{n}").required(),
             Field::names("ranges", "the values of each parameter: {\"n\":\"1..7\"}").required(),
             Field::names("with", "parameters of the game"),
             Field::text("show",
                         "value, as without it, or others of outcome, mean, temperature, "
                         "left-stop, right-stop, nim-value, with commas"),
             Field::count("longest", "values of more characters are left out")},
            table};
}

}  // namespace upstar
