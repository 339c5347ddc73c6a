#include "upstar/base/time_limit.h"
#include "upstar/engine/asked.h"
#include "upstar/engine/games/game_questions.h"
#include "upstar/games/heaps/period.h"

namespace upstar {
namespace {

using namespace heaps;

Json heaps_period(Asked& asked) {
    Context& context = asked.session().context();
    const TimeLimit limit(context, asked.time());
    NimSequence sequence(context, parse_code(asked.text("code")));
    const PeriodAnswer answer =
        period_answer(sequence, asked.count_or<std::uint32_t>("most", kUsualHeaps, kMostForPeriod));
    Json json = json_of(answer);
    if (asked.is_set("certificate"))
        json["certificate"] =
            answer.found ? Json(period_certificate(sequence, *answer.found)) : Json(nullptr);
    return json;
}

}  // namespace

std::vector<EngineQuestion> heap_questions() {
    return {{"heaps period",
             "when the nim values of a take-and-break game repeat, and a proof of it",
             {Field::text("code", "such as 0.77").required(),
              Field::count("most", "look at heaps up to this one; 20000 without it"),
              Field::flag("certificate", "also the nim values that prove it")},
             heaps_period}};
}

}  // namespace upstar
