// The peers' tests that are told in words, as expressions of the language.
#pragma once

#include <string>

namespace upstar {

struct Question {
    std::string expression;
    std::string expected;
};

/// What to ask for a row of the peers' tables; the row itself if it is an expression.
Question question_of(const std::string& row, const std::string& expected);

}  // namespace upstar
