// Names of files, as texts or as whatever pathlib makes; None where no file is wanted. And pictures
// written to one.
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

/// For what has a method `picture`.
template <class Type>
void add_save(Type& type) {
    type.def(
        "save",
        [](const py::object& self, const py::object& path) {
            py::module_::import("upstar._pictures")
                .attr("Picture")(self.attr("picture"))
                .attr("save")(path);
        },
        py::arg("path"), "writes the picture to a file, by its ending: .svg, or .tex or .tikz");
}

}  // namespace upstar::python
