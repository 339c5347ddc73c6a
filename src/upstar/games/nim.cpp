#include "upstar/games/nim.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"

namespace upstar::nim {
namespace {

// A heap becomes any smaller one; its nim value is its size, and that never repeats.
class NimMoves final : public HeapMoves {
public:
    std::string code() const override { return "0.[3]"; }
    std::string normal_code() const override { return code(); }
    void for_each_option(
        std::uint32_t heap,
        const std::function<bool(const std::vector<std::uint32_t>&)>& take) const override {
        for (std::uint32_t left = heap; left-- > 0;)
            if (!take(left == 0 ? std::vector<std::uint32_t>{} : std::vector{left})) return;
    }
    std::optional<Period> period(std::uint32_t, Context&) const override { return std::nullopt; }
};

}  // namespace

HeapMovesPtr Nim::heap_moves() const { return std::make_shared<NimMoves>(); }

void Nim::Position::options(std::vector<Position>& out) const {
    for (std::size_t i = 0; i < heaps_.size(); ++i) {
        for (std::uint32_t left = 0; left < heaps_[i]; ++left) {
            out.push_back(*this);
            out.back().heaps_[i] = left;
        }
    }
}

void Nim::Position::decompose(std::vector<Position>& out) const {
    for (const std::uint32_t heap : heaps_)
        if (heap > 0) out.emplace_back(std::vector{heap});
}

Nim::Position Nim::Position::canonical() const {
    std::vector<std::uint32_t> heaps = heaps_;
    std::sort(heaps.begin(), heaps.end());
    heaps.erase(heaps.begin(), std::upper_bound(heaps.begin(), heaps.end() - 1, 0u));
    return Position(std::move(heaps));
}

std::optional<std::uint32_t> Nim::Position::known_nim_value() const {
    return heaps_.size() == 1 ? std::optional(heaps_.front()) : std::nullopt;
}

std::string Nim::Position::to_string() const {
    std::string text;
    for (const std::uint32_t heap : heaps_)
        text += (text.empty() ? "" : ",") + std::to_string(heap);
    return text;
}

BoardDescription Nim::Position::describe() const {
    return board_of_stacks({heaps_.begin(), heaps_.end()}, false);
}

std::size_t hash_value(const Nim::Position& p) {
    std::uint64_t hash = mix(p.heaps_.size());
    for (const std::uint32_t heap : p.heaps_) hash = combine(hash, heap);
    return static_cast<std::size_t>(hash);
}

Nim::Position Nim::parse(std::string_view text) const {
    std::vector<std::uint32_t> heaps = {0};
    std::uint32_t tokens = 0;
    bool in_heap = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c >= '0' && c <= '9') {
            const std::uint32_t heap = 10 * heaps.back() + static_cast<std::uint32_t>(c - '0');
            tokens += heap - heaps.back();
            if (tokens > kMostTokens)
                throw Error(ErrorKind::Input,
                            "too many tokens: at most " + std::to_string(kMostTokens) + " in all",
                            at);
            heaps.back() = heap;
            in_heap = true;
        } else if (c == ',' && in_heap) {
            if (heaps.size() == kMostHeaps)
                throw Error(ErrorKind::Input,
                            "too many heaps: at most " + std::to_string(kMostHeaps), at);
            heaps.push_back(0);
            in_heap = false;
        } else {
            throw Error(ErrorKind::Input, "heaps are whole numbers joined by commas, such as 3,5,7",
                        at);
        }
    }
    if (!in_heap)
        throw Error(ErrorKind::Input, "a heap is missing here; an empty one is written 0",
                    text.size());
    return Position(std::move(heaps));
}

const About& Nim::about() {
    static const About kAbout = {
        .name = "Nim",
        .aliases = {"game.heap.Nim"},
        .summary = "Take any number of tokens from one heap.",
        .rules =
            "The position is a number of heaps of tokens. A move takes one or more tokens "
            "from a single heap. Whoever cannot move loses.",
        .notation =
            "The sizes of the heaps, joined by commas: 3,5,7. An empty heap is 0. At most "
            "64 heaps with 100000 tokens in all.",
        .parameters = {},
        .variants = {},
        .examples = {"0", "4", "1,2,3", "3,5,7"},
    };
    return kAbout;
}

}  // namespace upstar::nim
