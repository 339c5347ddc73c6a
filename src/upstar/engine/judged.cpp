#include "upstar/engine/judged.h"

#include <algorithm>
#include <utility>

#include "upstar/answers/analysis_json.h"
#include "upstar/answers/record.h"
#include "upstar/base/within.h"

namespace upstar {

namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

// What more and more time finds, until the whole is found or as much time is left as was spent:
// what one search finds, the next need not search again.
void tell_deepening(Asked& asked, const PositionPtr& position, Clock::time_point end) {
    constexpr milliseconds kFirst{250};
    Json told;
    for (milliseconds time = kFirst; Clock::now() + 2 * time < end; time *= 2) {
        const Analysis analysis = analyse(position, asked.evaluators(), time);
        if (analysis.limit.remedy != Remedy::raise_time_limit()) return;
        if (!analysis.is_decided()) continue;
        Json partial = json_of(asked.arena(), analysis);
        if (partial == told) continue;
        asked.tell(partial);
        told = std::move(partial);
    }
}

Analysis found_deepening(Asked& asked, const PositionPtr& position) {
    const milliseconds time = asked.time();
    if (time.count() == 0) {
        tell_deepening(asked, position, Clock::time_point::max());
        return analyse(position, asked.evaluators());
    }
    const Clock::time_point end = Clock::now() + time;
    tell_deepening(asked, position, end);
    const auto left = std::chrono::duration_cast<milliseconds>(end - Clock::now());
    return analyse(position, asked.evaluators(), std::max(milliseconds(1), left));
}

}  // namespace

Analysis analysed(Asked& asked) {
    Analysis analysis = asked.streams()
                            ? found_deepening(asked, asked.position())
                            : analyse(asked.position(), asked.evaluators(), asked.time());
    if (!analysis.is_decided())
        throw Error(ErrorKind::Limit, analysis.limit.message, analysis.limit.remedy);
    return analysis;
}

Review reviewed(Asked& asked) {
    Match match = parse_record(asked.session().catalog(), asked.text("record"),
                               asked.has("game") ? asked.game() : nullptr)
                      .match;
    if (match.history().empty())
        throw Error(ErrorKind::Input,
                    "to review a game takes its turns in the order of play, behind the position");
    return reviewed(asked, std::move(match));
}

Review reviewed(Asked& asked, Match match) {
    const std::chrono::milliseconds time = asked.time_or(kTimeToReview);
    Review found = review(std::move(match), asked.evaluators(), time);
    asked.check();
    add_values(found, asked.evaluators(), share(time, kShareOfValues));
    asked.check();
    return found;
}

}  // namespace upstar
