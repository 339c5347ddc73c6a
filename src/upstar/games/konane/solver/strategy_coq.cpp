#include "upstar/games/konane/solver/strategy_coq.h"

#include <algorithm>
#include <bit>
#include <sstream>

#include "upstar/base/error.h"
#include "upstar/games/konane/solver/board_answer.h"

namespace upstar::konane {
namespace {

constexpr const char* kKonane =
#include "Konane.v.inc"
    ;
constexpr int kMostSquares = 24;
constexpr std::size_t kMostAnswers = 2000;

constexpr const char* kShortNames =
    "\nLocal Notation e := empty (only parsing).\n"
    "Local Notation x := black (only parsing).\n"
    "Local Notation o := white (only parsing).\n"
    "Local Notation w := wall (only parsing).\n\n";

std::string board_text(const Strategy& strategy, CellSet stones) {
    std::string text = "[[";
    const char* separator = "";
    for (const char c : strategy.board.position(stones).to_string()) {
        if (c == '|') {
            text += "];[";
            separator = "";
            continue;
        }
        text += separator;
        text += c == 'x' || c == 'o' ? c : c == '.' ? 'e' : 'w';
        separator = ";";
    }
    return text + "]]";
}

}  // namespace

bool suits_coq(const Strategy& strategy) {
    return strategy.board.grid().rows() * strategy.board.grid().columns() <= kMostSquares &&
           strategy.answers.size() <= kMostAnswers;
}

std::string coq_text(const Strategy& strategy) {
    auto answers = strategy.answers;
    std::stable_sort(answers.begin(), answers.end(), [](const auto& a, const auto& b) {
        return std::popcount(a.first) > std::popcount(b.first);
    });
    const bool first_wins = strategy.winner == strategy.to_move;
    const std::string rules = Konane::name(strategy.board.jumps());
    std::string text = std::string(kKonane) + kShortNames + "(* " + head_of(strategy).claim +
                       " *)\n\nDefinition start : board :=\n  " +
                       board_text(strategy, strategy.stones) +
                       ".\n\nDefinition the_plan : plan := [";
    const char* separator = "\n  ";
    for (const auto& [before, after] : answers) {
        text += separator + ("(" + board_text(strategy, before)) + ",\n   " +
                board_text(strategy, after) + ")";
        separator = ";\n  ";
    }
    text += std::string("].\n\nTheorem result : ") + (first_wins ? "wins " : "loses ") + rules +
            " " + colour_name(strategy.to_move) + " start.\nProof.\n  refine (" +
            (first_wins ? "plan_wins " : "plan_makes_lose ") + rules + " " +
            colour_name(strategy.winner) + " the_plan start _). vm_compute. reflexivity.\nQed.\n" +
            "\nPrint Assumptions result.\n";
    return text;
}

std::string coq_theorem(KonaneSolver& solver, CellSet stones, Player to_move) {
    std::stringstream file;
    write_strategy(solver, stones, to_move, file);
    std::string head;
    std::getline(file, head);
    const Strategy strategy = read_strategy(head, file);
    if (!suits_coq(strategy))
        throw Error(ErrorKind::Limit,
                    "no theorem for Coq was written: it is for boards of at most " +
                        std::to_string(kMostSquares) + " squares");
    return coq_text(strategy);
}

}  // namespace upstar::konane
