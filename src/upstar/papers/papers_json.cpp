#include "upstar/papers/papers_json.h"

#include "upstar/base/error_json.h"

namespace upstar {

Json papers_json(const PapersReport& report) {
    Json claims = Json::array();
    for (const auto& [paper, claim, found] : report.claims)
        claims.push_back({{"paper", paper->key},
                          {"claim", claim->id},
                          {"statement", claim->statement},
                          {"verdict", name(found.verdict)},
                          {"expected", found.is_expected},
                          {"proved", found.proved},
                          {"scope", found.scope},
                          {"counterexample", found.counterexample},
                          {"correction", found.correction},
                          {"settled", found.settled},
                          {"unproved", found.unproved},
                          {"note", claim->note},
                          {"seconds", found.seconds}});
    Json json = {{"schema", kJsonSchema}, {"claims", std::move(claims)}};
    if (report.stopped) json["stopped"] = error_json(*report.stopped);
    return json;
}

}  // namespace upstar
