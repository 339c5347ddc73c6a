#include <array>

#include "upstar/base/time_limit.h"
#include "upstar/engine/asked.h"
#include "upstar/engine/proofs/proof_questions.h"
#include "upstar/games/konane/army/penetration_certificate.h"
#include "upstar/games/konane/army/penetration_json.h"

namespace upstar {
namespace {

using namespace konane;

constexpr std::array<Named<Direction>, 4> kDirections = {{{"up", Direction::Up},
                                                          {"down", Direction::Down},
                                                          {"left", Direction::Left},
                                                          {"right", Direction::Right}}};

void refuse_beside_rectangle(const Asked& asked) {
    if (asked.has("toward"))
        throw Error(ErrorKind::Input, "`toward` is for a group that is drawn; a rectangle goes up");
}

template <class Answer>
Json told(const Asked& asked, const Answer& answer) {
    Json json = json_of(answer);
    if (asked.is_set("certificate")) json["certificate"] = certificate_text(answer);
    return json;
}

Json fewest(Context& context, const Army& army, int row) {
    const auto answer = fewest_answer(context, army, row);
    return answer ? json_of(*answer) : Json(nullptr);
}

Json of_rectangle(const Asked& asked, Context& context, const Rectangle& rectangle) {
    refuse_beside_rectangle(asked);
    if (asked.is_set("fewest") &&
        std::int64_t{*rectangle.depth} * *rectangle.width > kMostForFewest)
        throw Error(ErrorKind::Input, "`fewest` takes rectangles of at most " +
                                          std::to_string(kMostForFewest) + " squares");
    const RectangleAnswer answer = rectangle_answer(context, rectangle);
    Json json = told(asked, answer);
    if (asked.is_set("fewest"))
        json["fewest"] = fewest(context, Army::rectangle(*rectangle.depth, *rectangle.width),
                                answer.penetration);
    return json;
}

Json konane_penetration(Asked& asked) {
    Context& context = asked.session().context();
    const TimeLimit limit(context, asked.time());
    if (!asked.has("group")) {
        refuse_beside_rectangle(asked);
        if (asked.is_set("fewest") || asked.is_set("certificate"))
            throw Error(ErrorKind::Input, "`fewest` and `certificate` need a `group`, such as 4x7");
        return json_of(penetration_table(context));
    }
    const std::string group = asked.text("group");
    if (group.empty()) throw Error(ErrorKind::Input, "an empty group: write one such as xox|oxo");
    if (const auto rectangle = parse_rectangle(group))
        return of_rectangle(asked, context, *rectangle);
    const GroupAnswer answer =
        group_answer(context, Army::parse(group, asked.one_of("toward", kDirections).value));
    Json json = told(asked, answer);
    if (asked.is_set("fewest"))
        json["fewest"] = fewest(context, answer.army, answer.penetration.distance);
    return json;
}

}  // namespace

std::vector<EngineQuestion> penetration_questions() {
    return {{"konane penetration",
             "how far the stones of a group can get beyond a line, and a proof of it",
             {Field::text("group",
                          "depth x width of a rectangle, such as 3x13, or rows of stones from the "
                          "top, such as xox|oxo; without it, the table of all rectangles"),
              Field::text("toward",
                          "which way a drawn group goes: up, as without it, down, left "
                          "or right"),
              Field::flag("fewest", "also the fewest stones that get as far"),
              Field::flag("certificate", "also the jumps and the functions that prove it")},
             konane_penetration}};
}

}  // namespace upstar
