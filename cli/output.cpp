// Results and errors as the subcommands write them.
#include <iostream>
#include <new>
#include <nlohmann/json.hpp>

#include "command.h"
#include "remedy_words.h"
#include "upstar/base/out_of_memory.h"
#include "upstar/draw/thermograph_picture.h"
#include "upstar/lang/compound.h"
#include "upstar/values/thermograph.h"

namespace upstar::cli {
namespace {

using Json = nlohmann::json;

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

std::string dump(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string joined(const std::vector<std::string>& texts, const std::string& separator) {
    std::string all;
    for (std::size_t i = 0; i < texts.size(); ++i) all += (i == 0 ? "" : separator) + texts[i];
    return all;
}

const char* name(Format format) {
    constexpr const char* kNames[] = {"text", "unicode", "latex", "csv", "json", "svg"};
    return kNames[static_cast<std::size_t>(format)];
}

void require_format(Format format, Formats allowed) {
    if (allowed.contains(format)) return;
    std::vector<std::string> names;
    for (const Format each : allowed.list()) names.emplace_back(name(each));
    throw Error(ErrorKind::Input, "here results are " + joined(names, "|") + ", not " +
                                      name(format) +
                                      ": choose by --format, or by the ending of --output");
}

int exit_code(const Error& error) {
    return error.kind() == ErrorKind::Input ? BadInput : LimitReached;
}

std::string describe(const Error& error, const std::string& input) {
    std::string text = "upstar: " + advised(error) + "\n";
    if (error.offset()) text += caret_lines(input, *error.offset()) + "\n";
    return text;
}

int ended(const std::function<int()>& run, const std::string& input) {
    const auto failed = [&](const Error& error) {
        std::cout << std::flush;
        std::cerr << describe(error, input);
        return exit_code(error);
    };
    try {
        return run();
    } catch (const Error& error) {
        return failed(error);
    } catch (const std::bad_alloc&) {
        return failed(out_of_memory());
    }
}

std::string format_result(Session& session, const std::string& input, const Value& value,
                          Format format) {
    if (format == Format::Json) {
        session.text(value);  // refuses what is too long to write
        return dump(
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
            Workspace work{session.arena(), session.evaluators()};
            picture = thermograph(session.arena(), value_of(work, *form));
        }
        if (!picture)
            throw Error(ErrorKind::Input,
                        "--format svg draws thermographs of games; this is a " + type_name(value));
        return thermograph_svg(alone(*picture));
    }
    if (plot != nullptr) {
        std::string picture = format == Format::Latex ? thermograph_tikz(alone(*plot->thermograph))
                                                      : thermograph_text(alone(*plot->thermograph));
        while (!picture.empty() && picture.back() == '\n') picture.pop_back();
        return picture;
    }
    return session.text(value, notation_of(format));
}

std::string format_error(const std::string& input, const Error& error) {
    Json told = {{"kind", name(error.kind())}, {"message", error.message()}};
    if (error.offset()) told["offset"] = *error.offset();
    if (const Remedy& remedy = error.remedy()) {
        told["remedy"] = {{"kind", name(remedy.kind)}};
        if (!remedy.name.empty()) told["remedy"]["name"] = remedy.name;
        if (!remedy.value.empty()) told["remedy"]["value"] = remedy.value;
    }
    return dump({{"input", input}, {"error", told}});
}

}  // namespace upstar::cli
