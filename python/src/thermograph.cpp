// upstar.Thermograph: walls as lists of pairs, and the picture.
#include "upstar/values/thermograph.h"

#include <pybind11/stl.h>

#include "answer.h"
#include "files.h"
#include "help_texts.h"
#include "numbers.h"
#include "parts.h"
#include "upstar/draw/thermograph_picture.h"
#include "upstar/lang/value_json.h"

namespace upstar::python {
namespace {

using Pointer = std::shared_ptr<Thermograph>;

py::list wall(const Trajectory& trajectory) {
    py::list corners;
    for (const auto& [temperature, value] : trajectory.corners())
        corners.append(py::make_tuple(to_python(value), to_python(temperature)));
    return corners;
}

std::string picture(const std::vector<LabelledThermograph>& all, const std::string& format,
                    bool below_zero) {
    const ThermographStyle style{below_zero, false};
    switch (const Format wanted = format_of(format)) {
        case Format::Svg:
            return thermograph_svg(all, style);
        case Format::Tikz:
            return thermograph_tikz(all, style);
        case Format::Text:
        case Format::Unicode:
            return thermograph_text(all, style);
        default:
            refuse_format(wanted, "svg, tikz, text");
    }
}

py::tuple at(const Thermograph& thermograph, const py::object& t) {
    const Dyadic temperature = number_of(t);
    if (temperature < -1) throw Error(ErrorKind::Input, "walls begin at t = -1");
    return py::make_tuple(to_python(thermograph.left_wall.at(temperature)),
                          to_python(thermograph.right_wall.at(temperature)));
}

}  // namespace

void add_thermographs(py::module_& module) {
    py::class_<Thermograph, Pointer> type(
        module, "Thermograph",
        "How a game cools: Left's and Right's stops of the game cooled by t, for every t.");
    type.def_property_readonly(
        "left_wall", [](const Thermograph& t) { return wall(t.left_wall); },
        "the corners of Left's wall from t = -1 upwards, each (value, temperature); above the "
        "last one it is vertical");
    type.def_property_readonly(
        "right_wall", [](const Thermograph& t) { return wall(t.right_wall); },
        "the corners of Right's wall, likewise");
    type.def_property_readonly(
        "mean", [](const Thermograph& t) { return to_python(t.mean()); }, help("Mean"));
    type.def_property_readonly(
        "temperature", [](const Thermograph& t) { return to_python(t.temperature()); },
        help("Temperature"));
    type.def("at", &at, py::arg("t"), "(Left's wall, Right's wall) at temperature t");
    type.def("__eq__", [](const Thermograph& a, const py::object& b) {
        return py::isinstance<Thermograph>(b) && a == b.cast<const Thermograph&>();
    });
    type.def("__hash__", [](const Thermograph& t) { return py::hash(py::str(to_string(t))); });
    type.def("__str__", [](const Thermograph& t) { return to_string(t); });
    type.def("__repr__", [](const Thermograph& t) { return to_string(t); });
    type.def("_repr_svg_", [](const Thermograph& t) { return thermograph_svg({{t, ""}}); });
    type.def(
        "picture",
        [](const Thermograph& t, const std::string& format, bool below_zero) {
            return picture({{t, ""}}, format, below_zero);
        },
        py::arg("format") = "svg", py::arg("below_zero") = false,
        "the picture as \"svg\", \"tikz\" or \"text\"");
    add_save(type);
    type.def("__reduce__", [](const Thermograph& t) {
        const Value value = std::make_shared<const Thermograph>(t);
        const std::string json = work([&] { return dumped(value_json(arena(), value)); });
        return py::make_tuple(py::module_::import("upstar._pickles").attr("thermograph"),
                              py::make_tuple(json));
    });
    module.def(
        "_thermograph_of",
        [](const std::string& json) {
            Workspace in{arena(), evaluators(), session().catalog()};
            const Value value = value_from_json(in, Json::parse(json));
            return std::const_pointer_cast<Thermograph>(
                std::get<std::shared_ptr<const Thermograph>>(value));
        },
        py::arg("json"));
    module.def(
        "_thermographs",
        [](const std::vector<std::pair<Pointer, std::string>>& labelled, const std::string& format,
           bool below_zero) {
            std::vector<LabelledThermograph> all;
            for (const auto& [thermograph, label] : labelled) all.push_back({*thermograph, label});
            return picture(all, format, below_zero);
        },
        py::arg("labelled"), py::arg("format"), py::arg("below_zero"));
}

}  // namespace upstar::python
