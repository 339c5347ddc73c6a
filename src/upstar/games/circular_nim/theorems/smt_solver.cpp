#include "upstar/games/circular_nim/theorems/smt_solver.h"

#include <z3++.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "upstar/base/error.h"

namespace upstar::circular_nim {

struct SmtSolver::State {
    z3::context context;
    z3::solver solver{context};
};

SmtSolver::SmtSolver() : state_(std::make_unique<State>()) {}
SmtSolver::~SmtSolver() = default;

void SmtSolver::add(const std::string& script) {
    try {
        state_->solver.from_string(script.c_str());
    } catch (const z3::exception& error) {
        throw Error(ErrorKind::Input, std::string("Z3 does not read a script: ") + error.msg());
    }
}

void SmtSolver::push() { state_->solver.push(); }
void SmtSolver::pop() { state_->solver.pop(); }

SmtAnswer SmtSolver::check(Context& context) {
    // Z3 works without asking anybody; a second thread tells it when to end.
    std::mutex mutex;
    std::condition_variable changed;
    bool done = false, too_large = false;
    std::thread watch([&] {
        std::unique_lock lock(mutex);
        while (!changed.wait_for(lock, std::chrono::milliseconds(20), [&] { return done; })) {
            too_large = Z3_get_estimated_alloc_size() > context.memory_limit();
            if (too_large || context.stopped()) state_->context.interrupt();
        }
    });
    SmtAnswer answer = SmtAnswer::Unknown;
    try {
        switch (state_->solver.check()) {
            case z3::unsat:
                answer = SmtAnswer::Unsatisfiable;
                break;
            case z3::sat:
                answer = SmtAnswer::Satisfiable;
                break;
            default:
                break;
        }
    } catch (const z3::exception&) {
        answer = SmtAnswer::Unknown;
    }
    {
        const std::lock_guard lock(mutex);
        done = true;
    }
    changed.notify_one();
    watch.join();
    context.poll();
    if (too_large && answer == SmtAnswer::Unknown)
        throw Error(ErrorKind::Limit,
                    "the solver needs more memory than the limit allows; ask for less",
                    Remedy::raise_memory_limit());
    return answer;
}

Stacks SmtSolver::values(const std::vector<std::string>& names) {
    const z3::model model = state_->solver.get_model();
    Stacks values(names.size());
    for (unsigned i = 0; i < model.num_consts(); ++i) {
        const z3::func_decl constant = model.get_const_decl(i);
        for (std::size_t j = 0; j < names.size(); ++j) {
            if (constant.name().str() != names[j]) continue;
            std::uint64_t value = 0;
            const z3::expr term = model.get_const_interp(constant);
            if (!term.is_numeral_u64(value) || value >> 32 != 0)
                throw Error(ErrorKind::Limit, "the solver names a stack of 2^32 tokens or more");
            values[j] = static_cast<std::uint32_t>(value);
        }
    }
    return values;
}

}  // namespace upstar::circular_nim
