#include "help_formatter.h"

#include "wrapped_text.h"

namespace upstar::cli {
namespace {

constexpr std::size_t kColumn = 26;  // where explanations begin

}  // namespace

std::string value_name(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    return type.substr(0, type.find_first_of(": "));
}

std::string HelpFormatter::make_description(const CLI::App* app) const {
    return wrapped(app->get_description()) + "\n";
}

std::string HelpFormatter::make_footer(const CLI::App* app) const {
    const std::string footer = app->get_footer();
    return footer.empty() ? "" : wrapped(footer) + "\n";
}

std::string HelpFormatter::make_option(const CLI::Option* option, bool is_positional) const {
    std::string head = "  " + make_option_name(option, is_positional);
    std::string text = option->get_description();
    if (!is_positional && option->get_type_size() != 0) {
        head += " " + value_name(*option);
        if (option->get_required()) text += "; needed";
    }
    return list_entry(head, text, kColumn);
}

std::string HelpFormatter::make_subcommand(const CLI::App* command) const {
    return list_entry("  " + command->get_name(), command->get_description(), kColumn);
}

}  // namespace upstar::cli
