// upstar nim theorems: finds and proves the P-positions of one game after the other.
#include <chrono>
#include <iomanip>
#include <iostream>

#include "nim_proofs.h"

namespace upstar::cli {
namespace {

using Json = nlohmann::ordered_json;

struct TableEntry {
    std::uint32_t stacks;
    std::uint32_t window;
    std::uint32_t largest;  // 0: as many tokens as is quick
};

// Games of at most eight stacks whose P-positions a pattern is known or hoped to describe.
constexpr TableEntry kTheorems[] = {{2, 1, 0}, {3, 1, 0}, {3, 2, 0}, {3, 3, 0}, {4, 1, 0},
                                    {4, 2, 0}, {4, 3, 0}, {4, 4, 0}, {5, 2, 0}, {5, 3, 0},
                                    {5, 4, 0}, {6, 3, 0}, {6, 4, 8}, {6, 5, 0}, {7, 3, 6},
                                    {7, 4, 7}, {7, 6, 0}, {8, 6, 0}};

}  // namespace

int show_theorems(const ProofCommand& command, const CommonOptions& common) {
    require_format(common, false);
    Work work(command, common);
    Json records = Json::array();
    bool all = true;
    for (const TableEntry& entry : kTheorems) {
        ProofCommand one = command;
        one.largest = entry.largest;
        const CircularRules rules{entry.stacks, entry.window};
        std::string input;
        const auto start = std::chrono::steady_clock::now();
        const Theorem theorem = decide(one, rules, input, work.context());
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        all = all && is_proved(theorem);
        if (common.format == Format::Json) {
            records.push_back(json_of(rules, theorem));
            records.back()["seconds"] = seconds;
            continue;
        }
        std::cout << (is_proved(theorem) ? "proved: " + scope_name(theorem.proof->claim)
                                         : "not proved: " + game_name(rules))
                  << std::fixed << std::setprecision(2) << "  (" << seconds << " s)\n";
        if (theorem.proof)
            for (const Case& one_case : theorem.proof->claim.set.cases)
                std::cout << "  " << to_string(one_case, rules.stacks) << "\n";
        if (!theorem.missing.empty()) std::cout << "  " << theorem.missing << "\n";
        std::cout << std::flush;
    }
    if (common.format == Format::Json) std::cout << records.dump(1) << "\n";
    return all ? Ok : ClaimFailed;
}

}  // namespace upstar::cli
