#include "upstar/process/program.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

#include "upstar/base/error.h"

namespace upstar {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMilliseconds = 50;  // between two looks at the context
constexpr int kNotFound = 127;     // the exit code of a shell, or a loader, without its program
constexpr std::size_t kMostOutput = std::size_t{1} << 20;

// What a process is started with; a group of its own, so that all of it can be ended.
class Start {
public:
    Start(int output, const std::string& folder) {
        posix_spawn_file_actions_init(&actions_);
        posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, output, STDERR_FILENO);
        if (!folder.empty()) posix_spawn_file_actions_addchdir_np(&actions_, folder.c_str());
        posix_spawnattr_init(&attributes_);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP);
    }
    ~Start() {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }
    Start(const Start&) = delete;
    Start& operator=(const Start&) = delete;

    bool run(std::vector<std::string> words, pid_t& process) {
        std::vector<char*> arguments;
        for (std::string& word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        return posix_spawnp(&process, arguments[0], &actions_, &attributes_, arguments.data(),
                            environ) == 0;
    }

private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

// Reads until the process ends, its time is up, or the context stops the work. Returns whether its
// time was up.
bool read_output(int pipe, pid_t process, const Context& context, std::chrono::milliseconds limit,
                 std::string& output) {
    const Clock::time_point start = Clock::now();
    bool late = false;
    std::array<char, 4096> buffer{};
    pollfd ready{pipe, POLLIN, 0};
    while (true) {
        late = late || (limit.count() > 0 && Clock::now() - start > limit);
        const bool ended = late || context.stopped();
        if (ended) kill(-process, SIGKILL);
        if (poll(&ready, 1, kMilliseconds) <= 0) {
            if (ended) return late;  // whoever left the group may still hold the pipe
            continue;
        }
        const ssize_t count = read(pipe, buffer.data(), buffer.size());
        if (count <= 0) return late;
        if (output.size() < kMostOutput)
            output.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

}  // namespace

std::string to_string(const ProgramEnd& end) {
    switch (end.how) {
        case ProgramEnd::How::Exited:
            return "exit code " + std::to_string(end.code);
        case ProgramEnd::How::Signalled:
            return "signal " + std::to_string(end.code);
        case ProgramEnd::How::TimeUp:
            return "time is up";
        case ProgramEnd::How::NotThere:
            break;
    }
    return "not there";
}

ProgramEnd run_program(const std::vector<std::string>& words, Context& context,
                       std::chrono::milliseconds limit, const std::string& folder) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        throw Error(ErrorKind::Limit, "cannot make a pipe to " + words[0]);
    pid_t process = 0;
    const bool started = Start(ends[1], folder).run(words, process);
    close(ends[1]);
    ProgramEnd end;
    bool late = false;
    int status = 0;
    if (started) {
        late = read_output(ends[0], process, context, limit, end.output);
        waitpid(process, &status, 0);
    }
    close(ends[0]);
    context.poll();
    if (!started || (WIFEXITED(status) && WEXITSTATUS(status) == kNotFound)) return end;
    end.how = late                ? ProgramEnd::How::TimeUp
              : WIFEXITED(status) ? ProgramEnd::How::Exited
                                  : ProgramEnd::How::Signalled;
    if (!late) end.code = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
    return end;
}

}  // namespace upstar
