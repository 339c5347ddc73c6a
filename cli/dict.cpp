// upstar dict: positions and their values in a file that lasts. Each of its subcommands is a file
// of its own, or shares one with its like.
#include "command.h"

namespace upstar::cli {

void add_dict(Command& program, CommonOptions& common) {
    Command& command = program.subcommand(
        "dict", "dictionaries: positions of any games and their values, in a file");
    command.footer(
        "A dictionary is a database of SQLite, which other programs read; the manual has its "
        "tables. `upstar sweep --dict FILE` fills one with any family of positions, and --dict "
        "FILE of commands that evaluate makes them ask it first.");
    add_dict_build(command, common);
    add_dict_find(command, common);
    add_dict_values(command, common);
    add_dict_differ(command, common);
    add_dict_merge(command, common);
    add_dict_info(command, common);
    add_dict_check(command, common);
    add_dict_freeze(command, common);
    add_dict_thaw(command, common);
}

}  // namespace upstar::cli
