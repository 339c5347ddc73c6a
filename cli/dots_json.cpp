#include "dots_json.h"

#include "dots_options.h"
#include "dots_report.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::cli {

using namespace dots;

Json dots_json(const DotsPosition& position, const DotsAnalysis& analysis) {
    const std::vector<std::string> names = move_names(position, LineNames::Coordinates);
    const DotsSurvey& survey = analysis.survey;
    Json json = {{"position",
                  to_text(position, position.board() ? DotsNotation::Bits : DotsNotation::Graph)}};
    json["graph"] = to_text(position.graph());
    if (position.board()) {
        json["captured"] = {{"A", position.board()->captured_by(Scorer::A)},
                            {"B", position.board()->captured_by(Scorer::B)},
                            {"unknown", position.board()->captured_by(Scorer::Unknown)}};
        json["mover"] = position.mover() == Scorer::Unknown ? Json(nullptr)
                                                            : Json(scorer_letter(position.mover()));
    }
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
    json["value"] = analysis.value ? Json(*analysis.value) : Json(nullptr);
    json["bounds"] = {analysis.least, analysis.most};
    if (!analysis.value) {
        json["bounds_reason"] = analysis.bounds_reason;
        json["limit"] = analysis.limit;
    }
    json["nimstring"] = nullptr;
    if (const auto& nimstring = analysis.nimstring) {
        json["nimstring"] = nimstring->is_loony ? Json("loony") : Json(nimstring->nim);
        json["zero_moves"] = Json::array();
        for (const int string : analysis.zero_moves)
            json["zero_moves"].push_back(names[static_cast<std::size_t>(string)]);
    } else {
        json["no_nimstring"] = analysis.no_nimstring;
    }
    if (analysis.control_cost) json["control_cost"] = *analysis.control_cost;
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
        json["no_cv"] = analysis.no_controlled;
    }
    if (analysis.plan) {
        Json pieces = Json::array();
        for (const PlannedPiece& planned : analysis.plan->pieces)
            pieces.push_back({{"piece", planned.piece.name},
                              {"kind", planned.piece.is_loop ? "loop" : "chain"},
                              {"length", planned.piece.length},
                              {"phase", name(planned.phase)}});
        json["plan"] = {{"pieces", pieces},
                        {"value", analysis.plan->value},
                        {"proves_cv", analysis.plan->proves_cv}};
    }
    json["moves"] = Json::array();
    for (const DotsMove& move : analysis.moves)
        json["moves"].push_back(
            {{"move", names[static_cast<std::size_t>(move.string)]}, {"value", move.value}});
    if (analysis.moves.empty())
        for (const std::string& name : names)
            json["moves"].push_back({{"move", name}, {"value", nullptr}});
    json["line"] = Json::array();
    for (const int string : analysis.line)
        json["line"].push_back(names[static_cast<std::size_t>(string)]);
    return json;
}

}  // namespace upstar::cli
