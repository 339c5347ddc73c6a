// upstar help [topic], and `help topic` in the calculator.
#include <algorithm>
#include <iostream>
#include <sstream>

#include "command.h"
#include "help_page.h"
#include "reference.h"
#include "upstar/base/suggestion.h"
#include "upstar/base/words.h"
#include "upstar/catalog/game_help.h"
#include "upstar/lang/language_help.h"

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

// As a word of the shell.
std::string in_quotes(const std::string& position) {
    const bool is_plain = position.find_first_of(" |()*^'\"#~") == std::string::npos;
    return is_plain ? position : "'" + position + "'";
}

std::string shell_examples(const AnyRuleset& game) {
    const About& about = game.about();
    const std::string position = " " + in_quotes(about.examples.back()) + "\n";
    return "\nFrom the shell:\n    upstar analyse " + slug(about) + position + "    upstar play " +
           slug(about) + position;
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

bool is_command(const std::string& words) { return !command_help(words).empty(); }

std::vector<std::string> command_names() {
    return of_all_commands([](const Command& program) { return program.subcommand_names(); });
}

std::vector<std::string> help_topics() {
    std::vector<std::string> topics = language_topics();
    topics.insert(topics.end(), {"games", "commands"});
    for (const std::string& command : command_names()) topics.push_back(command);
    const Catalog catalog;
    for (const RulesetPtr& game : catalog.games()) topics.push_back(game->id());
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
    if (topic == "commands") return of_all_commands(commands_text);
    const Catalog catalog;
    if (topic == "games") return games_help(catalog);
    std::string text = language_help(topic);
    if (const RulesetPtr game = catalog.find(topic); game && text.empty())
        text = game_help(*game, shell_examples(*game));
    const std::string command = command_help(topic);
    return text.empty() || command.empty()
               ? text + command
               : text + "\nThe command upstar " + topic + ":\n\n" + command;
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
