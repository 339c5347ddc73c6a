// upstar konane: what is special to Konane. Each of its subcommands is a file of its own.
#include "command.h"
#include "konane_options.h"

namespace upstar::cli {

void add_rules_option(Command& command, Konane::Jumps& jumps) {
    static const Choices<Konane::Jumps> kRules = {
        {Konane::name(Konane::Jumps::Ancient), Konane::Jumps::Ancient},
        {Konane::name(Konane::Jumps::Modern), Konane::Jumps::Modern}};
    command.choice("--rules", jumps, kRules,
                   "ancient (the default): several jumps in a line are one move; modern: one jump");
}

void add_konane(Command& program, CommonOptions& common) {
    Command& command = program.subcommand(
        "konane",
        "who wins whole boards of Konane, how far its stones can get, what small positions are "
        "worth");
    add_konane_solve(command, common);
    add_konane_check(command, common);
    add_konane_penetration(command, common);
    add_konane_dictionary(command, common);
}

}  // namespace upstar::cli
