// Sums of pieces that nothing but the turn connects with the rest of a position, as numbers.
//
//     gift n     n coins that the opponent takes at once if they are offered, and then he moves: a
//                chain of 1 or 2, a ring of 2 or 3; n = 0 is a string from ground to ground
//     chain n    n >= 3 coins between ground and ground: he may leave the last 2
//     loop n     a ring of n >= 4 coins: he may leave the last 4
//
// A sum is a multiset and has a number, equal for equal sums, so that searches copy and compare
// words. Two equal gifts cancel, since either player answers the opponent's offer of one by
// offering the other. Of each kind it is enough to consider the least piece: in the sums with m and
// with n > m of the same kind the players can imitate each other, so that their margins differ by
// n - m at most. (Across kinds this fails: offering 2 coins may be better than opening 3, or
// worse.)
//
// Threads share the numbers. Steps from sum to sum are remembered in a small table of words, each
// of which says what it is about, so that a lost or stale one does no harm.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "upstar/base/context.h"

namespace upstar::dots {

struct Piece {
    enum class Kind : std::uint8_t { Gift, Chain, Loop };
    Kind kind = Kind::Gift;
    int coins = 0;

    /// A chain from ground to ground, length >= 0, or a ring, length >= 2.
    static Piece chain(int length);
    static Piece ring(int length);

    /// How many of its coins may be left to the opponent by who is offered them, to move last.
    int give() const { return kind == Kind::Gift ? 0 : kind == Kind::Chain ? 2 : 4; }
};

class PieceSums {
public:
    using Number = std::uint32_t;
    static constexpr Number kEmpty = 0;
    static constexpr int kMostCoins = 2000;
    static constexpr int kGifts = 4;

    /// The context must outlive the sums.
    explicit PieceSums(Context& context);

    struct Sum {
        std::uint8_t gifts = 0;            ///< bit n: there is a gift n
        std::vector<std::int16_t> chains;  ///< ascending
        std::vector<std::int16_t> loops;
        int coins = 0;
        int margin = 0;  ///< of the player to move, if there is nothing else
    };
    const Sum& operator[](Number number) const {
        return (*blocks_[number / kBlock])[number % kBlock];
    }

    Number number_of(const std::vector<Piece>& pieces);
    Number with(Number sum, Piece piece);
    /// Requires a piece of that kind in the sum.
    Number without_least(Number sum, Piece::Kind kind);

private:
    static constexpr Number kBlock = 1 << 10;
    static constexpr Number kBlocks = 1 << 14;
    static constexpr std::size_t kSteps = 1 << 14;
    using Block = std::array<Sum, kBlock>;
    using Description = std::vector<std::int16_t>;

    Number number_of(Sum sum);
    template <class Change>
    Number step(Number sum, std::uint32_t code, const Change& change);

    Charge charge_;
    std::vector<std::unique_ptr<Block>> blocks_;
    std::vector<std::atomic<std::uint64_t>> steps_;
    std::mutex mutex_;
    std::map<Description, Number> numbers_;
};

std::vector<Piece> pieces_of(const PieceSums::Sum& sum);

/// The least piece of that kind in the sum; false if there is none.
bool least_piece(const PieceSums::Sum& sum, Piece::Kind kind, Piece& piece);

}  // namespace upstar::dots
