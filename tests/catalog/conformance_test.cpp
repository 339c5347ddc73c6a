// What every game in the catalog must satisfy; a game gets these tests by being in the catalog.
//
// The positions are those of small_positions.h. What is checked against brute force (tests/naive)
// sees the options of a position and nothing else.
#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "golden.h"
#include "naive/engine_image.h"
#include "naive/naive_game.h"
#include "naive/naive_position.h"
#include "small_positions.h"
#include "upstar/base/error.h"
#include "upstar/catalog/catalog.h"
#include "upstar/search/evaluators.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

constexpr std::size_t kMostFollowers = 1500;

class Conformance : public testing::TestWithParam<CataloguedGame> {
protected:
    std::vector<PositionPtr> named() const { return named_positions(*game); }
    std::vector<PositionPtr> small() const { return small_positions(*game, kMostFollowers); }

    std::vector<PositionPtr> named_and_small() const {
        std::vector<PositionPtr> all = named();
        for (const PositionPtr& p : small()) all.push_back(p);
        return all;
    }

    // What brute force can evaluate: scoring games have no game values.
    std::vector<PositionPtr> evaluable() const {
        return game->kind() == PositionKind::Scoring ? std::vector<PositionPtr>() : small();
    }

    // Values are compared as text, which shows what is wrong.
    std::string text(Game g) { return to_string(arena, g); }

    RulesetPtr game = GetParam().game;
    Context context;
    Arena arena{context};
    Evaluators evaluators{arena};
    naive::Games games;
    naive::Positions brute_force{games};
    naive::EngineImage image{arena, games};
};

TEST_P(Conformance, GoldenFileNamesASourceForEveryRow) {
    for (const GoldenRow& row : read_golden(*game))
        EXPECT_GT(row.source.size(), 3u) << row.position;
}

TEST_P(Conformance, FailuresNameTheGame) {
    EXPECT_EQ(testing::PrintToString(GetParam()), game->about().name);
}

TEST_P(Conformance, AboutIsComplete) {
    const About& about = game->about();
    for (const std::string& text : {about.name, about.summary, about.rules, about.notation})
        EXPECT_FALSE(text.empty());
    EXPECT_EQ(about.summary.find('\n'), std::string::npos);
    EXPECT_FALSE(about.examples.empty());
    for (const Parameter& parameter : about.parameters) {
        EXPECT_FALSE(parameter.help.empty()) << parameter.name;
        EXPECT_NO_THROW(game->configured({{parameter.name, parameter.standard}}));
    }
    for (const Variant& variant : about.variants)
        EXPECT_NO_THROW(game->configured(variant.arguments)) << variant.name;
    EXPECT_EQ(*Catalog().named(about.name), *game);
    for (const std::string& alias : about.aliases)
        EXPECT_EQ(*Catalog().named(alias), *game) << alias;
}

TEST_P(Conformance, PrintsWhatItParses) {
    for (const PositionPtr& p : named_and_small()) {
        const std::string text = p->to_string();
        const PositionPtr again = p->ruleset().parse(text);
        EXPECT_EQ(again->to_string(), text);
        EXPECT_TRUE(*again == *p) << text;
        EXPECT_EQ(hash_value(*again), hash_value(*p)) << text;
        EXPECT_FALSE(p->board_text().empty()) << text;
    }
}

TEST_P(Conformance, TextsStandInAUrlAsTheyAre) {
    for (const PositionPtr& p : named_and_small()) {
        const std::string text = p->to_string();
        EXPECT_FALSE(text.empty());
        for (const char c : text)
            EXPECT_TRUE(std::isgraph(static_cast<unsigned char>(c)) != 0 &&
                        std::string("\"#%&<>`\\^{}").find(c) == std::string::npos)
                << text;
    }
}

TEST_P(Conformance, RefusesNonsenseAndSaysWhere) {
    std::vector<std::string> texts = {"", " ", "\n", "\x01", "\xff"};
    for (const PositionPtr& p : named()) texts.push_back(p->to_string() + " ");
    for (const std::string& text : texts) {
        try {
            game->parse(text);
            ADD_FAILURE() << "accepts '" << text << "'";
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Input) << text;
            ASSERT_TRUE(error.offset()) << text;
            EXPECT_LE(*error.offset(), text.size()) << text;
        }
    }
}

TEST_P(Conformance, OptionCountsAreGolden) {
    for (const GoldenRow& row : read_golden(*game)) {
        if (row.options == "-") continue;
        const PositionPtr p = game->configured(row.arguments)->parse(row.position);
        EXPECT_EQ(std::to_string(p->options(Player::Left).size()) + "," +
                      std::to_string(p->options(Player::Right).size()),
                  row.options)
            << row.position;
    }
}

TEST_P(Conformance, ValuesAreGolden) {
    for (const GoldenRow& row : read_golden(*game)) {
        if (row.value == "-") continue;
        const PositionPtr p = game->configured(row.arguments)->parse(row.position);
        if (game->kind() == PositionKind::Scoring) {
            EXPECT_EQ(std::to_string(p->margin(evaluators)), row.value) << row.position;
            continue;
        }
        EXPECT_EQ(text(p->value(evaluators)), text(image(games.parse(row.value)))) << row.position;
    }
}

TEST_P(Conformance, ValueIsThatOfBruteForce) {
    for (const PositionPtr& p : evaluable()) {
        const naive::Id expected = brute_force.value(*p);
        EXPECT_EQ(text(p->value(evaluators)), text(image(expected))) << p->to_string();
    }
}

TEST_P(Conformance, MarginOfAScoringGameIsThatOfBruteForce) {
    for (const PositionPtr& p : small()) {
        if (game->kind() != PositionKind::Scoring) {
            EXPECT_THROW(p->margin(evaluators), Error);
            continue;
        }
        EXPECT_EQ(p->margin(evaluators), brute_force.margin(*p)) << p->to_string();
        EXPECT_EQ(brute_force.margin(*p->canonical()), brute_force.margin(*p)) << p->to_string();
    }
}

TEST_P(Conformance, MovesThatHaveNamesHaveDifferentOnes) {
    for (const PositionPtr& p : named()) {
        std::map<std::string, std::string> seen;
        for (const AnyOption& option : p->options(Player::Left)) {
            const std::string move = p->move_to(*option.position);
            if (move.empty()) continue;
            const auto [at, is_new] = seen.emplace(move, option.position->to_string());
            EXPECT_EQ(at->second, option.position->to_string()) << p->to_string() << " " << move;
        }
    }
}

TEST_P(Conformance, OutcomeIsThatOfTheBruteForceValue) {
    const naive::Id zero = games.integer(0);
    for (const PositionPtr& p : evaluable()) {
        const naive::Id g = brute_force.value(*p);
        const bool left_wins_first = !games.less_or_equal(g, zero);
        const bool right_wins_first = !games.less_or_equal(zero, g);
        const Outcome expected = left_wins_first ? (right_wins_first ? Outcome::N : Outcome::L)
                                                 : (right_wins_first ? Outcome::R : Outcome::P);
        EXPECT_STREQ(name(p->outcome(evaluators)), name(expected)) << p->to_string();
    }
}

TEST_P(Conformance, MisereOutcomeIsThatOfBruteForce) {
    for (const PositionPtr& p : small()) {
        if (game->kind() == PositionKind::Scoring) {
            EXPECT_THROW(p->misere_outcome(evaluators), Error);
            continue;
        }
        const bool left_wins = brute_force.wins_misere(*p, Player::Left);
        const bool right_wins = brute_force.wins_misere(*p, Player::Right);
        EXPECT_STREQ(name(p->misere_outcome(evaluators)),
                     name(outcome_of_beginners(left_wins, right_wins)))
            << p->to_string();
    }
}

TEST_P(Conformance, ComponentsAddUpToTheWhole) {
    for (const PositionPtr& p : evaluable()) {
        naive::Id total = games.integer(0);
        for (const PositionPtr& component : p->components()) {
            total = games.sum(total, brute_force.value(*component));
            const std::vector<PositionPtr> again = component->components();
            ASSERT_EQ(again.size(), 1u) << component->to_string();
            EXPECT_TRUE(*again.front() == *component) << component->to_string();
        }
        EXPECT_EQ(total, brute_force.value(*p)) << p->to_string();
    }
}

TEST_P(Conformance, CanonicalImageHasTheSameValue) {
    for (const PositionPtr& p : evaluable()) {
        const PositionPtr canonical = p->canonical();
        EXPECT_EQ(brute_force.value(*canonical), brute_force.value(*p)) << p->to_string();
        EXPECT_TRUE(*canonical->canonical() == *canonical) << p->to_string();
    }
}

TEST_P(Conformance, NegatedPositionHasTheNegativeValue) {
    for (const PositionPtr& p : evaluable()) {
        const PositionPtr negated = p->negated();
        if (!negated) continue;
        EXPECT_EQ(brute_force.value(*negated), games.negative(brute_force.value(*p)))
            << p->to_string();
        EXPECT_TRUE(*negated->negated() == *p) << p->to_string();
    }
}

TEST_P(Conformance, NimValuesBelongToImpartialGames) {
    for (const PositionPtr& p : evaluable()) {
        if (p->kind() == PositionKind::Impartial) {
            EXPECT_EQ(arena.nimber(p->nim_value(evaluators)), p->value(evaluators));
        } else {
            EXPECT_THROW(p->nim_value(evaluators), Error);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Catalog, Conformance, testing::ValuesIn(catalogued_games()),
                         [](const auto& game) { return slug(game.param.game->about()); });

}  // namespace
}  // namespace upstar
