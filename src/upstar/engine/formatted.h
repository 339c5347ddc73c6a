// Answers as JSON, or as a text or a picture in the format that was asked for.
#pragma once

#include <string>

#include "upstar/base/format.h"
#include "upstar/engine/asked.h"

namespace upstar {

/// The format that `format` asks for: JSON without it. Throws Error (Input) that lists `others`.
inline Format format_asked(const Asked& asked, Formats others) {
    std::vector<Format> formats = {Format::Json};
    const std::vector<Format> more = others.list();
    formats.insert(formats.end(), more.begin(), more.end());
    return asked.one_of("format", formats);
}

inline Json text_answer(Format format, std::string text) {
    const bool is_drawn = is_picture(format);
    return {{"schema", kJsonSchema},
            {"type", is_drawn ? "Picture" : "Text"},
            {"format", name(format)},
            {is_drawn ? "picture" : "text", std::move(text)}};
}

/// The field for it.
inline Field format_field(const std::string& others) {
    return Field::text("format", "json, as without it; or " + others);
}

}  // namespace upstar
