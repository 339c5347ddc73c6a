#include "limited_work.h"

#include "failures.h"

namespace upstar::python {
namespace {

constexpr std::int64_t kBetweenLines = 100;  // milliseconds

std::int64_t milliseconds_now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

}  // namespace

unsigned thread_count(unsigned threads) { return threads == 0 ? evaluators().threads() : threads; }

ToldProgress::ToldProgress(const py::object& progress)
    : observer_(py::module_::import("upstar._progress").attr("line")(progress)) {}

ToldProgress::~ToldProgress() {
    if (!py::hasattr(observer_, "close")) return;
    try {
        observer_.attr("close")();
    } catch (py::error_already_set& raised) {
        raised.discard_as_unraisable("upstar");
    }
}

void ToldProgress::tell(Context& context, const std::string& line) {
    const std::int64_t now = milliseconds_now();
    std::int64_t next = next_.load(std::memory_order_relaxed);
    if (now < next || !next_.compare_exchange_strong(next, now + kBetweenLines)) return;
    const py::gil_scoped_acquire lock;
    try {
        observer_(line);
    } catch (py::error_already_set& raised) {
        keep(raised);
        context.cancel();
    }
}

ToldProgress::Scope::Scope(ToldProgress& told, Context& context) : context_(context) {
    if (!told.observer_.is_none())
        context_.set_progress([&](const std::string& line) { told.tell(context, line); });
}

void refuse_cancelled(const std::optional<Error>& stopped) {
    if (!stopped || stopped->kind() != ErrorKind::Cancelled) return;
    raise_kept();
    check_signals();
    throw *stopped;
}

}  // namespace upstar::python
