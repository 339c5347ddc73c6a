#include "library.h"

#include <pthread.h>

#include <mutex>
#include <new>

namespace upstar::python {
namespace {

std::atomic<unsigned long> main_thread{0};

// A signal handler can reach nothing but globals.
std::atomic<Context*> interruptible{nullptr};
std::atomic<bool> was_interrupted{false};
void (*pythons_handler)(int) = nullptr;

void on_interrupt(int signal) {
    if (Context* context = interruptible.load()) {
        was_interrupted.store(true);
        context->cancel();
    }
    pythons_handler(signal);
}

std::shared_mutex& turns() {
    static auto* const mutex = new std::shared_mutex;
    return *mutex;
}

thread_local bool has_turn = false;

void wait_for(Turn turn) {
    if (turn == Turn::Alone)
        turns().lock();
    else
        turns().lock_shared();
}

}  // namespace

Session& session() {
    // Never destroyed: threads of Python may still compute while the process ends.
    static auto* const session = new Session;
    return *session;
}

bool has_session() { return has_turn; }

Turns::Turns(Turn turn, Waiting waiting) : turn_(turn), is_outermost_(!has_turn) {
    if (!is_outermost_) return;
    if (waiting == Waiting::WithoutLock) {
        wait_for(turn_);
    } else if (turn_ == Turn::Alone || !turns().try_lock_shared()) {
        const py::gil_scoped_release released;
        wait_for(turn_);
    }
    has_turn = true;
}

Turns::~Turns() {
    if (!is_outermost_) return;
    has_turn = false;
    if (turn_ == Turn::Alone)
        turns().unlock();
    else
        turns().unlock_shared();
}

InterruptScope::InterruptScope(bool wanted) {
    if (!wanted || pthread_self() != main_thread.load(std::memory_order_relaxed)) return;
    struct sigaction ours {};
    sigaction(SIGINT, nullptr, &previous_);
    if (previous_.sa_handler == SIG_IGN || previous_.sa_handler == SIG_DFL ||
        (previous_.sa_flags & SA_SIGINFO) != 0)
        return;
    pythons_handler = previous_.sa_handler;
    ours.sa_handler = on_interrupt;
    ours.sa_flags = previous_.sa_flags;
    interruptible.store(&session().context());
    sigaction(SIGINT, &ours, nullptr);
    is_set_ = true;
}

InterruptScope::~InterruptScope() {
    if (!is_set_) return;
    sigaction(SIGINT, &previous_, nullptr);
    interruptible.store(nullptr);
    if (was_interrupted.exchange(false)) session().context().resume();
}

void check_signals() {
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
}

void note_main_thread(unsigned long thread) { main_thread.store(thread); }

void before_fork() {
    const py::gil_scoped_release released;
    if (!has_turn) turns().lock();
}

void after_fork() {
    if (!has_turn) turns().unlock();
}

// The child's only thread has another id than the one that locked, which the unlocking of a lock
// must not have: the child begins with a new lock.
void after_fork_in_child() {
    if (!has_turn) new (&turns()) std::shared_mutex;
    reopen_dictionary();
}

}  // namespace upstar::python
