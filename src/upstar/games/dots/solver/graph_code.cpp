#include "upstar/games/dots/solver/graph_code.h"

#include <cstddef>
#include <utility>

#include "upstar/base/bits.h"

namespace upstar::dots {
namespace {

constexpr int kRounds = 4;
using Places = std::uint32_t;  // a set of coins, by place

constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15ULL;

// The coins that strings touch, by place in the order of their first string.
struct Neighbours {
    int coins = 0;
    std::array<Places, GraphCode::kMostCoins> of{};
    std::array<std::uint8_t, GraphCode::kMostCoins> to_ground{};

    bool read(const StringFrame& frame, StringSet strings) {
        std::array<std::uint8_t, StringFrame::kMostCoins + 1> place_after{};  // 0: not met yet
        const auto place = [&](int coin) {
            std::uint8_t& after = place_after[static_cast<std::size_t>(coin)];
            if (after == 0) after = static_cast<std::uint8_t>(++coins);
            return after - 1;
        };
        for (; strings != 0; strings &= strings - 1) {
            const auto string = static_cast<std::size_t>(lowest_bit(strings));
            int a = frame.a[string];
            int b = a ^ frame.ends[string];
            if (a == 0) std::swap(a, b);
            if (a == 0) return false;
            const auto one = static_cast<std::size_t>(place(a));
            const auto other = static_cast<std::size_t>(b == 0 ? 0 : place(b));
            if (coins > GraphCode::kMostCoins) return false;
            if (b == 0) {
                if (++to_ground[one] > GraphCode::kMostToGround) return false;
                continue;
            }
            if ((of[one] >> other & 1) != 0) return false;
            of[one] |= Places{1} << other;
            of[other] |= Places{1} << one;
        }
        return true;
    }
};

using Labels = std::array<std::uint64_t, GraphCode::kMostCoins>;

Labels labels_of(const Neighbours& neighbours) {
    Labels labels{};
    const auto coins = static_cast<std::size_t>(neighbours.coins);
    for (std::size_t i = 0; i < coins; ++i)
        labels[i] = (neighbours.to_ground[i] + 1u +
                     8u * static_cast<unsigned>(__builtin_popcount(neighbours.of[i]))) *
                    kOdd;
    for (int round = 0; round < kRounds; ++round) {
        Labels next{};
        for (std::size_t i = 0; i < coins; ++i) {
            std::uint64_t sum = 0;
            for (Places left = neighbours.of[i]; left != 0; left &= left - 1)
                sum += labels[static_cast<std::size_t>(__builtin_ctz(left))];
            next[i] = (labels[i] ^ (labels[i] >> 31)) * kOdd + (sum ^ (sum >> 29)) * (kOdd - 2);
        }
        labels = next;
    }
    return labels;
}

std::size_t take_least(const Labels& labels, Places from, Places& left) {
    auto least = static_cast<std::size_t>(__builtin_ctz(from));
    for (Places rest = from & (from - 1); rest != 0; rest &= rest - 1) {
        const auto i = static_cast<std::size_t>(__builtin_ctz(rest));
        if (labels[i] < labels[least]) least = i;
    }
    left &= ~(Places{1} << least);
    return least;
}

}  // namespace

GraphCode graph_code(const StringFrame& frame, StringSet strings) {
    GraphCode code;
    Neighbours neighbours;
    if (!neighbours.read(frame, strings)) return code;
    const Labels labels = labels_of(neighbours);
    std::array<std::size_t, GraphCode::kMostCoins> order{};  // breadth first
    std::array<std::uint8_t, GraphCode::kMostCoins> number{};
    code.words[2] = static_cast<std::uint64_t>(neighbours.coins) << 30;
    const auto coins = static_cast<std::size_t>(neighbours.coins);
    Places left = (Places{1} << coins) - 1;
    Places met = 0;
    std::size_t ordered = 0;
    for (std::size_t p = 0; p < coins; ++p) {
        if (p == ordered) order[ordered++] = take_least(labels, left, left);
        const std::size_t coin = order[p];
        number[coin] = static_cast<std::uint8_t>(p);
        code.words[2] |= std::uint64_t{neighbours.to_ground[coin]} << (2 * p);
        for (Places back = neighbours.of[coin] & met; back != 0; back &= back - 1) {
            const std::size_t bit =
                p * (p - 1) / 2 + number[static_cast<std::size_t>(__builtin_ctz(back))];
            code.words[bit / 64] |= std::uint64_t{1} << (bit % 64);
        }
        met |= Places{1} << coin;
        for (Places ahead = neighbours.of[coin] & left; ahead != 0; ahead &= left)
            order[ordered++] = take_least(labels, ahead, left);
    }
    return code;
}

}  // namespace upstar::dots
