#include "upstar/sweep/workers.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>

#include "upstar/base/out_of_memory.h"

namespace upstar {
namespace {

constexpr auto kTick = std::chrono::milliseconds(200);

class Crew {
public:
    Crew(const std::vector<std::size_t>& order, const CellWork& work)
        : order_(order), work_(work) {}
    ~Crew() { end(); }
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    void start(unsigned threads) {
        for (unsigned i = 0; i < threads; ++i) {
            try {
                const std::lock_guard lock(mutex_);
                threads_.emplace_back([this] { work(); });
                ++running_;
            } catch (const std::system_error&) {
                return;  // No more threads are to be had.
            }
        }
    }

    /// Hands over what is finished until all is done; false if no more is wanted.
    bool collect() { return threads_.empty() ? collect_alone() : collect_from_threads(); }

    /// Begins no further cell and waits for those that run.
    void end() {
        {
            const std::lock_guard lock(mutex_);
            stop_ = true;
        }
        for (std::thread& thread : threads_) thread.join();
        threads_.clear();
    }

    const std::optional<Error>& fault() const { return fault_; }

private:
    // Where there are no threads, as in a web page.
    bool collect_alone() {
        auto last_tick = std::chrono::steady_clock::now();
        for (const std::size_t i : order_) {
            fault_ = attempt(i);
            if (fault_) break;
            if (!work_.finished(i)) return false;
            if (!work_.tick || std::chrono::steady_clock::now() - last_tick < kTick) continue;
            work_.tick();
            last_tick = std::chrono::steady_clock::now();
        }
        if (work_.tick) work_.tick();
        return true;
    }

    bool collect_from_threads() {
        std::unique_lock lock(mutex_);
        for (;;) {
            changed_.wait_for(lock, kTick, [&] { return !finished_.empty() || running_ == 0; });
            const bool last = running_ == 0;
            std::vector<std::size_t> finished;
            finished.swap(finished_);
            lock.unlock();
            for (const std::size_t i : finished)
                if (!work_.finished(i)) return false;
            if (work_.tick) work_.tick();
            if (last) return true;
            lock.lock();
        }
    }

    void work() {
        std::unique_lock lock(mutex_);
        while (!stop_ && next_ < order_.size()) {
            const std::size_t i = order_[next_++];
            lock.unlock();
            std::optional<Error> fault = attempt(i);
            lock.lock();
            if (!fault) {
                finished_.push_back(i);
            } else {
                if (!fault_) fault_ = std::move(fault);
                stop_ = true;
            }
            changed_.notify_one();
        }
        --running_;
        changed_.notify_one();
    }

    std::optional<Error> attempt(std::size_t i) const {
        try {
            work_.run(i);
            return std::nullopt;
        } catch (const Error& error) {
            return error;
        } catch (const std::bad_alloc&) {
            return out_of_memory();
        } catch (const std::exception& error) {
            return Error(ErrorKind::Limit, error.what());
        }
    }

    const std::vector<std::size_t>& order_;
    const CellWork& work_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::thread> threads_;
    std::size_t next_ = 0;
    std::size_t running_ = 0;
    bool stop_ = false;
    std::vector<std::size_t> finished_;
    std::optional<Error> fault_;
};

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

}  // namespace

std::optional<Error> run_cells(Session& session, const std::vector<std::size_t>& order,
                               unsigned threads, const CellWork& work) {
    if (order.empty()) return std::nullopt;
    if (threads == 0) threads = std::max(1u, std::thread::hardware_concurrency());
    Context& context = session.context();
    const ThreadsOfACell share(session.evaluators(), std::min(threads, kMostThreadsOfACell));
    const auto most = static_cast<unsigned>(std::min<std::size_t>(order.size(), 1024));
    Crew crew(order, work);
    crew.start(std::min(threads, most));
    bool all_wanted = false;
    try {
        all_wanted = crew.collect();
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
    return crew.fault();
}

}  // namespace upstar
