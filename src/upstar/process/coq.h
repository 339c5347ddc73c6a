// The proof assistant Coq as a second opinion: `coqc` compiles a file, and its kernel accepts every
// proof in it or the file is refused.
//
// A program of that name that accepts anything is found out: before it is believed it must refuse a
// proof of 0 = 1, and say so; one that does nothing but end has not refused it. Nor is a file
// believed that compiles by assuming what it says; its last command must be `Print Assumptions`,
// and the answer that there are none.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "upstar/base/context.h"

namespace upstar {

struct CoqVerdict {
    enum class Answer { Accepted, Refused, TimeUp, None, NotThere };

    Answer answer = Answer::NotThere;
    std::string complaint = {};  ///< unless it is accepted, why
};

/// "accepted, no axioms", "refused: ...", "not decided in time", "no answer (...)", "not there".
std::string to_string(const CoqVerdict& verdict);

struct CoqFile {
    std::string name;  ///< "theorem.v"
    std::string text;
};

/// What coqc makes of the files, one after the other: each may require those before it. The last
/// one ends with `Print Assumptions`. 0 is no limit of its own for each.
CoqVerdict coq_verdict(const std::vector<CoqFile>& files, Context& context,
                       std::chrono::milliseconds limit = std::chrono::milliseconds(0));

/// The same of one file.
CoqVerdict coq_verdict(const std::string& text, Context& context,
                       std::chrono::milliseconds limit = std::chrono::milliseconds(0));

}  // namespace upstar
