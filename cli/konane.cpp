// upstar konane: what is special to Konane. Each of its subcommands is a file of its own.

#include "command.h"
#include "konane_options.h"

namespace upstar::cli {

void add_rules_option(CLI::App& command, Konane::Jumps& jumps) {
    static const Choices<Konane::Jumps> kRules = {
        {Konane::name(Konane::Jumps::Ancient), Konane::Jumps::Ancient},
        {Konane::name(Konane::Jumps::Modern), Konane::Jumps::Modern}};
    add_choice(command, "--rules", jumps, kRules,
               "ancient (the default): several jumps in a line are one move; modern: one jump");
}

void add_konane(CLI::App& app, CommonOptions& common, int& exit_code) {
    auto* command = app.add_subcommand(
        "konane",
        "who wins whole boards of Konane, how far its stones can get, what small positions are "
        "worth");
    command->require_subcommand(1);
    add_konane_solve(*command, common, exit_code);
    add_konane_check(*command, common, exit_code);
    add_konane_penetration(*command, common, exit_code);
    add_konane_dictionary(*command, common, exit_code);
}

}  // namespace upstar::cli
