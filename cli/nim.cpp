// upstar nim ...: what is about Circular Nim and its variations as a whole, not one position.
#include "command.h"

namespace upstar::cli {

void add_nim(Command& program, CommonOptions& common) {
    Command& nim = program.subcommand("nim", "the P-positions of Circular Nim and its variations");
    add_nim_sieve(nim, common);
    add_nim_proofs(nim, common);
    add_nim_theorems(nim, common);
}

}  // namespace upstar::cli
