#include "upstar/games/dots/answers/analysis_json.h"

#include "upstar/games/dots/answers/controlled_text.h"
#include "upstar/games/dots/answers/pieces_json.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_text.h"
#include "upstar/games/dots/rules/move_names.h"

namespace upstar::dots {
namespace {

using Names = std::vector<std::string>;

Json names_json(const std::vector<int>& strings, const Names& names) {
    Json json = Json::array();
    for (const int string : strings) json.push_back(names[static_cast<std::size_t>(string)]);
    return json;
}

void add_position(Json& json, const DotsPosition& position) {
    json["position"] =
        to_text(position, position.board() ? DotsNotation::Bits : DotsNotation::Graph);
    json["graph"] = to_text(position.graph());
    if (!position.board()) return;
    json["captured"] = {{"A", position.board()->captured_by(Scorer::A)},
                        {"B", position.board()->captured_by(Scorer::B)},
                        {"unknown", position.board()->captured_by(Scorer::Unknown)}};
    json["mover"] =
        position.mover() == Scorer::Unknown ? Json(nullptr) : Json(scorer_letter(position.mover()));
}

void add_survey(Json& json, const DotsSurvey& survey) {
    static constexpr const char* kPhases[] = {"over", "capturing", "safe", "hand-outs", "loony"};
    json["phase"] = kPhases[static_cast<std::size_t>(survey.phase)];
    json["left"] = survey.coins;
    json["capturable"] = survey.capturable;
    json["safe_moves"] = survey.safe_strings.size();
    json["regions"] = Json::array();
    for (const DotsRegion& region : survey.regions) json["regions"].push_back(region.text);
    json["long_chains"] = survey.long_chains;
    json["loops"] = survey.loops;
    json["mover_wants"] = survey.mover_wants_odd ? "odd" : "even";
}

void add_value(Json& json, const DotsAnalysis& analysis) {
    json["value"] = analysis.value ? Json(*analysis.value) : Json(nullptr);
    json["bounds"] = {analysis.least, analysis.most};
    if (analysis.value) return;
    json["bounds_reason"] = analysis.bounds_reason;
    json["limit"] = analysis.limit.message;
}

void add_control(Json& json, const DotsAnalysis& analysis, const Names& names) {
    json["nimstring"] = nullptr;
    if (const auto& nimstring = analysis.nimstring) {
        json["nimstring"] = nimstring->is_loony ? Json("loony") : Json(nimstring->nim);
        json["zero_moves"] = names_json(analysis.zero_moves, names);
    } else {
        json["no_nimstring"] = analysis.no_nimstring.message;
    }
    if (analysis.control_cost) json["control_cost"] = *analysis.control_cost;
}

void add_controlled_value(Json& json, const DotsAnalysis& analysis) {
    json["cv"] = nullptr;
    if (const auto& cv = analysis.controlled) {
        json["cv"] = cv->value;
        json["cv_parts"] = {{"coins", cv->coins},
                            {"joints", cv->joints},
                            {"valence", cv->valence},
                            {"p", cv->p4 / 4.0}};
        json["cv_parts"]["loops"] = Json::array();
        for (const Loop& loop : cv->loops.loops)
            json["cv_parts"]["loops"].push_back(loop_text(loop, analysis.rest));
    } else {
        json["no_cv"] = analysis.no_controlled.message;
    }
    if (analysis.plan)
        json["plan"] = {{"pieces", pieces_json(analysis.plan->pieces)},
                        {"value", analysis.plan->value},
                        {"proves_cv", analysis.plan->proves_cv}};
}

}  // namespace

Json analysis_json(const AnalysedPosition& analysed) {
    const auto& [position, analysis] = analysed;
    const Names names = move_names(position, LineNames::Coordinates);
    Json json = {{"schema", kJsonSchema}};
    add_position(json, position);
    add_survey(json, analysis.survey);
    add_value(json, analysis);
    add_control(json, analysis, names);
    add_controlled_value(json, analysis);
    json["moves"] = moves_json(analysis.moves, names);
    if (analysis.moves.empty())
        for (const std::string& name : names)
            json["moves"].push_back({{"move", name}, {"value", nullptr}});
    json["line"] = names_json(analysis.line, names);
    return json;
}

}  // namespace upstar::dots
