// Periods of heaps, and what long strips of Toads and Frogs are worth, each with its certificate.
#include "answer.h"
#include "limited_work.h"
#include "parts.h"
#include "positions.h"
#include "upstar/games/heaps/period.h"
#include "upstar/games/toads/worth_certificate.h"

namespace upstar::python {
namespace {

constexpr Formats kTextFormats = {Format::Text, Format::Unicode};

py::object heap_period(const std::string& code, std::uint32_t most, bool certificate,
                       const py::object& seconds, const py::object& progress) {
    using namespace heaps;
    if (most < 1 || most > kMostForPeriod)
        throw Error(ErrorKind::Input, "most is a heap from 1 to " + std::to_string(kMostForPeriod));
    const CodePtr read = parse_code(code);
    Json json;
    const std::string text = work_within(seconds, progress, [&](Context& context) {
        NimSequence sequence(context, read);
        const PeriodAnswer answer = period_answer(sequence, most);
        json = json_of(answer);
        if (certificate)
            json["certificate"] =
                answer.found ? Json(period_certificate(sequence, *answer.found)) : Json(nullptr);
        return describe(answer);
    });
    return to_python(Answer{dumped(json), [text](Format) { return text; }, kTextFormats});
}

py::object toads_worth(const PositionText& strip, const py::object& value, bool certificate,
                       const py::object& seconds, const py::object& progress) {
    using namespace toads;
    const StripWorth claim = strip_worth(strip.text, std::string(py::str(value)));
    Json json;
    const std::string text = work_within(seconds, progress, [&](Context& context) {
        const ProvedWorth proved = certificate ? decide_and_prove(claim, context)
                                               : ProvedWorth{decide(claim, context), ""};
        json = json_of(proved.answer);
        if (certificate)
            json["certificate"] = proved.answer.holds() ? Json(proved.certificate) : Json(nullptr);
        return describe(proved.answer);
    });
    return to_python(Answer{dumped(json), [text](Format) { return text; }, kTextFormats});
}

}  // namespace

void add_heaps_and_strips(py::module_& module) {
    module.def("heap_period", &heap_period, py::arg("code"), py::arg("most") = heaps::kUsualHeaps,
               py::kw_only(), py::arg("certificate") = false, py::arg("time") = py::none(),
               py::arg("progress") = py::none(),
               "When the nim values of a take-and-break game such as \"0.77\" (Kayles) repeat, "
               "from the heaps up to `most`; `period` is None where those prove none. "
               "`certificate` adds the nim values that prove it.");
    module.def("toads_worth", &toads_worth, py::arg("strip"), py::arg("value"), py::kw_only(),
               py::arg("certificate") = false, py::arg("time") = py::none(),
               py::arg("progress") = py::none(),
               "Whether a strip of Toads and Frogs is worth a whole number, perhaps with a star: "
               "decided by who wins the difference, where the value would take too long. "
               "`certificate` adds how whoever begins loses it.");
}

}  // namespace upstar::python
