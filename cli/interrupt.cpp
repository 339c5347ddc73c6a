#include "interrupt.h"

#include <array>
#include <atomic>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <utility>

namespace upstar::cli {
namespace {

constexpr std::array<int, 3> kSignals = {SIGINT, SIGTERM, SIGHUP};

// A signal handler can reach nothing but globals.
std::atomic<Context*> current{nullptr};
std::atomic<int> terminated_by{0};
std::array<struct sigaction, kSignals.size()> previous;
std::function<void()> last_action;

void on_signal(int signal) {
    Context* context = current.load();
    if (context == nullptr || context->stopped()) std::_Exit(128 + signal);
    if (signal != SIGINT) terminated_by.store(signal);
    context->cancel();
}

void restore_handlers() {
    if (current.exchange(nullptr) == nullptr) return;
    for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &previous[i], nullptr);
}

}  // namespace

InterruptGuard::InterruptGuard(Context& context) {
    context.resume();
    current.store(&context);
    struct sigaction action {};
    action.sa_handler = on_signal;
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        sigaction(kSignals[i], nullptr, &previous[i]);
        const bool under_nohup = kSignals[i] == SIGHUP && previous[i].sa_handler == SIG_IGN;
        if (!under_nohup) sigaction(kSignals[i], &action, nullptr);
    }
}

InterruptGuard::~InterruptGuard() {
    restore_handlers();
    end_if_terminated();
}

void end_if_terminated() {
    const int signal = terminated_by.exchange(0);
    if (signal == 0) return;
    restore_handlers();
    std::cout.flush();
    if (last_action) last_action();
    std::raise(signal);
}

void before_termination(std::function<void()> action) { last_action = std::move(action); }

}  // namespace upstar::cli
