#include "upstar/engine/value_questions.h"

#include <array>

#include "upstar/answers/analysis_picture.h"
#include "upstar/answers/explanation_json.h"
#include "upstar/answers/review_picture.h"
#include "upstar/base/time_limit.h"
#include "upstar/draw/board_picture.h"
#include "upstar/draw/game_tree_picture.h"
#include "upstar/draw/thermograph_construction.h"
#include "upstar/engine/asked.h"
#include "upstar/engine/judged.h"
#include "upstar/lang/query_parts.h"
#include "upstar/lang/result_text.h"
#include "upstar/lang/value_json.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

constexpr std::array kResultFormats = {Format::Json, Format::Text, Format::Unicode, Format::Latex};
constexpr std::array kPictureFormats = {Format::Svg, Format::Tikz};

// Without a session, no `_` is kept for the next query.
Value result_of(Asked& asked, const std::string& input) {
    Session& session = asked.session();
    if (asked.has("session")) return session.evaluate(input);
    return session.evaluate(std::make_shared<const Program>(session.parse(input)));
}

Json evaluate(Asked& asked) {
    const TimeLimit limit(asked.session().context(), asked.time());
    const std::string input = asked.text("expression");
    const Format format = asked.one_of("format", kResultFormats);
    const Value value = result_of(asked, input);
    Json answer = {{"schema", kJsonSchema}, {"input", input}};
    if (format == Format::Json)
        answer["result"] = value_json(asked.arena(), value);
    else
        answer["text"] = result_text(asked.session(), input, value, format);
    return answer;
}

Json explain_it(Asked& asked) {
    if (asked.has("expression") == asked.has("game"))
        throw Error(ErrorKind::Input,
                    "`explain` takes an `expression`, or a `game` and a `position`");
    if (asked.has("expression"))
        return json_of(asked.arena(),
                       explain(asked.session(), asked.text("expression"), asked.time()));
    return json_of(asked.arena(),
                   AnyExplanation(explain_position(asked.position(), asked.evaluators(),
                                                   asked.time_or(kTimeToExplain))));
}

Game game_asked(Asked& asked) {
    return asked.has("expression") ? value_of_query(asked.session(), asked.text("expression"))
                                   : asked.position()->value(asked.evaluators());
}

std::string board_of(Asked& asked, Format format) {
    const PositionPtr position = asked.position();
    return board_picture(position->board(), position->to_string(), format);
}

std::string analysis_of(Asked& asked, Format format) {
    return analysis_picture(asked.arena(), analysed(asked), format);
}

std::string thermograph_of(Asked& asked, Format format) {
    const TimeLimit limit(asked.session().context(), asked.time());
    const Game game = game_asked(asked);
    return (format == Format::Svg ? thermograph_svg : thermograph_tikz)(
        {{*thermograph(asked.arena(), game), ""}}, {});
}

std::string construction_of(Asked& asked, Format format) {
    const TimeLimit limit(asked.session().context(), asked.time());
    return thermograph_construction(asked.arena(), game_asked(asked), format);
}

std::string tree_of(Asked& asked, Format format) {
    const TimeLimit limit(asked.session().context(), asked.time());
    return game_tree(asked.arena(), game_asked(asked), format);
}

std::string review_of(Asked& asked, Format format) {
    return review_picture(asked.arena(), reviewed(asked), format);
}

struct Subject {
    const char* name;
    std::string (*draw)(Asked&, Format);
};

const char* name(const Subject& subject) { return subject.name; }

constexpr std::array<Subject, 6> kSubjects = {{{"board", board_of},
                                               {"analysis", analysis_of},
                                               {"thermograph", thermograph_of},
                                               {"construction", construction_of},
                                               {"tree", tree_of},
                                               {"review", review_of}}};

Json draw(Asked& asked) {
    const Format format = asked.one_of("format", kPictureFormats);
    const Subject subject = asked.one_of("of", kSubjects);
    return {{"schema", kJsonSchema},
            {"type", "Picture"},
            {"format", name(format)},
            {"picture", subject.draw(asked, format)}};
}

}  // namespace

std::vector<EngineQuestion> value_questions() {
    const std::vector<Field> expression_or_position = {
        Field::text("expression", "a value, a sum or a comparison"),
        Field::text("game", "instead: the name of a game"),
        Field::text("position", "and a position of it"),
        Field::names("with", "parameters of the game"),
    };
    std::vector<Field> of_picture = {
        Field::text("of", "board, analysis, thermograph, construction, tree or review").required(),
        Field::text("format", "svg, as without it, or tikz"),
        Field::text("record", "the game that was played, of a review"),
    };
    of_picture.insert(of_picture.end(), expression_or_position.begin(),
                      expression_or_position.end());
    return {{"evaluate",
             "the result of an expression",
             {Field::text("expression", "what is to be evaluated").required(),
              Field::text("format", "json, as without it; or a text: text, unicode, latex")},
             evaluate,
             "eval"},
            {"explain", "why a value, a sum, a comparison or a position is what it is",
             expression_or_position, explain_it},
            {"draw", "a picture", of_picture, draw}};
}

}  // namespace upstar
