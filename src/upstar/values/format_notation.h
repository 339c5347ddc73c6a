// Which notation of values a format takes.
#pragma once

#include "upstar/base/format.h"
#include "upstar/values/print.h"

namespace upstar {

constexpr Notation notation_of(Format format) {
    if (format == Format::Unicode) return Notation::Unicode;
    return format == Format::Latex ? Notation::Latex : Notation::Text;
}

}  // namespace upstar
