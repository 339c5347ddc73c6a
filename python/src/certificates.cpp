// Certificates checked, and the claims of the four papers.
#include <memory>
#include <sstream>

#include "answer.h"
#include "chosen.h"
#include "files.h"
#include "limited_work.h"
#include "parts.h"
#include "upstar/base/row_writer.h"
#include "upstar/certificates/check.h"
#include "upstar/papers/papers_json.h"
#include "upstar/papers/papers_text.h"

namespace upstar::python {
namespace {

constexpr Formats kTextFormats = {Format::Text, Format::Unicode};
constexpr Formats kRowFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Latex};

py::object check_certificate(const MaybeFile& path, const std::string& text, const py::object& each,
                             const py::object& seconds, const py::object& progress) {
    if (path.has_value() != text.empty())
        throw py::type_error("check_certificate takes the path of a certificate, or text=");
    const auto time_each = time_of(each);
    const CertificateReport report = work_within(seconds, progress, [&](Context& context) {
        if (path) return upstar::check_certificate(path->string(), context, time_each);
        std::istringstream in(text);
        return upstar::check_certificate(in, context, time_each);
    });
    return to_python(Answer{dumped(json_of(report)),
                            [told = describe(report)](Format) { return told; }, kTextFormats});
}

std::string report_text(const PapersReport& report, Effort effort, Format format) {
    RowWriter rows(format, claim_columns());
    std::string text = rows.begin();
    const Paper* paper = nullptr;
    for (const ExaminedClaim& each : report.claims) {
        if (is_text(format) && paper != each.paper) text += each.paper->title + "\n";
        paper = each.paper;
        text += is_text(format) ? claim_text(each, effort) : rows.add(claim_row(each));
    }
    return text + rows.end() + (is_text(format) ? tallies_text(report) : "");
}

py::object papers(const std::string& paper, const std::string& effort_word, unsigned threads,
                  const py::object& seconds, const py::object& progress) {
    const auto effort = chosen<Effort>(
        "effort", effort_word,
        {{"quick", Effort::Quick}, {"usual", Effort::Usual}, {"full", Effort::Full}});
    const auto selected = papers_called(paper);
    const auto report =
        std::make_shared<PapersReport>(work_within(seconds, progress, [&](Context& context) {
            PapersObserver observer;
            observer.decided = [&](const ExaminedClaim& each) {
                context.progress(each.claim->id + ": " + name(each.report.verdict));
            };
            return examine_papers({session(), effort, threads}, selected, observer);
        }));
    refuse_cancelled(report->stopped);
    return to_python(
        Answer{dumped(papers_json(*report)),
               [report, effort](Format format) { return report_text(*report, effort, format); },
               kRowFormats});
}

}  // namespace

void add_certificates(py::module_& module) {
    module.def("check_certificate", &check_certificate, py::arg("path") = py::none(), py::kw_only(),
               py::arg("text") = "", py::arg("each") = py::none(), py::arg("time") = py::none(),
               py::arg("progress") = py::none(),
               "Whether a certificate of any kind, a file or a folder or its `text`, proves what "
               "it claims: `accepted`, and by whom. It is decided by a checker that shares nothing "
               "with what found the proof, and by solvers and Coq where they are at hand, each "
               "within `each` seconds.");
    module.def("papers", &papers, py::arg("paper") = "", py::kw_only(), py::arg("effort") = "usual",
               py::arg("threads") = 0, py::arg("time") = py::none(),
               py::arg("progress") = py::none(),
               "The claims of the four papers, or of one (erickson, ernst, heubach-dufour, "
               "berlekamp-scott), each checked: whether it holds, and in which range. `effort` is "
               "quick, usual or full. At a limit, those that were decided.");
}

}  // namespace upstar::python
