#include "upstar/games/circular_nim/theorems/coq_text.h"

#include <algorithm>

#include "upstar/games/circular_nim/rules/circular_rule_names.h"

namespace upstar::circular_nim {
namespace {

// A subtree of more leaves is a lemma of its own, so that Coq keeps its proofs short.
constexpr std::size_t kLemmaLeaves = 100;

// Of the nim sums in a theorem, the order of more numbers is not tried out.
constexpr std::size_t kMostSummands = 3;

constexpr const char kCircularNim[] =
#include "CircularNim.v.inc"
    ;
constexpr const char kBouton[] =
#include "Bouton.v.inc"
    ;
constexpr const char kBoutonNim[] =
#include "BoutonNim.v.inc"
    ;

std::string imports(const StackSet& set) {
    return std::string("Require Import List Arith Lia CircularNim") +
           (set.has_nim_sums() ? " Bouton BoutonNim" : "") +
           ".\nImport ListNotations.\nUnset Lia Cache.\n";
}

std::string number(std::size_t value) { return std::to_string(value); }

std::string natural_sum(const LinearForm& form, int sign) { return natural_part(form, sign, "*"); }

// Subtraction of natural numbers ends at 0, so there is at most one.
std::string value(const LinearForm& form) {
    const std::string less = natural_sum(form, -1);
    const bool is_sum = less.find_first_of("+*") != std::string::npos;
    if (less == "0") return natural_sum(form, 1);
    return natural_sum(form, 1) + "-" + (is_sum ? "(" + less + ")" : less);
}

struct Sides {
    std::string left, right;
};

// form + sign * term against 0, as a comparison of natural numbers.
Sides sides(const LinearForm& form, int sign = 0, const std::string& term = {}) {
    Sides both{natural_sum(form, 1), natural_sum(form, -1)};
    if (sign == 0) return both;
    std::string& side = sign > 0 ? both.left : both.right;
    side = side == "0" ? term : term + "+" + side;
    return both;
}

std::string remainder(const LinearForm& dividend, std::int64_t modulus) {
    return "(" + natural_sum(dividend, 1) + ") mod " + std::to_string(modulus);
}

std::string compared(const Sides& both, Comparison relation) {
    switch (relation) {
        case Comparison::Equal:
            return both.left + " = " + both.right;
        case Comparison::AtMost:
            return both.left + " <= " + both.right;
        default:
            return both.right + " <= " + both.left;
    }
}

// The least or greatest of some forms, all of them raised alike so that none is negative.
std::string extreme(const Condition& condition) {
    LinearForm raised(condition.left.coefficients.size());
    const auto raise = [&](const LinearForm& form) {
        for (std::size_t i = 0; i < raised.coefficients.size(); ++i)
            raised.coefficients[i] = std::max(raised.coefficients[i], -form.coefficients[i]);
        raised.constant = std::max(raised.constant, -form.constant);
    };
    raise(condition.left);
    for (const LinearForm& form : condition.right) raise(form);
    const char* word = condition.op == Operator::Least ? "Nat.min" : "Nat.max";
    std::string right = natural_sum(condition.right.front() + raised, 1);
    for (std::size_t i = 1; i < condition.right.size(); ++i)
        right = std::string(word) + " (" + right + ") (" +
                natural_sum(condition.right[i] + raised, 1) + ")";
    return compared({natural_sum(condition.left + raised, 1), right}, condition.relation);
}

// "[a; b+c]"
std::string list_of(const std::vector<LinearForm>& forms) {
    std::string text;
    for (const LinearForm& form : forms) text += (text.empty() ? "[" : "; ") + value(form);
    return text + "]";
}

std::string text_of(const Condition& condition) {
    switch (condition.op) {
        case Operator::NimSum:
            return "zero " + list_of(nim_summands(condition));
        case Operator::Sum:
            return compared(sides(difference(condition)), condition.relation);
        case Operator::Remainder:
            return compared(
                sides(condition.left, -1, remainder(condition.right.front(), condition.modulus)),
                condition.relation);
        default:
            break;
    }
    const Comparison inner =
        condition.op == Operator::Least ? Comparison::AtMost : Comparison::AtLeast;
    const bool is_one_of_them = std::find(condition.right.begin(), condition.right.end(),
                                          condition.left) != condition.right.end();
    if (condition.relation != inner && !is_one_of_them) return extreme(condition);
    std::string text;
    for (const LinearForm& form : condition.right)
        if (form != condition.left)
            text += (text.empty() ? "" : " /\\ ") + compared(sides(condition.left - form), inner);
    return text.empty() ? "True" : text;
}

bool has_remainders(const StackSet& set) {
    return std::any_of(set.cases.begin(), set.cases.end(), [](const StackCase& one) {
        return std::any_of(one.begin(), one.end(), [](const Condition& condition) {
            return condition.op == Operator::Remainder;
        });
    });
}

// What is said of one claim, in the words of CircularNim.v.
class CoqClaim {
public:
    explicit CoqClaim(const Claimed& claim)
        : claim_(claim), board_(claim.rules.circle ? "Circle" : "Path") {
        for (std::size_t i = 0; i < claim.rules.stacks; ++i) {
            stacks_ += (i == 0 ? "" : " ") + stack_name(i);
            list_ += (i == 0 ? "[" : "; ") + stack_name(i);
        }
        list_ += "]";
        const std::string word = rule_word(claim.rules);
        rule_ = word == "V3" ? word : "(" + word + " " + number(claim.rules.amount) + ")";
    }

    /// "Circle (V5 1) 3".
    std::string game() const { return board_ + " " + rule_ + " " + number(claim_.rules.window); }
    /// The stacks as the arguments of a lemma, and as a list.
    const std::string& stacks() const { return stacks_; }
    const std::string& list() const { return list_; }
    std::string count() const { return number(claim_.rules.stacks); }

    std::string definitions() const {
        std::string text, names;
        for (std::size_t c = 0; c < claim_.set.cases.size(); ++c) {
            const StackCase& one = claim_.set.cases[c];
            const std::string name = "case" + number(c + 1);
            std::string body;
            for (const Condition& condition : one)
                body += (body.empty() ? "" : " /\\ ") + text_of(condition);
            if (body.empty()) body = "True";
            text += "(* " + to_string(one, claim_.set.stacks) + " *)\nDefinition " + name +
                    " (p : position) : Prop :=\n  match p with " + list_ + " => " + body +
                    " | _ => False end.\n\n";
            names += (names.empty() ? "" : "; ") + name;
        }
        return text + "Definition cases : list (position -> Prop) := [" + names + "].\n\n";
    }

    std::string statement() const {
        const std::string in_set = "in_set " + board_ + " cases p)";
        return "forall p, length p = " + count() + " ->\n  (P " + game() + " p <-> " + in_set +
               " /\\ (N " + game() + " p <-> ~ " + in_set;
    }

    /// Destructs a list of so many stacks.
    std::string pattern() const {
        std::string text, closing;
        for (std::size_t i = 0; i < claim_.rules.stacks; ++i) {
            text += "[|" + stack_name(i) + " ";
            closing += "]";
        }
        return text + "[|]" + closing;
    }

private:
    const Claimed& claim_;
    std::string board_, rule_, stacks_, list_;
};

class TreeText {
public:
    TreeText(const Claimed& claim, const CoqClaim& coq)
        : claim_(claim), coq_(coq), variables_(coq.stacks()) {
        const std::size_t n = claim.rules.stacks;
        const std::size_t last = n - 1;
        if (claim.rules.circle) {
            for (std::size_t i = 1; i < n; ++i) above_.push_back(stack_name(i) + " <= a");
            if (n > 2) above_.push_back(stack_name(last) + " <= b");
        } else if (n > 1) {
            above_.push_back(stack_name(last) + " <= a");
        }
    }

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
        text += "decided " + coq_.game() + " cases " + coq_.list() + ".\nProof.\n  intros.\n";
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
        Part all{{"destruct (reduction " + list_of(lowering.numbers) + ") as [Z | " + pattern +
                  "]; cbn in Z."},
                 0};
        const std::string stacks = variables_;
        for (std::size_t branch = 0; branch <= count; ++branch) {
            std::vector<LinearForm> zero = lowering.numbers;
            if (branch > 0) {
                above_.push_back(one_more + " < " + value(zero[branch - 1]));
                for (LinearForm& form : zero) form.coefficients.push_back(0);
                zero[branch - 1] =
                    LinearForm::variable(claim_.rules.stacks + 1, claim_.rules.stacks);
                variables_ = stacks + " " + one_more;
            }
            above_.push_back("zero " + list_of(zero));
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
        const Atom& atom = split.atom;
        const Sides both =
            sides(atom.form, atom.sign,
                  atom.sign == 0 ? std::string() : remainder(atom.dividend, atom.modulus));
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

    std::string leaf(const WayIn& way) const {
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
        return nim + "by_taking " + number(*way.window) + " " + list_of(way.stacks) + " " + reading;
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
    return "(* The P-positions of " + scope_name(claim) +
           ".\n   To check: coqc CircularNim.v && coqc Bouton.v && coqc BoutonNim.v && coqc "
           "theorem.v *)\n\n" +
           imports(claim.set) + "\n" + coq.definitions() +
           "Theorem P_positions : " + coq.statement() +
           ".\nProof.\n  apply nim_solved_by; [exact " + rule_word(claim.rules) +
           "_one_stack |].\n  intros " + coq.pattern() + "; try discriminate; reflexivity.\nQed.\n";
}

}  // namespace

std::vector<CoqFile> coq_theories(const Claimed& claim) {
    std::vector<CoqFile> files = {{"CircularNim.v", kCircularNim}};
    if (claim.set.has_nim_sums()) {
        files.push_back({"Bouton.v", kBouton});
        files.push_back({"BoutonNim.v", kBoutonNim});
    }
    return files;
}

std::string without_theorem(const Claimed& claim) {
    if (claim.bits != 0) return "a theorem for Coq is about all stack sizes, not " + scope(claim);
    if (claim.rules.family) return "there is no Coq form for " + game_name(claim.rules);
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

std::string coq_theorem(const Claimed& claim, const DecisionTree& tree) {
    if (is_nim(claim)) return coq_theorem_of_nim(claim);
    const CoqClaim coq(claim);
    std::string text = "(* The P-positions of " + scope_name(claim) +
                       ".\n   To check: coqc CircularNim.v && " +
                       (claim.set.has_nim_sums() ? "coqc Bouton.v && coqc BoutonNim.v && " : "") +
                       "coqc theorem.v *)\n\n";
    if (has_remainders(claim.set)) text += "Require Import ZArith ZifyNat.\n";
    text += imports(claim.set);
    if (has_remainders(claim.set))
        text += "\nLtac Zify.zify_post_hook ::= Z.to_euclidean_division_equations.\n";
    text += "\n" + coq.definitions() + "(* (I) No move leads from the set into the set. *)\n\n";
    std::string stay_out;
    for (std::size_t c = 1; c <= claim.set.cases.size(); ++c) {
        text += "Lemma stay_out" + number(c) + " " + coq.stacks() + " : case" + number(c) + " " +
                coq.list() + " -> no_move " + coq.game() + " cases " + coq.count() + " " +
                coq.list() + ".\nProof. " + (claim.set.has_nim_sums() ? "nim_" : "") +
                "refute_moves. Qed.\n\n";
        stay_out += "  - intros " + coq.pattern() + "; try discriminate; intros _. apply stay_out" +
                    number(c) + ".\n";
    }
    text += "(* (II) Every other position has a move into the set. *)\n\n";
    text += TreeText(claim, coq).lemmas(tree);
    return text + "Theorem P_positions : " + coq.statement() +
           ".\nProof.\n  apply solved_by; [lia | repeat apply conj; [.. | exact I] |].\n" +
           stay_out + "  - intros " + coq.pattern() +
           "; try discriminate; intros _ H; cbn in H. apply way_in; lia.\nQed.\n";
}

std::vector<CoqFile> coq_check(const Claimed& claim, const std::string& theorem) {
    const CoqClaim coq(claim);
    const std::string check = imports(claim.set) + "\n" + coq.definitions() +
                              "Definition claim : Prop := " + coq.statement() +
                              ".\n\nRequire theorem.\nDefinition checked : claim := "
                              "theorem.P_positions.\nPrint Assumptions checked.\n";
    std::vector<CoqFile> files = coq_theories(claim);
    files.push_back({kTheoremFile, theorem});
    files.push_back({"check.v", check});
    return files;
}

}  // namespace upstar::circular_nim
