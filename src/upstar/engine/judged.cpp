#include "upstar/engine/judged.h"

#include "upstar/answers/record.h"
#include "upstar/base/within.h"

namespace upstar {

Analysis analysed(Asked& asked) {
    Analysis analysis = analyse(asked.position(), asked.evaluators(), asked.time());
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
