// A value as it stands in pictures.
#pragma once

#include "upstar/draw/canvas.h"
#include "upstar/values/short_text.h"

namespace upstar {

/// With the signs that fonts have (few have those of Tiny and Miny), and in TeX's mathematics.
Words value_words(Arena& arena, Game g);

}  // namespace upstar
