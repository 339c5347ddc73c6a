// upstar play GAME POSITION: a game against the machine, which plays perfectly and says why.
//
// One line of input is one move or one command, typed or piped in. What the machine knows about
// moves comes from upstar/answers; here it only talks.
#include <algorithm>
#include <iostream>
#include <memory>

#include "command.h"
#include "interrupt.h"
#include "line_editor.h"
#include "move_list.h"
#include "position_options.h"
#include "printable.h"
#include "remedy_words.h"
#include "upstar/answers/advice.h"
#include "upstar/answers/match.h"
#include "upstar/answers/reasoning.h"
#include "upstar/answers/review.h"
#include "upstar/answers/worth.h"
#include "upstar/catalog/moves.h"
#include "upstar/draw/board_text.h"
#include "upstar/lang/session.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text};

using std::chrono::milliseconds;

constexpr milliseconds kStandardTime{20000};        // of thought a move
constexpr milliseconds kStandardScoringTime{4000};  // the same for each of the moves of a turn
constexpr milliseconds kSilentTime{1000};           // before the machine says that it thinks

struct PlayOptions {
    PositionOptions position;
    Player you = Player::Left;
    std::string first;
};

constexpr const char* kHelp =
    R"(Type a move: its number, its squares, or the position that it leads to.
  moves   the board and your moves again
  hint    a good move, and why
  value   what the position is worth, and why
  undo    take back your last move and my reply
  quit    end the game (also Ctrl-D)
Ctrl-C while I think makes me move at once.
)";

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

Player beginner(const PlayOptions& options, const Standing& standing) {
    if (options.first.empty()) return standing.mover.value_or(options.you);
    if (options.first == "machine") return opponent(options.you);
    if (options.first == "you") return options.you;
    return options.first == "right" ? Player::Right : Player::Left;
}

class Talk {
public:
    Talk(const PositionPtr& position, const Standing& standing, const PlayOptions& options,
         const CommonOptions& common)
        : session_(common.memory_bytes()),
          is_scoring_(position->kind() == PositionKind::Scoring),
          time_(common.time().count() != 0 ? common.time()
                : is_scoring_              ? kStandardScoringTime
                                           : kStandardTime),
          you_(options.you),
          editor_([](const std::string& line) { return completions(line); }),
          match_(position, beginner(options, standing), standing) {}

    int run() {
        introduce();
        while (!match_.is_over()) {
            if (match_.mover() != you_) {
                answer();
            } else if (!ask()) {
                std::cout << "You leave the game." << std::endl;
                return Ok;
            }
        }
        finish();
        return Ok;
    }

private:
    static std::vector<std::string> completions(const std::string& line) {
        std::vector<std::string> words;
        for (const char* word : {"board", "help", "hint", "moves", "quit", "undo", "value"})
            if (std::string(word).rfind(line, 0) == 0) words.emplace_back(word);
        return words;
    }

    const AnyPosition& position() const { return *match_.position(); }
    bool has_boxes() const { return match_.board().shape == BoardShape::Dots; }
    std::string points(std::int32_t count) const {
        return points_text(position().ruleset().about(), count);
    }

    void introduce() const {
        const About& about = position().ruleset().about();
        std::cout << about.name << ": " << about.summary << "\n";
        const auto side = [&](Player player) {
            const std::string& does = player == Player::Left ? about.left : about.right;
            return name(player) + (does.empty() ? "" : ", who " + does);
        };
        if (position().kind() == PositionKind::Partizan)
            std::cout << "You are " << side(you_) << "; I am " << side(opponent(you_)) << ".\n";
        if (has_boxes())
            std::cout << "You are " << owner_letter(you_) << ", I am "
                      << owner_letter(opponent(you_)) << ".\n";
        std::cout << (is_scoring_ ? "More points win." : "Whoever cannot move loses.")
                  << " Type help to see what you can say.\n";
    }

    void show_board() const {
        std::cout << "\n" << board_text(match_.board()).value_or(labelled_board(position()));
        if (is_scoring_)
            std::cout << "You have " << points(match_.score(you_)) << ", I have "
                      << match_.score(opponent(you_)) << ".\n";
        if (!has_boxes()) std::cout << "\n";
        std::cout.flush();
    }

    // The names of lines are read off a board of dots.
    void show_moves() const {
        if (!has_boxes()) std::cout << moves_text(match_.moves()) << std::flush;
    }

    /// Makes your turn, or changes what there is to move in; false when you leave.
    bool ask() {
        show_board();
        show_moves();
        while (const auto line = editor_.next("your move> ")) {
            const std::string word = without_spaces(*line);
            if (word.empty()) continue;
            if (word == "quit" || word == "exit") return false;
            if (word == "undo") {
                if (undo()) return true;
            } else if (!command(word) && move(word)) {
                return true;
            }
        }
        return false;
    }

    bool command(const std::string& word) {
        if (word == "help") {
            std::cout << kHelp << (is_scoring_ ? kScoringHelp : "") << std::flush;
        } else if (word == "moves") {
            show_board();
            std::cout << moves_text(match_.moves()) << std::flush;
        } else if (word == "board") {
            show_board();
            show_moves();
        } else if (word == "hint") {
            try_to([&] { hint(); });
        } else if (word == "value" || word == "why") {
            try_to([&] { std::cout << worth(match_, session_.evaluators(), time_); });
        } else {
            return false;
        }
        return true;
    }

    template <class Work>
    void try_to(const Work& work) {
        try {
            const InterruptGuard guard(session_.context());
            work();
        } catch (const Error& error) {
            session_.context().resume();
            std::cout << (error.kind() == ErrorKind::Cancelled ? "Interrupted."
                                                               : printable(advised(error)))
                      << "\n";
        }
        std::cout.flush();
    }

    bool move(const std::string& word) {
        std::vector<NamedMove> turn;
        try {
            turn = match_.turn_meant_by(word);
        } catch (const Error& error) {
            std::cout << printable(error.message()) << ".\nType the number of a move, "
                      << "its squares or the position that it leads to; `moves` lists them,\n"
                      << "`help` tells what else there is.\n"
                      << std::flush;
            return false;
        }
        std::int32_t scored = 0;
        for (const NamedMove& one : turn) scored += one.points;
        std::cout << "You move "
                  << (is_scoring_ ? printable(word) : brief_name(position(), *turn[0].position))
                  << (scored > 0 ? " and capture " + points(scored) : "") << ".\n";
        for (const NamedMove& one : turn) match_.play(one);
        return true;
    }

    bool undo() {
        if (!match_.undo(you_)) {
            std::cout << "You have not moved yet." << std::endl;
            return false;
        }
        std::cout << "You take your " << (is_scoring_ ? "turn" : "move") << " back.\n";
        return true;
    }

    void hint() {
        const Advice advice =
            advise_best(match_.position(), you_, session_.evaluators(), time_, Voice::Opponent);
        const RatedMove& best = advice.moves.front();
        const std::size_t winning = advice.winning_moves();
        if (advice.moves.size() == 1) {
            std::cout << "You have only one move, ";
        } else {
            if (winning > 0)
                std::cout << winning << " of your " << advice.moves.size()
                          << (winning == 1 ? " moves wins. " : " moves win. ");
            std::cout << "Try ";
        }
        std::cout << description(*best.position) << ": "
                  << reasoning(session_.arena(), advice, best, Voice::Opponent) << ".\n";
    }

    // A second thought is told of, so that nobody waits in front of a dead screen.
    Advice think() {
        const InterruptGuard guard(session_.context());
        const Player me = opponent(you_);
        const milliseconds silent = is_scoring_ ? time_ : std::min(time_, kSilentTime);
        Advice advice = advise_best(match_.position(), me, session_.evaluators(), silent);
        if (advice.wins() || silent == time_) return advice;
        std::cout << "I am thinking (Ctrl-C makes me move at once) ..." << std::endl;
        try {
            return advise_best(match_.position(), me, session_.evaluators(), time_ - silent);
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::Cancelled) throw;
            return advice;
        }
    }

    Advice think_or_guess() {
        try {
            return think();
        } catch (const Error&) {
            session_.context().resume();
            return guess(match_.position(), opponent(you_), session_.evaluators());
        }
    }

    // Move after move, as long as it is the machine's turn.
    void answer() {
        show_board();
        while (match_.mover() != you_ && !match_.is_over()) {
            const Advice advice = think_or_guess();
            session_.context().resume();
            const RatedMove& best = advice.moves.front();
            std::cout << "I move " << description(*best.position) << ": "
                      << reasoning(session_.arena(), advice, best, Voice::Mover) << "."
                      << std::endl;
            match_.play(best.position);
        }
    }

    void finish() {
        show_board();
        const bool won = match_.mover() != you_;
        if (is_scoring_) {
            const std::int32_t lead = match_.lead(you_);
            std::cout << "The game is over: "
                      << (lead > 0   ? "you win by " + points(lead)
                          : lead < 0 ? "I win by " + points(-lead)
                                     : std::string("a draw"))
                      << ".\n";
        } else {
            std::cout << (won ? "I have no move: you win.\n" : "You have no move: I win.\n");
        }
        std::cout.flush();
        const InterruptGuard guard(session_.context());
        const std::vector<Turn> turns = match_.turns(you_);
        const Review judged = review(turns, you_, session_.evaluators(), time_);
        for (const Slip& slip : judged.slips) std::cout << slip_text(slip, turns[slip.turn]);
        if (judged.unknown > 0) {
            std::cout << (is_scoring_ ? "What your turns cost before your turn "
                                      : "Who was winning before your move ")
                      << judged.unknown + 1 << " I could not find out in time.\n";
        } else if (judged.slips.empty() && !turns.empty() && is_scoring_) {
            std::cout << "You made no mistake.\n";
        } else if (judged.slips.empty() && !is_scoring_) {
            std::cout << (won                   ? "You never let the win slip.\n"
                          : judged.ever_winning ? ""
                                                : "You never had a winning move.\n");
        }
        std::cout.flush();
    }

    std::string slip_text(const Slip& slip, const Turn& turn) const {
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

    /// With the position that it leads to, unless that is a board of several rows, or of points.
    std::string description(const AnyPosition& after) const {
        const std::string move = brief_name(position(), after);
        const std::string text = after.to_string();
        const bool says_all =
            is_scoring_ || move == "to " + text || text.find('|') != std::string::npos;
        return says_all ? move : move + " to " + text;
    }

    Session session_;
    bool is_scoring_;
    milliseconds time_;
    Player you_;
    LineEditor editor_;
    Match match_;
};

int run(PlayOptions& options, const CommonOptions& common) {
    require_format(common.format, kFormats);
    if (!common.output.empty())
        throw Error(ErrorKind::Input, "play talks with you: leave out --output");
    if (options.position.position == "-")
        throw Error(ErrorKind::Input,
                    "the standard input is where you type your moves; put the position into a file "
                    "and write @FILE");
    const Catalog catalog;
    const PositionPtr position = position_of(catalog, options.position);
    const Standing standing = position->ruleset().standing(options.position.position);
    return Talk(position, standing, options, common).run();
}

}  // namespace

void add_play(Command& program, CommonOptions& common) {
    static const Choices<Player> kSides = {{"left", Player::Left}, {"right", Player::Right}};
    Command& command = program.subcommand("play", "play a position against the machine");
    command.footer(
        "The machine plays perfectly and says why it moves as it does. Type a move by its number, "
        "its squares, or the position that it leads to; or hint, value, undo, moves, help or quit. "
        "Ctrl-C makes the machine move at once; --time-limit is how long it may think about a "
        "move, by default 20 seconds, and 4 in scoring games.");
    auto options = std::make_shared<PlayOptions>();
    add_position_options(command, options->position);
    command.choice("--you", options->you, kSides, "your side: left (the default) or right");
    static const Choices<std::string> kFirst = {
        {"you", "you"}, {"machine", "machine"}, {"left", "left"}, {"right", "right"}};
    command.choice(
        "--first", options->first, kFirst,
        "who begins: you, machine, left or right; by default whose turn it is in a record (A "
        "is Left), and else you");
    add_common_options(command, common, kFormats);
    command.runs([options, &common] {
        return ended([&] { return run(*options, common); }, options->position.position);
    });
}

}  // namespace upstar::cli
