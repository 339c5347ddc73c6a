#include "upstar/sweep/ranges.h"

#include <algorithm>

#include "upstar/base/error.h"

namespace upstar {
namespace {

void check_name(const std::string& name, const std::vector<std::string>& earlier) {
    if (!is_parameter_name(name))
        throw Error(ErrorKind::Input, "`" + name +
                                          "` cannot name a parameter: choose a word that is none "
                                          "of the language's own, such as a, b or n");
    if (std::find(earlier.begin(), earlier.end(), name) != earlier.end())
        throw Error(ErrorKind::Input, "the parameter `" + name + "` is given twice");
}

[[noreturn]] void refuse_empty(const std::string& ranges) {
    throw Error(ErrorKind::Input, "the ranges are empty: no position has " + ranges +
                                      "; a range goes up, as in 1..7");
}

bool is_number(const std::string& text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

}  // namespace

Ranges::Ranges(const std::vector<RangeText>& given) {
    for (const auto& [name, range] : given) {
        check_name(name, names_);
        const std::size_t dots = range.find("..");
        if (const std::size_t dash = range.find('-', 1); is_number(range.substr(0, dash)) &&
                                                         dash != std::string::npos &&
                                                         is_number(range.substr(dash + 1)))
            throw Error(ErrorKind::Input, "a range is written " + range.substr(0, dash) + ".." +
                                              range.substr(dash + 1) + ", not " + range);
        try {
            const ParameterExpression low(range.substr(0, dots), names_);
            ranges_.push_back(
                {low, dots == std::string::npos
                          ? low
                          : ParameterExpression(std::string_view(range).substr(dots + 2), names_)});
        } catch (const Error& error) {
            throw error.retold("the range of `" + name +
                               "` must be such as 1..7, 3 or 1..a, not `" + range +
                               "`: " + error.message());
        }
        names_.push_back(name);
        text_ += (text_.empty() ? "" : ", ") + name + " = " + range;
    }
}

bool Ranges::is_used_by_a_bound(const std::string& name) const {
    const auto uses = [&](const ParameterExpression& bound) {
        return std::find(bound.names().begin(), bound.names().end(), name) != bound.names().end();
    };
    return std::any_of(ranges_.begin(), ranges_.end(),
                       [&](const Range& range) { return uses(range.low) || uses(range.high); });
}

std::vector<Bindings> Ranges::assignments(Workspace& work, std::size_t most) const {
    std::vector<Bindings> all;
    for (RangeWalk walk(*this, work); walk.next(); all.push_back(walk.bindings()))
        if (all.size() == most)
            throw Error(ErrorKind::Input, "more than " + std::to_string(most) + " positions in " +
                                              text_ + "; ask for smaller ranges");
    if (all.empty()) refuse_empty(text_);
    return all;
}

std::uint64_t Ranges::count(Workspace& work) const {
    if (ranges_.empty()) return 1;
    // All but the last parameter are walked through.
    RangeWalk outer(*this, work, ranges_.size() - 1);
    std::uint64_t count = 0;
    while (outer.next()) {
        const std::int64_t low = ranges_.back().low.evaluate(work, outer.bindings());
        const std::int64_t high = ranges_.back().high.evaluate(work, outer.bindings());
        if (low <= high) count += static_cast<std::uint64_t>(high - low) + 1;
    }
    if (count == 0) refuse_empty(text_);
    return count;
}

bool RangeWalk::next() {
    if (is_begun_) return step() && descend();
    is_begun_ = true;
    return descend();
}

// Gives each parameter that has no value its least one.
bool RangeWalk::descend() {
    while (bindings_.size() < depth_) {
        work_.arena.context().poll();
        const std::size_t i = bindings_.size();
        const std::int64_t low = ranges_.ranges_[i].low.evaluate(work_, bindings_);
        highs_.push_back(ranges_.ranges_[i].high.evaluate(work_, bindings_));
        bindings_.push_back({ranges_.names_[i], low});
        if (low > highs_.back() && !step()) return false;
    }
    return true;
}

// The last parameter that can grow does, and those after it lose their values.
bool RangeWalk::step() {
    while (!bindings_.empty()) {
        if (bindings_.back().value < highs_.back()) {
            ++bindings_.back().value;
            return true;
        }
        bindings_.pop_back();
        highs_.pop_back();
    }
    return false;
}

}  // namespace upstar
