// What each file of the module adds to it.
#pragma once

#include <pybind11/pybind11.h>

namespace upstar::python {

void add_errors(pybind11::module_& module);
void add_answers(pybind11::module_& module);
void add_games(pybind11::module_& module);
void add_thermographs(pybind11::module_& module);
void add_rulesets_of_catalog(pybind11::module_& module);
void add_positions(pybind11::module_& module);
void add_matches(pybind11::module_& module);
void add_language(pybind11::module_& module);
void add_rulesets(pybind11::module_& module);
void add_families(pybind11::module_& module);
void add_sweeps(pybind11::module_& module);
void add_dictionaries(pybind11::module_& module);
void add_konane(pybind11::module_& module);
void add_dots(pybind11::module_& module);
void add_nim(pybind11::module_& module);
void add_heaps_and_strips(pybind11::module_& module);
void add_certificates(pybind11::module_& module);

}  // namespace upstar::python
