// Who wins, in the words that every answer uses.
#pragma once

#include <string>

#include "upstar/values/order.h"

namespace upstar {

/// "Left wins, whoever begins".
inline std::string in_words(Outcome outcome) {
    switch (outcome) {
        case Outcome::L:
            return "Left wins, whoever begins";
        case Outcome::R:
            return "Right wins, whoever begins";
        case Outcome::N:
            return "whoever begins wins";
        case Outcome::P:
            break;
    }
    return "whoever begins loses";
}

}  // namespace upstar
