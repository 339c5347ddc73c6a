// Games that are no types: their rules are an object, and their positions are numbers that it gives
// them. So a game written in the language or in Python is as good as one in C++.
//
//     const RulesetPtr hop = user_game(std::make_shared<RulesOfHop>());
//     hop->parse("xo.")->value(evaluators);
//
// Rules may be slow and may not bear several threads. So before a question is answered everything
// that can be reached from the position is explored, once, by the thread that asks: the rules are
// asked one position at a time, for each once, and what they say is kept. The searches then walk
// what is kept, on as many threads as they like. The walk also finds what no search could bear:
// play that comes back to where it was.
//
// Whatever is kept lives as long as the game or a position of it. Exceptions of the rules come out
// as they are, provided they are Errors.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/catalog/any_position.h"

namespace upstar {

/// What a user's game says of itself and of its positions. Equal positions have equal handles.
class UserRules {
public:
    using Handle = std::uint32_t;

    struct Option {
        Handle position = 0;
        std::int32_t points = 0;  ///< this and the next are of scoring games
        bool moves_again = false;
    };

    virtual ~UserRules() = default;

    virtual const About& about() const = 0;
    virtual PositionKind kind() const = 0;
    virtual const Settings& settings() const = 0;
    /// The same game with these parameters changed; `self` if none are given.
    virtual RulesetPtr configured(const RulesetPtr& self,
                                  const std::vector<Argument>& given) const = 0;

    /// Right's options are asked for only if the game is partizan.
    virtual std::vector<Option> options(Handle p, Player player) = 0;
    /// Positions whose values add up to that of p, if it splits.
    virtual std::optional<std::vector<Handle>> components(Handle) { return std::nullopt; }
    /// The one of all symmetric positions that stands for them: it stands for itself.
    virtual Handle canonical(Handle p) { return p; }

    /// Throws Error (Input) with the offset in the text.
    virtual Handle parse(std::string_view text) = 0;
    virtual std::string text(Handle p) const = 0;
    virtual BoardDescription board(Handle p) const { return board_of_squares(text(p)); }
    virtual std::string board_text(Handle p) const;
    virtual std::string move_name(Handle /*from*/, Handle /*to*/) const { return {}; }
};

/// The game with these rules.
RulesetPtr user_game(std::shared_ptr<UserRules> rules);

/// A position of it by its handle. Requires a game that user_game made.
PositionPtr position_of(const RulesetPtr& game, UserRules::Handle handle);

/// The rules of a game that user_game made, or null; and the handle of a position of such a game.
UserRules* rules_of(const AnyRuleset& game);
std::optional<UserRules::Handle> handle_of(const AnyPosition& position);

}  // namespace upstar
