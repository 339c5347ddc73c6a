// upstar play dots POSITION: boxes are counted, and whoever captures one moves again.
//
// One line of input is one move or one command; several lines of a turn may be joined by commas.
// What the machine knows about moves comes from dots/advice.h; here it only talks.
#include "play_dots.h"

#include <algorithm>
#include <iostream>

#include "dots_options.h"
#include "dots_standing.h"
#include "interrupt.h"
#include "line_editor.h"
#include "printable.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_picture.h"
#include "upstar/games/dots/rules/dots_text.h"
#include "upstar/games/dots/solver/advice.h"
#include "upstar/games/dots/solver/move_review.h"
#include "upstar/lang/session.h"

namespace upstar::cli {

using namespace dots;
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kStandardTime{4000};  // of thought a move

constexpr const char* kHelp =
    R"(Type a line: two neighbouring dots, such as a1b1 (a1 is the lower left one), or
h(0,1) or v(1,0) (row and column from the top left, from 0); in a graph, a string such
as chain:3/1. Several lines of one turn are joined by commas.
  board   the position again
  hint    a good move, and why
  value   by how much you win or lose from here on
  undo    take back your last turn and my reply
  quit    end the game (also Ctrl-D)
Ctrl-C while I think makes me move at once.
)";

std::string boxes(int count) { return std::to_string(count) + (count == 1 ? " box" : " boxes"); }

struct Turn {
    std::vector<DotsStanding> standings;  // before its first line and after each
    std::string text;
};

class DotsMatch {
public:
    DotsMatch(DotsPosition position, bool you_begin, const CommonOptions& common)
        : session_(common.memory_bytes()),
          time_(common.time().count() == 0 ? kStandardTime : common.time()),
          adviser_(session_.context(), session_.evaluators().threads()),
          editor_([](const std::string& line) { return completions(line); }),
          now_(std::move(position), you_begin) {}

    int run() {
        std::cout << "Dots and Boxes: whoever completes a box has it and moves again; more boxes "
                     "win.\nYou are "
                  << scorer_letter(now_.you) << ", I am " << scorer_letter(other(now_.you))
                  << ". Type help to see what you can say.\n";
        while (!now_.is_over()) {
            if (!now_.your_turn) {
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
        for (const char* word : {"help", "hint", "board", "quit", "undo", "value"})
            if (std::string(word).rfind(line, 0) == 0) words.emplace_back(word);
        return words;
    }

    void show() const {
        std::cout << "\n";
        if (const auto& board = now_.position.board()) {
            std::cout << indented(to_picture(
                *board, std::vector<std::string>(static_cast<std::size_t>(board->lines()))));
        } else {
            std::cout << "  " << to_text(now_.position.graph()) << "\n";
        }
        std::cout << "You have " << boxes(now_.yours) << ", I have " << now_.mine << ".\n"
                  << std::flush;
    }

    /// Makes your turn, or changes the position; false when you leave.
    bool ask() {
        show();
        while (const auto line = editor_.next("your move> ")) {
            std::string word = *line;
            word.erase(std::remove_if(word.begin(), word.end(),
                                      [](char c) { return c == ' ' || c == '\t' || c == '\r'; }),
                       word.end());
            if (word.empty()) continue;
            if (word == "quit" || word == "exit") return false;
            if (word == "undo" && undo()) return true;
            if (word == "undo" || command(word)) continue;
            if (turn(word)) return true;
        }
        return false;
    }

    bool command(const std::string& word) {
        if (word == "help") {
            std::cout << kHelp << std::flush;
        } else if (word == "board" || word == "moves") {
            show();
        } else if (word == "hint") {
            const DotsAdvice advice = think(Voice::Opponent);
            std::cout << "Try " << names()[static_cast<std::size_t>(advice.string)] << ": "
                      << advice.reason << "." << std::endl;
        } else if (word == "value" || word == "why") {
            show_value();
        } else {
            return false;
        }
        return true;
    }

    std::vector<std::string> names() const { return move_names(now_.position); }

    void show_value() {
        std::optional<int> margin;
        try {
            const InterruptGuard guard(session_.context());
            margin = adviser_.margin(now_.position.graph(), time_);
        } catch (const Error&) {
            session_.context().resume();
        }
        if (!margin) {
            std::cout << "That is out of reach in this time; `upstar dots analyse` may find it."
                      << std::endl;
            return;
        }
        const int total = now_.yours - now_.mine + *margin;
        std::cout << "From here on you get " << boxes(std::abs(*margin))
                  << (*margin < 0 ? " fewer" : " more") << " than I, if we both play our best: "
                  << (total > 0   ? "you win by " + boxes(total)
                      : total < 0 ? "you lose by " + boxes(-total)
                                  : std::string("a draw"))
                  << "." << std::endl;
    }

    /// All lines of a turn, or none of them; false if one is no move here.
    bool turn(const std::string& text) {
        std::vector<DotsStanding> standings;
        try {
            standings = standings_of(now_, text);
        } catch (const Error& error) {
            std::cout << printable(error.message()) << "; `help` tells how lines are written."
                      << std::endl;
            return false;
        }
        std::cout << "You move " << text << captured_text(standings.back().yours - now_.yours)
                  << ".\n";
        now_ = standings.back();
        turns_.push_back({std::move(standings), text});
        return true;
    }

    static std::string captured_text(int count) {
        return count == 0 ? "" : " and capture " + boxes(count);
    }

    bool undo() {
        if (turns_.empty()) {
            std::cout << "You have not moved yet." << std::endl;
            return false;
        }
        now_ = turns_.back().standings.front();
        turns_.pop_back();
        std::cout << "You take your turn back.\n";
        return true;
    }

    DotsAdvice think(Voice voice) {
        try {
            const InterruptGuard guard(session_.context());
            return adviser_.advise(now_.position.graph(), time_, voice);
        } catch (const Error&) {
            session_.context().resume();
            return DotsAdviser::guess(now_.position.graph(), voice);
        }
    }

    // Line after line, until one captures nothing.
    void answer() {
        show();
        while (!now_.your_turn && !now_.is_over()) {
            const DotsAdvice advice = think(Voice::Mover);
            std::cout << "I move " << names()[static_cast<std::size_t>(advice.string)] << ": "
                      << advice.reason << "." << std::endl;
            now_.cut(advice.string);
        }
    }

    void finish() {
        show();
        const int difference = now_.yours - now_.mine;
        std::cout << "The game is over: "
                  << (difference > 0   ? "you win by " + boxes(difference)
                      : difference < 0 ? "I win by " + boxes(-difference)
                                       : std::string("a draw"))
                  << "." << std::endl;
        try {
            const InterruptGuard guard(session_.context());
            review();
        } catch (const Error&) {
            session_.context().resume();
        }
    }

    /// What a turn cost, and what was better than the first of its lines that cost something; false
    /// if that is not found in time.
    bool judge(const Turn& turn, int& cost, std::string& better) {
        for (std::size_t i = turn.standings.size() - 1; i-- > 0;) {
            const DotsPosition& before = turn.standings[i].position;
            const DotsPosition& after = turn.standings[i + 1].position;
            const auto judged = review_move(adviser_, before.graph(), after.graph(), time_);
            if (!judged) return false;
            cost += judged->cost;
            if (judged->best) better = move_names(before)[static_cast<std::size_t>(*judged->best)];
        }
        return true;
    }

    /// Which of your turns gave boxes away; from the end backwards, where margins are found
    /// soonest.
    void review() {
        std::vector<std::string> slips;
        const auto end = std::chrono::steady_clock::now() + time_;
        std::size_t known = turns_.size();
        while (known > 0 && std::chrono::steady_clock::now() < end) {
            const Turn& turn = turns_[known - 1];
            int cost = 0;
            std::string better;
            if (!judge(turn, cost, better)) break;
            --known;
            if (cost == 0) continue;
            slips.push_back("Your turn " + std::to_string(known + 1) + ", " + turn.text +
                            ", cost " + boxes(cost) + ": better was " + better + ".\n");
        }
        for (std::size_t i = slips.size(); i-- > 0;) std::cout << slips[i];
        if (known > 0)
            std::cout << "What your turns before turn " << known + 1
                      << " cost I could not find out in time.\n";
        if (slips.empty() && known == 0 && !turns_.empty()) std::cout << "You made no mistake.\n";
        std::cout.flush();
    }

    Session session_;
    milliseconds time_;
    DotsAdviser adviser_;
    LineEditor editor_;
    DotsStanding now_;
    std::vector<Turn> turns_;  // yours
};

}  // namespace

int play_dots(const std::string& position, bool you_begin, const CommonOptions& common) {
    if (position == "-")
        throw Error(ErrorKind::Input,
                    "the standard input is where you type your moves; put the position into a file "
                    "and write @FILE");
    return DotsMatch(parse_dots(argument_text(position)), you_begin, common).run();
}

}  // namespace upstar::cli
