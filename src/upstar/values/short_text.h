// A value in few characters, for lists and pictures.
#pragma once

#include <cstddef>
#include <string>

#include "upstar/values/print.h"

namespace upstar {

/// The value as text; one of more than `most` characters by its mean and temperature instead.
std::string short_text(Arena& arena, Game g, Notation notation = Notation::Text,
                       std::size_t most = 32);

/// The same in a sentence, of a position: "worth {1|*}", "of mean 0 and temperature 1/2".
std::string worth_in_words(Arena& arena, Game g, std::size_t most = 32);

}  // namespace upstar
