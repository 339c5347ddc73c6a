// GAME TEMPLATE --a 1..7: how the subcommands about families of positions are told which.
#pragma once

#include <string>
#include <vector>

#include "command.h"
#include "position_options.h"
#include "upstar/sweep/family.h"

namespace upstar::cli {

struct FamilyOptions {
    std::string game;
    std::string position_template;
    std::vector<std::string> with;     // name=value
    std::vector<std::string> ranges;   // name=range
    const Command* command = nullptr;  // whose options these are
};

void add_family_options(Command& command, FamilyOptions& options, CommonOptions& common,
                        Needed needed = Needed::Yes);

/// Throws Error (Input); its offset is one into the template.
FamilyPlan family_plan_of(const Catalog& catalog, const FamilyOptions& options);
Family family_of(Session& session, const FamilyOptions& options);

}  // namespace upstar::cli
