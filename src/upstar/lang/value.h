// The values of the expression language.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/integer.h"
#include "upstar/values/arena.h"
#include "upstar/values/order.h"
#include "upstar/values/print.h"
#include "upstar/values/thermograph.h"
#include "upstar/values/uptimal.h"

namespace upstar {

class AnyRuleset;
class CompoundGame;
struct Closure;
struct Collection;

/// A rational that is no dyadic, or an infinity (denominator 0). Lowest terms, denominator >= 0.
struct Rational {
    Integer numerator;
    Integer denominator;
};

struct Nothing {};

/// A picture with its source text; the front end decides where it goes.
struct Plot {
    std::shared_ptr<const Thermograph> thermograph;
    std::string title;
};

using Value = std::variant<Nothing, bool, Game, Rational, Player, Outcome, Relation, std::string,
                           std::shared_ptr<const Collection>, std::shared_ptr<const CompoundGame>,
                           std::shared_ptr<const Thermograph>, UptimalExpansion,
                           std::shared_ptr<const Closure>, std::shared_ptr<const AnyRuleset>, Plot>;

/// A list, or a set: then its items are distinct and in the order in which they print.
struct Collection {
    Collection(bool set, std::vector<Value> all) : is_set(set), items(std::move(all)) {}
    ~Collection();
    Collection(const Collection&) = delete;
    Collection& operator=(const Collection&) = delete;

    bool is_set;
    std::vector<Value> items;
    mutable HeldCharge held;
};

Value make_list(std::vector<Value> items);
Value make_set(Arena& arena, std::vector<Value> items);
Value make_list(const std::vector<Game>& games);
Value make_set(Arena& arena, std::vector<Game> games);

/// "Game", "List", ...: for messages.
std::string type_name(const Value& value);

/// Value equality; games of different kinds are compared as written, not by value.
bool same(Arena& arena, const Value& a, const Value& b);

std::string to_string(Arena& arena, const Value& value, Notation notation = Notation::Text);

/// The bytes that a copy of `value` takes, without what it shares with other values.
std::size_t own_bytes(const Value& value);

/// Charges what `value` shares with its copies to the context, once, until it is gone.
void hold(Context& context, const Value& value);

/// numerator / denominator in lowest terms: a Game if it is dyadic, else a Rational. Throws Error
/// (Input) for 0/0.
Value make_number(Arena& arena, const Integer& numerator, const Integer& denominator = 1);

/// Any number, dyadic or not, as a fraction; nothing if `value` is no number.
std::optional<Rational> as_rational(const Arena& arena, const Value& value);
std::optional<Integer> as_integer(const Arena& arena, const Value& value);

int compare(const Rational& a, const Rational& b);

/// a / b rounded down. Throws Error (Input) if b is 0.
Integer floor_quotient(const Integer& a, const Integer& b);

}  // namespace upstar
