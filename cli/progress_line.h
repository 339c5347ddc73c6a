// How far a long sweep has come: one line on stderr, which is gone when the work ends.
#pragma once

#include <chrono>

#include "upstar/lang/session.h"
#include "upstar/sweep/table.h"

namespace upstar::cli {

class ProgressLine {
public:
    /// Shows itself only on a terminal, or if `always`: then as lines every few seconds.
    ProgressLine(Session& session, bool always);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(const SweepProgress& progress);

private:
    using Clock = std::chrono::steady_clock;

    Session& session_;
    bool terminal_;
    bool always_;
    bool shown_ = false;
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_ = start_;
};

/// While alive, shows what a context's work says of itself: on a terminal, or if `always`.
class StatusLine {
public:
    StatusLine(Context& context, bool always);
    ~StatusLine();
    StatusLine(const StatusLine&) = delete;
    StatusLine& operator=(const StatusLine&) = delete;

private:
    Context& context_;
    bool terminal_;
};

}  // namespace upstar::cli
