// Threads that do tasks as they come, and hand over what they have done.
//
// Whoever holds a crew adds tasks and takes results on one thread, so that collecting needs no lock
// of its own. Nothing that a worker throws ends the program: the first fault pauses the crew, which
// begins no further task until it is resumed.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/base/out_of_memory.h"

namespace upstar {

template <class Task, class Result>
class Crew {
public:
    struct Done {
        Task task;
        std::optional<Result> result;  ///< nothing: the fault says why
        std::optional<Error> fault;
    };

    /// What a worker does with a task; called by several threads at once.
    explicit Crew(std::function<Result(const Task&)> work) : work_(std::move(work)) {}
    ~Crew() { end(); }
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    /// Starts as many threads as there may be. Where there are none, as in a web page, `take` does
    /// the tasks.
    void start(unsigned threads) {
        for (unsigned i = 0; i < threads; ++i) {
            try {
                threads_.emplace_back([this] { work_on_tasks(); });
            } catch (const std::system_error&) {
                return;
            }
        }
    }

    void add(Task task) {
        {
            const std::lock_guard lock(mutex_);
            waiting_.push_back(std::move(task));
        }
        tasks_.notify_one();
    }

    /// How many tasks are not begun.
    std::size_t waiting() const {
        const std::lock_guard lock(mutex_);
        return waiting_.size();
    }
    /// Whether nothing runs, is to be taken, or will be begun.
    bool is_idle() const {
        const std::lock_guard lock(mutex_);
        return nothing_runs() && done_.empty();
    }
    bool is_paused() const {
        const std::lock_guard lock(mutex_);
        return paused_;
    }

    /// What is done; waits for something this long.
    std::vector<Done> take(std::chrono::milliseconds patience) {
        std::unique_lock lock(mutex_);
        if (threads_.empty() && !paused_ && !waiting_.empty()) do_next(lock);
        changed_.wait_for(lock, patience, [&] { return !done_.empty() || nothing_runs(); });
        return std::exchange(done_, {});
    }

    /// Begins no further task, and gives up those that wait.
    std::vector<Task> pause() {
        const std::lock_guard lock(mutex_);
        paused_ = true;
        std::vector<Task> rest(std::make_move_iterator(waiting_.begin()),
                               std::make_move_iterator(waiting_.end()));
        waiting_.clear();
        return rest;
    }
    void resume() {
        {
            const std::lock_guard lock(mutex_);
            paused_ = false;
        }
        tasks_.notify_all();
    }

    /// Waits for the tasks that run; no further one is begun.
    void end() {
        {
            const std::lock_guard lock(mutex_);
            ended_ = true;
        }
        tasks_.notify_all();
        for (std::thread& thread : threads_) thread.join();
        threads_.clear();
    }

private:
    void work_on_tasks() {
        std::unique_lock lock(mutex_);
        for (;;) {
            tasks_.wait(lock, [&] { return ended_ || (!paused_ && !waiting_.empty()); });
            if (ended_) return;
            do_next(lock);
        }
    }

    void do_next(std::unique_lock<std::mutex>& lock) {
        Done done{std::move(waiting_.front()), {}, {}};
        waiting_.pop_front();
        ++running_;
        lock.unlock();
        attempt(done);
        lock.lock();
        --running_;
        if (done.fault) paused_ = true;
        done_.push_back(std::move(done));
        changed_.notify_one();
    }

    bool nothing_runs() const { return running_ == 0 && (paused_ || waiting_.empty()); }

    void attempt(Done& done) const {
        try {
            done.result = work_(done.task);
        } catch (const Error& error) {
            done.fault = error;
        } catch (const std::bad_alloc&) {
            done.fault = out_of_memory();
        } catch (const std::exception& error) {
            done.fault = Error(ErrorKind::Limit, error.what());
        }
    }

    std::function<Result(const Task&)> work_;
    mutable std::mutex mutex_;
    std::condition_variable tasks_;    // there is one to begin, or no more will come
    std::condition_variable changed_;  // a task is done
    std::vector<std::thread> threads_;
    std::deque<Task> waiting_;
    std::size_t running_ = 0;
    std::vector<Done> done_;
    bool paused_ = false;
    bool ended_ = false;
};

}  // namespace upstar
