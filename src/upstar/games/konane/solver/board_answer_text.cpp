#include "upstar/games/konane/solver/board_answer_text.h"

#include "upstar/base/digits.h"
#include "upstar/games/konane/solver/board_answer_json.h"

namespace upstar::konane {

BoardWriter::BoardWriter(Format format)
    : format_(format),
      rows_(format, {"board", "rules", "gap", "first", "winner", "move", "nodes", "seconds"}) {}

std::string BoardWriter::begin(const JumpBoard& board) const {
    if (!is_text(format_)) return rows_.begin();
    return "Konane " + std::to_string(board.grid().rows()) + "x" +
           std::to_string(board.grid().columns()) + ", " + Konane::name(board.jumps()) + " rules\n";
}

std::string BoardWriter::add(const BoardVerdict& verdict) {
    if (format_ == Format::Json) return dumped(json_of(verdict)) + "\n";
    if (is_text(format_)) return "  " + describe(verdict) + "\n";
    return rows_.add({std::to_string(verdict.rows) + "x" + std::to_string(verdict.columns),
                      Konane::name(verdict.jumps), verdict.gap, colour_name(verdict.first),
                      colour_name(verdict.winner), verdict.move, std::to_string(verdict.nodes),
                      seconds_text(verdict.seconds)});
}

std::string BoardWriter::conclude(std::optional<bool> first_lifter_wins) const {
    if (!first_lifter_wins || !is_text(format_)) return {};
    return std::string("  If both also lift well, the ") +
           (*first_lifter_wins ? "first" : "second") + " player to lift wins.\n";
}

std::string describe(const CheckedStrategy& checked) {
    return "proved: " + checked.claim + "\n  " + std::to_string(checked.size.answers) +
           " answers, every move of the loser in " + std::to_string(checked.size.positions) +
           " positions has one\n";
}

}  // namespace upstar::konane
