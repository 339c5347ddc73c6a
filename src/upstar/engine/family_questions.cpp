#include "upstar/engine/family_questions.h"

#include <cstddef>
#include <utility>

#include "upstar/base/time_limit.h"
#include "upstar/engine/asked.h"
#include "upstar/engine/formatted.h"
#include "upstar/sweep/conjecture_json.h"
#include "upstar/sweep/table_json.h"
#include "upstar/sweep/table_text.h"

namespace upstar {
namespace {

Family family_of(const Asked& asked) {
    std::vector<RangeText> ranges;
    for (const auto& [name, range] : asked.field("ranges").items())
        ranges.push_back({name, range.is_string() ? range.get<std::string>() : dumped(range)});
    return Family(asked.session(), asked.game(), asked.text("template"), ranges);
}

// What `work` finds within the time; then the session is ready to write it down.
template <class Work>
auto found(const Asked& asked, const Work& work) {
    auto result = [&] {
        const TimeLimit limit(asked.session().context(), asked.time());
        return work();
    }();
    asked.check();
    asked.session().context().resume();
    return result;
}

// The cells of a table as they are done: {"done": 3, "of": 10, "cells": [...]}.
class ToldCells {
public:
    ToldCells(const Asked& asked, const Family& family, TableOptions& options)
        : asked_(asked), family_(family), measures_(options.measures) {
        if (!asked.streams()) return;
        options.cell_done = [this](std::size_t i, const Measured& measured) {
            done_.emplace_back(i, measured);
        };
        options.observer = [this](const SweepProgress& progress) { tell(progress); };
    }
    ToldCells(const ToldCells&) = delete;
    ToldCells& operator=(const ToldCells&) = delete;

private:
    // A limit that comes meanwhile leaves the cells for the answer.
    void tell(const SweepProgress& progress) {
        if (done_.empty()) return;
        try {
            Json cells = Json::array();
            for (const auto& [i, measured] : std::exchange(done_, {}))
                cells.push_back(cell_json(asked_.arena(), family_.cells()[i], measured, measures_));
            asked_.tell({{"done", progress.done}, {"of", progress.cells}, {"cells", cells}});
        } catch (const Error&) {
            return;
        }
    }

    const Asked& asked_;
    const Family& family_;
    std::vector<Measure> measures_;
    std::vector<std::pair<std::size_t, Measured>> done_;  // and not told
};

constexpr Formats kTableFormats = {Format::Text,      Format::Unicode, Format::Latex, Format::Csv,
                                   Format::JsonLines, Format::Bfile,   Format::Svg,   Format::Tikz};

Json table(Asked& asked) {
    const Format format = format_asked(asked, kTableFormats);
    const Family family = family_of(asked);
    TableOptions options;
    options.measures = parse_measures(asked.text_or("show", "value"));
    options.longest = asked.count_or("longest", options.longest);
    options.threads = asked.threads();
    const ToldCells told(asked, family, options);
    const Table result = found(asked, [&] { return make_table(asked.session(), family, options); });
    if (format == Format::Json) return table_json(asked.arena(), family, result);
    return text_answer(format,
                       table_text(asked.session(), family, result, format, asked.has("longest")));
}

ConjectureOptions conjecture_options(const Asked& asked) {
    ConjectureOptions options;
    options.threads = asked.threads();
    if (asked.is_set("by_outcome")) options.evidence = Evidence::Outcomes;
    if (asked.streams())
        options.observer = [&](const SweepProgress& progress) {
            asked.tell({{"done", progress.done}, {"of", progress.cells}});
        };
    return options;
}

Json conjecture(Asked& asked) {
    Session& session = asked.session();
    const Family family = family_of(asked);
    const ConjectureOptions options = conjecture_options(asked);
    if (asked.has("formula")) {
        if (asked.has("hold_back"))
            throw Error(ErrorKind::Input,
                        "`hold_back` is for finding a closed form: leave `formula` out");
        const Formula formula(session, asked.text("formula"));
        const ConjectureResult result =
            found(asked, [&] { return check_conjecture(session, family, formula, options); });
        return conjecture_json(session.arena(), family.plan(), formula, result);
    }
    std::optional<std::size_t> hold_back;
    if (asked.has("hold_back")) hold_back = asked.count_or<std::size_t>("hold_back", 0);
    const FamilyClosedForm result =
        found(asked, [&] { return find_closed_form(session, family, hold_back, options); });
    return closed_form_json(family, result);
}

std::vector<Field> family_fields(const std::vector<Field>& more) {
    std::vector<Field> fields = {
        Field::text("game", "the name of a game").required(),
        Field::text("template", "a position with parameters, such as 2x{n}").required(),
        Field::names("ranges", "the values of each parameter: {\"n\":\"1..7\"}").required(),
        Field::names("with", "parameters of the game")};
    fields.insert(fields.end(), more.begin(), more.end());
    return fields;
}

}  // namespace

std::vector<EngineQuestion> family_questions() {
    return {
        {"table", "the values of a family of positions; at a limit those that are finished",
         family_fields({Field::text("show",
                                    "value, as without it, or others of outcome, mean, "
                                    "temperature, left-stop, right-stop, nim-value, with commas"),
                        Field::count("longest", "values of more characters are left out"),
                        format_field("text, unicode, latex, csv, jsonl, bfile, svg, tikz")}),
         table},
        {"conjecture",
         "whether a formula holds for a family of positions; without one, a closed form that does",
         family_fields({Field::text("formula",
                                    "what the value should be, or what should be true of the "
                                    "value G"),
                        Field::count("hold_back",
                                     "how many values are kept to confirm a closed form; a third "
                                     "without it"),
                        Field::flag("by_outcome",
                                    "decide each case by who wins position - formula, without its "
                                    "value")}),
         conjecture}};
}

}  // namespace upstar
