// How far long work has come: one line on stderr, which is gone when the work ends.
#pragma once

#include <chrono>
#include <mutex>
#include <string>

#include "upstar/base/context.h"

namespace upstar {
class Session;
struct SweepProgress;
}  // namespace upstar

namespace upstar::cli {

class StatusLine {
public:
    /// Shows itself only on a terminal, or if `always`: then as lines every few seconds.
    explicit StatusLine(bool always);
    ~StatusLine() { clear(); }
    StatusLine(const StatusLine&) = delete;
    StatusLine& operator=(const StatusLine&) = delete;

    /// Whether it is time to write; of what is the last, always.
    bool is_due(bool last) const;
    void write(const std::string& line);
    void clear();

    double seconds() const;  ///< since the line was made

private:
    using Clock = std::chrono::steady_clock;

    bool terminal_;
    bool always_;
    bool shown_ = false;
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_ = start_;
};

/// While alive, shows what a context's work says of itself.
class ContextLine {
public:
    ContextLine(Context& context, bool always);
    ~ContextLine();
    ContextLine(const ContextLine&) = delete;
    ContextLine& operator=(const ContextLine&) = delete;

private:
    Context& context_;
    std::mutex mutex_;  // threads may report at once
    StatusLine line_;
};

/// The line of a sweep.
class ProgressLine {
public:
    ProgressLine(Session& session, bool always) : session_(session), line_(always) {}

    void show(const SweepProgress& progress);

private:
    Session& session_;
    StatusLine line_;
};

/// The line of a sweep that may take days: how fast it is, and how long it will still take.
class LongSweepLine {
public:
    explicit LongSweepLine(bool always) : line_(always) {}

    void show(const SweepProgress& progress);

private:
    StatusLine line_;
};

/// "2 h 05 min", "40 s".
std::string duration_text(double seconds);

}  // namespace upstar::cli
