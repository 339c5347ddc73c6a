#include "upstar/games/circular_nim/theorems/external_solver.h"

#include <utility>

#include "upstar/process/program.h"

namespace upstar::circular_nim {
namespace {

// What the first line and the end of a program say.
SolverVerdict verdict_of(const ProgramEnd& end) {
    using Answer = SolverVerdict::Answer;
    if (end.how == ProgramEnd::How::NotThere) return {};
    const std::string line = end.first_line();
    if (end.is_well() && line == "unsat") return {Answer::Unsat};
    if (end.is_well() && line == "sat") return {Answer::Sat};
    if (line.empty()) return {Answer::None, to_string(end)};
    return {Answer::None, end.is_well() ? line : line + "; " + to_string(end)};
}

}  // namespace

std::string to_string(const SolverVerdict& verdict) {
    switch (verdict.answer) {
        case SolverVerdict::Answer::Unsat:
            return "unsat";
        case SolverVerdict::Answer::Sat:
            return "sat";
        case SolverVerdict::Answer::NotThere:
            return "not there";
        case SolverVerdict::Answer::None:
            break;
    }
    return "no answer (" + verdict.complaint + ")";
}

SolverVerdict solver_verdict(const std::string& program, const std::vector<std::string>& options,
                             const std::filesystem::path& script, Context& context,
                             std::chrono::milliseconds limit) {
    std::vector<std::string> words = {program};
    words.insert(words.end(), options.begin(), options.end());
    words.push_back(script.string());
    return verdict_of(run_program(words, context, limit));
}

}  // namespace upstar::circular_nim
