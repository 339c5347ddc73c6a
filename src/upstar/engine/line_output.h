// Answers on their way out: lines of any thread, written one after the other.
//
// Whoever comes while nobody writes becomes the writer, and takes along what the others leave
// meanwhile: so many short answers cost few writes, and no thread is needed for it. What waits is
// bounded: beyond that whoever brings a line waits until the reader has taken some, so that a slow
// reader slows the work down and does not fill the memory.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

namespace upstar {

class LineOutput {
public:
    /// Takes one line or more, each with its newline. Called by one thread at a time.
    using Write = std::function<void(std::string_view lines)>;

    explicit LineOutput(Write write) : write_(std::move(write)) {}

    /// `line` ends with a newline.
    void say(std::string_view line);

    /// Waits until all is written.
    void flush();

private:
    static constexpr std::size_t kMostWaiting = std::size_t{1} << 20;

    Write write_;
    std::mutex mutex_;
    std::condition_variable written_;
    std::string waiting_;
    bool is_writing_ = false;
};

}  // namespace upstar
