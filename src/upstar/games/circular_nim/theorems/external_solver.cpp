#include "upstar/games/circular_nim/theorems/external_solver.h"

#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <vector>

#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

constexpr int kMilliseconds = 50;  // between two looks at the context

// What the process writes until it ends, or until the context stops the work.
std::string output_of(int pipe, pid_t process, const Context& context) {
    std::string output;
    std::array<char, 4096> buffer{};
    pollfd ready{pipe, POLLIN, 0};
    while (true) {
        if (context.stopped()) kill(process, SIGKILL);
        if (poll(&ready, 1, kMilliseconds) <= 0) continue;
        const ssize_t count = read(pipe, buffer.data(), buffer.size());
        if (count <= 0) return output;
        output.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

}  // namespace

std::optional<std::string> solver_verdict(const std::string& program,
                                          const std::vector<std::string>& options,
                                          const std::filesystem::path& script, Context& context) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw Error(ErrorKind::Limit, "cannot make a pipe to " + program);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    posix_spawn_file_actions_addclose(&actions, ends[1]);
    std::vector<std::string> words = {program};
    words.insert(words.end(), options.begin(), options.end());
    words.push_back(script.string());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    pid_t process = 0;
    const int failed =
        posix_spawnp(&process, program.c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    if (failed != 0) {
        close(ends[0]);
        return std::nullopt;
    }
    const std::string output = output_of(ends[0], process, context);
    close(ends[0]);
    int status = 0;
    waitpid(process, &status, 0);
    context.poll();
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127) return std::nullopt;
    return output.substr(0, output.find('\n'));
}

}  // namespace upstar::circular_nim
