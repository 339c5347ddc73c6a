#include "family_options.h"

#include <algorithm>
#include <set>

namespace upstar::cli {

void add_family_options(CLI::App& app, FamilyOptions& options) {
    add_game_argument(app, options.game);
    app.add_option("TEMPLATE", options.position_template,
                   "a position with parameters: 2x{n}, {a},{a+1}, T^a .^b F^c")
        ->required();
    app.add_option("--range", options.ranges,
                   "the values of a parameter, such as a=1..7, b=3 or c=1..a; in short: --NAME "
                   "LO..HI")
        ->type_name("NAME=LO..HI")
        ->allow_extra_args(false);
    add_with_option(app, options.with);
    add_work_options(app, options.threads, options.progress);
}

Family family_of(Session& session, const FamilyOptions& options) {
    std::vector<RangeText> ranges;
    for (const std::string& word : options.ranges) {
        auto [name, range] = halves("--range", word);
        ranges.push_back({std::move(name), std::move(range)});
    }
    const RulesetPtr game = game_with(options.game, options.with);
    for (const auto& [name, range] : ranges)
        for (const Parameter& parameter : game->about().parameters)
            if (parameter.name == name && options.position_template.find(name) == std::string::npos)
                throw Error(ErrorKind::Input, "`" + name + "` is a parameter of " +
                                                  game->about().name + ": write --with " + name +
                                                  "=" + range);
    return Family(session, game, options.position_template, ranges);
}

std::vector<std::string> family_arguments(const CLI::App& app,
                                          const std::vector<std::string>& arguments) {
    const std::set<std::string> families = {"table", "conjecture"};
    const std::size_t command = place_of_command(arguments);
    if (command == arguments.size() || !families.contains(arguments[command])) return arguments;

    const CLI::App* sub = app.get_subcommand(arguments[command]);
    std::vector<std::string> options(arguments.begin(),
                                     arguments.begin() + static_cast<std::ptrdiff_t>(command) + 1);
    std::vector<std::string> positionals;
    for (std::size_t i = command + 1; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (argument == "--") {
            positionals.insert(positionals.end(),
                               arguments.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                               arguments.end());
            break;
        }
        if (argument == "-h") {
            options.push_back(argument);
            continue;
        }
        if (argument.rfind("--", 0) != 0) {
            positionals.push_back(argument);
            continue;
        }
        const std::size_t equals = argument.find('=');
        const std::string name = argument.substr(0, equals);
        const CLI::Option* known = sub->get_option_no_throw(name);
        const bool takes_value = known == nullptr || known->get_items_expected_max() > 0;
        std::string value = equals == std::string::npos ? "" : argument.substr(equals + 1);
        const bool has_value =
            equals != std::string::npos || (takes_value && i + 1 < arguments.size());
        if (equals == std::string::npos && takes_value && has_value) value = arguments[++i];
        if (known != nullptr) {
            options.push_back(name);
            if (has_value) options.push_back(value);
        } else {
            options.emplace_back("--range");
            options.push_back(name.substr(2) + "=" + value);
        }
    }
    options.emplace_back("--");
    options.insert(options.end(), positionals.begin(), positionals.end());
    return options;
}

}  // namespace upstar::cli
