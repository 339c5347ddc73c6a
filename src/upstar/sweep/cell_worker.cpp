#include "upstar/sweep/cell_worker.h"

#include <algorithm>
#include <utility>

#include "upstar/lang/session.h"
#include "upstar/sweep/sweep_file.h"

namespace upstar {
namespace {

constexpr unsigned kMostThreadsOfACell = 4;

}  // namespace

struct CellWorker::Bench {
    Bench(const SweepPlan& plan, std::size_t memory, unsigned threads)
        : session(memory), sweep(session, plan) {
        session.evaluators().set_threads(threads);
    }

    Session session;
    PlannedSweep sweep;
};

CellWorker::CellWorker(const SweepPlan& plan, unsigned threads, std::size_t memory, Prepare prepare)
    : plan_(plan),
      threads_(threads),
      memory_(memory),
      prepare_(std::move(prepare)),
      crew_([this](const NumberedCell& cell) { return line_of(cell); }) {
    renew();
    crew_.start(threads);
}

CellWorker::~CellWorker() {
    cancel();
    crew_.end();
}

void CellWorker::renew() {
    bench_.reset();
    bench_ = std::make_unique<Bench>(plan_, memory_, std::min(threads_, kMostThreadsOfACell));
    if (prepare_) prepare_(bench_->session);
}

std::string CellWorker::line_of(const NumberedCell& cell) const {
    return cell_line(cell.number, bench_->sweep.result(cell.bindings));
}

std::size_t CellWorker::memory_charged() const {
    return bench_->session.context().memory_charged();
}

void CellWorker::add(NumberedCell cell) {
    if (works_on_one_ || crew_.is_paused()) {
        held_.push_back(std::move(cell));
    } else {
        crew_.add(std::move(cell));
    }
}

std::vector<SweptCell> CellWorker::take(std::chrono::milliseconds patience) {
    std::vector<SweptCell> swept;
    for (auto& [cell, line, fault] : crew_.take(patience)) {
        const bool did_not_fit = fault && fault->kind() == ErrorKind::Limit && !is_cancelled_;
        if (did_not_fit && !works_on_one_) {
            alone_.push_back(std::move(cell));
        } else {
            swept.push_back({cell.number, line.value_or(""), std::move(fault)});
        }
    }
    if ((crew_.is_paused() || works_on_one_) && !is_cancelled_ && crew_.is_idle()) go_on();
    return swept;
}

void CellWorker::go_on() {
    for (NumberedCell& cell : crew_.pause()) held_.push_back(std::move(cell));
    renew();
    works_on_one_ = !alone_.empty();
    std::deque<NumberedCell>& next = works_on_one_ ? alone_ : held_;
    while (!next.empty()) {
        crew_.add(std::move(next.front()));
        next.pop_front();
        if (works_on_one_) break;
    }
    crew_.resume();
}

void CellWorker::cancel() {
    is_cancelled_ = true;
    crew_.pause();
    alone_.clear();
    held_.clear();
    bench_->session.context().cancel();
}

}  // namespace upstar
