#include "upstar/answers/explanation_text.h"

#include <algorithm>

#include "upstar/answers/explanation_json.h"
#include "upstar/answers/nim_rows.h"
#include "upstar/answers/part_names.h"
#include "upstar/answers/position_explanation_text.h"
#include "upstar/answers/reasoning.h"
#include "upstar/answers/strategy_text.h"
#include "upstar/base/words.h"

namespace upstar {
namespace {

constexpr std::size_t kMostOptionsShown = 40;  // of a sum; JSON has all
constexpr std::size_t kMostValue = 120;        // characters

std::string value_text(Arena& arena, Game g) {
    return short_text(arena, g, Notation::Text, kMostValue);
}

// "up: positive (...); ...": a description without its subject.
std::string predicate(const Description& description) {
    return sentence(description).substr(description.text.size() + 4);
}

std::string facts(Arena& arena, const Description& description) {
    std::string text = "mean " + description.mean.to_string() + ", temperature " +
                       description.temperature.to_string() + ", stops " +
                       description.stops[0].to_string() + " if Left begins and " +
                       description.stops[1].to_string() + " if Right begins";
    if (description.atomic_weight)
        text += ", atomic weight " + value_text(arena, *description.atomic_weight);
    return text + "\n";
}

class Words {
public:
    explicit Words(Arena& arena) : arena_(arena) {}

    std::string said(const FormExplanation& form) {
        const Description& value = form.description;
        if (form.written == value.text || value.text.size() > kMostValue) return sentence(value);
        return form.written + " is " + value.text + ", " + predicate(value);
    }

    std::string details(const FormExplanation& form) {
        std::string text;
        if (form.steps) text += steps_text(arena_, *form.steps);
        return text + facts(arena_, form.description);
    }

    std::string said(const WrittenSum& written) {
        const SumExplanation& sum = written.sum;
        const std::string is = joined(written.written, " + ") + " is " + value(sum.value());
        const auto all = [&](const auto& holds) {
            return std::all_of(sum.parts.begin(), sum.parts.end(), holds);
        };
        if (!sum.cancelling.empty() && sum.cancels())
            return is + ": " +
                   (sum.cancelling.size() == 1 ? "the parts are each other's negatives"
                                               : "every part has its negative beside it") +
                   ", so whoever begins loses, since the other answers every move with the same "
                   "move in the other part.";
        if (!sum.cancelling.empty())
            return is + ": " + pairs(sum) + " cancel, being each other's negatives.";
        if (all([&](Game g) { return arena_.is_number(g); }))
            return is + ": numbers add up as usual.";
        if (all([&](Game g) { return arena_.is_nimber(g); }))
            return is + ": nimbers add up by their nim sum, in binary without carrying.";
        return is + ", " + predicate(written.description);
    }

    std::string details(const WrittenSum& written) {
        const SumExplanation& sum = written.sum;
        std::string text = parts_text(written.written, sum.parts);
        if (std::all_of(sum.parts.begin(), sum.parts.end(),
                        [&](Game g) { return arena_.is_nimber(g); }))
            return text + "\n" + nimber_rows(sum.parts) + "\n" + nimber_moves(sum) +
                   facts(arena_, written.description);
        for (const Strategy& strategy : written.strategies)
            text += "\n" + strategy_text(arena_, strategy);
        return text + "\nThe moves of the sum, and what it is worth after each:\n" +
               options_text(sum) + "\nBy their values:\n" +
               steps_text(arena_, {{sum.values(Player::Left), sum.values(Player::Right)},
                                   sum.simplification}) +
               facts(arena_, written.description);
    }

    std::string said(const WrittenComparison& written) {
        const ComparisonExplanation& comparison = written.comparison;
        const std::string left = joined(written.written[0], " + ");
        const std::string right = joined(written.written[1], " + ");
        const std::string claim = left + " " + symbol(comparison.claim) + " " + right;
        constexpr const char* kRelations[] = {"less than", "equal to", "greater than",
                                              "confused with"};
        const bool with_zero = comparison.right.size() == 1 && comparison.right[0].is_zero();
        return (comparison.holds ? "Yes, " + claim : "No, " + claim + " is false") + ", since " +
               who_wins(comparison, with_zero ? left : "the difference of the two") + ": " + left +
               " is " + kRelations[static_cast<std::size_t>(comparison.relation)] + " " + right +
               ".";
    }

    std::string details(const WrittenComparison& written) {
        const ComparisonExplanation& comparison = written.comparison;
        std::string text = "The difference game is ";
        if (comparison.parts.empty()) text += "0";
        for (std::size_t i = 0; i < comparison.parts.size(); ++i) {
            text += i == 0 ? "" : " + ";
            text += comparison.parts.size() == 1 ? value(comparison.parts[i]) : part_name(i);
        }
        if (comparison.parts.size() > 1)
            for (std::size_t i = 0; i < comparison.parts.size(); ++i)
                text +=
                    (i == 0 ? ", with " : ", ") + part_name(i) + " = " + value(comparison.parts[i]);
        text += ", played in canonical form.\n";
        for (const Strategy& strategy : comparison.strategies)
            text += strategy_text(arena_, strategy);
        return text;
    }

    std::string said(const PositionExplanation& position) {
        return position_sentence(arena_, position);
    }
    std::string details(const PositionExplanation& position) {
        return position_details(arena_, position);
    }

private:
    std::string value(Game g) { return value_text(arena_, g); }

    // In the cases that are shown: one player, or whoever begins, or the other.
    static std::string who_wins(const ComparisonExplanation& comparison, const std::string& what) {
        const Strategy& shown = comparison.strategies.front();
        const std::string winner = name(shown.winner);
        if (comparison.strategies.size() == 1)
            return winner + " wins " + what + " if " + name(shown.first) + " begins";
        if (shown.winner == comparison.strategies.back().winner)
            return winner + " wins " + what + ", whoever begins";
        return (shown.winner == shown.first ? "whoever begins wins " : "whoever begins loses ") +
               what;
    }

    static std::string pairs(const SumExplanation& sum) {
        std::string text;
        for (const auto& [a, b] : sum.cancelling)
            text += (text.empty() ? "" : "; ") + part_name(a) + " and " + part_name(b);
        return text;
    }

    std::string parts_text(const std::vector<std::string>& written,
                           const std::vector<Game>& parts) {
        std::string text;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const std::string is = value(parts[i]);
            text += part_name(i) + " = " + written[i] + (is == written[i] ? "" : " = " + is) +
                    ", " + describe(arena_, parts[i]).name + "\n";
        }
        return text;
    }

    std::string nimber_rows(const std::vector<Game>& parts) {
        std::vector<NimRow> rows;
        for (std::size_t i = 0; i < parts.size(); ++i)
            rows.push_back({part_name(i), arena_.nimber_part(parts[i])});
        return nim_rows(rows);
    }

    // Why nobody needs more than the nim sum: which moves make it 0, and that a move of one part
    // always changes it.
    std::string nimber_moves(const SumExplanation& sum) {
        if (sum.value().is_zero())
            return "A move changes one part, so the nim sum is 0 no more; and then some part has a "
                   "1 in the leftmost place where the nim sum has one, and can be lowered so that "
                   "it is 0 again. So whoever begins loses.\n";
        std::string text;
        for (const SumOption& option : sum.options)
            if (option.player == Player::Left && option.value.is_zero())
                text += (text.empty() ? "" : ", or ") + part_name(option.move.part) + " to " +
                        value(option.move.to);
        return "Whoever begins wins, by a move that makes the nim sum 0: " + text + ".\n";
    }

    std::string options_text(const SumExplanation& sum) {
        std::string text;
        const std::size_t shown = std::min(sum.options.size(), kMostOptionsShown);
        for (std::size_t i = 0; i < shown; ++i) {
            const SumOption& option = sum.options[i];
            text += "  " + std::string(name(option.player)) + " moves " +
                    part_name(option.move.part) + " to " + value(option.move.to) + ": " +
                    value(option.value);
            if (option.mirrored)
                text += "; " + std::string(name(opponent(option.player))) + " answers " +
                        part_name(option.mirrored->part) + " to " + value(option.mirrored->to) +
                        ": " + value(sum.value());
            text += "\n";
        }
        if (sum.options.empty()) text += "  none\n";
        if (shown < sum.options.size())
            text += "  and " + std::to_string(sum.options.size() - shown) +
                    " more; the JSON has them all\n";
        return text;
    }

    Arena& arena_;
};

}  // namespace

std::string sentence(Arena& arena, const AnyExplanation& explanation) {
    return std::visit([&](const auto& one) { return Words(arena).said(one); }, explanation);
}

std::string explanation_text(Arena& arena, const AnyExplanation& explanation, Format format) {
    if (format == Format::Json) return dumped(json_of(arena, explanation)) + "\n";
    const std::string details =
        std::visit([&](const auto& one) { return Words(arena).details(one); }, explanation);
    return sentence(arena, explanation) + "\n" + (details.empty() ? "" : "\n" + details);
}

}  // namespace upstar
