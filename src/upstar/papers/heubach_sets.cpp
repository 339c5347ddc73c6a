#include "upstar/papers/heubach_sets.h"

#include <algorithm>
#include <set>
#include <utility>

#include "upstar/games/circular_nim/patterns/pattern.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/sets/stack_set.h"
#include "upstar/games/circular_nim/sieve/sieve.h"
#include "upstar/games/circular_nim/theorems/partition_proof.h"
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
                    "", proof.claim.bits == 0};
        case ProofVerdict::Refuted:
            return {scope_name(proof.claim), describe(*proof.flaw)};
        case ProofVerdict::Open:
            break;
    }
    return {"", "", false, scope_name(proof.claim) + ": " + proof.missing};
}

bool holds(const StackCase& conditions, const Stacks& p) {
    return std::all_of(conditions.begin(), conditions.end(),
                       [&](const Condition& condition) { return condition.holds(p); });
}

std::uint32_t least(const Stacks& stacks) {
    return *std::min_element(stacks.begin(), stacks.end());
}

// Calls `visit` with the positions of the set that stand as it is written: not up to symmetry.
template <class Visit>
void for_each_standing(const std::string& set, std::uint32_t stacks, std::uint32_t most,
                       const Visit& visit) {
    const StackCase conditions = parse_stack_set(set, stacks, true).cases.at(0);
    const Cube cube({stacks, 1}, most);
    for (std::uint64_t i = 0; i < cube.positions(); ++i)
        if (const Stacks p = cube.stacks(i); holds(conditions, p)) visit(p);
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
                               (found.contains(stacks) ? " is a P-position" : " is an N-position") +
                               " of " + game_name(rules)};
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

Check each_proved(const std::string& family, std::uint32_t first, std::uint32_t last,
                  const std::function<Check(std::uint32_t n)>& proof) {
    return [=](const Examination& examination) -> Finding {
        std::string proved_n;
        Finding all;
        for (std::uint32_t n = first; n <= last; ++n) {
            const Finding one = proof(n)(examination);
            if (!one.holds()) return one;
            if (one.proves) proved_n += (proved_n.empty() ? "" : ", ") + std::to_string(n);
            if (!one.unproved.empty())
                all.unproved += (all.unproved.empty() ? "" : "; ") + one.unproved;
        }
        if (!proved_n.empty())
            all.scope = family + " proved for all stack sizes, one by one, for n = " + proved_n;
        return all;
    };
}

Check found_and_proved(CircularRules rules) {
    return [=](const Examination& examination) -> Finding {
        Context& context = examination.session.context();
        const Pattern pattern = find_pattern(rules, 0, context);
        if (!pattern.is_found()) return {game_name(rules), "no pattern was found"};
        Finding finding = finding_of(prove_partition({rules, pattern.set, 0}, context));
        finding.scope += ", found from stacks <= " + std::to_string(pattern.tested);
        finding.proves = false;  // one game of those that the method is for
        return finding;
    };
}

Check implied(const std::string& set, const std::string& conclusion, std::uint32_t stacks,
              Stakes largest) {
    return [=](const Examination& examination) -> Finding {
        const std::uint32_t most = chosen(examination, largest);
        const StackCase both = parse_stack_set(set + ", " + conclusion, stacks, true).cases.at(0);
        std::size_t cases = 0;
        std::string counterexample;
        for_each_standing(set, stacks, most, [&](const Stacks& p) {
            ++cases;
            if (counterexample.empty() && !holds(both, p)) counterexample = to_string(p);
        });
        return {"stacks <= " + std::to_string(most) + " (" + counted(cases, "position") + ")",
                counterexample};
    };
}

Check same_with_one_more_everywhere(CircularRules rules, Stakes largest) {
    return [=](const Examination& examination) -> Finding {
        const std::uint32_t most = chosen(examination, largest);
        std::set<Stacks> all;
        sieve_of(examination, rules, most).for_each([&](const Stacks& p) { all.insert(p); });
        std::size_t pairs = 0;
        for (Stacks p : all) {
            const std::string text = to_string(p);
            const bool fits = *std::max_element(p.begin(), p.end()) < most;
            const bool has_less = *std::min_element(p.begin(), p.end()) > 0;
            for (const auto step : {fits ? 1 : 0, has_less ? -1 : 0}) {
                if (step == 0) continue;
                Stacks q = p;
                for (auto& stack : q)
                    stack = static_cast<std::uint32_t>(static_cast<int>(stack) + step);
                ++pairs;
                if (!all.contains(q))
                    return {"", text + " is a P-position, and " + to_string(q) + " is none"};
            }
        }
        return {"stacks <= " + std::to_string(most) + " (" + counted(pairs / 2, "pair") + ")", ""};
    };
}

Check least_in_both(const std::string& first_triple, const std::string& second_triple,
                    StackLetters lettering, Stakes largest) {
    return [=](const Examination& examination) -> Finding {
        const std::uint32_t most = chosen(examination, largest);
        std::size_t cases = 0;
        std::string counterexample;
        const auto check = [&](const Stacks& stacks) {
            if (!has_least_at(stacks, first_triple) || !has_least_at(stacks, second_triple)) return;
            ++cases;
            const bool repeats = std::equal(stacks.begin(), stacks.begin() + 3, stacks.begin() + 3);
            if (!repeats && counterexample.empty())
                counterexample = to_string(stacks) + " is not of this form";
        };
        if (lettering == StackLetters::Any)
            sieve_of(examination, {6, 4}, most).for_each(check);
        else
            for_each_standing(kSixFour, 6, most, check);
        return {
            "the triples " + first_triple + " and " + second_triple +
                (lettering == StackLetters::Any ? ", any stack called a" : ", a a least stack") +
                ", stacks <= " + std::to_string(most) + " (" + counted(cases, "position") + ")",
            counterexample};
    };
}

}  // namespace upstar
