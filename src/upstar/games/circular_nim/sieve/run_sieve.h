// The rows of one run: which of their positions are P-positions, from the traces of earlier runs.
//
// The work is in three passes: what earlier runs forbid; what the traces inherit from them; and
// then row by row, since a row waits for the one before it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "upstar/base/zeroed_array.h"
#include "upstar/games/circular_nim/sieve/sieve_shape.h"

namespace upstar::circular_nim {

/// What a thread works with. The shared traces are those of all threads.
template <class Row>
struct RunWorker {
    RunWorker(const SieveShape& shape, std::vector<ZeroedArray<Row>>& shared)
        : deeper(shape.traces.size()),
          own(shape.traces.size()),
          forbidden(shape.row_bits),
          x(shape.extent.size()) {
        for (std::size_t t = 0; t < shape.traces.size(); ++t) {
            const SieveShape::Trace& trace = shape.traces[t];
            traces.emplace_back(trace.is_shared() ? 1 : trace.rows * trace.slots);
            base.push_back(trace.is_shared() ? &shared[t][0] : &traces[t][0]);
        }
    }

    std::vector<ZeroedArray<Row>> traces;  // those that are not shared
    std::vector<Row*> base;                // of each trace
    std::vector<std::size_t> deeper;       // the run's place in a slice of it
    std::vector<Row*> own;                 // the run in it
    std::vector<Row> forbidden;
    std::vector<std::uint32_t> x;  // the coordinates of the run
    std::vector<std::uint64_t>* found = nullptr;
    std::uint64_t count = 0;
};

template <class Row>
class RunSieve {
public:
    using Worker = RunWorker<Row>;

    /// With `keep` false, P-positions are only counted.
    RunSieve(const SieveShape& shape, bool keep)
        : shape_(shape), keep_(keep), full_(Row::below(shape.row_bits)) {
        for (const SieveShape::Look& look : shape.looks)
            (look.in_run ? run_looks_ : outer_looks_).push_back(lean(look));
        for (std::size_t t = 0; t < shape.traces.size(); ++t)
            if (shape.traces[t].grows_in_run(shape)) run_traces_.push_back(t);
    }

    /// Decides the run at w.x: adds what it finds to w.found and w.count, and to the traces.
    void decide(Worker& w) const {
        const std::size_t last = shape_.extent.size() - 1;
        std::uint64_t number = 0;
        for (std::size_t j = 0; j < last; ++j) number += std::uint64_t{w.x[j]} * shape_.stride[j];
        for (std::size_t t = 0; t < shape_.traces.size(); ++t) {
            const SieveShape::Trace& trace = shape_.traces[t];
            std::size_t deeper = 0;
            for (std::size_t j = trace.first + 1; j < last; ++j)
                deeper += w.x[j] * shape_.stride[j];
            w.deeper[t] = deeper;
            w.own[t] = slice(w, t, 0) + deeper;
        }
        std::fill(w.forbidden.begin(), w.forbidden.end(), Row());
        if (!shape_.looks_are_growth) look_around(w);
        if (shape_.more)
            for (std::size_t t = 0; t < shape_.traces.size(); ++t) inherit(w, t);
        for (std::uint32_t i = 0; i < shape_.extent[last]; ++i)
            decide_row(w, i, (number + i) * shape_.row_bits);
    }

    /// All positions of a row from this bit on.
    Row from(unsigned bit) const { return full_.without(Row::below(bit)); }

private:
    // A look with its way through a trace worked out.
    struct LeanLook {
        std::size_t trace;
        std::vector<std::pair<std::size_t, std::uint32_t>> needs;  // coordinate, tokens there
        std::uint32_t slices_back;
        std::size_t rows_back;
        std::uint32_t down_the_run;
        std::uint32_t bits;
    };
    LeanLook lean(const SieveShape::Look& look) const {
        const std::size_t first = shape_.traces[look.trace].first;
        LeanLook result{look.trace, {}, look.down[first], 0, look.down.back(), look.bits};
        for (std::size_t j = 0; j + 1 < look.down.size(); ++j) {
            if (look.down[j] > 0) result.needs.emplace_back(j, look.down[j]);
            if (j > first) result.rows_back += look.down[j] * shape_.stride[j];
        }
        return result;
    }

    // A slice of the trace, so many before that of the run.
    Row* slice(const Worker& w, std::size_t t, std::uint32_t back) const {
        const SieveShape::Trace& trace = shape_.traces[t];
        if (trace.slots == 1) return w.base[t];
        return w.base[t] + (w.x[trace.first] - back) % trace.slots * trace.rows;
    }

    void look_around(Worker& w) const {
        for (const LeanLook& look : outer_looks_) {
            const bool there =
                std::all_of(look.needs.begin(), look.needs.end(),
                            [&](const auto& need) { return w.x[need.first] >= need.second; });
            if (!there) continue;
            const Row* source =
                slice(w, look.trace, look.slices_back) + w.deeper[look.trace] - look.rows_back;
            for (std::uint32_t i = look.down_the_run; i < shape_.extent.back(); ++i)
                w.forbidden[i] |= source[i - look.down_the_run] << look.bits;
        }
    }

    void inherit(Worker& w, std::size_t t) const {
        const SieveShape::Trace& trace = shape_.traces[t];
        const std::uint32_t rows = shape_.extent.back();
        Row* const own = w.own[t];
        bool begun = false;
        for (const std::size_t j : trace.grows) {
            if (j + 1 == shape_.extent.size() || w.x[j] == 0) continue;
            const Row* source =
                j == trace.first ? slice(w, t, 1) + w.deeper[t] : own - shape_.stride[j];
            if (begun) {
                for (std::uint32_t i = 0; i < rows; ++i) own[i] |= source[i];
            } else if (source != own) {
                std::copy(source, source + rows, own);
            }
            begun = true;
        }
        if (!begun) {
            std::fill(own, own + rows, Row());
        } else if (shape_.looks_are_growth) {
            for (std::uint32_t i = 0; i < rows; ++i) w.forbidden[i] |= own[i];
        }
    }

    void decide_row(Worker& w, std::uint32_t i, std::uint64_t number) const {
        Row forbidden = w.forbidden[i];
        if (i > 0) {
            for (const std::size_t t : run_traces_) {
                const Row before = w.own[t][i - 1];
                w.own[t][i] |= before;
                if (shape_.looks_are_growth) forbidden |= before;
            }
            if (!shape_.looks_are_growth)
                for (const LeanLook& look : run_looks_)
                    if (i >= look.down_the_run)
                        forbidden |= w.own[look.trace][i - look.down_the_run] << look.bits;
        }
        const Row found = left_over(full_.without(forbidden));
        if (!shape_.more) w.own[0][i] = found;
        if (!found.any()) return;
        if (shape_.more) mark(w, i, found);
        w.count += found.count();
        if (!keep_) return;
        for (Row rest = found; rest.any();) {
            const unsigned bit = rest.lowest();
            w.found->push_back(number + bit);
            Row one;
            one.set(bit);
            rest = rest.without(one);
        }
    }

    void mark(Worker& w, std::uint32_t i, const Row& found) const {
        const Row above = from(found.lowest());
        for (std::size_t t = 0; t < shape_.traces.size(); ++t)
            w.own[t][i] |= shape_.traces[t].grows_in_row ? above : found;
    }

    // Of the positions of a row that no other row forbids, those that none of them forbids.
    Row left_over(Row free) const {
        const std::uint32_t step = shape_.own_step;
        if (step == 0 || !free.any()) return free;
        if (shape_.more) {
            return free.without(from(free.lowest() + step));
        }
        Row found;
        while (free.any()) {
            const unsigned bit = free.lowest();
            Row gone;
            gone.set(bit);
            found |= gone;
            gone |= gone << step;
            free = free.without(gone);
        }
        return found;
    }

    const SieveShape& shape_;
    const bool keep_;
    const Row full_;
    std::vector<LeanLook> outer_looks_;
    std::vector<LeanLook> run_looks_;
    std::vector<std::size_t> run_traces_;
};

}  // namespace upstar::circular_nim
