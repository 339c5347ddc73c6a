// An answer of the library as Python gets it: its one JSON form, and whatever else it is written
// in.
//
// Python's side (upstar/_answers.py) makes attributes of the JSON. So a new key of an answer is an
// attribute in Python by itself, and nothing about an answer is told twice.
#pragma once

#include <functional>
#include <string>
#include <utility>

#include "library.h"
#include "upstar/base/format.h"
#include "upstar/base/json.h"

namespace upstar::python {

struct Answer {
    std::string json;
    /// Called with one of the formats only.
    std::function<std::string(Format)> written;
    Formats formats = Formats::all();
};

/// The format of that name. Throws Error (Input) that lists those allowed.
Format format_of(const std::string& name, Formats allowed = Formats::all());

/// For answers that have no form in `format`.
[[noreturn]] void refuse_format(Format format, const char* there_are);

/// The library's answer with attributes: an upstar.Answer.
py::object to_python(Answer answer);

}  // namespace upstar::python
