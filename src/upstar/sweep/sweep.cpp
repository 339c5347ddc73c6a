#include "upstar/sweep/sweep.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>
#include <utility>

#include "upstar/sweep/cell_worker.h"
#include "upstar/sweep/sweep_helpers.h"

namespace upstar {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kTick = std::chrono::milliseconds(200);
constexpr auto kTickOfRanks = std::chrono::milliseconds(1);
constexpr auto kMoment = std::chrono::milliseconds(1);
constexpr auto kBetweenSyncs = std::chrono::seconds(10);

// How many cells a thread has before it: enough for the moment between two looks, and of those that
// other processes might do, few.
struct Ahead {
    std::size_t least;
    std::size_t most;
};
constexpr Ahead kAheadAlone = {256, 1024};
constexpr Ahead kAheadOfRanks = {4, 16};

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
          helpers_(options.ranks),
          file_(file),
          options_(options),
          dealer_(sweep, part, file) {
        end_.progress.cells = static_cast<std::size_t>(part.size(sweep.count()));
        end_.progress.known = static_cast<std::size_t>(file.count());
    }

    SweepEnd run() {
        while (!is_over()) {
            deal();
            std::vector<SweptCell> swept = helpers_.exchange(
                [this](std::size_t most) { return end_.stopped ? Cells() : next_cells(most); });
            for (SweptCell& cell : worker_.take(helpers_.count() > 0 ? kTickOfRanks : kTick))
                swept.push_back(std::move(cell));
            store(swept);
            // Cheap cells come by the thousand; to take each by itself would cost more than they
            // do.
            if (worker_.waiting() > 0 || helpers_.at_work() > 0)
                std::this_thread::sleep_for(kMoment);
        }
        helpers_.end();
        file_.sync();
        std::sort(end_.failed.begin(), end_.failed.end(),
                  [](const auto& a, const auto& b) { return a.number < b.number; });
        return std::move(end_);
    }

private:
    using Cells = std::vector<NumberedCell>;

    bool is_over() {
        if (!end_.stopped && control_.stopped()) {
            try {
                control_.poll();
            } catch (const Error& error) {
                end_.stopped = error;
            }
            worker_.cancel();
        }
        if (!worker_.is_idle()) return false;
        return end_.stopped || (dealer_.is_empty() && helpers_.at_work() == 0);
    }

    // How many cells a process may have before it: towards the end fewer, so that all end together.
    std::size_t fair_share(std::size_t most) const {
        if (helpers_.count() == 0) return most;
        const std::uint64_t open =
            end_.progress.cells - file_.count() - helpers_.at_work() - worker_.waiting();
        return static_cast<std::size_t>(
            std::min<std::uint64_t>(most, 1 + open / (3 * (helpers_.count() + 1))));
    }

    Cells next_cells(std::size_t most) {
        most = fair_share(most);
        Cells cells;
        while (cells.size() < most) {
            auto cell = dealer_.next();
            if (!cell) break;
            cells.push_back(*std::move(cell));
        }
        return cells;
    }

    void deal() {
        const Ahead& ahead = helpers_.count() > 0 ? kAheadOfRanks : kAheadAlone;
        if (end_.stopped || worker_.waiting() >= fair_share(ahead.least * worker_.threads()))
            return;
        for (NumberedCell& cell : next_cells(ahead.most * worker_.threads()))
            worker_.add(std::move(cell));
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
    SweepHelpers helpers_;
    SweepFile& file_;
    const SweepOptions& options_;
    Dealer dealer_;
    Clock::time_point synced_ = Clock::now();
    SweepEnd end_;
};

// As many as the system lets this process use; those of a machine are shared by all on it.
unsigned standard_threads(const Ranks* ranks) {
    const unsigned allowed = std::max(1u, std::thread::hardware_concurrency());
    const auto online = static_cast<unsigned>(std::max(1L, ::sysconf(_SC_NPROCESSORS_ONLN)));
    if (ranks == nullptr || allowed < online) return allowed;
    return std::max(1u, allowed / static_cast<unsigned>(ranks->on_this_machine()));
}

std::unique_ptr<CellWorker> worker_of(const SweepPlan& plan, const SweepOptions& options) {
    const unsigned threads =
        options.threads > 0 ? options.threads : standard_threads(options.ranks);
    return std::make_unique<CellWorker>(plan, threads, options.memory_limit, options.prepare);
}

}  // namespace

void help_sweep(const SweepPlan& plan, const SweepOptions& options) {
    std::vector<std::string> parameters;
    for (const RangeText& range : plan.ranges) parameters.push_back(range.name);
    help_with_sweep(
        *options.ranks, [&] { return worker_of(plan, options); }, parameters);
}

SweepEnd run_sweep(Context& control, const SweepPlan& plan, const SweepPart& part, SweepFile& file,
                   const SweepOptions& options) {
    Session session;  // the walk through the ranges has values of its own
    PlannedSweep sweep(session, plan);
    const std::unique_ptr<CellWorker> worker = worker_of(plan, options);
    return Run(control, sweep, *worker, part, file, options).run();
}

}  // namespace upstar
