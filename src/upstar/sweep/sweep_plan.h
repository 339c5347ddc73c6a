// What a sweep computes, as data: a family of positions, and what of each, or what should hold of
// each. The same plan is the same sweep wherever it runs, so files of parts carry it.
//
//     {"schema":1,"game":"domineering","template":"2x{n}","ranges":{"n":"1..9"},
//      "measures":["value","mean"]}
//
// and, where they are wanted, "longest" (characters of a value), "guesses", "formula" (of a
// conjecture) and "definitions" (lines of the language that come first).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/lang/session.h"
#include "upstar/sweep/family_plan.h"
#include "upstar/sweep/formula.h"
#include "upstar/sweep/measure.h"

namespace upstar {

struct SweepPlan {
    std::string game;  ///< as the language writes it: konane(rules => modern)
    std::string position_template;
    std::vector<RangeText> ranges;
    std::vector<Measure> measures = {Measure::GameValue};
    std::size_t longest = 0;  ///< 0: no bound
    std::vector<std::string> guesses;
    std::string formula;      ///< empty: a table
    std::string definitions;  ///< of names that formulas use

    bool is_conjecture() const { return !formula.empty(); }
};

/// One line.
std::string to_json_text(const SweepPlan& plan);

/// Throws Error (Input) for what is no plan.
SweepPlan sweep_plan_from(std::string_view json_text);

/// Evaluates the lines of `definitions`, one query each. Throws Error (Input) that names the line.
void define(Session& session, const std::string& definitions);

/// "domineering `2x{n}`, n = 1..9".
std::string described(const SweepPlan& plan);

/// A cell of a sweep: its number in range order, from 0.
struct NumberedCell {
    std::uint64_t number = 0;
    Bindings bindings;
};

/// What was found of a cell.
struct CellResult {
    MeasuredTexts measured;
    std::string given;  ///< what the formula gives, where it does not hold; else empty
};

/// The result as fields of a line, and back; false if they are none.
std::string to_fields(const CellResult& result);
bool read_result(const std::vector<std::string>& fields, std::size_t first, CellResult& result);

/// A plan in a session, ready to be worked on by any number of threads.
class PlannedSweep {
public:
    /// Throws Error (Input) for a game that is not known, or a template, a range, a formula or a
    /// definition that does not parse. The session must outlive this.
    PlannedSweep(Session& session, const SweepPlan& plan);

    const FamilyPlan& family() const { return *family_; }
    Workspace& work() { return work_; }
    std::uint64_t count() { return family_->ranges().count(work_); }

    /// Throws Error: Input for what no position has, Limit at a limit.
    CellResult result(const Bindings& bindings);

private:
    Session& session_;
    const SweepPlan plan_;
    Workspace work_;
    std::optional<FamilyPlan> family_;
    std::vector<Formula> guesses_;
    std::optional<Formula> formula_;
};

}  // namespace upstar
