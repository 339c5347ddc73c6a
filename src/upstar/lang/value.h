// The values of the expression language.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/integer.h"
#include "upstar/lang/cell.h"
#include "upstar/values/arena.h"
#include "upstar/values/order.h"
#include "upstar/values/print.h"
#include "upstar/values/thermograph.h"
#include "upstar/values/uptimal.h"

namespace upstar {

class AnyRuleset;
class CompoundGame;

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

/// A Cell is here what the others are not: a list, a function, a class, coordinates.
using Value =
    std::variant<Nothing, bool, Game, Rational, Player, Outcome, Relation, std::string, Cell,
                 std::shared_ptr<const CompoundGame>, std::shared_ptr<const Thermograph>,
                 UptimalExpansion, std::shared_ptr<const AnyRuleset>, Plot>;

Value make_list(Arena& arena, std::vector<Value> items);
Value make_set(Arena& arena, std::vector<Value> items);
Value make_list(Arena& arena, const std::vector<Game>& games);
Value make_set(Arena& arena, const std::vector<Game>& games);

/// The items of a list or a set; nothing for any other value.
std::optional<std::vector<Value>> items_of(Arena& arena, const Value& value);
/// Whether this is a set.
bool is_set(const Value& value);

/// "Game", "List", ...: for messages.
std::string type_name(const Value& value);

/// Value equality; games of different kinds are compared as written, not by value.
bool same(Arena& arena, const Value& a, const Value& b);

std::string to_string(Arena& arena, const Value& value, Notation notation = Notation::Text);

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
