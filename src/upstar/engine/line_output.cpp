#include "upstar/engine/line_output.h"

#include <utility>

namespace upstar {

void LineOutput::say(std::string_view line) {
    std::unique_lock lock(mutex_);
    written_.wait(lock, [&] { return !is_writing_ || waiting_.size() < kMostWaiting; });
    waiting_ += line;
    if (is_writing_) return;
    is_writing_ = true;
    std::string lines;
    while (!waiting_.empty()) {
        lines.clear();
        std::swap(lines, waiting_);
        lock.unlock();
        write_(lines);
        lock.lock();
        written_.notify_all();
    }
    is_writing_ = false;
    written_.notify_all();
}

void LineOutput::flush() {
    std::unique_lock lock(mutex_);
    written_.wait(lock, [&] { return !is_writing_; });
}

}  // namespace upstar
