// The algebra of games on random games: each property is a theorem, named where it is not obvious.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "naive/engine_image.h"
#include "random_game.h"
#include "upstar/values/atomic_weight.h"
#include "upstar/values/cooling.h"
#include "upstar/values/order.h"
#include "upstar/values/predicates.h"
#include "upstar/values/products.h"
#include "upstar/values/reduced.h"
#include "upstar/values/sum.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

Arena& arena() { return random_arena(); }
Game plus(Game g, Game h) { return sum(arena(), g, h); }
Game minus(Game g) { return negative(arena(), g); }
Game minus(Game g, Game h) { return difference(arena(), g, h); }
bool at_most(Game g, Game h) { return less_or_equal(arena(), g, h); }
std::string text(Game g) { return to_string(arena(), g); }
Dyadic left_stop(Game g) { return arena().stop_number(g, Player::Left); }
Dyadic right_stop(Game g) { return arena().stop_number(g, Player::Right); }

// The same steps with 0 as the only number lead to all-small games.
Game random_all_small() {
    Recipe recipe = *recipes(4, 2);
    const std::vector<std::size_t> infinitesimals = {0, 3, 6, 7, 8, 15, 16, 17};
    const auto shrink_to = [&](std::size_t i) {
        return i < kAtoms.size() ? infinitesimals[i % infinitesimals.size()] : i;
    };
    recipe.atom = shrink_to(recipe.atom);
    for (Recipe::Step& step : recipe.steps)
        for (auto* side : {&step.first, &step.second}) {
            if (side->empty()) side->push_back(0);
            for (std::size_t& i : *side) i = shrink_to(i);
        }
    // The pool ends with atoms that are no infinitesimals: the first step must not reach them.
    if (!recipe.steps.empty())
        for (auto* side : {&recipe.steps[0].first, &recipe.steps[0].second})
            for (std::size_t& i : *side) i = shrink_to(i % kAtoms.size());
    return recipe.game();
}

// A dyadic in [0, 4).
Dyadic random_temperature() { return {Integer(*rc::gen::inRange(0, 32)), 3}; }

RC_GTEST_PROP(Laws, RandomGamesAndTheirSumsAgreeWithBruteForce, ()) {
    static naive::Games plain;
    static naive::EngineImage image(arena(), plain);
    const Recipe g = *recipes(3, 3);
    const Recipe h = *recipes(1, 2);
    const naive::Id plain_g = g.game(plain);
    const naive::Id plain_h = h.game(plain);
    RC_ASSERT(g.game() == image(plain_g));
    RC_ASSERT(plus(g.game(), h.game()) == image(plain.sum(plain_g, plain_h)));
    RC_ASSERT(minus(g.game()) == image(plain.negative(plain_g)));
    RC_ASSERT(at_most(g.game(), h.game()) == plain.less_or_equal(plain_g, plain_h));
}

RC_GTEST_PROP(Laws, GamesAreACommutativeGroup, ()) {
    const Game g = random_game();
    const Game h = small_random_game();
    const Game k = small_random_game();
    RC_ASSERT(plus(g, h) == plus(h, g));
    RC_ASSERT(plus(plus(g, h), k) == plus(g, plus(h, k)));
    RC_ASSERT(plus(g, Game()) == g);
    RC_ASSERT(minus(g, g).is_zero());
    RC_ASSERT(minus(minus(g)) == g);
    RC_ASSERT(minus(plus(g, h)) == plus(minus(g), minus(h)));
    RC_ASSERT(minus(plus(g, h), h) == g);
}

RC_GTEST_PROP(Laws, TheOrderIsAPartialOrderThatSumsKeep, ()) {
    const Game g = random_game();
    const Game h = random_game();
    const Game k = small_random_game();
    RC_ASSERT(at_most(g, g));
    RC_ASSERT((at_most(g, h) && at_most(h, g)) == (g == h));
    RC_ASSERT(!(at_most(g, h) && at_most(h, k)) || at_most(g, k));
    RC_ASSERT(at_most(g, h) == at_most(plus(g, k), plus(h, k)));
    RC_ASSERT(at_most(g, h) == at_most(minus(h), minus(g)));
    RC_ASSERT(at_most(g, h) == at_most(Game(), minus(h, g)));
}

RC_GTEST_PROP(Laws, AFormLiesBetweenItsOptionsUpToConfusion, ()) {
    const Game g = random_game();
    for (const Game left : arena().options(g, Player::Left)) RC_ASSERT(!at_most(g, left));
    for (const Game right : arena().options(g, Player::Right)) RC_ASSERT(!at_most(right, g));
}

RC_GTEST_PROP(Laws, StopsOfASumAreBoundedByTheStops, ()) {
    const Game g = random_game();
    const Game h = small_random_game();
    const Game both = plus(g, h);
    RC_ASSERT(right_stop(both) <= left_stop(both));
    RC_ASSERT(left_stop(g) + right_stop(h) <= left_stop(both));
    RC_ASSERT(left_stop(both) <= left_stop(g) + left_stop(h));
    RC_ASSERT(right_stop(g) + right_stop(h) <= right_stop(both));
    RC_ASSERT(right_stop(both) <= right_stop(g) + left_stop(h));
}

RC_GTEST_PROP(Laws, MeansAddAndTheHottestPartBoundsTheTemperature, ()) {
    const Game g = random_game();
    const Game h = small_random_game();
    RC_ASSERT(mean(arena(), plus(g, h)) == mean(arena(), g) + mean(arena(), h));
    RC_ASSERT(mean(arena(), minus(g)) == -mean(arena(), g));
    RC_ASSERT(temperature(arena(), minus(g)) == temperature(arena(), g));
    RC_ASSERT(temperature(arena(), plus(g, h)) <=
              std::max(temperature(arena(), g), temperature(arena(), h)));
}

RC_GTEST_PROP(Laws, WallsAreTheStopsOfTheCooledGame, ()) {
    const Game g = random_game();
    const auto walls = thermograph(arena(), g);
    for (const Dyadic& t : {random_temperature(), temperature(arena(), g)}) {
        if (t.sign() < 0) continue;
        const Game cooled = cool(arena(), g, t);
        RC_LOG() << "t = " << t.to_string() << "\n";
        RC_ASSERT(walls->left_wall.at(t) == left_stop(cooled));
        RC_ASSERT(walls->right_wall.at(t) == right_stop(cooled));
    }
}

// Conway, On Numbers and Games, Theorems 59 and 61.
RC_GTEST_PROP(Laws, CoolingIsAdditiveAndCoolingTwiceAddsTheTaxes, ()) {
    const Game g = small_random_game();
    const Game h = small_random_game();
    const Dyadic t = random_temperature();
    const Dyadic u = random_temperature();
    RC_LOG() << text(g) << " " << text(h) << " " << t.to_string() << " " << u.to_string() << "\n";
    RC_ASSERT(cool(arena(), plus(g, h), t) == plus(cool(arena(), g, t), cool(arena(), h, t)));
    RC_ASSERT(cool(arena(), cool(arena(), g, t), u) == cool(arena(), g, t + u));
}

// Heating inverts cooling (Winning Ways, ch. 6), so a game that is no number gets t hotter and
// freezes to the same.
RC_GTEST_PROP(Laws, CoolingUndoesHeating, ()) {
    const Game g = random_game();
    const Dyadic t = random_temperature();
    RC_LOG() << text(g) << " " << t.to_string() << "\n";
    const Game heated = heat(arena(), g, arena().number(t));
    RC_ASSERT(cool(arena(), heated, t) == g);
    if (!arena().is_number(g)) {
        RC_ASSERT(temperature(arena(), heated) == temperature(arena(), g) + t);
        RC_ASSERT(freeze(arena(), heated) == freeze(arena(), g));
    }
}

// In general heating is not additive: 0 < {3|1/2}, but heated by 1 that is {4|-1/2}, and an option
// that was dominated no longer is. Where 0 is the only number reached, the order is kept.
RC_GTEST_PROP(Laws, HeatingIsAdditiveOnAllSmallGames, ()) {
    const Game g = random_all_small();
    const Game h = random_all_small();
    const Game tax = arena().number(random_temperature());
    RC_PRE(is_all_small(arena(), g) && is_all_small(arena(), h));
    RC_ASSERT(heat(arena(), plus(g, h), tax) == plus(heat(arena(), g, tax), heat(arena(), h, tax)));
}

RC_GTEST_PROP(Laws, FrozenGamesAreNumbersPlusInfinitesimals, ()) {
    const Game g = random_game();
    const Game frozen = freeze(arena(), g);
    RC_ASSERT(is_numberish(arena(), frozen));
    if (temperature(arena(), g).sign() >= 0) RC_ASSERT(left_stop(frozen) == mean(arena(), g));
}

// Grossman and Siegel, Reductions of partizan games, Theorems 4.3 and 4.9.
RC_GTEST_PROP(Laws, TheReducedCanonicalFormIsCloseIdempotentAndBlindToInfinitesimals, ()) {
    const Game g = random_game();
    const Game h = small_random_game();
    const Game reduced = reduced_canonical_form(arena(), g);
    RC_ASSERT(is_infinitesimal(arena(), minus(g, reduced)));
    RC_ASSERT(reduced_canonical_form(arena(), reduced) == reduced);
    RC_ASSERT((reduced == reduced_canonical_form(arena(), h)) ==
              is_infinitesimal(arena(), minus(g, h)));
    if (is_infinitesimal(arena(), h))
        RC_ASSERT(reduced_canonical_form(arena(), plus(g, h)) == reduced);
}

RC_GTEST_PROP(Laws, OrdinalSumsHaveZeroAsUnitOnBothSides, ()) {
    const Game g = random_game();
    RC_ASSERT(ordinal_sum(arena(), g, Game()) == g);
    RC_ASSERT(ordinal_sum(arena(), Game(), g) == g);
}

// The Colon Principle (Winning Ways, ch. 8).
RC_GTEST_PROP(Laws, OrdinalSumsKeepTheOrderOfTheSecondGame, ()) {
    const Game g = small_random_game();
    const Game h = small_random_game();
    const Game k = small_random_game();
    RC_ASSERT(!at_most(h, k) || at_most(ordinal_sum(arena(), g, h), ordinal_sum(arena(), g, k)));
    RC_ASSERT(minus(ordinal_sum(arena(), g, h)) == ordinal_sum(arena(), minus(g), minus(h)));
}

// (G:H):K = G:(H:K) holds form by form, so the base on the left is given by its options and not by
// the canonical form of its value.
RC_GTEST_PROP(Laws, OrdinalSumsAreAssociativeOnForms, ()) {
    const Game g = small_random_game();
    const Game h = small_random_game();
    const Game k = small_random_game();
    std::array<std::vector<Game>, 2> base;
    for (const Player p : kPlayers) {
        base[index(p)] = arena().options(g, p).to_vector();
        for (const Game option : arena().options(h, p))
            base[index(p)].push_back(ordinal_sum(arena(), g, option));
    }
    RC_ASSERT(ordinal_sum(arena(), base[0], base[1], k) ==
              ordinal_sum(arena(), g, ordinal_sum(arena(), h, k)));
}

// Norton's Lemma and its consequences (Winning Ways, ch. 8), for a positive unit.
RC_GTEST_PROP(Laws, NortonProductsByAPositiveUnitAreAdditiveAndKeepTheOrder, ()) {
    const char* const units[] = {"1", "1/2", "^", "^*2", "Tiny(1)", "{2|1}", "{1|^}", "^^*"};
    const Game unit = read_value(
        arena(), *rc::gen::elementOf(std::vector<const char*>(std::begin(units), std::end(units))));
    const Game g = (*recipes(1, 1)).game();
    const Game h = (*recipes(1, 1)).game();
    RC_LOG() << text(g) << " and " << text(h) << " times " << text(unit) << "\n";
    const Game left = norton_product(arena(), g, unit);
    const Game right = norton_product(arena(), h, unit);
    RC_ASSERT(norton_product(arena(), plus(g, h), unit) == plus(left, right));
    RC_ASSERT(norton_product(arena(), minus(g), unit) == minus(left));
    RC_ASSERT(at_most(g, h) == at_most(left, right));
}

RC_GTEST_PROP(Laws, ConwayProductsOfNumbersAndOfNimbersAreThoseOfARing, ()) {
    const bool numbers = *rc::gen::arbitrary<bool>();
    const auto any = [&] {
        const int n = *rc::gen::inRange(0, 64);
        return numbers ? arena().number(Dyadic(Integer(n - 32), 3))
                       : arena().nimber(static_cast<std::uint32_t>(n));
    };
    const auto times = [&](Game g, Game h) { return conway_product(arena(), g, h); };
    const Game a = any();
    const Game b = any();
    const Game c = any();
    RC_ASSERT(times(a, b) == times(b, a));
    RC_ASSERT(times(times(a, b), c) == times(a, times(b, c)));
    RC_ASSERT(times(a, plus(b, c)) == plus(times(a, b), times(a, c)));
}

RC_GTEST_PROP(Laws, AtomicWeightsOfAllSmallGamesAddAndBoundTheOutcome, ()) {
    const Game g = random_all_small();
    const Game h = random_all_small();
    RC_PRE(is_all_small(arena(), g) && is_all_small(arena(), h));
    const auto weight = [&](Game x) { return atomic_weight(arena(), x).value(); };
    RC_LOG() << text(g) << " and " << text(h) << "\n";
    RC_ASSERT(weight(plus(g, h)) == plus(weight(g), weight(h)));
    RC_ASSERT(weight(minus(g)) == minus(weight(g)));
    // The two-ahead rule (Winning Ways, ch. 8).
    if (at_most(arena().integer(2), weight(g))) RC_ASSERT(outcome(arena(), g) == Outcome::L);
    if (at_most(weight(g), arena().integer(-2))) RC_ASSERT(outcome(arena(), g) == Outcome::R);
    if (at_most(arena().integer(1), weight(g))) RC_ASSERT(!at_most(g, Game()));
}

}  // namespace
}  // namespace upstar
