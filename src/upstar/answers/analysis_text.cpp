#include "upstar/answers/analysis_text.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "upstar/answers/analysis_json.h"
#include "upstar/answers/analysis_picture.h"
#include "upstar/answers/reasoning.h"
#include "upstar/base/characters.h"
#include "upstar/base/sheet.h"
#include "upstar/catalog/moves.h"
#include "upstar/values/format_notation.h"

namespace upstar {
namespace {

constexpr std::size_t kMostRows = 40;          // of a table; JSON has all
constexpr std::size_t kMostValueShown = 1000;  // characters

using Row = std::vector<std::string>;

std::string marks(const RatedMove& move) {
    std::string text = move.canonical ? "canonical" : move.undominated ? "undominated" : "";
    if (move.orthodox) text += (text.empty() ? "" : ", ") + std::string("orthodox");
    return text;
}

std::string signed_text(std::int32_t margin) {
    return (margin > 0 ? "+" : "") + std::to_string(margin);
}

std::string points_gained(const RatedMove& move) {
    if (move.points == 0) return "";
    return "scores " + std::to_string(move.points) + (move.moves_again ? ", moves again" : "");
}

std::string result_text(const RatedMove& move) {
    if (!move.wins) return "?";
    if (*move.wins) return "wins";
    if (!move.replies) return "loses";
    return "loses to " + std::to_string(move.replies->winning) + " of " +
           std::to_string(move.replies->all) + (move.replies->all == 1 ? " reply" : " replies");
}

// The columns of a move; a game without squares names its moves by the position alone.
Row row_of(Arena& arena, const Analysis& analysis, const RatedMove& move, Notation notation) {
    Row row = {move_name(*analysis.position, *move.position).text, move.position->to_string()};
    if (row[0] == row[1]) row[0].clear();
    if (analysis.is_scoring()) {
        row.push_back(move.margin ? signed_text(*move.margin) : "");
        row.push_back(points_gained(move));
        row.emplace_back();
    } else {
        row.push_back(move.value ? short_text(arena, *move.value, notation) : "");
        row.push_back(result_text(move));
        row.push_back(analysis.is_partizan() ? marks(move) : "");
    }
    return row;
}

// Rows of winning moves, or of the best, are marked by `is_good`.
std::string aligned(const std::vector<Row>& rows, const Paint& paint = {},
                    const std::vector<bool>& is_good = {}) {
    std::vector<std::size_t> widths(rows[0].size(), 0);
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], character_count(row[i]));
    std::string text;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const Row& row = rows[r];
        std::string line = " ";
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (widths[i] == 0) continue;
            line += " " + row[i] + std::string(widths[i] - character_count(row[i]) + 1, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += (r < is_good.size() && is_good[r] ? paint(Ink::Wins, line) : line) + "\n";
    }
    return text;
}

std::string moves_text(Arena& arena, const Analysis& analysis, const Advice& advice,
                       Notation notation, const AnalysisWords& words) {
    const std::string whose =
        analysis.is_partizan() ? words.paint(advice.player == Player::Left ? Ink::Left : Ink::Right,
                                             std::string(name(advice.player)) + "'s moves")
                               : words.paint(Ink::Strong, "Moves");
    const std::size_t count = advice.moves.size();
    if (count == 0) return whose + ": none\n";
    std::string text = whose + ": " + std::to_string(count);
    if (advice.wins())
        text += ", of which " + std::to_string(advice.winning_moves()) +
                (advice.winning_moves() == 1 ? " wins" : " win");
    std::vector<Row> rows;
    std::vector<bool> is_good;
    for (std::size_t i = 0; i < std::min(count, kMostRows); ++i) {
        const RatedMove& move = advice.moves[i];
        rows.push_back(row_of(arena, analysis, move, notation));
        is_good.push_back(analysis.is_scoring() ? move.margin && move.margin == advice.margin
                                                : move.wins.value_or(false));
    }
    text += "\n" + aligned(rows, words.paint, is_good);
    if (count > kMostRows)
        text += "  and " + std::to_string(count - kMostRows) + " more; " + words.all_moves + "\n";
    return text;
}

std::string margin_text(const AnyPosition& position, std::int32_t margin) {
    if (margin == 0) return "0: both get as much";
    return signed_text(margin) + ": whoever begins gets " +
           points_text(position.ruleset().about(), std::abs(margin)) +
           (margin > 0 ? " more" : " fewer");
}

struct Fact {
    std::string name;
    std::string text;
};

std::vector<Fact> facts(Arena& arena, const Analysis& analysis, Notation notation,
                        const AnalysisWords& words) {
    if (analysis.is_scoring())
        return {{"margin", margin_text(*analysis.position, *analysis.margin)}};
    std::vector<Fact> list;
    if (analysis.value) {
        list.push_back({"value", short_text(arena, *analysis.value, notation, kMostValueShown)});
    } else {
        list.push_back({"value", "not found: " + words.reason(analysis.limit)});
    }
    list.push_back(
        {"outcome", std::string(name(*analysis.outcome)) + ": " + in_words(*analysis.outcome)});
    if (!analysis.value || !analysis.is_partizan()) return list;
    list.push_back({"mean", analysis.mean->to_string()});
    list.push_back({"temperature", analysis.temperature->to_string()});
    list.push_back({"stops", (*analysis.stops)[0].to_string() + " if Left begins, " +
                                 (*analysis.stops)[1].to_string() + " if Right begins"});
    return list;
}

std::vector<Row> component_rows(Arena& arena, const Analysis& analysis, Notation notation) {
    std::vector<Row> rows;
    if (analysis.components.size() < 2) return rows;
    for (const auto& [position, value] : analysis.components)
        rows.push_back({position->to_string(), value ? short_text(arena, *value, notation) : ""});
    return rows;
}

std::string typewriter(const std::string& text) { return "\\texttt{" + latex_text(text) + "}"; }

std::string plain_text(Arena& arena, const Analysis& analysis, Notation notation,
                       const AnalysisWords& words) {
    constexpr std::size_t kColumn = 13;
    std::string text = labelled_board(*analysis.position, words.paint) + "\n";
    const About& about = analysis.position->ruleset().about();
    if (!about.left.empty())
        text += words.paint(Ink::Left, "Left") + " " + about.left + ", " +
                words.paint(Ink::Right, "Right") + " " + about.right + ".\n\n";
    for (const auto& [name, fact] : facts(arena, analysis, notation, words))
        text += name + std::string(kColumn - name.size(), ' ') + fact + "\n";
    const std::vector<Row> components = component_rows(arena, analysis, notation);
    if (!components.empty()) text += "\nIt splits into\n" + aligned(components);
    for (const Advice& advice : analysis.advice) {
        text += "\n" + moves_text(arena, analysis, advice, notation, words);
        if (!analysis.is_partizan()) break;
    }
    return text;
}

std::string tabular(Arena& arena, const Analysis& analysis, const AnalysisWords& words) {
    std::string text = "\\begin{tabular}{lllll}\n";
    for (const auto& [name, fact] : facts(arena, analysis, Notation::Latex, words))
        text += name + " & \\multicolumn{4}{l}{" +
                (name == "value" && analysis.value ? "$" + fact + "$" : fact) + "} \\\\\n";
    for (const Advice& advice : analysis.advice) {
        text += "\\hline\n";
        for (const RatedMove& move : advice.moves) {
            const Row row = row_of(arena, analysis, move, Notation::Latex);
            text += std::string(analysis.is_partizan() ? name(advice.player) : "") + " & " +
                    (row[0].empty() ? "" : typewriter(row[0])) + " & " + typewriter(row[1]) +
                    " & " + (row[2].empty() ? "" : "$" + row[2] + "$") + " & " + row[3] + " \\\\\n";
        }
        if (!analysis.is_partizan()) break;
    }
    return text + "\\end{tabular}\n";
}

}  // namespace

std::string analysis_text(Arena& arena, const Analysis& analysis, Format format,
                          const AnalysisWords& words) {
    if (format == Format::Json) return dumped(json_of(arena, analysis)) + "\n";
    if (is_picture(format)) return analysis_picture(arena, analysis, format);
    if (format == Format::Latex) return tabular(arena, analysis, words);
    return plain_text(arena, analysis, notation_of(format), words);
}

}  // namespace upstar
