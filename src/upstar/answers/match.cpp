#include "upstar/answers/match.h"

#include <algorithm>
#include <optional>

#include "upstar/base/error.h"
#include "upstar/base/words.h"

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
    for (std::string& word : words) word = trimmed(word);
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
        const BoardDescription before = played.before->board();
        const BoardDescription after = played.move.position->board();
        const BoardMove move = move_between(before, after);
        if (after.places.size() != board.places.size()) continue;  // an open plane has grown
        for (const std::size_t i : move.changed) {
            BoardPlace& place = board.places[i];
            if (after.places[i].kind == BoardPlace::Kind::Box && played.move.points > 0)
                place.owner = played.player;
            const bool is_put = after.places[i].kind == BoardPlace::Kind::Square &&
                                before.places[i].is_empty && move.from.empty();
            if (!is_put || place.is_empty || place.owner) continue;
            place.owner = played.player;
            place.mark = name(played.player)[0];
        }
    }
    return board;
}

std::vector<std::vector<std::size_t>> Match::long_pieces() const {
    std::vector<std::vector<std::size_t>> pieces;
    const std::size_t places = position_->board().places.size();
    for (const PlayedMove& played : history_) {
        const BoardDescription before = played.before->board();
        BoardMove move = move_between(before, played.move.position->board());
        if (before.places.size() != places || move.changed.size() < 2 || !move.from.empty())
            continue;
        const auto is_free_square = [&](std::size_t i) {
            return before.places[i].kind == BoardPlace::Kind::Square && before.places[i].is_empty;
        };
        if (std::all_of(move.changed.begin(), move.changed.end(), is_free_square))
            pieces.push_back(std::move(move.changed));
    }
    return pieces;
}

std::vector<std::size_t> Match::last_changed() const {
    if (history_.empty()) return {};
    std::size_t first = history_.size() - 1;
    while (first > 0 && history_[first - 1].player == history_.back().player) --first;
    return move_between(history_[first].before->board(), position_->board()).changed;
}

std::optional<Player> Match::winner() const {
    if (!is_scoring()) return opponent(mover_);
    const std::int32_t lead_of_left = lead(Player::Left);
    if (lead_of_left == 0) return std::nullopt;
    return lead_of_left > 0 ? Player::Left : Player::Right;
}

std::vector<NamedMove> Match::turn_by(const std::string& text, Understand understand) const {
    const std::vector<NamedMove> whole = understand(*this, text);
    const std::vector<std::string> words = words_of(text);
    if (!whole.empty() || !is_scoring() || words.size() == 1) return {only_one_of(whole, text)};
    Match ahead = *this;
    std::vector<NamedMove> turn;
    for (const std::string& word : words) {
        if (ahead.mover_ != mover_)
            throw Error(ErrorKind::Input,
                        "your turn ends before " + word + ", since the move before scores nothing");
        if (ahead.is_over()) throw Error(ErrorKind::Input, "the game ends before " + word);
        turn.push_back(only_one_of(understand(ahead, word), word));
        ahead.play(turn.back());
    }
    return turn;
}

std::vector<NamedMove> Match::turn_meant_by(const std::string& text) const {
    return turn_by(text, [](const Match& match, const std::string& word) {
        return meant_by(word, match.moves());
    });
}

std::vector<NamedMove> Match::turn_named(const std::string& text) const {
    return turn_by(text, [](const Match& match, const std::string& word) {
        std::vector<NamedMove> moves = match.moves();
        for (NamedMove& move : moves) move.label.clear();
        return meant_by(word, moves);
    });
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

std::vector<Turn> Match::turns() const {
    std::vector<Turn> turns;
    for (const PlayedMove& played : history_) {
        if (turns.empty() || turns.back().back().player != played.player) turns.emplace_back();
        turns.back().push_back(played);
    }
    return turns;
}

}  // namespace upstar
