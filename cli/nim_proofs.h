// What the subcommands about proofs of Circular Nim share.
#pragma once

#include <optional>
#include <string>

#include "command.h"
#include "interrupt.h"
#include "nim_game.h"
#include "progress_line.h"
#include "upstar/base/json.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/circular_nim/theorems/partition_proof.h"
#include "upstar/games/circular_nim/theorems/pattern.h"

namespace upstar::cli {
using namespace upstar::circular_nim;

struct ProofCommand {
    NimGame game;
    std::uint32_t largest = 0;
    std::string set;
    unsigned bits = 0;
    std::string folder;
    bool moves = false;
    bool progress = false;

    /// Throws Error (Input) if there is no such game.
    CircularRules rules() const;
};

/// One piece of work with its limits; says on stderr what it is doing, on a terminal or if asked
/// to.
class Work {
public:
    Work(const ProofCommand& command, const CommonOptions& common);
    Context& context() { return context_; }

private:
    Context context_;
    ContextLine line_;
    InterruptGuard guard_;
    TimeLimit limit_;
};

struct Theorem {
    std::optional<PartitionProof> proof;  // none if no pattern was found
    std::string missing;                  // what is, if not proved
};

bool is_proved(const Theorem& theorem);

/// Proves the set of the command, or a pattern if it has none. `input` becomes the text of the set.
Theorem decide(const ProofCommand& command, const CircularRules& rules, std::string& input,
               Context& context);

Json json_of(const CircularRules& rules, const Theorem& theorem);

/// What keeps a pattern from being one.
std::string shortcoming(const Pattern& pattern);

}  // namespace upstar::cli
