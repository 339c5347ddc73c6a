// Other programs: run one, wait for its end, and read what it wrote.
//
// A program gets no input, and writes its output and its errors into one text. It is ended, with
// all that it started, when its own time is up or when the context stops the work.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "upstar/base/context.h"

namespace upstar {

struct ProgramEnd {
    enum class How { Exited, Signalled, TimeUp, NotThere };

    How how = How::NotThere;
    int code = 0;             ///< its exit code, or the signal
    std::string output = {};  ///< at most the first megabyte

    bool is_well() const { return how == How::Exited && code == 0; }
    std::string first_line() const { return output.substr(0, output.find('\n')); }
};

/// "exit code 1", "signal 11", "time is up", "not there".
std::string to_string(const ProgramEnd& end);

/// Runs the first word with the others as its arguments, in a folder (empty: this one); 0 is no
/// limit of its own. Throws Error if the context stops the work.
ProgramEnd run_program(const std::vector<std::string>& words, Context& context,
                       std::chrono::milliseconds limit = std::chrono::milliseconds(0),
                       const std::string& folder = {});

}  // namespace upstar
