#include "upstar/games/circular_nim/theorems/coq_reading.h"

#include <algorithm>

#include "upstar/games/circular_nim/theorems/coq_text.h"

namespace upstar::circular_nim {
namespace {

// How a line of a proof begins and ends; terms stand between.
struct Tactic {
    std::string_view head, tail;
};
constexpr Tactic kTactics[] = {
    {"exfalso; lia", "."},          {"apply way_in", "; assumption."},
    {"destruct (le_lt_dec ", ")."}, {"destruct (reduction ", "; cbn in Z."},
    {"by_reading ", "."},           {"by_taking ", "."},
    {"nim_by_reading ", "."},       {"nim_by_taking ", "."},
    {"by_set_reading ", "."},       {"by_set_taking fine ", "."}};

// Names, numbers, sums, comparisons and lists, which can do nothing: there is no full stop, so no
// second command, no colon, so no `ltac:`, and a semicolon only in lists, so no second tactic.
bool is_terms(std::string_view text) {
    constexpr std::string_view kSigns = " _+*-<>=()[]|&;";
    int lists = 0;
    for (const char c : text) {
        const bool is_word =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (!is_word && kSigns.find(c) == std::string_view::npos) return false;
        if (c == '[') ++lists;
        if (c == ']') --lists;
        if (c == ';' && lists <= 0) return false;
    }
    return true;
}

bool is_between(std::string_view line, std::string_view head, std::string_view tail) {
    return line.size() >= head.size() + tail.size() && line.substr(0, head.size()) == head &&
           line.substr(line.size() - tail.size()) == tail &&
           is_terms(line.substr(head.size(), line.size() - head.size() - tail.size()));
}

// Without blanks and braces around it.
std::string_view bare(std::string_view line) {
    const std::size_t begin = std::min(line.find_first_not_of(" {"), line.size());
    line.remove_prefix(begin);
    return line.substr(0, line.find_last_not_of(" }") + 1);
}

bool is_tactic(std::string_view line) {
    return std::any_of(std::begin(kTactics), std::end(kTactics), [&](const Tactic& tactic) {
        return is_between(bare(line), tactic.head, tactic.tail);
    });
}

// The lines of a lemma, one after the other.
enum class Part { Lemma, Statement, Proof, Intros, Tactics, Gap };

// The part that follows; the same line may be the last tactic or the end.
bool accepts(Part& part, std::string_view line) {
    switch (part) {
        case Part::Lemma:
            part = Part::Statement;
            return is_between(line, "Lemma way_in", " :");
        case Part::Statement:
            part = Part::Proof;
            return is_between(line, "  ", ".");
        case Part::Proof:
            part = Part::Intros;
            return line == "Proof.";
        case Part::Intros:
            part = Part::Tactics;
            return line == "  intros.";
        case Part::Tactics:
            if (line != "Qed.") return is_tactic(line);
            part = Part::Gap;
            return true;
        case Part::Gap:
            part = Part::Lemma;
            return line.empty();
    }
    return false;
}

std::string at_line(std::string_view text, std::size_t offset) {
    const auto lines =
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(offset), '\n');
    return "line " + std::to_string(lines + 1) + " is not ";
}

}  // namespace

std::string fault_in_theorem(const Claimed& claim, std::string_view text) {
    const auto [before, after] = theorem_frame(claim);
    const std::size_t agreed = static_cast<std::size_t>(
        std::mismatch(before.begin(), before.end(), text.begin(), text.end()).first -
        before.begin());
    if (agreed < before.size())
        return at_line(before, agreed) + "as this version of Upstar writes it for the claim";
    if (text.size() < before.size() + after.size() ||
        text.substr(text.size() - after.size()) != after || (after.empty() && text != before))
        return "its end is not as this version of Upstar writes it for the claim";
    Part part = Part::Lemma;
    const std::size_t end = text.size() - after.size();
    for (std::size_t start = before.size(); start < end;) {
        const std::size_t line_end = std::min(text.find('\n', start), end);
        if (!accepts(part, text.substr(start, line_end - start)))
            return at_line(text, start) + "one that Upstar would write";
        start = line_end + 1;
    }
    return part == Part::Lemma ? "" : "its last lemma has no end";
}

}  // namespace upstar::circular_nim
