#include "upstar/catalog/game_help.h"

#include "upstar/base/wrapped_text.h"

namespace upstar {

std::string games_help(const Catalog& catalog) {
    std::string text;
    for (const RulesetPtr& game : catalog.games())
        text += list_entry("    " + slug(game->about()), game->about().summary, 24);
    return text + "\n`help` with the name of a game tells its rules and its notation.\n";
}

std::string game_help(const AnyRuleset& game, const std::string& more) {
    const About& about = game.about();
    std::string text = about.name + ": " + about.summary + "\n\n" + wrapped(about.rules) + "\n\n" +
                       wrapped(about.notation) + "\n";
    std::string parameters;
    std::string switches;
    for (const Parameter& parameter : about.parameters) {
        const bool is_switch = parameter.words == std::vector<std::string>{"on", "off"};
        if (is_switch)
            switches += list_entry("    " + parameter.name, parameter.help, 20);
        else
            parameters += list_entry("    " + parameter.name + " => " + parameter.standard,
                                     parameter.help + " (" + parameter.allowed() + ")", 32);
    }
    if (!parameters.empty()) text += "\nParameters:\n" + parameters;
    text += "\nExamples:\n";
    for (const std::string& example : about.examples)
        text += "    " + slug(about) + "(\"" + example + "\")" +
                (game.kind() == PositionKind::Scoring     ? ".Margin"
                 : game.kind() == PositionKind::Impartial ? ".NimValue"
                                                          : ".Value") +
                "\n";
    text += more;
    if (!switches.empty())
        text += "\nSwitches, parameters that are on unless set to off:\n" + switches;
    return text;
}

}  // namespace upstar
