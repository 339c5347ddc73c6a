#include "upstar/values/description.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "upstar/base/error.h"
#include "upstar/values/atomic_weight.h"
#include "upstar/values/outcome_words.h"
#include "upstar/values/predicates.h"
#include "upstar/values/sum.h"
#include "upstar/values/thermograph.h"
#include "upstar/values/uptimal.h"

namespace upstar {
namespace {

using Kind = Statement::Kind;

constexpr std::uint32_t kMostExponent = 16;  // of a fraction whose copies are counted
constexpr std::size_t kLongText = 200;       // of a value, in characters
constexpr int kTried = 8;                    // of "every" and "any number"

std::string text_of(Arena& arena, Game g) {
    try {
        std::string text = to_string(arena, g);
        if (text.size() <= kLongText) return text;
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Limit || arena.context().stopped()) throw;
    }
    return "this value";
}

std::string counted(const Integer& n, const char* one, const char* many) {
    return n.str() + " " + (n == 1 ? one : many);
}

Relation to_zero(Arena& arena, Game g) { return relation(arena, g, Game()); }

// Words for a relation, before the other game.
const char* words(Relation relation) {
    constexpr const char* kWords[] = {"less than", "equal to", "greater than", "confused with"};
    return kWords[static_cast<std::size_t>(relation)];
}

// The statements of one value, in the order in which they are said.
class Speaker {
public:
    Speaker(Arena& arena, Game g) : arena_(arena), g_(g) {}

    std::vector<Statement> done() { return std::move(said_); }

    void outcome() {
        constexpr const char* kSigns[] = {"negative", "equal to 0", "positive", "confused with 0"};
        const Relation relation = to_zero(arena_, g_);
        say({Kind::Outcome,
             {},
             0,
             relation,
             kSigns[static_cast<std::size_t>(relation)] + std::string(" (") +
                 in_words(upstar::outcome(arena_, g_)) + ")"});
    }

    void compared(Game other) {
        const Relation r = relation(arena_, g_, other);
        say({Kind::Compared, {other}, 0, r, words(r) + (" " + text(other))});
    }

    void sum_of(std::vector<Game> games) {
        std::string parts;
        for (const Game g : games) parts += (parts.empty() ? "" : " + ") + text(g);
        say({Kind::SumOf, std::move(games), 0, {}, "the sum " + parts});
    }

    void copies(const Integer& count, Game make) {
        say({Kind::Copies, {make}, count, {}, count.str() + " copies of it make " + text(make)});
    }

    void copies_of(const Integer& count, Game of) {
        say({Kind::CopiesOf, {of}, count, {}, count.str() + " copies of " + text(of)});
    }

    void own_negative() {
        say({Kind::OwnNegative, {}, 0, {}, "its own negative: two copies of it make 0"});
    }

    void free_moves() {
        const Integer n = arena_.number_part(g_).abs().numerator();
        const std::string ahead = arena_.number_part(g_).sign() > 0 ? "Left" : "Right";
        say({Kind::FreeMoves, {}, n, {}, ahead + " is " + counted(n, "move", "moves") + " ahead"});
    }

    void nim_heap() {
        say({Kind::NimHeap,
             {},
             arena_.nimber_part(g_),
             {},
             "either player may move to every smaller heap"});
    }

    // To a number that is its stop, whoever begins.
    void near() {
        const Game x = arena_.stop(g_, Player::Left);
        const Relation side = relation(arena_, g_, x);
        std::string said = "differs from " + text(x) + " by less than every positive number";
        if (x.is_zero())
            said = side == Relation::Greater ? "smaller than every positive number"
                   : side == Relation::Less  ? "greater than every negative number"
                                             : "smaller than every positive number and greater "
                                               "than every negative one";
        say({Kind::Near, {x}, 0, side, std::move(said)});
    }

    void many_below(Game bound) {
        const bool above = to_zero(arena_, g_) == Relation::Greater;
        say({Kind::ManyBelow,
             {bound},
             0,
             {},
             std::string("any number of copies of it stay ") + (above ? "below " : "above ") +
                 text(bound)});
    }

    void threat(Player behind, Game threatened) {
        say({Kind::Threat,
             {threatened},
             0,
             {},
             std::string(name(behind)) + " can only threaten to move on to " + text(threatened) +
                 ", which " + name(opponent(behind)) + "'s answer prevents"});
    }

    void stops() {
        const Game left = arena_.options(g_, Player::Left)[0];
        const Game right = arena_.options(g_, Player::Right)[0];
        say({Kind::Stops,
             {left, right},
             0,
             {},
             "Left moves to " + text(left) + ", Right to " + text(right)});
    }

    void cold() {
        say({Kind::Cold,
             {},
             0,
             {},
             "cold: nobody wants to move here, since every move loses a bit"});
    }

    void hot() {
        const Dyadic mean = upstar::mean(arena_, g_);
        const Dyadic temperature = upstar::temperature(arena_, g_);
        say({Kind::Hot,
             {arena_.number(mean), arena_.number(temperature)},
             0,
             {},
             "hot: both players are in a hurry, as the next move matters by " +
                 temperature.to_string() + "; worth " + mean.to_string() + " on average"});
    }

private:
    std::string text(Game g) { return text_of(arena_, g); }

    void say(Statement statement) {
        assert(holds(arena_, g_, statement));
        said_.push_back(std::move(statement));
    }

    Arena& arena_;
    Game g_;
    std::vector<Statement> said_;
};

// A value with what its kinds are told by, found once.
struct Looked {
    Arena& arena;
    Game g;
    std::optional<UptimalExpansion> expansion;

    bool is_uptimal() const { return expansion.has_value(); }
    bool is_plain() const { return expansion && expansion->number.is_zero(); }  // no number in it
    std::size_t orders() const { return expansion->ups.size(); }
    std::int64_t ups() const { return orders() == 0 ? 0 : expansion->ups[0]; }
    bool is_positive() const { return !expansion->ups.empty() && expansion->ups.back() > 0; }
    Player ahead() const {
        return arena.is_number(arena.options(g, Player::Left)[0]) ? Player::Left : Player::Right;
    }
};

Game unit_up(Arena& arena, std::size_t order, bool positive) {
    UptimalExpansion up{Dyadic(), 0, std::vector<std::int64_t>(order, 0)};
    up.ups.back() = positive ? 1 : -1;
    return uptimal(arena, up);
}

// The threat in {x||x|y} and its negative: y.
Game threatened(const Looked& v) {
    const Player behind = opponent(v.ahead());
    return v.arena.options(v.arena.options(v.g, behind)[0], behind)[0];
}

Game number_beside_tiny(const Looked& v) { return v.arena.options(v.g, v.ahead())[0]; }

std::string size_of_tiny(const Looked& v) {
    const Game x = difference(v.arena, number_beside_tiny(v), threatened(v));
    return text_of(v.arena, seen_by(v.arena, v.ahead(), x));
}

bool is_switch_of_numbers(Arena& arena, Game g) {
    for (const Player p : kPlayers) {
        const Options options = arena.options(g, p);
        if (options.size() != 1 || !arena.is_number(options[0])) return false;
    }
    return true;
}

// A kind of value: how it is told from others, its name, and what there is to say.
struct ValueKind {
    bool (*is)(const Looked& v);
    std::string (*name)(const Looked& v);
    void (*say)(const Looked& v, Speaker& speaker);
};

// The first that fits; every value is of the last but two, or but one, or the last.
const std::array<ValueKind, 18> kKinds = {{
    {[](const Looked& v) { return v.g.is_zero(); },
     [](const Looked&) { return std::string("zero, the game that helps nobody"); },
     [](const Looked&, Speaker& s) { s.outcome(); }},

    {[](const Looked& v) { return v.arena.is_integer(v.g); },
     [](const Looked&) { return std::string("an integer"); },
     [](const Looked&, Speaker& s) {
         s.outcome();
         s.free_moves();
     }},

    {[](const Looked& v) { return v.arena.is_number(v.g); },
     [](const Looked&) { return std::string("a number"); },
     [](const Looked& v, Speaker& s) {
         s.outcome();
         const Dyadic& x = v.arena.number_part(v.g);
         if (x.exponent() <= kMostExponent)
             s.copies(x.denominator(), v.arena.number(Dyadic(x.numerator(), 0)));
         s.cold();
     }},

    {[](const Looked& v) { return v.g == v.arena.nimber(1); },
     [](const Looked&) { return std::string("star, a Nim heap of one token"); },
     [](const Looked&, Speaker& s) {
         s.outcome();
         s.own_negative();
         s.near();
     }},

    {[](const Looked& v) { return v.arena.is_nimber(v.g); },
     [](const Looked& v) {
         return "a nimber, a Nim heap of " + std::to_string(v.arena.nimber_part(v.g)) + " tokens";
     },
     [](const Looked&, Speaker& s) {
         s.outcome();
         s.nim_heap();
         s.own_negative();
     }},

    {[](const Looked& v) {
         return v.is_plain() && v.orders() == 1 && v.expansion->nimber == 0 &&
                std::abs(v.ups()) == 1;
     },
     [](const Looked& v) { return std::string(v.is_positive() ? "up" : "down"); },
     [](const Looked& v, Speaker& s) {
         s.outcome();
         s.near();
         s.compared(v.arena.nimber(1));
     }},

    {[](const Looked& v) { return v.is_plain() && v.orders() == 1 && v.expansion->nimber == 0; },
     [](const Looked& v) {
         return std::to_string(std::abs(v.ups())) + (v.is_positive() ? " ups" : " downs");
     },
     [](const Looked& v, Speaker& s) {
         s.copies_of(std::abs(v.ups()), unit_up(v.arena, 1, v.is_positive()));
         s.outcome();
         s.near();
         s.compared(v.arena.nimber(1));
     }},

    {[](const Looked& v) { return v.is_plain() && v.orders() == 1; },
     [](const Looked& v) {
         const std::int64_t n = std::abs(v.ups());
         const std::string ups = (n == 1 ? "" : std::to_string(n) + " ") +
                                 (v.is_positive() ? "up" : "down") + (n == 1 ? "" : "s");
         const std::uint32_t m = v.expansion->nimber;
         return ups + " and " + (m == 1 ? "star" : "a Nim heap of " + std::to_string(m)) +
                " together";
     },
     [](const Looked& v, Speaker& s) {
         s.sum_of(
             {v.arena.simple(Dyadic(), v.arena.ups(v.g), 0), v.arena.nimber(v.expansion->nimber)});
         s.outcome();
         s.near();
     }},

    {[](const Looked& v) {
         return v.is_plain() && v.expansion->nimber == 0 && v.expansion->unit_order() > 1;
     },
     [](const Looked& v) {
         return std::string(v.is_positive() ? "up" : "down") + " of order " +
                std::to_string(v.orders());
     },
     [](const Looked& v, Speaker& s) {
         s.outcome();
         s.many_below(unit_up(v.arena, v.orders() - 1, v.is_positive()));
     }},

    {[](const Looked& v) {
         return v.is_plain() && v.expansion->nimber == 0 && v.expansion->unit_sum_order() > 1;
     },
     [](const Looked& v) {
         return std::string(v.is_positive() ? "ups" : "downs") + " of the first " +
                std::to_string(v.orders()) + " orders";
     },
     [](const Looked& v, Speaker& s) {
         std::vector<Game> ups;
         for (std::size_t order = 1; order <= v.orders(); ++order)
             ups.push_back(unit_up(v.arena, order, v.is_positive()));
         s.sum_of(std::move(ups));
         s.outcome();
         s.near();
     }},

    {[](const Looked& v) { return v.is_uptimal(); },
     [](const Looked& v) {
         return std::string(v.is_plain() ? "an uptimal, made of ups and a nimber"
                                         : "a number with an infinitesimal beside it");
     },
     [](const Looked& v, Speaker& s) {
         if (!v.is_plain()) {
             UptimalExpansion rest = *v.expansion;
             rest.number = Dyadic();
             s.sum_of({v.arena.number(v.expansion->number), uptimal(v.arena, rest)});
         }
         s.outcome();
         s.near();
     }},

    {[](const Looked& v) { return is_switch_of_numbers(v.arena, v.g) && is_switch(v.arena, v.g); },
     [](const Looked&) { return std::string("a switch"); },
     [](const Looked&, Speaker& s) {
         s.stops();
         s.outcome();
         s.own_negative();
         s.hot();
     }},

    {[](const Looked& v) { return is_switch_of_numbers(v.arena, v.g); },
     [](const Looked&) { return std::string("a switch"); },
     [](const Looked&, Speaker& s) {
         s.stops();
         s.outcome();
         s.hot();
     }},

    {[](const Looked& v) {
         return is_number_tiny(v.arena, v.g) && number_beside_tiny(v).is_zero();
     },
     [](const Looked& v) {
         return (v.ahead() == Player::Left ? "tiny-" : "miny-") + size_of_tiny(v);
     },
     [](const Looked& v, Speaker& s) {
         s.outcome();
         const Game y = threatened(v);
         if (v.arena.is_number(y)) s.many_below(unit_up(v.arena, 1, v.ahead() == Player::Left));
         s.threat(opponent(v.ahead()), y);
     }},

    {[](const Looked& v) { return is_number_tiny(v.arena, v.g); },
     [](const Looked& v) {
         return "the number " + text_of(v.arena, number_beside_tiny(v)) + " with " +
                (v.ahead() == Player::Left ? "tiny-" : "miny-") + size_of_tiny(v) + " beside it";
     },
     [](const Looked& v, Speaker& s) {
         const Game x = number_beside_tiny(v);
         s.sum_of({x, difference(v.arena, v.g, x)});
         s.outcome();
         s.near();
     }},

    {[](const Looked& v) { return is_infinitesimal(v.arena, v.g); },
     [](const Looked& v) {
         return std::string(is_all_small(v.arena, v.g) ? "an all-small infinitesimal"
                                                       : "an infinitesimal");
     },
     [](const Looked& v, Speaker& s) {
         s.outcome();
         if (negative(v.arena, v.g) == v.g) s.own_negative();
         s.near();
     }},

    {[](const Looked& v) { return is_numberish(v.arena, v.g); },
     [](const Looked&) { return std::string("a tepid game, a number and an infinitesimal"); },
     [](const Looked&, Speaker& s) {
         s.outcome();
         s.near();
     }},

    {[](const Looked&) { return true; },
     [](const Looked& v) {
         return std::string(is_switch(v.arena, v.g) ? "a switch about 0" : "a hot game");
     },
     [](const Looked& v, Speaker& s) {
         s.outcome();
         if (is_switch(v.arena, v.g)) s.own_negative();
         s.hot();
     }},
}};

bool is_near(Arena& arena, Game g, Game x, Relation side) {
    for (std::uint32_t i = 0; i < kTried; ++i) {
        const Game small = arena.number(Dyadic(Integer(1), 4 * i));
        if (relation(arena, g, sum(arena, x, small)) != Relation::Less ||
            relation(arena, g, difference(arena, x, small)) != Relation::Greater)
            return false;
    }
    return relation(arena, g, x) == side;
}

bool many_below(Arena& arena, Game g, Game bound) {
    const Player ahead = less_or_equal(arena, Game(), g) ? Player::Left : Player::Right;
    Game copies;
    for (int i = 1; i <= kTried; ++i) {
        copies = sum(arena, copies, g);
        if (copies == bound || !less_or_equal(arena, ahead, copies, bound)) return false;
    }
    return !g.is_zero() && less_or_equal(arena, ahead, Game(), g);
}

bool is_nim_heap(Arena& arena, Game g, const Integer& size) {
    if (!arena.is_nimber(g) || size != arena.nimber_part(g)) return false;
    if (size > Arena::kMostOptions) return true;
    for (const Player p : kPlayers) {
        const Options options = arena.options(g, p);
        for (std::uint32_t i = 0; i < options.size(); ++i)
            if (options[i] != arena.nimber(i)) return false;
        if (options.size() != size) return false;
    }
    return true;
}

// The player behind has one move, from which he threatens to get y, below 0 as the other sees it;
// the other's answer brings him back to what he would have by moving first.
bool is_threat(Arena& arena, Game g, Game y) {
    const Player ahead =
        arena.is_number(arena.options(g, Player::Left)[0]) ? Player::Left : Player::Right;
    const Options moves = arena.options(g, opponent(ahead));
    if (moves.size() != 1) return false;
    const std::vector<Game> answers = arena.options(moves[0], ahead).to_vector();
    const std::vector<Game> threats = arena.options(moves[0], opponent(ahead)).to_vector();
    const std::vector<Game> own = arena.options(g, ahead).to_vector();
    return answers == own && threats == std::vector{y};
}

bool costs_every_mover(Arena& arena, Game g) {
    for (const Player p : kPlayers)
        for (const Game option : arena.options(g, p))
            if (!less_or_equal(arena, p, option, g) || option == g) return false;
    return true;
}

}  // namespace

const char* name(Statement::Kind kind) {
    constexpr const char* kNames[] = {
        "outcome",  "compared", "sum of",     "copies", "copies of", "own negative", "free moves",
        "nim heap", "near",     "many below", "threat", "stops",     "cold",         "hot"};
    return kNames[static_cast<std::size_t>(kind)];
}

Description describe(Arena& arena, Game g) {
    const Looked looked{arena, g, uptimal_expansion(arena, g)};
    const auto kind = std::find_if(kKinds.begin(), kKinds.end(),
                                   [&](const ValueKind& one) { return one.is(looked); });
    Speaker speaker(arena, g);
    kind->say(looked, speaker);
    Description description{
        g,
        text_of(arena, g),
        kind->name(looked),
        speaker.done(),
        outcome(arena, g),
        mean(arena, g),
        temperature(arena, g),
        {arena.stop_number(g, Player::Left), arena.stop_number(g, Player::Right)}};
    if (!g.is_zero() && is_infinitesimal(arena, g))
        description.atomic_weight = atomic_weight(arena, g);
    return description;
}

bool holds(Arena& arena, Game g, const Statement& statement) {
    const std::vector<Game>& games = statement.games;
    switch (statement.kind) {
        case Kind::Outcome:
            return to_zero(arena, g) == statement.relation;
        case Kind::Compared:
            return relation(arena, g, games[0]) == statement.relation;
        case Kind::SumOf: {
            Game all;
            for (const Game part : games) all = sum(arena, all, part);
            return all == g;
        }
        case Kind::Copies:
            return multiple(arena, statement.count, g) == games[0];
        case Kind::CopiesOf:
            return multiple(arena, statement.count, games[0]) == g;
        case Kind::OwnNegative:
            return sum(arena, g, g).is_zero();
        case Kind::FreeMoves:
            return arena.is_integer(g) && arena.number_part(g).abs().numerator() == statement.count;
        case Kind::NimHeap:
            return is_nim_heap(arena, g, statement.count);
        case Kind::Near:
            return is_near(arena, g, games[0], statement.relation);
        case Kind::ManyBelow:
            return many_below(arena, g, games[0]);
        case Kind::Threat:
            return is_threat(arena, g, games[0]);
        case Kind::Stops:
            return arena.options(g, Player::Left).to_vector() == std::vector{games[0]} &&
                   arena.options(g, Player::Right).to_vector() == std::vector{games[1]};
        case Kind::Cold:
            return costs_every_mover(arena, g);
        case Kind::Hot:
            break;
    }
    return arena.number(mean(arena, g)) == games[0] &&
           arena.number(temperature(arena, g)) == games[1] && temperature(arena, g).sign() > 0;
}

std::string sentence(const Description& description) {
    std::string text = description.text + " is " + description.name;
    const char* before = ": ";
    for (const Statement& statement : description.statements) {
        text += before + statement.text;
        before = "; ";
    }
    return text + ".";
}

}  // namespace upstar
