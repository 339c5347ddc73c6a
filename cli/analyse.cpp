// upstar analyse GAME POSITION: all there is to say about one position, and about every move.
#include <algorithm>
#include <array>
#include <iostream>
#include <memory>

#include "command.h"
#include "interrupt.h"
#include "position_options.h"
#include "table_layout.h"
#include "upstar/base/characters.h"
#include "upstar/base/json.h"
#include "upstar/catalog/advice.h"
#include "upstar/catalog/reasoning.h"
#include "upstar/catalog/moves.h"
#include "upstar/lang/session.h"
#include "upstar/values/order.h"
#include "upstar/values/thermograph.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Latex, Format::Json};

constexpr std::size_t kMostRows = 40;            // of a table; JSON has all
constexpr std::size_t kMostValueShown = 1000;    // characters
constexpr std::size_t kMostValueText = 1 << 16;  // of a value in JSON

struct Analysis {
    PositionPtr position;
    std::array<Advice, 2> advice;  // by player
    std::optional<Outcome> outcome;

    const std::optional<Game>& value() const { return advice[0].value; }
    bool impartial() const { return position->kind() == PositionKind::Impartial; }
};

std::optional<Outcome> outcome_of(const std::array<Advice, 2>& advice) {
    const auto left = advice[0].wins();
    const auto right = advice[1].wins();
    if (!left || !right) return std::nullopt;
    return outcome_of_beginners(*left, *right);
}

Analysis analyse(Session& session, const PositionPtr& position, std::chrono::milliseconds time) {
    // An impartial game gives both players the same moves: one of them has all the time.
    const bool is_impartial = position->kind() == PositionKind::Impartial;
    const auto share = is_impartial ? time : (time + std::chrono::milliseconds(1)) / 2;
    const auto advice_for = [&](Player player) {
        return advise(position, player, session.evaluators(), share);
    };
    Analysis result{position, {advice_for(Player::Left), {}}, {}};
    result.advice[1] = is_impartial ? result.advice[0] : advice_for(Player::Right);
    // What was out of reach for the first may be known since the second.
    if (!result.advice[0].value && result.advice[1].value)
        result.advice[0] = advice_for(Player::Left);
    result.outcome = outcome_of(result.advice);
    return result;
}

using Row = std::vector<std::string>;

std::string marks(const RatedMove& move) {
    std::string text = move.canonical ? "canonical" : move.undominated ? "undominated" : "";
    if (move.orthodox) text += (text.empty() ? "" : ", ") + std::string("orthodox");
    return text;
}

std::string result_text(const RatedMove& move) {
    if (!move.wins) return "?";
    if (*move.wins) return "wins";
    if (!move.replies) return "loses";
    return "loses to " + std::to_string(move.replies->winning) + " of " +
           std::to_string(move.replies->all) + (move.replies->all == 1 ? " reply" : " replies");
}

// The columns of a move; a game without squares names its moves by the position alone.
Row row_of(Session& session, const Analysis& analysis, const RatedMove& move, Notation notation) {
    Row row = {move_name(*analysis.position, *move.position).text, move.position->to_string()};
    if (row[0] == row[1]) row[0].clear();
    row.push_back(move.value ? short_text(session.arena(), *move.value, notation) : "");
    row.push_back(result_text(move));
    row.push_back(analysis.impartial() ? "" : marks(move));
    return row;
}

std::string aligned(const std::vector<Row>& rows) {
    std::vector<std::size_t> widths(rows[0].size(), 0);
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], character_count(row[i]));
    std::string text;
    for (const Row& row : rows) {
        std::string line = " ";
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (widths[i] == 0) continue;
            line += " " + row[i] + std::string(widths[i] - character_count(row[i]) + 1, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string moves_text(Session& session, const Analysis& analysis, const Advice& advice,
                       Notation notation) {
    const std::string whose =
        analysis.impartial() ? "Moves" : std::string(name(advice.player)) + "'s moves";
    const std::size_t count = advice.moves.size();
    if (count == 0) return whose + ": none\n";
    std::string text = whose + ": " + std::to_string(count);
    if (advice.wins())
        text += ", of which " + std::to_string(advice.winning_moves()) +
                (advice.winning_moves() == 1 ? " wins" : " win");
    std::vector<Row> rows;
    for (std::size_t i = 0; i < std::min(count, kMostRows); ++i)
        rows.push_back(row_of(session, analysis, advice.moves[i], notation));
    text += "\n" + aligned(rows);
    if (count > kMostRows)
        text +=
            "  and " + std::to_string(count - kMostRows) + " more; --format json has them all\n";
    return text;
}

struct Fact {
    std::string name;
    std::string text;
};

std::vector<Fact> facts(Session& session, const Analysis& analysis, Notation notation) {
    Arena& arena = session.arena();
    std::vector<Fact> list;
    if (const auto value = analysis.value()) {
        list.push_back({"value", short_text(arena, *value, notation, kMostValueShown)});
    } else {
        list.push_back({"value", "not found: " + analysis.advice[0].limit});
    }
    list.push_back(
        {"outcome", std::string(name(*analysis.outcome)) + ": " + in_words(*analysis.outcome)});
    if (!analysis.value() || analysis.impartial()) return list;
    const Game g = *analysis.value();
    list.push_back({"mean", mean(arena, g).to_string()});
    list.push_back({"temperature", temperature(arena, g).to_string()});
    list.push_back({"stops", arena.stop_number(g, Player::Left).to_string() + " if Left begins, " +
                                 arena.stop_number(g, Player::Right).to_string() +
                                 " if Right begins"});
    return list;
}

std::vector<Row> component_rows(Session& session, const Analysis& analysis, Notation notation) {
    std::vector<Row> rows;
    const std::vector<PositionPtr> components = analysis.position->components();
    if (components.size() < 2) return rows;
    for (const PositionPtr& part : components) {
        rows.push_back({part->to_string(), ""});
        if (analysis.value())
            rows.back()[1] =
                short_text(session.arena(), part->value(session.evaluators()), notation);
    }
    return rows;
}

std::string text_of(Session& session, const Analysis& analysis, Notation notation) {
    constexpr std::size_t kColumn = 13;
    std::string text = labelled_board(*analysis.position) + "\n";
    const About& about = analysis.position->ruleset().about();
    if (!about.left.empty()) text += "Left " + about.left + ", Right " + about.right + ".\n\n";
    for (const auto& [name, fact] : facts(session, analysis, notation))
        text += name + std::string(kColumn - name.size(), ' ') + fact + "\n";
    const std::vector<Row> components = component_rows(session, analysis, notation);
    if (!components.empty()) text += "\nIt splits into\n" + aligned(components);
    for (const Advice& advice : analysis.advice) {
        text += "\n" + moves_text(session, analysis, advice, notation);
        if (analysis.impartial()) break;
    }
    return text;
}

std::string typewriter(const std::string& text) { return "\\texttt{" + latex_text(text) + "}"; }

std::string latex_of(Session& session, const Analysis& analysis) {
    std::string text = "\\begin{tabular}{lllll}\n";
    for (const auto& [name, fact] : facts(session, analysis, Notation::Latex))
        text += name + " & \\multicolumn{4}{l}{" +
                (name == "value" && analysis.value() ? "$" + fact + "$" : fact) + "} \\\\\n";
    for (const Advice& advice : analysis.advice) {
        text += "\\hline\n";
        for (const RatedMove& move : advice.moves) {
            const Row row = row_of(session, analysis, move, Notation::Latex);
            text += std::string(analysis.impartial() ? "" : name(advice.player)) + " & " +
                    (row[0].empty() ? "" : typewriter(row[0])) + " & " + typewriter(row[1]) +
                    " & " + (move.value ? "$" + row[2] + "$" : "") + " & " + row[3] + " \\\\\n";
        }
        if (analysis.impartial()) break;
    }
    return text + "\\end{tabular}\n";
}

Json value_json(Arena& arena, const std::optional<Game>& value) {
    if (!value) return nullptr;
    std::string text;
    try {
        text = to_string(arena, *value);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Limit || arena.context().stopped()) throw;
        return nullptr;
    }
    return text.size() > kMostValueText ? Json(nullptr) : Json(text);
}

Json moves_json(Session& session, const Analysis& analysis, const Advice& advice) {
    Json moves = Json::array();
    for (const RatedMove& move : advice.moves) {
        Json entry = {{"move", move_name(*analysis.position, *move.position).text},
                      {"position", move.position->to_string()},
                      {"value", value_json(session.arena(), move.value)},
                      {"wins", move.wins ? Json(*move.wins) : Json(nullptr)}};
        if (move.value) {
            entry["undominated"] = move.undominated;
            entry["canonical"] = move.canonical;
            entry["orthodox"] = move.orthodox;
        }
        moves.push_back(std::move(entry));
    }
    return moves;
}

Json json_of(Session& session, const Analysis& analysis) {
    Arena& arena = session.arena();
    Json json = {{"game", analysis.position->ruleset().about().name},
                 {"position", analysis.position->to_string()}};
    Json parameters = Json::object();
    for (const auto& [name, value] : analysis.position->ruleset().settings().all())
        parameters[name] = value;
    json["parameters"] = parameters;
    json["value"] = value_json(arena, analysis.value());
    json["outcome"] = analysis.outcome ? Json(name(*analysis.outcome)) : Json(nullptr);
    for (const char* key : {"mean", "temperature", "stops"}) json[key] = nullptr;
    if (const auto value = analysis.value()) {
        json["mean"] = mean(arena, *value).to_string();
        json["temperature"] = temperature(arena, *value).to_string();
        json["stops"] = {{"left", arena.stop_number(*value, Player::Left).to_string()},
                         {"right", arena.stop_number(*value, Player::Right).to_string()}};
    }
    json["components"] = Json::array();
    for (const PositionPtr& part : analysis.position->components())
        json["components"].push_back(part->to_string());
    json["moves"] = {{"left", moves_json(session, analysis, analysis.advice[0])},
                     {"right", moves_json(session, analysis, analysis.advice[1])}};
    return json;
}

int run(const PositionOptions& options, const CommonOptions& common) {
    require_format(common.format, kFormats);
    Session session(common.memory_bytes());
    const PositionPtr position = position_of(session.catalog(), options);
    const InterruptGuard guard(session.context());
    const Analysis analysis = analyse(session, position, common.time());
    if (!analysis.outcome) throw Error(ErrorKind::Limit, analysis.advice[0].limit);
    switch (common.format) {
        case Format::Json:
            std::cout << dumped(json_of(session, analysis)) << "\n";
            break;
        case Format::Latex:
            std::cout << latex_of(session, analysis);
            break;
        default:
            std::cout << text_of(
                session, analysis,
                common.format == Format::Unicode ? Notation::Unicode : Notation::Text);
    }
    return Ok;
}

}  // namespace

void add_analyse(Command& program, CommonOptions& common) {
    Command& command =
        program.subcommand("analyse", "the value of a position, who wins it, and every move rated")
            .alias("analyze");
    command.footer(
        "Beside a move stands the position that it leads to, the value of that, and whether it "
        "wins. A move is undominated if no other leads to a better value, canonical if that value "
        "is also an option of the canonical form, and orthodox if it is right where the rest of a "
        "sum is as hot as the position.");
    auto options = std::make_shared<PositionOptions>();
    add_position_options(command, *options);
    add_common_options(command, common, kFormats);
    command.runs([options, &common] {
        return ended([&] { return run(*options, common); }, options->position);
    });
}

}  // namespace upstar::cli
