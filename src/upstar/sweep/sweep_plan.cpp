#include "upstar/sweep/sweep_plan.h"

#include <limits>
#include <utility>
#include <variant>

#include "upstar/base/json_reader.h"
#include "upstar/lang/value_json.h"
#include "upstar/store/tab_fields.h"
#include "upstar/sweep/guess.h"
#include "upstar/sweep/measured_fields.h"

namespace upstar {
namespace {

RulesetPtr game_of(Workspace& work, const std::string& text) {
    const Value rules = value_from_json(work, typed_json("Ruleset", text));
    return std::get<std::shared_ptr<const AnyRuleset>>(rules);
}

Formula formula_called(Session& session, const char* what, const std::string& text) {
    try {
        return {session, text};
    } catch (const Error& error) {
        throw error.retold(std::string(what) + " `" + text + "`: " + error.message());
    }
}

class Reader : private JsonReader {
public:
    Reader() : JsonReader("plan of a sweep") {}

    SweepPlan plan(const Json& json) {
        if (!json.is_object()) throw fault("it must be an object");
        check_schema(json);
        SweepPlan plan;
        for (const auto& [key, value] : json.items()) {
            if (key == "schema") continue;
            if (key == "game") {
                plan.game = as_text(value);
            } else if (key == "template") {
                plan.position_template = as_text(value);
            } else if (key == "ranges") {
                for (const auto& [name, range] : object(json, "ranges").items())
                    plan.ranges.push_back({name, as_text(range)});
            } else if (key == "measures") {
                std::string names;
                for (const Json& name : array(json, "measures"))
                    names += (names.empty() ? "" : ",") + as_text(name);
                plan.measures = parse_measures(names);
            } else if (key == "longest") {
                plan.longest = integer<std::size_t>(json, "longest");
            } else if (key == "guesses") {
                for (const Json& guess : array(json, "guesses"))
                    plan.guesses.push_back(as_text(guess));
            } else if (key == "formula") {
                plan.formula = as_text(value);
            } else if (key == "definitions") {
                plan.definitions = as_text(value);
            } else {
                throw fault("`" + key +
                            "` is no part of one; there are game, template, ranges, measures, "
                            "longest, guesses, formula and definitions");
            }
        }
        member(json, "game");
        member(json, "template");
        return plan;
    }

    [[noreturn]] void refuse(const std::string& what) const { throw fault(what); }
};

}  // namespace

void define(Session& session, const std::string& definitions) {
    for (std::size_t at = 0; at < definitions.size();) {
        const std::size_t end = std::min(definitions.find('\n', at), definitions.size());
        const std::string line = definitions.substr(at, end - at);
        at = end + 1;
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        try {
            session.evaluate(line);
        } catch (const Error& error) {
            throw error.retold("the definition `" + line + "`: " + error.message());
        }
    }
}

std::string to_json_text(const SweepPlan& plan) {
    Json json = {{"schema", kJsonSchema},
                 {"game", plan.game},
                 {"template", plan.position_template},
                 {"ranges", Json::object()}};
    for (const auto& [name, range] : plan.ranges) json["ranges"][name] = range;
    for (const Measure measure : plan.measures) json["measures"].push_back(name(measure));
    if (plan.longest > 0) json["longest"] = plan.longest;
    if (!plan.guesses.empty()) json["guesses"] = plan.guesses;
    if (!plan.formula.empty()) json["formula"] = plan.formula;
    if (!plan.definitions.empty()) json["definitions"] = plan.definitions;
    return dumped(json);
}

SweepPlan sweep_plan_from(std::string_view json_text) {
    Reader reader;
    const Json json = parsed_json(json_text);
    if (json.is_discarded()) reader.refuse("it is no JSON");
    return reader.plan(json);
}

std::string described(const SweepPlan& plan) {
    std::string text = plan.game + " `" + plan.position_template + "`";
    for (const auto& [name, range] : plan.ranges) text += ", " + name + " = " + range;
    if (plan.is_conjecture()) return text + ", formula `" + plan.formula + "`";
    for (const Measure measure : plan.measures)
        text += (measure == plan.measures.front() ? "; " : ",") + std::string(name(measure));
    return text;
}

std::string to_fields(const CellResult& result) {
    return to_fields(result.measured) + "\t" + escaped(result.given);
}

bool read_result(const std::vector<std::string>& fields, std::size_t first, CellResult& result) {
    const std::size_t given = first + kMeasures.size();
    if (fields.size() != given + 1 || !read_fields(fields, first, result.measured)) return false;
    result.given = fields[given];
    return true;
}

PlannedSweep::PlannedSweep(Session& session, const SweepPlan& plan)
    : session_(session),
      plan_(plan),
      work_{session.arena(), session.evaluators(), session.catalog()} {
    define(session, plan.definitions);
    family_.emplace(game_of(work_, plan.game), plan.position_template, plan.ranges);
    for (const std::string& guess : plan.guesses)
        guesses_.push_back(formula_called(session, "the guess", guess));
    if (!plan.is_conjecture()) return;
    require_free_for_value(family_->parameters());
    formula_ = formula_called(session, "the formula", plan.formula);
}

CellResult PlannedSweep::result(const Bindings& bindings) {
    const PositionPtr position = family_->position(bindings, family_->text(work_, bindings));
    std::vector<Game> guesses;
    for (const Formula& guess : guesses_) guesses.push_back(guessed(guess, bindings));
    const std::size_t longest =
        plan_.longest > 0 ? plan_.longest : std::numeric_limits<std::size_t>::max();
    CellResult result;
    const Measured measured =
        measure(session_.evaluators(), *position, plan_.measures, longest, guesses);
    result.measured = texts_of(session_.arena(), measured);
    if (!formula_) return result;
    const Game value = position->value(session_.evaluators());
    const Value given = formula_->evaluate(bindings, value);
    if (!formula_->agrees(given, value)) result.given = session_.text(given);
    return result;
}

}  // namespace upstar
