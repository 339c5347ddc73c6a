// The properties of games: g.Mean, g.Cool(1/2), g.Thermograph. Names are CGSuite's.
#include <array>

#include "upstar/lang/misere.h"
#include "upstar/lang/position_followers.h"
#include "upstar/lang/property.h"
#include "upstar/values/atomic_weight.h"
#include "upstar/values/cooling.h"
#include "upstar/values/explain.h"
#include "upstar/values/followers.h"
#include "upstar/values/predicates.h"
#include "upstar/values/products.h"
#include "upstar/values/reduced.h"
#include "upstar/values/sum.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

Value set_of(const Call& c, std::vector<Game> games) {
    return make_set(c.arena(), std::move(games));
}

Value options(const Call& c, Player p) {
    const Form form = c.form();
    if (const Game* game = std::get_if<Game>(&form)) {
        const Options all = c.arena().options(*game, p);
        if (all.size() > Arena::kMostOptions)
            throw Error(ErrorKind::Limit, "more than 65535 options");
        return set_of(c, all.to_vector());
    }
    std::vector<Value> values;
    for (const Form& option : options_of(c.in.work(), form, p)) values.push_back(to_value(option));
    return make_list(c.arena(), std::move(values));
}

Value atomic_weight_of(const Call& c) {
    if (const auto weight = atomic_weight(c.arena(), c.game())) return *weight;
    throw Error(ErrorKind::Input, "That game is not atomic: " + to_string(c.arena(), c.game()));
}

Value subordinate_to(const Call& c) {
    std::array<std::vector<Game>, 2> base;
    const Form form = c.form(0);
    for (const Player p : kPlayers)
        for (const Form& option : options_of(c.in.work(), form, p))
            base[index(p)].push_back(value_of(c.in.work(), option));
    return subordinate(c.arena(), c.game(), base[0], base[1]);
}

// The numbers confused with g: from the right stop to the left stop, ends included if confused.
Value confusion_interval(const Call& c) {
    const Game g = c.game();
    const Game low = c.arena().stop(g, Player::Right);
    const Game high = c.arena().stop(g, Player::Left);
    const bool low_in = relation(c.arena(), g, low) == Relation::Confused;
    const bool high_in = relation(c.arena(), g, high) == Relation::Confused;
    if (low == high && !low_in) return std::string("empty");
    return (low_in ? "[" : "(") + to_string(c.arena(), low) + "," + to_string(c.arena(), high) +
           (high_in ? "]" : ")");
}

Value uptimal_expansion_of(const Call& c) {
    if (auto expansion = uptimal_expansion(c.arena(), c.game())) return *std::move(expansion);
    throw Error(ErrorKind::Input, "That game is not an uptimal: " + to_string(c.arena(), c.game()));
}

Value nim_value_of(const Call& c) {
    const Form form = c.form();
    if (const AnyPosition* position = position_in(form))
        return c.number(Integer(position->nim_value(c.in.work().evaluators)));
    const Game g = c.game();
    if (!c.arena().is_nimber(g))
        throw Error(ErrorKind::Input, "That game has no nim value: " + to_string(c.arena(), g));
    return c.number(Integer(c.arena().nimber_part(g)));
}

Value outcome_of(const Call& c) {
    const Form form = c.form();
    if (const AnyPosition* position = position_in(form))
        return position->outcome(c.in.work().evaluators);
    return outcome(c.arena(), c.game());
}

Value margin_of(const Call& c) {
    const Form form = c.form();
    if (const AnyPosition* position = position_in(form))
        return c.number(Integer(position->margin(c.in.work().evaluators)));
    throw Error(ErrorKind::Input, "Margin is for positions of scoring games");
}

Value explain_of(const Call& c) {
    const Form form = c.form();
    std::vector<Value> lines;
    if (const AnyPosition* position = position_in(form)) {
        // The rules of the game first; the search has the rest, if they leave any.
        const std::vector<std::string> reasons = position->reasons(c.in.work().evaluators);
        for (const std::string& line : reasons)
            if (reasons.size() > 1) lines.emplace_back(line);
        if (!reasons.empty() && reasons.back() == "= " + to_string(c.arena(), c.game()))
            return make_list(c.arena(), std::move(lines));
        if (!lines.empty()) lines.emplace_back(std::string("The values of all options together:"));
    }
    std::array<std::vector<Game>, 2> sides;
    for (const Player p : kPlayers)
        for (const Form& option : options_of(c.in.work(), form, p))
            sides[index(p)].push_back(value_of(c.in.work(), option));
    for (std::string& line : explanation_text(c.arena(), sides[0], sides[1]))
        lines.emplace_back(std::move(line));
    return make_list(c.arena(), std::move(lines));
}

template <CompoundKind kKind>
Value pair(const Call& c) {
    return to_value(compound(kKind, c.form(), c.form(0)));
}

Value conway_product_of(const Call& c) {
    const Form g = c.form();
    const Form h = c.form(0);
    const bool values = std::holds_alternative<Game>(g) && std::holds_alternative<Game>(h);
    if (values) return conway_product(c.arena(), std::get<Game>(g), std::get<Game>(h));
    return to_value(compound(CompoundKind::ConwayProduct, g, h));
}

const AnyPosition& position_of(const Call& c, const Form& form) {
    if (const AnyPosition* position = position_in(form)) return *position;
    throw Error(ErrorKind::Input, std::string(c.name) + " is for positions of games");
}

Value board_of(const Call& c) {
    const Form form = c.form();
    return position_of(c, form).board_text();
}

Value position_text_of(const Call& c) {
    const Form form = c.form();
    return position_of(c, form).to_string();
}

constexpr Property kGameProperties[] = {
    {"AtomicWeight", "", "how many ups an infinitesimal is worth", atomic_weight_of},
    {"Birthday", "", "the day the canonical form is born",
     [](const Call& c) { return c.number(birthday(c.arena(), c.game())); }},
    {"Board", "", "a position drawn as text", board_of},
    {"CanonicalForm", "",
     "the simplest game of the same value, without dominated and reversible options",
     [](const Call& c) -> Value { return c.game(); }},
    {"Companion", "",
     "{companions of the Left options, and 0 if g >= 0 | those of the Right options, and 0 if g <= "
     "0}",
     [](const Call& c) -> Value { return companion(c.arena(), c.game()); }},
    {"ConfusionInterval", "", "the numbers confused with the game", confusion_interval},
    {"ConjunctiveSum", "h", "play that moves in both games", pair<CompoundKind::ConjunctiveSum>},
    {"ConwayProduct", "h", "Conway's product of forms", conway_product_of},
    {"Cool", "t", "the game cooled by t",
     [](const Call& c) -> Value { return cool(c.arena(), c.game(), c.dyadic(0)); }},
    {"Decomposition", "", "positions whose values add up to that of this one",
     [](const Call& c) {
         const Form form = c.form();
         const AnyPosition* position = position_in(form);
         if (position == nullptr) return make_list(c.arena(), std::vector<Value>{c.object});
         std::vector<Value> parts;
         for (PositionPtr& part : position->components())
             parts.push_back(to_value(std::make_shared<const PositionGame>(std::move(part))));
         return make_list(c.arena(), std::move(parts));
     }},
    {"Degree", "", "the degree of loopiness, 0 for short games",
     [](const Call& c) { return c.number(Integer(0)); }},
    {"Explain", "", "how the canonical form arises, step by step", explain_of},
    {"FollowerCount", "", "how many followers the position, or else the canonical form, has",
     [](const Call& c) {
         const Form form = c.form();
         if (const AnyPosition* position = position_in(form))
             return c.number(Integer(position_followers(*position, c.arena().context()).size()));
         return c.number(follower_count(c.arena(), c.game()));
     }},
    {"Followers", "", "all followers of the position, or else of the canonical form",
     [](const Call& c) {
         const Form form = c.form();
         const AnyPosition* position = position_in(form);
         if (position == nullptr) return set_of(c, followers(c.arena(), c.game()));
         std::vector<Value> all;
         for (PositionPtr& each : position_followers(*position, c.arena().context()))
             all.push_back(to_value(std::make_shared<const PositionGame>(std::move(each))));
         return make_set(c.arena(), std::move(all));
     }},
    {"Freeze", "", "the game cooled by its temperature",
     [](const Call& c) -> Value { return freeze(c.arena(), c.game()); }},
    {"GameValue", "", "the same as Value", [](const Call& c) -> Value { return c.game(); }},
    {"GridString", "", "a position on a grid as its text", position_text_of},
    {"Heat", "t", "the game heated by t",
     [](const Call& c) -> Value { return heat(c.arena(), c.game(), c.game(0)); }},
    {"Incentives", "", "the undominated incentives of both players",
     [](const Call& c) { return set_of(c, incentives(c.arena(), c.game(), true, true)); }},
    {"IsAllSmall", "", "both players can move or neither, everywhere",
     [](const Call& c) -> Value { return is_all_small(c.arena(), c.game()); }},
    {"IsAtomic", "", "whether the game has an atomic weight",
     [](const Call& c) -> Value { return atomic_weight(c.arena(), c.game()).has_value(); }},
    {"IsEven", "", "even in the sense of parity",
     [](const Call& c) -> Value { return parity(c.arena(), c.game()) == Parity::Even; }},
    {"IsEvenTempered", "", "play at any temperature takes an even number of moves",
     [](const Call& c) -> Value { return temper(c.arena(), c.game()) == Parity::Even; }},
    {"IsIdempotent", "", "G + G = G", [](const Call& c) -> Value { return c.game().is_zero(); }},
    {"IsInfinitesimal", "", "smaller than every positive number, both ways",
     [](const Call& c) -> Value { return is_infinitesimal(c.arena(), c.game()); }},
    {"IsInteger", "", "an integer",
     [](const Call& c) -> Value { return c.arena().is_integer(c.game()); }},
    {"IsLoopfree", "", "true for short games", [](const Call&) -> Value { return true; }},
    {"IsNimber", "", "a nimber",
     [](const Call& c) -> Value { return c.arena().is_nimber(c.game()); }},
    {"IsNumber", "", "a number",
     [](const Call& c) -> Value { return c.arena().is_number(c.game()); }},
    {"IsNumberTiny", "", "a number, or a number plus a tiny or a miny",
     [](const Call& c) -> Value { return is_number_tiny(c.arena(), c.game()); }},
    {"IsNumberish", "", "a number plus an infinitesimal",
     [](const Call& c) -> Value { return is_numberish(c.arena(), c.game()); }},
    {"IsOdd", "", "odd in the sense of parity",
     [](const Call& c) -> Value { return parity(c.arena(), c.game()) == Parity::Odd; }},
    {"IsOddTempered", "", "play at any temperature takes an odd number of moves",
     [](const Call& c) -> Value { return temper(c.arena(), c.game()) == Parity::Odd; }},
    {"IsOrdinal", "", "a nonnegative integer",
     [](const Call& c) -> Value {
         const Game g = c.game();
         return c.arena().is_integer(g) && c.arena().number_part(g).sign() >= 0;
     }},
    {"IsPlumtree", "", "true for short games", [](const Call&) -> Value { return true; }},
    {"IsPseudonumber", "", "a number",
     [](const Call& c) -> Value { return c.arena().is_number(c.game()); }},
    {"IsStopper", "", "true for short games", [](const Call&) -> Value { return true; }},
    {"IsStopperSided", "", "true for short games", [](const Call&) -> Value { return true; }},
    {"IsUptimal", "", "a sum of a number, ups of any order and a nimber",
     [](const Call& c) -> Value { return uptimal_expansion(c.arena(), c.game()).has_value(); }},
    {"IsZero", "", "zero", [](const Call& c) -> Value { return c.game().is_zero(); }},
    {"LeftIncentives", "", "Left's undominated incentives",
     [](const Call& c) { return set_of(c, incentives(c.arena(), c.game(), true, false)); }},
    {"LeftOptions", "", "Left's options", [](const Call& c) { return options(c, Player::Left); }},
    {"LeftStop", "", "the stop when Left moves first",
     [](const Call& c) -> Value { return c.arena().stop(c.game(), Player::Left); }},
    {"Margin", "", "by how much the player to move wins a scoring game", margin_of},
    {"Mean", "", "the mean value: n copies are worth about n times as much",
     [](const Call& c) { return c.number(mean(c.arena(), c.game())); }},
    {"Miny", "h", "this number plus Miny(h)",
     [](const Call& c) -> Value {
         return difference(c.arena(), c.game(), tiny(c.arena(), c.game(0)));
     }},
    {"MisereOutcomeClass", "",
     "who wins if the last player to move loses; it depends on the form, not the value",
     [](const Call& c) -> Value { return misere_outcome(c.in.work(), c.form()); }},
    {"NimValue", "", "the nim value of an impartial game", nim_value_of},
    {"NortonProduct", "u", "Norton's product with u",
     [](const Call& c) -> Value { return norton_product(c.arena(), c.game(), c.game(0)); }},
    {"Offside", "", "the game itself", [](const Call& c) -> Value { return c.game(); }},
    {"Onside", "", "the game itself", [](const Call& c) -> Value { return c.game(); }},
    {"Options", "player", "the options of Left or Right",
     [](const Call& c) { return options(c, c.player(0)); }},
    {"OrdinalProduct", "h", "the ordinal product of forms", pair<CompoundKind::OrdinalProduct>},
    {"OrdinalSum", "h", "the ordinal sum g:h",
     [](const Call& c) { return apply_operator(c.in, ":", c.object, c.arguments.values[0]); }},
    {"OutcomeClass", "", "who wins: L, R, N (next) or P (previous)", outcome_of},
    {"Overheat", "s,t", "the game overheated from s to t",
     [](const Call& c) -> Value { return overheat(c.arena(), c.game(), c.game(0), c.game(1)); }},
    {"Plot", "", "a picture of the thermograph",
     [](const Call& c) -> Value {
         return Plot{thermograph(c.arena(), c.game()), ""};
     }},
    {"Pow", "x", "the power g^x of a game {0|H}",
     [](const Call& c) -> Value { return pow(c.arena(), c.game(), c.dyadic(0)); }},
    {"PowTo", "x", "the sum g + g^2 + ... to g^x",
     [](const Call& c) -> Value { return pow_to(c.arena(), c.game(), c.dyadic(0)); }},
    {"ReducedCanonicalForm", "", "the simplest game infinitesimally close",
     [](const Call& c) -> Value { return reduced_canonical_form(c.arena(), c.game()); }},
    {"RightIncentives", "", "Right's undominated incentives",
     [](const Call& c) { return set_of(c, incentives(c.arena(), c.game(), false, true)); }},
    {"RightOptions", "", "Right's options",
     [](const Call& c) { return options(c, Player::Right); }},
    {"RightStop", "", "the stop when Right moves first",
     [](const Call& c) -> Value { return c.arena().stop(c.game(), Player::Right); }},
    {"SelectiveSum", "h", "play that moves in one game or both", pair<CompoundKind::SelectiveSum>},
    {"Stop", "player", "the stop when that player moves first",
     [](const Call& c) -> Value { return c.arena().stop(c.game(), c.player(0)); }},
    {"StopCount", "", "how many stops the canonical form has",
     [](const Call& c) { return c.number(stop_count(c.arena(), c.game())); }},
    {"StripString", "", "a position on a strip as its text", position_text_of},
    {"Subordinate", "base", "the h with g = base:h", subordinate_to},
    {"Temperature", "",
     "how urgent a move is: the tax at which none is worth while; -1 for integers",
     [](const Call& c) { return c.number(temperature(c.arena(), c.game())); }},
    {"Thermograph", "", "the stops of the game cooled by t, for all t; .Plot draws it",
     [](const Call& c) -> Value { return thermograph(c.arena(), c.game()); }},
    {"Tiny", "h", "this number plus Tiny(h)",
     [](const Call& c) -> Value { return sum(c.arena(), c.game(), tiny(c.arena(), c.game(0))); }},
    {"UptimalExpansion", "", "the coefficients of ups", uptimal_expansion_of},
    {"Value", "", "the value, in canonical form", [](const Call& c) -> Value { return c.game(); }},
    {"Variety", "", "the variety of loopiness, 0 for short games",
     [](const Call& c) { return c.number(Integer(0)); }},
};

}  // namespace

std::span<const Property> game_properties() { return kGameProperties; }

}  // namespace upstar
