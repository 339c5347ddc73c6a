#include "upstar/answers/review_text.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "upstar/answers/reasoning.h"
#include "upstar/answers/record.h"
#include "upstar/answers/review_json.h"
#include "upstar/answers/review_picture.h"
#include "upstar/base/sheet.h"
#include "upstar/base/words.h"
#include "upstar/base/wrapped_text.h"
#include "upstar/draw/board_text.h"
#include "upstar/values/format_notation.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

constexpr std::size_t kLongestBar = 8;
constexpr std::size_t kLongestValue = 16;

const MatchState& state_after(const Review& review, std::size_t turns) {
    return turns == 0 ? review.start : review.turns[turns - 1].after;
}

// What is drawn beside each turn: a bar for the lead at the end or the mean of the value, in parts
// of the longest; where there is none, an arrow to the side of the winner.
class Graph {
public:
    Graph(Arena& arena, const Review& review) {
        double most = 1;
        for (std::size_t i = 0; i <= review.turns.size(); ++i) {
            const MatchState& state = state_after(review, i);
            points_.push_back({height(arena, review.match, state), state.winner});
            most = std::max(most, std::abs(points_.back().height.value_or(0)));
        }
        scale_ = static_cast<double>(kLongestBar) / most;
    }

    bool has_bars() const {
        return std::any_of(points_.begin(), points_.end(),
                           [](const Point& point) { return point.height.has_value(); });
    }
    bool has_arrows() const {
        return std::any_of(points_.begin(), points_.end(),
                           [](const Point& point) { return !point.height && point.winner; });
    }

    // Right's side is on the left of the axis, so that bars grow as numbers do.
    std::string drawn(std::size_t turns) const {
        const auto& [height, winner] = points_[turns];
        if (!height && !winner) return std::string(kLongestBar, ' ') + "?";
        const bool is_left = height ? *height > 0 : *winner == Player::Left;
        const std::size_t length =
            height ? static_cast<std::size_t>(std::lround(std::abs(*height) * scale_)) : 1;
        const std::string bar = height ? std::string(length, '=') : is_left ? ">" : "<";
        const std::string blank(kLongestBar - (is_left ? 0 : length), ' ');
        return blank + (is_left ? "|" + bar : bar + "|");
    }

private:
    struct Point {
        std::optional<double> height;
        std::optional<Player> winner;
    };

    // The mean of a nimber says nothing.
    static std::optional<double> height(Arena& arena, const Match& match, const MatchState& state) {
        if (state.lead) return *state.lead;
        if (!state.value || match.start()->kind() != PositionKind::Partizan) return std::nullopt;
        return mean(arena, *state.value).to_double();
    }

    std::vector<Point> points_;
    double scale_ = 1;
};

std::string value_text(Arena& arena, const std::optional<Game>& value, Format format) {
    if (!value) return "";
    return short_text(arena, *value, format == Format::Latex ? Notation::Text : notation_of(format),
                      kLongestValue);
}

std::string winner_text(const MatchState& state) { return state.winner ? name(*state.winner) : ""; }

Sheet sheet_of(Arena& arena, const Review& review, Format format) {
    const Match& match = review.match;
    const bool is_scoring = match.is_scoring();
    const Graph graph(arena, review);
    const bool has_graph = is_text(format) && (graph.has_bars() || graph.has_arrows());
    std::vector<std::string> heading = {"turn", "player", "moves"};
    for (const char* column : is_scoring ? std::vector{"margin", "cost", "better"}
                                         : std::vector{"wins", "value", "better"})
        heading.emplace_back(column);
    if (has_graph) heading.emplace_back(is_scoring ? " B ahead|A ahead" : "   Right|Left");
    Sheet sheet{"", {heading}};
    const auto add = [&](std::vector<std::string> line, std::size_t turns) {
        if (has_graph) line.push_back(graph.drawn(turns));
        sheet.lines.push_back(std::move(line));
    };
    add({"0", "", "", is_scoring ? "" : winner_text(review.start),
         is_scoring ? "" : value_text(arena, review.start.value, format), ""},
        0);
    for (std::size_t i = 0; i < review.turns.size(); ++i) {
        const ReviewedTurn& turn = review.turns[i];
        std::vector<std::string> line = {std::to_string(i + 1), player_text(match, turn.player()),
                                         turn_text(turn.moves)};
        if (is_scoring) {
            line.push_back(turn.margin ? std::to_string(*turn.margin) : "");
            line.push_back(turn.cost > 0 ? std::to_string(turn.cost) : "");
        } else {
            line.push_back(winner_text(turn.after));
            line.push_back(value_text(arena, turn.after.value, format));
        }
        line.push_back(joined(turn.better, ","));
        add(std::move(line), i + 1);
    }
    return sheet;
}

// What the columns, the bars and the arrows are.
std::string legend(Arena& arena, const Review& review) {
    if (review.match.is_scoring())
        return "The margin is what the player gets more from there on, both playing their best, "
               "and the cost what the turn gave away of it. The bars show who is ahead in the end "
               "if both play their best after that turn.";
    const Graph graph(arena, review);
    return std::string(
               "After each turn: who wins if both play their best, and what the position is "
               "worth.") +
           (graph.has_bars() ? " The bars show the mean of that, in moves of advantage." : "") +
           (graph.has_arrows() ? " The arrows show who wins." : "");
}

std::string summary(const Review& review) {
    const Match& match = review.match;
    std::string text;
    for (std::size_t i = 0; i < review.turns.size(); ++i)
        if (review.turns[i].is_fault()) text += wrapped(fault_text(review, i)) + "\n";
    if (review.unknown() == review.turns.size()) return text;
    if (match.is_scoring()) {
        const About& about = match.start()->ruleset().about();
        text += "A gave away " + points_text(about, review.given_away(Player::Left)) +
                ", B gave away " + std::to_string(review.given_away(Player::Right)) + ".\n";
    } else if (text.empty()) {
        text = "Nobody let a win slip.\n";
    }
    return text;
}

}  // namespace

std::string player_text(const Match& match, Player player) {
    if (match.is_scoring()) return std::string(1, owner_letter(player));
    return name(player);
}

std::string fault_text(const Review& review, std::size_t turn) {
    const ReviewedTurn& fault = review.turns[turn];
    const std::string text = "Turn " + std::to_string(turn + 1) + ": " + turn_text(fault.moves) +
                             " by " + player_text(review.match, fault.player());
    const std::string better = joined(fault.better, ",");
    if (fault.lost_win) return text + " let a win slip; " + better + " wins.";
    return text + " gave " + points_text(review.match.start()->ruleset().about(), fault.cost) +
           " away; better was " + better + ".";
}

std::string review_text(Arena& arena, const Review& review, Format format) {
    if (format == Format::Json) return dumped(json_of(arena, review)) + "\n";
    if (is_picture(format)) return review_picture(arena, review, format);
    std::string table = sheet_text(sheet_of(arena, review, format), format);
    if (!is_text(format)) return table;
    return table + "\n" + wrapped(legend(arena, review)) + "\n\n" + summary(review);
}

}  // namespace upstar
