// upstar engine: the protocol of src/upstar/engine/ on standard input and output. Here lines are
// only carried.
#include "upstar/engine/engine.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <iostream>

#include "command.h"
#include "upstar/engine/games/game_questions.h"
#include "upstar/engine/line_input.h"
#include "upstar/engine/proofs/proof_questions.h"
#include "upstar/engine/request.h"

namespace upstar::cli {
namespace {

struct EngineOptions {
    std::size_t sessions = EngineSettings().most_sessions;
};

// Whatever is there, at least a byte; 0 at the end of the input.
std::size_t read_some(std::array<char, 65536>& buffer) {
    for (;;) {
        const ssize_t count = read(STDIN_FILENO, buffer.data(), buffer.size());
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno != EINTR) throw Error(ErrorKind::Input, "cannot read the standard input");
    }
}

int run(const EngineOptions& options, const CommonOptions& common, std::string&) {
    EngineSettings settings;
    if (common.threads > 0) settings.threads = common.threads;
    settings.memory = common.memory_bytes();
    settings.time = common.time();
    settings.most_sessions = options.sessions;
    std::vector<EngineQuestion> questions = standard_questions();
    for (const auto& more : {game_questions(), proof_questions()})
        questions.insert(questions.end(), more.begin(), more.end());
    Engine engine(std::move(questions), settings, [](std::string_view lines) {
        std::cout.write(lines.data(), static_cast<std::streamsize>(lines.size())).flush();
    });
    const auto hear = [&](std::string_view line) { engine.hear(line); };
    LineInput lines(kLongestRequest);
    std::array<char, 65536> buffer{};
    while (const std::size_t count = read_some(buffer)) lines.take({buffer.data(), count}, hear);
    lines.finish(hear);
    engine.finish();
    return Ok;
}

}  // namespace

void add_engine(Command& program, CommonOptions& common) {
    Command& command =
        program.subcommand("engine", "answer requests of other programs, one JSON object a line");
    command.footer(
        "The first line it writes is a hello: the version, what can be asked, and the games. Then "
        "each line it reads is a request, such as {\"id\":1,\"do\":\"evaluate\",\"expression\":"
        "\"1/2 + *\"}, and each is answered by one line. The manual has the whole protocol "
        "(docs/engine-protocol.md). A request has limits of its own, by `time` and "
        "`memory`; --time-limit is the most that it may ask for, and --memory-limit for all "
        "together.");
    auto options = std::make_shared<EngineOptions>();
    command.number("--threads", "N", common.threads, 1, 1024,
                   "how many requests run at once (default: all cores, and two more)");
    command.number("--sessions", "N", options->sessions, 1, 100000,
                   "how many sessions there may be at once (default: 64)");
    set_action(command, common, {Format::Text}, options, run);
}

}  // namespace upstar::cli
