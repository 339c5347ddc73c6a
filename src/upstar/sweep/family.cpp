#include "upstar/sweep/family.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace upstar {

Family::Family(Session& session, FamilyPlan plan, std::size_t most) : plan_(std::move(plan)) {
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    for (Bindings& bindings : plan_.ranges().assignments(work, most)) {
        session.context().poll();
        std::string text = plan_.text(work, bindings);
        PositionPtr position = plan_.position(bindings, text);
        cells_.push_back({std::move(bindings), std::move(text), std::move(position)});
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
    for (std::size_t i = 0; i < parameters().size(); ++i)
        if (std::any_of(cells_.begin(), cells_.end(), [&](const FamilyCell& cell) {
                return cell.bindings[i].value != cells_[0].bindings[i].value;
            }))
            names.push_back(parameters()[i]);
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
