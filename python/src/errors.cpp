// upstar.Error: the one error of the library, with what it is, where, and what would help.
#include "library.h"
#include "parts.h"
#include "upstar/base/error.h"
#include "upstar/base/out_of_memory.h"

namespace upstar::python {
namespace {

std::string words(const Remedy& remedy) {
    switch (remedy.kind) {
        case Remedy::Kind::None:
            return "";
        case Remedy::Kind::RaiseTimeLimit:
            return "raise it with time=SECONDS";
        case Remedy::Kind::RaiseMemoryLimit:
        case Remedy::Kind::SetMemoryLimit:
            return "set the limit with upstar.set_memory_limit(BYTES)";
        case Remedy::Kind::Set:
            return "give " + remedy.name + "=\"" + remedy.value + "\"";
        case Remedy::Kind::Ask:
            return "ask for the " + remedy.name + " of the position";
        case Remedy::Kind::ListGames:
            return "upstar.games() lists those there are";
    }
    return "";
}

py::handle error_type;

void raise(const Error& error) {
    const std::string remedy = words(error.remedy());
    const std::string message = error.message() + (remedy.empty() ? "" : "; " + remedy);
    py::object raised = py::reinterpret_borrow<py::object>(error_type)(message);
    raised.attr("kind") = name(error.kind());
    raised.attr("offset") = error.offset() ? py::object(py::int_(*error.offset())) : py::none();
    raised.attr("remedy") = remedy.empty() ? py::object(py::none()) : py::str(remedy);
    PyErr_SetObject(error_type.ptr(), raised.ptr());
}

}  // namespace

void add_errors(py::module_& module) {
    error_type = PyErr_NewExceptionWithDoc(
        "upstar.Error",
        "What the library refuses or could not finish.\n\n"
        "kind: \"input\", \"limit\" or \"cancelled\".\n"
        "offset: where in the text that was given, counted from 0, or None.\n"
        "remedy: what to try, or None; the message says it too.",
        PyExc_Exception, nullptr);
    for (const char* detail : {"offset", "remedy"}) error_type.attr(detail) = py::none();
    error_type.attr("kind") = "input";
    module.attr("Error") = error_type;
    py::register_exception_translator([](std::exception_ptr thrown) {
        try {
            if (thrown) std::rethrow_exception(thrown);
        } catch (const Error& error) {
            try {
                raise_kept();  // by rules that were asked outside of `work`
                raise(error);
            } catch (py::error_already_set& raised) {
                raised.restore();
            }
        } catch (const std::bad_alloc&) {
            raise(out_of_memory());
        }
    });
}

}  // namespace upstar::python
