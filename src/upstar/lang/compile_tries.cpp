// try a finally b end: b is done after a, however a ends, by its end, by return, break, continue or
// an error. It is compiled once for each of these ways; errors find theirs by the guards of the
// code.
#include <utility>

#include "upstar/lang/compiler.h"

namespace upstar {

void Compiler::attempt(const Node& at) {
    const std::size_t slot = new_slot();
    body_->attempts.push_back({at.children[1], here(), {}});
    const std::size_t depth = body_->depth;
    compile(at.children[0]);
    Attempt done = std::move(body_->attempts.back());
    body_->attempts.pop_back();
    done.guarded.emplace_back(done.from, here());
    compile(at.children[1]);
    emit(Op::Pop, at.offset, 0, 0, -1);
    const std::size_t over = emit(Op::Jump, at.offset, 0, 0, 0);
    body_->depth = depth;
    for (const auto& [from, to] : done.guarded)
        body_->code->guards.push_back({from, to, here(), depth, slot});
    compile(at.children[1]);
    emit(Op::Pop, at.offset, 0, 0, -1);
    emit(Op::Rethrow, at.offset, static_cast<std::int64_t>(slot), 0, 1);
    land(over);
}

// Before a jump out of all but the first `kept` attempts: does what they end with, the innermost
// first. An error in that is none of theirs.
void Compiler::end_attempts(std::size_t kept) {
    std::vector<Attempt> open = body_->attempts;
    for (std::size_t i = open.size(); i-- > kept;) {
        open[i].guarded.emplace_back(open[i].from, here());
        body_->attempts.resize(i);
        compile(open[i].last);
        emit(Op::Pop, node(open[i].last).offset, 0, 0, -1);
        // Returns inside of what was just compiled have moved the guards of those around it.
        for (std::size_t k = 0; k < i; ++k) open[k] = body_->attempts[k];
    }
    for (std::size_t i = kept; i < open.size(); ++i) open[i].from = here();
    body_->attempts = std::move(open);
}

}  // namespace upstar
