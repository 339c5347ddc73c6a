// A game against the machine, which says why it moves, or between two people at one board: lines of
// text in, text out.
//
//     Conversation talk(Match(position, Player::Left), {}, evaluators, show);
//     talk.begin();
//     while (!talk.is_over()) talk.hear(next_line(talk.prompt()));
//
// A line is one move or one command (help, hint, value, undo, save, ...). After the end of a game
// it may be taken back, saved, reviewed, and played again. What is said is given to `say` as it
// arises, since the machine may think for a while; a front end may show it, send it on, or collect
// it. Cancelling the context makes the machine move at once.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "upstar/answers/match.h"
#include "upstar/answers/review.h"
#include "upstar/answers/strength.h"
#include "upstar/base/paint.h"
#include "upstar/base/wrapped_text.h"
#include "upstar/search/evaluators.h"

namespace upstar {

struct ConversationSettings {
    Player you = Player::Left;
    Strength strength = Strength();
    bool has_two_people = false;        ///< the machine only watches, and helps when it is asked
    std::chrono::milliseconds time{0};  ///< of thought a move; 0 is what is usual
    std::size_t columns = kTerminalColumns;  ///< prose is broken into lines of these
    Paint paint = {};                        ///< of boards
    std::string leaving_key = {};            ///< what ends the game beside the word quit: "Ctrl-D"
    std::string hurry_key = {};              ///< what makes the machine move at once: "Ctrl-C"
    /// Keeps the text of a record under a name. Throws Error if that fails; without it games cannot
    /// be saved.
    std::function<void(const std::string& name, const std::string& record)> save = {};
};

class Conversation {
public:
    using Say = std::function<void(const std::string&)>;

    /// The match may have begun.
    Conversation(Match match, ConversationSettings settings, Evaluators& evaluators, Say say);

    /// Introduces the game; the machine moves if it is its turn.
    void begin();

    /// Takes a line of the player's, and says what follows from it. Throws Error where a hint or a
    /// value was not found, or the game could not be saved; the game goes on after it.
    void hear(const std::string& line);

    /// Ends the conversation as the word quit does.
    void leave();

    /// What to ask for next: "your move> ".
    std::string prompt() const;

    /// Whether the game was left, or nobody wants to play again.
    bool is_over() const { return has_left_; }

    const Match& match() const { return match_; }

    /// The commands that begin so.
    static std::vector<std::string> completions(const std::string& beginning);

private:
    Context& context() const { return evaluators_.arena().context(); }
    const AnyPosition& position() const { return *match_.position(); }
    bool has_boxes() const { return match_.board().shape == BoardShape::Dots; }
    bool is_yours(Player player) const { return settings_.has_two_people || player == you_; }
    std::string who(Player player) const;
    std::string says(Player player, const std::string& yours, const std::string& others) const;
    std::string points(std::int32_t count) const;
    /// The move has no squares: "to 2,4,6".
    bool is_named_by_place(const AnyPosition& after) const;
    std::string description(const AnyPosition& after) const;

    void say(const std::string& text) const;
    std::string introduction() const;
    std::string marks_text() const;
    std::string help() const;
    std::string board() const;
    std::string moves() const;
    std::string record() const;
    Review reviewed();

    bool obey(const std::string& command, const std::string& line);
    bool move(const std::string& text);
    bool undo();
    std::string hint();
    void save(const std::string& line);
    void answer_again(const std::string& word);

    Advice think(Voice voice);
    Advice think_or_guess();
    Choice choose();
    void answer();
    void go_on();
    void finish();
    std::string faults_text(const Review& review) const;
    std::string your_faults_text(const Review& review) const;

    Evaluators& evaluators_;
    ConversationSettings settings_;
    Player you_;
    Strength strength_;
    Say say_;
    Match match_;
    bool is_scoring_;
    std::chrono::milliseconds time_;
    bool has_left_ = false;
};

}  // namespace upstar
