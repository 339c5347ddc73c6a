// upstar play GAME POSITION: a game against the machine, which says why it moves, or between two
// people at one board.
//
// One line of input is one move or one command, typed or piped in. What is said to it comes from
// answers/conversation.h; here are the terminal and the files.
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <limits>
#include <optional>
#include <random>
#include <set>

#include "argument_text.h"
#include "command.h"
#include "line_editor.h"
#include "position_options.h"
#include "remedy_words.h"
#include "script_folders.h"
#include "upstar/answers/conversation.h"
#include "upstar/answers/record.h"
#include "upstar/base/printable.h"
#include "upstar/lang/session.h"
#include "upstar/store/whole_file.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text};

enum class First : std::uint8_t { You, Machine, Left, Right };

struct PlayOptions : PositionOptions {
    std::string from;
    Player you = Player::Left;
    std::optional<First> first;
    Level level = Level::Perfect;
    std::optional<std::uint64_t> seed;
    bool two = false;

    std::optional<Player> beginner() const {
        if (!first) return std::nullopt;
        if (first == First::You) return you;
        if (first == First::Machine) return opponent(you);
        return first == First::Left ? Player::Left : Player::Right;
    }
};

// A picture or a record tells how the game stood; one with numbered turns is a match that goes on.
Match begun_match(const Catalog& catalog, const PlayOptions& options, std::string& input) {
    if (!options.from.empty()) {
        if (!options.game.empty() || !options.position.empty())
            throw Error(ErrorKind::Input,
                        "the record of --from names its game and its position: leave out GAME and "
                        "POSITION");
        if (options.first)
            throw Error(ErrorKind::Input,
                        "the record of --from tells whose turn it is: leave out "
                        "--first, or choose your side by --you");
        input = argument_text(options.from[0] == '@' ? options.from : "@" + options.from);
        return parse_record(catalog, input).match;
    }
    if (options.game.empty())
        throw Error(ErrorKind::Input,
                    "play takes a game and a position, such as `upstar play domineering 4x4`, or "
                    "--from with a record");
    if (options.position.empty())
        throw Error(ErrorKind::Input,
                    "play takes a position, too: `upstar play " + options.game + " " +
                        game_with(catalog, options.game, options.with)->about().examples.back() +
                        "`");
    if (options.position == "-")
        throw Error(ErrorKind::Input,
                    "the standard input is where you type your moves; put the position into a file "
                    "and write @FILE");
    const RulesetPtr game = game_with(catalog, options.game, options.with);
    input = argument_text(options.position);
    if (looks_like_record(input) && !options.first) return parse_record(catalog, input, game).match;
    const PositionPtr position = position_of(catalog, options, input);
    const Standing standing = position->ruleset().standing(input);
    return Match(position, options.beginner().value_or(standing.mover.value_or(options.you)),
                 standing);
}

std::size_t terminal_columns() {
    winsize size{};
    constexpr std::size_t kFewest = 40;
    if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 ||
        size.ws_col == 0)
        return kTerminalColumns;
    return std::max<std::size_t>(kFewest, size.ws_col - 1u);
}

std::uint64_t any_seed() {
    constexpr std::uint64_t kMost = 1000000;  // short enough to be typed again
    return std::random_device()() % kMost;
}

// Files of others are not written over.
auto saver() {
    return [written = std::set<std::string>()](const std::string& file,
                                               const std::string& record) mutable {
        if (!written.contains(file) && std::filesystem::exists(file))
            throw Error(ErrorKind::Input, file + " exists already: choose another name");
        write_whole_file(file, record);
        written.insert(file);
    };
}

int run(const PlayOptions& options, const CommonOptions& common, std::string& input) {
    if (!common.output.empty())
        throw Error(ErrorKind::Input,
                    "play talks with you: leave out --output, and type `save FILE` to keep the "
                    "game");
    Session session(common.memory_bytes());
    use_scripts(session);
    Conversation talk(
        begun_match(session.catalog(), options, input),
        {.you = options.you,
         .strength = Strength(options.level, options.seed ? *options.seed : any_seed()),
         .has_two_people = options.two,
         .time = common.time(),
         .columns = terminal_columns(),
         .paint = common.paint,
         .leaving_key = "Ctrl-D",
         .hurry_key = "Ctrl-C",
         .save = saver()},
        session.evaluators(), [](const std::string& text) {
            end_if_terminated();
            std::cout << text << std::flush;
        });
    LineEditor editor(Conversation::completions);
    const auto interruptibly = [&](const auto& work) {
        const InterruptGuard guard(session.context());
        work();
    };
    interruptibly([&] { talk.begin(); });
    while (!talk.is_over()) {
        const auto line = editor.next(talk.prompt(), common.paint);
        try {
            interruptibly([&] { line ? talk.hear(printable(*line)) : talk.leave(); });
        } catch (const Error& error) {
            const bool cancelled = error.kind() == ErrorKind::Cancelled;
            std::cout << (cancelled ? "Interrupted." : printable(advised(error))) << std::endl;
        }
    }
    return Ok;
}

std::string levels_text() {
    std::string text;
    for (const Level level : kLevels)
        text += "\n\n" + std::string(name(level)) + ": " + promise(level, false);
    return text;
}

}  // namespace

void add_play(Command& program, CommonOptions& common) {
    static const Choices<Player> kSides = {{"left", Player::Left}, {"right", Player::Right}};
    static const Choices<First> kFirst = {{"you", First::You},
                                          {"machine", First::Machine},
                                          {"left", First::Left},
                                          {"right", First::Right}};
    Choices<Level> levels;
    for (const Level level : kLevels) levels.emplace_back(name(level), level);
    Command& command =
        program.subcommand("play", "play a position against the machine, or against each other");
    command.footer(
        "A size is a whole board: `upstar play konane 6x6`. Type a move by its number, its "
        "squares, "
        "or the position that it leads to; or hint, value, undo, save FILE, review, moves, help or "
        "quit. Ctrl-C makes the machine move at once; --time-limit is how long it may think about "
        "a move, by default 20 seconds, and 4 in scoring games. The levels, as the machine says:" +
        levels_text());
    auto options = std::make_shared<PlayOptions>();
    add_position_options(command, *options, Needed::No);
    command.choice("--level", options->level, levels,
                   "how well the machine plays; perfect is the default");
    command.number("--seed", "N", options->seed, 0, std::numeric_limits<std::uint64_t>::max(),
                   "which chance moves of the lower levels; the same seed repeats a game");
    command.flag("--two", options->two, "two people play, and the machine watches");
    command.choice("--you", options->you, kSides, "your side: left (the default) or right");
    command.choice("--first", options->first, kFirst,
                   "who begins: you, machine, left or right; by default whose turn it is in a "
                   "record (A is Left), and else you");
    command.option("--from", "FILE", options->from,
                   "go on with a game that was saved; its record names the game");
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
