// What a table shows of a position: its value, its outcome, its mean and so on, each a value of the
// language.
//
// The value of a large position can be too long to read, or to write at all. Then it is left out,
// and the mean, the temperature and the stops stand for it. An outcome that is asked for
// alone is searched without the value, and a value that was guessed is proved without it: a search
// for a winner may skip most of what a value is made of.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/catalog/any_position.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/value.h"
#include "upstar/search/evaluators.h"

namespace upstar {

enum class Measure : std::uint8_t {
    GameValue,
    Outcome,
    Mean,
    Temperature,
    LeftStop,
    RightStop,
    NimValue,
};

inline constexpr std::array<Measure, 7> kMeasures = {
    Measure::GameValue, Measure::Outcome,   Measure::Mean,    Measure::Temperature,
    Measure::LeftStop,  Measure::RightStop, Measure::NimValue};

/// What stands for a value that is left out.
inline constexpr std::array<Measure, 4> kInsteadOfValue = {Measure::Mean, Measure::Temperature,
                                                           Measure::LeftStop, Measure::RightStop};

constexpr std::size_t index(Measure measure) { return static_cast<std::size_t>(measure); }

/// "value", "left-stop", ...
const char* name(Measure measure);

/// "value,mean" as measures. Throws Error (Input) that lists them for one that there is not.
std::vector<Measure> parse_measures(std::string_view text);

/// Values longer than this are left out in any case.
inline constexpr std::size_t kMostCharacters = std::size_t{1} << 24;

struct Measured {
    std::array<std::optional<Value>, kMeasures.size()> values;  ///< nothing: not measured
    std::size_t left_out = 0;  ///< characters of the value, where it is left out; else 0

    const std::optional<Value>& operator[](Measure measure) const { return values[index(measure)]; }
    std::optional<Value>& operator[](Measure measure) { return values[index(measure)]; }
};

/// The same as journals keep it.
struct MeasuredTexts {
    std::array<std::string, kMeasures.size()> texts;  ///< empty: not measured
    std::size_t left_out = 0;

    const std::string& operator[](Measure measure) const { return texts[index(measure)]; }
    std::string& operator[](Measure measure) { return texts[index(measure)]; }
};

MeasuredTexts texts_of(Arena& arena, const Measured& measured);

/// Throws Error (Input) for a text that is nothing of its measure.
Measured measured_from(Workspace& work, const MeasuredTexts& texts);

/// Whether `known` holds all that `wanted` asks for with values of at most `longest` characters.
bool covers(const MeasuredTexts& known, const std::vector<Measure>& wanted, std::size_t longest);

/// Throws Error (Input) if the game has no such measure, Error (Limit) at a limit. If the value is
/// among `guesses` it is not made but proved, each guess by a search for who wins the difference.
Measured measure(Evaluators& evaluators, const AnyPosition& position,
                 const std::vector<Measure>& wanted, std::size_t longest,
                 const std::vector<Game>& guesses = {});

}  // namespace upstar
