#include "dots_standing.h"

#include <utility>

#include "dots_options.h"
#include "upstar/base/error.h"
#include "upstar/games/dots/rules/dots_lines.h"
#include "upstar/games/dots/solver/forced_play.h"

namespace upstar::cli {

using namespace dots;
namespace {

// The words of a turn, at commas outside parentheses.
std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words(1);
    bool inside = false;
    for (const char c : text) {
        if (c == '(') inside = true;
        if (c == ')') inside = false;
        if (c == ',' && !inside) {
            words.emplace_back();
        } else {
            words.back() += c;
        }
    }
    return words;
}

int string_named(const DotsPosition& position, const std::string& word) {
    if (const auto& board = position.board()) {
        const int line = parse_line(*board, word);
        if (board->is_drawn(line))
            throw Error(ErrorKind::Input, "the line " + word + " is drawn already");
        return position.string_of(line);
    }
    const std::vector<std::string> all = move_names(position);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] == word || all[i].substr(0, all[i].find('/')) == word)
            return static_cast<int>(i);
    throw Error(ErrorKind::Input, "there is no string `" + word + "`; the first is " + all[0]);
}

}  // namespace

DotsStanding::DotsStanding(DotsPosition from, bool you_begin)
    : position(std::move(from)), your_turn(you_begin) {
    const Scorer mover = position.mover() == Scorer::B ? Scorer::B : Scorer::A;  // A, if unknown
    you = you_begin ? mover : other(mover);
    if (const auto& board = position.board()) {
        yours = board->captured_by(you);
        mine = board->captured_by(other(you));
    }
}

void DotsStanding::cut(int string) {
    const int captured = captured_by_cutting(position.graph(), string);
    const Scorer mover = your_turn ? you : other(you);
    if (position.board()) {
        DotsBoard board = *position.board();
        board.draw(position.lines()[static_cast<std::size_t>(string)], mover);
        position = DotsPosition(std::move(board), mover);
    } else {
        position = DotsPosition(position.graph().without({string}));
    }
    (your_turn ? yours : mine) += captured;
    if (captured == 0) your_turn = !your_turn;
}

std::vector<DotsStanding> standings_of(const DotsStanding& before, const std::string& turn) {
    std::vector<DotsStanding> standings = {before};
    for (const std::string& word : words_of(turn)) {
        DotsStanding now = standings.back();
        if (!now.your_turn)
            throw Error(ErrorKind::Input, "your turn ends before " + word +
                                              ", since the line before captures nothing");
        if (now.is_over()) throw Error(ErrorKind::Input, "the game ends before " + word);
        now.cut(string_named(now.position, word));
        standings.push_back(std::move(now));
    }
    return standings;
}

}  // namespace upstar::cli
