// A value in few characters, for lists and pictures.
#pragma once

#include <cstddef>
#include <string>

#include "upstar/values/print.h"

namespace upstar {

/// The value as text; one of more than `most` characters by its mean and temperature instead.
std::string short_text(Arena& arena, Game g, Notation notation = Notation::Text,
                       std::size_t most = 32);

}  // namespace upstar
