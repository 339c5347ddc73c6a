#include "result.h"

#include "upstar/base/error_json.h"
#include "upstar/draw/thermograph_picture.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/value_json.h"
#include "upstar/values/thermograph.h"

namespace upstar::cli {
namespace {

std::vector<LabelledThermograph> alone(const Thermograph& thermograph) {
    std::vector<LabelledThermograph> one(1);
    one[0].thermograph = thermograph;
    return one;
}

Notation notation_of(Format format) {
    switch (format) {
        case Format::Unicode:
            return Notation::Unicode;
        case Format::Latex:
            return Notation::Latex;
        default:
            return Notation::Text;
    }
}

}  // namespace

std::shared_ptr<const Thermograph> pictured(Session& session, const Value& value) {
    if (const auto* plot = std::get_if<Plot>(&value)) return plot->thermograph;
    if (const auto* shown = std::get_if<std::shared_ptr<const Thermograph>>(&value)) return *shown;
    const auto form = as_form(value);
    if (!form) return nullptr;
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    return thermograph(session.arena(), value_of(work, *form));
}

std::string format_result(Session& session, const std::string& input, const Value& value,
                          const CommonOptions& common) {
    const Format format = common.format;
    if (format == Format::Json)
        return dumped({{"schema", kJsonSchema},
                       {"input", input},
                       {"result", value_json(session.arena(), value)}});
    if (format == Format::Csv)
        throw Error(ErrorKind::Input, "--format csv is for tables: see upstar table --help");
    const auto* plot = std::get_if<Plot>(&value);
    if (format == Format::Svg) {
        const auto picture = pictured(session, value);
        if (!picture)
            throw Error(ErrorKind::Input,
                        "--format svg draws thermographs of games; this is a " + type_name(value));
        return thermograph_svg(alone(*picture));
    }
    if (plot != nullptr) {
        std::string picture =
            format == Format::Latex
                ? thermograph_tikz(alone(*plot->thermograph))
                : thermograph_text(alone(*plot->thermograph), {.ascii = common.draws_in_ascii()});
        while (!picture.empty() && picture.back() == '\n') picture.pop_back();
        return picture;
    }
    return session.text(value, notation_of(format));
}

std::string format_error(const std::string& input, const Error& error) {
    return dumped({{"schema", kJsonSchema}, {"input", input}, {"error", error_json(error)}});
}

}  // namespace upstar::cli
