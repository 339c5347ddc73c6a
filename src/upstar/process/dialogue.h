// Another program that is asked line by line, over its standard input and output. Its errors go
// where ours go.
//
//     Dialogue bot("python3 bot.py");
//     const Heard heard = bot.ask("question", Clock::now() + std::chrono::seconds(5), context);
//
// It runs in a group of its own and is ended with all that it started. A program that does not read
// holds nobody up beyond the deadline, and one that does not stop writing is not read further.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>

#include "upstar/base/context.h"

namespace upstar {

struct Heard {
    enum class How { Said, TimeUp, Ended, TooLong };

    How how = How::Ended;
    std::string text = {};  ///< the line without its end, or how the program ended
};

class Dialogue {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t kLongestLine = std::size_t{1} << 20;

    /// Starts the command of the shell. Throws Error (Limit) if no process can be made.
    explicit Dialogue(const std::string& command);
    /// Ends its input, and soon the program.
    ~Dialogue();
    Dialogue(const Dialogue&) = delete;
    Dialogue& operator=(const Dialogue&) = delete;

    /// Writes a line and reads one. Throws Error (Cancelled) if the context is stopped.
    Heard ask(const std::string& line, Clock::time_point deadline, const Context& context);

private:
    bool write_some(std::string_view& rest) const;
    bool read_some();
    std::string how_it_ended();

    pid_t process_ = 0;
    int input_ = -1;   // of the program: we write
    int output_ = -1;  // of the program: we read
    std::string read_;
};

}  // namespace upstar
