// Classes of the language as games of the catalog.
//
// An instance of a class that extends Game is a position, one of a class that extends Ruleset a
// game. Both enter the rest of the library through catalog/dynamic_position.h: a ScriptState asks
// the instance for its options, so that every search and every front end takes it for a position
// like any other. An option may also be a value (0, *2) or a sum of positions.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "upstar/catalog/dynamic_position.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/heap_values.h"
#include "upstar/lang/script_class.h"
#include "upstar/lang/value.h"

namespace upstar {

class Machine;

/// The state of an option that a program gave. Throws Error (Input) if it is no game.
DynamicStatePtr state_of_option(World& world, const Cell& option, const std::string& whose);

/// A position of a class.
class ScriptState : public DynamicState {
public:
    explicit ScriptState(Ref<const Instance> instance) : instance_(std::move(instance)) {}

    const Instance& instance() const { return *instance_; }

    void options(Player player, std::vector<DynamicOption>& out) const override;
    bool equals(const DynamicState& other) const override;
    std::size_t hash() const override;
    std::string to_string() const override;
    BoardDescription board() const override;
    void components(std::vector<DynamicStatePtr>& out) const override;
    std::optional<std::uint32_t> known_nim_value() const override;
    std::size_t memory() const override { return 160 + instance_->fields.size() * 80; }
    std::optional<SmallState> small() const override;

private:
    World& world() const { return instance_->of().world(); }
    Ref<const Instance> instance_;
};

/// The game of the positions that are instances of one class, with the object it is nested in.
class ScriptRuleset : public DynamicRuleset {
public:
    ScriptRuleset(World& world, About about, PositionKind kind, Cell game, Ref<ScriptClass> of);

    /// The instance of a class that extends Ruleset, or Nothing.
    const Cell& game() const { return game_; }
    /// How the game is written: `Hop`, `GenHop(3)`.
    std::string text() const;
    DynamicStatePtr state(std::string_view text) const override;
    /// Of a HeapRuleset.
    HeapValues& heap_values() const { return heap_values_; }

private:
    World& world_;
    Cell game_;
    Ref<ScriptClass> of_;  ///< of the positions, if it is known
    mutable HeapValues heap_values_;
};

/// An instance of a class that extends Ruleset as a game; null if it is no ruleset.
RulesetPtr ruleset_of(const Instance& game);

/// A position, a ruleset, or any other object as a value; and the instance that a value is.
Value value_of(const Instance& instance);
Ref<const Instance> instance_in(const Value& value);

/// The arguments of the constructor as they are written; of a board its text.
std::string position_text(const Instance& position);

}  // namespace upstar
