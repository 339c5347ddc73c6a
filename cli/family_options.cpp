#include "family_options.h"

#include "upstar/base/suggestion.h"

namespace upstar::cli {

void add_family_options(Command& command, FamilyOptions& options, CommonOptions& common,
                        Needed needed) {
    add_game_argument(command, options.game, needed);
    command
        .positional("TEMPLATE", options.position_template,
                    "a position with parameters: 2x{n}, {a},{a+1}, T^a .^b F^c")
        .is_required = needed == Needed::Yes;
    command.option("--range", "NAME=LO..HI", options.ranges,
                   "the values of a parameter, such as a=1..7, b=3 or c=1..a; in short: --NAME "
                   "LO..HI");
    command.takes_other_options("LO..HI",
                                [&options](const std::string& name, const std::string& range) {
                                    options.ranges.push_back(name + "=" + range);
                                });
    command.takes_signs();  // formulas may begin with one
    options.command = &command;
    add_with_option(command, options.with);
    add_work_options(command, common);
}

FamilyPlan family_plan_of(const Catalog& catalog, const FamilyOptions& options) {
    std::vector<RangeText> ranges;
    for (const std::string& word : options.ranges) {
        auto [name, range] = halves("--range", word);
        ranges.push_back({std::move(name), std::move(range)});
    }
    const RulesetPtr game = game_with(catalog, options.game, options.with);
    for (const auto& [name, range] : ranges) {
        if (options.position_template.find(name) != std::string::npos) continue;
        for (const Parameter& parameter : game->about().parameters)
            if (parameter.name == name)
                throw Error(ErrorKind::Input, "`" + name + "` is a parameter of " +
                                                  game->about().name + ": write --with " + name +
                                                  "=" + range);
        if (name.size() < 3) continue;  // as parameters are named, not options
        const std::string near = suggestion("--" + name, options.command->option_names());
        if (!near.empty())
            throw Error(ErrorKind::Input,
                        "`" + name +
                            "` is no parameter of the template, and there is no option --" + name +
                            near);
    }
    return {game, options.position_template, ranges};
}

Family family_of(Session& session, const FamilyOptions& options) {
    return Family(session, family_plan_of(session.catalog(), options));
}

}  // namespace upstar::cli
