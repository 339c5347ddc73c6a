// upstar play GAME POSITION: a game against the machine, which plays perfectly and says why.
//
// One line of input is one move or one command, typed or piped in. What the machine knows about
// moves comes from catalog/advice.h; here it only talks.
#include <algorithm>
#include <iostream>
#include <memory>

#include "command.h"
#include "interrupt.h"
#include "line_editor.h"
#include "move_list.h"
#include "play_dots.h"
#include "play_review.h"
#include "play_value.h"
#include "position_options.h"
#include "printable.h"
#include "upstar/answers/advice.h"
#include "upstar/answers/reasoning.h"
#include "upstar/catalog/moves.h"
#include "upstar/lang/session.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text};

using std::chrono::milliseconds;

constexpr milliseconds kStandardTime{20000};  // of thought a move
constexpr milliseconds kSilentTime{1000};     // before the machine says that it thinks

struct PlayOptions {
    PositionOptions position;
    Player you = Player::Left;
    std::string first = "you";
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

std::string without_spaces(std::string text) {
    text.erase(std::remove_if(text.begin(), text.end(),
                              [](char c) { return c == ' ' || c == '\t' || c == '\r'; }),
               text.end());
    return text;
}

class Match {
public:
    Match(PositionPtr position, const PlayOptions& options, const CommonOptions& common)
        : session_(common.memory_bytes()),
          time_(common.time().count() == 0 ? kStandardTime : common.time()),
          you_(options.you),
          editor_([this](const std::string& line) { return completions(line); }),
          position_(std::move(position)) {
        if (options.first == "machine") mover_ = opponent(you_);
        if (options.first == "you") mover_ = you_;
        if (options.first == "right") mover_ = Player::Right;
    }

    int run() {
        introduce();
        for (;;) {
            if (position_->options(mover_).empty()) {
                finish();
                return Ok;
            }
            if (mover_ != you_) {
                answer();
            } else if (!ask()) {
                std::cout << "You leave the game." << std::endl;
                return Ok;
            }
        }
    }

private:
    std::vector<std::string> completions(const std::string& line) const {
        std::vector<std::string> words;
        for (const char* word : {"help", "hint", "moves", "quit", "undo", "value"})
            if (std::string(word).rfind(line, 0) == 0) words.emplace_back(word);
        return words;
    }

    void introduce() const {
        const About& about = position_->ruleset().about();
        std::cout << about.name << ": " << about.summary << "\n";
        const auto side = [&](Player player) {
            const std::string& does = player == Player::Left ? about.left : about.right;
            return name(player) + (does.empty() ? "" : ", who " + does);
        };
        if (position_->kind() == PositionKind::Partizan)
            std::cout << "You are " << side(you_) << "; I am " << side(opponent(you_)) << ".\n";
        std::cout << "Whoever cannot move loses. Type help to see what you can say.\n";
    }

    void show_board() const { std::cout << "\n" << labelled_board(*position_) << "\n"; }

    /// Makes your move, or changes what there is to move in; false when you leave.
    bool ask() {
        moves_ = listed_moves(position_, you_);
        show_board();
        std::cout << moves_text(moves_) << std::flush;
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
            std::cout << kHelp << std::flush;
        } else if (word == "moves" || word == "board") {
            show_board();
            std::cout << moves_text(moves_) << std::flush;
        } else if (word == "hint") {
            try_to([&] { hint(); });
        } else if (word == "value" || word == "why") {
            try_to([&] { std::cout << worth(position_, you_, session_, time_); });
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
            std::cout << (error.kind() == ErrorKind::Cancelled ? "Interrupted."
                                                               : printable(error.message()))
                      << "\n";
        }
        std::cout.flush();
    }

    bool move(const std::string& word) {
        const std::vector<ListedMove> meant = meant_by(word, moves_);
        if (meant.size() == 1) {
            std::cout << "You move " << brief_name(position_, meant[0].position) << ".\n";
            turns_.push_back({position_, meant[0].position});
            position_ = meant[0].position;
            mover_ = opponent(you_);
            return true;
        }
        if (meant.empty()) {
            std::cout << "`" << printable(word)
                      << "` is no move of yours here. Type the number of a move, "
                      << "its squares or the position\nthat it leads to; `moves` lists them, "
                      << "`help` tells what else there is.\n";
        } else {
            std::cout << "`" << printable(word) << "` fits several moves:";
            for (const ListedMove& fitting : meant) std::cout << " " << fitting.name;
            std::cout << ".\n";
        }
        std::cout.flush();
        return false;
    }

    bool undo() {
        if (turns_.empty()) {
            std::cout << "You have not moved yet." << std::endl;
            return false;
        }
        position_ = turns_.back().before;
        turns_.pop_back();
        std::cout << "You take your move back.\n";
        return true;
    }

    void hint() {
        const Advice advice = advise(position_, you_, session_.evaluators(), time_);
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
        std::cout << description(position_, best.position) << ": "
                  << reasoning(session_.arena(), advice, best, Voice::Opponent) << ".\n";
    }

    // A second thought is told of, so that nobody waits in front of a dead screen.
    Advice think() {
        const InterruptGuard guard(session_.context());
        const Player me = opponent(you_);
        const milliseconds silent = std::min(time_, kSilentTime);
        Advice advice = advise(position_, me, session_.evaluators(), silent);
        if (advice.wins() || silent == time_) return advice;
        std::cout << "I am thinking (Ctrl-C makes me move at once) ..." << std::endl;
        try {
            return advise(position_, me, session_.evaluators(), time_ - silent);
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::Cancelled) throw;
            return advice;
        }
    }

    Advice think_or_guess() {
        try {
            return think();
        } catch (const Error&) {
            return guess(position_, opponent(you_), session_.evaluators());
        }
    }

    void answer() {
        show_board();
        const Advice advice = think_or_guess();
        session_.context().resume();
        const RatedMove& best = advice.moves.front();
        std::cout << "I move " << description(position_, best.position) << ": "
                  << reasoning(session_.arena(), advice, best, Voice::Mover) << "." << std::endl;
        position_ = best.position;
        mover_ = you_;
    }

    void finish() {
        show_board();
        const bool won = mover_ != you_;
        std::cout << (won ? "I have no move: you win.\n" : "You have no move: I win.\n");
        std::cout.flush();
        const InterruptGuard guard(session_.context());
        std::cout << review(turns_, you_, won, session_.evaluators(), time_) << std::flush;
    }

    /// With the position that it leads to, unless that is a board of several rows.
    static std::string description(const PositionPtr& before, const PositionPtr& after) {
        const std::string move = brief_name(before, after);
        const std::string text = after->to_string();
        const bool says_all = move == "to " + text || text.find('|') != std::string::npos;
        return says_all ? move : move + " to " + text;
    }

    Session session_;
    milliseconds time_;
    Player you_;
    LineEditor editor_;
    PositionPtr position_;
    Player mover_ = Player::Left;
    std::vector<ListedMove> moves_;  // yours, in the position on the board
    std::vector<PlayedMove> turns_;  // yours
};

int run(PlayOptions& options, const CommonOptions& common) {
    require_format(common.format, kFormats);
    if (!common.output.empty())
        throw Error(ErrorKind::Input, "play talks with you: leave out --output");
    const Catalog catalog;
    const RulesetPtr game = game_with(catalog, options.position.game, options.position.with);
    if (game->kind() == PositionKind::Scoring) {
        if (options.you == Player::Right && options.first == "you")
            throw Error(ErrorKind::Input,
                        "this game has no sides, so that --you right says nothing; --first machine "
                        "lets me begin");
        const std::string side = options.you == Player::Left ? "left" : "right";
        return play_dots(options.position.position, options.first == "you" || options.first == side,
                         common);
    }
    Match match(position_of(catalog, options.position), options, common);
    return match.run();
}

}  // namespace

void add_play(Command& program, CommonOptions& common) {
    static const Choices<Player> kSides = {{"left", Player::Left}, {"right", Player::Right}};
    Command& command = program.subcommand("play", "play a position against the machine");
    command.footer(
        "The machine plays perfectly and says why it moves as it does. Type a move by its number, "
        "its squares, or the position that it leads to; or hint, value, undo, moves, help or quit. "
        "Ctrl-C makes the machine move at once; --time-limit is how long it may think about a "
        "move, by default 20 seconds.");
    auto options = std::make_shared<PlayOptions>();
    add_position_options(command, options->position);
    command.choice("--you", options->you, kSides, "your side: left (the default) or right");
    static const Choices<std::string> kFirst = {
        {"you", "you"}, {"machine", "machine"}, {"left", "left"}, {"right", "right"}};
    command.choice("--first", options->first, kFirst,
                   "who begins: you (the default), machine, left or right");
    add_common_options(command, common, kFormats);
    command.runs([options, &common] {
        return ended([&] { return run(*options, common); }, options->position.position);
    });
}

}  // namespace upstar::cli
