// The sets of positions that can be made into a dictionary by name: the small positions behind the
// tables of the papers, and all connected positions of Domineering.
//
//     konane        what fits a box, by either rules        --box 3x4 --rules both
//     domineering   all connected regions                   --squares 9
//     toads         all strips                              --length 8
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "upstar/catalog/catalog.h"
#include "upstar/collect/collect.h"

namespace upstar {

struct CollectionOptions {
    std::string box;      ///< of konane: rows x columns
    std::string rules;    ///< of konane: ancient (if empty), modern or both
    std::string board;    ///< of konane: open (if empty) or bounded
    std::string colours;  ///< of konane: alternating (if empty) or any
    int squares = 0;      ///< of domineering: at most so many
    int length = 0;       ///< of toads: at most so many squares
};

/// Positions of one ruleset.
struct PositionSet {
    RulesetPtr ruleset;
    PositionSource source;
    /// How many positions, of those that the source has told, lie on no board that the game has.
    std::shared_ptr<std::int64_t> left_out = std::make_shared<std::int64_t>(0);
};

/// One or two of them. Throws Error (Input) that says what there is, and what each needs. The
/// context bounds the making of positions.
std::vector<PositionSet> collections(const Catalog& catalog, Context& context,
                                     const std::string& name, const CollectionOptions& options);

}  // namespace upstar
