// upstar papers [PAPER]: checks the claims of the four papers live.
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>

#include "command.h"
#include "interrupt.h"
#include "upstar/base/time_limit.h"
#include "upstar/papers/claims.h"

namespace upstar::cli {
namespace {

struct Tally {
    std::size_t holds = 0;
    std::size_t refuted = 0;
    double seconds = 0;
};

void check_paper(Session& session, const Paper& paper, bool json, nlohmann::json& report,
                 Tally& tally) {
    if (!json) std::cout << paper.title << "\n";
    for (const Claim& claim : paper.claims) {
        const ClaimReport result = check(session, claim);
        const bool holds = result.verdict == Verdict::Holds;
        (holds ? tally.holds : tally.refuted) += 1;
        tally.seconds += result.seconds;
        report.push_back({{"paper", paper.key},
                          {"claim", claim.id},
                          {"statement", claim.statement},
                          {"verdict", holds ? "holds" : "refuted"},
                          {"counterexample", result.counterexample},
                          {"seconds", result.seconds}});
        if (json) continue;
        std::cout << "  " << std::left << std::setw(8) << claim.id << std::setw(9)
                  << (holds ? "holds" : "REFUTED") << claim.statement << "\n";
        if (!holds) std::cout << "           " << result.counterexample << "\n";
        std::cout.flush();
    }
    const std::size_t waiting = paper.claim_count - paper.claims.size();
    if (!json && waiting > 0)
        std::cout << "  " << waiting << " of " << paper.claim_count << " claims (" << paper.prefix
                  << "-...) wait for their game: it is not in the catalog yet\n";
}

int run(const std::string& key, const CommonOptions& common) {
    Session session(common.memory_bytes());
    const InterruptGuard guard(session.context());
    const TimeLimit limit(session.context(), common.time());
    const bool json = common.format == Format::Json;
    nlohmann::json report = nlohmann::json::array();
    Tally tally;
    bool found = false;
    for (const Paper& paper : papers()) {
        if (!key.empty() && key != paper.key) continue;
        found = true;
        check_paper(session, paper, json, report, tally);
    }
    if (!found) {
        std::string keys;
        for (const Paper& paper : papers()) keys += (keys.empty() ? "" : ", ") + paper.key;
        throw Error(ErrorKind::Input, "no paper called `" + key + "`; there are " + keys);
    }
    if (json) {
        std::cout << report.dump(2) << "\n";
    } else {
        std::cout << tally.holds << " claims hold, " << tally.refuted << " are refuted; "
                  << std::fixed << std::setprecision(2) << tally.seconds << " s\n";
    }
    return tally.refuted == 0 ? Ok : ClaimFailed;
}

}  // namespace

void add_papers(CLI::App& app, CommonOptions& common, int& exit_code) {
    auto* command = app.add_subcommand("papers", "check the claims of the four papers");
    auto key = std::make_shared<std::string>();
    command->add_option("paper", *key,
                        "erickson, ernst, heubach-dufour or berlekamp-scott; default all");
    add_common_options(*command, common);
    command->callback([key, &common, &exit_code] {
        try {
            exit_code = run(*key, common);
        } catch (const Error& error) {
            std::cerr << describe(error, "");
            exit_code = cli::exit_code(error);
        }
    });
}

}  // namespace upstar::cli
