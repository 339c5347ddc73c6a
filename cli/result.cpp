#include "result.h"

#include "upstar/base/json.h"
#include "upstar/draw/thermograph_picture.h"
#include "upstar/lang/compound.h"
#include "upstar/values/thermograph.h"

namespace upstar::cli {
namespace {

// Most readers of JSON refuse more.
constexpr int kMostNesting = 1000;

// A value as JSON: numbers and texts as strings (they may be of any size), lists as arrays.
Json to_json(Session& session, const Value& value, int depth = 0) {
    if (depth == kMostNesting)
        throw Error(ErrorKind::Limit, "a list nested too deeply for JSON (at most 1000 levels)");
    session.context().poll();
    if (const bool* truth = std::get_if<bool>(&value)) return *truth;
    if (const Plot* plot = std::get_if<Plot>(&value)) return to_string(*plot->thermograph);
    if (const auto* list = std::get_if<std::shared_ptr<const Collection>>(&value)) {
        Json items = Json::array();
        for (const Value& item : (*list)->items) items.push_back(to_json(session, item, depth + 1));
        return items;
    }
    return session.text(value);
}

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

std::string format_result(Session& session, const std::string& input, const Value& value,
                          const CommonOptions& common) {
    const Format format = common.format;
    if (format == Format::Json) {
        session.text(value);  // refuses what is too long to write
        return dumped(
            {{"input", input}, {"type", type_name(value)}, {"value", to_json(session, value)}});
    }
    if (format == Format::Csv)
        throw Error(ErrorKind::Input, "--format csv is for tables: see upstar table --help");
    const auto* plot = std::get_if<Plot>(&value);
    if (format == Format::Svg) {
        std::shared_ptr<const Thermograph> picture;
        if (plot != nullptr) picture = plot->thermograph;
        if (const auto* shown = std::get_if<std::shared_ptr<const Thermograph>>(&value))
            picture = *shown;
        if (const auto form = as_form(value)) {
            Workspace work{session.arena(), session.evaluators(), session.catalog()};
            picture = thermograph(session.arena(), value_of(work, *form));
        }
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
    Json json = {{"error", error.message()}, {"input", input}};
    if (error.offset()) json["offset"] = *error.offset();
    return dumped(json);
}

}  // namespace upstar::cli
