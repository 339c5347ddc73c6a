#include "upstar/answers/conversation.h"

#include <algorithm>
#include <array>
#include <utility>

#include "upstar/answers/move_list.h"
#include "upstar/answers/reasoning.h"
#include "upstar/answers/record.h"
#include "upstar/answers/review_text.h"
#include "upstar/answers/worth.h"
#include "upstar/base/characters.h"
#include "upstar/base/error.h"
#include "upstar/base/words.h"
#include "upstar/catalog/moves.h"
#include "upstar/draw/board_text.h"

namespace upstar {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kStandardTime{20000};        // of thought a move
constexpr milliseconds kStandardScoringTime{4000};  // the same for each of the moves of a turn
constexpr milliseconds kSilentTime{1000};           // before the machine says that it thinks

constexpr std::array kCommands = {"again",  "board",  "exit", "help", "hint", "moves", "quit",
                                  "record", "review", "save", "swap", "undo", "value"};

constexpr const char* kHelp =
    R"(Type a move: its number, its squares (a1-a3, a1 a3), or the position that it leads to.
  moves      the board and the moves again
  hint       a good move, and why
  value      what the position is worth, and why
  undo       take the last turn back, also when the game is over
  review     the game so far, turn by turn, with the faults
  record     the game so far as a text
  save FILE  the same into a file
  quit       end the game)";

constexpr const char* kScoringHelp =
    "Several moves of one turn are joined by commas. On a board of dots a move is a line: two "
    "neighbouring dots, such as a1b1 (a1 is the lower left one), or h(0,1) or v(1,0) (row and "
    "column from the top left, from 0); in a graph it is a string, such as chain:3/1.\n";

constexpr const char* kStacksHelp =
    "What is left of a stack may be said with its number: 2:1 leaves 1 of the second.\n";

constexpr const char* kAgainHelp =
    "The game is over. y plays it again, swap with the sides exchanged, and n ends; undo takes the "
    "last turn back, review shows the game, save FILE keeps it.\n";

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return text;
}

// In the middle of a sentence "You" is "you"; names and I stay.
std::string lower_first(std::string text) {
    if (text.rfind("You", 0) == 0) text[0] = 'y';
    return text;
}

}  // namespace

Conversation::Conversation(Match match, ConversationSettings settings, Evaluators& evaluators,
                           Say say)
    : evaluators_(evaluators),
      settings_(std::move(settings)),
      you_(settings_.you),
      strength_(settings_.strength),
      say_(std::move(say)),
      match_(std::move(match)),
      is_scoring_(match_.is_scoring()),
      time_(settings_.time.count() != 0 ? settings_.time
            : is_scoring_               ? kStandardScoringTime
                                        : kStandardTime) {}

std::vector<std::string> Conversation::completions(const std::string& beginning) {
    std::vector<std::string> words;
    for (const char* word : kCommands)
        if (std::string(word).rfind(lower(beginning), 0) == 0) words.emplace_back(word);
    return words;
}

void Conversation::begin() {
    say(introduction());
    go_on();
}

void Conversation::hear(const std::string& line) {
    const std::string text = trimmed(line);
    const std::string word = lower(text.substr(0, text.find_first_of(" \t")));
    if (word.empty() || obey(word, text)) return;
    if (match_.is_over()) {
        answer_again(word);
    } else if (move(text)) {
        go_on();
    }
}

void Conversation::leave() {
    if (!match_.is_over())
        say(settings_.has_two_people ? "The game ends here.\n" : "You leave the game.\n");
    has_left_ = true;
}

std::string Conversation::prompt() const {
    if (match_.is_over()) return "again (y, n)? ";
    return settings_.has_two_people ? who(match_.mover()) + "'s move> " : "your move> ";
}

// Prose is broken into lines; what begins with a blank is a picture or a list.
void Conversation::say(const std::string& text) const {
    std::string broken;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string line = text.substr(begin, end - begin);
        const bool is_prose = !line.empty() && line.front() != ' ';
        broken += is_prose && character_count(line) > settings_.columns
                      ? wrapped(line, 0, settings_.columns)
                      : line;
        if (end < text.size()) broken += '\n';
        begin = end + 1;
    }
    say_(broken);
}

// The machine's moves, until it is a person's turn or all is over.
void Conversation::go_on() {
    if (!is_yours(match_.mover()) && !match_.is_over()) answer();
    if (match_.is_over()) return finish();
    say(board() + (has_boxes() ? "" : moves()));
}

std::string Conversation::who(Player player) const {
    if (settings_.has_two_people) return player_text(match_, player);
    return player == you_ ? "You" : "I";
}

// "You move", "I move", "Left moves".
std::string Conversation::says(Player player, const std::string& yours,
                               const std::string& others) const {
    return who(player) + " " + (settings_.has_two_people ? others : yours);
}

std::string Conversation::introduction() const {
    const About& about = position().ruleset().about();
    std::string text = about.name + ": " + about.summary + "\n";
    const auto side = [&](Player player) {
        const std::string& does = player == Player::Left ? about.left : about.right;
        return name(player) + (does.empty() ? "" : ", who " + does);
    };
    const bool is_partizan = position().kind() == PositionKind::Partizan;
    if (settings_.has_two_people) {
        text += "Two people play: " +
                (is_partizan ? side(Player::Left) + "; and " + side(Player::Right)
                             : who(Player::Left) + " and " + who(Player::Right)) +
                ".\n";
    } else {
        if (is_partizan) text += "You are " + side(you_) + "; I am " + side(opponent(you_)) + ".\n";
        if (has_boxes())
            text += std::string("You are ") + owner_letter(you_) + ", I am " +
                    owner_letter(opponent(you_)) + ".\n";
        text += "My level is " + std::string(name(strength_.level())) + ": " +
                promise(strength_.level(), is_scoring_) +
                (strength_.uses_chance() ? " The seed is " + std::to_string(strength_.seed()) + "."
                                         : "") +
                "\n";
    }
    return text + marks_text() +
           (has_boxes() ? "A move is a line, named by its two dots, such as a1b1. " : "") +
           (is_scoring_ ? "More points win." : "Whoever cannot move loses.") +
           " Type help to see what you can say.\n";
}

// Where a piece that is put down would look the same whoever did it, the board has initials.
std::string Conversation::marks_text() const {
    if (match_.is_over()) return "";
    Match ahead = match_;
    ahead.play(match_.moves().front());
    const BoardDescription plain = ahead.position()->board();
    const BoardDescription marked = ahead.board();
    for (std::size_t i = 0; i < plain.places.size(); ++i)
        if (plain.places[i].mark != marked.places[i].mark)
            return std::string("What Left puts down is marked ") + name(Player::Left)[0] +
                   ", what Right puts down " + name(Player::Right)[0] + ".\n";
    return "";
}

std::string Conversation::help() const {
    const std::string& leaving = settings_.leaving_key;
    const std::string& hurry = settings_.hurry_key;
    return kHelp + (leaving.empty() ? "" : " (also " + leaving + ")") + "\n" +
           (hurry.empty() || settings_.has_two_people
                ? ""
                : hurry + " while I think makes me move at once.\n") +
           (is_scoring_ ? kScoringHelp : "") +
           (match_.board().shape == BoardShape::Stacks ? kStacksHelp : "");
}

std::string Conversation::board() const {
    std::string text = "\n" + board_text(match_.board(), settings_.paint)
                                  .value_or(labelled_board(position(), settings_.paint));
    if (is_scoring_) {
        const Player one = settings_.has_two_people ? Player::Left : you_;
        text += says(one, "have ", "has ") + points(match_.score(one)) + ", " +
                says(opponent(one), "have ", "has ") + std::to_string(match_.score(opponent(one))) +
                ".\n";
    }
    return has_boxes() ? text : text + "\n";
}

std::string Conversation::moves() const {
    if (match_.is_over()) return "";
    return moves_text(match_.moves(),
                      settings_.has_two_people ? who(match_.mover()) + "'s moves" : "Your moves",
                      settings_.columns);
}

std::string Conversation::points(std::int32_t count) const {
    return points_text(position().ruleset().about(), count);
}

std::string Conversation::record() const {
    Record record{match_, {}};
    if (!settings_.has_two_people) {
        record.players[index(you_)] = "you";
        record.players[index(opponent(you_))] =
            std::string("upstar, ") + name(strength_.level()) +
            (strength_.uses_chance() ? ", seed " + std::to_string(strength_.seed()) : "");
    }
    return record_text(record);
}

Review Conversation::reviewed() { return review(match_, evaluators_, time_); }

// Whether the line was a command. The names of lines are read off a board of dots: it needs no
// list.
bool Conversation::obey(const std::string& command, const std::string& line) {
    context().resume();
    const bool is_over = match_.is_over();
    if (command == "save") {
        save(line);
        return true;
    }
    if (command.size() != line.size()) return false;
    if (command == "quit" || command == "exit") {
        leave();
    } else if (command == "help") {
        say(is_over ? kAgainHelp : help());
    } else if (command == "undo") {
        if (undo()) go_on();
    } else if (command == "record") {
        say(record());
    } else if (command == "review") {
        Review judged = reviewed();
        add_values(judged, evaluators_, time_);
        say(judged.turns.empty() ? "There is nothing to review yet.\n"
                                 : review_text(evaluators_.arena(), judged, Format::Text));
    } else if (command == "moves") {
        say(board() + moves());
    } else if (command == "board") {
        say(board() + (has_boxes() ? "" : moves()));
    } else if (!is_over && command == "hint") {
        say(hint());
    } else if (!is_over && (command == "value" || command == "why")) {
        say(worth(match_, evaluators_, time_));
    } else {
        return false;
    }
    return true;
}

void Conversation::save(const std::string& line) {
    const std::string file = trimmed(line.substr(std::min(line.find_first_of(" \t"), line.size())));
    if (!settings_.save) return say("Games cannot be saved here; `record` shows the text.\n");
    if (file.empty()) return say("Name a file: save game.txt\n");
    settings_.save(file, record());
    say("Saved in " + file + ".\n");
}

void Conversation::answer_again(const std::string& word) {
    if (word == "n" || word == "no") {
        has_left_ = true;
    } else if (word == "y" || word == "yes" || word == "again" || word == "swap") {
        if (word == "swap") you_ = opponent(you_);
        match_ = Match(match_.start(), match_.first(), match_.before());
        strength_ = Strength(strength_.level(), strength_.seed() + 1);
        say("\n" + introduction());
        go_on();
    } else {
        say(kAgainHelp);
    }
}

bool Conversation::move(const std::string& text) {
    std::vector<NamedMove> turn;
    try {
        turn = match_.turn_meant_by(text);
    } catch (const Error& error) {
        say(error.message() +
            ".\nType the number of a move, its squares or the position that it leads to; `moves` "
            "lists them, `help` tells what else there is.\n");
        return false;
    }
    std::int32_t scored = 0;
    for (const NamedMove& one : turn) scored += one.points;
    const Player mover = match_.mover();
    say(says(mover, "move ", "moves ") +
        (is_scoring_ && turn[0].label != text ? text : brief_name(position(), *turn[0].position)) +
        (scored > 0
             ? (settings_.has_two_people ? " and captures " : " and capture ") + points(scored)
             : "") +
        ".\n");
    for (const NamedMove& one : turn) match_.play(one);
    return true;
}

bool Conversation::undo() {
    const Player player = settings_.has_two_people && !match_.history().empty()
                              ? match_.history().back().player
                              : you_;
    const bool could = match_.undo(player);
    if (settings_.has_two_people)
        say(could ? who(player) + " takes a turn back.\n" : "Nobody has moved yet.\n");
    else
        say(!could        ? "You have not moved yet.\n"
            : is_scoring_ ? "You take your turn back.\n"
                          : "You take your move back.\n");
    return could;
}

std::string Conversation::hint() {
    const Advice advice = think(Voice::Opponent);
    const RatedMove& best = advice.moves.front();
    const std::size_t winning = advice.winning_moves();
    std::string text;
    if (advice.moves.size() == 1) {
        text = "You have only one move, ";
    } else {
        if (winning > 0)
            text = std::to_string(winning) + " of your " + std::to_string(advice.moves.size()) +
                   (winning == 1 ? " moves wins. " : " moves win. ");
        text += is_named_by_place(*best.position) ? "Move " : "Try ";
    }
    text += description(*best.position);
    // Reasons speak of me and you.
    if (settings_.has_two_people)
        return text + (!best.wins ? "" : *best.wins ? ": it wins" : ": every move loses") + ".\n";
    const std::string reason =
        reasoning(evaluators_.arena(), advice, best, Voice::Opponent) + ".\n";
    constexpr std::string_view kSaid = "your only move, ";
    return text +
           (reason.rfind(kSaid, 0) == 0 ? ", " + reason.substr(kSaid.size()) : ": " + reason);
}

// A second thought is told of, so that nobody waits in front of a dead screen.
Advice Conversation::think(Voice voice) {
    const Player mover = match_.mover();
    const milliseconds silent = is_scoring_ ? time_ : std::min(time_, kSilentTime);
    Advice advice = advise_best(match_.position(), mover, evaluators_, silent, voice);
    if (advice.wins() || silent == time_) return advice;
    const std::string& hurry = settings_.hurry_key;
    const std::string then =
        voice == Voice::Mover ? " makes me move at once)" : " makes me answer at once)";
    say("I am thinking" + (hurry.empty() ? "" : " (" + hurry + then) + " ...\n");
    try {
        return advise_best(match_.position(), mover, evaluators_, time_ - silent, voice);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Cancelled) throw;
        return advice;
    }
}

Advice Conversation::think_or_guess() {
    try {
        return think(Voice::Mover);
    } catch (const Error&) {
        context().resume();
        return guess(match_.position(), match_.mover(), evaluators_);
    }
}

Choice Conversation::choose() {
    context().resume();
    try {
        if (auto quick = strength_.quick_choice(match_.position(), match_.mover(), context()))
            return *std::move(quick);
    } catch (const Error&) {
        context().resume();
    }
    const Advice advice = think_or_guess();
    context().resume();
    const RatedMove& best = advice.moves.front();
    return {best.position, reasoning(evaluators_.arena(), advice, best, Voice::Mover)};
}

// Move after move, as long as it is the machine's turn.
void Conversation::answer() {
    say(board());
    while (!is_yours(match_.mover()) && !match_.is_over()) {
        const Choice choice = choose();
        say("I move " + description(*choice.position) + ": " + choice.reason + ".\n");
        match_.play(choice.position);
    }
}

void Conversation::finish() {
    const auto winner = match_.winner();
    std::string text = board();
    if (!is_scoring_) {
        text += says(match_.mover(), "have", "has") +
                " no move: " + lower_first(says(*winner, "win", "wins")) + ".\n";
    } else {
        text += "The game is over: " +
                (winner ? lower_first(says(*winner, "win by ", "wins by ")) +
                              points(match_.lead(*winner))
                        : std::string("a draw")) +
                ".\n";
    }
    say(text);
    context().resume();
    const Review judged = reviewed();
    say(settings_.has_two_people ? faults_text(judged) : your_faults_text(judged));
}

std::string Conversation::faults_text(const Review& review) const {
    std::string text;
    for (std::size_t i = 0; i < review.turns.size(); ++i)
        if (review.turns[i].is_fault()) text += fault_text(review, i) + "\n";
    if (review.unknown() > 0)
        return text + "The turns before turn " + std::to_string(review.unknown() + 1) +
               " I could not judge in time.\n";
    if (!text.empty() || review.turns.empty()) return text;
    return is_scoring_ ? "Nobody made a mistake.\n" : "Nobody let a win slip.\n";
}

// With your turns numbered among themselves.
std::string Conversation::your_faults_text(const Review& review) const {
    std::string text;
    std::size_t number = 0;
    std::size_t unknown = 0;
    bool ever_winning = false;
    for (const ReviewedTurn& turn : review.turns) {
        if (turn.player() != you_) continue;
        ++number;
        if (!turn.is_judged()) unknown = number;
        ever_winning = ever_winning || turn.had_win.value_or(false);
        if (!turn.is_fault()) continue;
        std::vector<std::string> moves;
        for (const PlayedMove& played : turn.moves)
            moves.push_back(brief_name(*played.before, *played.move.position));
        text +=
            (is_scoring_ ? "Your turn " : "Your move ") + std::to_string(number) + ", " +
            joined(moves, ",") +
            (is_scoring_ ? ", cost " + points(turn.cost) + ": better was " : ", let a win slip: ") +
            joined(turn.better, ",") + (is_scoring_ ? "" : " wins") + ".\n";
    }
    if (unknown > 0)
        return text +
               (is_scoring_ ? "What your turns cost before your turn "
                            : "Who was winning before your move ") +
               std::to_string(unknown + 1) + " I could not find out in time.\n";
    if (!text.empty() || number == 0) return text;
    if (is_scoring_) return "You made no mistake.\n";
    return match_.winner() == you_ ? "You never let the win slip.\n"
           : ever_winning          ? ""
                                   : "You never had a winning move.\n";
}

// With the position that the move leads to, unless that is a board of several rows, or of points.
bool Conversation::is_named_by_place(const AnyPosition& after) const {
    return brief_name(position(), after) == "to " + after.to_string();
}

std::string Conversation::description(const AnyPosition& after) const {
    const std::string move = brief_name(position(), after);
    const std::string text = after.to_string();
    const bool says_all = is_scoring_ || is_named_by_place(after) ||
                          text.find('|') != std::string::npos ||
                          position().board().shape == BoardShape::Grid;
    return says_all ? move : move + " to " + text;
}

}  // namespace upstar
