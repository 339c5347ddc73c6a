// Reviews against brute force: of games played at random from the small positions of every game in
// the catalog, every verdict on every turn is true, as data and as text read back.
#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <regex>
#include <sstream>

#include "answers/every_game.h"
#include "upstar/answers/record.h"
#include "upstar/answers/review.h"
#include "upstar/answers/review_text.h"
#include "upstar/base/words.h"
#include "upstar/catalog/catalog.h"

namespace upstar {
namespace {

constexpr std::chrono::milliseconds kNoLimit(0);
constexpr std::size_t kMostGames = 150;  // at random
constexpr std::size_t kMostEnds = 60;    // of the positions all of whose games are reviewed
constexpr std::size_t kMostStarts = 40;  // of these

class ReviewsOfEveryGame : public EveryGame {
protected:
    Review reviewed(const Match& match) {
        Review judged = review(match, evaluators, kNoLimit);
        add_values(judged, evaluators, kNoLimit);
        return judged;
    }

    static Match played_at_random(const PositionPtr& start, Player first, unsigned seed) {
        std::mt19937 random(seed);
        Match match(start, first);
        while (!match.is_over()) {
            const auto options = match.position()->options(match.mover());
            match.play(options[random() % options.size()].position);
        }
        return match;
    }

    // Every way in which a match can go on to its end; stops when there are too many.
    static void add_ends(const Match& match, std::vector<Match>& ends) {
        if (ends.size() > kMostEnds) return;
        if (match.is_over()) {
            ends.push_back(match);
            return;
        }
        for (const AnyOption& option : distinct_options(*match.position(), match.mover())) {
            Match next = match;
            next.play(option.position);
            add_ends(next, ends);
        }
    }

    void check(const Review& judged) {
        ASSERT_EQ(judged.unknown(), 0u);
        for (std::size_t i = 0; i <= judged.turns.size(); ++i)
            ASSERT_NO_FATAL_FAILURE(check_state(judged, i)) << "after turn " << i;
        for (std::size_t i = 0; i < judged.turns.size(); ++i) {
            const ReviewedTurn& turn = judged.turns[i];
            if (is_scoring()) {
                ASSERT_NO_FATAL_FAILURE(check_points(turn)) << "turn " << i + 1;
            } else {
                ASSERT_NO_FATAL_FAILURE(check_win(turn)) << "turn " << i + 1;
            }
        }
        ASSERT_NO_FATAL_FAILURE(check_text(judged));
        ASSERT_NO_FATAL_FAILURE(check_record(judged.match));
    }

    // The moves of a game are those of its record, whatever they are called.
    void check_record(const Match& match) {
        const Catalog catalog;
        const std::string record = record_text({match});
        const Match read = parse_record(catalog, record).match;
        ASSERT_EQ(record_text({read}), record);
        ASSERT_EQ(read.history().size(), match.history().size());
        for (std::size_t i = 0; i < match.history().size(); ++i)
            ASSERT_EQ(*read.history()[i].move.position, *match.history()[i].move.position);
    }

    // How the match stands when so many turns are played.
    void check_state(const Review& judged, std::size_t turns) {
        const Match& match = judged.match;
        const MatchState& state = turns == 0 ? judged.start : judged.turns[turns - 1].after;
        Player mover = match.first();
        std::int32_t lead = 0;
        PositionPtr p = match.start();
        for (std::size_t i = 0; i < turns; ++i)
            for (const PlayedMove& played : judged.turns[i].moves) {
                lead += sign(played.player) * played.move.points;
                mover = opponent(played.player);
                p = played.move.position;
            }
        if (is_scoring()) {
            ASSERT_EQ(state.lead, lead + sign(mover) * brute_force.margin(*p));
            ASSERT_FALSE(state.winner || state.value);
            return;
        }
        ASSERT_EQ(state.winner, wins(*p, mover) ? mover : opponent(mover));
        ASSERT_EQ(state.value, value(*p));
        ASSERT_EQ(state.lead, std::nullopt);
    }

    void check_win(const ReviewedTurn& turn) {
        ASSERT_EQ(turn.moves.size(), 1u);
        const PlayedMove& played = turn.moves.front();
        const bool had = wins(*played.before, played.player);
        ASSERT_EQ(turn.had_win, had);
        ASSERT_EQ(turn.lost_win, had && !wins_after(*played.move.position, played.player));
        ASSERT_EQ(turn.cost, 0);
        ASSERT_EQ(turn.margin, std::nullopt);
        ASSERT_EQ(turn.better.size(), turn.lost_win ? 1u : 0u);
        if (!turn.lost_win) return;
        const auto meant = Match(played.before, played.player).turn_named(turn.better.front());
        ASSERT_EQ(meant.size(), 1u);
        ASSERT_TRUE(wins_after(*meant.front().position, played.player));
    }

    // What the moves of the turn get, and what its player can get.
    void check_points(const ReviewedTurn& turn) {
        const AnyPosition& before = *turn.moves.front().before;
        std::int32_t got = 0;
        for (const PlayedMove& played : turn.moves) got += played.move.points;
        const NamedMove& last = turn.moves.back().move;
        got += margin_by({last.position, 0, last.moves_again});
        ASSERT_FALSE(turn.had_win.has_value() || turn.lost_win);
        ASSERT_EQ(turn.margin, brute_force.margin(before));
        ASSERT_EQ(turn.cost, brute_force.margin(before) - got);
        ASSERT_EQ(turn.better.empty(), turn.cost == 0);
        if (turn.cost == 0) return;
        std::int32_t better = 0;
        const auto meant =
            Match(turn.moves.front().before, turn.player()).turn_named(joined(turn.better, ","));
        for (const NamedMove& move : meant) better += move.points;
        better += margin_by({meant.back().position, 0, meant.back().moves_again});
        ASSERT_EQ(better, brute_force.margin(before)) << joined(turn.better, ",");
    }

    // The sentences below the table.
    void check_text(const Review& judged) {
        const std::string text = review_text(arena, judged, Format::Text);
        std::istringstream lines(text.substr(text.rfind("\n\n") + 2));
        const std::string points = " (?:" + game->about().point + "|" + game->about().points + ")";
        const std::regex slip("Turn (\\d+): (.*) by (Left|Right) let a win slip; (.*) wins\\.");
        const std::regex gift("Turn (\\d+): (.*) by ([AB]) gave (\\d+)" + points +
                              " away; better was (.*)\\.");
        const std::regex total("A gave away (\\d+)" + points + ", B gave away (\\d+)\\.");
        std::smatch found;
        std::size_t faults = 0;
        std::string said;
        for (std::string line; std::getline(lines, line);) {
            // A sentence may go on in the next line.
            said += (said.empty() ? "" : " ") + line;
            if (said.back() != '.') continue;
            if (std::regex_match(said, found, slip)) {
                const ReviewedTurn& turn = judged.turns.at(std::stoul(found[1]) - 1);
                ++faults;
                ASSERT_TRUE(turn.lost_win) << said;
                ASSERT_EQ(found[2], turn_text(turn.moves));
                ASSERT_EQ(found[3], name(turn.player()));
                ASSERT_EQ(found[4], turn.better.front());
            } else if (std::regex_match(said, found, gift)) {
                const ReviewedTurn& turn = judged.turns.at(std::stoul(found[1]) - 1);
                ++faults;
                ASSERT_EQ(found[2], turn_text(turn.moves));
                ASSERT_EQ(found[3], turn.player() == Player::Left ? "A" : "B");
                ASSERT_EQ(std::stoi(found[4]), turn.cost);
                ASSERT_EQ(found[5], joined(turn.better, ","));
            } else if (std::regex_match(said, found, total)) {
                std::array<std::int32_t, 2> cost{};
                for (const ReviewedTurn& turn : judged.turns)
                    cost[index(turn.player())] += turn.cost;
                ASSERT_EQ(std::stoi(found[1]), cost[0]);
                ASSERT_EQ(std::stoi(found[2]), cost[1]);
            } else {
                ASSERT_EQ(said, "Nobody let a win slip.");
                ASSERT_EQ(faults, 0u);
            }
            said.clear();
        }
        ASSERT_EQ(said, "");
        std::size_t expected = 0;
        for (const ReviewedTurn& turn : judged.turns) expected += turn.is_fault();
        ASSERT_EQ(faults, expected);
    }
};

TEST_P(ReviewsOfEveryGame, AreTrueOfGamesPlayedAtRandom) {
    const std::vector<PositionPtr> starts = small();
    ASSERT_FALSE(starts.empty());
    const std::size_t step = (starts.size() + kMostGames - 1) / kMostGames;
    for (std::size_t i = 0; i < starts.size(); i += step) {
        const Player first = i / step % 2 == 0 ? Player::Left : Player::Right;
        if (starts[i]->options(first).empty()) continue;
        const Match match = played_at_random(starts[i], first, static_cast<unsigned>(i));
        ASSERT_NO_FATAL_FAILURE(check(reviewed(match))) << record_text({match});
    }
}

TEST_P(ReviewsOfEveryGame, AreTrueOfEveryGameFromATinyStart) {
    std::size_t seen = 0;
    for (const PositionPtr& start : small()) {
        std::vector<Match> ends;
        for (const Player first : kPlayers)
            if (!start->options(first).empty()) add_ends(Match(start, first), ends);
        if (ends.empty() || ends.size() > kMostEnds) continue;
        if (++seen > kMostStarts) break;
        for (const Match& match : ends)
            ASSERT_NO_FATAL_FAILURE(check(reviewed(match))) << record_text({match});
    }
    EXPECT_GT(seen, 0u);
}

INSTANTIATE_TEST_SUITE_P(Catalog, ReviewsOfEveryGame, testing::ValuesIn(catalogued_games()),
                         name_of_game);

}  // namespace
}  // namespace upstar
