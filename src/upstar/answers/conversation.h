// A game against the machine, which plays perfectly and says why: lines of text in, text out.
//
//     Conversation talk(position, {}, evaluators, show);
//     talk.begin();
//     while (!talk.is_over()) talk.hear(next_line());
//
// A line is one move or one command (help, hint, value, undo, moves, board, quit). What is said is
// given to `say` as it arises, since the machine may think for a while; a front end may show it,
// send it on, or collect it. Cancelling the context makes the machine move at once.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "upstar/answers/advice.h"
#include "upstar/answers/match.h"
#include "upstar/answers/review.h"
#include "upstar/search/evaluators.h"

namespace upstar {

struct ConversationSettings {
    Player you = Player::Left;
    Player first = Player::Left;
    std::chrono::milliseconds time{0};  ///< of thought a move; 0 is what is usual
    std::string leaving_key = {};       ///< what ends the game beside the word quit: "Ctrl-D"
    std::string hurry_key = {};         ///< what makes the machine move at once: "Ctrl-C"
};

class Conversation {
public:
    using Say = std::function<void(const std::string&)>;

    Conversation(PositionPtr position, ConversationSettings settings, Evaluators& evaluators,
                 Say say);

    /// Introduces the game; the machine moves if it begins.
    void begin();

    /// Takes a line of the player's, and says what follows from it. Throws Error where a hint or a
    /// value was not found; the game goes on after it.
    void hear(const std::string& line);

    /// Whether the game was played to its end, or left.
    bool is_over() const { return has_left_ || match_.is_over(); }

    /// The commands that begin so.
    static std::vector<std::string> completions(const std::string& beginning);

private:
    Context& context() const { return evaluators_.arena().context(); }
    const AnyPosition& position() const { return *match_.position(); }
    bool has_boxes() const { return match_.board().shape == BoardShape::Dots; }
    std::string points(std::int32_t count) const;
    std::string description(const AnyPosition& after) const;
    std::string introduction() const;
    std::string help() const;
    std::string board() const;
    std::string moves() const;

    bool obey(const std::string& word);
    bool move(const std::string& word);
    bool undo();
    std::string hint();
    Advice think();
    Advice think_or_guess();
    void answer();
    void go_on();
    void finish();
    std::string slip_text(const Slip& slip, const Turn& turn) const;

    Evaluators& evaluators_;
    bool is_scoring_;
    std::chrono::milliseconds time_;
    ConversationSettings settings_;
    Player you_;
    Say say_;
    Match match_;
    bool has_left_ = false;
};

}  // namespace upstar
