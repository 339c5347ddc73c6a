// Games that are kept as written instead of as values: explicit forms such as '{*|*}', positions of
// catalogued games, and compounds of them such as '{*|*}' : 1.
//
// They matter where the form counts (ordinal sums depend on the form of the base) and where a user
// wants to see what he wrote. Each has options, a text that reads back, and a value.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "upstar/catalog/any_position.h"
#include "upstar/lang/value.h"
#include "upstar/search/evaluators.h"

namespace upstar {

class Catalog;

/// Where forms become values.
struct Workspace {
    Arena& arena;
    Evaluators& evaluators;
    const Catalog& catalog;
};

/// A game that is either a value or kept as written.
using Form = std::variant<Game, std::shared_ptr<const CompoundGame>>;

using ValueOf = std::function<Game(const Form&)>;

class CompoundGame {
public:
    /// Why whoever cannot move does not win or lose by that, or null.
    explicit CompoundGame(const char* misere_obstacle = nullptr)
        : misere_obstacle_(misere_obstacle) {}
    virtual ~CompoundGame() = default;
    CompoundGame(const CompoundGame&) = delete;
    CompoundGame& operator=(const CompoundGame&) = delete;

    virtual std::vector<Form> options(Workspace& work, Player player) const = 0;
    virtual Form negated(Workspace& work) const = 0;
    virtual std::string text(Arena& arena, Notation notation) const = 0;
    /// How loosely the text binds; a part that binds more loosely than its whole gets parentheses.
    virtual int looseness() const { return 0; }
    /// The position this is, or null.
    virtual const AnyPosition* position() const { return nullptr; }
    /// The value where it follows from the values of the parts, else nothing.
    virtual std::optional<Game> direct_value(Workspace& work, const ValueOf& value_of) const = 0;
    /// The two parts of a sum; nothing if the game is none.
    virtual std::optional<std::array<Form, 2>> summands() const { return std::nullopt; }
    /// Whether `options` gives the same objects every time.
    virtual bool stores_options() const { return false; }
    virtual std::size_t own_bytes() const { return 128; }
    const char* misere_obstacle() const { return misere_obstacle_; }

    mutable HeldCharge held;

private:
    const char* misere_obstacle_;
};

/// '{left|right}' as written.
class ExplicitGame : public CompoundGame {
public:
    ExplicitGame(std::vector<Form> left, std::vector<Form> right);
    ~ExplicitGame() override;
    std::vector<Form> options(Workspace& work, Player player) const override;
    Form negated(Workspace& work) const override;
    std::string text(Arena& arena, Notation notation) const override;
    std::optional<Game> direct_value(Workspace&, const ValueOf&) const override {
        return std::nullopt;
    }
    bool stores_options() const override { return true; }
    std::size_t own_bytes() const override {
        return sizeof(ExplicitGame) + (sides_[0].size() + sides_[1].size()) * sizeof(Form);
    }

private:
    std::array<std::vector<Form>, 2> sides_;
    mutable std::weak_ptr<const CompoundGame> negative_;  // shared parts are negated once
};

/// The ways to play two games at once.
enum class CompoundKind : std::uint8_t {
    Sum,             ///< move in one of them
    OrdinalSum,      ///< move in one; a move in the first ends the second
    ConjunctiveSum,  ///< move in both
    SelectiveSum,    ///< move in one or both
    ConwayProduct,
    OrdinalProduct,
};

Form compound(CompoundKind kind, Form g, Form h);

/// -(game) as written, where no rule simplifies it.
Form written_negative(std::shared_ptr<const CompoundGame> game);

/// A position of a catalogued game.
class PositionGame : public CompoundGame {
public:
    explicit PositionGame(PositionPtr position);
    const AnyPosition* position() const override { return position_.get(); }
    std::vector<Form> options(Workspace& work, Player player) const override;
    Form negated(Workspace& work) const override;
    std::string text(Arena& arena, Notation notation) const override;
    std::optional<Game> direct_value(Workspace& work, const ValueOf&) const override;

private:
    PositionPtr position_;
};

/// Text that reads back. Throws Error (Limit) where it is too long.
std::string text_of(Arena& arena, const Form& form, Notation notation);

/// Gives a form up without recursion, however deep it is.
void dispose_of(Form& form);

/// The value of a form: its canonical form.
Game value_of(Workspace& work, const Form& form);

std::vector<Form> options_of(Workspace& work, const Form& form, Player player);
Form negative_of(Workspace& work, const Form& form);

/// Why the form, or a part of it, has no misere play, or null.
const char* misere_obstacle(const Form& form);

/// The position that a form is, or null.
const AnyPosition* position_in(const Form& form);

/// A Form as a Value and back; nothing if the value is no game.
Value to_value(const Form& form);
std::optional<Form> as_form(const Value& value);

/// A ruleset as it is written: `konane` or `konane(rules => modern)`.
std::string ruleset_text(const AnyRuleset& ruleset);

/// "text" with quotes, escaped as the lexer reads it.
std::string quoted(const std::string& text);

}  // namespace upstar
