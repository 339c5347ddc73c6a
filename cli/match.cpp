// upstar match GAME POSITION --left COMMAND --right COMMAND: a match between two programs, with a
// clock and a referee.
#include <filesystem>
#include <iostream>
#include <limits>

#include "command.h"
#include "position_options.h"
#include "script_folders.h"
#include "upstar/answers/record.h"
#include "upstar/engine/referee/contest.h"
#include "upstar/lang/session.h"
#include "upstar/store/whole_file.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};

struct MatchOptions : PositionOptions {
    std::array<std::string, 2> players;  // the first is Left in odd games
    Player first = Player::Left;
    double clock = 60;
    double increment = 0;
    std::uint64_t games = 1;
    std::uint64_t adjudicate = 0;
    double time_to_judge = 5;
    std::uint64_t seed = 0;
    std::string records;
};

std::chrono::milliseconds milliseconds(double seconds) {
    return std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000));
}

// Of several games every second one has the sides exchanged.
Contest played(const MatchOptions& options, const Match& start, std::uint64_t game,
               Evaluators& evaluators) {
    const bool is_exchanged = game % 2 == 1;
    const auto player = [&](bool right) {
        return contestant(options.players[right != is_exchanged ? 1 : 0], options.seed + game,
                          evaluators);
    };
    const auto left = player(false);
    const auto right = player(true);
    return hold(start, {left.get(), right.get()},
                {milliseconds(options.clock), milliseconds(options.increment), options.adjudicate,
                 milliseconds(options.time_to_judge)},
                evaluators);
}

void keep_record(const std::string& folder, std::uint64_t game, const Contest& contest) {
    if (folder.empty()) return;
    std::filesystem::create_directories(folder);
    std::string number = std::to_string(game + 1);
    if (number.size() < 4) number.insert(0, 4 - number.size(), '0');
    write_whole_file(folder + "/" + number + ".txt", contest_record(contest), "the record");
}

std::string summary(std::uint64_t game, const Contest& contest) {
    const std::string who = contest.winner ? std::string(name(*contest.winner)) + " wins, " +
                                                 contest.names[index(*contest.winner)]
                                           : std::string("a draw");
    return std::to_string(game + 1) + ". " + who + ": " + contest.remark + "\n";
}

class Score {
public:
    explicit Score(const MatchOptions& options) : options_(options) {}

    void add(std::uint64_t game, const Contest& contest) {
        if (!contest.winner) {
            ++draws_;
            return;
        }
        const bool is_exchanged = game % 2 == 1;
        ++wins_[(*contest.winner == Player::Right) != is_exchanged ? 1 : 0];
    }

    std::string text() const {
        return options_.players[0] + " " + std::to_string(wins_[0]) + ", " + options_.players[1] +
               " " + std::to_string(wins_[1]) +
               (draws_ == 0 ? "" : ", draws " + std::to_string(draws_)) + "\n";
    }

private:
    const MatchOptions& options_;
    std::array<std::uint64_t, 2> wins_{};
    std::uint64_t draws_ = 0;
};

int run(const MatchOptions& options, const CommonOptions& common, std::string& input) {
    Session session(common.memory_bytes());
    use_scripts(session);
    session.evaluators().set_threads(common.thread_count());
    const PositionPtr position = position_of(session.catalog(), options, input);
    const Match start(position, options.first, position->ruleset().standing(input));
    const Limits limits(session.context(), common);
    Score score(options);
    for (std::uint64_t game = 0; game < options.games; ++game) {
        const Contest contest = played(options, start, game, session.evaluators());
        keep_record(options.records, game, contest);
        score.add(game, contest);
        if (common.format == Format::Json)
            std::cout << dumped(json_of(contest)) << std::endl;
        else if (options.games == 1)
            std::cout << contest_record(contest) << std::flush;
        else
            std::cout << summary(game, contest) << std::flush;
    }
    if (common.format == Format::Text && options.games > 1) std::cout << score.text();
    return Ok;
}

}  // namespace

void add_match(Command& program, CommonOptions& common) {
    Command& command =
        program.subcommand("match", "a match between two programs, with a clock and a referee");
    command.footer(
        "A player is a command of the shell, which is asked by one line of JSON a turn (the "
        "position, all legal moves, the clocks) and answers by one line, its move; or upstar, or "
        "upstar:easy with another level, for the machine. Whoever makes no legal move in time "
        "loses. One match is written as a record for `upstar review`, of several a line each and "
        "the score; then the players exchange sides after each. docs/matches.md has the whole "
        "protocol and a bot in twenty lines.");
    auto options = std::make_shared<MatchOptions>();
    add_position_options(command, *options);
    command.option("--left", "COMMAND", options->players[0], "who plays Left").required();
    command.option("--right", "COMMAND", options->players[1], "who plays Right").required();
    static const Choices<Player> kSides = {{"left", Player::Left}, {"right", Player::Right}};
    command.choice("--first", options->first, kSides,
                   "who moves first: left (the default) or right");
    command.number("--clock", "SECONDS", options->clock, 0.001, 1e6,
                   "the time of each player for the whole match; default 60");
    command.number("--increment", "SECONDS", options->increment, 0.0, 1e6,
                   "what a player's clock gains after each of his turns; default 0");
    command.number("--games", "N", options->games, 1, 1'000'000, "how many matches; default 1");
    command.number("--adjudicate", "TURN", options->adjudicate, 1, 1'000'000,
                   "from this turn on a match ends as soon as it is known who wins it if both play "
                   "their best");
    command.number("--judge", "SECONDS", options->time_to_judge, 0.001, 1e6,
                   "how long the referee may think about that in each turn; default 5");
    command.number("--seed", "N", options->seed, 0, std::numeric_limits<std::uint64_t>::max(),
                   "which chance moves the machine makes; default 0");
    command.option("--records", "FOLDER", options->records,
                   "keep the record of each match in FOLDER: 0001.txt, 0002.txt, ...");
    add_work_options(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
