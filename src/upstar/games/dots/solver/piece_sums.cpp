#include "upstar/games/dots/solver/piece_sums.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <numeric>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"

namespace upstar::dots {
namespace {

constexpr std::size_t kBytesOfEntry = 120;  // of the map, and of the vectors of a sum
constexpr int kBitsOfCode = 16;
constexpr int kBitsOfNumber = 24;

// The margin by a table over what was opened so far: always the least piece of a kind.
int margin_of(const PieceSums::Sum& sum) {
    const std::size_t chains = sum.chains.size();
    const std::size_t loops = sum.loops.size();
    constexpr std::size_t kSets = 1u << PieceSums::kGifts;
    std::vector<int> margins((chains + 1) * (loops + 1) * kSets);
    const auto at = [&](std::size_t chain, std::size_t loop, std::size_t gifts) -> int& {
        return margins[(chain * (loops + 1) + loop) * kSets + gifts];
    };
    for (std::size_t chain = chains + 1; chain-- > 0;) {
        for (std::size_t loop = loops + 1; loop-- > 0;) {
            for (std::size_t gifts = 0; gifts < kSets; ++gifts) {
                if (chain == chains && loop == loops && gifts == 0) continue;
                int best = -PieceSums::kMostCoins;
                if (gifts != 0) {
                    const int least = __builtin_ctz(static_cast<unsigned>(gifts));
                    best = -(least + at(chain, loop, gifts & (gifts - 1)));
                }
                if (chain < chains)
                    best = std::max(
                        best, 2 - sum.chains[chain] - std::abs(at(chain + 1, loop, gifts) + 2));
                if (loop < loops)
                    best = std::max(best,
                                    4 - sum.loops[loop] - std::abs(at(chain, loop + 1, gifts) + 4));
                at(chain, loop, gifts) = best;
            }
        }
    }
    return at(0, 0, sum.gifts);
}

void insert(std::vector<std::int16_t>& sorted, int length) {
    const auto value = static_cast<std::int16_t>(length);
    sorted.insert(std::upper_bound(sorted.begin(), sorted.end(), value), value);
}

void add(PieceSums::Sum& sum, Piece piece) {
    switch (piece.kind) {
        case Piece::Kind::Gift:
            sum.gifts = static_cast<std::uint8_t>(sum.gifts ^ (1u << piece.coins));
            break;
        case Piece::Kind::Chain:
            insert(sum.chains, piece.coins);
            break;
        case Piece::Kind::Loop:
            insert(sum.loops, piece.coins);
            break;
    }
}

}  // namespace

Piece Piece::chain(int length) {
    return length < 3 ? Piece{Kind::Gift, length} : Piece{Kind::Chain, length};
}

Piece Piece::ring(int length) {
    return length < 4 ? Piece{Kind::Gift, length} : Piece{Kind::Loop, length};
}

std::vector<Piece> pieces_of(const PieceSums::Sum& sum) {
    std::vector<Piece> pieces;
    for (int gift = 0; gift < PieceSums::kGifts; ++gift)
        if ((sum.gifts >> gift & 1) != 0) pieces.push_back({Piece::Kind::Gift, gift});
    for (const int length : sum.chains) pieces.push_back({Piece::Kind::Chain, length});
    for (const int length : sum.loops) pieces.push_back({Piece::Kind::Loop, length});
    return pieces;
}

bool least_piece(const PieceSums::Sum& sum, Piece::Kind kind, Piece& piece) {
    piece.kind = kind;
    switch (kind) {
        case Piece::Kind::Gift:
            if (sum.gifts != 0) piece.coins = __builtin_ctz(sum.gifts);
            return sum.gifts != 0;
        case Piece::Kind::Chain:
            if (!sum.chains.empty()) piece.coins = sum.chains.front();
            return !sum.chains.empty();
        case Piece::Kind::Loop:
            if (!sum.loops.empty()) piece.coins = sum.loops.front();
            return !sum.loops.empty();
    }
    return false;
}

PieceSums::PieceSums(Context& context) : charge_(context), blocks_(kBlocks), steps_(kSteps) {
    charge_.add(kSteps * sizeof(std::uint64_t) + kBlocks * sizeof(blocks_[0]));
    number_of(Sum());
}

PieceSums::Number PieceSums::number_of(Sum sum) {
    sum.coins = std::accumulate(sum.chains.begin(), sum.chains.end(), 0) +
                std::accumulate(sum.loops.begin(), sum.loops.end(), 0);
    for (int gift = 0; gift < kGifts; ++gift)
        if ((sum.gifts >> gift & 1) != 0) sum.coins += gift;
    Description description = sum.chains;
    description.push_back(0);
    description.insert(description.end(), sum.loops.begin(), sum.loops.end());
    description.push_back(sum.gifts);
    const std::lock_guard lock(mutex_);
    if (const auto known = numbers_.find(description); known != numbers_.end())
        return known->second;
    const auto number = static_cast<Number>(numbers_.size());
    if (number >= kBlock * kBlocks)
        throw Error(ErrorKind::Limit, "the position has too many sums of chains and loops");
    if (!blocks_[number / kBlock]) {
        charge_.add(sizeof(Block));
        blocks_[number / kBlock] = std::make_unique<Block>();
    }
    charge_.add(kBytesOfEntry + 2 * description.size() * sizeof(description[0]));
    sum.margin = margin_of(sum);
    (*blocks_[number / kBlock])[number % kBlock] = std::move(sum);
    numbers_.emplace(std::move(description), number);  // last: whoever finds it finds the sum
    return number;
}

PieceSums::Number PieceSums::number_of(const std::vector<Piece>& pieces) {
    Sum sum;
    for (const Piece& piece : pieces) add(sum, piece);
    return number_of(std::move(sum));
}

// A word of the table of steps: the sum, the change, and the sum after it. All 0 is no step, since
// no change has code 0.
template <class Change>
PieceSums::Number PieceSums::step(Number sum, std::uint32_t code, const Change& change) {
    const std::uint64_t question = std::uint64_t{sum} << kBitsOfCode | code;
    auto& word = steps_[static_cast<std::size_t>(mix(question)) % kSteps];
    const std::uint64_t known = word.load(std::memory_order_acquire);
    if (known >> kBitsOfNumber == question)
        return static_cast<Number>(known & ((1u << kBitsOfNumber) - 1));
    Sum changed = (*this)[sum];
    change(changed);
    const Number number = number_of(std::move(changed));
    word.store(question << kBitsOfNumber | number, std::memory_order_release);
    return number;
}

PieceSums::Number PieceSums::with(Number sum, Piece piece) {
    assert(piece.coins <= kMostCoins);
    const auto code =
        4 + static_cast<std::uint32_t>(piece.kind) + (static_cast<std::uint32_t>(piece.coins) << 3);
    return step(sum, code, [piece](Sum& changed) { add(changed, piece); });
}

PieceSums::Number PieceSums::without_least(Number sum, Piece::Kind kind) {
    return step(sum, 1 + static_cast<std::uint32_t>(kind), [kind](Sum& changed) {
        switch (kind) {
            case Piece::Kind::Gift:
                changed.gifts = static_cast<std::uint8_t>(changed.gifts & (changed.gifts - 1));
                break;
            case Piece::Kind::Chain:
                changed.chains.erase(changed.chains.begin());
                break;
            case Piece::Kind::Loop:
                changed.loops.erase(changed.loops.begin());
                break;
        }
    });
}

}  // namespace upstar::dots
