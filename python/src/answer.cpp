#include "answer.h"

#include "upstar/base/words.h"

namespace upstar::python {

Format format_of(const std::string& wanted, Formats allowed) {
    std::vector<std::string> names;
    for (const Format format : allowed.list()) {
        if (wanted == name(format)) return format;
        names.emplace_back(name(format));
    }
    throw Error(ErrorKind::Input,
                "there is no format " + cited(wanted) + "; there are " + joined(names, ", "));
}

void refuse_format(Format format, const char* there_are) {
    throw Error(ErrorKind::Input,
                std::string("this has no form in ") + name(format) + "; there are " + there_are);
}

py::object to_python(Answer answer) {
    return py::module_::import("upstar._answers").attr("Answer")(py::cast(std::move(answer)));
}

}  // namespace upstar::python
