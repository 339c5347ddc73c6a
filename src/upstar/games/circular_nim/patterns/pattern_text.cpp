#include "upstar/games/circular_nim/patterns/pattern_text.h"

#include "upstar/games/circular_nim/patterns/pattern_json.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"

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

}  // namespace upstar::circular_nim
