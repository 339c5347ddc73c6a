#include "upstar/games/circular_nim/sieve/grundy_cube.h"

#include <algorithm>
#include <bit>
#include <string>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/games/circular_nim/sieve/removals.h"

namespace upstar::circular_nim {
namespace {

// A removal in one window, as what it takes from each stack and how far it leads down the cube.
struct Step {
    Stacks taken;
    std::uint64_t distance = 0;
};

std::vector<std::vector<Step>> steps_of(const Cube& cube) {
    std::vector<std::vector<Step>> windows;
    for (const StackMask window : windows_of(cube.rules())) {
        windows.emplace_back();
        const auto size = static_cast<std::uint32_t>(std::popcount(window));
        for (const auto& removal : removals_of(cube.rules(), size).least) {
            Step step{Stacks(cube.rules().stacks), 0};
            std::size_t place = 0;
            for (std::size_t i = 0; i < step.taken.size(); ++i)
                if ((window >> i & 1) != 0) step.taken[i] = removal[place++];
            if (*std::max_element(removal.begin(), removal.end()) > cube.most()) continue;
            step.distance = cube.number(step.taken);
            windows.back().push_back(std::move(step));
        }
    }
    return windows;
}

// The mex of numbers below some bound, any number of times.
class MexFinder {
public:
    explicit MexFinder(std::size_t bound) : seen_(bound + 2, 0) {}
    void begin() { ++round_; }
    void add(std::uint16_t value) { seen_[value] = round_; }
    std::uint16_t mex() const {
        std::uint16_t least = 0;
        while (seen_[least] == round_) ++least;
        return least;
    }

private:
    std::vector<std::uint64_t> seen_;
    std::uint64_t round_ = 0;
};

}  // namespace

GrundyCube::GrundyCube(Context& context, const Cube& cube) : cube_(cube) {
    const std::uint64_t bytes = cube.positions() * sizeof(std::uint16_t);
    const std::size_t limit = context.memory_limit();
    if (bytes > limit - std::min(limit, context.memory_charged()))
        throw Error(ErrorKind::Limit,
                    "the nim values of this cube need " + std::to_string((bytes >> 20) + 1) +
                        " MiB of memory; take smaller stacks",
                    Remedy::raise_memory_limit());
    Charge charge(context);
    charge.add(static_cast<std::size_t>(bytes));
    const bool more = removals_of(cube.rules(), 1).more;
    const auto windows = steps_of(cube);
    const auto masks = windows_of(cube.rules());
    const std::size_t n = cube.rules().stacks;
    values_.resize(static_cast<std::size_t>(cube.positions()));
    MexFinder finder(n * cube.most());  // a move takes a token at least
    Stacks stacks(n, 0);
    std::vector<std::uint64_t> unit(n, 1);
    for (std::size_t i = n - 1; i-- > 0;) unit[i] = unit[i + 1] * (cube.most() + 1);

    // Everything below p in the window, p itself included.
    const auto add_all_below = [&](std::uint64_t p, Stacks height, StackMask window) {
        Stacks down(n, 0);
        for (std::size_t i = 0; i < n;) {
            finder.add(values_[static_cast<std::size_t>(p)]);
            for (i = 0; i < n; ++i) {
                if ((window >> i & 1) == 0) continue;
                if (down[i] < height[i]) {
                    ++down[i];
                    p -= unit[i];
                    break;
                }
                p += down[i] * unit[i];
                down[i] = 0;
            }
        }
    };

    for (std::uint64_t p = 0; p < cube.positions(); ++p) {
        context.poll();
        finder.begin();
        for (std::size_t w = 0; w < windows.size(); ++w) {
            for (const Step& step : windows[w]) {
                bool fits = true;
                for (std::size_t i = 0; i < n; ++i) fits = fits && step.taken[i] <= stacks[i];
                if (!fits) continue;
                if (more) {
                    Stacks rest = stacks;
                    for (std::size_t i = 0; i < n; ++i) rest[i] -= step.taken[i];
                    add_all_below(p - step.distance, rest, masks[w]);
                } else {
                    finder.add(values_[static_cast<std::size_t>(p - step.distance)]);
                }
            }
        }
        values_[static_cast<std::size_t>(p)] = finder.mex();
        for (std::size_t i = n; i-- > 0;) {
            if (++stacks[i] <= cube.most()) break;
            stacks[i] = 0;
        }
    }
}

}  // namespace upstar::circular_nim
