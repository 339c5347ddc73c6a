#include "reference.h"

#include <algorithm>

#include "help_formatter.h"
#include "upstar/version.h"
#include "wrapped_text.h"

namespace upstar::cli {
namespace {

struct Command {
    std::string name;  // "dots analyse"; empty for the program itself
    const CLI::App* app;
};

// The program and every command that does something by itself, in the order of the table.
void add_leaves(const CLI::App& app, const std::string& name, std::vector<Command>& out) {
    const auto below = subcommands(app);
    if (name.empty() || below.empty()) out.push_back({name, &app});
    for (const CLI::App* sub : below)
        add_leaves(*sub, (name.empty() ? "" : name + " ") + sub->get_name(), out);
}

std::vector<Command> leaves(const CLI::App& app) {
    std::vector<Command> out;
    add_leaves(app, "", out);
    return out;
}

bool is_positional(const CLI::Option& option) { return option.get_positional(); }
bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

// The options of a command as users write them, without --help, which all have.
std::vector<const CLI::Option*> options_of(const CLI::App& app, bool positional) {
    return app.get_options([&](const CLI::Option* option) {
        return is_positional(*option) == positional && option->get_name() != "--help";
    });
}

std::string positional_name(const CLI::Option& option) {
    std::string name = option.get_name(true);
    if (option.get_items_expected_max() > 1) name += "...";
    return option.get_required() ? name : "[" + name + "]";
}

std::string usage(const Command& command) {
    std::string text = command.name;
    for (const CLI::Option* option : options_of(*command.app, true))
        text += " " + positional_name(*option);
    for (const CLI::Option* option : options_of(*command.app, false))
        if (option->get_required())
            text += " --" + option->get_lnames().front() + " " + value_name(*option);
    return text;
}

bool is_common(const CLI::App& program, const CLI::Option& option) {
    return !option.get_lnames().empty() &&
           program.get_option_no_throw("--" + option.get_lnames().front()) != nullptr;
}

// Text as man takes it.
std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) {
        const bool first = out.empty() || out.back() == '\n';
        if (first && (c == '.' || c == '\'')) out += "\\&";
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else if (c == '\'')
            out += "\\(aq";
        else
            out += c;
    }
    return out;
}

std::string bold(const std::string& text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string slanted(const std::string& text) { return "\\fI" + escaped(text) + "\\fR"; }

std::string man_option(const CLI::Option& option) {
    std::string names;
    for (const std::string& name : option.get_snames()) names += bold("-" + name) + ", ";
    for (const std::string& name : option.get_lnames()) names += bold("--" + name) + ", ";
    names.resize(names.size() - 2);
    if (takes_value(option)) names += " " + slanted(value_name(option));
    return ".TP\n" + names + "\n" + escaped(option.get_description()) + "\n";
}

std::string man_command(const CLI::App& program, const Command& command) {
    std::string text = ".SS upstar " + escaped(usage(command)) + "\n" +
                       escaped(command.app->get_description()) + ".\n";
    if (!command.app->get_footer().empty())
        text += ".PP\n" + escaped(command.app->get_footer()) + "\n";
    for (const CLI::Option* option : options_of(*command.app, true))
        text += ".TP\n" + slanted(option->get_name(true)) + "\n" +
                escaped(option->get_description()) + "\n";
    for (const CLI::Option* option : options_of(*command.app, false))
        if (!is_common(program, *option)) text += man_option(*option);
    return text;
}

constexpr const char* kManBegin = R"(.SH NAME
upstar \- a calculator for combinatorial games
.SH SYNOPSIS
.B upstar
.RI [ OPTIONS ]
.br
.B upstar
.I COMMAND
.RI [ OPTIONS ]
\&...
.SH DESCRIPTION
Upstar computes the values of short combinatorial games: canonical forms, thermographs, atomic
weights, Grundy values. Values are written in CGSuite's notation, for input and for output.
.PP
Without a command it is a calculator: type an expression, get its value. In a terminal, lines can be
edited and recalled, Tab completes names, and Ctrl-C ends the running query and keeps the session.
.B help
lists the topics of the built-in help;
.B quit
leaves.
.PP
Results go to standard output, errors to standard error.
)";

constexpr const char* kManEnd = R"(.SH EXIT STATUS
.TP
.B 0
Done.
.TP
.B 1
A claim of a paper failed, a conjecture has a counterexample, or what was sought was not found.
.TP
.B 2
Bad input.
.TP
.B 3
A limit was reached, or the work was interrupted.
.SH FILES
.TP
.I $XDG_STATE_HOME/upstar/history
The lines typed into the calculator; by default under
.IR ~/.local/state .
.SH EXAMPLES
.nf
upstar eval \(aq{1|\-1} + ^\(aq \(aq{2||1|0}.Mean\(aq
upstar eval \-\-plot thermograph.svg \(aq{4|1||\-1|\-3}\(aq
upstar explain "\(aq{0,*|*}\(aq"
upstar analyse toads TTT..FFF
upstar table toads \(aqT^a .^b F^c\(aq \-\-a 1..4 \-\-b 1..3 \-\-c 1..a
upstar dots analyse \(aqA@4 A\-B:12 B@4 chain:10\(aq
upstar nim prove 5 3
.fi
)";

constexpr const char* kCompletionBegin = R"(# Completion of upstar for bash.

_upstar_games() { upstar help games 2>/dev/null | sed -nE 's/^ {4}([a-z_]+) .*/\1/p'; }
_upstar_topics() {
    echo values operators properties language games commands
    upstar help properties 2>/dev/null | sed -nE 's/^ {4}\.?([A-Za-z]+).*/\1/p'
    _upstar_games
}

_upstar() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local command= words= files= word
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$command $word" in
)";

constexpr const char* kCompletionEnd = R"(    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current" | sort -u)
    if [ -n "$files" ]; then
        compopt -o filenames 2>/dev/null
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current")
    fi
}

complete -F _upstar upstar
)";

// What completes a value of this name: an assignment of `words`, or of `files`.
std::string completes(const std::string& value) {
    if (value.find('|') != std::string::npos) {
        std::string words = value;
        std::replace(words.begin(), words.end(), '|', ' ');
        return "words+=' " + words + "'";
    }
    if (value == "FILE" || value == "FOLDER") return "files=yes";
    if (value == "GAME") return "words+=\" $(_upstar_games)\"";
    if (value == "TOPIC") return "words+=\" $(_upstar_topics)\"";
    return "";
}

// Branches of a `case` on "command:previous word", and on the command alone.
std::string completion_of(const Command& command) {
    std::string after, words;
    for (const CLI::App* sub : subcommands(*command.app)) words += sub->get_name() + " ";
    for (const CLI::Option* option : options_of(*command.app, false))
        for (const std::string& name : option->get_lnames()) {
            words += "--" + name + " ";
            if (!takes_value(*option)) continue;
            const std::string how = completes(value_name(*option));
            after += "        '" + command.name + ":--" + name + "') " + (how.empty() ? ":" : how) +
                     " ;;\n";
        }
    std::string text = after + "        '" + command.name + "':*) words='" + words + "--help'";
    for (const CLI::Option* option : options_of(*command.app, true)) {
        const std::string type = value_name(*option);
        const std::string how =
            completes(type.find('|') != std::string::npos ? type : option->get_name(true));
        if (!how.empty()) text += "; " + how;
    }
    return text + " ;;\n";
}

// Commands that only have commands under them, such as dots.
void add_groups(const CLI::App& app, std::vector<Command>& out) {
    for (const CLI::App* sub : subcommands(app))
        if (!subcommands(*sub).empty()) out.push_back({sub->get_name(), sub});
}

}  // namespace

std::vector<const CLI::App*> subcommands(const CLI::App& app) {
    return app.get_subcommands([](const CLI::App*) { return true; });
}

std::string commands_text(const CLI::App& app) {
    constexpr std::size_t kColumn = 32;
    std::string text = "To be typed in the shell:\n\n";
    for (const Command& command : leaves(app)) {
        const bool is_program = command.name.empty();
        text += list_entry("    upstar" + (is_program ? "" : " " + usage(command)),
                           is_program ? "the calculator" : command.app->get_description(), kColumn);
    }
    return text +
           "\n`upstar COMMAND --help` lists the options of a command. Exit codes: 0 done, 1 a "
           "claim\n"
           "failed or nothing was found, 2 bad input, 3 a limit was reached.\n";
}

std::string man_page(const CLI::App& app) {
    std::string text = ".TH UPSTAR 1 \"\" \"Upstar " + std::string(kVersion) +
                       "\" \"User Commands\"\n" + kManBegin;
    text += ".SH OPTIONS\nEvery command understands these.\n";
    for (const CLI::Option* option : options_of(app, false)) text += man_option(*option);
    text += ".TP\n" + bold("-h") + ", " + bold("--help") +
            "\nTell what the program, or a command, understands.\n.SH COMMANDS\n";
    for (const Command& command : leaves(app))
        if (!command.name.empty()) text += man_command(app, command);
    return text + kManEnd;
}

std::string bash_completion(const CLI::App& app) {
    std::vector<Command> commands = leaves(app);
    add_groups(app, commands);
    std::string text = kCompletionBegin;
    for (const Command& command : commands) {
        if (command.name.empty()) continue;
        const std::size_t space = command.name.rfind(' ');
        text += "            '" + (space == std::string::npos ? " " + command.name : command.name) +
                "') command='" + command.name + "' ;;\n";
    }
    text += "        esac\n    done\n    case \"$command:$previous\" in\n";
    for (const Command& command : commands) text += completion_of(command);
    return text + kCompletionEnd;
}

}  // namespace upstar::cli
