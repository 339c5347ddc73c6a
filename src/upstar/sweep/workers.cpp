#include "upstar/sweep/workers.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <variant>

#include "upstar/sweep/crew.h"

namespace upstar {
namespace {

constexpr auto kTick = std::chrono::milliseconds(200);

using CellCrew = Crew<std::size_t, std::monostate>;

constexpr unsigned kMostThreadsOfACell = 4;

// How many threads an evaluation may use, for a while.
class ThreadsOfACell {
public:
    ThreadsOfACell(Evaluators& evaluators, unsigned threads)
        : evaluators_(evaluators), before_(evaluators.threads()) {
        evaluators_.set_threads(threads);
    }
    ~ThreadsOfACell() { evaluators_.set_threads(before_); }
    ThreadsOfACell(const ThreadsOfACell&) = delete;
    ThreadsOfACell& operator=(const ThreadsOfACell&) = delete;

private:
    Evaluators& evaluators_;
    unsigned before_;
};

// Hands over what is finished until all is done, or a fault ended it; false if no more is wanted.
bool collect(CellCrew& crew, const CellWork& work, std::optional<Error>& fault) {
    for (;;) {
        const std::vector<CellCrew::Done> taken = crew.take(kTick);
        for (const auto& done : taken) {
            if (done.fault) {
                if (!fault) fault = done.fault;
                crew.pause();
            } else if (!work.finished(done.task)) {
                return false;
            }
        }
        if (work.tick) work.tick();
        if (crew.is_idle()) return true;
    }
}

}  // namespace

std::optional<Error> run_cells(Session& session, const std::vector<std::size_t>& order,
                               unsigned threads, const CellWork& work) {
    if (order.empty()) return std::nullopt;
    if (threads == 0) threads = std::max(1u, std::thread::hardware_concurrency());
    Context& context = session.context();
    const ThreadsOfACell share(session.evaluators(), std::min(threads, kMostThreadsOfACell));
    const auto most = static_cast<unsigned>(std::min<std::size_t>(order.size(), 1024));
    CellCrew crew([&](std::size_t i) {
        work.run(i);
        return std::monostate();
    });
    for (const std::size_t i : order) crew.add(i);
    crew.start(std::min(threads, most));
    std::optional<Error> fault;
    bool all_wanted = false;
    try {
        all_wanted = collect(crew, work, fault);
    } catch (...) {
        context.cancel();
        crew.end();
        context.resume();
        throw;
    }
    if (!all_wanted) {
        context.cancel();
        crew.end();
        context.resume();
        return std::nullopt;
    }
    crew.end();
    return fault;
}

}  // namespace upstar
