// Games whose rules are not C++: a class of the language, an object of another program.
//
// Whoever brings such a game derives two classes. A DynamicState is one position, an immutable
// object that knows its options; a DynamicRuleset is the game, an AnyRuleset that makes states from
// texts. The wrappers below are then positions like any other: the same searches value them, the
// same catalog lists them, and several threads may ask one state at once.
//
//     class Heap : public DynamicState { ... options(player, out) ... };
//     class Heaps : public DynamicRuleset { ... parse(text) returns position(state) ... };
//     catalog.add(std::make_shared<Heaps>());
//
// A state that is a sum says so by `components`; one whose value is known says that too. Since
// nobody has proved that plays of such games end, the searches watch for cycles (search/cycles.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "upstar/catalog/any_position.h"
#include "upstar/positions/position.h"

namespace upstar {

class DynamicState;
using DynamicStatePtr = std::shared_ptr<const DynamicState>;

struct DynamicOption {
    DynamicStatePtr state;
    std::int32_t points = 0;   ///< of scoring games
    bool moves_again = false;  ///< likewise
};

class DynamicState : public std::enable_shared_from_this<DynamicState> {
public:
    virtual ~DynamicState() = default;

    /// Appends. Impartial and scoring games give both players the same.
    virtual void options(Player player, std::vector<DynamicOption>& out) const = 0;

    /// Equal states have equal options; states of different classes are not equal.
    virtual bool equals(const DynamicState& other) const = 0;
    virtual std::size_t hash() const = 0;

    /// One line that the ruleset reads back.
    virtual std::string to_string() const = 0;

    virtual BoardDescription board() const { return board_of_squares(to_string()); }
    virtual std::string board_text() const;

    /// Appends states whose values add up to this one's, each of which adds itself alone.
    virtual void components(std::vector<DynamicStatePtr>& out) const {
        out.push_back(shared_from_this());
    }
    /// A state of equal value that stands for all symmetric ones.
    virtual DynamicStatePtr canonical() const { return shared_from_this(); }
    /// A state of negative value, or null.
    virtual DynamicStatePtr negated() const { return nullptr; }
    /// The value, where it is known without a search.
    virtual std::optional<Game> known_value(Arena&) const { return std::nullopt; }
    virtual std::optional<std::uint32_t> known_nim_value() const { return std::nullopt; }
    virtual std::size_t memory() const { return 64; }
};

/// What the three kinds of dynamic position have in common. A default one has no moves.
class DynamicPosition {
public:
    static constexpr bool kMayCycle = true;

    DynamicPosition() = default;
    explicit DynamicPosition(DynamicStatePtr state) : state_(std::move(state)) {}

    const DynamicStatePtr& state() const { return state_; }

    std::string to_string() const { return state_ == nullptr ? "" : state_->to_string(); }
    std::string board_text() const { return state_ == nullptr ? "" : state_->board_text(); }
    BoardDescription describe() const {
        return state_ == nullptr ? BoardDescription() : state_->board();
    }
    std::size_t memory() const { return state_ == nullptr ? 0 : state_->memory(); }

    friend bool operator==(const DynamicPosition& a, const DynamicPosition& b) {
        if (a.state_ == b.state_) return true;
        return a.state_ != nullptr && b.state_ != nullptr && a.state_->equals(*b.state_);
    }
    friend std::size_t hash_value(const DynamicPosition& p) {
        return p.state_ == nullptr ? 0 : p.state_->hash();
    }

protected:
    std::vector<DynamicOption> moves(Player player) const {
        std::vector<DynamicOption> found;
        if (state_ != nullptr) state_->options(player, found);
        return found;
    }
    template <class P>
    void add_components(const P& whole, std::vector<P>& out) const {
        if (state_ == nullptr) return out.push_back(whole);
        std::vector<DynamicStatePtr> parts;
        state_->components(parts);
        for (DynamicStatePtr& part : parts) out.push_back(P(std::move(part)));
    }

    DynamicStatePtr state_;
};

class DynamicPartizan : public DynamicPosition {
public:
    using DynamicPosition::DynamicPosition;

    void options(Player player, std::vector<DynamicPartizan>& out) const {
        for (DynamicOption& option : moves(player)) out.emplace_back(std::move(option.state));
    }
    void decompose(std::vector<DynamicPartizan>& out) const { add_components(*this, out); }
    DynamicPartizan canonical() const {
        return state_ == nullptr ? *this : DynamicPartizan(state_->canonical());
    }
    std::optional<Game> known_value(Arena& arena) const {
        return state_ == nullptr ? Game() : state_->known_value(arena);
    }
};

class DynamicImpartial : public DynamicPosition {
public:
    using DynamicPosition::DynamicPosition;

    void options(std::vector<DynamicImpartial>& out) const {
        for (DynamicOption& option : moves(Player::Left)) out.emplace_back(std::move(option.state));
    }
    void decompose(std::vector<DynamicImpartial>& out) const { add_components(*this, out); }
    DynamicImpartial canonical() const {
        return state_ == nullptr ? *this : DynamicImpartial(state_->canonical());
    }
    std::optional<std::uint32_t> known_nim_value() const {
        return state_ == nullptr ? 0 : state_->known_nim_value();
    }
};

class DynamicScoring : public DynamicPosition {
public:
    using DynamicPosition::DynamicPosition;

    void options(std::vector<ScoringOption<DynamicScoring>>& out) const {
        for (DynamicOption& option : moves(Player::Left))
            out.push_back(
                {DynamicScoring(std::move(option.state)), option.points, option.moves_again});
    }
};

/// A game of dynamic positions, of the kind that it names.
class DynamicRuleset : public AnyRuleset, public std::enable_shared_from_this<DynamicRuleset> {
public:
    DynamicRuleset(About about, PositionKind kind)
        : about_(std::move(about)), kind_(kind), settings_(about_) {}

    const About& about() const override { return about_; }
    PositionKind kind() const override { return kind_; }
    const Settings& settings() const override { return settings_; }
    RulesetPtr configured(const std::vector<Argument>& given) const override;
    PositionPtr parse(std::string_view text) const override { return position(state(text)); }
    Standing standing(std::string_view) const override { return {}; }

    /// Throws Error (Input) with the offset in `text`.
    virtual DynamicStatePtr state(std::string_view text) const = 0;

    PositionPtr position(DynamicStatePtr state) const;

private:
    About about_;
    PositionKind kind_;
    Settings settings_;
};

/// The state of a dynamic position, or null.
DynamicStatePtr state_of(const AnyPosition& position);

}  // namespace upstar
