#include "upstar/games/heaps/subtraction.h"

#include <string>

#include "upstar/base/error.h"

namespace upstar::heaps {

std::vector<std::uint32_t> parse_set(std::string_view parameter, std::string_view text) {
    constexpr std::uint32_t kMost = 9999;
    std::vector<std::uint32_t> set;
    bool in_number = false;
    const auto refuse = [&] {
        throw Error(ErrorKind::Input, std::string(parameter) + " is a set of numbers from 1 to " +
                                          std::to_string(kMost) +
                                          ", such as 1,3,4 or [1,3,4], not '" + std::string(text) +
                                          "'");
    };
    for (const char c : text) {
        if (c >= '0' && c <= '9') {
            if (!in_number) set.push_back(0);
            set.back() = 10 * set.back() + static_cast<std::uint32_t>(c - '0');
            if (set.back() > kMost) refuse();
            in_number = true;
        } else if (std::string_view(",;[]{} ").find(c) != std::string_view::npos) {
            in_number = false;
        } else {
            refuse();
        }
    }
    for (const std::uint32_t n : set)
        if (n == 0) refuse();
    if (set.empty()) refuse();
    return set;
}

Subtraction::Subtraction() : Subtraction(Settings(about())) {}

Subtraction::Subtraction(const Settings& settings)
    : code_(std::make_shared<const TakeAndBreakCode>(TakeAndBreakCode::of_subtraction(
          parse_set("take", settings.word("take")), settings.word("allbut") == "true",
          settings.word("split") == "true"))) {}

const About& Subtraction::about() {
    static const About kAbout = {
        .name = "Subtraction",
        .aliases = {"game.heap.Subtraction"},
        .summary = "Take as many tokens from a heap as a set allows.",
        .rules =
            "There are heaps of tokens, and a set of numbers such as 1,2,3. A move takes so many "
            "tokens from one heap as one of the numbers says. Whoever cannot move loses.\n\nIf "
            "allbut is true, any number but these may be taken; if split is true (Splittles), the "
            "mover may also split the rest of the heap in two.",
        .notation =
            "The sizes of the heaps, joined by commas: 3,5,7. An empty heap is 0. At most 256 "
            "heaps "
            "of at most 1000000000 tokens. A move is written 2:4 if the second heap becomes 4.",
        .parameters =
            {
                Parameter::text("take", "1,2,3", "a set of numbers such as 1,3,4",
                                "how many tokens may be taken"),
                Parameter::word("allbut", {"false", "true"}, "whether all other numbers are meant"),
                Parameter::word("split", {"false", "true"}, "whether the rest may be split in two"),
            },
        .by_place = {"take"},
        .variants = {{"Splittles", {{"split", "true"}}},
                     {"game.heap.Splittles", {{"split", "true"}}}},
        .examples = {"7", "3,5", "10"},
    };
    return kAbout;
}

}  // namespace upstar::heaps
