#include "upstar/process/dialogue.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <string_view>
#include <thread>

#include "upstar/base/error.h"
#include "upstar/process/program.h"

namespace upstar {
namespace {

constexpr int kMilliseconds = 50;  // between two looks at the context
constexpr std::chrono::milliseconds kGrace{300};

Error no_process(const std::string& command) {
    return {ErrorKind::Limit, "cannot start `" + command + "` on this machine now"};
}

// A shell in a group of its own, that reads and writes these.
pid_t spawned(std::string command, int input, int output) {
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawnattr_t attributes{};
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    std::string shell = "sh";
    std::string option = "-c";
    std::array<char*, 4> words = {shell.data(), option.data(), command.data(), nullptr};
    pid_t process = 0;
    const int failed =
        posix_spawnp(&process, "/bin/sh", &actions, &attributes, words.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return failed == 0 ? process : 0;
}

ProgramEnd end_of(int status) {
    if (WIFEXITED(status)) return {ProgramEnd::How::Exited, WEXITSTATUS(status)};
    return {ProgramEnd::How::Signalled, WTERMSIG(status)};
}

}  // namespace

// Its input is a socket, since writing into one whose reader is gone can be done without a signal.
Dialogue::Dialogue(const std::string& command) {
    std::array<int, 2> to{};
    std::array<int, 2> from{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, to.data()) != 0)
        throw no_process(command);
    if (pipe2(from.data(), O_CLOEXEC) != 0) {
        for (const int end : to) close(end);
        throw no_process(command);
    }
    shutdown(to[0], SHUT_RD);
    input_ = to[0];
    output_ = from[0];
    process_ = spawned(command, to[1], from[1]);
    close(to[1]);
    close(from[1]);
    if (process_ != 0) return;
    close(input_);
    close(output_);
    throw no_process(command);
}

Dialogue::~Dialogue() {
    close(input_);
    const auto deadline = Clock::now() + kGrace;
    while (process_ != 0 && waitpid(process_, nullptr, WNOHANG) == 0) {
        if (Clock::now() < deadline) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            continue;
        }
        kill(-process_, SIGKILL);
        waitpid(process_, nullptr, 0);
        break;
    }
    if (process_ != 0) kill(-process_, SIGKILL);  // what it has started and left
    close(output_);
}

// False if the program reads no more.
bool Dialogue::write_some(std::string_view& rest) const {
    const ssize_t count = send(input_, rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count < 0) return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
    rest.remove_prefix(static_cast<std::size_t>(count));
    return true;
}

// False at the end of what it writes.
bool Dialogue::read_some() {
    std::array<char, 4096> buffer{};
    const ssize_t count = read(output_, buffer.data(), buffer.size());
    if (count < 0) return errno == EINTR;
    read_.append(buffer.data(), static_cast<std::size_t>(count));
    return count > 0;
}

std::string Dialogue::how_it_ended() {
    int status = 0;
    const auto deadline = Clock::now() + kGrace;
    while (waitpid(process_, &status, WNOHANG) == 0) {
        if (Clock::now() > deadline) return "it has closed its output";
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    kill(-process_, SIGKILL);
    process_ = 0;
    return to_string(end_of(status));
}

Heard Dialogue::ask(const std::string& line, Clock::time_point deadline, const Context& context) {
    if (process_ == 0) return {};
    const std::string question = line + "\n";
    std::string_view rest = question;
    bool is_heard = true;  // the program reads
    for (;;) {
        context.poll();
        if (const std::size_t end = read_.find('\n'); end != std::string::npos) {
            Heard heard{Heard::How::Said, read_.substr(0, end)};
            read_.erase(0, end + 1);
            if (!heard.text.empty() && heard.text.back() == '\r') heard.text.pop_back();
            return heard;
        }
        if (read_.size() > kLongestLine) return {Heard::How::TooLong};
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
        if (left <= 0) return {Heard::How::TimeUp};
        std::array<pollfd, 2> ends = {{{output_, POLLIN, 0}, {input_, POLLOUT, 0}}};
        const bool writes = is_heard && !rest.empty();
        const int wait = static_cast<int>(std::min<std::int64_t>(left, kMilliseconds));
        if (poll(ends.data(), writes ? 2 : 1, wait) <= 0) continue;
        if (ends[0].revents != 0 && !read_some()) return {Heard::How::Ended, how_it_ended()};
        if (writes && ends[1].revents != 0) is_heard = write_some(rest);
    }
}

}  // namespace upstar
