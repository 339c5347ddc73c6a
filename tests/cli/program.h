// Runs the built program as a user does: through a shell, with files for its streams.
#pragma once

#include <filesystem>
#include <string>

namespace upstar {

/// A folder of its own for a test, removed with it.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

std::string read(const std::filesystem::path& file);
void write(const std::filesystem::path& file, const std::string& text);

/// `text` as one word of the shell.
std::string quoted(const std::string& text);

struct Ended {
    int code;  // the exit code; 128 + n after signal n, as shells count
    std::string out;
    std::string err;
};

/// Runs a line of shell, in which $UPSTAR is the program. It is given a minute.
Ended shell(const std::string& line, const std::string& input = {});

/// Runs the program with these arguments, already quoted where they need it.
inline Ended run(const std::string& arguments, const std::string& input = {}) {
    return shell("$UPSTAR " + arguments, input);
}

/// What stands before a command in a line of shell to kill it after so many seconds, and to end
/// when it is gone: with the code 137, or 124 if it had ended just then.
std::string killing_after(double seconds);

/// How often a test kills what it runs, or damages a file: a few times, or UPSTAR_CRASHES.
int crashes();

}  // namespace upstar
