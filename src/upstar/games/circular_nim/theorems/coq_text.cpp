#include "upstar/games/circular_nim/theorems/coq_text.h"

#include <algorithm>

#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/theorems/coq_claim.h"

namespace upstar::circular_nim {
namespace {

// A subtree of more leaves is a lemma of its own, so that Coq keeps its proofs short.
constexpr std::size_t kLemmaLeaves = 100;

// Of the nim sums in a theorem, the order of more numbers is not tried out.
constexpr std::size_t kMostSummands = 3;

constexpr const char kCircularNim[] =
#include "CircularNim.v.inc"
    ;
constexpr const char kSetNim[] =
#include "SetNim.v.inc"
    ;
constexpr const char kBouton[] =
#include "Bouton.v.inc"
    ;
constexpr const char kBoutonNim[] =
#include "BoutonNim.v.inc"
    ;

std::vector<CoqFile> theories_of_nim_sums() {
    return {{"CircularNim.v", kCircularNim}, {"Bouton.v", kBouton}, {"BoutonNim.v", kBoutonNim}};
}

std::string number(std::size_t value) { return std::to_string(value); }

std::string imports(const Claimed& claim) {
    std::string names;
    for (const CoqFile& theory : coq_theories(claim))
        names += " " + theory.name.substr(0, theory.name.find('.'));
    return "From Coq Require Import List Arith Lia.\nRequire Import" + names +
           ".\nImport ListNotations.\nUnset Lia Cache.\n";
}

std::string heading(const Claimed& claim) {
    std::string commands;
    for (const CoqFile& theory : coq_theories(claim)) commands += "coqc " + theory.name + " && ";
    return "(* The P-positions of " + scope_name(claim) + ".\n   To check: " + commands + "coqc " +
           kTheoremFile + " *)\n\n";
}

bool has_remainders(const StackSet& set) {
    return std::any_of(set.cases.begin(), set.cases.end(), [](const StackCase& one) {
        return std::any_of(one.begin(), one.end(), [](const Condition& condition) {
            return condition.op == Operator::Remainder;
        });
    });
}

class TreeText {
public:
    TreeText(const Claimed& claim, const CoqClaim& coq)
        : claim_(claim), coq_(coq), variables_(coq.stacks()), above_(coq.order()) {}

    /// The lemmas, of which the last one, way_in, is the whole tree.
    std::string lemmas(const DecisionTree& tree) {
        const Part whole = part(tree);
        return lemmas_ + lemma("way_in", whole.lines);
    }

private:
    struct Part {
        std::vector<std::string> lines;
        std::size_t leaves = 1;
    };

    std::string lemma(const std::string& name, const std::vector<std::string>& proof) const {
        std::string text = "Lemma " + name + " " + variables_ + " :\n  ";
        for (const std::string& hypothesis : above_) text += hypothesis + " -> ";
        text += coq_.decided() + ".\nProof.\n  intros.\n";
        for (const std::string& line : proof) text += "  " + line + "\n";
        return text + "Qed.\n\n";
    }

    Part part(const DecisionTree& tree) {
        if (const auto* way = std::get_if<WayIn>(&tree.node)) return {{leaf(*way)}};
        if (const auto* split = std::get_if<Split>(&tree.node)) return divided(*split);
        if (const auto* lowering = std::get_if<Lowering>(&tree.node)) return lowered(*lowering);
        return {{"exfalso; lia."}};
    }

    // Bouton's reduction of the numbers.
    Part lowered(const Lowering& lowering) {
        const std::string one_more = stack_name(claim_.rules.stacks);
        const std::size_t count = lowering.numbers.size();
        std::string pattern = "[]";
        for (std::size_t i = 0; i < count; ++i)
            pattern = "[(" + one_more + " & L & Z) | " + pattern + "]";
        Part all{{"destruct (reduction " + coq_list(lowering.numbers) + ") as [Z | " + pattern +
                  "]; cbn in Z."},
                 0};
        const std::string stacks = variables_;
        for (std::size_t branch = 0; branch <= count; ++branch) {
            std::vector<LinearForm> zero = lowering.numbers;
            if (branch > 0) {
                above_.push_back(one_more + " < " + coq_value(zero[branch - 1]));
                for (LinearForm& form : zero) form.coefficients.push_back(0);
                zero[branch - 1] =
                    LinearForm::variable(claim_.rules.stacks + 1, claim_.rules.stacks);
                variables_ = stacks + " " + one_more;
            }
            above_.push_back("zero " + coq_list(zero));
            const Part found = part(lowering.branches[branch]);
            above_.resize(above_.size() - (branch > 0 ? 2 : 1));
            variables_ = stacks;
            append(all, found, true);
            all.leaves += found.leaves;
        }
        return all;
    }

    static void append(Part& all, const Part& found, bool braced) {
        for (std::size_t i = 0; i < found.lines.size(); ++i)
            all.lines.push_back((!braced ? "" : i == 0 ? "{ " : "  ") + found.lines[i]);
        if (braced) all.lines.back() += " }";
    }

    Part divided(const Split& split) {
        const CoqSides both = coq_sides(split.atom);
        above_.push_back(both.left + " <= " + both.right);
        const Part met = kept_short(split.branches[0]);
        above_.back() = both.right + " < " + both.left;
        const Part unmet = kept_short(split.branches[1]);
        above_.pop_back();
        Part all{{"destruct (le_lt_dec (" + both.left + ") (" + both.right + "))."},
                 met.leaves + unmet.leaves};
        append(all, met, true);
        append(all, unmet, false);
        return all;
    }

    Part kept_short(const DecisionTree& tree) {
        Part found = part(tree);
        if (found.leaves < kLemmaLeaves) return found;
        const std::string name = "way_in" + number(++count_);
        lemmas_ += lemma(name, found.lines);
        return {{"apply " + name + "; assumption."}};
    }

    // By their numbers: the set, the reading and the case.
    std::string leaf_of_family(const WayIn& way) const {
        const auto& readings = claim_.set.symmetries;
        const auto reading = std::find(readings.begin(), readings.end(), way.image);
        const std::string where = number(static_cast<std::size_t>(reading - readings.begin())) +
                                  " " + number(way.target) + ".";
        if (!way.window) return "by_set_reading " + where;
        return "by_set_taking fine " + number(*way.window) + " " + coq_list(way.stacks) + " " +
               where;
    }

    std::string leaf(const WayIn& way) const {
        if (claim_.rules.family) return leaf_of_family(way);
        const std::size_t n = claim_.rules.stacks;
        const std::size_t first = way.image.front();
        const bool back = claim_.rules.circle ? n > 2 && way.image[1] == (first + n - 1) % n
                                              : n > 1 && first != 0;
        // After a move, a circle is read from the window on.
        const std::size_t start = way.window.value_or(0);
        std::size_t turns = back ? n - 1 + start - first : first + n - start;
        if (!claim_.rules.circle) turns = 0;
        const std::string reading =
            number(way.target) + (back ? " true " : " false ") + number(turns % n) + ".";
        const std::string nim = claim_.set.has_nim_sums() ? "nim_" : "";
        if (!way.window) return nim + "by_reading " + reading;
        return nim + "by_taking " + number(*way.window) + " " + coq_list(way.stacks) + " " +
               reading;
    }

    const Claimed& claim_;
    const CoqClaim& coq_;
    std::string variables_;           // of a lemma
    std::vector<std::string> above_;  // what holds at the node
    std::string lemmas_;
    std::size_t count_ = 0;
};

bool is_nim(const Claimed& claim) {
    const bool takes_any = claim.rules.removal == Removal::AtLeastInTotal ||
                           claim.rules.removal == Removal::AtLeastFromEach;
    if (claim.bits != 0 || claim.rules.window != 1 || claim.rules.amount != 1 || !takes_any ||
        claim.set.cases.size() != 1 || claim.set.cases.front().size() != 1)
        return false;
    std::vector<LinearForm> stacks;
    for (std::size_t i = 0; i < claim.rules.stacks; ++i)
        stacks.push_back(LinearForm::variable(claim.rules.stacks, i));
    return nim_summands(claim.set.cases.front().front()) == stacks;
}

std::string coq_theorem_of_nim(const Claimed& claim) {
    const CoqClaim coq(claim);
    return heading(claim) + imports(claim) + "\n" + coq.definitions() +
           "Theorem P_positions : " + coq.statement() +
           ".\nProof.\n  apply nim_solved_by; [exact " + rule_word(claim.rules) +
           "_one_stack |].\n  intros " + coq.pattern() + "; try discriminate; reflexivity.\nQed.\n";
}

}  // namespace

std::vector<CoqFile> coq_theories(const Claimed& claim) {
    if (claim.set.has_nim_sums()) return theories_of_nim_sums();
    std::vector<CoqFile> files = {{"CircularNim.v", kCircularNim}};
    if (claim.rules.family) files.push_back({"SetNim.v", kSetNim});
    return files;
}

std::string without_theorem(const Claimed& claim) {
    if (claim.bits != 0) return "a theorem for Coq is about all stack sizes, not " + scope(claim);
    if (claim.rules.family && claim.set.has_nim_sums())
        return "there is no Coq form for nim sums in " + game_name(claim.rules);
    if (claim.no_empty_stacks) return "there is no Coq form for positions without empty stacks";
    if (is_nim(claim) || !claim.set.has_nim_sums()) return "";
    for (const StackCase& one : claim.set.cases)
        for (const Condition& condition : one)
            if (nim_summands(condition).size() > kMostSummands)
                return "there is no Coq form for nim sums of more than " + number(kMostSummands) +
                       " numbers";
    if (claim.set.has_only_zero_nim_sums()) return "";
    return "there is no Coq form for nim sums that are not said to be 0";
}

std::string without_theorem(const PartitionProof& proof) {
    const std::string reason = without_theorem(proof.claim);
    if (!reason.empty() || proof.tree) return reason;
    return "there is no decision tree" +
           (proof.without_tree.empty() ? "" : ": " + proof.without_tree);
}

TheoremFrame theorem_frame(const Claimed& claim) {
    if (is_nim(claim)) return {coq_theorem_of_nim(claim), ""};
    const CoqClaim coq(claim);
    const bool family = claim.rules.family != nullptr;
    std::string text = heading(claim);
    if (has_remainders(claim.set)) text += "From Coq Require Import ZArith ZifyNat.\n";
    text += imports(claim);
    if (has_remainders(claim.set))
        text += "\nLtac Zify.zify_post_hook ::= Z.to_euclidean_division_equations.\n";
    text += "\n" + coq.definitions();
    if (family)
        text += "Lemma fine : symmetric " + number(claim.rules.stacks) +
                " family readings = true.\nProof. now vm_compute. Qed.\n\n";
    text += "(* (I) No move leads from the set into the set. *)\n\n";
    std::string stay_out;
    for (std::size_t c = 1; c <= claim.set.cases.size(); ++c) {
        text += "Lemma stay_out" + number(c) + " " + coq.stacks() + " : case" + number(c) + " " +
                coq.list() + " -> " + coq.no_move() + ".\nProof. " +
                (claim.set.has_nim_sums() ? "nim_" : "") + "refute_moves. Qed.\n\n";
        stay_out += "  - intros " + coq.pattern() + "; try discriminate; intros _. apply stay_out" +
                    number(c) + ".\n";
    }
    text += "(* (II) Every other position has a move into the set. *)\n\n";
    return {text, "Theorem P_positions : " + coq.statement() + ".\nProof.\n  " +
                      (family ? "apply (solved_by _ _ _ _ fine); [" : "apply solved_by; [lia | ") +
                      "repeat apply conj; [.. | exact I] |].\n" + stay_out + "  - intros " +
                      coq.pattern() +
                      "; try discriminate; intros _ H; cbn in H. apply way_in; lia.\nQed.\n"};
}

std::string coq_theorem(const Claimed& claim, const DecisionTree& tree) {
    const TheoremFrame frame = theorem_frame(claim);
    if (is_nim(claim)) return frame.before;
    return frame.before + TreeText(claim, CoqClaim(claim)).lemmas(tree) + frame.after;
}

std::vector<CoqFile> coq_check(const Claimed& claim, const std::string& theorem) {
    const CoqClaim coq(claim);
    const std::string check = imports(claim) + "\n" + coq.definitions() +
                              "Definition claim : Prop := " + coq.statement() +
                              ".\n\nRequire theorem.\nDefinition checked : claim := "
                              "theorem.P_positions.\nPrint Assumptions checked.\n";
    std::vector<CoqFile> files = coq_theories(claim);
    files.push_back({kTheoremFile, theorem});
    files.push_back({"check.v", check});
    return files;
}

std::vector<CoqFile> coq_check_of_nim() {
    std::vector<CoqFile> files = theories_of_nim_sums();
    files.push_back({"check.v",
                     "From Coq Require Import List Arith.\n"
                     "Require Import CircularNim Bouton BoutonNim.\n"
                     "Definition claim : Prop := forall p : position,\n"
                     "  (P Circle (V5 1) 1 p <-> fold_right Nat.lxor 0 p = 0) /\\\n"
                     "  (N Circle (V5 1) 1 p <-> fold_right Nat.lxor 0 p <> 0).\n"
                     "Definition checked : claim := nim Circle _ V5_one_stack.\n"
                     "Print Assumptions checked.\n"});
    return files;
}

}  // namespace upstar::circular_nim
