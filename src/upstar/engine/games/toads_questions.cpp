#include "upstar/base/time_limit.h"
#include "upstar/engine/asked.h"
#include "upstar/engine/games/game_questions.h"
#include "upstar/games/toads/worth_certificate.h"

namespace upstar {
namespace {

using namespace toads;

Json toads_worth(Asked& asked) {
    const StripWorth claim = strip_worth(asked.text("strip"), asked.text("value"));
    Context& context = asked.session().context();
    const TimeLimit limit(context, asked.time());
    if (!asked.is_set("certificate")) return json_of(decide(claim, context));
    const ProvedWorth proved = decide_and_prove(claim, context);
    Json json = json_of(proved.answer);
    json["certificate"] = proved.answer.holds() ? Json(proved.certificate) : Json(nullptr);
    return json;
}

}  // namespace

std::vector<EngineQuestion> toads_questions() {
    return {{"toads worth",
             "whether a strip is worth a whole number, perhaps with a star, and a proof of it",
             {Field::text("strip", "at most 20 squares, such as TTT..FF").required(),
              Field::text("value", "such as 3, -1, * or 2*").required(),
              Field::flag("certificate", "also how whoever begins loses the difference")},
             toads_worth}};
}

}  // namespace upstar
