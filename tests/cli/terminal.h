// A pseudo-terminal with the program in it: types keys, watches the screen.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "program.h"

namespace upstar {

class Terminal {
public:
    /// Starts the program with these arguments in a terminal of its own, and a home of its own.
    explicit Terminal(const std::vector<std::string>& arguments = {});
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    void type(const std::string& keys);

    /// Sends the program a signal.
    void send(int signal);

    /// Waits until `text` shows up after what was found before; false after half a minute.
    bool shows(const std::string& text);

    /// Waits for the program to end: its exit code, 128 + n after signal n, -1 if it does not end.
    int exit_code();

    const std::string& screen() const { return screen_; }

private:
    bool read_some(int milliseconds);

    Folder home_;
    pid_t child_ = -1;
    int keyboard_ = -1;
    std::string screen_;
    std::size_t seen_ = 0;
};

}  // namespace upstar
