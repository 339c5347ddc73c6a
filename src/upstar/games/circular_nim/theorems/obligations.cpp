#include "upstar/games/circular_nim/theorems/obligations.h"

#include <algorithm>

#include "upstar/games/circular_nim/rules/circular_windows.h"

namespace upstar::circular_nim {
namespace {

// New stacks in the window, old ones elsewhere.
Names names_after(const CircularRules& rules, std::size_t window) {
    Names names = stack_names(rules);
    for (const std::size_t place : window_places(rules, window)) names[place] += "1";
    return names;
}

std::string window_text(const CircularRules& rules, std::size_t window) {
    std::string text;
    for (const std::size_t place : window_places(rules, window))
        text += (text.empty() ? "" : ",") + stack_name(place);
    return text;
}

std::string assertion(const std::string& term) { return "(assert " + term + ")\n"; }

std::string heading(const Claimed& claim, const std::string& what) {
    const bool opaque = claim.has_opaque_nim_sums();
    return "; " + scope_name(claim) + ". " + what + "\n" +
           (opaque ? "; (X3 u v w) says that the nim sum of u, v, w is 0; what is said of it here "
                     "is true of nim sums.\n"
                   : "") +
           "(set-logic " + (opaque ? "QF_UFLIA" : SmtText(claim.bits).logic()) + ")\n";
}

// The terms of the nim sums of a case, with its stack i at image[i].
void add_nim_sums(std::vector<Names>& found, const StackCase& one, const Image& image,
                  const Names& names) {
    Names seen;
    for (const std::size_t place : image) seen.push_back(names[place]);
    for (const auto& sum : nim_sums(one)) found.push_back(terms_of(sum, seen));
}

// The stacks before the move.
std::string declarations(const Claimed& claim) {
    const SmtText smt(claim.bits);
    const Names names = stack_names(claim.rules);
    const std::size_t n = names.size();
    std::string text;
    for (const std::string& name : names) text += smt.declare(name);
    for (std::size_t i = 0; claim.no_empty_stacks && i < n; ++i)
        text += assertion(
            smt.compare(LinearForm::variable(n, i), Comparison::AtLeast, LinearForm(n, 1), names));
    return text;
}

}  // namespace

std::string scope_name(const Claimed& claim) {
    return (claim.no_empty_stacks ? "shrinking " : "") + game_name(claim.rules) + ", " +
           scope(claim);
}

std::string scope(const Claimed& claim) {
    return claim.bits == 0 ? "all stack sizes" : "stacks < 2^" + std::to_string(claim.bits);
}

Names stack_names(const CircularRules& rules) {
    Names names;
    for (std::size_t i = 0; i < rules.stacks; ++i) names.push_back(stack_name(i));
    return names;
}

std::vector<Obligation> stay_out_obligations(const Claimed& claim) {
    const SmtText smt(claim.bits);
    const Names before = stack_names(claim.rules);
    Image as_written(before.size());
    for (std::size_t i = 0; i < as_written.size(); ++i) as_written[i] = i;
    std::vector<Obligation> obligations;
    for (std::size_t c = 0; c < claim.set.cases.size(); ++c)
        for (std::size_t window = 0; window < window_count(claim.rules); ++window) {
            const Names after = names_after(claim.rules, window);
            std::string script =
                heading(claim, "(I) A move on " + window_text(claim.rules, window) +
                                   " from the set into the set?\n; From " +
                                   to_string(claim.set.cases[c], claim.set.stacks));
            if (claim.has_opaque_nim_sums()) script += declare_nim_sums(claim.set, {});
            script += declarations(claim);
            for (const std::size_t place : window_places(claim.rules, window))
                script += smt.declare(after[place]);
            script += assertion(smt.is_move(claim.rules, window, before, after));
            script += assertion(smt.holds(claim.set.cases[c], as_written, before));
            script += assertion(smt.contains(claim.set, after));
            if (claim.has_opaque_nim_sums()) {
                std::vector<Names> found;
                add_nim_sums(found, claim.set.cases[c], as_written, before);
                for (const auto& sum : added_nim_sums(claim.set.cases[c]))
                    found.push_back(terms_of(sum, before));
                for (const StackCase& one : claim.set.cases)
                    for (const Image& image : claim.set.symmetries)
                        add_nim_sums(found, one, image, after);
                script += addition(claim.set.cases[c], before) + uniqueness(std::move(found));
            }
            obligations.push_back(
                {"I-case" + std::to_string(c + 1) + "-window" + std::to_string(window + 1),
                 script + "(check-sat)\n", window});
        }
    return obligations;
}

std::string sorted_position(const Claimed& claim) {
    const SmtText smt(claim.bits);
    const Names names = stack_names(claim.rules);
    const std::size_t n = names.size();
    std::string script = declarations(claim);
    for (const auto& [high, low] : turning(claim.set.symmetries))
        script += assertion(smt.compare(LinearForm::variable(n, high), Comparison::AtLeast,
                                        LinearForm::variable(n, low), names));
    return script;
}

std::string way_in_head(const Claimed& claim, const Reduction& reduction) {
    const Names names = stack_names(claim.rules);
    std::string script = heading(claim, "(II) A position outside the set with no move into it?");
    if (claim.has_opaque_nim_sums()) script += declare_nim_sums(claim.set, reduction);
    return script + sorted_position(claim) +
           assertion("(not " + SmtText(claim.bits).contains(claim.set, names) + ")") +
           declare_reduction(reduction, names);
}

std::string without_move(const Claimed& claim, const Reduction& reduction,
                         const WinningMove& move) {
    const SmtText smt(claim.bits);
    const Names before = stack_names(claim.rules);
    const Names after = names_after(claim.rules, move.window);
    const Names zero = zero_names(reduction);
    Names all = before;
    all.insert(all.end(), zero.begin(), zero.end());
    all.insert(all.end(), after.begin(), after.end());
    all.insert(all.end(), zero.begin(), zero.end());
    std::string text, lets, closing, words;
    for (const Assignment& assignment : move.assignments) {
        lets += "(let ((" + after[assignment.stack] + " " +
                smt.value(assignment.op, assignment.forms, all) + ")) ";
        closing += ")";
        words +=
            ", " + stack_name(assignment.stack) + "' = " + to_string(assignment, before.size());
    }
    const std::string leads_in =
        SmtText::all({smt.is_move(claim.rules, move.window, before, after),
                      smt.holds(claim.set.cases[move.target], move.image, after)});
    return "; to case " + std::to_string(move.target + 1) + " by" + words.substr(1) + "\n" +
           assertion("(not " + lets + leads_in + closing + ")");
}

Obligation way_in_obligation(const Claimed& claim, const Reduction& reduction,
                             const std::vector<WinningMove>& moves) {
    std::string script = way_in_head(claim, reduction);
    for (const WinningMove& move : moves) script += without_move(claim, reduction, move);
    return {"II", script + "(check-sat)\n", 0};
}

}  // namespace upstar::circular_nim
