#include "upstar/games/circular_nim/theorems/theorem_json.h"

#include "upstar/base/json_reader.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/theorems/coq_text.h"
#include "upstar/games/circular_nim/theorems/strategy_text.h"

namespace upstar::circular_nim {

Json json_of(const Theorem& theorem) {
    Json json = {{"schema", kJsonSchema},
                 {"game", game_name(theorem.rules)},
                 {"proved", theorem.is_proved()}};
    if (theorem.proof) {
        json["set"] = case_texts(theorem.proof->claim.set);
        json["scope"] = scope_name(theorem.proof->claim);
        json["moves"] = theorem.proof->moves.size();
        if (theorem.holds_in_scope()) json["strategy"] = strategy(*theorem.proof);
        if (theorem.holds_in_scope() && !theorem.is_proved())
            json["proved_below"] = std::uint64_t{1} << theorem.proof->claim.bits;
        if (!theorem.proof->reduction.groups.empty())
            json["reduced"] = to_string(theorem.proof->reduction);
        if (theorem.proof->tree) json["tree"] = strategy_lines(theorem.rules, *theorem.proof->tree);
        if (!theorem.proof->without_tree.empty())
            json["without_tree"] = theorem.proof->without_tree;
        if (theorem.is_written) {
            const std::string reason = without_theorem(*theorem.proof);
            json["theorem"] = reason.empty() ? Json(kTheoremFile) : Json(nullptr);
            if (!reason.empty()) json["without_theorem"] = reason;
        }
    }
    if (!theorem.missing.empty()) json["missing"] = theorem.missing;
    if (theorem.is_refuted()) {
        json["position"] = theorem.proof->flaw->position;
        if (theorem.proof->flaw->option) json["option"] = *theorem.proof->flaw->option;
    }
    return json;
}

Json json_of(const Finding& finding) {
    return {{"schema", kJsonSchema},
            {"game", finding.game},
            {"proved", finding.status == "proved"},
            {"status", finding.status},
            {"scope", finding.scope},
            {"set", finding.cases},
            {"remark", finding.remark},
            {"seconds", finding.seconds}};
}

Finding finding_from_json(const Json& json) {
    const JsonReader read("finding");
    read.check_schema(json);
    Finding finding;
    finding.game = read.text(json, "game");
    finding.status = read.text(json, "status");
    finding.scope = read.text(json, "scope");
    for (const Json& one : read.array(json, "set")) finding.cases.push_back(read.as_text(one));
    finding.remark = read.text(json, "remark");
    finding.seconds = read.real(json, "seconds");
    if (read.truth(json, "proved") != (finding.status == "proved"))
        throw read.fault("`proved` and `status` disagree");
    return finding;
}

Json json_of(const std::vector<ShrinkingTheorem>& theorems) {
    Json sets = Json::array();
    for (const ShrinkingTheorem& each : theorems)
        sets.push_back({{"piles", each.piles},
                        {"set", case_texts(each.set)},
                        {"tested", each.tested},
                        {"proved", each.proved},
                        {"moves", each.moves.size()},
                        {"missing", each.missing}});
    return {{"schema", kJsonSchema},
            {"game", "shrinking CN(" + std::to_string(theorems.back().piles) + "," +
                         std::to_string(theorems.back().window) + ")"},
            {"proved", theorems.back().proved},
            {"piles", sets}};
}

}  // namespace upstar::circular_nim
