#include "upstar/games/circular_nim/theorems/theorem_text.h"

#include "upstar/base/digits.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/theorems/theorem_json.h"

namespace upstar::circular_nim {

std::string set_text(const StackSet& set, Format format) {
    if (format != Format::Latex) return to_string(set);
    std::string text;
    for (const auto& one : set.cases)
        text += (text.empty() ? "  & " : " \\\\\n  & ") + to_latex(one, set.stacks);
    return "\\begin{align*}\n" + text + "\n\\end{align*}\n";
}

std::string pattern_text(const CircularRules& rules, const Pattern& pattern, Format format) {
    if (format == Format::Json) return dumped(json_of(rules, pattern)) + "\n";
    const std::string tested = game_name(rules) + ", stacks <= " + std::to_string(pattern.tested);
    if (!pattern.is_found())
        return "no pattern found for " + tested + ": " + shortcoming(pattern) + "\n";
    return set_text(pattern.set, format) +
           (format == Format::Latex ? "" : "holds for " + tested + "\n");
}

std::string theorem_text(const Theorem& theorem, Format format, bool moves) {
    if (format == Format::Json) return dumped(json_of(theorem)) + "\n";
    std::string text = theorem.proof ? set_text(theorem.proof->claim.set, format) : "";
    if (theorem.holds_in_scope()) {
        const std::vector<std::string> formulas = strategy(*theorem.proof);
        const Reduction& reduction = theorem.proof->reduction;
        text += "no move leads from the set into the set; " + std::to_string(formulas.size()) +
                (formulas.size() == 1 ? " formula" : " formulas") +
                " for moves lead into it from everywhere else\n";
        if (moves && !reduction.numbers.empty())
            text += "  " + to_string(reduction) +
                    ": lower at most one of them, so that the nim sum of the results z1, ... is "
                    "0\n";
        if (moves)
            for (const std::string& formula : formulas) text += "  " + formula + "\n";
    }
    return text + conclusion(theorem) + "\n";
}

std::vector<std::string> finding_columns() {
    return {"game", "status", "scope", "set", "remark", "seconds"};
}

std::vector<std::string> finding_row(const Finding& finding) {
    return {finding.game,  finding.status, finding.scope,
            finding.set(), finding.remark, seconds_text(finding.seconds)};
}

}  // namespace upstar::circular_nim
