// What a family of positions is made from: a game, a template, and the ranges of its parameters.
// Its cells are walked through one by one, so that there may be any number of them.
//
//     Workspace work{session.arena(), session.evaluators(), session.catalog()};
//     const FamilyPlan plan(session.catalog().named("domineering"), "2x{n}", {{"n", "1..9"}});
//     for (RangeWalk walk(plan.ranges(), work); walk.next();)
//         ... plan.text(work, walk.bindings()) ...
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/catalog/any_position.h"
#include "upstar/sweep/bindings.h"
#include "upstar/sweep/ranges.h"
#include "upstar/sweep/template.h"

namespace upstar {

class FamilyPlan {
public:
    /// Throws Error (Input): with an offset for a fault in the template; without one for a fault in
    /// the ranges.
    FamilyPlan(RulesetPtr ruleset, std::string_view position_template,
               const std::vector<RangeText>& ranges);

    const AnyRuleset& ruleset() const { return *ruleset_; }
    const std::string& template_text() const { return template_.text(); }
    const std::vector<std::string>& parameters() const { return ranges_.names(); }
    const std::vector<RangeText>& range_texts() const { return range_texts_; }
    const Ranges& ranges() const { return ranges_; }

    /// The template with these numbers put in.
    std::string text(Workspace& work, const Bindings& bindings) const {
        return template_.substituted(work, bindings);
    }

    /// The position of this text. Throws Error (Input) that says where the template gives none.
    PositionPtr position(const Bindings& bindings, const std::string& text) const;

private:
    RulesetPtr ruleset_;
    std::vector<RangeText> range_texts_;
    Ranges ranges_;
    PositionTemplate template_;
};

}  // namespace upstar
