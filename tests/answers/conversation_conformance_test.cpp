// What the machine says while it plays, against brute force: at every level, in every game of the
// catalog, each comment on a move, each hint, each word on what a position is worth and on who let
// a win slip is read back, and is true.
#include <gtest/gtest.h>

#include <random>
#include <regex>
#include <sstream>

#include "answers/reason_reader.h"
#include "upstar/answers/conversation.h"
#include "upstar/answers/named_moves.h"
#include "upstar/base/words.h"
#include "upstar/values/outcome_words.h"

namespace upstar {
namespace {

constexpr std::size_t kMostGames = 100;  // at each level
constexpr std::size_t kOneLine = 1000000;

class TalkOfEveryGame : public EveryReason {
protected:
    // A whole game against a person who moves at random and asks before every move.
    void play(const PositionPtr& start, Level level, Player you, unsigned seed) {
        you_ = you;
        said_.clear();
        std::mt19937 random(seed);
        Conversation talk(Match(start, Player::Left),
                          {.you = you, .strength = Strength(level, seed), .columns = kOneLine},
                          evaluators, [&](const std::string& text) { said_ += text; });
        talk.begin();
        ASSERT_NO_FATAL_FAILURE(check_comments(talk.match(), 0));
        while (!talk.match().is_over()) {
            const Match before = talk.match();
            hear(talk, "hint");
            ASSERT_NO_FATAL_FAILURE(check_hint(before)) << said_;
            hear(talk, "value");
            ASSERT_NO_FATAL_FAILURE(check_worth(before)) << said_;
            const auto moves = before.moves();
            hear(talk, moves[random() % moves.size()].label);
            ASSERT_EQ(sentences().front().rfind("You move ", 0), 0u) << said_;
            ASSERT_NO_FATAL_FAILURE(check_comments(talk.match(), before.history().size()));
        }
        ASSERT_NO_FATAL_FAILURE(check_end(talk.match())) << said_;
    }

    std::size_t comments_ = 0;  // that were read

private:
    void hear(Conversation& talk, const std::string& line) {
        said_.clear();
        talk.hear(line);
    }

    // What was said last; boards and lists, which begin with a blank, left out.
    std::vector<std::string> sentences() const {
        std::vector<std::string> all;
        std::istringstream lines(said_);
        for (std::string line; std::getline(lines, line);)
            if (!line.empty() && line.front() != ' ') all.push_back(line);
        return all;
    }

    bool matches(const std::string& line, const std::string& pattern) {
        line_ = line;
        return std::regex_match(line_, found_, std::regex(pattern));
    }
    std::string found(std::size_t group) const { return found_[group].str(); }
    int count(std::size_t group) const { return std::stoi(found(group)); }
    std::string points() const {
        return " (?:" + game->about().point + "|" + game->about().points + ")";
    }

    // Whether a move is called so, with or without the position that it leads to.
    static bool is_called(const std::string& told, const AnyPosition& before,
                          const AnyPosition& after) {
        const std::string name = brief_name(before, after);
        return told == name || told == name + " to " + after.to_string();
    }

    // One comment for each move that the machine has made since.
    void check_comments(const Match& match, std::size_t since) {
        std::vector<std::string> comments;
        for (const std::string& line : sentences())
            if (line.rfind("I move ", 0) == 0) comments.push_back(line);
        std::size_t next = 0;
        for (std::size_t i = since; i < match.history().size(); ++i) {
            const auto& [player, before, move] = match.history()[i];
            if (player == you_) continue;
            ASSERT_LT(next, comments.size());
            ASSERT_TRUE(matches(comments[next++], "I move (.*?): (.*)\\.")) << line_;
            ASSERT_TRUE(is_called(found(1), *before, *move.position)) << line_;
            ASSERT_EQ(complaint({before, player, {move.position, move.points, move.moves_again}},
                                found(2), Voice::Mover),
                      "")
                << title(*before) << ": " << line_;
        }
        ASSERT_EQ(next, comments.size());
        comments_ += next;
    }

    void check_hint(const Match& match) {
        const AnyPosition& p = *match.position();
        const auto options = distinct_options(p, you_);
        const std::size_t winning = is_scoring() ? 0 : winning_count(p, you_);
        std::string hint = sentences().front();
        if (matches(hint, "You have only one move, (.*)")) {
            ASSERT_EQ(options.size(), 1u);
            hint = found(1);
        } else {
            ASSERT_TRUE(matches(hint,
                                "(?:(\\d+) of your (\\d+) moves (wins|win)\\. )?"
                                "(?:Try|Move) (.*)"));
            ASSERT_EQ(found_[1].matched, winning > 0);
            if (winning > 0) {
                ASSERT_EQ(static_cast<std::size_t>(count(1)), winning);
                ASSERT_EQ(static_cast<std::size_t>(count(2)), options.size());
                ASSERT_EQ(found(3) == "wins", winning == 1);
            }
            hint = found(4);
        }
        ASSERT_TRUE(matches(hint, "(.*?)(?:: |, (?=and it loses))(.*)\\."));
        const std::string named = found(1);
        std::string reason = found(2);
        if (reason.rfind("and it loses", 0) == 0) reason = "your only move, " + reason;
        for (const AnyOption& option : options) {
            if (!is_called(named, p, *option.position)) continue;
            ASSERT_EQ(complaint({match.position(), you_, option}, reason, Voice::Opponent), "")
                << title(p);
            if (winning > 0) {
                ASSERT_TRUE(wins_after(*option.position, you_));
            }
            if (is_scoring()) {
                ASSERT_EQ(margin_by(option), brute_force.margin(p));
            }
            return;
        }
        FAIL() << "hints at no move: " << named;
    }

    void check_worth(const Match& match) {
        const AnyPosition& p = *match.position();
        const std::vector<std::string> lines = sentences();
        if (is_scoring()) {
            ASSERT_TRUE(
                matches(lines.front(), "From here on you get (\\d+)" + points() +
                                           " (more|fewer) than the other, if both play their best: "
                                           "(a draw|you win by (\\d+)" +
                                           points() + "|you lose by (\\d+)" + points() + ")\\."));
            const int margin = found(2) == "more" ? count(1) : -count(1);
            ASSERT_EQ(margin, brute_force.margin(p));
            const int end = found(3) == "a draw" ? 0 : found_[4].matched ? count(4) : -count(5);
            ASSERT_EQ(end, match.lead(you_) + margin);
            return;
        }
        const naive::Id g = brute_force.value(p);
        std::string expected =
            capital(worth_in_words(arena, value(p), 300)) + ": " + in_words(outcome(p)) + ".";
        if (is_partizan())
            expected += " Mean " + number(thermographs.mean(g)).to_string() + ", temperature " +
                        number(thermographs.temperature(g)).to_string() + ".";
        ASSERT_EQ(lines.front(), expected);
        for (std::size_t i = 1; i < lines.size(); ++i) {
            if (matches(lines[i], "It is the sum of (.*)\\.")) {
                ASSERT_NO_FATAL_FAILURE(check_parts(p, found(1)));
            } else {
                ASSERT_TRUE(matches(lines[i], "By its moves: (.*)"));
            }
        }
    }

    // "1 (*), 2 (*2)".
    void check_parts(const AnyPosition& p, std::string parts) {
        naive::Id sum = games.integer(0);
        const std::regex first("^([^ ]+) \\((.*?)\\)(?:, (?=[^ ]+ \\()|$)");
        while (!parts.empty()) {
            ASSERT_TRUE(std::regex_search(parts, found_, first)) << parts;
            const PositionPtr part = p.ruleset().parse(found(1));
            ASSERT_EQ(found(2), short_text(arena, value(*part)));
            sum = games.sum(sum, brute_force.value(*part));
            parts = parts.substr(found_[0].length());
        }
        ASSERT_EQ(sum, brute_force.value(p));
    }

    // What a turn of yours cost, by brute force.
    std::int32_t cost(const Turn& turn) {
        std::int32_t got = 0;
        for (const PlayedMove& played : turn) got += played.move.points;
        const NamedMove& last = turn.back().move;
        return brute_force.margin(*turn.front().before) - got -
               margin_by({last.position, 0, last.moves_again});
    }

    bool lost_win(const Turn& turn) {
        return wins(*turn.front().before, you_) && !wins_after(*turn.front().move.position, you_);
    }

    void check_end(const Match& match) {
        std::vector<std::string> lines = sentences();
        const auto over = std::find_if(lines.begin(), lines.end(), [](const std::string& line) {
            return line.rfind("I have no move: ", 0) == 0 ||
                   line.rfind("You have no move: ", 0) == 0 ||
                   line.rfind("The game is over: ", 0) == 0;
        });
        ASSERT_NE(over, lines.end());
        ASSERT_NO_FATAL_FAILURE(check_result(match, *over));
        std::vector<Turn> yours;
        for (const Turn& turn : match.turns())
            if (turn.front().player == you_) yours.push_back(turn);
        std::size_t faults = 0;
        bool ever_winning = false;
        for (const Turn& turn : yours) {
            faults += is_scoring() ? cost(turn) > 0 : lost_win(turn);
            ever_winning = ever_winning || (!is_scoring() && wins(*turn.front().before, you_));
        }
        std::size_t told = 0;
        for (auto line = over + 1; line != lines.end(); ++line) {
            if (*line == "You made no mistake.") {
                ASSERT_TRUE(is_scoring() && faults == 0);
            } else if (*line == "You never let the win slip.") {
                ASSERT_TRUE(faults == 0 && match.winner() == you_);
            } else if (*line == "You never had a winning move.") {
                ASSERT_TRUE(!ever_winning && match.winner() != you_);
            } else if (is_scoring()) {
                ASSERT_TRUE(matches(*line, "Your turn (\\d+), (.*), cost (\\d+)" + points() +
                                               ": better was (.*)\\."));
                ++told;
                const Turn& turn = yours.at(static_cast<std::size_t>(count(1)) - 1);
                ASSERT_EQ(count(3), cost(turn));
                std::int32_t better = 0;
                const auto meant = Match(turn.front().before, you_).turn_named(found(4));
                for (const NamedMove& move : meant) better += move.points;
                better += margin_by({meant.back().position, 0, meant.back().moves_again});
                ASSERT_EQ(better, brute_force.margin(*turn.front().before));
            } else {
                ASSERT_TRUE(matches(*line, "Your move (\\d+), (.*), let a win slip: (.*) wins\\."));
                ++told;
                const Turn& turn = yours.at(static_cast<std::size_t>(count(1)) - 1);
                ASSERT_TRUE(lost_win(turn));
                ASSERT_TRUE(is_called(found(2), *turn.front().before, *turn.front().move.position));
                const auto meant = Match(turn.front().before, you_).turn_named(found(3));
                ASSERT_TRUE(wins_after(*meant.front().position, you_));
            }
        }
        ASSERT_EQ(told, faults);
    }

    void check_result(const Match& match, const std::string& line) {
        if (!is_scoring()) {
            ASSERT_EQ(line, match.mover() == you_ ? "You have no move: I win."
                                                  : "I have no move: you win.");
            return;
        }
        std::int32_t lead = 0;
        for (const PlayedMove& played : match.history())
            lead += (played.player == you_ ? 1 : -1) * played.move.points;
        ASSERT_TRUE(
            matches(line, "The game is over: (a draw|(you|I) win by (\\d+)" + points() + ")\\."));
        ASSERT_EQ(lead, found(1) == "a draw" ? 0 : found(2) == "you" ? count(3) : -count(3));
    }

    Player you_ = Player::Left;
    std::string said_;
    std::string line_;
    std::smatch found_;
};

TEST_P(TalkOfEveryGame, IsTrueAtEveryLevel) {
    const std::vector<PositionPtr> starts = small();
    ASSERT_FALSE(starts.empty());
    const std::size_t step = (starts.size() + kMostGames - 1) / kMostGames;
    for (const Level level : kLevels) {
        for (std::size_t i = 0; i < starts.size(); i += step) {
            const Player you = i / step % 2 == 0 ? Player::Left : Player::Right;
            if (starts[i]->options(Player::Left).empty()) continue;
            ASSERT_NO_FATAL_FAILURE(play(starts[i], level, you, static_cast<unsigned>(i)))
                << title(*starts[i]) << " at the level " << name(level);
        }
    }
    EXPECT_GT(comments_, 0u);
}

INSTANTIATE_TEST_SUITE_P(Catalog, TalkOfEveryGame, testing::ValuesIn(catalogued_games()),
                         name_of_game);

}  // namespace
}  // namespace upstar
