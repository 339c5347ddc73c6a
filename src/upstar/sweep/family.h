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
#include <vector>

#include "upstar/catalog/any_position.h"
#include "upstar/lang/session.h"
#include "upstar/sweep/bindings.h"
#include "upstar/sweep/ranges.h"
#include "upstar/sweep/template.h"

namespace upstar {

struct FamilyCell {
    Bindings bindings;
    std::string text;  ///< the template with the numbers put in
    PositionPtr position;
};

class Family {
public:
    /// Throws Error (Input): with an offset for a fault in the template; without one for a fault
    /// in the ranges, or for a cell whose text is no position.
    Family(Session& session, RulesetPtr ruleset, std::string_view position_template,
           const std::vector<RangeText>& ranges);

    const AnyRuleset& ruleset() const { return *ruleset_; }
    const std::string& template_text() const { return template_.text(); }
    const std::vector<std::string>& parameters() const { return ranges_.names(); }
    const std::vector<RangeText>& range_texts() const { return range_texts_; }

    /// In range order: the first parameter changes slowest.
    const std::vector<FamilyCell>& cells() const { return cells_; }

    /// The places of the cells, those with the shortest positions first.
    std::vector<std::size_t> cheapest_first() const;

    /// The parameters that have more than one value, in their order.
    std::vector<std::string> varying() const;
    /// The others, each with its value.
    Bindings fixed() const;

private:
    RulesetPtr ruleset_;
    std::vector<RangeText> range_texts_;
    Ranges ranges_;
    PositionTemplate template_;
    std::vector<FamilyCell> cells_;
};

}  // namespace upstar
