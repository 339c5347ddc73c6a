#include "upstar/base/stack.h"

#include <cstddef>
#include <cstdint>
#include <exception>

#include "upstar/base/error.h"

#ifndef __EMSCRIPTEN__
#include <pthread.h>
#endif

namespace upstar {
namespace {

// Below `floor` the stack counts as low. On a thread we did not start we know only that some stack
// is left when it first asks, and assume kAssumed bytes of it; the margin kReserve is for the
// frames between two tests. The state is a fact about the thread, hence thread_local.
constexpr std::uintptr_t kReserve = 256 << 10;
[[maybe_unused]] constexpr std::uintptr_t kAssumed = 1 << 20;
thread_local std::uintptr_t floor_address = 0;

std::uintptr_t here() { return reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0)); }

[[noreturn]] void too_deep() {
    throw Error(ErrorKind::Limit, "nested too deeply for the memory of this machine");
}

}  // namespace

#ifdef __EMSCRIPTEN__

bool stack_is_low() noexcept {
    if (floor_address == 0) floor_address = here() > kReserve ? here() - kReserve : 1;
    return here() < floor_address;
}

void run_on_fresh_stack(Context&, const std::function<void()>&) { too_deep(); }

#else

bool stack_is_low() noexcept {
    if (floor_address == 0) floor_address = here() - (kAssumed - kReserve);
    return here() < floor_address;
}

namespace {

constexpr std::size_t kStackBytes = std::size_t{16} << 20;
constexpr int kMostStacks = 256;
thread_local int stacks_in_use = 0;

struct Job {
    const std::function<void()>* work;
    int stacks;
    std::exception_ptr failure;
};

void* run_job(void* argument) {
    Job& job = *static_cast<Job*>(argument);
    floor_address = here() - kStackBytes + 2 * kReserve;
    stacks_in_use = job.stacks;
    try {
        (*job.work)();
    } catch (...) {
        job.failure = std::current_exception();
    }
    return nullptr;
}

}  // namespace

void run_on_fresh_stack(Context& context, const std::function<void()>& work) {
    if (stacks_in_use == kMostStacks) too_deep();
    Charge charge(context);
    charge.add(kStackBytes);
    Job job{&work, stacks_in_use + 1, nullptr};
    pthread_attr_t attributes;
    pthread_t thread;
    if (pthread_attr_init(&attributes) != 0) too_deep();
    const bool started = pthread_attr_setstacksize(&attributes, kStackBytes) == 0 &&
                         pthread_create(&thread, &attributes, run_job, &job) == 0;
    pthread_attr_destroy(&attributes);
    if (!started) too_deep();
    pthread_join(thread, nullptr);
    if (job.failure) std::rethrow_exception(job.failure);
}

#endif

}  // namespace upstar
