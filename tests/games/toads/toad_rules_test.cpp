// Every rule of Toads and Frogs, and every combination of rules, against brute force.
//
// Brute force plays on strings and knows no rule; its canonical forms are those of tests/naive.
#include "upstar/games/toads/toad_rules.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>
#include <vector>

#include "naive/engine_image.h"
#include "naive/naive_game.h"
#include "upstar/games/toads/toads_and_frogs.h"
#include "upstar/search/evaluate.h"

namespace upstar::toads {
namespace {

using Position = ToadsAndFrogs::Position;

class BruteForce {
public:
    naive::Id value(const std::string& s) {
        if (const auto known = values_.find(s); known != values_.end()) return known->second;
        std::vector<naive::Id> left;
        std::vector<naive::Id> right;
        const auto move = [&](std::size_t from, std::size_t to, std::vector<naive::Id>& options) {
            std::string next = s;
            std::swap(next[from], next[to]);
            options.push_back(value(next));
        };
        for (std::size_t i = 0; i < s.size(); ++i) {
            if (s[i] == 'T' && s.substr(i + 1, 1) == ".") move(i, i + 1, left);
            if (s[i] == 'T' && s.substr(i + 1, 2) == "F.") move(i, i + 2, left);
            if (s[i] == 'F' && i >= 1 && s[i - 1] == '.') move(i, i - 1, right);
            if (s[i] == 'F' && i >= 2 && s.substr(i - 2, 2) == ".T") move(i, i - 2, right);
        }
        return values_[s] = games_.make(left, right);
    }
    const naive::Games& games() const { return games_; }

private:
    naive::Games games_;
    std::map<std::string, naive::Id> values_;
};

std::vector<std::string> all_strips(int length) {
    std::vector<std::string> all = {""};
    for (int i = 0; i < length; ++i) {
        std::vector<std::string> longer;
        for (const std::string& s : all)
            for (const char c : {'T', 'F', '.'}) longer.push_back(s + c);
        all = std::move(longer);
    }
    return all;
}

// The seven rules that speak of the standard game, as bits of a ToadRuleSet.
constexpr unsigned kCombinations = 1u << 7;

void expect_all_combinations_right(int longest) {
    Context context;
    Arena arena(context);
    BruteForce brute;
    naive::EngineImage image(arena, brute.games());
    std::map<std::string, Game> expected;
    for (int n = 1; n <= longest; ++n)
        for (const std::string& s : all_strips(n)) expected[s] = image(brute.value(s));
    for (unsigned bits = 0; bits < kCombinations; ++bits) {
        const ToadRuleSet rules(static_cast<std::uint8_t>(bits));
        const ToadsAndFrogs game(ToadsAndFrogs::Rules{.simplifications = rules});
        Evaluator<Position> evaluator(arena);
        for (const auto& [s, value] : expected)
            ASSERT_EQ(evaluator.value(game.parse(s)), value) << s << " with rules " << bits;
    }
    // The full set again, as the game is by default.
    Evaluator<Position> evaluator(arena);
    for (const auto& [s, value] : expected)
        ASSERT_EQ(evaluator.value(ToadsAndFrogs().parse(s)), value) << s;
}

TEST(ToadRules, EveryCombinationIsRightOnAllStripsToLength7) { expect_all_combinations_right(7); }

TEST(SlowToadRules, EveryCombinationIsRightOnAllStripsToLength10) {
    expect_all_combinations_right(10);
}

TEST(SlowToadRules, AllRulesAreRightOnRandomLongerStrips) {
    Context context;
    Arena arena(context);
    BruteForce brute;
    naive::EngineImage image(arena, brute.games());
    Evaluator<Position> evaluator(arena);
    std::mt19937 random(20240817);
    for (int i = 0; i < 150; ++i) {
        const int length = 11 + static_cast<int>(random() % 4);
        std::string s;
        while (static_cast<int>(s.size()) < length) s += "TFT.F."[random() % 6];
        ASSERT_EQ(evaluator.value(ToadsAndFrogs().parse(s)), image(brute.value(s))) << s;
    }
}

TEST(ToadRules, WithoutJumpsTheSplitIsRightOnAllStripsToLength7) {
    Context context;
    Arena arena(context);
    const ToadsAndFrogs split(ToadsAndFrogs::Rules{.max_jump = 0});
    const ToadsAndFrogs whole(
        ToadsAndFrogs::Rules{.max_jump = 0, .simplifications = ToadRuleSet()});
    Evaluator<Position> evaluator(arena);
    for (int n = 1; n <= 7; ++n)
        for (const std::string& s : all_strips(n))
            ASSERT_EQ(evaluator.value(split.parse(s)), evaluator.value(whole.parse(s))) << s;
}

// "Dead" means: cannot move here or in any follower. Dead pieces are found, and no others.
class Followers {
public:
    // Which pieces of s, by their place, can ever move.
    const std::vector<bool>& movable(const std::string& s) {
        if (const auto known = movable_.find(s); known != movable_.end()) return known->second;
        std::vector<bool> can(s.size());
        const auto follow = [&](std::size_t from, std::size_t to) {
            std::string next = s;
            std::swap(next[from], next[to]);
            can[from] = true;
            const std::vector<bool>& later = movable(next);
            for (std::size_t i = 0; i < s.size(); ++i)
                if (i != from && i != to && s[i] != '.' && later[i]) can[i] = true;
        };
        for (std::size_t i = 0; i < s.size(); ++i) {
            if (s[i] == 'T' && s.substr(i + 1, 1) == ".") follow(i, i + 1);
            if (s[i] == 'T' && s.substr(i + 1, 2) == "F.") follow(i, i + 2);
            if (s[i] == 'F' && i >= 1 && s[i - 1] == '.') follow(i, i - 1);
            if (s[i] == 'F' && i >= 2 && s.substr(i - 2, 2) == ".T") follow(i, i - 2);
        }
        return movable_[s] = can;
    }

private:
    std::map<std::string, std::vector<bool>> movable_;
};

TEST(ToadRules, DeadPiecesNeverMoveAndBetweenToadsAndFrogsNoOthersAreStuck) {
    Followers followers;
    for (int n = 1; n <= 9; ++n) {
        for (const std::string& s : all_strips(n)) {
            const ToadStrip strip = ToadsAndFrogs().parse(s).strip();
            const SquareSet dead = dead_pieces(strip);
            const std::vector<bool>& can = followers.movable(s);
            // The paper says that all other pieces are alive; but the toad in .T never moves. It
            // is so where no toad is terminal and no frog finished.
            const bool exact = !has_terminal_toads(strip) && !has_finished_frogs(strip);
            for (std::size_t i = 0; i < s.size(); ++i) {
                const bool stuck = s[i] != '.' && !can[i];
                ASSERT_LE((dead >> i & 1) != 0, stuck) << s << " square " << i;
                ASSERT_TRUE(!exact || !stuck || (dead >> i & 1) != 0) << s << " square " << i;
            }
        }
    }
}

TEST(ToadRules, AnIrreducibleStripIsItsOwnComponentWithoutAKnownValueAndMostOthersAreNot) {
    Context context;
    Arena arena(context);
    for (int n = 1; n <= 9; ++n) {
        for (const std::string& s : all_strips(n)) {
            const Position p = ToadsAndFrogs().parse(s);
            ASSERT_EQ(has_dead_pieces(p.strip()), dead_pieces(p.strip()) != 0) << s;
            std::vector<Position> components;
            p.decompose(components);
            const bool is_whole = components == std::vector<Position>{p};
            const bool is_open = is_whole && !p.known_value(arena);
            ASSERT_LE(p.is_irreducible(), is_open) << s;
            const bool passed_over = is_open && !p.is_irreducible();
            ASSERT_TRUE(!passed_over || may_be_one_frog(p.strip()) || may_be_two_frogs(p.strip()))
                << s;
        }
    }
    const ToadsAndFrogs plain(ToadsAndFrogs::Rules{.simplifications = ToadRuleSet()});
    EXPECT_FALSE(plain.parse("T.T.F.F").is_irreducible());
}

TEST(ToadRules, TheKeyOfTheNegativeIsTheKeyReadBackwards) {
    for (int n = 1; n <= 8; ++n)
        for (const std::string& s : all_strips(n)) {
            const Position p = ToadsAndFrogs().parse(s);
            ASSERT_EQ(p.packed_negative(), p.negated().packed()) << s;
            ASSERT_EQ(p.negated().negated(), p) << s;
        }
    const Position longest = ToadsAndFrogs().parse("T^9 .^4 F^9");
    EXPECT_EQ(longest.packed_negative(), longest.negated().packed());
    EXPECT_EQ(ToadsAndFrogs().parse("T^2 .^39 F").negated().to_string(),
              ToadsAndFrogs().parse("T .^39 F^2").to_string());
}

// Theorem 4.8, each knot by itself: no other rule helps.
TEST(SlowToadRules, EveryKnotOfUpToEightPiecesIsTheIntegerTheTheoremSays) {
    Context context;
    Arena arena(context);
    const ToadsAndFrogs plain(ToadsAndFrogs::Rules{.simplifications = ToadRuleSet()});
    Evaluator<Position> evaluator(arena);
    for (int pieces = 1; pieces <= 8; ++pieces) {
        for (const std::string& s : all_strips(pieces)) {
            if (s.find('.') != std::string::npos) continue;
            for (std::size_t before = 0; before <= 4; ++before) {
                for (std::size_t after = 0; after <= 4; ++after) {
                    const Position p =
                        plain.parse(std::string(before, '.') + s + std::string(after, '.'));
                    const auto value = knot_value(p.strip());
                    ASSERT_TRUE(value.has_value()) << p.to_string();
                    ASSERT_EQ(evaluator.value(p), arena.integer(*value)) << p.to_string();
                }
            }
        }
    }
}

}  // namespace
}  // namespace upstar::toads
