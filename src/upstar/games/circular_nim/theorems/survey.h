// Finds and proves the P-positions of one game after the other, each within its share of time.
//
// A game that is another one with the stacks divided by a is reduced to that; of any other a
// pattern is sought and proved; if its nim sums withstand that, for as many bits as there is time
// for. Of what stays open the P-positions of small stacks are counted.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/theorems/finding.h"

namespace upstar::circular_nim {

struct SurveyGame {
    CircularRules rules;
    std::uint32_t largest = 0;  ///< to learn from; 0: as many tokens as is quick
};

/// Games of at most nine stacks whose P-positions a pattern describes.
std::vector<SurveyGame> games_with_patterns();

/// Each of these games once: V4 with a = 1 is V3. Throws Error (Input) as require_describable does.
std::vector<SurveyGame> games_with(const std::vector<CircularRules>& all);

/// What can be found of one game; the time counts twice, for the proof and for the count.
Finding find_out(const SurveyGame& game, double seconds, Context& context);

/// The finding about a game that is another one with the stacks divided by a, if it is.
std::optional<Finding> reduced_finding(const CircularRules& rules);

/// "986896 P-positions with stacks <= 20".
std::string counted_scope(const CircularRules& rules, std::uint32_t largest, Context& context);

struct SurveyOptions {
    double seconds_each = 60;
    std::chrono::milliseconds time{0};  ///< for all of them; 0: no limit
    FindingsFile* journal = nullptr;    ///< what it has is taken from it, and the rest added
    bool verify = false;                ///< what it has is checked, not only its checksums
};

/// Gives each finding to `found` as soon as it is made; one of the journal that its check does not
/// accept has the status "refused", or "unverified" if the check took too long. A journal of
/// version 0.1, which has no checksums, is always checked. Returns whether all games were reached
/// within the time.
bool survey(const std::vector<SurveyGame>& games, const SurveyOptions& options, Context& context,
            const std::function<void(const Finding&)>& found);

}  // namespace upstar::circular_nim
