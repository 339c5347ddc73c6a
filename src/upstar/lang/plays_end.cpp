#include "upstar/lang/plays_end.h"

#include <string>
#include <unordered_map>
#include <vector>

#include "upstar/base/error.h"

namespace upstar {
namespace {

constexpr std::size_t kMostPositions = 2000;
constexpr std::size_t kMostTold = 12;  // moves of a cycle

struct Hash {
    std::size_t operator()(const DynamicStatePtr& state) const { return state->hash(); }
};
struct Equal {
    bool operator()(const DynamicStatePtr& a, const DynamicStatePtr& b) const {
        return a == b || a->equals(*b);
    }
};

struct Step {
    DynamicStatePtr state;
    std::vector<DynamicStatePtr> next;
    std::size_t done = 0;
};

Step step_from(const DynamicStatePtr& state) {
    Step step{state, {}};
    for (const Player player : kPlayers) {
        std::vector<DynamicOption> options;
        state->options(player, options);
        for (const DynamicOption& option : options) option.whole()->components(step.next);
    }
    return step;
}

[[noreturn]] void tell(const std::vector<Step>& way, std::size_t from) {
    std::string moves;
    for (std::size_t i = from; i < way.size() && i < from + kMostTold; ++i)
        moves += way[i].state->to_string() + " -> ";
    if (way.size() > from + kMostTold) moves += "... -> ";
    throw Error(ErrorKind::Input, "the game has a cycle, and its plays need not end: " + moves +
                                      way[from].state->to_string());
}

}  // namespace

void look_for_cycle(const DynamicStatePtr& first, Context& context) {
    std::unordered_map<DynamicStatePtr, bool, Hash, Equal> open;  // seen; whether on the way
    std::vector<Step> way = {step_from(first)};
    open.emplace(first, true);
    while (!way.empty()) {
        context.poll();
        Step& last = way.back();
        if (last.done == last.next.size()) {
            open[last.state] = false;
            way.pop_back();
            continue;
        }
        const DynamicStatePtr next = last.next[last.done++];
        const auto known = open.find(next);
        if (known == open.end()) {
            if (open.size() == kMostPositions) return;
            open.emplace(next, true);
            way.push_back(step_from(next));
        } else if (known->second) {
            std::size_t from = 0;
            while (!way[from].state->equals(*next)) ++from;
            tell(way, from);
        }
    }
}

}  // namespace upstar
