#include <array>
#include <sstream>

#include "upstar/base/time_limit.h"
#include "upstar/certificates/check.h"
#include "upstar/engine/asked.h"
#include "upstar/engine/proofs/proof_questions.h"
#include "upstar/papers/papers_json.h"

namespace upstar {
namespace {

Json check(Asked& asked) {
    Context& context = asked.session().context();
    const TimeLimit limit(context, asked.time());
    std::istringstream text(asked.text("certificate"));
    return json_of(check_certificate_alone(text, context));
}

constexpr std::array<Named<Effort>, 3> kEfforts = {
    {{"usual", Effort::Usual}, {"quick", Effort::Quick}, {"full", Effort::Full}}};

// Each claim is told as soon as it is decided; at a limit those that are stand.
Json papers(Asked& asked) {
    const auto chosen = papers_called(asked.text_or("paper", ""));
    PapersObserver observer;
    if (asked.streams())
        observer.decided = [&](const ExaminedClaim& each) {
            PapersReport one;
            one.claims.push_back(each);
            asked.tell({{"claim", papers_json(one)["claims"][0]}});
        };
    const PapersReport report = [&] {
        const TimeLimit limit(asked.session().context(), asked.time());
        return examine_papers(
            {asked.session(), asked.one_of("effort", kEfforts).value, asked.threads()}, chosen,
            observer);
    }();
    asked.check();
    return papers_json(report);
}

}  // namespace

std::vector<EngineQuestion> check_questions() {
    return {{"check",
             "whether a certificate proves what it claims; no other program is asked",
             {Field::text("certificate", "any but the folder of a proof of Circular Nim, as text")
                  .required()},
             check},
            {"papers",
             "whether the claims of the four papers hold",
             {Field::text("paper",
                          "one of them: erickson, ernst, heubach-dufour, "
                          "berlekamp-scott; all without it"),
              Field::text("effort", "usual, as without it; quick or full")},
             papers}};
}

}  // namespace upstar
