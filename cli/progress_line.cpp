#include "progress_line.h"

#include <unistd.h>

#include <iostream>
#include <sstream>

#include "upstar/lang/session.h"
#include "upstar/sweep/table.h"

namespace upstar::cli {
namespace {

constexpr double kBetweenLines = 2;      // seconds, where there is no terminal
constexpr double kBeforeTheFirst = 0.5;  // short work shows nothing on a terminal

}  // namespace

StatusLine::StatusLine(bool always) : terminal_(isatty(STDERR_FILENO) != 0), always_(always) {}

double StatusLine::seconds() const {
    return std::chrono::duration<double>(Clock::now() - start_).count();
}

bool StatusLine::is_due(bool last) const {
    if (!terminal_ && !always_) return false;
    if (terminal_) return seconds() >= kBeforeTheFirst || always_;
    return last || std::chrono::duration<double>(Clock::now() - last_).count() >= kBetweenLines;
}

void StatusLine::write(const std::string& line) {
    last_ = Clock::now();
    shown_ = true;
    if (terminal_) {
        std::cerr << "\r" << line << "\033[K" << std::flush;
    } else {
        std::cerr << line << std::endl;
    }
}

void StatusLine::clear() {
    if (shown_ && terminal_) std::cerr << "\r\033[K" << std::flush;
    shown_ = false;
}

void ProgressLine::show(const SweepProgress& progress) {
    if (!line_.is_due(progress.done == progress.cells)) return;
    const double run = static_cast<double>(progress.done - progress.known);
    std::ostringstream line;
    line.precision(3);
    line << progress.done << " of " << progress.cells << " cells, "
         << run / std::max(line_.seconds(), 0.001) << " cells/s, "
         << session_.arena().general_count() + session_.arena().simple_count()
         << " distinct values, " << (session_.context().memory_charged() >> 20) << " MiB";
    line_.write(line.str());
}

ContextLine::ContextLine(Context& context, bool always) : context_(context), line_(always) {
    context_.set_progress([this](const std::string& line) {
        const std::lock_guard lock(mutex_);
        if (line_.is_due(false)) line_.write(line);
    });
}

ContextLine::~ContextLine() { context_.set_progress(nullptr); }

}  // namespace upstar::cli
