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

std::vector<Bindings> Ranges::assignments(Workspace& work) const {
    // One parameter after the other: each partial assignment is continued in all ways.
    std::vector<Bindings> all(1);
    for (std::size_t i = 0; i < ranges_.size(); ++i) {
        std::vector<Bindings> longer;
        for (const Bindings& bindings : all) {
            work.arena.context().poll();
            const std::int64_t high = ranges_[i].high.evaluate(work, bindings);
            for (std::int64_t n = ranges_[i].low.evaluate(work, bindings); n <= high; ++n) {
                if (longer.size() == kMostCells)
                    throw Error(ErrorKind::Input, "more than " + std::to_string(kMostCells) +
                                                      " positions in " + text_ +
                                                      "; ask for smaller ranges");
                longer.push_back(bindings);
                longer.back().push_back({names_[i], n});
            }
        }
        all = std::move(longer);
    }
    if (all.empty())
        throw Error(ErrorKind::Input, "the ranges are empty: no position has " + text_ +
                                          "; a range goes up, as in 1..7");
    return all;
}

}  // namespace upstar
