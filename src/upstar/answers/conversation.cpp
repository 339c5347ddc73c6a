#include "upstar/answers/conversation.h"

#include <algorithm>
#include <utility>

#include "upstar/answers/move_list.h"
#include "upstar/answers/reasoning.h"
#include "upstar/answers/worth.h"
#include "upstar/base/error.h"
#include "upstar/catalog/moves.h"
#include "upstar/draw/board_text.h"

namespace upstar {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kStandardTime{20000};        // of thought a move
constexpr milliseconds kStandardScoringTime{4000};  // the same for each of the moves of a turn
constexpr milliseconds kSilentTime{1000};           // before the machine says that it thinks

constexpr const char* kHelp =
    R"(Type a move: its number, its squares, or the position that it leads to.
  moves   the board and your moves again
  hint    a good move, and why
  value   what the position is worth, and why
  undo    take back your last move and my reply
  quit    end the game)";

constexpr const char* kScoringHelp =
    R"(Several moves of one turn are joined by commas. On a board of dots a move is a line: two
neighbouring dots, such as a1b1 (a1 is the lower left one), or h(0,1) or v(1,0) (row and
column from the top left, from 0); in a graph it is a string, such as chain:3/1.
)";

std::string without_spaces(std::string text) {
    text.erase(std::remove_if(text.begin(), text.end(),
                              [](char c) { return c == ' ' || c == '\t' || c == '\r'; }),
               text.end());
    return text;
}

}  // namespace

Conversation::Conversation(PositionPtr position, ConversationSettings settings,
                           Evaluators& evaluators, Say say)
    : evaluators_(evaluators),
      is_scoring_(position->kind() == PositionKind::Scoring),
      time_(settings.time.count() != 0 ? settings.time
            : is_scoring_              ? kStandardScoringTime
                                       : kStandardTime),
      settings_(std::move(settings)),
      you_(settings_.you),
      say_(std::move(say)),
      match_(std::move(position), settings_.first) {}

std::vector<std::string> Conversation::completions(const std::string& beginning) {
    std::vector<std::string> words;
    for (const char* word : {"board", "help", "hint", "moves", "quit", "undo", "value"})
        if (std::string(word).rfind(beginning, 0) == 0) words.emplace_back(word);
    return words;
}

void Conversation::begin() {
    say_(introduction());
    go_on();
}

void Conversation::hear(const std::string& line) {
    const std::string word = without_spaces(line);
    if (word.empty()) return;
    if (word == "quit" || word == "exit") {
        has_left_ = true;
        say_("You leave the game.\n");
    } else if (word == "undo" ? undo() : !obey(word) && move(word)) {
        go_on();
    }
}

// The machine's moves, until it is your turn or all is over.
void Conversation::go_on() {
    if (match_.mover() != you_ && !match_.is_over()) answer();
    if (match_.is_over())
        finish();
    else
        say_(board() + (has_boxes() ? "" : moves()));
}

std::string Conversation::introduction() const {
    const About& about = position().ruleset().about();
    std::string text = about.name + ": " + about.summary + "\n";
    const auto side = [&](Player player) {
        const std::string& does = player == Player::Left ? about.left : about.right;
        return name(player) + (does.empty() ? "" : ", who " + does);
    };
    if (position().kind() == PositionKind::Partizan)
        text += "You are " + side(you_) + "; I am " + side(opponent(you_)) + ".\n";
    if (has_boxes())
        text += std::string("You are ") + owner_letter(you_) + ", I am " +
                owner_letter(opponent(you_)) + ".\n";
    return text + (is_scoring_ ? "More points win." : "Whoever cannot move loses.") +
           " Type help to see what you can say.\n";
}

std::string Conversation::help() const {
    const std::string& leaving = settings_.leaving_key;
    const std::string& hurry = settings_.hurry_key;
    return kHelp + (leaving.empty() ? "" : " (also " + leaving + ")") + "\n" +
           (hurry.empty() ? "" : hurry + " while I think makes me move at once.\n") +
           (is_scoring_ ? kScoringHelp : "");
}

std::string Conversation::board() const {
    std::string text = "\n" + board_text(match_.board()).value_or(labelled_board(position()));
    if (is_scoring_)
        text += "You have " + points(match_.score(you_)) + ", I have " +
                std::to_string(match_.score(opponent(you_))) + ".\n";
    return has_boxes() ? text : text + "\n";
}

std::string Conversation::moves() const { return moves_text(match_.moves()); }

std::string Conversation::points(std::int32_t count) const {
    return points_text(position(), count);
}

// The names of lines are read off a board of dots: it needs no list.
bool Conversation::obey(const std::string& word) {
    context().resume();
    if (word == "help") {
        say_(help());
    } else if (word == "moves") {
        say_(board() + moves());
    } else if (word == "board") {
        say_(board() + (has_boxes() ? "" : moves()));
    } else if (word == "hint") {
        say_(hint());
    } else if (word == "value" || word == "why") {
        say_(worth(match_, evaluators_, time_));
    } else {
        return false;
    }
    return true;
}

bool Conversation::move(const std::string& word) {
    std::vector<NamedMove> turn;
    try {
        turn = match_.turn_meant_by(word);
    } catch (const Error& error) {
        say_(error.message() +
             ".\nType the number of a move, its squares or the position that it leads to; `moves` "
             "lists them,\n`help` tells what else there is.\n");
        return false;
    }
    std::int32_t scored = 0;
    for (const NamedMove& one : turn) scored += one.points;
    say_("You move " + (is_scoring_ ? word : brief_name(position(), *turn[0].position)) +
         (scored > 0 ? " and capture " + points(scored) : "") + ".\n");
    for (const NamedMove& one : turn) match_.play(one);
    return true;
}

bool Conversation::undo() {
    const bool could = match_.undo(you_);
    say_(!could        ? "You have not moved yet.\n"
         : is_scoring_ ? "You take your turn back.\n"
                       : "You take your move back.\n");
    return could;
}

std::string Conversation::hint() {
    const Advice advice = advise_best(match_.position(), you_, evaluators_, time_, Voice::Opponent);
    const RatedMove& best = advice.moves.front();
    const std::size_t winning = advice.winning_moves();
    std::string text;
    if (advice.moves.size() == 1) {
        text = "You have only one move, ";
    } else {
        if (winning > 0)
            text = std::to_string(winning) + " of your " + std::to_string(advice.moves.size()) +
                   (winning == 1 ? " moves wins. " : " moves win. ");
        text += "Try ";
    }
    return text + description(*best.position) + ": " +
           reasoning(evaluators_.arena(), advice, best, Voice::Opponent) + ".\n";
}

// A second thought is told of, so that nobody waits in front of a dead screen.
Advice Conversation::think() {
    const Player me = opponent(you_);
    const milliseconds silent = is_scoring_ ? time_ : std::min(time_, kSilentTime);
    Advice advice = advise_best(match_.position(), me, evaluators_, silent);
    if (advice.wins() || silent == time_) return advice;
    const std::string& hurry = settings_.hurry_key;
    say_("I am thinking" + (hurry.empty() ? "" : " (" + hurry + " makes me move at once)") +
         " ...\n");
    try {
        return advise_best(match_.position(), me, evaluators_, time_ - silent);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Cancelled) throw;
        return advice;
    }
}

Advice Conversation::think_or_guess() {
    context().resume();
    try {
        return think();
    } catch (const Error&) {
        context().resume();
        return guess(match_.position(), opponent(you_), evaluators_);
    }
}

// Move after move, as long as it is the machine's turn.
void Conversation::answer() {
    say_(board());
    while (match_.mover() != you_ && !match_.is_over()) {
        const Advice advice = think_or_guess();
        context().resume();
        const RatedMove& best = advice.moves.front();
        say_("I move " + description(*best.position) + ": " +
             reasoning(evaluators_.arena(), advice, best, Voice::Mover) + ".\n");
        match_.play(best.position);
    }
}

void Conversation::finish() {
    const bool won = match_.mover() != you_;
    if (is_scoring_) {
        const std::int32_t lead = match_.lead(you_);
        say_(board() + "The game is over: " +
             (lead > 0   ? "you win by " + points(lead)
              : lead < 0 ? "I win by " + points(-lead)
                         : std::string("a draw")) +
             ".\n");
    } else {
        say_(board() + (won ? "I have no move: you win.\n" : "You have no move: I win.\n"));
    }
    context().resume();
    const std::vector<Turn> turns = match_.turns(you_);
    const Review judged = review(turns, you_, evaluators_, time_);
    std::string text;
    for (const Slip& slip : judged.slips) text += slip_text(slip, turns[slip.turn]);
    if (judged.unknown > 0) {
        text += (is_scoring_ ? "What your turns cost before your turn "
                             : "Who was winning before your move ") +
                std::to_string(judged.unknown + 1) + " I could not find out in time.\n";
    } else if (judged.slips.empty() && !turns.empty() && is_scoring_) {
        text += "You made no mistake.\n";
    } else if (judged.slips.empty() && !is_scoring_) {
        text += won                   ? "You never let the win slip.\n"
                : judged.ever_winning ? ""
                                      : "You never had a winning move.\n";
    }
    say_(text);
}

std::string Conversation::slip_text(const Slip& slip, const Turn& turn) const {
    std::string moves;
    for (const PlayedMove& played : turn)
        moves += (moves.empty() ? "" : ",") + brief_name(*played.before, *played.move.position);
    const std::string better = brief_name(*slip.before, *slip.better);
    const std::string number = std::to_string(slip.turn + 1);
    if (is_scoring_)
        return "Your turn " + number + ", " + moves + ", cost " + points(slip.cost) +
               ": better was " + better + ".\n";
    return "Your move " + number + ", " + moves + ", let a win slip: " + better + " wins.\n";
}

// With the position that the move leads to, unless that is a board of several rows, or of points.
std::string Conversation::description(const AnyPosition& after) const {
    const std::string move = brief_name(position(), after);
    const std::string text = after.to_string();
    const bool says_all =
        is_scoring_ || move == "to " + text || text.find('|') != std::string::npos;
    return says_all ? move : move + " to " + text;
}

}  // namespace upstar
