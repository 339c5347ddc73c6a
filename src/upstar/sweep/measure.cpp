#include "upstar/sweep/measure.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/lang/value_json.h"
#include "upstar/values/order.h"
#include "upstar/values/print.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

constexpr std::array<const char*, kMeasures.size()> kNames = {
    "value", "outcome", "mean", "temperature", "left-stop", "right-stop", "nim-value"};

bool holds(const std::vector<Measure>& measures, Measure measure) {
    return std::find(measures.begin(), measures.end(), measure) != measures.end();
}

// A value that is too long to print at all counts as one of just too many characters.
std::size_t printed_size(Arena& arena, Game value) {
    try {
        return to_string(arena, value).size();
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Limit || arena.context().stopped()) throw;
        return kMostCharacters + 1;
    }
}

// What the value tells of another measure.
std::optional<Value> told_by(Arena& arena, Game value, Measure measure) {
    switch (measure) {
        case Measure::Outcome:
            return outcome(arena, value);
        case Measure::Mean:
            return arena.number(mean(arena, value));
        case Measure::Temperature:
            return arena.number(temperature(arena, value));
        case Measure::LeftStop:
            return arena.number(arena.stop_number(value, Player::Left));
        case Measure::RightStop:
            return arena.number(arena.stop_number(value, Player::Right));
        case Measure::GameValue:
        case Measure::NimValue:
            break;
    }
    return std::nullopt;
}

const char* json_type(Measure measure) {
    switch (measure) {
        case Measure::GameValue:
            return "Game";
        case Measure::Outcome:
            return "OutcomeClass";
        default:
            return "Number";
    }
}

}  // namespace

const char* name(Measure measure) { return kNames[index(measure)]; }

std::vector<Measure> parse_measures(std::string_view text) {
    std::vector<Measure> measures;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        const auto found = std::find(kNames.begin(), kNames.end(), word);
        if (found == kNames.end()) {
            std::string known;
            for (const char* each : kNames)
                known += (known.empty() ? "" : ", ") + std::string(each);
            throw Error(ErrorKind::Input, "cannot show `" + std::string(word) + "`; there are " +
                                              known + ", separated by commas");
        }
        const Measure measure = kMeasures[static_cast<std::size_t>(found - kNames.begin())];
        if (!holds(measures, measure)) measures.push_back(measure);
        at = end + 1;
    }
    return measures;
}

MeasuredTexts texts_of(Arena& arena, const Measured& measured) {
    MeasuredTexts result;
    result.left_out = measured.left_out;
    for (const Measure measure : kMeasures)
        if (measured[measure]) result[measure] = to_string(arena, *measured[measure]);
    return result;
}

Measured measured_from(Workspace& work, const MeasuredTexts& texts) {
    Measured result;
    if (texts[Measure::GameValue].empty()) result.left_out = texts.left_out;
    for (const Measure measure : kMeasures)
        if (!texts[measure].empty())
            result[measure] =
                value_from_json(work, {{"type", json_type(measure)}, {"value", texts[measure]}});
    return result;
}

bool covers(const MeasuredTexts& known, const std::vector<Measure>& wanted, std::size_t longest) {
    longest = std::min(longest, kMostCharacters);
    const auto has = [&](Measure measure) { return !known[measure].empty(); };
    for (const Measure measure : wanted) {
        if (measure != Measure::GameValue) {
            if (!has(measure)) return false;
            continue;
        }
        const std::size_t size = has(measure) ? known[measure].size() : known.left_out;
        if (size == 0 || (size <= longest) != has(measure)) return false;
        if (!has(measure) && !std::all_of(kInsteadOfValue.begin(), kInsteadOfValue.end(), has))
            return false;
    }
    return true;
}

Measured measure(Evaluators& evaluators, const AnyPosition& position,
                 const std::vector<Measure>& wanted, std::size_t longest,
                 const std::vector<Game>& guesses) {
    Measured result;
    Arena& arena = evaluators.arena();
    longest = std::min(longest, kMostCharacters);
    const auto needs_value = [](Measure each) {
        return each != Measure::Outcome && each != Measure::NimValue;
    };
    if (holds(wanted, Measure::NimValue))
        result[Measure::NimValue] = arena.integer(position.nim_value(evaluators));
    if (std::none_of(wanted.begin(), wanted.end(), needs_value)) {
        if (holds(wanted, Measure::Outcome))
            result[Measure::Outcome] = position.outcome(evaluators);
        return result;
    }
    const auto proved = std::find_if(guesses.begin(), guesses.end(), [&](Game guess) {
        return position.is_worth(guess, evaluators);
    });
    const Game value = proved != guesses.end() ? *proved : position.value(evaluators);
    if (holds(wanted, Measure::GameValue)) {
        const std::size_t size = printed_size(arena, value);
        if (size > longest) {
            result.left_out = size;
            for (const Measure each : kInsteadOfValue) result[each] = told_by(arena, value, each);
        } else {
            result[Measure::GameValue] = value;
        }
    }
    for (const Measure each : wanted)
        if (!result[each]) result[each] = told_by(arena, value, each);
    return result;
}

}  // namespace upstar
