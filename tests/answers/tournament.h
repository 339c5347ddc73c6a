// Games between two levels of the machine, many of them, from starts that chance has disturbed.
// Chance depends on the number of the game alone, so that a tournament can be repeated.
#pragma once

#include <chrono>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "upstar/answers/match.h"
#include "upstar/answers/strength.h"
#include "upstar/catalog/catalog.h"
#include "upstar/search/evaluators.h"

namespace upstar {

/// A game that is played from different starts.
struct Field {
    const char* game;
    std::vector<std::string> starts;
    int random_moves;  ///< made before the match begins
};

class Tournament {
public:
    struct Score {
        int won = 0;  ///< by the stronger; a draw is won by nobody
        int games = 0;
        double share() const { return static_cast<double>(won) / games; }
        Score& operator+=(const Score& other) {
            won += other.won;
            games += other.games;
            return *this;
        }
    };

    /// The time is that of a move; 0: no limit.
    Tournament(const Catalog& catalog, Evaluators& evaluators, std::chrono::milliseconds time)
        : catalog_(catalog), evaluators_(evaluators), time_(time) {}

    /// What the stronger level wins; each start is played twice, sides exchanged.
    Score play(const Field& field, Level stronger, Level weaker, int games) {
        Score score;
        for (int i = 0; i < games; ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            const Match start = start_of(field, seed / 2);
            const Player side = i % 2 == 0 ? Player::Left : Player::Right;
            ++score.games;
            if (is_won(start, side, Strength(stronger, 2 * seed), Strength(weaker, 2 * seed + 1)))
                ++score.won;
        }
        return score;
    }

private:
    Match start_of(const Field& field, std::uint64_t seed) {
        std::mt19937_64 random(seed);
        const std::string& text = field.starts[random() % field.starts.size()];
        Match match(catalog_.named(field.game)->parse(text),
                    random() % 2 == 0 ? Player::Left : Player::Right);
        for (int i = 0; i < field.random_moves && !match.is_over(); ++i) {
            const auto moves = match.moves();
            match.play(moves[random() % moves.size()]);
        }
        return match;
    }

    bool is_won(Match match, Player side, const Strength& his, const Strength& others) {
        while (!match.is_over()) {
            const Strength& strength = match.mover() == side ? his : others;
            match.play(
                strength.choose(match.position(), match.mover(), evaluators_, time_).position);
        }
        return match.winner() == side;
    }

    const Catalog& catalog_;
    Evaluators& evaluators_;
    std::chrono::milliseconds time_;
};

}  // namespace upstar
