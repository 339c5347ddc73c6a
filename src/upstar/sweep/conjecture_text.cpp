#include "upstar/sweep/conjecture_text.h"

#include <variant>

namespace upstar {
namespace {

std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

// "n = 3..7".
std::string range_text(const std::string& parameter, std::int64_t first, std::size_t count) {
    std::string from = parameter + " = " + std::to_string(first);
    if (count <= 1) return from;
    return from + ".." + std::to_string(first + static_cast<std::int64_t>(count) - 1);
}

}  // namespace

std::string conjecture_text(Session& session, const ConjectureResult& result) {
    if (!result.counterexample) {
        if (result.stopped)
            return "holds for the " + counted(result.checked, "case") + " checked, of " +
                   std::to_string(result.cases) + "\n";
        return "holds for all " + counted(result.cases, "case") + "\n";
    }
    const Counterexample& found = *result.counterexample;
    const std::string at = to_string(found.bindings);
    std::string text = "fails" + (at.empty() ? "" : " at " + at) + "\n";
    text += "  position    " + found.position + "\n";
    text += "  value       " + session.text(found.value) + "\n";
    const bool is_condition = std::holds_alternative<bool>(found.given);
    text += (is_condition ? "  condition   " : "  formula     ") + session.text(found.given) + "\n";
    if (found.difference) text += "  difference  " + session.text(*found.difference) + "\n";
    return text;
}

std::string closed_form_text(const FamilyClosedForm& result) {
    const std::string& n = result.parameter;
    if (!result.search.found)
        return "no closed form found in " + range_text(n, result.first, result.computed) + ": " +
               result.search.reason + "\n";
    const ClosedForm& form = *result.search.found;
    const std::int64_t held = form.first + static_cast<std::int64_t>(form.fitted);
    std::string text = form.formula + "\n";
    text += "  holds from " + n + " = " + std::to_string(form.first) + " on; found from " +
            range_text(n, form.first, form.fitted) + ", ";
    if (form.confirmed == 0) return text + "with no value held back to confirm it\n";
    return text + "confirmed by the " + counted(form.confirmed, "value") + " held back, " +
           range_text(n, held, form.confirmed) + "\n";
}

}  // namespace upstar
