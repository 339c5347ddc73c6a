#include "upstar/games/konane/army/jump_search.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <string_view>

#include "upstar/base/error.h"

namespace upstar::konane {

std::size_t JumpSearch::DemandHash::operator()(const Demand& demand) const {
    const auto* bytes = reinterpret_cast<const char*>(demand.data());
    return std::hash<std::string_view>()({bytes, demand.size()});
}

JumpSearch::JumpSearch(Context& context, PagodaSearch& pagodas, Square goal)
    : context_(context),
      pagodas_(pagodas),
      goal_(goal),
      jumps_(jumps_before(pagodas_.region(), goal)),
      filled_(pagodas_.region().size()),
      to_(pagodas_.region().size()) {
    // A demand counts in bytes, and at most one stone more than the army has.
    if (pagodas_.army().stones().size() >= std::numeric_limits<std::uint8_t>::max())
        throw Error(ErrorKind::Limit, "an army of more than 254 stones; try a part of it");
    for (const Square& stone : pagodas_.army().stones())
        filled_[pagodas_.region().index(stone)] = 1;
    for (std::size_t i = 0; i < jumps_.size(); ++i)
        to_[pagodas_.region().index(jumps_[i].to)].push_back(i);
    // Jumps up are taken back first, as the last choice of a step is.
    for (std::vector<std::size_t>& list : to_)
        std::stable_sort(list.begin(), list.end(), [&](std::size_t a, std::size_t b) {
            return jumps_[a].from.row > jumps_[b].from.row;
        });
}

Demand JumpSearch::goal_alone() const {
    Demand demand(pagodas_.region().size());
    demand[pagodas_.region().index(goal_)] = 1;
    return demand;
}

void JumpSearch::take_back(Demand& demand, std::size_t jump) const {
    --demand[pagodas_.region().index(jumps_[jump].to)];
    ++demand[pagodas_.region().index(jumps_[jump].from)];
    ++demand[pagodas_.region().index(jumps_[jump].over)];
}

void JumpSearch::make(Demand& demand, std::size_t jump) const {
    ++demand[pagodas_.region().index(jumps_[jump].to)];
    --demand[pagodas_.region().index(jumps_[jump].from)];
    --demand[pagodas_.region().index(jumps_[jump].over)];
}

bool JumpSearch::is_supplied(const Demand& demand) const {
    std::size_t stones = 0;
    for (std::size_t i = 0; i < demand.size(); ++i) {
        if (demand[i] > filled_[i]) return false;
        stones += demand[i];
    }
    return stones <= pagodas_.most_stones();
}

bool JumpSearch::is_excluded(const Demand& demand, Kind kind) {
    std::size_t stones = 0;
    for (const std::uint8_t count : demand) stones += count;
    if (stones > std::min(pagodas_.most_stones(), pagodas_.army().stones().size())) return true;
    for (const Learnt& learnt : learnt_)
        if (potential(learnt.pagoda, demand) > learnt.supply) return true;
    if (kind == Kind::Positions) return false;
    auto pagoda = pagodas_.product_against(demand, goal_);
    if (!pagoda) return false;
    const std::int64_t supply =
        greatest_potential(*pagoda, pagodas_.army(), pagodas_.most_stones());
    learnt_.push_back({std::move(*pagoda), supply});
    return true;
}

std::vector<std::size_t> JumpSearch::choices(const Demand& demand, Kind kind) const {
    std::vector<std::size_t> result;
    if (kind == Kind::Demands) {
        for (std::size_t i = demand.size(); i-- > 0 && result.empty();)
            if (demand[i] > filled_[i]) result = to_[i];
        const auto is_spare = [&](Square cell) {
            const std::size_t i = pagodas_.region().index(cell);
            return demand[i] < filled_[i] ? 1 : 0;
        };
        std::stable_sort(result.begin(), result.end(), [&](std::size_t a, std::size_t b) {
            return is_spare(jumps_[a].from) + is_spare(jumps_[a].over) <
                   is_spare(jumps_[b].from) + is_spare(jumps_[b].over);
        });
        return result;
    }
    for (std::size_t i = 0; i < demand.size(); ++i)
        if (demand[i] != 0)
            for (const std::size_t jump : to_[i])
                if (demand[pagodas_.region().index(jumps_[jump].from)] == 0 &&
                    demand[pagodas_.region().index(jumps_[jump].over)] == 0)
                    result.push_back(jump);
    return result;
}

std::optional<std::vector<Jump>> JumpSearch::search(Kind kind, std::uint64_t most) {
    std::unordered_set<Demand, DemandHash> seen;
    Charge charge(context_);
    Demand demand = goal_alone();
    std::vector<Step> path;
    // Looks at the demand that the jump `taken` led to; true if the army supplies it.
    const auto arrive = [&](std::size_t taken) -> std::optional<std::vector<Jump>> {
        context_.poll();
        path.push_back({{}, taken});
        if (!seen.insert(demand).second) return std::nullopt;
        charge.add(demand.size() + 64);
        ++visited_;
        if (is_excluded(demand, kind)) return std::nullopt;
        if (!is_supplied(demand)) {
            path.back().choices = choices(demand, kind);
            return std::nullopt;
        }
        std::vector<Jump> jumps;
        for (std::size_t i = path.size(); i-- > 1;) jumps.push_back(jumps_[path[i].taken]);
        if (kind == Kind::Positions) return jumps;
        std::vector<Square> start;
        for (std::size_t i = 0; i < demand.size(); ++i)
            if (demand[i] != 0) start.push_back(pagodas_.region().cell(i));
        auto ordered = in_order(context_, start, jumps);
        if (!ordered) undecided_ = true;
        return ordered;
    };
    if (auto found = arrive(0)) return found;
    while (!path.empty() && seen.size() < most) {
        if (path.back().choices.empty()) {
            const std::size_t taken = path.back().taken;
            path.pop_back();
            if (!path.empty()) make(demand, taken);
            continue;
        }
        const std::size_t jump = path.back().choices.back();
        path.back().choices.pop_back();
        take_back(demand, jump);
        if (auto found = arrive(jump)) return found;
    }
    return std::nullopt;
}

std::optional<std::vector<Jump>> JumpSearch::find() {
    constexpr auto kNoEnd = std::numeric_limits<std::uint64_t>::max();
    visited_ = 0;
    undecided_ = false;
    if (auto found = search(Kind::Demands, kNoEnd)) return found;
    if (!undecided_) return std::nullopt;
    return search(Kind::Positions, kNoEnd);
}

std::optional<std::vector<Jump>> JumpSearch::find_quickly(std::uint64_t most) {
    visited_ = 0;
    return search(Kind::Demands, most);
}

std::optional<std::vector<Jump>> in_order(Context& context, const std::vector<Square>& start,
                                          const std::vector<Jump>& jumps) {
    std::map<Jump, std::size_t> left;
    for (const Jump& jump : jumps) ++left[jump];
    std::set<Square> board(start.begin(), start.end());
    std::set<std::vector<std::size_t>> dead;  // what was left where no order is possible
    std::vector<Jump> made;
    std::vector<std::map<Jump, std::size_t>::iterator> next = {left.begin()};
    const auto remaining = [&] {
        std::vector<std::size_t> counts;
        for (const auto& [jump, count] : left) counts.push_back(count);
        return counts;
    };
    while (made.size() < jumps.size()) {
        context.poll();
        auto& candidate = next.back();
        if (candidate == left.end() || dead.count(remaining()) != 0) {
            dead.insert(remaining());
            next.pop_back();
            if (next.empty()) return std::nullopt;
            const Jump& undone = made.back();
            board.erase(undone.to);
            board.insert({undone.from, undone.over});
            ++left[undone];
            made.pop_back();
            continue;
        }
        auto& [jump, count] = *candidate++;
        if (count == 0 || board.count(jump.from) == 0 || board.count(jump.over) == 0 ||
            board.count(jump.to) != 0)
            continue;
        --count;
        board.erase(jump.from);
        board.erase(jump.over);
        board.insert(jump.to);
        made.push_back(jump);
        next.push_back(left.begin());
    }
    return made;
}

}  // namespace upstar::konane
