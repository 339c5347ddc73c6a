#include "upstar/games/heaps/partizan_take_and_break.h"

#include <functional>

#include "upstar/base/hash.h"
#include "upstar/games/heaps/subtraction.h"
#include "upstar/games/heaps/take_and_break.h"

namespace upstar::heaps {
namespace {

constexpr const char* kNotation =
    "The sizes of the heaps, joined by commas: 3,5,7. An empty heap is 0. At most 256 heaps of at "
    "most 1000000000 tokens. A move is written 2:1,3 if the second heap becomes two, of 1 and 3.";

CodePtr shared(TakeAndBreakCode code) {
    return std::make_shared<const TakeAndBreakCode>(std::move(code));
}

}  // namespace

void PartizanHeaps::options(Player player, std::vector<PartizanHeaps>& out) const {
    for_each_move(*codes_[index(player)], heaps_,
                  [&](Heaps heaps) { out.emplace_back(codes_, std::move(heaps)); });
}

void PartizanHeaps::decompose(std::vector<PartizanHeaps>& out) const {
    for (const std::uint32_t heap : heaps_)
        if (heap > 0) out.emplace_back(codes_, Heaps{heap});
}

bool operator==(const PartizanHeaps& a, const PartizanHeaps& b) {
    const auto same = [](const CodePtr& x, const CodePtr& y) {
        return x == y || (x && y && *x == *y);
    };
    return a.heaps_ == b.heaps_ && same(a.codes_[0], b.codes_[0]) && same(a.codes_[1], b.codes_[1]);
}

std::size_t hash_value(const PartizanHeaps& p) {
    std::uint64_t hash = hash_of(p.heaps_);
    for (const CodePtr& code : p.codes_)
        hash = combine(hash, code ? std::hash<std::string>()(code->text()) : 0);
    return static_cast<std::size_t>(hash);
}

PartizanTakeAndBreak::PartizanTakeAndBreak() : PartizanTakeAndBreak(Settings(about())) {}

PartizanTakeAndBreak::PartizanTakeAndBreak(const Settings& settings)
    : codes_{parse_code(settings.word("left")), parse_code(settings.word("right"))} {}

const About& PartizanTakeAndBreak::about() {
    static const About kAbout = {
        .name = "Partizan Take and Break",
        .aliases = {"game.heap.PartizanTakeAndBreak"},
        .summary = "Take tokens from a heap and split the rest, each player by a code of his own.",
        .rules =
            "As in Take and Break, a move takes some tokens from one heap and may split the rest; "
            "but each player has a code of his own that says what he may do. Whoever cannot move "
            "loses.",
        .left = "moves by the first code",
        .right = "moves by the second code",
        .notation = kNotation,
        .parameters =
            {
                Parameter::text("left", "0.7", "a code such as 0.77 or 4!.0", "Left's code"),
                Parameter::text("right", "0.07", "a code such as 0.77 or 4!.0", "Right's code"),
            },
        .by_place = {"left", "right"},
        .variants = {},
        .examples = {"5", "2,3", "7"},
    };
    return kAbout;
}

PartizanSubtraction::PartizanSubtraction() : PartizanSubtraction(Settings(about())) {}

PartizanSubtraction::PartizanSubtraction(const Settings& settings) {
    const char* const names[] = {"left", "right"};
    for (std::size_t i = 0; i < 2; ++i)
        codes_[i] = shared(TakeAndBreakCode::of_subtraction(
            parse_set(names[i], settings.word(names[i])), settings.word("allbut") == "true",
            settings.word("split") == "true"));
}

const About& PartizanSubtraction::about() {
    static const About kAbout = {
        .name = "Partizan Subtraction",
        .aliases = {"game.heap.PartizanSubtraction"},
        .summary = "Take as many tokens from a heap as your own set allows.",
        .rules =
            "There are heaps of tokens, and a set of numbers for each player. A move takes so many "
            "tokens from one heap as one of the mover's numbers says. Whoever cannot move loses."
            "\n\nIf allbut is true, any number but these may be taken; if split is true (Partizan "
            "Splittles), the mover may also split the rest of the heap in two.",
        .left = "takes by the first set",
        .right = "takes by the second set",
        .notation = kNotation,
        .parameters =
            {
                Parameter::text("left", "1,2", "a set of numbers such as 1,3,4",
                                "how many tokens Left takes"),
                Parameter::text("right", "1,3", "a set of numbers such as 1,3,4",
                                "how many tokens Right takes"),
                Parameter::word("allbut", {"false", "true"}, "whether all other numbers are meant"),
                Parameter::word("split", {"false", "true"}, "whether the rest may be split in two"),
            },
        .by_place = {"left", "right"},
        .variants = {{"Partizan Splittles", {{"split", "true"}}},
                     {"game.heap.PartizanSplittles", {{"split", "true"}}}},
        .examples = {"5", "2,3", "8"},
    };
    return kAbout;
}

}  // namespace upstar::heaps
