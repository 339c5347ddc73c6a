#include "upstar/games/dots/solver/nim_search.h"

#include <algorithm>

#include "upstar/base/bits.h"

namespace upstar::dots {

NimSearch::NimSearch(Context& context, const CoinGraph& graph)
    : context_(context), frame_(graph), memo_(context) {
    byte_images_.resize(static_cast<std::size_t>(frame_.images));
    for (std::size_t k = 0; k < byte_images_.size(); ++k)
        for (std::size_t place = 0; place < 8; ++place)
            for (std::size_t byte = 1; byte < 256; ++byte) {
                const auto bit = static_cast<std::size_t>(lowest_bit(byte));
                const std::size_t string = 8 * place + bit;
                if (string >= static_cast<std::size_t>(frame_.strings)) continue;
                byte_images_[k][place][byte] =
                    byte_images_[k][place][byte & (byte - 1)] | string_bit(frame_.image[k][string]);
            }
}

StringSet NimSearch::least_image(StringSet strings) const {
    StringSet least = strings;
    for (std::size_t k = 1; k < byte_images_.size(); ++k) {
        StringSet image = 0;
        for (std::size_t place = 0; place < 8; ++place)
            image |= byte_images_[k][place][strings >> (8 * place) & 255];
        least = std::min(least, image);
    }
    return least;
}

StringSet NimSearch::component_of(int string, StringSet uncut) const {
    StringSet component = string_bit(string);
    for (StringSet fresh = component; fresh != 0;) {
        const auto next = static_cast<std::size_t>(lowest_bit(fresh));
        fresh &= fresh - 1;
        const std::size_t a = frame_.a[next];
        const std::size_t b = a ^ frame_.ends[next];
        StringSet reached = 0;
        if (a != 0) reached |= frame_.at[a];
        if (b != 0) reached |= frame_.at[b];
        reached &= uncut & ~component;
        component |= reached;
        fresh |= reached;
    }
    return component;
}

unsigned NimSearch::nim_value(StringSet uncut) {
    unsigned value = 0;
    while (uncut != 0) {
        const StringSet component = component_of(lowest_bit(uncut), uncut);
        uncut &= ~component;
        value ^= component_value(component);
    }
    return value;
}

NimSearch::Run NimSearch::run_through(int coin, StringSet uncut) const {
    Run run;
    run.coins = 1;
    StringSet strings = frame_.at[static_cast<std::size_t>(coin)] & uncut;
    run.strings = strings;
    int ends[2] = {0, 0};
    for (int side = 0; side < 2; ++side, strings &= strings - 1) {
        int string = lowest_bit(strings);
        int at = other_end(string, coin);
        while (at != 0 && at != coin && valence(at, uncut) == 2) {
            ++run.coins;
            string =
                lowest_bit(frame_.at[static_cast<std::size_t>(at)] & uncut & ~string_bit(string));
            run.strings |= string_bit(string);
            at = other_end(string, at);
        }
        if (at == coin) return run;  // a ring
        ends[side] = at;
    }
    run.takes_a_joint = ends[0] != 0 && ends[0] == ends[1] && valence(ends[0], uncut) == 3;
    return run;
}

unsigned NimSearch::component_value(StringSet component) {
    if ((component & (component - 1)) == 0) return 1;  // from ground to ground
    const auto first = static_cast<std::size_t>(lowest_bit(component));
    const int coin = frame_.a[first] != 0 ? frame_.a[first] : frame_.ends[first];
    if (valence(coin, component) == 2) {
        const Run run = run_through(coin, component);
        const bool is_ring = __builtin_popcountll(run.strings) == run.coins;
        if (run.strings == component) return run.coins < (is_ring ? 4 : 3) ? 1 : 0;
    }
    const Component key{least_image(component)};
    const int known = memo_.find(
        key, [](const std::uint8_t* found) { return found == nullptr ? -1 : int{*found}; });
    if (known >= 0) return static_cast<unsigned>(known);
    const unsigned value = searched(component);
    memo_.update(
        key, [value](std::uint8_t& stored, bool) { stored = static_cast<std::uint8_t>(value); });
    return value;
}

unsigned NimSearch::searched(StringSet component) {
    context_.poll();
    std::uint64_t reached = 0;  // nim values of options
    StringSet safe = component;
    CoinSet done = 0;
    for (StringSet left = component; left != 0; left &= left - 1) {
        const auto string = static_cast<std::size_t>(lowest_bit(left));
        for (const int coin : {int{frame_.a[string]}, frame_.a[string] ^ frame_.ends[string]}) {
            if (coin == 0 || (done & coin_bit(coin)) != 0) continue;
            done |= coin_bit(coin);
            if (valence(coin, component) != 2) continue;
            safe &= ~frame_.at[static_cast<std::size_t>(coin)];
            const Run run = run_through(coin, component);
            if (run.coins <= 2 && !run.takes_a_joint)
                reached |= std::uint64_t{1} << nim_value(component & ~run.strings);
        }
    }
    for (; safe != 0; safe &= safe - 1) {
        const auto string = static_cast<std::size_t>(lowest_bit(safe));
        if ((frame_.parallel_above[string] & component) != 0) continue;
        reached |= std::uint64_t{1} << nim_value(component & ~string_bit(lowest_bit(safe)));
    }
    return static_cast<unsigned>(lowest_bit(~reached));
}

}  // namespace upstar::dots
