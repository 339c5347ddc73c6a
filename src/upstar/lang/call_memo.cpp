#include "upstar/lang/call_memo.h"

#include <algorithm>

#include "upstar/base/hash.h"
#include "upstar/lang/objects.h"

namespace upstar {

std::uint64_t CallMemo::hash_of_arguments(const Code& code, const Cell* arguments) {
    std::uint64_t hash = 1;
    for (std::size_t i = 0; i < code.parameters.size(); ++i) {
        if (can_change(arguments[i])) return 0;
        hash = combine(hash, hash_of_cell(world_.arena(), arguments[i]));
    }
    return hash | 1;
}

void CallMemo::forget() {
    calls_.clear();
    count_ = 0;
    charge_.reset();
}

const Cell* CallMemo::find(const Code& code, const Cell* arguments, std::uint64_t& hash) {
    if (const std::uint64_t now = world_.assignments; now != assignments_) {
        forget();
        assignments_ = now;
    }
    hash = hash_of_arguments(code, arguments);
    if (hash == 0) return nullptr;
    const auto calls = calls_.find(&code);
    if (calls == calls_.end()) return nullptr;
    const auto [from, to] = calls->second.known.equal_range(hash);
    for (auto it = from; it != to; ++it)
        if (std::equal(it->second.arguments.begin(), it->second.arguments.end(), arguments,
                       [&](const Cell& a, const Cell& b) { return same(world_.arena(), a, b); }))
            return &it->second.result;
    return nullptr;
}

void CallMemo::store(Machine& machine, const Machine::Frame& frame, const Cell& result) {
    if (frame.effects != world_.effects || machine.steps_ - frame.steps < kFewestSteps) return;
    if (assignments_ != world_.assignments || can_change(result)) return;
    const auto* function = machine.stack_[frame.base - 1].as<FunctionObject>();
    const Cell* arguments = machine.stack_.get() + frame.base;
    // Parameters may have been assigned to.
    if (function == nullptr || hash_of_arguments(*frame.code, arguments) != frame.memo) return;
    if (count_ >= kMostCalls) forget();
    if (charge_ == nullptr) charge_ = std::make_unique<Charge>(world_.arena().context());
    charge_->add(sizeof(Call) + 64 + frame.code->parameters.size() * sizeof(Cell));
    Calls& calls = calls_[frame.code];
    calls.code = function->code;
    std::vector<Cell> kept(arguments, arguments + frame.code->parameters.size());
    calls.known.emplace(frame.memo, Call{std::move(kept), result});
    ++count_;
}

}  // namespace upstar
