#include "upstar/sweep/table.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/lang/value.h"
#include "upstar/sweep/guess.h"
#include "upstar/sweep/journal.h"
#include "upstar/sweep/workers.h"

namespace upstar {
namespace {

// Takes what the journal knows of the cells.
void take_known(Session& session, const Family& family, const TableOptions& options,
                const Journal& journal, Table& table) {
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    for (std::size_t i = 0; i < family.cells().size(); ++i) {
        const std::string& position = family.cells()[i].text;
        const MeasuredTexts* known = journal.find(position);
        if (known == nullptr || !covers(*known, options.measures, options.longest)) continue;
        try {
            table.cells[i] = measured_from(work, *known);
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::Input) throw;
            throw Error(ErrorKind::Input, "the journal " + options.journal + " is damaged at `" +
                                              position + "`: " + error.message() +
                                              "; remove the line, and its cell is computed again");
        }
        ++table.progress.known;
        ++table.progress.done;
    }
}

}  // namespace

Table make_table(Session& session, const Family& family, const TableOptions& options) {
    const std::vector<FamilyCell>& cells = family.cells();
    Table table;
    table.measures = options.measures;
    table.cells.resize(cells.size());
    table.progress.cells = cells.size();

    std::unique_ptr<Journal> journal;
    if (!options.journal.empty()) {
        journal = std::make_unique<Journal>(options.journal, family);
        try {
            take_known(session, family, options, *journal, table);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Input) throw;
            table.stopped = error;
            return table;
        }
    }

    std::vector<std::size_t> order = family.cheapest_first();
    order.erase(std::remove_if(order.begin(), order.end(),
                               [&](std::size_t i) { return table.cells[i].has_value(); }),
                order.end());
    std::vector<std::vector<Game>> guesses;
    for (const FamilyCell& cell : cells) {
        guesses.emplace_back();
        for (const Formula& guess : options.guesses)
            guesses.back().push_back(guessed(guess, cell.bindings));
    }
    // Written where the cell is made: a limit that comes later leaves them for the journal.
    std::vector<MeasuredTexts> texts(journal ? cells.size() : 0);
    CellWork work;
    work.run = [&](std::size_t i) {
        table.cells[i] = measure(session.evaluators(), *cells[i].position, options.measures,
                                 options.longest, guesses[i]);
        if (journal) texts[i] = texts_of(session.arena(), *table.cells[i]);
    };
    work.finished = [&](std::size_t i) {
        if (journal) journal->append(cells[i].text, std::exchange(texts[i], {}));
        ++table.progress.done;
        if (options.cell_done) options.cell_done(i, *table.cells[i]);
        return true;
    };
    if (options.observer) work.tick = [&] { options.observer(table.progress); };
    table.stopped = run_cells(session, order, options.threads, work);
    if (table.stopped && table.stopped->kind() == ErrorKind::Input) throw *table.stopped;
    return table;
}

}  // namespace upstar
