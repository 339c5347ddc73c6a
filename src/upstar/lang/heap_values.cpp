#include "upstar/lang/heap_values.h"

#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/error.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/machine.h"

namespace upstar {
namespace {

// A heap whose options are being looked at.
struct Visit {
    std::int64_t heap;
    Cell options;
    std::size_t at = 0;                     // the next option
    std::unordered_set<std::uint32_t> had;  // values of options so far
};

[[noreturn]] void refuse(Machine& machine, const Cell& ruleset, const Visit& visit) {
    throw Error(ErrorKind::Input, "`HeapOptions(" + std::to_string(visit.heap) + ")` of " +
                                      to_string(machine.arena(), ruleset) +
                                      " must give a list of lists of heaps, such as [[1,2],[3]]");
}

std::uint32_t least_missing(const std::unordered_set<std::uint32_t>& had) {
    std::uint32_t value = 0;
    while (had.count(value) != 0) ++value;
    return value;
}

}  // namespace

std::uint32_t HeapValues::value(Machine& machine, const Cell& ruleset, std::int64_t heap) {
    // What was found with other values of global names is void.
    const std::uint64_t assignments = machine.world().assignments;
    std::shared_ptr<Values> before;
    {
        const std::lock_guard lock(mutex_);
        if (assignments_ != assignments) values_ = std::make_shared<Values>();
        assignments_ = assignments;
        before = values_;
    }
    Values found;
    const auto known = [&](std::int64_t n) -> std::optional<std::uint32_t> {
        if (const auto own = found.find(n); own != found.end()) return own->second;
        const std::lock_guard lock(mutex_);
        const auto shared = before->find(n);
        return shared == before->end() ? std::nullopt : std::optional(shared->second);
    };
    if (const auto value = known(heap)) return *value;
    const Symbol name = machine.symbol("HeapOptions");
    Charge charge(machine.arena().context());
    std::vector<Visit> path;
    std::unordered_set<std::int64_t> on_path;
    const auto visit = [&](std::int64_t next) {
        if (!on_path.insert(next).second)
            throw Error(ErrorKind::Input, "plays of " + to_string(machine.arena(), ruleset) +
                                              " need not end: a heap of " + std::to_string(next) +
                                              " comes back");
        constexpr std::size_t kVisit = 200;
        charge.add(kVisit);
        path.push_back({next, machine.call_method(ruleset, name, {Cell::integer(next)}), 0, {}});
        if (items_in(path.back().options) == nullptr) refuse(machine, ruleset, path.back());
    };
    visit(heap);
    while (!path.empty()) {
        Visit& top = path.back();
        const std::vector<Cell>& options = *items_in(top.options);
        std::optional<std::int64_t> missing;
        for (; top.at < options.size() && !missing; ++top.at) {
            machine.arena().context().poll();
            const std::vector<Cell>* heaps = items_in(options[top.at]);
            if (heaps == nullptr) refuse(machine, ruleset, top);
            std::uint32_t sum = 0;
            for (const Cell& part : *heaps) {
                if (!part.is_integer() || part.integer() < 0) refuse(machine, ruleset, top);
                const auto value = known(part.integer());
                if (!value) {
                    missing = part.integer();
                    break;
                }
                sum ^= *value;
            }
            if (missing) break;
            if (top.had.insert(sum).second) charge.add(sizeof(std::uint32_t) + 24);
        }
        if (missing) {
            visit(*missing);
        } else {
            found.emplace(top.heap, least_missing(top.had));
            on_path.erase(top.heap);
            path.pop_back();
        }
    }
    const std::lock_guard lock(mutex_);
    before->insert(found.begin(), found.end());
    return found.at(heap);
}

}  // namespace upstar
