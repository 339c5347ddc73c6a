#include "upstar/engine/position_questions.h"

#include "upstar/answers/analysis_json.h"
#include "upstar/answers/game_check.h"
#include "upstar/answers/part_places.h"
#include "upstar/answers/record.h"
#include "upstar/answers/review_json.h"
#include "upstar/answers/strength.h"
#include "upstar/base/time_limit.h"
#include "upstar/engine/asked.h"
#include "upstar/engine/board_edit.h"
#include "upstar/engine/board_json.h"
#include "upstar/engine/judged.h"
#include "upstar/engine/standing_json.h"

namespace upstar {
namespace {

constexpr std::chrono::milliseconds kTimeToPlay = std::chrono::seconds(4);

Json board_answer(const AnyPosition& position) {
    Json json = about_position("Board", position);
    json["board"] = json_of(position.board());
    json["marks"] = marks_allowed(position);
    return json;
}

void require_move(const Match& match) {
    if (match.is_over())
        throw Error(ErrorKind::Input,
                    std::string(name(match.mover())) + " has no move: the game is over");
}

Match after_turn(Asked& asked) {
    Match match = asked.match();
    require_move(match);
    const std::vector<NamedMove> turn = match.turn_named(asked.text("move"));
    for (const NamedMove& move : turn) match.play(move);
    return match;
}

Json analyse_it(Asked& asked) { return json_of(asked.arena(), analysed(asked)); }

Json board(Asked& asked) { return board_answer(*asked.position()); }

Json parts(Asked& asked) {
    const PositionPtr position = asked.position();
    const TimeLimit limit(asked.session().context(), asked.time());
    const BoardDescription board = position->board();
    const bool has_points = position->kind() == PositionKind::Scoring;
    const std::vector<PositionPtr> components = position->components();
    const auto places =
        has_points ? separate_regions(board) : part_places(*position, asked.session().context());
    Json json = about_position("Parts", *position);
    json["parts"] = Json::array();
    for (std::size_t i = 0; i < places.size(); ++i) {
        Json names = Json::array();
        for (const std::size_t place : places[i]) names.push_back(board.places[place].name);
        Json part = {{"position", nullptr}, {"places", std::move(names)}};
        if (!has_points) part["position"] = components[i]->to_string();
        json["parts"].push_back(std::move(part));
    }
    return json;
}

Json edit(Asked& asked) {
    const PositionPtr position = asked.position();
    if (asked.has("place"))
        return board_answer(*with_mark(*position, asked.text("place"), asked.text("mark")));
    const BoardDescription board = position->board();
    return board_answer(*resized(*position, asked.count_or("rows", board.rows),
                                 asked.count_or("columns", board.columns)));
}

Json scatter(Asked& asked) {
    return board_answer(*scattered(*asked.position(), asked.count_or<std::uint64_t>("seed", 0)));
}

Json moves(Asked& asked) { return moves_json(asked.match()); }

Json move(Asked& asked) { return standing_json(after_turn(asked)); }

Json play(Asked& asked) {
    Match match = asked.match();
    require_move(match);
    const Level level = asked.has("level") ? asked.one_of("level", kLevels) : Level::Perfect;
    const Strength strength(level, asked.count_or<std::uint64_t>("seed", 0));
    const Choice choice = strength.choose(match.position(), match.mover(), asked.evaluators(),
                                          asked.time_or(kTimeToPlay));
    match.play(choice.position);
    Json json = standing_json(match);
    json["move"] = move_text(match.history().back());
    json["reason"] = choice.reason;
    return json;
}

Json grade(Asked& asked) {
    const Review judged = reviewed(asked, after_turn(asked));
    const ReviewedTurn& turn = judged.turns.front();
    if (!turn.is_judged())
        throw Error(ErrorKind::Limit, "time limit reached", Remedy::raise_time_limit());
    const Json reviewed = json_of(asked.arena(), judged);
    Json json = about_position("Grade", *judged.match.start());
    json["best"] = !turn.is_fault();
    json["before"] = reviewed["start"];
    for (const char* key :
         {"player", "moves", "had_win", "margin", "lost_win", "cost", "better", "after"})
        json[key] = reviewed["turns"][0][key];
    return json;
}

Json check_it(Asked& asked) {
    const TimeLimit limit(asked.session().context(), asked.time());
    return json_of(check_game({asked.position()}, asked.evaluators(),
                              asked.count_or("most", kMostChecked, kMostChecked)));
}

Json review_it(Asked& asked) { return json_of(asked.arena(), reviewed(asked)); }

}  // namespace

std::vector<EngineQuestion> position_questions() {
    const Field player = Field::text("player", "whose turn it is: Left, as without it, or Right");
    const Field turn =
        Field::text("move",
                    "the move by its name or the position that it leads to; in a scoring "
                    "game all moves of the turn, with commas")
            .required();
    return {{"analyse", "the value of a position, who wins it, and every move rated",
             position_fields(), analyse_it},
            {"board", "the board as data: what stands where, and whose it is", position_fields(),
             board},
            {"parts", "the independent parts of the position, and the places that each has",
             position_fields(), parts},
            {"edit", "the board with another mark on a place, or of another size",
             position_fields({Field::text("place", "the name of the place"),
                              Field::text("mark", "one of `marks`, or a number of tokens"),
                              Field::count("rows", "of squares or boxes"),
                              Field::count("columns", "of squares, boxes or stacks")}),
             edit},
            {"scatter", "a board of the same size with anything on its places",
             position_fields({Field::count("seed", "which of them")}), scatter},
            {"moves", "the moves that may be made", position_fields({player}), moves},
            {"move", "what becomes of the position by a move, if that is by the rules",
             position_fields({player, turn}), move},
            {"play", "a move of the machine's",
             position_fields({player, Field::text("level", "how well, from beginner to perfect"),
                              Field::count("seed", "which chance moves of the lower levels")}),
             play},
            {"grade", "whether a move was best, what it cost, and what was better",
             position_fields({player, turn}), grade},
            {"check-game", "whether the rules of a game keep what they promise, and what to mend",
             position_fields({Field::count("most", "positions that are looked at")}), check_it},
            {"review",
             "a game turn by turn: who was winning, what let a win slip, and what was better",
             {Field::text("record",
                          "the position and all turns in the order of play, or a record with "
                          "its header")
                  .required(),
              Field::text("game", "whose record it is, where that has no header"),
              Field::names("with", "parameters of the game")},
             review_it}};
}

}  // namespace upstar
