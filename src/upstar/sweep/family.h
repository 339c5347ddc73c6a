// A family of positions of one game: a template and the ranges of its parameters.
//
//     Session session;
//     const Family family(session, Catalog().named("domineering"), "2x{n}", {{"n", "1..9"}});
//     for (const FamilyCell& cell : family.cells()) ... cell.position->value(session.evaluators())
//     ...
//
// All cells are made, and read by the game's own parser, before any of them is evaluated: a
// template that fails somewhere fails at once.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/catalog/any_position.h"
#include "upstar/lang/session.h"
#include "upstar/sweep/bindings.h"
#include "upstar/sweep/family_plan.h"

namespace upstar {

struct FamilyCell {
    Bindings bindings;
    std::string text;  ///< the template with the numbers put in
    PositionPtr position;
};

class Family {
public:
    /// Throws Error (Input): with an offset for a fault in the template; without one for a fault
    /// in the ranges, for a cell whose text is no position, or for more cells than `most`.
    Family(Session& session, FamilyPlan plan, std::size_t most = kMostCells);
    Family(Session& session, RulesetPtr ruleset, std::string_view position_template,
           const std::vector<RangeText>& ranges)
        : Family(session, FamilyPlan(std::move(ruleset), position_template, ranges)) {}

    /// Of positions that were made elsewhere than by the template; in range order.
    Family(FamilyPlan plan, std::vector<FamilyCell> cells)
        : plan_(std::move(plan)), cells_(std::move(cells)) {}

    const FamilyPlan& plan() const { return plan_; }

    const AnyRuleset& ruleset() const { return plan_.ruleset(); }
    const std::string& template_text() const { return plan_.template_text(); }
    const std::vector<std::string>& parameters() const { return plan_.parameters(); }
    const std::vector<RangeText>& range_texts() const { return plan_.range_texts(); }

    /// In range order: the first parameter changes slowest.
    const std::vector<FamilyCell>& cells() const { return cells_; }

    /// The places of the cells, those with the shortest positions first.
    std::vector<std::size_t> cheapest_first() const;

    /// The parameters that have more than one value, in their order.
    std::vector<std::string> varying() const;
    /// The others, each with its value.
    Bindings fixed() const;

private:
    FamilyPlan plan_;
    std::vector<FamilyCell> cells_;
};

}  // namespace upstar
