#include "upstar/sweep/swept_table.h"

#include <algorithm>
#include <ostream>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/sweep/conjecture_json.h"
#include "upstar/sweep/conjecture_text.h"
#include "upstar/sweep/table_rows.h"
#include "upstar/sweep/table_text.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

constexpr std::size_t kBytesOfACell = 1024;  // in memory, about

[[noreturn]] void refuse(const std::string& message) { throw Error(ErrorKind::Input, message); }

void require_one_sweep(const std::vector<SweptFile>& parts) {
    const SweptFile& first = parts.front();
    for (const SweptFile& part : parts)
        if (part.plan_text() != first.plan_text() || part.part().of != first.part().of)
            refuse(part.path() + " and " + first.path() + " are of two sweeps: part " +
                   to_string(part.part()) + " of " + described(part.plan()) + ", and part " +
                   to_string(first.part()) + " of " + described(first.plan()));
    for (std::size_t i = 0; i < first.part().of; ++i) {
        const std::uint64_t found = i < parts.size() ? parts[i].part().number : first.part().of + 1;
        if (i > 0 && found == i)
            refuse(parts[i - 1].path() + " and " + parts[i].path() + " are both part " +
                   to_string(parts[i].part()) + "; give one of them");
        if (found != i + 1)
            refuse("part " + to_string(SweepPart{i + 1, first.part().of}) +
                   " is missing; give its file too");
    }
    if (parts.size() > first.part().of)
        refuse(parts.back().path() + " and another file are both part " +
               to_string(parts.back().part()) + "; give one of them");
}

// What a conjecture comes to.
struct Verdict {
    ConjectureResult result;
    std::uint64_t counterexamples = 0;
};

Counterexample counterexample(Session& session, PlannedSweep& sweep, const std::string& formula,
                              const Bindings& bindings, const std::string& position) {
    const Game value = sweep.family().position(bindings, position)->value(session.evaluators());
    Counterexample found{bindings, position, value,
                         Formula(session, formula).evaluate(bindings, value), std::nullopt};
    if (const Game* game = std::get_if<Game>(&found.given))
        found.difference = difference(session.arena(), value, *game);
    return found;
}

void write_verdict(Session& session, PlannedSweep& sweep, const SweepPlan& plan,
                   const Verdict& verdict, Format format, std::ostream& out) {
    if (format == Format::Json) {
        out << dumped(conjecture_json(session.arena(), sweep.family(),
                                      Formula(session, plan.formula), verdict.result))
            << "\n";
        return;
    }
    out << conjecture_text(session, verdict.result);
    if (verdict.counterexamples > 1)
        out << "and in " << verdict.counterexamples - 1 << " more of " << verdict.result.cases
            << " cases\n";
}

}  // namespace

SweptTable::SweptTable(const std::vector<std::string>& paths) {
    for (const std::string& path : paths) parts_.emplace_back(path);
    std::stable_sort(parts_.begin(), parts_.end(), [](const SweptFile& a, const SweptFile& b) {
        return a.part().number < b.part().number;
    });
    require_one_sweep(parts_);
}

void SweptTable::for_each(PlannedSweep& sweep, const Visit& visit) const {
    std::uint64_t number = 0;
    for (RangeWalk walk(sweep.family().ranges(), sweep.work()); walk.next(); ++number) {
        const SweptFile& part = parts_[static_cast<std::size_t>(number % parts_.size())];
        const auto result = part.result(number);
        if (!result)
            refuse(part.path() + " is not finished: " + std::to_string(part.count()) + " of " +
                   std::to_string(part.part().size(sweep.count())) +
                   " cells are done; run that part again, and it goes on");
        visit(walk.bindings(), sweep.family().text(sweep.work(), walk.bindings()), *result);
    }
}

void SweptTable::require_format(const SweepPlan& plan, Format format) {
    if (TableRows::has(format)) {
        TableRows(format, {}, plan.measures, false, false);
    } else if (plan.is_conjecture() && !is_text(format) && format != Format::Json) {
        refuse("the verdict on a conjecture is text, JSON, or records of all cases: csv, jsonl");
    }
}

bool SweptTable::write(Session& session, Format format, std::ostream& out) const {
    require_format(plan(), format);
    PlannedSweep sweep(session, plan());
    Charge charge(session.context());
    if (TableRows::has(format)) {
        TableRows rows(format, sweep.family().parameters(), plan().measures, plan().longest > 0,
                       plan().is_conjecture());
        out << rows.heading();
        bool holds = true;
        for_each(sweep, [&](const auto& bindings, const auto& position, const auto& result) {
            out << rows.row(bindings, position, &result);
            holds = holds && result.given.empty();
        });
        return holds;
    }
    if (plan().is_conjecture()) {
        Verdict verdict;
        for_each(sweep, [&](const auto& bindings, const auto& position, const auto& result) {
            ++verdict.result.cases;
            ++verdict.result.checked;
            if (result.given.empty() || ++verdict.counterexamples > 1) return;
            verdict.result.counterexample =
                counterexample(session, sweep, plan().formula, bindings, position);
        });
        write_verdict(session, sweep, plan(), verdict, format, out);
        return verdict.counterexamples == 0;
    }
    const std::uint64_t count = sweep.count();
    charge.add(static_cast<std::size_t>(count) * kBytesOfACell);
    const Family family(session, sweep.family(), static_cast<std::size_t>(count));
    Table table;
    table.measures = plan().measures;
    for_each(sweep, [&](const auto&, const auto&, const auto& result) {
        table.cells.push_back(measured_from(sweep.work(), result.measured));
    });
    table.progress.cells = table.progress.done = table.cells.size();
    out << table_text(session, family, table, format, plan().longest > 0);
    return true;
}

}  // namespace upstar
