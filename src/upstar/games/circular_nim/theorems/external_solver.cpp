#include "upstar/games/circular_nim/theorems/external_solver.h"

#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <utility>
#include <vector>

#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

constexpr int kMilliseconds = 50;  // between two looks at the context
constexpr int kNotFound = 127;     // the exit code of a shell, or a loader, without its program

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

// What the first line and the status of a program that has ended say.
SolverVerdict verdict_of(const std::string& line, int status) {
    using Answer = SolverVerdict::Answer;
    const bool exited = WIFEXITED(status);
    const int code = exited ? WEXITSTATUS(status) : 0;
    if (exited && code == kNotFound) return {};
    if (exited && code == 0 && line == "unsat") return {Answer::Unsat};
    if (exited && code == 0 && line == "sat") return {Answer::Sat};
    std::string end =
        exited ? "exit code " + std::to_string(code) : "signal " + std::to_string(WTERMSIG(status));
    if (line.empty()) return {Answer::None, std::move(end)};
    return {Answer::None, exited && code == 0 ? line : line + "; " + end};
}

}  // namespace

std::string to_string(const SolverVerdict& verdict) {
    switch (verdict.answer) {
        case SolverVerdict::Answer::Unsat:
            return "unsat";
        case SolverVerdict::Answer::Sat:
            return "sat";
        case SolverVerdict::Answer::NotThere:
            return "not there";
        case SolverVerdict::Answer::None:
            break;
    }
    return "no answer (" + verdict.complaint + ")";
}

SolverVerdict solver_verdict(const std::string& program, const std::vector<std::string>& options,
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
        return {};
    }
    const std::string output = output_of(ends[0], process, context);
    close(ends[0]);
    int status = 0;
    waitpid(process, &status, 0);
    context.poll();
    return verdict_of(output.substr(0, output.find('\n')), status);
}

}  // namespace upstar::circular_nim
