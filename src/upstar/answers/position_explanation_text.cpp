#include "upstar/answers/position_explanation_text.h"

#include <algorithm>
#include <cstdlib>

#include "upstar/answers/named_moves.h"
#include "upstar/answers/nim_rows.h"
#include "upstar/answers/reasoning.h"
#include "upstar/base/words.h"
#include "upstar/catalog/moves.h"

namespace upstar {
namespace {

constexpr std::size_t kMostSteps = 40;
constexpr std::size_t kMostLine = 400;   // characters
constexpr std::size_t kMostParts = 16;   // rows of bits
constexpr std::size_t kMostValue = 120;  // characters

std::string value_text(Arena& arena, Game g) {
    return short_text(arena, g, Notation::Text, kMostValue);
}

std::string shortened(const std::string& line) {
    return line.size() <= kMostLine ? line : line.substr(0, kMostLine) + " ...";
}

std::string move_text(const AnyPosition& before, const AnyPosition& after) {
    const std::string name = brief_name(before, after);
    return name.rfind("to ", 0) == 0 ? "the move " + name : name;
}

std::string asked(const AnyPosition& position) {
    return position.ruleset().about().name + " " + position.to_string();
}

class Teller {
public:
    Teller(Arena& arena, const PositionExplanation& explanation)
        : arena_(arena), explanation_(explanation), analysis_(explanation.analysis) {}

    std::string said() {
        if (analysis_.is_scoring()) return scoring_sentence();
        return analysis_.is_partizan() ? partizan_sentence() : impartial_sentence();
    }

    // Paragraphs, those that are empty left out.
    std::string details() {
        std::string play;
        const About& about = explanation_.position().ruleset().about();
        if (!about.left.empty()) play = "Left " + about.left + ", Right " + about.right + ".\n";
        for (const Beginning& beginning : explanation_.beginnings)
            play += beginning_text(beginning);
        std::string board;
        const BoardShape shape = explanation_.position().board().shape;
        if (shape == BoardShape::Strip || shape == BoardShape::Grid || shape == BoardShape::Dots)
            board = labelled_board(explanation_.position());
        std::string reasons;
        for (const std::string& line : explanation_.reasons) reasons += shortened(line) + "\n";
        std::string text;
        for (const std::string& paragraph :
             {board, play, reasons, parts_text(), nim_text(), moves_text()})
            if (!paragraph.empty()) text += (text.empty() ? "" : "\n") + paragraph;
        return text;
    }

private:
    const Beginning& first() const { return explanation_.beginnings.front(); }

    std::string move(const Beginning& beginning) const {
        return move_text(explanation_.position(), *beginning.move->position);
    }

    std::string impartial_sentence() {
        const std::string who =
            capital(in_words(*analysis_.outcome)) + ": " + asked(explanation_.position()) + " has ";
        const bool one = !explanation_.nim_sum || explanation_.nim_sum->parts.size() < 2;
        if (first().wins.value_or(false)) {
            if (!explanation_.nim_sum)
                return who + "a winning move: after " + move(first()) + " every move loses.";
            return who + (one ? "nim value " : "nim sum ") +
                   std::to_string(explanation_.nim_sum->sum) + ", and " + move(first()) +
                   " makes it 0.";
        }
        if (!first().move) return who + "no move.";
        if (!explanation_.nim_sum) return who + "no winning move.";
        return who + (one ? "nim value 0, " : "nim sum 0, ") +
               "and every move makes it something else.";
    }

    std::string partizan_sentence() {
        const std::string who = capital(in_words(*analysis_.outcome)) + ": ";
        if (!analysis_.value)
            return who + "that is so by search, though the value of " +
                   asked(explanation_.position()) + " is out of reach.";
        constexpr const char* kSigns[] = {"which is positive", "which is negative",
                                          "which is confused with 0", "a zero game"};
        const Game value = *analysis_.value;
        const std::string sign =
            value.is_zero()
                ? ""
                : std::string(", ") + kSigns[static_cast<std::size_t>(*analysis_.outcome)];
        return who + asked(explanation_.position()) + " is " +
               worth_in_words(arena_, value, kMostValue) + sign + ".";
    }

    std::string points(std::int32_t margin) const {
        return points_text(explanation_.position().ruleset().about(), std::abs(margin));
    }

    std::string scoring_sentence() {
        const std::int32_t margin = *analysis_.margin;
        const std::string by = first().move ? ", beginning with " + move(first()) : "";
        if (margin == 0)
            return "Both players get as much from here on in " + asked(explanation_.position()) +
                   by + ".";
        return "Whoever begins gets " + points(margin) + (margin > 0 ? " more" : " fewer") +
               " than the other from here on in " + asked(explanation_.position()) + by + ".";
    }

    std::string worth(const RatedMove& move) {
        if (!move.value) return "";
        const std::string worth = worth_in_words(arena_, *move.value, kMostValue);
        constexpr std::string_view kWorth = "worth ";
        return ", which leaves " +
               (worth.rfind(kWorth, 0) == 0 ? worth.substr(kWorth.size()) : "a position " + worth);
    }

    // Of an impartial game that is won the sentence has said it all.
    std::string beginning_text(const Beginning& beginning) {
        if (!analysis_.is_partizan() && beginning.wins.value_or(false)) return "";
        const std::string head = analysis_.is_partizan()
                                     ? std::string("If ") + name(beginning.player) + " begins: "
                                     : std::string("Whoever begins: ");
        if (!beginning.move) return head + "there is no move.\n";
        const RatedMove& tried = *beginning.move;
        if (tried.margin) {
            std::string text = head + "best is " + move(beginning) + ".";
            if (!tried.reason.empty()) text += " Who makes it may say: " + tried.reason + ".";
            return text + "\n";
        }
        if (!beginning.wins) return head + "nothing is decided.\n";
        const std::string left = worth(tried);
        if (*beginning.wins)
            return head + move(beginning) + left + (left.empty() ? "" : ",") + " wins.\n";
        std::string text = head + "every move loses; " + move(beginning) + left;
        if (beginning.reply)
            text += (left.empty() ? "" : ",") + std::string(" is answered by ") +
                    move_text(*tried.position, *beginning.reply->position) +
                    worth(*beginning.reply);
        return text + ".\n";
    }

    // Of a partizan game; the parts of an impartial one stand in the rows of bits.
    std::string parts_text() {
        if (!explanation_.steps || analysis_.components.size() < 2) return "";
        std::string text = "It is the sum of parts that no move connects:\n";
        for (const auto& [part, value] : analysis_.components)
            text += "  " + part->to_string() + " = " + value_text(arena_, *value) + "\n";
        return text;
    }

    std::string rows(const NimSum& nim_sum) {
        if (nim_sum.parts.size() > kMostParts)
            return "  " + std::to_string(nim_sum.parts.size()) + " parts, nim sum " +
                   std::to_string(nim_sum.sum) + "\n";
        std::vector<NimRow> rows;
        for (const auto& [part, nim_value] : nim_sum.parts)
            rows.push_back({part->to_string(), nim_value});
        // A heap of Nim is its own nim value.
        if (std::all_of(rows.begin(), rows.end(),
                        [](const NimRow& row) { return row.label == std::to_string(row.number); }))
            for (NimRow& row : rows) row.label.clear();
        return nim_rows(rows);
    }

    std::string nim_text() {
        if (!explanation_.nim_sum || explanation_.nim_sum->parts.size() < 2) return "";
        std::string text =
            "The parts with their nim values, in binary:\n" + rows(*explanation_.nim_sum);
        if (const auto part = changed()) {
            const std::uint32_t wanted = *part ^ explanation_.nim_sum->sum;
            text += "A part of nim value " + std::to_string(*part) + " has to become " +
                    std::to_string(wanted) + ", the nim sum of " + std::to_string(*part) + " and " +
                    std::to_string(explanation_.nim_sum->sum) + ", as by " + move(first()) + ":\n" +
                    rows(*explanation_.nim_sum_after);
        } else if (explanation_.nim_sum_after) {
            text += "After " + move(first()) + ":\n" + rows(*explanation_.nim_sum_after);
        }
        return text;
    }

    // The nim value of the part that the winning move is in, where the others show it.
    std::optional<std::uint32_t> changed() const {
        if (!explanation_.nim_sum_after) return std::nullopt;
        std::vector<std::uint32_t> gone;
        for (const NimPart& part : explanation_.nim_sum->parts) gone.push_back(part.nim_value);
        for (const NimPart& part : explanation_.nim_sum_after->parts) {
            const auto same = std::find(gone.begin(), gone.end(), part.nim_value);
            if (same != gone.end()) gone.erase(same);
        }
        return gone.size() == 1 ? std::optional(gone.front()) : std::nullopt;
    }

    std::string moves_text() {
        if (!explanation_.steps) return "";
        return "By the values of all moves:\n" + steps_text(arena_, *explanation_.steps);
    }

    Arena& arena_;
    const PositionExplanation& explanation_;
    const Analysis& analysis_;
};

}  // namespace

std::string position_sentence(Arena& arena, const PositionExplanation& explanation) {
    return Teller(arena, explanation).said();
}

std::string position_details(Arena& arena, const PositionExplanation& explanation) {
    return Teller(arena, explanation).details();
}

std::string steps_text(Arena& arena, const ValueSteps& steps) {
    const std::vector<std::string> lines =
        explanation_text(arena, steps.options[0], steps.options[1], steps.simplification);
    std::string text;
    for (std::size_t i = 0; i < std::min(lines.size(), kMostSteps); ++i)
        text += shortened(lines[i]) + "\n";
    if (lines.size() > kMostSteps)
        text += "and " + std::to_string(lines.size() - kMostSteps) + " more lines, up to\n" +
                shortened(lines.back()) + "\n";
    return text;
}

}  // namespace upstar
