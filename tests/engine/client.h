// An engine and what it has said, for tests.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "upstar/base/json.h"
#include "upstar/engine/engine.h"
#include "upstar/engine/games/game_questions.h"
#include "upstar/engine/line_input.h"
#include "upstar/engine/proofs/proof_questions.h"
#include "upstar/engine/question.h"
#include "upstar/engine/request.h"

namespace upstar {

inline std::vector<EngineQuestion> all_questions() {
    std::vector<EngineQuestion> all = standard_questions();
    for (const auto& more : {game_questions(), proof_questions()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

/// Requests are answered as they are asked, unless the settings have threads.
class Client {
public:
    explicit Client(EngineSettings settings = {.threads = 0})
        : engine_(all_questions(), settings, [this](std::string_view lines) { take(lines); }) {}

    void send(const std::string& line) { engine_.hear(line); }
    void finish() { engine_.finish(); }

    /// All that was said, without the hello.
    std::vector<std::string> lines() {
        const std::lock_guard lock(mutex_);
        return {lines_.begin() + 1, lines_.end()};
    }
    Json hello() {
        const std::lock_guard lock(mutex_);
        return Json::parse(lines_.front());
    }

    /// Sends a line and gives the last that was said then, when all is answered.
    std::string ask(const std::string& line) {
        send(line);
        finish();
        return lines().back();
    }

    /// The line that answers the request of this id, as soon as there is one.
    Json wait_for(const Json& id) {
        std::unique_lock lock(mutex_);
        Json found;
        said_.wait(lock, [&] {
            for (const std::string& line : lines_)
                if (found = Json::parse(line);
                    found.contains("id") && found["id"] == id && !found.contains("partial"))
                    return true;
            return false;
        });
        return found;
    }

private:
    void take(std::string_view lines) {
        const std::lock_guard lock(mutex_);
        LineInput cut(std::size_t{1} << 30);
        cut.take(lines, [&](std::string_view line) { lines_.emplace_back(line); });
        said_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable said_;
    std::vector<std::string> lines_;
    Engine engine_;  // the last, since it says hello when it is made
};

/// Whether a line is an error of this kind whose message contains the text.
inline testing::AssertionResult is_error(const std::string& line, const std::string& kind,
                                         const std::string& text) {
    const Json json = Json::parse(line);
    if (json.contains("error") && json["error"]["kind"] == kind &&
        json["error"]["message"].get<std::string>().find(text) != std::string::npos)
        return testing::AssertionSuccess();
    return testing::AssertionFailure() << line;
}

}  // namespace upstar
