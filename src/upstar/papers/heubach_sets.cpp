#include "upstar/papers/heubach_sets.h"

#include <algorithm>
#include <utility>

#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/sets/stack_set.h"
#include "upstar/games/circular_nim/sieve/sieve.h"
#include "upstar/games/circular_nim/theorems/partition_proof.h"
#include "upstar/games/circular_nim/theorems/pattern.h"
#include "upstar/papers/checks.h"

namespace upstar {

using namespace circular_nim;
namespace {

std::uint32_t chosen(const Examination& examination, const Stakes& largest) {
    return examination.choose(largest.quick, largest.usual, largest.full);
}

PPositions sieve_of(const Examination& examination, const CircularRules& rules,
                    std::uint32_t largest) {
    SieveOptions options;
    options.threads = examination.threads;
    return sieve(examination.session.context(), Cube(rules, largest), options);
}

Finding finding_of(const PartitionProof& proof) {
    switch (proof.verdict) {
        case ProofVerdict::Proved:
            return {"proved for " + scope_name(proof.claim) + " by " +
                        counted(proof.obligations().size(), "script"),
                    ""};
        case ProofVerdict::Refuted:
            return {scope_name(proof.claim), describe(*proof.flaw)};
        case ProofVerdict::Open:
            break;
    }
    return {"no proof for " + scope_name(proof.claim) + ": " + proof.missing, ""};
}

std::uint32_t least(const Stacks& stacks) {
    return *std::min_element(stacks.begin(), stacks.end());
}

bool has_least_at(const Stacks& stacks, const std::string& places) {
    return std::any_of(places.begin(), places.end(), [&](char place) {
        return stacks[static_cast<std::size_t>(place - 'a')] == least(stacks);
    });
}

}  // namespace

Check sieved(CircularRules rules, const std::string& set, Stakes largest) {
    return [=](const Examination& examination) -> Finding {
        const std::uint32_t most = chosen(examination, largest);
        const Cube cube(rules, most);
        const StackSet claimed = parse_stack_set(set, rules);
        const PPositions found = sieve_of(examination, rules, most);
        const std::string scope = game_name(rules) + ", stacks <= " + std::to_string(most);
        for (std::uint64_t i = 0; i < cube.positions(); ++i) {
            const Stacks stacks = cube.stacks(i);
            if (claimed.contains(stacks) == found.contains(stacks)) continue;
            return {scope, to_string(stacks) +
                               (found.contains(stacks) ? " is a P-position" : " is an N-position")};
        }
        return {scope + " (" + counted(found.count(), "P-position") + ")", ""};
    };
}

Check proved(CircularRules rules, const std::string& set) {
    return [=](const Examination& examination) -> Finding {
        const StackSet claimed = parse_stack_set(set, rules);
        return finding_of(prove_partition({rules, claimed, 0}, examination.session.context()));
    };
}

Check instance_proved(CircularRules rules, const std::string& set) {
    return [=](const Examination& examination) -> Finding {
        Finding finding = proved(rules, set)(examination);
        finding.scope = "of these games: " + finding.scope;
        return finding;
    };
}

Check found_and_proved(CircularRules rules) {
    return [=](const Examination& examination) -> Finding {
        Context& context = examination.session.context();
        const Pattern pattern = find_pattern(rules, 0, context);
        if (!pattern.is_found()) return {game_name(rules), "no pattern was found"};
        Finding finding = finding_of(prove_partition({rules, pattern.set, 0}, context));
        finding.scope += ", found from stacks <= " + std::to_string(pattern.tested);
        return finding;
    };
}

Check least_in_both(const std::string& first_triple, const std::string& second_triple,
                    Stakes largest) {
    return [=](const Examination& examination) -> Finding {
        const std::uint32_t most = chosen(examination, largest);
        std::size_t cases = 0;
        std::string counterexample;
        sieve_of(examination, {6, 4}, most).for_each([&](const Stacks& stacks) {
            if (!has_least_at(stacks, first_triple) || !has_least_at(stacks, second_triple)) return;
            ++cases;
            const bool repeats = std::equal(stacks.begin(), stacks.begin() + 3, stacks.begin() + 3);
            if (!repeats && counterexample.empty()) counterexample = to_string(stacks);
        });
        return {"stacks <= " + std::to_string(most) + " (" + counted(cases, "position") + ")",
                counterexample};
    };
}

}  // namespace upstar
