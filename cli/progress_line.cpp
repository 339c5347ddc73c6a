#include "progress_line.h"

#include <unistd.h>

#include <algorithm>
#include <cstdint>
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

std::string duration_text(double seconds) {
    const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
    const auto two = [](std::uint64_t n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    if (whole < 60) return std::to_string(whole) + " s";
    if (whole < 3600) return std::to_string(whole / 60) + " min " + two(whole % 60) + " s";
    const std::uint64_t minutes = whole / 60;
    if (minutes < 48 * 60) return std::to_string(minutes / 60) + " h " + two(minutes % 60) + " min";
    return std::to_string(minutes / (24 * 60)) + " days " + two(minutes / 60 % 24) + " h";
}

void LongSweepLine::show(const SweepProgress& progress) {
    if (!line_.is_due(progress.done == progress.cells)) return;
    const double rate =
        static_cast<double>(progress.done - progress.known) / std::max(line_.seconds(), 0.001);
    std::ostringstream line;
    line.precision(3);
    line << progress.done << " of " << progress.cells << " cells, " << rate << " cells/s";
    if (rate > 0)
        line << ", " << duration_text(static_cast<double>(progress.cells - progress.done) / rate)
             << " left at this rate";
    line << ", " << (progress.memory >> 20) << " MiB";
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
