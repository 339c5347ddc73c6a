#include "upstar/lang/result_text.h"

#include "upstar/base/error_json.h"
#include "upstar/draw/board_picture.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/value_json.h"
#include "upstar/values/format_notation.h"
#include "upstar/values/thermograph.h"

namespace upstar {

std::shared_ptr<const Thermograph> pictured(Session& session, const Value& value) {
    if (const auto* plot = std::get_if<Plot>(&value)) return plot->thermograph;
    if (const auto* shown = std::get_if<std::shared_ptr<const Thermograph>>(&value)) return *shown;
    const auto form = as_form(value);
    if (!form) return nullptr;
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    return thermograph(session.arena(), value_of(work, *form));
}

std::string result_text(Session& session, const std::string& input, const Value& value,
                        Format format, const ThermographStyle& style) {
    if (format == Format::Json)
        return dumped({{"schema", kJsonSchema},
                       {"input", input},
                       {"result", value_json(session.arena(), value)}});
    if (format == Format::Csv) throw Error(ErrorKind::Input, "csv is for tables");
    if (is_picture(format)) {
        const auto form = as_form(value);
        if (const AnyPosition* position = form ? position_in(*form) : nullptr)
            return board_picture(position->board(), position->to_string(), format);
        const auto picture = pictured(session, value);
        if (!picture)
            throw Error(ErrorKind::Input,
                        "pictures show thermographs of games; this is a " + type_name(value));
        return (format == Format::Svg ? thermograph_svg : thermograph_tikz)({{*picture, ""}}, {});
    }
    if (const auto* plot = std::get_if<Plot>(&value)) {
        const auto draw = format == Format::Latex ? thermograph_tikz : thermograph_text;
        std::string picture = draw({{*plot->thermograph, ""}}, style);
        picture.erase(picture.find_last_not_of('\n') + 1);
        return picture;
    }
    return session.text(value, notation_of(format));
}

std::string error_result(const std::string& input, const Error& error) {
    return dumped({{"schema", kJsonSchema}, {"input", input}, {"error", error_json(error)}});
}

}  // namespace upstar
