// The games born by days 0 to 3, both as the engine and as brute force sees them.
//
// Made once a process: the table is the same for every test and takes a moment to fill.
#pragma once

#include <array>
#include <random>
#include <vector>

#include "naive/days.h"
#include "naive/engine_image.h"
#include "upstar/base/context.h"
#include "upstar/values/arena.h"

namespace upstar {

struct SmallGames {
    Context context;
    Arena arena{context};
    naive::Games plain;
    naive::EngineImage image{arena, plain};
    std::array<std::vector<naive::Id>, 4> born_by_day;
    std::array<std::vector<Game>, 4> values_by_day;

    SmallGames() {
        born_by_day[0] = {plain.integer(0)};
        for (std::size_t day = 1; day < 4; ++day)
            born_by_day[day] = naive::next_day(plain, born_by_day[day - 1]);
        for (std::size_t day = 0; day < 4; ++day)
            for (const naive::Id g : born_by_day[day]) values_by_day[day].push_back(image(g));
    }

    static SmallGames& get() {
        static SmallGames games;
        return games;
    }

    const std::vector<Game>& day(std::size_t n) const { return values_by_day[n]; }
};

/// x + ups * up + *nimber for a few numbers and all small ups and nimbers.
inline std::vector<Game> small_simple_games(Arena& arena, std::int32_t most_ups = 4,
                                            std::uint32_t most_nimber = 5) {
    std::vector<Game> games;
    const std::array<Dyadic, 6> numbers = {Dyadic(0),
                                           Dyadic(1),
                                           Dyadic(-2),
                                           Dyadic(Integer(1), 1),
                                           Dyadic(Integer(-3), 2),
                                           Dyadic(Integer(13), 3)};
    for (const Dyadic& x : numbers)
        for (std::int32_t ups = -most_ups; ups <= most_ups; ++ups)
            for (std::uint32_t nimber = 0; nimber <= most_nimber; ++nimber)
                games.push_back(arena.simple(x, ups, nimber));
    return games;
}

template <class T>
const T& pick(const std::vector<T>& from, std::mt19937& random) {
    return from[random() % from.size()];
}

/// Up to `most` elements, with repetition.
template <class T>
std::vector<T> pick_some(const std::vector<T>& from, std::size_t most, std::mt19937& random) {
    std::vector<T> chosen(random() % (most + 1));
    for (T& element : chosen) element = pick(from, random);
    return chosen;
}

}  // namespace upstar
