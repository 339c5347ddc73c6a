#include "upstar/answers/match.h"

#include <algorithm>
#include <optional>

#include "upstar/base/error.h"

namespace upstar {
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

NamedMove only_one_of(const std::vector<NamedMove>& meant, const std::string& word) {
    if (meant.empty()) throw Error(ErrorKind::Input, "`" + word + "` is no move of yours here");
    if (meant.size() == 1) return meant.front();
    std::string message = "`" + word + "` fits several moves:";
    for (const NamedMove& fitting : meant) message += " " + fitting.name;
    throw Error(ErrorKind::Input, message);
}

}  // namespace

std::int32_t Match::score(Player player) const {
    std::int32_t score = before_.points[index(player)];
    for (const PlayedMove& played : history_)
        if (played.player == player) score += played.move.points;
    return score;
}

BoardDescription Match::board() const {
    BoardDescription board = position_->board();
    for (std::size_t i = 0; i < before_.owners.size(); ++i)
        board.places[i].owner = before_.owners[i];
    for (const PlayedMove& played : history_) {
        if (played.move.points == 0) continue;
        const BoardDescription after = played.move.position->board();
        for (const std::size_t i : move_between(played.before->board(), after).changed)
            if (after.places[i].kind == BoardPlace::Kind::Box)
                board.places[i].owner = played.player;
    }
    return board;
}

std::vector<NamedMove> Match::turn_meant_by(const std::string& text) const {
    const std::vector<NamedMove> whole = meant_by(text, moves());
    const std::vector<std::string> words = words_of(text);
    if (!whole.empty() || position_->kind() != PositionKind::Scoring || words.size() == 1)
        return {only_one_of(whole, text)};
    Match ahead = *this;
    std::vector<NamedMove> turn;
    for (const std::string& word : words) {
        if (ahead.mover_ != mover_)
            throw Error(ErrorKind::Input,
                        "your turn ends before " + word + ", since the move before scores nothing");
        if (ahead.is_over()) throw Error(ErrorKind::Input, "the game ends before " + word);
        turn.push_back(only_one_of(meant_by(word, ahead.moves()), word));
        ahead.play(turn.back());
    }
    return turn;
}

void Match::play(const NamedMove& move) {
    history_.push_back({mover_, position_, move});
    position_ = move.position;
    if (!move.moves_again) mover_ = opponent(mover_);
}

void Match::play(const PositionPtr& option) {
    for (const NamedMove& move : moves())
        if (*move.position == *option) return play(move);
    throw Error(ErrorKind::Input, option->to_string() + " is no option here");
}

bool Match::undo(Player player) {
    std::size_t end = history_.size();
    while (end > 0 && history_[end - 1].player != player) --end;
    if (end == 0) return false;
    while (end > 0 && history_[end - 1].player == player) --end;
    position_ = history_[end].before;
    mover_ = player;
    history_.resize(end, history_.front());
    return true;
}

std::vector<Turn> Match::turns(Player player) const {
    std::vector<Turn> turns;
    bool goes_on = false;
    for (const PlayedMove& played : history_) {
        if (played.player == player) {
            if (!goes_on) turns.emplace_back();
            turns.back().push_back(played);
        }
        goes_on = played.player == player;
    }
    return turns;
}

}  // namespace upstar
