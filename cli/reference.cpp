#include "reference.h"

#include <algorithm>
#include <vector>

#include "help_page.h"
#include "upstar/base/wrapped_text.h"
#include "upstar/version.h"

namespace upstar::cli {
namespace {

// "dots analyse"; empty for the program itself.
std::string name_of(const Command& command) {
    const std::string path = command.path();
    return path.substr(std::min(path.find(' '), path.size() - 1) + 1);
}

// The program and every command that does something by itself, in the order of the table.
void add_leaves(const Command& command, std::vector<const Command*>& out) {
    if (command.has_action()) out.push_back(&command);
    for (const Command* sub : command.subcommands()) add_leaves(*sub, out);
}

std::vector<const Command*> leaves(const Command& program) {
    std::vector<const Command*> out;
    add_leaves(program, out);
    return out;
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

std::string man_option(const CommandArgument& option) {
    return ".TP\n" + bold(option.name) + (option.is_flag() ? "" : " " + slanted(option.value)) +
           "\n" + escaped(option.about) + "\n";
}

std::string man_command(const Command& program, const Command& command) {
    std::string text =
        ".SS upstar " + escaped(usage(command)) + "\n" + escaped(command.about()) + ".\n";
    if (!command.footer().empty()) text += ".PP\n" + escaped(command.footer()) + "\n";
    for (const CommandArgument* argument : command.positionals())
        text += ".TP\n" + slanted(argument->name) + "\n" + escaped(argument->about) + "\n";
    for (const CommandArgument* option : command.options())
        if (program.option(option->name) == nullptr) text += man_option(*option);
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
.I $XDG_CONFIG_HOME/upstar/startup.cgs
A script that the calculator runs before the first query, unless it is called with
.BR \-\-no\-startup ;
by default under
.IR ~/.config .
.TP
.I $XDG_STATE_HOME/upstar/history
The lines typed into the calculator; by default under
.IR ~/.local/state .
.SH EXAMPLES
.nf
upstar eval \(aq{1|\-1} + ^\(aq \(aq{2||1|0}.Mean\(aq
upstar eval \-\-plot thermograph.svg \(aq{4|1||\-1|\-3}\(aq
upstar explain \(aq^ >= *\(aq
upstar explain nim 3,5,7
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
    const std::string name = name_of(command);
    std::string after, words;
    for (const std::string& sub : command.subcommand_names()) words += sub + " ";
    for (const CommandArgument* option : command.options()) {
        words += option->name + " ";
        if (option->is_flag()) continue;
        const std::string how = completes(option->value);
        after +=
            "        '" + name + ":" + option->name + "') " + (how.empty() ? ":" : how) + " ;;\n";
    }
    std::string text = after + "        '" + name + "':*) words='" + words + "--help'";
    for (const CommandArgument* argument : command.positionals()) {
        const std::string how =
            completes(argument->value.empty() ? argument->name : argument->value);
        if (!how.empty()) text += "; " + how;
    }
    return text + " ;;\n";
}

}  // namespace

std::string usage(const Command& command) {
    std::string text = name_of(command);
    for (const CommandArgument* argument : command.positionals())
        text += " " + positional_usage(*argument);
    for (const CommandArgument* option : command.options())
        if (option->is_required) text += " " + option->name + " " + option->value;
    return text;
}

std::string commands_text(const Command& program) {
    constexpr std::size_t kColumn = 32;
    std::string text = "To be typed in the shell:\n\n";
    for (const Command* command : leaves(program)) {
        const bool is_program = command == &program;
        text += list_entry("    upstar" + (is_program ? "" : " " + usage(*command)),
                           is_program ? "the calculator" : command->about(), kColumn);
    }
    return text +
           "\n`upstar COMMAND --help` lists the options of a command. Exit codes: 0 done, 1 a "
           "claim\n"
           "failed or nothing was found, 2 bad input, 3 a limit was reached.\n";
}

std::string man_page(const Command& program) {
    std::string text = ".TH UPSTAR 1 \"\" \"Upstar " + std::string(kVersion) +
                       "\" \"User Commands\"\n" + kManBegin;
    text += ".SH OPTIONS\nEvery command understands these.\n";
    for (const CommandArgument* option : program.options()) text += man_option(*option);
    text += ".TP\n" + bold("-h") + ", " + bold("--help") +
            "\nTell what the program, or a command, understands.\n.SH COMMANDS\n";
    for (const Command* command : leaves(program))
        if (command != &program) text += man_command(program, *command);
    return text + kManEnd;
}

std::string bash_completion(const Command& program) {
    std::vector<const Command*> commands = leaves(program);
    for (const Command* sub : program.subcommands())
        if (!sub->has_action()) commands.push_back(sub);  // only commands under it, such as dots
    std::string text = kCompletionBegin;
    for (const Command* command : commands) {
        if (command == &program) continue;
        const std::string name = name_of(*command);
        text += "            '" + (name.find(' ') == std::string::npos ? " " + name : name) +
                "') command='" + name + "' ;;\n";
    }
    text += "        esac\n    done\n    case \"$command:$previous\" in\n";
    for (const Command* command : commands) text += completion_of(*command);
    return text + kCompletionEnd;
}

}  // namespace upstar::cli
