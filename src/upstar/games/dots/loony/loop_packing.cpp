#include "upstar/games/dots/loony/loop_packing.h"

#include <algorithm>
#include <cstdint>
#include <map>

namespace upstar::dots {
namespace {

constexpr int kMostJoints = 40;

using JointSet = std::uint64_t;

constexpr JointSet only(int joint) { return JointSet{1} << joint; }

struct Run {
    int a = 0;  // 0 is the ground, joints follow
    int b = 0;
    int coins = 0;
};

class Packing {
public:
    Packing(const std::vector<std::pair<int, int>>& strings, std::size_t most_steps)
        : strings_(strings), steps_left_(most_steps) {}

    std::optional<int> run() {
        if (!find_runs()) return std::nullopt;
        for (int joint = 0; joint < joints_ && !is_out_of_steps(); ++joint) find_loops(joint);
        pack(0, 0, 0);
        if (is_out_of_steps()) return std::nullopt;
        return 4 * rings_ + best_;
    }

private:
    struct PackedLoop {
        JointSet joints;
        int quarters;
    };

    bool is_out_of_steps() const { return steps_left_ == 0; }
    bool step() {
        if (steps_left_ > 0) --steps_left_;
        return steps_left_ > 0;
    }

    // Follows every string from joint to joint; what is left then are rings.
    bool find_runs() {
        std::map<int, std::vector<std::size_t>> at;
        for (std::size_t i = 0; i < strings_.size(); ++i) {
            at[strings_[i].first].push_back(i);
            at[strings_[i].second].push_back(i);
        }
        std::map<int, int> joint = {{0, 0}};
        for (const auto& [coin, strings] : at)
            if (coin != 0 && strings.size() > 2)
                joint.emplace(coin, static_cast<int>(joint.size()));
        joints_ = static_cast<int>(joint.size());
        if (joints_ > kMostJoints) return false;
        std::vector<bool> is_used(strings_.size());
        const auto follow = [&](int start, std::size_t string) {
            Run run{0, 0, 0};
            int coin = start;
            for (;;) {
                is_used[string] = true;
                const auto& [a, b] = strings_[string];
                coin = a == coin ? b : a;
                if (coin == start || joint.count(coin) > 0) break;
                ++run.coins;
                const auto& next = at[coin];
                string = next[0] == string ? next[1] : next[0];
            }
            run.b = coin == start && joint.count(coin) == 0 ? -1 : joint[coin];
            return run;
        };
        for (const auto& [coin, number] : joint)
            for (const std::size_t string : at[coin]) {
                if (is_used[string]) continue;
                Run run = follow(coin, string);
                run.a = number;
                runs_.push_back(run);
            }
        for (std::size_t i = 0; i < strings_.size(); ++i) {
            if (is_used[i]) continue;
            follow(strings_[i].first, i);
            ++rings_;
        }
        loops_.resize(static_cast<std::size_t>(joints_));
        return true;
    }

    // All loops whose lowest joint this is; of a joint with a loop of its own only that.
    void find_loops(int lowest) {
        auto& loops = loops_[static_cast<std::size_t>(lowest)];
        for (const Run& run : runs_)
            if (run.a == lowest && run.b == lowest)
                loops.push_back({only(lowest), lowest > 0 ? 4 : run.coins > 3 ? 2 : 1});
        if (lowest > 0 && !loops.empty()) return;
        walk(lowest, lowest, only(lowest), 0, runs_.size());
    }

    // Paths of higher joints, no deeper than there are joints.
    void walk(int lowest, int joint, JointSet used, int coins, std::size_t from) {
        for (std::size_t i = 0; i < runs_.size() && step(); ++i) {
            const Run& run = runs_[i];
            if (i == from || run.a == run.b || (run.a != joint && run.b != joint)) continue;
            const int next = run.a == joint ? run.b : run.a;
            const int length = coins + run.coins;
            if (next == lowest && joint != lowest)
                loops_[static_cast<std::size_t>(lowest)].push_back({used, lowest > 0   ? 4
                                                                          : length > 3 ? 2
                                                                                       : 1});
            if (next > lowest && (used & only(next)) == 0)
                walk(lowest, next, used | only(next), length + 1, i);
        }
    }

    void pack(int joint, JointSet used, int quarters) {
        best_ = std::max(best_, quarters);
        if (joint == joints_ || !step()) return;
        int possible = quarters;
        for (int later = joint; later < joints_; ++later)
            if ((used & only(later)) == 0 && !loops_[static_cast<std::size_t>(later)].empty())
                possible += 4;
        if (possible <= best_) return;
        if ((used & only(joint)) == 0) {
            for (const PackedLoop& loop : loops_[static_cast<std::size_t>(joint)])
                if ((loop.joints & used) == 0)
                    pack(joint + 1, used | loop.joints, quarters + loop.quarters);
        }
        pack(joint + 1, used | only(joint), quarters);
    }

    const std::vector<std::pair<int, int>>& strings_;
    std::size_t steps_left_;
    std::vector<Run> runs_;
    int joints_ = 0;
    int rings_ = 0;
    int best_ = 0;
    std::vector<std::vector<PackedLoop>> loops_;  // by their lowest joint
};

}  // namespace

std::optional<int> heaviest_packing(const std::vector<std::pair<int, int>>& strings,
                                    std::size_t most_steps) {
    return Packing(strings, most_steps).run();
}

}  // namespace upstar::dots
