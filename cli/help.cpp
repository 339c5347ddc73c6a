// upstar help [topic], and `help topic` in the calculator.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <memory>
#include <sstream>
#include <string_view>

#include "command.h"
#include "help_page.h"
#include "reference.h"
#include "upstar/base/suggestion.h"
#include "upstar/catalog/catalog.h"
#include "upstar/lang/interpreter.h"
#include "wrapped_text.h"

namespace upstar::cli {
namespace {

constexpr const char* kOverview =
    R"(Upstar is a calculator for combinatorial games. Type an expression, get its value.

    {1|-1} + ^            a sum of games, in canonical form
    {2||1|0}.Mean         a property; help properties lists them
    g := {3||2|1}; 5*g    a variable
    {1|-1} + ^ <> 0       a comparison: == != < <= > >= <> <| |>
    [n*^ for n from 1 to 5]

Topics (help TOPIC):
    values       how numbers, nimbers, ups and other games are written
    operators    sums, products, comparisons
    properties   everything to ask of a value: .Mean, .Thermograph, .Cool(1)
    language     variables, functions, lists, loops, conditions
    games        the games in the catalog, and how to write positions
    commands     what the program does besides, from the shell: analyse, play,
                 table, conjecture, dots, konane, nim, papers, ...

The name of a property, a game or a command is a topic too: help Mean, help domineering,
help analyse.
)";

constexpr const char* kValues =
    R"(Values are written as in CGSuite:

    3  -1/2               numbers; any integer size, dyadic fractions as m/n
    *  *2                 nimbers
    ^  ^^  ^3  v  v2*     ups and downs, with a star: up, double up, three ups, ...
    1v*  9/8*             a number with an infinitesimal run on
    {2|1}  {2||1|0}       Left's options, bars, Right's; more bars divide first
    +-1  +-{2|1}          a switch {g|-g}; +-{a,b} has several options
    Tiny(2)  Miny(1/2)    {0||0|-2} and {1/2|0||0}
    ^<2>  ^[2]            up-second, and up + up-second
    '{0,1|2}'             an explicit form, kept as written; .CanonicalForm is its value

After a number, *2 and ^3 would read as a product and a power: write 9+*2 and 9+^3.
Also accepted: ↑ ↓ ⇑ ⇓ ∗ ± ⧾ ⧿.
)";

constexpr const char* kOperators =
    R"(    g + h   g - h   -g    sum, difference, negative
    n * g                 n copies of g; for numbers also * / % ^
    g : h                 ordinal sum
    g +- h                g plus the switch {h|-h}
    g Heat 1              an infix call: the same as g.Heat(1)
    == != < <= > >=       comparisons of games
    <>  <|  |>            confused with; less than or confused with; greater or confused
    and  or  not          conditions
)";

constexpr const char* kLanguage =
    R"(    g := {1|0}                       a variable; _ is the last result
    f := x -> x + 1                  a function; (x,y) -> x + y has two arguments
    def f(n) := if n == 0 then 1 else n * f(n-1) end
    [1,2,3]  {1,2,3}                 a list, a set
    [n*^ for n from 1 to 5]          a list made by a loop; also: from a to b by c, in list,
    [n for n from 1 to 9 where n.IsOdd]
    if a then b elseif c then d else e end
    for x in list do ... end;  while c do ... end;  begin a; b end
    a; b                             one after the other; the last is the result
    // to the end of the line        a comment
)";

std::string call_text(const PropertyHelp& entry) {
    return entry.name + (entry.arguments.empty() ? "" : "(" + entry.arguments + ")");
}

std::string properties_text() {
    constexpr std::size_t kColumn = 29;
    std::string text;
    std::string section;
    for (const PropertyHelp& property : property_help()) {
        if (property.applies_to != section) {
            section = property.applies_to;
            text += (text.empty() ? "" : "\n") + std::string("Of ") + section + ":\n";
        }
        text += list_entry("    ." + call_text(property), property.help, kColumn);
    }
    text += "\nFunctions:\n";
    for (const PropertyHelp& builtin : builtin_help())
        text += list_entry("    " + call_text(builtin), builtin.help, kColumn);
    return text;
}

std::string games_text() {
    std::string text;
    const Catalog catalog;
    for (const RulesetPtr& game : catalog.games())
        text += list_entry("    " + slug(game->about()), game->about().summary, 24);
    return text + "\n`help` with the name of a game tells its rules and its notation.\n";
}

// As a word of the shell.
std::string in_quotes(const std::string& position) {
    const bool is_plain = position.find_first_of(" |()*^'\"#~") == std::string::npos;
    return is_plain ? position : "'" + position + "'";
}

std::string game_text(const RulesetPtr& game) {
    const About& about = game->about();
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
                (game->kind() == PositionKind::Scoring     ? ".Margin"
                 : game->kind() == PositionKind::Impartial ? ".NimValue"
                                                           : ".Value") +
                "\n";
    const std::string position = " " + in_quotes(about.examples.back()) + "\n";
    text += "\nFrom the shell:\n    upstar " +
            (game->kind() == PositionKind::Scoring ? "dots analyse" : "analyse " + slug(about)) +
            position + "    upstar play " + slug(about) + position;
    if (!switches.empty())
        text += "\nSwitches, parameters that are on unless set to off:\n" + switches;
    return text;
}

// What `make` makes of the table of commands.
template <class Make>
auto of_all_commands(const Make& make) {
    Command program("upstar", "");
    CommonOptions common;
    add_commands(program, common);
    return make(program);
}

// What `upstar analyse --help` says, for "analyse"; the words of a command may have blanks between
// them. Empty if there is none.
std::string command_help(const std::string& name) {
    return of_all_commands([&](const Command& program) -> std::string {
        const Command* found = &program;
        std::istringstream words(name);
        for (std::string word; words >> word;) {
            found = found->subcommand(word);
            if (found == nullptr) return {};
        }
        return found == &program ? std::string() : help_page(*found);
    });
}

}  // namespace

std::vector<std::string> command_names() {
    return of_all_commands([](const Command& program) { return program.subcommand_names(); });
}

std::vector<std::string> help_topics() {
    std::vector<std::string> topics = {"values",   "operators", "properties",
                                       "language", "games",     "commands"};
    for (const std::string& command : command_names()) topics.push_back(command);
    const Catalog catalog;
    for (const RulesetPtr& game : catalog.games()) topics.push_back(game->id());
    for (const PropertyHelp& property : property_help()) topics.push_back(property.name);
    for (const PropertyHelp& builtin : builtin_help()) topics.push_back(builtin.name);
    std::sort(topics.begin(), topics.end());
    topics.erase(std::unique(topics.begin(), topics.end()), topics.end());
    return topics;
}

std::string help_text(const std::string& asked) {
    std::string topic = asked;
    const std::vector<std::string> topics = help_topics();
    const auto same = [&](const std::string& name) { return same_word(name, asked); };
    if (std::find(topics.begin(), topics.end(), asked) == topics.end())
        if (const auto found = std::find_if(topics.begin(), topics.end(), same);
            found != topics.end())
            topic = *found;
    if (topic.empty()) return kOverview;
    constexpr std::string_view kNotations[] = {"^",    "v",    "*",      "+-",    "up",
                                               "down", "star", "switch", "nimber"};
    if (topic == "values" ||
        std::find(std::begin(kNotations), std::end(kNotations), topic) != std::end(kNotations))
        return kValues;
    if (topic == "operators") return kOperators;
    if (topic == "language") return kLanguage;
    if (topic == "commands") return of_all_commands(commands_text);
    if (topic == "properties") return properties_text();
    if (topic == "games") return games_text();
    std::string text;
    for (const auto& table : {property_help(), builtin_help()})
        for (const PropertyHelp& entry : table)
            if (entry.name == topic)
                text += call_text(entry) + " (" + entry.applies_to + "): " + entry.help + "\n";
    if (!text.empty()) return text;
    if (const RulesetPtr game = Catalog().find(topic)) return game_text(game);
    return command_help(topic);
}

void add_help(Command& program) {
    Command& command = program.subcommand("help", "help on a topic, a property or a game");
    auto topic = std::make_shared<std::vector<std::string>>();
    auto man = std::make_shared<bool>();
    auto completion = std::make_shared<bool>();
    command.positional("TOPIC", *topic, "a topic, such as dots analyse; without one, an overview");
    command.flag("--man-page", *man, "write the man page instead");
    command.flag("--completion", *completion, "write the completion script of bash instead");
    command.runs([topic, man, completion]() -> int {
        if (*man || *completion) {
            std::cout << of_all_commands(*man ? man_page : bash_completion);
            return Ok;
        }
        const std::string name = joined(*topic, " ");
        const std::string text = help_text(name);
        if (text.empty()) {
            remark("no help on `" + name + "`" + suggestion(name, help_topics()));
            return BadInput;
        }
        std::cout << text;
        return Ok;
    });
}

}  // namespace upstar::cli
