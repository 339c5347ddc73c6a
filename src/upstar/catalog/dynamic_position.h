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
// A state that is a sum says so by `components`; one whose value is known says that too. Nobody has
// proved that plays of such games end: whoever brings the game watches for cycles.
//
// A state that is only a few bytes may say so (SmallState). Searches then keep and compare the
// bytes, and an object is there only while its options are asked for: a memo entry takes a seventh
// of the memory, and to look one up touches one line of the cache instead of five.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/hash.h"
#include "upstar/catalog/any_position.h"
#include "upstar/positions/position.h"

namespace upstar {

class DynamicState;
using DynamicStatePtr = std::shared_ptr<const DynamicState>;

struct SmallState;

/// States that differ in a few bytes only: positions of one class. It outlives all memos.
class StateFamily {
public:
    virtual ~StateFamily() = default;
    /// The state that these bytes are.
    virtual DynamicStatePtr state(const SmallState& small) const = 0;
    /// No state of the family has components or a known value.
    virtual bool is_irreducible() const = 0;
};

/// A state as bytes: equal bytes, and only those, are equal states. The rest of the bytes is zero.
struct SmallState {
    static constexpr std::size_t kBytes = 24;
    static constexpr unsigned kKeyBits = 45;

    const StateFamily* family = nullptr;
    std::array<std::uint64_t, kBytes / 8> words{};
    /// A number of kKeyBits bits that no state has that is not equal, or 0: memos then keep only
    /// that. Equal states have the same.
    std::uint64_t key = 0;

    DynamicStatePtr state() const { return family->state(*this); }
    friend bool operator==(const SmallState& a, const SmallState& b) {
        return a.family == b.family && a.words == b.words;
    }
    friend std::size_t hash_value(const SmallState& small) {
        std::uint64_t hash = reinterpret_cast<std::uintptr_t>(small.family);
        for (const std::uint64_t word : small.words) hash = combine(hash, word);
        return static_cast<std::size_t>(hash);
    }
};

/// The state, or it as bytes.
struct DynamicOption {
    DynamicStatePtr state{};
    std::int32_t points = 0;   ///< of scoring games
    bool moves_again = false;  ///< likewise
    SmallState small{};        ///< if `state` is null

    DynamicStatePtr whole() const { return state != nullptr ? state : small.state(); }
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
    /// The state as bytes, if it fits; then it is its own `canonical`, and hashes as they do.
    virtual std::optional<SmallState> small() const { return std::nullopt; }
};

/// What the three kinds of dynamic position have in common. A default one has no moves.
class DynamicPosition {
public:
    static constexpr bool kMayCycle = true;
    static constexpr bool kRulesOfUser = true;

    DynamicPosition() = default;
    explicit DynamicPosition(DynamicStatePtr state) : state_(std::move(state)) {}
    explicit DynamicPosition(const SmallState& small) : small_(small) {}
    explicit DynamicPosition(DynamicOption&& option)
        : state_(std::move(option.state)), small_(option.small) {}

    /// Null for a default position.
    DynamicStatePtr state() const { return is_small() ? small_.state() : state_; }

    std::string to_string() const { return is_empty() ? "" : state()->to_string(); }
    std::string board_text() const { return is_empty() ? "" : state()->board_text(); }
    BoardDescription describe() const { return is_empty() ? BoardDescription() : state()->board(); }
    std::size_t memory() const { return state_ == nullptr ? 0 : state_->memory(); }
    static constexpr unsigned kPackedBits = SmallState::kKeyBits;
    std::optional<std::uint64_t> packed() const {
        return small_.key == 0 ? std::nullopt : std::optional(small_.key);
    }
    bool is_irreducible() const { return is_small() && small_.family->is_irreducible(); }

    friend bool operator==(const DynamicPosition& a, const DynamicPosition& b) {
        if (a.state_ == b.state_) return a.small_ == b.small_;
        return !a.is_empty() && !b.is_empty() && a.state()->equals(*b.state());
    }
    friend std::size_t hash_value(const DynamicPosition& p) {
        if (p.is_small()) return hash_value(p.small_);
        return p.state_ == nullptr ? 0 : p.state_->hash();
    }

protected:
    bool is_small() const { return small_.family != nullptr; }
    bool is_empty() const { return state_ == nullptr && !is_small(); }

    template <class P>
    void add_moves(Player player, std::vector<P>& out) const {
        if (is_empty()) return;
        std::vector<DynamicOption> found;
        state()->options(player, found);
        for (DynamicOption& option : found) out.push_back(P(std::move(option)));
    }
    template <class P>
    void add_components(const P& whole, std::vector<P>& out) const {
        if (is_empty() || is_irreducible()) return out.push_back(whole);
        std::vector<DynamicStatePtr> parts;
        state()->components(parts);
        for (DynamicStatePtr& part : parts) out.push_back(P(std::move(part)));
    }
    template <class P>
    P canonical_of(const P& whole) const {
        if (state_ == nullptr) return whole;
        DynamicStatePtr state = state_->canonical();
        if (const auto small = state->small()) return P(*small);
        return P(std::move(state));
    }

    DynamicStatePtr state_;  // null if it is small
    SmallState small_;
};

class DynamicPartizan : public DynamicPosition {
public:
    using DynamicPosition::DynamicPosition;

    void options(Player player, std::vector<DynamicPartizan>& out) const { add_moves(player, out); }
    void decompose(std::vector<DynamicPartizan>& out) const { add_components(*this, out); }
    DynamicPartizan canonical() const { return canonical_of(*this); }
    std::optional<Game> known_value(Arena& arena) const {
        if (is_empty()) return Game();
        return is_irreducible() ? std::nullopt : state()->known_value(arena);
    }
};

class DynamicImpartial : public DynamicPosition {
public:
    using DynamicPosition::DynamicPosition;

    void options(std::vector<DynamicImpartial>& out) const { add_moves(Player::Left, out); }
    void decompose(std::vector<DynamicImpartial>& out) const { add_components(*this, out); }
    DynamicImpartial canonical() const { return canonical_of(*this); }
    std::optional<std::uint32_t> known_nim_value() const {
        if (is_empty()) return 0;
        return is_irreducible() ? std::nullopt : state()->known_nim_value();
    }
};

class DynamicScoring : public DynamicPosition {
public:
    using DynamicPosition::DynamicPosition;

    void options(std::vector<ScoringOption<DynamicScoring>>& out) const {
        if (is_empty()) return;
        std::vector<DynamicOption> found;
        state()->options(Player::Left, found);
        for (DynamicOption& option : found) {
            const std::int32_t points = option.points;
            const bool moves_again = option.moves_again;
            out.push_back({DynamicScoring(std::move(option)), points, moves_again});
        }
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
