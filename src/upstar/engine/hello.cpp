#include "upstar/engine/hello.h"

#include "upstar/answers/strength.h"
#include "upstar/engine/request.h"
#include "upstar/version.h"

namespace upstar {
namespace {

Json parameter_json(const Parameter& parameter) {
    Json json = {{"name", parameter.name}, {"standard", parameter.standard}};
    if (parameter.is_number()) {
        json["least"] = parameter.least;
        json["most"] = parameter.most;
    } else if (parameter.is_text()) {
        json["form"] = parameter.form;
    } else {
        json["words"] = parameter.words;
    }
    json["help"] = parameter.help;
    return json;
}

Json variant_json(const Variant& variant) {
    Json with = Json::object();
    for (const Argument& argument : variant.arguments) with[argument.name] = argument.value;
    return {{"name", variant.name}, {"with", std::move(with)}};
}

Json or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json game_about(const AnyRuleset& game) {
    const About& about = game.about();
    Json json = {{"game", game.id()},
                 {"name", about.name},
                 {"kind", name(game.kind())},
                 {"summary", about.summary},
                 {"rules", about.rules},
                 {"notation", about.notation},
                 {"left", or_null(about.left)},
                 {"right", or_null(about.right)},
                 {"board", name(game.parse(about.examples.front())->board().shape)},
                 {"parameters", Json::array()},
                 {"variants", Json::array()},
                 {"examples", about.examples}};
    if (game.kind() == PositionKind::Scoring)
        json["points"] = {{"one", about.point}, {"several", about.points}};
    for (const Parameter& parameter : about.parameters)
        json["parameters"].push_back(parameter_json(parameter));
    for (const Variant& variant : about.variants) json["variants"].push_back(variant_json(variant));
    return json;
}

Json question_json(const EngineQuestion& question) {
    Json fields = Json::array();
    for (const Field& field : question.fields)
        fields.push_back({{"name", field.name},
                          {"kind", name(field.kind)},
                          {"needed", field.needed == Field::Needed::Yes},
                          {"about", field.about}});
    Json json = {{"do", question.name}};
    if (!question.also.empty()) json["also"] = question.also;
    json["about"] = question.about;
    if (!question.games.empty()) json["games"] = question.games;
    json["fields"] = std::move(fields);
    return json;
}

}  // namespace

Json hello(const Catalog& catalog, const std::vector<EngineQuestion>& questions,
           const EngineBounds& bounds) {
    Json json = {
        {"hello", "upstar"},
        {"version", kVersion},
        {"schema", kJsonSchema},
        {"bounds",
         {{"line", kLongestRequest}, {"sessions", bounds.sessions}, {"waiting", bounds.waiting}}},
        {"levels", Json::array()},
        {"requests", Json::array()},
        {"games", Json::array()}};
    for (const Level level : kLevels) json["levels"].push_back(name(level));
    for (const EngineQuestion& question : questions)
        json["requests"].push_back(question_json(question));
    for (const RulesetPtr& game : catalog.games()) json["games"].push_back(game_about(*game));
    return json;
}

}  // namespace upstar
