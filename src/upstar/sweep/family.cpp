#include "upstar/sweep/family.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "upstar/base/error.h"

namespace upstar {

Family::Family(Session& session, RulesetPtr ruleset, std::string_view position_template,
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
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    for (Bindings& bindings : ranges_.assignments(work)) {
        session.context().poll();
        std::string text = template_.substituted(work, bindings);
        try {
            PositionPtr position = ruleset_->parse(text);
            cells_.push_back({std::move(bindings), std::move(text), std::move(position)});
        } catch (const Error& error) {
            const std::string where =
                bindings.empty() ? std::string() : "with " + to_string(bindings) + " ";
            throw error.retold(where + "the template gives `" + text +
                               "`, which is no position of " + ruleset_->about().name + ": " +
                               error.message());
        }
    }
}

std::vector<std::size_t> Family::cheapest_first() const {
    std::vector<std::size_t> size(cells_.size());
    for (std::size_t i = 0; i < size.size(); ++i) size[i] = cells_[i].position->to_string().size();
    std::vector<std::size_t> order(cells_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t i, std::size_t j) { return size[i] < size[j]; });
    return order;
}

std::vector<std::string> Family::varying() const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < ranges_.names().size(); ++i)
        if (std::any_of(cells_.begin(), cells_.end(), [&](const FamilyCell& cell) {
                return cell.bindings[i].value != cells_[0].bindings[i].value;
            }))
            names.push_back(ranges_.names()[i]);
    return names;
}

Bindings Family::fixed() const {
    const std::vector<std::string> names = varying();
    Bindings bindings = cells_.front().bindings;
    std::erase_if(bindings, [&](const Binding& binding) {
        return std::find(names.begin(), names.end(), binding.name) != names.end();
    });
    return bindings;
}

}  // namespace upstar
