#include "upstar/sweep/family_plan.h"

#include <utility>

#include "upstar/base/error.h"

namespace upstar {

FamilyPlan::FamilyPlan(RulesetPtr ruleset, std::string_view position_template,
                       const std::vector<RangeText>& ranges)
    : ruleset_(std::move(ruleset)),
      range_texts_(ranges),
      ranges_(ranges),
      template_(position_template, ranges_.names()) {
    for (const std::string& name : ranges_.names())
        if (!template_.names(name) && !ranges_.is_used_by_a_bound(name))
            throw Error(ErrorKind::Input,
                        "the parameter `" + name + "` does not occur in the template `" +
                            template_.text() + "`; write {" + name + "}, or leave its range out");
}

PositionPtr FamilyPlan::position(const Bindings& bindings, const std::string& text) const {
    try {
        return ruleset_->parse(text);
    } catch (const Error& error) {
        const std::string where =
            bindings.empty() ? std::string() : "with " + to_string(bindings) + " ";
        throw error.retold(where + "the template gives `" + text + "`, which is no position of " +
                           ruleset_->about().name + ": " + error.message());
    }
}

}  // namespace upstar
