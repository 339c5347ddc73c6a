// Results of calls that are remembered: those of functions made by `def`, wherever a call did
// nothing but give its result.
//
// Whether it did is not guessed from the text but seen while it runs: every assignment to a global
// name, every change of a mutable object, every line printed counts as an effect (World::effects).
// If none happened between the beginning and the end of a call, and its arguments cannot change,
// then the same call gives the same result, as long as the global names that functions read keep
// their values; when one of those is assigned, everything is forgotten. Short calls are not worth
// the look-up and are not kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/lang/machine.h"

namespace upstar {

class CallMemo {
public:
    explicit CallMemo(World& world) : world_(world) {}

    /// The result of calling the function with the arguments at `arguments`, if it is known;
    /// otherwise `hash` is set if the call may be remembered, else 0.
    const Cell* find(const Code& code, const Cell* arguments, std::uint64_t& hash);

    /// The call of the frame gave this.
    void store(Machine& machine, const Machine::Frame& frame, const Cell& result);

private:
    struct Call {
        std::vector<Cell> arguments;
        Cell result;
    };
    struct Calls {
        std::shared_ptr<const Code> code;
        std::unordered_multimap<std::uint64_t, Call> known;
    };
    static constexpr std::size_t kMostCalls = 2'000'000;
    static constexpr std::uint64_t kFewestSteps = 6;

    std::uint64_t hash_of_arguments(const Code& code, const Cell* arguments);
    void forget();

    World& world_;
    std::unordered_map<const Code*, Calls> calls_;
    std::size_t count_ = 0;
    std::uint64_t assignments_ = 0;
    std::unique_ptr<Charge> charge_;
};

}  // namespace upstar
