#include "upstar/sweep/sweep.h"

#include <algorithm>
#include <chrono>
#include <thread>

#include "upstar/sweep/cell_worker.h"

namespace upstar {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kTick = std::chrono::milliseconds(200);
constexpr auto kBetweenSyncs = std::chrono::seconds(10);
constexpr std::size_t kFewestWaiting = 32;  // a thread
constexpr std::size_t kMostWaiting = 128;

// The cells of a part that are not in its file, in range order.
class Dealer {
public:
    Dealer(PlannedSweep& sweep, const SweepPart& part, const SweepFile& file)
        : walk_(sweep.family().ranges(), sweep.work()), part_(part), file_(file) {}

    std::optional<NumberedCell> next() {
        while (walk_.next()) {
            const std::uint64_t number = number_++;
            if (part_.holds(number) && !file_.has(number))
                return NumberedCell{number, walk_.bindings()};
        }
        is_empty_ = true;
        return std::nullopt;
    }
    bool is_empty() const { return is_empty_; }

private:
    RangeWalk walk_;
    SweepPart part_;
    const SweepFile& file_;
    std::uint64_t number_ = 0;
    bool is_empty_ = false;
};

class Run {
public:
    Run(Context& control, PlannedSweep& sweep, CellWorker& worker, const SweepPart& part,
        SweepFile& file, const SweepOptions& options)
        : control_(control),
          worker_(worker),
          file_(file),
          options_(options),
          dealer_(sweep, part, file) {
        end_.progress.cells = static_cast<std::size_t>(part.size(sweep.count()));
        end_.progress.known = static_cast<std::size_t>(file.count());
    }

    SweepEnd run() {
        while (!is_over()) {
            deal();
            store(worker_.take(kTick));
        }
        file_.sync();
        std::sort(end_.failed.begin(), end_.failed.end(),
                  [](const auto& a, const auto& b) { return a.number < b.number; });
        return std::move(end_);
    }

private:
    bool is_over() {
        if (!end_.stopped && control_.stopped()) {
            try {
                control_.poll();
            } catch (const Error& error) {
                end_.stopped = error;
            }
            worker_.cancel();
        }
        return worker_.is_idle() && (dealer_.is_empty() || end_.stopped);
    }

    void deal() {
        if (end_.stopped || worker_.waiting() >= kFewestWaiting * worker_.threads()) return;
        while (worker_.waiting() < kMostWaiting * worker_.threads()) {
            auto cell = dealer_.next();
            if (!cell) return;
            worker_.add(*std::move(cell));
        }
    }

    void store(const std::vector<SweptCell>& swept) {
        std::string lines;
        for (const SweptCell& cell : swept) {
            if (!cell.fault) {
                lines += cell.line;
            } else if (cell.fault->kind() == ErrorKind::Input) {
                throw *cell.fault;
            } else if (!end_.stopped) {
                end_.failed.push_back({cell.number, *cell.fault});
            }
        }
        if (!lines.empty()) file_.append(lines);
        if (Clock::now() - synced_ > kBetweenSyncs) {
            file_.sync();
            synced_ = Clock::now();
        }
        end_.progress.done = static_cast<std::size_t>(file_.count());
        end_.progress.memory = worker_.memory_charged();
        if (options_.observer) options_.observer(end_.progress);
    }

    Context& control_;
    CellWorker& worker_;
    SweepFile& file_;
    const SweepOptions& options_;
    Dealer dealer_;
    Clock::time_point synced_ = Clock::now();
    SweepEnd end_;
};

}  // namespace

SweepEnd run_sweep(Context& control, const SweepPlan& plan, const SweepPart& part, SweepFile& file,
                   const SweepOptions& options) {
    Session session;  // the walk through the ranges has values of its own
    PlannedSweep sweep(session, plan);
    const unsigned threads =
        options.threads > 0 ? options.threads : std::max(1u, std::thread::hardware_concurrency());
    CellWorker worker(plan, threads, options.memory_limit);
    return Run(control, sweep, worker, part, file, options).run();
}

}  // namespace upstar
