// The engine: requests in, answers out, one JSON object a line. docs/engine-protocol.md is the
// manual of the protocol.
//
//     Engine engine(standard_questions(), {}, [](std::string_view lines) { write(lines); });
//     while (next_line(line)) engine.hear(line);
//     engine.finish();
//
// It says hello when it is made. Every request is answered by exactly one line, in the order in
// which they are done; before it come lines with partial results where they are asked for. Those
// that name a session run one after the other in it; those that name none take turns with the
// sessions, and these with each other, so that a long queue of one holds up no other. There are
// more threads than cores, so that a few long searches leave room for short questions. Where no
// threads are to be had, as in a web page, each request is answered before the next is heard.
//
// What waits is bounded: beyond that `hear` waits for room, and so does whoever writes to the pipe.
// To refuse such requests was rejected: it would fail whoever sends a file at once.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/engine/line_output.h"
#include "upstar/engine/memory_shares.h"

namespace upstar {

struct EngineQuestion;
struct Request;
class Session;

struct EngineSettings {
    unsigned threads = standard_threads();  ///< 0: requests are answered as they are heard
    std::size_t memory = Context::default_memory_limit();
    std::chrono::milliseconds time{0};  ///< that a request may take; 0: no limit
    std::size_t most_sessions = 64;
    std::size_t most_waiting = 4096;

    static unsigned standard_threads();
};

class Engine {
public:
    Engine(std::vector<EngineQuestion> questions, const EngineSettings& settings,
           LineOutput::Write write);
    /// Cancels what is not answered.
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// Takes a line; a blank one says nothing.
    void hear(std::string_view line);

    /// Waits until all is answered and written.
    void finish();

private:
    struct Job;
    struct Lane;
    using Lock = std::unique_lock<std::mutex>;

    void accept(std::shared_ptr<Job> job);
    std::shared_ptr<Lane> lane_of(const Request& request);
    void cancel(const std::string& id);
    void work(Lane& own);
    bool is_idle() const { return loose_.empty() && lanes_.empty(); }
    void take_turn(Lock& lock, Lane& own);
    void run(Lock& lock, Job& job, Lane& lane);
    void answer(Lock& lock, Job& job, Lane& lane);
    void begin(Job& job, Lane& lane);
    std::string found(Job& job, Lane& lane);
    bool is_used_up(Session& session) const;

    std::vector<EngineQuestion> questions_;
    EngineSettings settings_;
    std::string hello_;
    LineOutput output_;

    std::mutex mutex_;  // of all that follows
    std::condition_variable ready_changed_;
    std::condition_variable room_;             // fewer wait, or nothing is left to do
    std::deque<std::shared_ptr<Job>> loose_;   // without a session
    std::deque<std::shared_ptr<Lane>> lanes_;  // sessions of which a request is to be answered
    bool is_turn_of_loose_ = true;             // if both wait
    std::unordered_map<std::string, std::shared_ptr<Job>> jobs_;  // by id; not yet answered
    std::unordered_map<std::string, std::shared_ptr<Lane>> sessions_;
    MemoryShares memory_;
    std::size_t waiting_ = 0;  // requests that no thread has taken
    unsigned running_ = 0;
    bool is_ending_ = false;
    std::vector<std::unique_ptr<Lane>> own_lanes_;  // of each thread, for requests without session
    std::vector<std::thread> threads_;
};

/// The questions that need nothing beyond the libraries of a web page.
std::vector<EngineQuestion> standard_questions();

}  // namespace upstar
