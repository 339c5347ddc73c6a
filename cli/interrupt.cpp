#include "interrupt.h"

#include <atomic>
#include <csignal>
#include <cstdlib>

namespace upstar::cli {
namespace {

// A signal handler can reach nothing but a global.
std::atomic<Context*> current{nullptr};
struct sigaction previous;

void on_interrupt(int) {
    Context* context = current.load();
    if (context == nullptr || context->stopped()) std::_Exit(130);
    context->cancel();
}

}  // namespace

InterruptGuard::InterruptGuard(Context& context) {
    context.resume();
    current.store(&context);
    struct sigaction action {};
    action.sa_handler = on_interrupt;
    sigaction(SIGINT, &action, &previous);
}

InterruptGuard::~InterruptGuard() {
    sigaction(SIGINT, &previous, nullptr);
    current.store(nullptr);
}

}  // namespace upstar::cli
