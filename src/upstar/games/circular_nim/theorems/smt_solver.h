// Z3, given SMT-LIB 2 text: what is asked here is word for word what a proof on disk says, so that
// there is one encoding to trust. The work ends when its Context does.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/sets/stack_set.h"

namespace upstar::circular_nim {

enum class SmtAnswer : std::uint8_t { Unsatisfiable, Satisfiable, Unknown };

class SmtSolver {
public:
    SmtSolver();
    ~SmtSolver();
    SmtSolver(const SmtSolver&) = delete;
    SmtSolver& operator=(const SmtSolver&) = delete;

    /// Adds the assertions of a script.
    void add(const std::string& script);

    /// What is added after a push is gone after its pop.
    void push();
    void pop();

    /// Throws Error if the context stops the work or the solver takes more memory than it allows.
    SmtAnswer check(Context& context);

    /// After Satisfiable: the values of these constants.
    Stacks values(const std::vector<std::string>& names);

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace upstar::circular_nim
