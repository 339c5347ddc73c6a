#include "upstar/sweep/table.h"

#include <algorithm>
#include <memory>

#include "upstar/sweep/journal.h"
#include "upstar/sweep/workers.h"

namespace upstar {

Table make_table(Session& session, const Family& family, const TableOptions& options) {
    const std::vector<Cell>& cells = family.cells();
    Table table;
    table.cells.resize(cells.size());
    table.progress.cells = cells.size();

    std::unique_ptr<Journal> journal;
    if (!options.journal.empty()) {
        journal = std::make_unique<Journal>(options.journal, family);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const Measured* known = journal->find(cells[i].text);
            if (known == nullptr || !covers(*known, options.measures, options.longest)) continue;
            table.cells[i] = *known;
            ++table.progress.known;
        }
        table.progress.done = table.progress.known;
    }

    std::vector<std::size_t> order = family.cheapest_first();
    order.erase(std::remove_if(order.begin(), order.end(),
                               [&](std::size_t i) { return table.cells[i].has_value(); }),
                order.end());
    CellWork work;
    work.run = [&](std::size_t i) {
        table.cells[i] =
            measure(session.evaluators(), *cells[i].position, options.measures, options.longest);
    };
    work.finished = [&](std::size_t i) {
        if (journal) journal->append(cells[i].text, *table.cells[i]);
        ++table.progress.done;
        return true;
    };
    if (options.observer) work.tick = [&] { options.observer(table.progress); };
    table.stopped = run_cells(session, order, options.threads, work);
    if (table.stopped && table.stopped->kind() == ErrorKind::Input) throw *table.stopped;
    return table;
}

}  // namespace upstar
