#include "upstar/games/heaps/take_and_break.h"

#include <functional>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"

namespace upstar::heaps {

void for_each_move(const TakeAndBreakCode& code, const Heaps& heaps,
                   const std::function<void(Heaps)>& take) {
    constexpr std::size_t kMostMoves = 200'000;
    std::size_t moves = 0;
    for (std::size_t place = 0; place < heaps.size(); ++place)
        code.for_each_option(heaps[place], [&](const Heaps& parts) {
            if (++moves > kMostMoves)
                throw Error(ErrorKind::Limit,
                            "more than " + std::to_string(kMostMoves) +
                                " moves: heaps of this size have nim values, but their moves are "
                                "not listed");
            take(replaced(heaps, place, parts));
            return true;
        });
}

void TakeAndBreak::Position::options(std::vector<Position>& out) const {
    for_each_move(*code_, heaps_, [&](Heaps heaps) { out.emplace_back(code_, std::move(heaps)); });
}

void TakeAndBreak::Position::decompose(std::vector<Position>& out) const {
    for (const std::uint32_t heap : heaps_)
        if (heap > 0) out.emplace_back(code_, Heaps{heap});
}

std::size_t hash_value(const TakeAndBreak::Position& p) {
    const std::size_t code = p.code_ ? std::hash<std::string>()(p.code_->text()) : 0;
    return static_cast<std::size_t>(combine(hash_of(p.heaps_), code));
}

TakeAndBreak::TakeAndBreak() : TakeAndBreak(Settings(about())) {}

TakeAndBreak::TakeAndBreak(const Settings& settings) : code_(parse_code(settings.word("code"))) {}

const About& TakeAndBreak::about() {
    static const About kAbout = {
        .name = "Take and Break",
        .aliases = {"game.heap.TakeAndBreak", "octal"},
        .summary = "Take tokens from a heap and split the rest, as a code allows.",
        .rules =
            "There are heaps of tokens. A move takes some tokens from one heap and may split what "
            "is left of it into several; a code such as 0.77 says how. Whoever cannot move loses."
            "\n\nThe digit at place j after the point tells what may happen to the rest when j "
            "tokens are taken: 1 allows no heap to be left, 2 one heap, 4 two heaps, 8 three, and "
            "their sums more than one of these. The digit before the point is for taking nothing. "
            "Kayles is 0.77, Dawson's Kayles 0.07, Nim 0.[3], Grundy's game 4!.0.\n\nDigits beyond "
            "9 are A to Z; {2,3} and {2+} list numbers of heaps, * is any. A digit with ! wants "
            "unequal heaps, with ? not all equal ones, with = equal ones. Digits in [ ] at the end "
            "repeat for ever.",
        .notation =
            "The sizes of the heaps, joined by commas: 3,5,7. An empty heap is 0. At most 256 "
            "heaps "
            "of at most 1000000000 tokens. A move is written 2:1,3 if the second heap becomes "
            "two, of 1 and 3.",
        .parameters = {Parameter::text("code", "0.77", "a code such as 0.77 or 4!.0",
                                       "what may be taken and left")},
        .by_place = {"code"},
        .variants =
            {
                {"Kayles", {{"code", "0.77"}}},
                {"game.heap.Kayles", {{"code", "0.77"}}},
                {"Dawson's Kayles", {{"code", "0.07"}}},
                {"DawsonsKayles", {{"code", "0.07"}}},
                {"game.heap.DawsonsKayles", {{"code", "0.07"}}},
                {"Grundy's Game", {{"code", "4!.0"}}},
                {"GrundysGame", {{"code", "4!.0"}}},
                {"game.heap.GrundysGame", {{"code", "4!.0"}}},
            },
        .examples = {"7", "3,5", "12"},
    };
    return kAbout;
}

NimSequence& Specialist::sequence(const CodePtr& code) {
    const std::lock_guard lock(mutex_);
    std::unique_ptr<NimSequence>& sequence = sequences_[code->text()];
    if (!sequence) sequence = std::make_unique<NimSequence>(context_, code);
    return *sequence;
}

std::optional<std::uint32_t> Specialist::nim_value(const TakeAndBreak::Position& p) {
    std::uint32_t total = 0;
    for (const std::uint32_t heap : p.heaps())
        if (heap > 0) total ^= sequence(p.code()).value(heap);
    return total;
}

}  // namespace upstar::heaps
