// upstar nim ...: what is about Circular Nim and its variations as a whole, not one position.
#include "command.h"

namespace upstar::cli {

void add_nim(CLI::App& app, CommonOptions& common, int& exit_code) {
    auto* nim = app.add_subcommand("nim", "the P-positions of Circular Nim and its variations");
    nim->require_subcommand(1);
    add_nim_sieve(*nim, common, exit_code);
    add_nim_proofs(*nim, common, exit_code);
    add_nim_theorems(*nim, common, exit_code);
}

}  // namespace upstar::cli
