#include "upstar/games/konane/solver/board_answer_json.h"

#include <array>
#include <string>
#include <utility>

#include "upstar/base/json_reader.h"

namespace upstar::konane {
namespace {

constexpr std::array kJumps = {Konane::Jumps::Ancient, Konane::Jumps::Modern};

Konane::Jumps rules_in(const JsonReader& read, const Json& json) {
    return read.one_of(kJumps, json, "rules",
                       [](Konane::Jumps jumps) { return std::string(Konane::name(jumps)); });
}

Player colour_in(const JsonReader& read, const Json& json, const char* key) {
    return read.one_of(kPlayers, json, key,
                       [](Player player) { return std::string(colour_name(player)); });
}

}  // namespace

Json json_of(const BoardVerdict& verdict) {
    return {{"schema", kJsonSchema},
            {"position", verdict.position},
            {"rules", Konane::name(verdict.jumps)},
            {"gap", verdict.gap},
            {"first", colour_name(verdict.first)},
            {"winner", colour_name(verdict.winner)},
            {"move", verdict.move},
            {"nodes", verdict.nodes},
            {"seconds", verdict.seconds}};
}

BoardVerdict board_verdict_from_json(const Json& json) {
    const JsonReader read("verdict on a board");
    read.check_schema(json);
    BoardVerdict verdict;
    verdict.jumps = rules_in(read, json);
    verdict.position = read.text(json, "position");
    const BoardQuestion question = board_question(verdict.position, verdict.jumps);
    verdict.rows = question.board.grid().rows();
    verdict.columns = question.board.grid().columns();
    verdict.gap = read.text(json, "gap");
    verdict.first = colour_in(read, json, "first");
    verdict.winner = colour_in(read, json, "winner");
    verdict.move = read.text(json, "move");
    verdict.nodes = read.integer<std::uint64_t>(json, "nodes");
    verdict.seconds = read.real(json, "seconds");
    return verdict;
}

Json json_of(const LiftingVerdict& verdict) {
    return {{"schema", kJsonSchema},
            {"board", std::to_string(verdict.rows) + "x" + std::to_string(verdict.columns)},
            {"rules", Konane::name(verdict.jumps)},
            {"first_to_lift_wins", verdict.first_wins}};
}

Json json_of(const SolvedBoard& solved) {
    Json verdicts = Json::array();
    for (const BoardVerdict& verdict : solved.verdicts) verdicts.push_back(json_of(verdict));
    return {{"schema", kJsonSchema},
            {"type", "Verdicts"},
            {"verdicts", std::move(verdicts)},
            {"lifting", solved.lifting ? json_of(*solved.lifting) : Json(nullptr)}};
}

LiftingVerdict lifting_verdict_from_json(const Json& json) {
    const JsonReader read("verdict on lifting");
    read.check_schema(json);
    const Konane::Jumps jumps = rules_in(read, json);
    const BoardQuestion question = board_question(read.text(json, "board"), jumps);
    return {question.board.grid().rows(), question.board.grid().columns(), jumps,
            read.truth(json, "first_to_lift_wins")};
}

}  // namespace upstar::konane
