// upstar play GAME POSITION: a game against the machine, which plays perfectly and says why.
//
// One line of input is one move or one command, typed or piped in. What the machine says to it
// comes from answers/conversation.h.
#include <iostream>

#include "command.h"
#include "line_editor.h"
#include "position_options.h"
#include "remedy_words.h"
#include "upstar/answers/conversation.h"
#include "upstar/base/printable.h"
#include "upstar/lang/session.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text};

enum class First : std::uint8_t { You, Machine, Left, Right };

struct PlayOptions : PositionOptions {
    Player you = Player::Left;
    First first = First::You;

    Player beginner() const {
        if (first == First::You) return you;
        if (first == First::Machine) return opponent(you);
        return first == First::Left ? Player::Left : Player::Right;
    }
};

int run(const PlayOptions& options, const CommonOptions& common, std::string& input) {
    if (!common.output.empty())
        throw Error(ErrorKind::Input, "play talks with you: leave out --output");
    if (options.position == "-")
        throw Error(ErrorKind::Input,
                    "the standard input is where you type your moves; put the position into a file "
                    "and write @FILE");
    Session session(common.memory_bytes());
    Conversation talk(position_of(session.catalog(), options, input),
                      {options.you, options.beginner(), common.time(), "Ctrl-D", "Ctrl-C"},
                      session.evaluators(), [](const std::string& text) {
                          end_if_terminated();
                          std::cout << printable(text) << std::flush;
                      });
    LineEditor editor(Conversation::completions);
    const auto interruptibly = [&](const auto& work) {
        const InterruptGuard guard(session.context());
        work();
    };
    interruptibly([&] { talk.begin(); });
    while (!talk.is_over()) {
        const std::string line = editor.next("your move> ").value_or("quit");
        try {
            interruptibly([&] { talk.hear(line); });
        } catch (const Error& error) {
            const bool cancelled = error.kind() == ErrorKind::Cancelled;
            std::cout << (cancelled ? "Interrupted." : printable(advised(error))) << std::endl;
        }
    }
    return Ok;
}

}  // namespace

void add_play(Command& program, CommonOptions& common) {
    static const Choices<Player> kSides = {{"left", Player::Left}, {"right", Player::Right}};
    static const Choices<First> kFirst = {{"you", First::You},
                                          {"machine", First::Machine},
                                          {"left", First::Left},
                                          {"right", First::Right}};
    Command& command = program.subcommand("play", "play a position against the machine");
    command.footer(
        "The machine plays perfectly and says why it moves as it does. Type a move by its number, "
        "its squares, or the position that it leads to; or hint, value, undo, moves, help or quit. "
        "Ctrl-C makes the machine move at once; --time-limit is how long it may think about a "
        "move, by default 20 seconds, and 4 in scoring games.");
    auto options = std::make_shared<PlayOptions>();
    add_position_options(command, *options);
    command.choice("--you", options->you, kSides, "your side: left (the default) or right");
    command.choice("--first", options->first, kFirst,
                   "who begins: you (the default), machine, left or right");
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
