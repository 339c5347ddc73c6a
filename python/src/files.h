// Names of files, as texts or as whatever pathlib makes; None where no file is wanted.
#pragma once

#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

#include <filesystem>
#include <optional>
#include <string>

namespace upstar::python {

using File = std::filesystem::path;
using MaybeFile = std::optional<File>;

/// Empty for none.
inline std::string name_of(const MaybeFile& file) { return file ? file->string() : ""; }

}  // namespace upstar::python
