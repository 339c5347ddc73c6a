// How --help looks: what people type and what it means, within the columns of a terminal, without
// what CLI11 says of types and checks.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace upstar::cli {

/// FILE, left|right: the name of an option's value, without the checks that CLI11 adds behind it.
std::string value_name(const CLI::Option& option);

class HelpFormatter : public CLI::Formatter {
public:
    std::string make_description(const CLI::App* app) const override;
    std::string make_footer(const CLI::App* app) const override;
    std::string make_option(const CLI::Option* option, bool is_positional) const override;
    std::string make_subcommand(const CLI::App* command) const override;
};

}  // namespace upstar::cli
