#include "upstar/games/dots/answers/game_review_text.h"

#include "upstar/base/sheet.h"
#include "upstar/base/words.h"
#include "upstar/games/dots/answers/game_review_json.h"
#include "upstar/games/dots/rules/dots_position.h"

namespace upstar::dots {

std::string game_review_text(const GameReview& review, Format format) {
    const LineNames names = format == Format::Csv ? LineNames::Coordinates : LineNames::Dots;
    std::string text;
    Sheet sheet{"", {{"turn", "player", "lines", "margin", "cost", "better"}}};
    for (std::size_t i = 0; i < review.turns.size(); ++i) {
        const ReviewedTurn& turn = review.turns[i];
        if (format == Format::Json) text += dumped(turn_json(review, i)) + "\n";
        sheet.lines.push_back({std::to_string(i + 1), scorer_letter(turn.player),
                               joined(review.names(turn.lines, names), ","),
                               turn.margin ? std::to_string(*turn.margin) : "",
                               turn.cost > 0 ? std::to_string(turn.cost) : "",
                               joined(review.names(turn.better, names), ",")});
    }
    if (format == Format::Json) return text;
    text = sheet_text(sheet, format);
    if (is_text(format) && review.unknown() < review.turns.size())
        text += "\nA gave away " + std::to_string(review.given_away(Scorer::A)) + ", B gave away " +
                std::to_string(review.given_away(Scorer::B)) + ".\n";
    return text;
}

}  // namespace upstar::dots
