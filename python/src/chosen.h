// One of a few words, as Python gives it.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/base/words.h"

namespace upstar::python {

/// Throws Error (Input) that lists the words.
template <class T>
T chosen(const char* parameter, const std::string& word,
         std::initializer_list<std::pair<const char*, T>> choices) {
    std::vector<std::string> words;
    for (const auto& [name, choice] : choices) {
        if (word == name) return choice;
        words.push_back(std::string("\"") + name + "\"");
    }
    throw Error(ErrorKind::Input, std::string(parameter) + " is one of " + joined(words, ", ") +
                                      ", not \"" + word + "\"");
}

}  // namespace upstar::python
