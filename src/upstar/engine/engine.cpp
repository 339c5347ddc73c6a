#include "upstar/engine/engine.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <new>
#include <utility>

#include "upstar/base/error_json.h"
#include "upstar/base/out_of_memory.h"
#include "upstar/engine/asked.h"
#include "upstar/engine/family_questions.h"
#include "upstar/engine/hello.h"
#include "upstar/engine/help_question.h"
#include "upstar/engine/position_questions.h"
#include "upstar/engine/told_progress.h"
#include "upstar/engine/value_questions.h"

namespace upstar {
namespace {

constexpr const char* kCancel = "cancel";
constexpr const char* kEnd = "end";
constexpr const char* kHello = "hello";

Error cancelled() { return {ErrorKind::Cancelled, "cancelled"}; }

std::string answer_line(const std::string& id, const std::string& answer) {
    return "{\"id\":" + id + ",\"answer\":" + answer + "}\n";
}

std::string partial_line(const std::string& id, const Json& partial) {
    return "{\"id\":" + id + ",\"partial\":" + dumped(partial) + "}\n";
}

std::string error_line(const std::string& id, const Error& error) {
    return "{\"id\":" + id + ",\"error\":" + dumped(error_json(error)) + "}\n";
}

// 0 is no limit.
std::chrono::milliseconds shorter(std::chrono::milliseconds a, std::chrono::milliseconds b) {
    return a.count() == 0 || b.count() == 0 ? std::max(a, b) : std::min(a, b);
}

std::vector<EngineQuestion> with_own(std::vector<EngineQuestion> questions) {
    questions.push_back({kHello, "what the engine says first, again", {}, nullptr});
    questions.push_back(
        {kCancel, "ends the request of this id, which is then answered by an error", {}, nullptr});
    questions.push_back({kEnd, "frees the session, behind its other requests", {}, nullptr});
    return questions;
}

}  // namespace

struct Engine::Job {
    Job(Request asked, const EngineQuestion& meant) : request(std::move(asked)), question(meant) {}

    Request request;
    const EngineQuestion& question;
    std::atomic<bool> is_cancelled = false;
    bool is_answered = false;
    Context* context = nullptr;  // while it runs
};

// Whatever is done in one session, in order.
struct Engine::Lane {
    explicit Lane(std::string session_name = {}) : name(std::move(session_name)) {}

    std::string name;  // empty: of requests without a session
    std::deque<std::shared_ptr<Job>> waiting{};
    std::unique_ptr<Session> session{};  // made with the first request
    std::size_t held = 0;                // memory, when last looked at
    bool has_turn = false;               // it is ready, or a thread works in it
};

unsigned EngineSettings::standard_threads() {
    constexpr unsigned kBeyondCores = 2;
    return std::max(1u, std::thread::hardware_concurrency()) + kBeyondCores;
}

std::vector<EngineQuestion> standard_questions() {
    std::vector<EngineQuestion> all = value_questions();
    for (const auto& more : {position_questions(), family_questions()})
        all.insert(all.end(), more.begin(), more.end());
    all.push_back(help_question());
    return all;
}

Engine::Engine(std::vector<EngineQuestion> questions, const EngineSettings& settings,
               LineOutput::Write write)
    : questions_(with_own(std::move(questions))),
      settings_(settings),
      hello_(dumped(
          upstar::hello(Catalog(), questions_, {settings_.most_sessions, settings_.most_waiting}))),
      output_(std::move(write)),
      memory_(settings_.memory, std::max(1u, settings_.threads)) {
    output_.say(hello_ + "\n");
    for (unsigned i = 0; i < std::max(1u, settings_.threads); ++i)
        own_lanes_.push_back(std::make_unique<Lane>());
    try {
        for (unsigned i = 0; i < settings_.threads; ++i)
            threads_.emplace_back([this, i] { work(*own_lanes_[i]); });
    } catch (const std::exception&) {
        // No more threads are to be had.
    }
}

Engine::~Engine() {
    {
        const Lock lock(mutex_);
        is_ending_ = true;
        for (const auto& [id, job] : jobs_) {
            job->is_cancelled = true;
            if (job->context != nullptr) job->context->cancel();
        }
    }
    ready_changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Engine::hear(std::string_view line) {
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) return;
    std::string id = "null";
    try {
        Json json = request_json(line);
        id = request_id(json);
        Request request = request_from(std::move(json));
        request.time = shorter(request.time, settings_.time);
        const EngineQuestion& question = question_named(questions_, request.question);
        check_fields(question, request.fields);
        if (question.name == kCancel) {
            cancel(id);
        } else {
            accept(std::make_shared<Job>(std::move(request), question));
        }
    } catch (const Error& error) {
        output_.say(error_line(id, error));
    } catch (const std::bad_alloc&) {
        output_.say(error_line(id, out_of_memory()));
    }
}

void Engine::accept(std::shared_ptr<Job> job) {
    Lock lock(mutex_);
    room_.wait(lock, [&] { return waiting_ < settings_.most_waiting; });
    const std::string& id = job->request.id;
    if (jobs_.contains(id))
        throw Error(ErrorKind::Input, "a request of this id is not yet answered");
    std::shared_ptr<Lane> lane = lane_of(job->request);
    jobs_.emplace(id, job);
    ++waiting_;
    if (!lane) {
        loose_.push_back(std::move(job));
    } else {
        lane->waiting.push_back(std::move(job));
        if (!std::exchange(lane->has_turn, true)) lanes_.push_back(std::move(lane));
    }
    if (!threads_.empty()) return ready_changed_.notify_one();
    while (!is_idle()) take_turn(lock, *own_lanes_.front());
}

std::shared_ptr<Engine::Lane> Engine::lane_of(const Request& request) {
    const std::string& name = request.session;
    const bool is_end = request.question == kEnd;
    if (name.empty()) {
        if (is_end) throw Error(ErrorKind::Input, "`end` needs `session`: which one is to end");
        return nullptr;
    }
    if (const auto found = sessions_.find(name); found != sessions_.end()) return found->second;
    if (is_end) throw Error(ErrorKind::Input, "there is no session " + cited(name));
    if (sessions_.size() >= settings_.most_sessions)
        throw Error(ErrorKind::Limit, "there are " + std::to_string(sessions_.size()) +
                                          " sessions, and no more may be begun; end one");
    return sessions_.emplace(name, std::make_shared<Lane>(name)).first->second;
}

void Engine::cancel(const std::string& id) {
    std::shared_ptr<Job> job;
    {
        const Lock lock(mutex_);
        const auto found = jobs_.find(id);
        if (found == jobs_.end()) return;
        job = found->second;
        job->is_cancelled = true;
        if (job->context != nullptr) {
            job->context->cancel();
            return;
        }
        job->is_answered = true;
        jobs_.erase(found);
    }
    output_.say(error_line(id, cancelled()));
}

void Engine::work(Lane& own) {
    Lock lock(mutex_);
    for (;;) {
        ready_changed_.wait(lock, [&] { return !is_idle() || is_ending_; });
        if (is_ending_) return;
        take_turn(lock, own);
    }
}

void Engine::take_turn(Lock& lock, Lane& own) {
    is_turn_of_loose_ = !is_turn_of_loose_;
    if (lanes_.empty() || (is_turn_of_loose_ && !loose_.empty())) {
        const std::shared_ptr<Job> job = std::move(loose_.front());
        loose_.pop_front();
        return run(lock, *job, own);
    }
    std::shared_ptr<Lane> lane = std::move(lanes_.front());
    lanes_.pop_front();
    const std::shared_ptr<Job> job = std::move(lane->waiting.front());
    lane->waiting.pop_front();
    run(lock, *job, *lane);
    lane->has_turn = !lane->waiting.empty();
    if (lane->has_turn) {
        lanes_.push_back(std::move(lane));
        ready_changed_.notify_one();
    } else if (!lane->session) {
        sessions_.erase(lane->name);
    }
}

void Engine::run(Lock& lock, Job& job, Lane& lane) {
    --waiting_;
    ++running_;
    if (!job.is_answered) answer(lock, job, lane);
    --running_;
    room_.notify_all();
}

void Engine::answer(Lock& lock, Job& job, Lane& lane) {
    lock.unlock();
    std::string line = found(job, lane);
    std::unique_ptr<Session> dropped;
    lock.lock();
    job.context = nullptr;
    if (job.is_cancelled) line = error_line(job.request.id, cancelled());
    if (std::exchange(job.is_answered, true))
        line.clear();
    else
        jobs_.erase(job.request.id);
    std::size_t holds = lane.session ? lane.session->context().memory_charged() : 0;
    const bool is_ended = job.question.name == kEnd && !job.is_cancelled;
    if (is_ended || (lane.session && lane.name.empty() && is_used_up(*lane.session))) {
        dropped = std::move(lane.session);
        holds = 0;
    }
    memory_.note(lane.held, holds);
    lane.held = holds;
    lock.unlock();
    dropped.reset();
    if (!line.empty()) output_.say(line);
    lock.lock();
}

// Requests without a session share memos, but no variables; and not too many memos.
bool Engine::is_used_up(Session& session) const {
    return session.has_variables() || memory_.is_much(session.context().memory_charged());
}

void Engine::begin(Job& job, Lane& lane) {
    if (!lane.session) {
        lane.session = std::make_unique<Session>(settings_.memory);
        lane.session->world().set_folders({});  // no request reads a file
    }
    lane.session->evaluators().set_threads(job.request.threads);
    const Lock lock(mutex_);
    if (job.is_cancelled) throw cancelled();
    Context& context = lane.session->context();
    context.resume();
    memory_.begin(context, job.request.memory);
    job.context = &context;
}

std::string Engine::found(Job& job, Lane& lane) {
    const Request& request = job.request;
    try {
        if (request.question == kHello) return answer_line(request.id, hello_);
        if (request.question == kEnd)
            return answer_line(request.id, dumped(Json{{"ended", lane.name}}));
        begin(job, lane);
        const auto tell = [&](const Json& partial) {
            if (!job.is_cancelled) output_.say(partial_line(request.id, partial));
        };
        if (!request.stream) {
            Asked asked(*lane.session, request, job.is_cancelled);
            return answer_line(request.id, dumped(job.question.answer(asked)));
        }
        const ToldProgress progress(lane.session->context(), tell);
        Asked asked(*lane.session, request, job.is_cancelled, tell);
        return answer_line(request.id, dumped(job.question.answer(asked)));
    } catch (const Error& error) {
        return error_line(request.id, error);
    } catch (const std::bad_alloc&) {
        return error_line(request.id, out_of_memory());
    } catch (const std::exception& error) {
        return error_line(request.id, Error(ErrorKind::Limit, error.what()));
    }
}

void Engine::finish() {
    {
        Lock lock(mutex_);
        room_.wait(lock, [&] { return waiting_ == 0 && running_ == 0; });
    }
    output_.flush();
}

}  // namespace upstar
