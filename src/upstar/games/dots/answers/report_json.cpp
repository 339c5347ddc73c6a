#include "upstar/games/dots/answers/report_json.h"

namespace upstar::dots {

Json report_json(const Report& report) {
    Json json = {{"schema", kJsonSchema}, {"headline", report.headline}};
    json["board"] = report.board.empty() ? Json(nullptr) : Json(report.board);
    json["facts"] = Json::array();
    for (const Fact& fact : report.facts)
        json["facts"].push_back({{"label", fact.label}, {"sentence", fact.sentence}});
    return json;
}

}  // namespace upstar::dots
