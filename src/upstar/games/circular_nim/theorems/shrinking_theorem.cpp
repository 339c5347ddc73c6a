#include "upstar/games/circular_nim/theorems/shrinking_theorem.h"

#include <algorithm>
#include <set>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/patterns/case_learner.h"
#include "upstar/games/circular_nim/rules/takings.h"

namespace upstar::circular_nim {
namespace {

constexpr std::size_t kRounds = 8;

// What is learnt from, and what is tested, by the number of piles.
constexpr std::uint32_t kLearnt[] = {0, 9, 9, 8, 6, 5, 4};
constexpr std::uint32_t kTested[] = {0, 20, 16, 14, 10, 8, 6};

// The outcomes of all circles of at most so many piles, none empty, none higher than `most`.
class Outcomes {
public:
    Outcomes(std::uint32_t piles, std::uint32_t window, std::uint32_t most, Context& context)
        : most_(most), is_p_(piles + 1) {
        is_p_[0] = {true};
        for (std::uint32_t n = 1; n <= piles; ++n)
            for_each(n, [&](const Stacks& p) {
                context.poll();
                const auto leads_to_p = [&](const Stacks& left) { return is_p(left); };
                is_p_[n].push_back(!some_taking(p, window, leads_to_p));
            });
    }

    bool is_p(const Stacks& piles) const {
        std::size_t index = 0, count = 0;
        for (const std::uint32_t pile : piles) {
            if (pile == 0) continue;
            index = index * most_ + pile - 1;
            ++count;
        }
        return is_p_[count][index];
    }

    /// In lexicographic order, so that options come first.
    template <typename Visit>
    void for_each(std::uint32_t piles, Visit&& visit) const {
        Stacks p(piles, 1);
        while (true) {
            visit(p);
            std::size_t i = piles;
            while (i > 0 && p[i - 1] == most_) p[--i] = 1;
            if (i == 0) return;
            ++p[i - 1];
        }
    }

private:
    std::uint32_t most_;
    std::vector<std::vector<bool>> is_p_;  // by the number of piles
};

CircularRules rules_of_circle(std::uint32_t piles, std::uint32_t window) {
    return {piles, std::min(piles, window)};
}

// Where piles leave, a token more or less matters: a pile is of one or two tokens, or one or two
// tokens higher than another, or at least so much, and whether it is even.
std::vector<PricedCondition> words_of_small_differences(std::size_t piles) {
    std::vector<PricedCondition> words;
    for (std::size_t i = 0; i < piles; ++i) {
        const LinearForm pile = LinearForm::variable(piles, i);
        for (std::int64_t tokens = 1; tokens <= 2; ++tokens)
            words.push_back(
                {{pile, Comparison::Equal, Operator::Sum, {LinearForm(piles, tokens)}, 0},
                 10 + static_cast<int>(tokens)});
        for (std::int64_t rest = 0; rest < 2; ++rest)
            words.push_back(
                {{LinearForm(piles, rest), Comparison::Equal, Operator::Remainder, {pile}, 2},
                 75 + static_cast<int>(rest)});
        for (std::size_t j = 0; j < piles; ++j)
            for (std::int64_t gap = 1; i != j && gap <= 3; ++gap) {
                const LinearForm above = LinearForm::variable(piles, j) + LinearForm(piles, gap);
                const int more = static_cast<int>(gap);
                if (gap < 3)
                    words.push_back(
                        {{pile, Comparison::Equal, Operator::Sum, {above}, 0}, 22 + more});
                if (gap > 1)
                    words.push_back(
                        {{above, Comparison::AtMost, Operator::Sum, {pile}, 0}, 71 + more});
            }
    }
    return words;
}

// The set, or none if no words tell a P-position from the others.
void learn(ShrinkingTheorem& theorem, const Outcomes& outcomes, Context& context) {
    const CircularRules rules = rules_of_circle(theorem.piles, theorem.window);
    bool any = false;
    outcomes.for_each(theorem.piles, [&](const Stacks& p) { any = any || outcomes.is_p(p); });
    if (!any) {
        theorem.set = {theorem.piles, symmetries(theorem.piles, true), {}};
        theorem.found = true;
        return;
    }
    std::set<Stacks> corrections;  // with all images
    for (std::size_t round = 0; round < kRounds; ++round) {
        CaseLearner learner(rules, context, words_of_small_differences(theorem.piles));
        outcomes.for_each(theorem.piles, [&](const Stacks& p) {
            const bool small = *std::max_element(p.begin(), p.end()) <= kLearnt[theorem.piles];
            if (small || corrections.contains(p)) learner.add(p, outcomes.is_p(p));
        });
        const std::optional<StackSet> set = learner.learn();
        if (!set) {
            theorem.missing = "no condition known here tells the P-position " +
                              to_string(learner.unexplained()) + " from all N-positions";
            return;
        }
        theorem.set = *set;
        std::vector<Stacks> wrong;
        outcomes.for_each(theorem.piles, [&](const Stacks& p) {
            if (wrong.size() < 100 && set->contains(p) != outcomes.is_p(p)) wrong.push_back(p);
        });
        if (wrong.empty()) {
            theorem.found = true;
            return;
        }
        theorem.missing = "the best set found is wrong at " + to_string(wrong.front());
        for (const Stacks& p : wrong)
            for (const Image& image : set->symmetries) {
                Stacks seen(p.size());
                for (std::size_t i = 0; i < seen.size(); ++i) seen[i] = p[image[i]];
                corrections.insert(seen);
            }
    }
}

// As it is when its text is read, so that a proof on disk has the same scripts.
StackSet as_read(const StackSet& set) {
    std::string text;
    for (const StackCase& one : set.cases) text += to_string(one, set.stacks) + "\n";
    return text.empty() ? set : parse_stack_set(text, set.stacks, true);
}

LinearForm placed(const LinearForm& form, const Image& places, std::size_t stacks) {
    LinearForm result(stacks, form.constant);
    for (std::size_t i = 0; i < form.coefficients.size(); ++i)
        result.coefficients[places[i]] += form.coefficients[i];
    return result;
}

// A case of fewer piles on a circle of `stacks` places, at these ones.
StackCase placed(const StackCase& one, const Image& places, std::size_t stacks) {
    StackCase result;
    for (const Condition& condition : one) {
        Condition moved = condition;
        moved.left = placed(condition.left, places, stacks);
        for (LinearForm& form : moved.right) form = placed(form, places, stacks);
        result.push_back(std::move(moved));
    }
    return result;
}

bool has_smaller_image(StackMask mask, const std::vector<Image>& images) {
    return std::any_of(images.begin(), images.end(), [&](const Image& image) {
        StackMask seen = 0;
        for (const std::size_t place : places_of(mask)) seen |= StackMask{1} << image[place];
        return seen < mask;
    });
}

// The positions on this many places, some of them perhaps empty, that shrink to one of the sets.
StackSet with_empty_places(const std::vector<ShrinkingTheorem>& theorems) {
    const std::size_t n = theorems.back().piles;
    StackSet set{n, symmetries(n, true), {}};
    for (StackMask empty = 0; empty >> n == 0; ++empty) {
        if (has_smaller_image(empty, set.symmetries)) continue;
        StackCase head;
        Image piles;
        for (std::size_t i = 0; i < n; ++i) {
            const LinearForm stack = LinearForm::variable(n, i);
            const bool is_empty = (empty >> i & 1) != 0;
            head.push_back({stack,
                            is_empty ? Comparison::Equal : Comparison::AtLeast,
                            Operator::Sum,
                            {LinearForm(n, is_empty ? 0 : 1)}});
            if (!is_empty) piles.push_back(i);
        }
        if (piles.empty()) {
            set.cases.push_back(head);
            continue;
        }
        const StackSet& smaller = theorems[piles.size() - 1].set;
        // Of all piles the symmetries of the circle itself are those of the set.
        const std::vector<Image> readings =
            empty == 0 ? std::vector<Image>{piles} : smaller.symmetries;
        for (const StackCase& one : smaller.cases)
            for (const Image& reading : readings) {
                Image places;
                for (const std::size_t i : reading) places.push_back(piles[i]);
                StackCase whole = head;
                for (Condition& condition : placed(one, places, n))
                    whole.push_back(std::move(condition));
                set.cases.push_back(std::move(whole));
            }
    }
    return set;
}

}  // namespace

Claimed shrinking_claim(const std::vector<ShrinkingTheorem>& theorems) {
    const ShrinkingTheorem& last = theorems.back();
    Claimed claim{rules_of_circle(last.piles, last.window), with_empty_places(theorems), 0};
    claim.no_empty_stacks = true;
    return claim;
}

std::vector<ShrinkingTheorem> shrinking_theorems(std::uint32_t piles, std::uint32_t window,
                                                 Context& context) {
    if (piles < 1 || piles > kMostPiles || window < 1)
        throw Error(ErrorKind::Input, "a circle that shrinks has 1 to " +
                                          std::to_string(kMostPiles) + " piles here, and 1 <= k");
    std::vector<ShrinkingTheorem> theorems;
    for (std::uint32_t n = 1; n <= piles; ++n) {
        ShrinkingTheorem& theorem = theorems.emplace_back();
        theorem.piles = n;
        theorem.window = window;
        theorem.tested = kTested[n];
        context.progress("finding the P-positions with " + std::to_string(n) + " piles");
        learn(theorem, Outcomes(n, window, theorem.tested, context), context);
        if (!theorem.found) break;
        theorem.set = as_read(theorem.set);
        const Claimed claim = shrinking_claim(theorems);
        if (claim.set.has_nim_sums()) {
            theorem.missing = "a set with nim sums is not proved for all sizes here";
            break;
        }
        const PartitionProof proof = prove_partition(claim, context);
        theorem.proved = proof.verdict == ProofVerdict::Proved;
        theorem.moves = proof.moves;
        if (theorem.proved) continue;
        theorem.missing = proof.flaw ? describe(*proof.flaw) : proof.missing;
        break;
    }
    return theorems;
}

std::string describe(const ShrinkingTheorem& theorem) {
    std::string text =
        std::to_string(theorem.piles) + (theorem.piles == 1 ? " pile: " : " piles: ");
    if (!theorem.found) return text + "nothing found: " + theorem.missing + "\n";
    std::string cases;
    for (const StackCase& one : theorem.set.cases)
        cases += (cases.empty() ? "" : "; ") + to_string(one, theorem.set.stacks);
    text += cases.empty() ? "no P-position" : cases;
    return text +
           (theorem.proved ? ""
                           : " for piles <= " + std::to_string(theorem.tested) +
                                 "; not proved: " + theorem.missing) +
           "\n";
}

std::string describe(const std::vector<ShrinkingTheorem>& theorems) {
    std::string text;
    for (const ShrinkingTheorem& theorem : theorems) text += describe(theorem);
    const ShrinkingTheorem& last = theorems.back();
    if (last.proved)
        text += "proved: shrinking CN(" + std::to_string(last.piles) + "," +
                std::to_string(last.window) + "), all pile sizes\n";
    return text;
}

}  // namespace upstar::circular_nim
