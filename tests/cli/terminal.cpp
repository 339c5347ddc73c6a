#include "terminal.h"

#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <stdexcept>

namespace upstar {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds kPatience{30};

}  // namespace

Terminal::Terminal(const std::vector<std::string>& arguments) {
    child_ = forkpty(&keyboard_, nullptr, nullptr, nullptr);
    if (child_ < 0) throw std::runtime_error("no pseudo-terminal");
    if (child_ > 0) return;
    setenv("HOME", home_.path().c_str(), 1);
    unsetenv("XDG_STATE_HOME");
    unsetenv("XDG_CONFIG_HOME");
    setenv("TERM", "dumb", 1);
    // libedit never frees the names of the functions it is given; all else is checked by `eval`.
    setenv("ASAN_OPTIONS", "detect_leaks=0", 1);
    std::string program = UPSTAR_PROGRAM;
    std::vector<std::string> words = arguments;
    std::vector<char*> argv = {program.data()};
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    execv(program.c_str(), argv.data());
    _exit(127);
}

Terminal::~Terminal() {
    if (child_ > 0) {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
    }
    close(keyboard_);
}

void Terminal::type(const std::string& keys) {
    if (::write(keyboard_, keys.data(), keys.size()) != static_cast<ssize_t>(keys.size()))
        throw std::runtime_error("the terminal takes no keys");
}

void Terminal::send(int signal) { kill(child_, signal); }

bool Terminal::read_some(int milliseconds) {
    pollfd ready{keyboard_, POLLIN, 0};
    if (poll(&ready, 1, milliseconds) <= 0) return false;
    std::array<char, 4096> buffer;
    const ssize_t count = ::read(keyboard_, buffer.data(), buffer.size());
    if (count <= 0) return false;
    screen_.append(buffer.data(), static_cast<std::size_t>(count));
    return true;
}

bool Terminal::shows(const std::string& text) {
    const auto end = Clock::now() + kPatience;
    for (;;) {
        const std::size_t found = screen_.find(text, seen_);
        if (found != std::string::npos) {
            seen_ = found + text.size();
            return true;
        }
        if (Clock::now() > end) return false;
        read_some(100);
    }
}

int Terminal::exit_code() {
    const auto end = Clock::now() + kPatience;
    while (Clock::now() < end) {
        int status = 0;
        read_some(20);
        if (waitpid(child_, &status, WNOHANG) != child_) continue;
        child_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    return -1;
}

}  // namespace upstar
