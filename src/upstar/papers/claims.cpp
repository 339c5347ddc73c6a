#include "upstar/papers/claims.h"

#include <chrono>

namespace upstar {

const std::vector<Paper>& papers() {
    static const std::vector<Paper> all = {
        {"erickson", "J. Erickson, New Toads and Frogs Results, 1996", "TF", 23, {}},
        {"ernst",
         "M. Ernst, Playing Konane Mathematically, 1995",
         "KO",
         20,
         {{"KO-3",
           "{0|*} is up, and a number between the options is the simplest one",
           {"{0|*} == ^", "{5|22} == 6", "{-22|-7} == -8", "{-22|3} == 0", "{1/2|3/4} == 5/8",
            "{5/4|2} == 3/2"}}}},
        {"heubach-dufour",
         "S. Heubach and M. Dufour, Circular Nim Games, 2010",
         "CN",
         17,
         {{"CN-3",
           "minimum excluded values, the nim sum of 12, 13 and 7, and P-positions",
           {"[1,4,5,7].Mex == 0", "[0,1,2,6].Mex == 3", "12 NimSum 13 NimSum 7 == 6",
            "[a NimSum b NimSum c == 0 for a from 0 to 5 for b from 0 to 5 for c from 0 to 5] == "
            "[(*a + *b + *c).OutcomeClass == (0).OutcomeClass for a from 0 to 5 for b from 0 to 5 "
            "for c from 0 to 5]"}}}},
        {"berlekamp-scott",
         "E. Berlekamp and K. Scott, Forcing Your Opponent to Stay in Control of a Loony "
         "Dots-and-Boxes Endgame, 2002",
         "DB",
         9,
         {}},
    };
    return all;
}

ClaimReport check(Session& session, const Claim& claim) {
    const auto start = std::chrono::steady_clock::now();
    ClaimReport report;
    for (const std::string& expression : claim.expressions) {
        const Value value = session.evaluate(expression);
        const bool* truth = std::get_if<bool>(&value);
        if (truth != nullptr && *truth) continue;
        report.verdict = Verdict::Refuted;
        report.counterexample = expression + " is " + session.text(value);
        break;
    }
    report.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

}  // namespace upstar
