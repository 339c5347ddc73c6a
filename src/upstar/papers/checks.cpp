#include "upstar/papers/checks.h"

#include <utility>

#include "upstar/base/digits.h"
#include "upstar/catalog/catalog.h"

namespace upstar {

std::string counted(std::size_t count, const std::string& what) {
    return grouped(count) + " " + what + (count == 1 ? "" : "s");
}

Check all_true(std::vector<std::string> expressions, std::string scope) {
    return [expressions = std::move(expressions),
            scope = std::move(scope)](const Examination& examination) -> Finding {
        for (const std::string& expression : expressions) {
            const Value value = examination.session.evaluate(expression);
            const bool* truth = std::get_if<bool>(&value);
            if (truth == nullptr || !*truth)
                return {"", expression + " is " + examination.session.text(value)};
        }
        return {scope.empty() ? counted(expressions.size(), "equation") : scope, ""};
    };
}

Check fails(const Check& check) {
    return [=](const Examination& examination) -> Finding {
        const Finding finding = check(examination);
        if (finding.holds()) return {"", "no counterexample: " + finding.scope};
        return {"but " + finding.counterexample, ""};
    };
}

Span::Span(std::string name, std::string at_quick, std::string at_usual, std::string at_full)
    : parameter(std::move(name)),
      quick(std::move(at_quick)),
      usual(at_usual.empty() ? quick : std::move(at_usual)),
      full(at_full.empty() ? usual : std::move(at_full)) {}

std::string describe(Session& session, const Counterexample& found) {
    const std::string at = to_string(found.bindings);
    const std::string where = at.empty() ? "" : " (" + at + ")";
    const std::string value = found.position + " = " + session.text(found.value);
    if (std::holds_alternative<bool>(found.given)) return value + where;
    return value + ", not " + session.text(found.given) + where;
}

Check for_all(RulesetPtr ruleset, std::string position_template, std::string formula,
              std::vector<Span> spans, std::string prefix, Evidence evidence) {
    return [ruleset = std::move(ruleset), position_template = std::move(position_template),
            formula = std::move(formula), spans = std::move(spans), prefix = std::move(prefix),
            evidence](const Examination& examination) -> Finding {
        std::vector<RangeText> ranges;
        std::string scope = prefix;
        for (const Span& span : spans) {
            ranges.push_back(
                {span.parameter, examination.choose(span.quick, span.usual, span.full)});
            scope += (scope == prefix ? "" : ", ") + span.parameter + " = " + ranges.back().range;
        }
        const ConjectureResult result =
            check_conjecture(examination.session, ruleset, position_template, formula, ranges,
                             {examination.threads, examination.observer, evidence});
        if (result.counterexample)
            return {"", describe(examination.session, *result.counterexample)};
        if (result.stopped) throw *result.stopped;
        if (spans.empty()) return {prefix + position_template, ""};
        return {scope + " (" + counted(result.cases, "case") + ")", ""};
    };
}

Check for_all(const std::string& game, std::string position_template, std::string formula,
              std::vector<Span> spans, std::string prefix) {
    return for_all(Catalog().named(game), std::move(position_template), std::move(formula),
                   std::move(spans), std::move(prefix));
}

}  // namespace upstar
