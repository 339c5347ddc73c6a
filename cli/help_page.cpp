#include "help_page.h"

#include "upstar/base/wrapped_text.h"

namespace upstar::cli {
namespace {

constexpr std::size_t kColumn = 26;  // where explanations begin

std::string entry(const std::string& head, const std::string& about) {
    return list_entry("  " + head, about, kColumn);
}

std::string entry(const CommandArgument& argument) {
    if (argument.is_positional() || argument.is_flag()) return entry(argument.name, argument.about);
    return entry(argument.name + " " + argument.value,
                 argument.about + (argument.is_required ? "; needed" : ""));
}

}  // namespace

std::string positional_usage(const CommandArgument& argument) {
    const std::string name = argument.name + (argument.repeats ? "..." : "");
    return argument.is_required ? name : "[" + name + "]";
}

std::string help_page(const Command& command) {
    std::string usage = "Usage: " + command.path() + " [OPTIONS]";
    std::string positionals, subcommands;
    for (const CommandArgument* argument : command.positionals()) {
        usage += " " + positional_usage(*argument);
        positionals += entry(*argument);
    }
    for (const Command* sub : command.subcommands())
        subcommands += entry(sub->name(), sub->about());
    if (!subcommands.empty()) usage += command.has_action() ? " [SUBCOMMAND]" : " SUBCOMMAND";

    std::string text = wrapped(command.about()) + "\n" + usage + "\n";
    if (!positionals.empty()) text += "\nPositionals:\n" + positionals;
    text += "\nOptions:\n" + entry("-h,--help", "what you are reading");
    for (const CommandArgument* option : command.options()) text += entry(*option);
    if (!subcommands.empty()) text += "\nSubcommands:\n" + subcommands;
    text += "\n";
    return command.footer().empty() ? text : text + wrapped(command.footer()) + "\n";
}

}  // namespace upstar::cli
