// The same work on several threads at once.
//
// The calling thread is one of them, so that one thread costs nothing; and where the system gives
// fewer than were asked for, those that there are do the work. It must therefore be divided as it
// is done, each thread taking what is next, and not beforehand.
#pragma once

#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace upstar {

/// Calls `work(0)`, `work(1)`, ... on up to `count` threads, at least on the caller's, and returns
/// when all have ended. The first exception is returned, not thrown, since what was found may
/// matter more; null if there is none. `failed()` is called at once by a thread that ends with one,
/// to tell the others to stop.
template <class Work, class Failed>
std::exception_ptr on_threads(unsigned count, const Work& work, const Failed& failed) {
    std::exception_ptr first;
    std::mutex mutex;
    const auto guarded = [&](unsigned number) {
        try {
            work(number);
        } catch (...) {
            {
                const std::lock_guard lock(mutex);
                if (!first) first = std::current_exception();
            }
            failed();
        }
    };
    std::vector<std::thread> others;
    try {
        for (unsigned i = 1; i < count; ++i) others.emplace_back(guarded, i);
    } catch (const std::exception&) {
        // No more threads are to be had.
    }
    guarded(0);
    for (std::thread& other : others) other.join();
    return first;
}

}  // namespace upstar
