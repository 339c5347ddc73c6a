// Random games for rapidcheck, as recipes: they shrink well and build the same game in the engine
// and by brute force.
//
// A recipe starts from a pool of small games (numbers with denominators up to 8, ups, nimbers up to
// *9, switches, a tiny). Each step adds {some of the pool | some of the pool}; the last is the
// game.
#pragma once

#include <rapidcheck.h>

#include <array>
#include <ostream>
#include <utility>
#include <vector>

#include "naive/naive_game.h"
#include "upstar/values/arena.h"
#include "upstar/values/canonical.h"
#include "upstar/values/print.h"
#include "value_text.h"

namespace upstar {

// In the notation that both readers know.
inline constexpr std::array<const char*, 28> kAtoms = {
    "0",     "1",      "-1",       "*",         "1/2",          "-1/2", "{0|*}",
    "{*|0}", "*2",     "2",        "-2",        "+-1",          "3/4",  "-5/8",
    "{1|0}", "*3",     "{0,*|0}",  "{0|{0|*}}", "{0|{0|-1}}",   "-1/4", "{2|0}",
    "7/8",   "{0|-3}", "{1/2|-1}", "{{2|0}|0}", "{1,{1|0}|-1}", "*5",   "*9"};

/// The arena of all random games of this process.
inline Arena& random_arena() {
    static Context context;
    static Arena arena(context);
    return arena;
}

struct Recipe {
    using Step = std::pair<std::vector<std::size_t>, std::vector<std::size_t>>;
    std::size_t atom = 0;
    std::vector<Step> steps;

    Game game(Arena& arena) const {
        return build<Game>(
            [&](const char* text) { return read_value(arena, text); },
            [&](const auto& left, const auto& right) { return canonical(arena, left, right); });
    }
    Game game() const { return game(random_arena()); }

    naive::Id game(naive::Games& plain) const {
        return build<naive::Id>(
            [&](const char* text) { return plain.parse(text); },
            [&](const auto& left, const auto& right) { return plain.make(left, right); });
    }

private:
    template <class T, class Read, class Make>
    T build(const Read& read, const Make& make) const {
        if (steps.empty()) return read(kAtoms[atom]);
        std::vector<T> pool;
        for (const char* text : kAtoms) pool.push_back(read(text));
        // Late games count double, or the steps would seldom build on each other.
        const auto choose = [&](const std::vector<std::size_t>& indexes) {
            std::vector<T> chosen;
            for (const std::size_t i : indexes)
                chosen.push_back(i < kAtoms.size() ? pool[i]
                                                   : pool[pool.size() - 1 - i % kAtoms.size() % 4]);
            return chosen;
        };
        for (const Step& step : steps)
            pool.push_back(make(choose(step.first), choose(step.second)));
        return pool.back();
    }
};

inline std::ostream& operator<<(std::ostream& out, const Recipe& recipe) {
    return out << to_string(random_arena(), recipe.game());
}

/// Recipes of at most `steps` steps, with at most `options` options for each player.
inline rc::Gen<Recipe> recipes(int steps, int options) {
    using rc::gen::container;
    using rc::gen::inRange;
    using rc::gen::resize;
    const auto atom = resize(rc::kNominalSize, inRange<std::size_t>(0, kAtoms.size()));
    const auto index = resize(rc::kNominalSize, inRange<std::size_t>(0, 2 * kAtoms.size()));
    const auto side = resize(options, container<std::vector<std::size_t>>(index));
    const auto all_steps =
        resize(steps, container<std::vector<Recipe::Step>>(rc::gen::pair(side, side)));
    return rc::gen::build<Recipe>(rc::gen::set(&Recipe::atom, atom),
                                  rc::gen::set(&Recipe::steps, all_steps));
}

/// A game whose sums with others stay small, and one for work that grows faster.
inline Game random_game() { return (*recipes(6, 3)).game(); }
inline Game small_random_game() { return (*recipes(3, 3)).game(); }

}  // namespace upstar
