// How well the machine plays, from beginner to perfect, and what it does at each level.
//
//     Strength strength(Level::Medium, seed);
//     const Choice choice = strength.choose(position, player, evaluators, std::chrono::seconds(5));
//
// A level is a small number of rules that can be said in a sentence, so that a person knows what he
// is up against. Chance decides where the rules leave several moves; it depends on the seed and the
// position alone, so that a game can be repeated and a move taken back and made again.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "upstar/answers/advice.h"

namespace upstar {

enum class Level : std::uint8_t { Beginner, Easy, Medium, Hard, Perfect };

inline constexpr std::array kLevels = {Level::Beginner, Level::Easy, Level::Medium, Level::Hard,
                                       Level::Perfect};

/// "medium".
const char* name(Level level);

/// What the machine does at this level, as it says itself: "I move at random.".
std::string promise(Level level, bool is_scoring);

struct Choice {
    PositionPtr position;
    std::string reason;  ///< a clause in the voice of the mover, without a full stop
};

class Strength {
public:
    explicit Strength(Level level = Level::Perfect, std::uint64_t seed = 0)
        : level_(level), seed_(seed) {}

    Level level() const { return level_; }
    std::uint64_t seed() const { return seed_; }
    bool uses_chance() const { return level_ != Level::Perfect; }

    /// The move where this level does not think as long as it can; nothing where it plays its best,
    /// as advise_best says. Requires a move. Throws Error if the context is stopped.
    std::optional<Choice> quick_choice(const PositionPtr& position, Player player,
                                       Context& context) const;

    /// The move of this level. Requires one; thinks about as long as that where it thinks.
    Choice choose(const PositionPtr& position, Player player, Evaluators& evaluators,
                  std::chrono::milliseconds time) const;

private:
    std::uint64_t chance(const AnyPosition& position, Player player, std::uint64_t salt) const;

    Level level_;
    std::uint64_t seed_;
};

}  // namespace upstar
