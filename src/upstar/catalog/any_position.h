// Positions and rulesets of any game behind one interface, for the front ends.
//
// Inside the library a game is a template argument and costs no indirection; here, at the edge, it
// is a pointer to a const object that any number of holders share. Nothing in a front end knows a
// game by its type. What a game does not have is either absent (a null pointer) or refused with an
// Error that says so in the user's terms.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/positions/about.h"
#include "upstar/positions/board.h"
#include "upstar/positions/heap_moves.h"
#include "upstar/positions/standing.h"
#include "upstar/search/specialist.h"
#include "upstar/values/game.h"
#include "upstar/values/order.h"
#include "upstar/values/player.h"

namespace upstar {

class AnyPosition;
class AnyRuleset;
class Evaluators;
using PositionPtr = std::shared_ptr<const AnyPosition>;
using RulesetPtr = std::shared_ptr<const AnyRuleset>;

enum class PositionKind : std::uint8_t { Partizan, Impartial, Scoring };

const char* name(PositionKind kind);

/// A game with its parameters chosen; the catalog holds each with the standard ones.
class AnyRuleset {
public:
    virtual ~AnyRuleset() = default;

    /// Which game this is, whatever its parameters: its name as one word.
    std::string id() const { return slug(about()); }

    virtual const About& about() const = 0;
    virtual PositionKind kind() const = 0;
    virtual const Settings& settings() const = 0;

    /// The same game with these parameters changed. Throws Error (Input) that lists what is
    /// allowed.
    virtual RulesetPtr configured(const std::vector<Argument>& given) const = 0;

    /// Throws Error (Input) with the offset in `text`.
    virtual PositionPtr parse(std::string_view text) const = 0;

    /// What the text of a position tells of the game played up to it. Throws as parse does.
    virtual Standing standing(std::string_view text) const = 0;

    /// What one heap may become, if the game's positions are independent heaps; else null.
    virtual HeapMovesPtr heap_moves() const { return nullptr; }
};

/// Same game, same parameters.
bool operator==(const AnyRuleset& a, const AnyRuleset& b);

/// A move and where it leads; only scoring games set the last two.
struct AnyOption {
    PositionPtr position;
    std::int32_t points = 0;
    bool moves_again = false;
};

using AnySuggestion = Suggestion<PositionPtr>;

class AnyPosition {
public:
    virtual ~AnyPosition() = default;

    virtual const AnyRuleset& ruleset() const = 0;
    PositionKind kind() const { return ruleset().kind(); }

    virtual std::string to_string() const = 0;   ///< one line; ruleset().parse reads it back
    virtual std::string board_text() const = 0;  ///< a picture in one or more lines
    virtual BoardDescription board() const = 0;

    /// Impartial and scoring games give both players the same.
    virtual std::vector<AnyOption> options(Player player) const = 0;

    /// The game's own name for the move to an option; empty if it has none.
    virtual std::string move_to(const AnyPosition& option) const = 0;

    /// Positions whose values add up to this one's; the position itself if it does not split.
    virtual std::vector<PositionPtr> components() const = 0;
    /// A position of equal value that stands for all symmetric ones; itself if the game names none.
    virtual PositionPtr canonical() const = 0;
    /// A position of negative value, or null if the game names none.
    virtual PositionPtr negated() const = 0;

    /// Why the position is worth what it is, by the game's own rules and its specialist, one step a
    /// line; nothing if they have nothing to say.
    virtual std::vector<std::string> reasons(Evaluators& evaluators) const = 0;

    /// The value; a nimber if the game is impartial. Refused by scoring games.
    virtual Game value(Evaluators& evaluators) const = 0;
    /// Refused by games that are not impartial.
    virtual std::uint32_t nim_value(Evaluators& evaluators) const = 0;
    /// Who wins, searched without making values. Refused by scoring games.
    virtual Outcome outcome(Evaluators& evaluators) const = 0;
    /// Who wins if whoever cannot move wins. Refused by scoring games.
    virtual Outcome misere_outcome(Evaluators& evaluators) const = 0;
    /// Half of the outcome: whether `player` wins if he begins.
    virtual bool wins_first(Player player, Evaluators& evaluators) const = 0;
    /// Whether this is the value, searched without making values of all followers. Refused by
    /// scoring games.
    virtual bool is_worth(Game value, Evaluators& evaluators) const = 0;
    /// By how many points the player to move wins. Refused by games without points.
    virtual std::int32_t margin(Evaluators& evaluators) const = 0;
    /// For each option, in their order, by how many points the player to move wins if he takes it.
    /// Refused by games without points.
    virtual std::vector<std::int32_t> option_margins(Evaluators& evaluators) const = 0;

    /// A good move of `player` and what speaks for it, if the game has a specialist that says so.
    virtual std::optional<AnySuggestion> suggestion(Player player, Thought thought, Voice voice,
                                                    Evaluators& evaluators) const = 0;
};

/// Equal rulesets and equal texts.
bool operator==(const AnyPosition& a, const AnyPosition& b);
std::size_t hash_value(const AnyPosition& p);

}  // namespace upstar
