// Every question has one answer, whoever gives it: the specialist of a game agrees with the general
// search, and reaches further.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "upstar/catalog/catalog.h"
#include "upstar/catalog/erased.h"
#include "upstar/games/dots/rules/dots_and_boxes.h"
#include "upstar/games/dots/rules/strings_and_coins.h"
#include "upstar/games/konane/rules/konane.h"

namespace upstar {
namespace {

class Specialists : public testing::Test {
protected:
    Context context_;
    Arena arena_{context_};
    Evaluators evaluators_{arena_};
};

// All positions that moves lead to, up to a number of them.
std::vector<PositionPtr> followers(const PositionPtr& root, std::size_t most) {
    std::vector<PositionPtr> all = {root};
    for (std::size_t i = 0; i < all.size() && all.size() < most; ++i)
        for (const Player player : kPlayers)
            for (const AnyOption& option : all[i]->options(player)) all.push_back(option.position);
    return all;
}

TEST_F(Specialists, OfDotsAndBoxesGiveTheMarginsOfPlainSearch) {
    for (const auto& [game, plain] :
         {std::pair(Catalog().named("dots"), erase<dots::DotsAndBoxes>()),
          std::pair(Catalog().named("strings"), erase<dots::StringsAndCoins>())}) {
        for (const char* text : {"2x2", "1x4", "2x2:110000/100001"}) {
            for (const PositionPtr& p : followers(game->parse(text), 60)) {
                const PositionPtr q = plain->parse(p->to_string());
                ASSERT_EQ(p->margin(evaluators_), q->margin(evaluators_)) << p->to_string();
                if (p->options(Player::Left).empty()) continue;
                ASSERT_EQ(p->option_margins(evaluators_), q->option_margins(evaluators_))
                    << p->to_string();
            }
        }
    }
}

TEST_F(Specialists, OfDotsAndBoxesReachBoardsBeyondPlainSearch) {
    EXPECT_EQ(Catalog().named("dots")->parse("3x3")->margin(evaluators_), -3);
}

TEST_F(Specialists, OfDotsAndBoxesSuggestAMoveThatKeepsTheMargin) {
    const RulesetPtr game = Catalog().named("dots");
    for (const PositionPtr& p : followers(game->parse("2x2:110000/100001"), 40)) {
        const std::vector<AnyOption> options = p->options(Player::Left);
        const auto move = p->suggestion(Player::Left, Thought::Exact, Voice::Mover, evaluators_);
        ASSERT_EQ(move.has_value(), !options.empty()) << p->to_string();
        if (!move) continue;
        EXPECT_FALSE(move->reason.empty());
        const std::vector<std::int32_t> margins = p->option_margins(evaluators_);
        for (std::size_t i = 0; i < options.size(); ++i)
            if (*options[i].position == *move->position) {
                EXPECT_EQ(margins[i], p->margin(evaluators_)) << p->to_string();
            }
    }
}

// Boards with more stones than are left to the general search.
TEST_F(Specialists, OfKonaneSayWhoWinsAsTheGeneralSearchDoes) {
    for (const char* rules : {"ancient", "modern"}) {
        const RulesetPtr game = Catalog().named("konane")->configured({{"rules", rules}});
        const RulesetPtr plain = erase<konane::Konane>()->configured({{"rules", rules}});
        for (const char* text :
             {"xoxo|ox.x|x.xo|oxox|xoxo", "xoxox|ox.xo|x.xox|oxoxo", "oxoxo|x..xo|oxoxo|xoxox"}) {
            const PositionPtr p = game->parse(text);
            const PositionPtr q = plain->parse(text);
            for (const Player player : kPlayers)
                EXPECT_EQ(p->wins_first(player, evaluators_), q->wins_first(player, evaluators_))
                    << text << " " << rules;
            EXPECT_EQ(p->outcome(evaluators_), q->outcome(evaluators_)) << text << " " << rules;
        }
    }
}

TEST_F(Specialists, OfCircularNimKnowWhoWinsWithLargeStacks) {
    const RulesetPtr game = Catalog().named("circular_nim")->configured({{"n", "5"}, {"k", "3"}});
    const PositionPtr p = game->parse("40,25,15,40,0");
    EXPECT_EQ(p->outcome(evaluators_), Outcome::P);
    EXPECT_FALSE(p->reasons(evaluators_).empty());
}

}  // namespace
}  // namespace upstar
