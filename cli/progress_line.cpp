#include "progress_line.h"

#include <unistd.h>

#include <iostream>
#include <sstream>

namespace upstar::cli {
namespace {

constexpr double kBetweenLines = 2;      // seconds, where there is no terminal
constexpr double kBeforeTheFirst = 0.5;  // short work shows nothing on a terminal

}  // namespace

ProgressLine::ProgressLine(Session& session, bool always)
    : session_(session), terminal_(isatty(STDERR_FILENO) != 0), always_(always) {}

ProgressLine::~ProgressLine() {
    if (shown_ && terminal_) std::cerr << "\r\033[K" << std::flush;
}

void ProgressLine::show(const SweepProgress& progress) {
    if (!terminal_ && !always_) return;
    const Clock::time_point now = Clock::now();
    const auto seconds = [&](Clock::time_point since) {
        return std::chrono::duration<double>(now - since).count();
    };
    const bool last = progress.done == progress.cells;
    if (terminal_ ? seconds(start_) < kBeforeTheFirst && !always_
                  : seconds(last_) < kBetweenLines && !last)
        return;
    last_ = now;
    shown_ = true;
    const double run = static_cast<double>(progress.done - progress.known);
    std::ostringstream line;
    line.precision(3);
    line << progress.done << " of " << progress.cells << " cells, "
         << run / std::max(seconds(start_), 0.001) << " cells/s, "
         << session_.arena().general_count() + session_.arena().simple_count()
         << " distinct values, " << (session_.context().memory_charged() >> 20) << " MiB";
    if (terminal_) {
        std::cerr << "\r" << line.str() << "\033[K" << std::flush;
    } else {
        std::cerr << line.str() << std::endl;
    }
}

StatusLine::StatusLine(Context& context, bool always)
    : context_(context), terminal_(isatty(STDERR_FILENO) != 0) {
    if (terminal_) {
        context.set_progress(
            [](const std::string& line) { std::cerr << "\r" << line << "\033[K" << std::flush; });
    } else if (always) {
        context.set_progress([](const std::string& line) { std::cerr << line << std::endl; });
    }
}

StatusLine::~StatusLine() {
    context_.set_progress(nullptr);
    if (terminal_) std::cerr << "\r\033[K" << std::flush;
}

}  // namespace upstar::cli
