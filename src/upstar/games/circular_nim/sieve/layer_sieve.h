// The layers of a sieve, on several threads.
//
// A layer belongs to one thread, which takes its blocks in order; the next layer is another
// thread's, who follows `reach` blocks behind. So no row is asked for before it is there, and none
// is written over while it may be asked for: a layer looks at most `reach` blocks back, into layers
// that are further on.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/threads.h"
#include "upstar/base/zeroed_array.h"
#include "upstar/games/circular_nim/sieve/run_sieve.h"
#include "upstar/games/circular_nim/sieve/sieve.h"
#include "upstar/games/circular_nim/sieve/sieve_shape.h"

namespace upstar::circular_nim {

template <class Row>
class LayerSieve {
public:
    LayerSieve(Context& context, const SieveShape& shape, const SieveOptions& options)
        : context_(context),
          shape_(shape),
          options_(options),
          rows_(shape, options.keep || options.layer_done),
          found_(shape.extent[0]),
          blocks_done_(shape.extent[0], 0) {
        for (const SieveShape::Trace& trace : shape.traces)
            shared_.emplace_back(trace.is_shared() ? trace.rows * trace.slots : 1);
    }

    ~LayerSieve() { context_.release(held_.load(std::memory_order_relaxed)); }
    LayerSieve(const LayerSieve&) = delete;
    LayerSieve& operator=(const LayerSieve&) = delete;

    /// The numbers of the P-positions, layer by layer. With `keep` false, only the count.
    std::vector<std::vector<std::uint64_t>> run(unsigned threads) {
        take_up(options_.begun);
        const auto stop = [this] {
            {
                const std::lock_guard lock(mutex_);
                stop_.store(true, std::memory_order_relaxed);
            }
            changed_.notify_all();
        };
        const auto part = [this](unsigned number) { work(number == 0); };
        if (const std::exception_ptr fault = on_threads(threads, part, stop))
            std::rethrow_exception(fault);
        return std::move(found_);
    }

    std::uint64_t count() const { return count_.load(std::memory_order_relaxed); }

private:
    using Worker = RunWorker<Row>;

    // Not inlined: within the start of threads the compiler leaves the inner loops as calls.
    [[gnu::noinline]] void work(bool reports) {
        Worker w(shape_, shared_);
        const std::uint32_t layers = std::min(shape_.extent[0], options_.layers);
        for (std::uint32_t layer = next_layer_++; layer < layers; layer = next_layer_++)
            sieve_layer(w, layer, reports);
        changed_.notify_all();
    }

    void sieve_layer(Worker& w, std::uint32_t layer, bool reports) {
        w.found = &found_[layer];
        w.x[0] = layer;
        const std::uint32_t blocks = shape_.extent[1];
        for (std::uint32_t block = 0; block < blocks; ++block) {
            if (!may_begin(layer, block)) return;
            w.count = 0;
            const std::size_t before = w.found->capacity();
            if (!sieve_block(w, block)) return;
            hold((w.found->capacity() - before) * sizeof(std::uint64_t));
            count_.fetch_add(w.count, std::memory_order_relaxed);
            if (reports) report(layer, block);
            if (block + 1 == blocks) finish_layer(layer);
            {
                const std::lock_guard lock(mutex_);
                blocks_done_[layer] = block + 1;
            }
            changed_.notify_all();
        }
    }

    void finish_layer(std::uint32_t layer) {
        if (options_.layer_done) options_.layer_done(layer, found_[layer]);
        if (options_.keep) return;
        release(found_[layer].capacity() * sizeof(std::uint64_t));
        std::vector<std::uint64_t>().swap(found_[layer]);
    }

    // Waits for the layer before; false if the work has been given up. Who must wait waits for a
    // good part of a layer at once: threads in step would sleep and wake at every block.
    bool may_begin(std::uint32_t layer, std::uint32_t block) {
        std::unique_lock lock(mutex_);
        const std::uint32_t blocks = shape_.extent[1];
        const std::uint32_t needed = std::min(block + 1 + shape_.reach, blocks);
        if (layer > 0 && blocks_done_[layer - 1] < needed) {
            const std::uint32_t wanted = std::min(needed + blocks / 4, blocks);
            changed_.wait(lock, [&] {
                return blocks_done_[layer - 1] >= wanted || stop_.load(std::memory_order_relaxed);
            });
        }
        return !stop_.load(std::memory_order_relaxed);
    }

    bool sieve_block(Worker& w, std::uint32_t block) {
        const std::size_t last = shape_.extent.size() - 1;
        w.x[1] = block;
        std::fill(w.x.begin() + 2, w.x.end(), 0);
        for (;;) {
            context_.poll();
            if (stop_.load(std::memory_order_relaxed)) return false;
            rows_.decide(w);
            std::size_t j = last - 1;
            for (; j >= 2 && w.x[j] + 1 == shape_.extent[j]; --j) w.x[j] = 0;
            if (j < 2) return true;
            ++w.x[j];
        }
    }

    // Puts the traces into the state in which these first layers leave them: all P-positions that
    // a slice has below it are put into it, and inherited within it.
    void take_up(const std::vector<std::vector<std::uint64_t>>& begun) {
        const auto layers = static_cast<std::uint32_t>(begun.size());
        for (std::uint32_t layer = 0; layer < layers; ++layer) {
            found_[layer] = begun[layer];
            count_.fetch_add(begun[layer].size(), std::memory_order_relaxed);
            hold(found_[layer].capacity() * sizeof(std::uint64_t));
            blocks_done_[layer] = shape_.extent[1];
        }
        next_layer_ = layers;
        begun_ = layers;
        for (std::size_t t = 0; t < shape_.traces.size(); ++t) {
            const SieveShape::Trace& trace = shape_.traces[t];
            if (!trace.is_shared()) continue;
            const auto slots = static_cast<std::uint32_t>(trace.slots);
            for (std::uint32_t layer = layers - std::min(layers, slots); layer < layers; ++layer) {
                Row* const slice = &shared_[t][layer % trace.slots * trace.rows];
                std::fill(slice, slice + trace.rows, Row());
                for (std::uint32_t from = shape_.more ? 0 : layer; from <= layer; ++from)
                    for (const std::uint64_t number : begun[from]) put(trace, slice, number);
                grow_slice(trace, slice);
            }
        }
    }

    void put(const SieveShape::Trace& trace, Row* slice, std::uint64_t number) const {
        const auto bit = static_cast<unsigned>(number % shape_.row_bits);
        Row& row = slice[static_cast<std::size_t>(number / shape_.row_bits % trace.rows)];
        if (trace.grows_in_row) {
            row |= rows_.from(bit);
        } else {
            row.set(bit);
        }
    }

    void grow_slice(const SieveShape::Trace& trace, Row* slice) const {
        for (const std::size_t j : trace.grows) {
            if (j == trace.first) continue;
            const std::size_t stride = shape_.stride[j];
            for (std::size_t i = stride; i < trace.rows; ++i)
                if (i / stride % shape_.extent[j] > 0) slice[i] |= slice[i - stride];
        }
    }

    // Memory of the positions found, until the sieve is done.
    void hold(std::size_t bytes) {
        context_.charge(bytes);
        held_.fetch_add(bytes, std::memory_order_relaxed);
    }
    void release(std::size_t bytes) {
        context_.release(bytes);
        held_.fetch_sub(bytes, std::memory_order_relaxed);
    }

    void report(std::uint32_t layer, std::uint32_t block) {
        const auto now = std::chrono::steady_clock::now();
        if (now - last_report_ < std::chrono::milliseconds(200)) return;
        last_report_ = now;
        const double done = layer + (block + 1.0) / shape_.extent[1] - begun_;
        const double part = done / (shape_.extent[0] - begun_);
        const double rest = std::chrono::duration<double>(now - start_).count() * (1 - part) / part;
        context_.progress(std::to_string(static_cast<int>(100 * part)) + "% of the cube, " +
                          std::to_string(count()) + " P-positions, about " +
                          std::to_string(static_cast<std::int64_t>(rest) + 1) + " s to go");
    }

    Context& context_;
    const SieveShape& shape_;
    const SieveOptions& options_;
    const RunSieve<Row> rows_;
    std::vector<ZeroedArray<Row>> shared_;

    std::vector<std::vector<std::uint64_t>> found_;
    std::vector<std::uint32_t> blocks_done_;  // of each layer, under mutex_
    std::atomic<std::uint32_t> next_layer_{0};
    std::atomic<std::uint64_t> count_{0};
    std::atomic<bool> stop_{false};
    std::mutex mutex_;
    std::condition_variable changed_;
    std::atomic<std::size_t> held_{0};
    std::uint32_t begun_ = 0;  // layers taken up from an earlier run
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point last_report_;
};

}  // namespace upstar::circular_nim
