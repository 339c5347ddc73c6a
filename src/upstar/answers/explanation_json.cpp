#include "upstar/answers/explanation_json.h"

#include <utility>

#include "upstar/answers/analysis_json.h"
#include "upstar/answers/explanation_text.h"
#include "upstar/lang/value_json.h"

namespace upstar {
namespace {

class Writer {
public:
    Writer(Arena& arena, Json& json) : arena_(arena), json_(json) {}

    void operator()(const FormExplanation& form) {
        json_["of"] = "value";
        json_["written"] = form.written;
        json_["description"] = description(form.description);
        json_["steps"] = form.steps ? steps(*form.steps) : Json(nullptr);
    }

    void operator()(const WrittenSum& written) {
        const SumExplanation& sum = written.sum;
        json_["of"] = "sum";
        json_["parts"] = parts(written.written, sum.parts);
        json_["cancelling"] = Json::array();
        for (const auto& [a, b] : sum.cancelling)
            json_["cancelling"].push_back(Json::array({a, b}));
        json_["options"] = Json::array();
        for (const SumOption& option : sum.options) {
            Json one = move(option.move);
            one["player"] = name(option.player);
            one["value"] = game(option.value);
            one["mirrored"] = option.mirrored ? move(*option.mirrored) : Json(nullptr);
            json_["options"].push_back(std::move(one));
        }
        json_["strategies"] = strategies(written.strategies);
        json_["description"] = description(written.description);
        json_["steps"] =
            steps({{sum.values(Player::Left), sum.values(Player::Right)}, sum.simplification});
    }

    void operator()(const WrittenComparison& written) {
        const ComparisonExplanation& comparison = written.comparison;
        json_["of"] = "comparison";
        json_["left"] = parts(written.written[0], comparison.left);
        json_["claim"] = symbol(comparison.claim);
        json_["right"] = parts(written.written[1], comparison.right);
        json_["holds"] = comparison.holds;
        json_["relation"] = value_json(arena_, Value(comparison.relation));
        json_["difference"] = games(comparison.parts);
        json_["strategies"] = strategies(comparison.strategies);
    }

    void operator()(const PositionExplanation& position) {
        json_["of"] = "position";
        json_["analysis"] = json_of(arena_, position.analysis);
        json_["reasons"] = position.reasons;
        json_["beginnings"] = Json::array();
        for (const Beginning& beginning : position.beginnings) {
            const auto place = [](const std::optional<RatedMove>& rated) {
                return rated ? Json(rated->position->to_string()) : Json(nullptr);
            };
            json_["beginnings"].push_back(
                {{"player", name(beginning.player)},
                 {"wins", beginning.wins ? Json(*beginning.wins) : Json(nullptr)},
                 {"move", place(beginning.move)},
                 {"reply", place(beginning.reply)}});
        }
        json_["nim_sum"] = nim_sum(position.nim_sum);
        json_["nim_sum_after"] = nim_sum(position.nim_sum_after);
        json_["steps"] = position.steps ? steps(*position.steps) : Json(nullptr);
    }

private:
    Json game(Game g) { return value_json(arena_, Value(g)); }

    Json games(const std::vector<Game>& all) {
        Json array = Json::array();
        for (const Game g : all) array.push_back(game(g));
        return array;
    }

    Json parts(const std::vector<std::string>& written, const std::vector<Game>& values) {
        Json array = Json::array();
        for (std::size_t i = 0; i < values.size(); ++i)
            array.push_back({{"written", written[i]}, {"value", game(values[i])}});
        return array;
    }

    Json move(const PartMove& move) { return {{"part", move.part}, {"to", game(move.to)}}; }

    static Json number(const Dyadic& x) { return typed_json("Number", x.to_string()); }

    Json description(const Description& described) {
        Json statements = Json::array();
        for (const Statement& statement : described.statements)
            statements.push_back({{"kind", name(statement.kind)},
                                  {"games", games(statement.games)},
                                  {"count", statement.count.str()},
                                  {"text", statement.text}});
        return {{"value", game(described.game)},
                {"name", described.name},
                {"statements", std::move(statements)},
                {"outcome", name(described.outcome)},
                {"mean", number(described.mean)},
                {"temperature", number(described.temperature)},
                {"stops",
                 {{"left", number(described.stops[0])}, {"right", number(described.stops[1])}}},
                {"atomic_weight",
                 described.atomic_weight ? game(*described.atomic_weight) : Json(nullptr)}};
    }

    Json steps(const ValueSteps& steps) {
        Json array = Json::array();
        for (const SimplificationStep& step : steps.simplification.steps)
            array.push_back(
                {{"kind",
                  step.kind == SimplificationStep::Kind::Dominated ? "dominated" : "reversible"},
                 {"player", name(step.player)},
                 {"option", game(step.option)},
                 {"by", game(step.by)},
                 {"replacement", games(step.replacement)}});
        return {{"left", games(steps.options[0])},
                {"right", games(steps.options[1])},
                {"steps", std::move(array)},
                {"value", game(steps.simplification.value)}};
    }

    // Trees are as deep as StrategyBounds allow.
    Json node(const StrategyNode& node) {
        Json lines = Json::array();
        for (const StrategyLine& line : node.lines) {
            Json moves = Json::array();
            for (const PartMove& one : line.moves) moves.push_back(move(one));
            lines.push_back({{"moves", std::move(moves)},
                             {"answer", move(line.answer)},
                             {"after", this->node(line.after)}});
        }
        return {{"parts", games(node.parts)},
                {"end", name(node.end)},
                {"lines", std::move(lines)},
                {"left_out", node.left_out}};
    }

    Json strategies(const std::vector<Strategy>& all) {
        Json array = Json::array();
        for (const Strategy& strategy : all)
            array.push_back(
                {{"first", name(strategy.first)},
                 {"winner", name(strategy.winner)},
                 {"opening", strategy.opening ? move(*strategy.opening) : Json(nullptr)},
                 {"after", node(strategy.root)}});
        return array;
    }

    Json nim_sum(const std::optional<NimSum>& found) {
        if (!found) return nullptr;
        Json parts = Json::array();
        for (const auto& [part, nim_value] : found->parts)
            parts.push_back({{"position", part->to_string()}, {"nim_value", nim_value}});
        return {{"parts", std::move(parts)}, {"sum", found->sum}};
    }

    Arena& arena_;
    Json& json_;
};

}  // namespace

Json json_of(Arena& arena, const AnyExplanation& explanation) {
    Json json = {{"schema", kJsonSchema},
                 {"type", "Explanation"},
                 {"of", nullptr},
                 {"sentence", sentence(arena, explanation)}};
    std::visit(Writer(arena, json), explanation);
    return json;
}

}  // namespace upstar
