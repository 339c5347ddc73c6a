#include "upstar/games/konane/solver/strategy.h"

#include <boost/unordered/unordered_flat_map.hpp>
#include <boost/unordered/unordered_flat_set.hpp>
#include <istream>
#include <ostream>

#include "upstar/base/error.h"
#include "upstar/games/konane/solver/board_answer.h"

namespace upstar::konane {
namespace {

constexpr std::string_view kArrow = " -> ";

std::vector<CellSet> moves(const JumpBoard& board, CellSet stones, Player player) {
    std::vector<CellSet> all;
    board.any_move(stones, player, [&](CellSet after) {
        all.push_back(after);
        return false;
    });
    return all;
}

[[noreturn]] void fail(std::size_t line, const std::string& why) {
    throw Error(ErrorKind::Input, "line " + std::to_string(line) + " of the strategy: " + why);
}

Strategy claimed(Konane::Jumps jumps, const std::string& text, Player winner, Player to_move) {
    Konane::Rules rules;
    rules.jumps = jumps;
    const Konane::Position position = Konane(rules).parse(text);
    const JumpBoard board(position);
    return {board, board.stones_of(position), winner, to_move};
}

// "ancient .o.|oxo Right wins, Left to move".
Strategy read_claim_0_1(const std::string& line) {
    for (const Konane::Jumps jumps : {Konane::Jumps::Ancient, Konane::Jumps::Modern}) {
        for (const Player winner : kPlayers) {
            for (const Player to_move : kPlayers) {
                const std::string front = std::string(Konane::name(jumps)) + " ";
                const std::string back =
                    std::string(" ") + name(winner) + " wins, " + name(to_move) + " to move";
                if (line.size() <= front.size() + back.size() || line.rfind(front, 0) != 0 ||
                    line.compare(line.size() - back.size(), back.size(), back) != 0)
                    continue;
                return claimed(jumps,
                               line.substr(front.size(), line.size() - front.size() - back.size()),
                               winner, to_move);
            }
        }
    }
    fail(2, "says no claim such as \"ancient .o.|oxo Right wins, Left to move\"");
}

Player player_of(const Json& colour) {
    for (const Player player : kPlayers)
        if (colour == colour_name(player)) return player;
    fail(1, "a player is Black or White");
}

Strategy read_statement(const Json& statement) {
    try {
        const bool is_modern = statement.at("rules") == Konane::name(Konane::Jumps::Modern);
        return claimed(is_modern ? Konane::Jumps::Modern : Konane::Jumps::Ancient,
                       statement.at("position").get<std::string>(),
                       player_of(statement.at("winner")), player_of(statement.at("first")));
    } catch (const Json::exception&) {
        fail(1, "the statement has position, rules, first and winner");
    }
}

}  // namespace

const char* const kStrategyKind = "konane strategy";
const char* const kStrategyHead01 = "upstar konane strategy 1";

CertificateHead head_of(const Strategy& strategy) {
    const std::string position = strategy.board.position(strategy.stones).to_string();
    const char* rules = Konane::name(strategy.board.jumps());
    const char* winner = colour_name(strategy.winner);
    const char* first = colour_name(strategy.to_move);
    return {kStrategyKind,
            std::string(winner) + " wins " + position + " if " + first + " moves first, by the " +
                rules + " rules",
            {{"position", position}, {"rules", rules}, {"first", first}, {"winner", winner}}};
}

StrategySize write_strategy(KonaneSolver& solver, CellSet stones, Player to_move,
                            std::ostream& out) {
    const JumpBoard& board = solver.board();
    const Player winner = solver.wins_first(stones, to_move) ? to_move : opponent(to_move);
    const auto text = [&](CellSet set) { return board.position(set).to_string(); };
    out << to_line(head_of({board, stones, winner, to_move})) << '\n';

    boost::unordered_flat_set<CellSet> seen;  // with the loser to move
    std::vector<CellSet> open;
    const auto visit = [&](CellSet set) {
        if (seen.insert(set).second) open.push_back(set);
    };
    boost::unordered_flat_set<CellSet> answered;
    const auto answer = [&](CellSet set) {
        if (!answered.insert(set).second) return;
        const auto move = solver.winning_move(set, winner);
        if (!move) throw Error(ErrorKind::Limit, "the solver lost a winning move it had found");
        out << text(set) << kArrow << text(*move) << '\n';
        visit(*move);
    };
    if (winner == to_move) {
        answer(stones);
    } else {
        visit(stones);
    }
    while (!open.empty()) {
        const CellSet set = open.back();
        open.pop_back();
        for (const CellSet after : moves(board, set, opponent(winner))) answer(after);
    }
    return {answered.size(), seen.size()};
}

Strategy read_strategy(const std::string& first_line, std::istream& rest) {
    std::string line;
    const auto read = [&] {
        if (first_line == kStrategyHead01) {  // its claim is the second line
            if (!std::getline(rest, line)) fail(2, "is missing");
            Strategy strategy = read_claim_0_1(line);
            strategy.first_line = 3;
            return strategy;
        }
        const auto head = head_in_text(first_line);
        if (!head || head->kind != kStrategyKind) fail(1, "is not the head of a strategy");
        Strategy strategy = read_statement(head->statement);
        require_head(first_line, head_of(strategy));
        return strategy;
    };
    Strategy strategy = read();
    const JumpBoard& board = strategy.board;
    Konane::Rules rules;
    rules.jumps = board.jumps();
    const Konane konane(rules);
    const auto stones_of = [&](const std::string& word, std::size_t number) {
        try {
            const Konane::Position position = konane.parse(word);
            const CellSet stones = board.stones_of(position);
            if (board.position(stones) == position) return stones;
        } catch (const Error& error) {
            fail(number, error.message());
        }
        fail(number, "is not on the board of the claim");
    };
    for (std::size_t number = strategy.first_line; std::getline(rest, line); ++number) {
        const std::size_t arrow = line.find(kArrow);
        if (arrow == std::string::npos) fail(number, "has no \"->\"");
        const CellSet before = stones_of(line.substr(0, arrow), number);
        strategy.answers.emplace_back(before,
                                      stones_of(line.substr(arrow + kArrow.size()), number));
    }
    return strategy;
}

StrategySize check_strategy(const Strategy& strategy) {
    const JumpBoard& board = strategy.board;
    boost::unordered_flat_map<CellSet, CellSet> answers;
    std::size_t number = strategy.first_line;
    for (const auto& [before, answer] : strategy.answers) {
        const bool legal = board.any_move(before, strategy.winner,
                                          [after = answer](CellSet set) { return set == after; });
        if (!legal)
            fail(number, std::string("is not a legal move of ") + colour_name(strategy.winner));
        if (!answers.emplace(before, answer).second) fail(number, "answers a position again");
        ++number;
    }

    boost::unordered_flat_set<CellSet> seen;
    std::vector<CellSet> open;
    const auto follow = [&](CellSet set) {
        const auto answer = answers.find(set);
        if (answer == answers.end())
            throw Error(ErrorKind::Input,
                        "the strategy has no answer to " + board.position(set).to_string());
        if (seen.insert(answer->second).second) open.push_back(answer->second);
    };
    if (strategy.winner == strategy.to_move) {
        follow(strategy.stones);
    } else if (seen.insert(strategy.stones).second) {
        open.push_back(strategy.stones);
    }
    while (!open.empty()) {
        const CellSet set = open.back();
        open.pop_back();
        for (const CellSet after : moves(board, set, opponent(strategy.winner))) follow(after);
    }
    return {answers.size(), seen.size()};
}

}  // namespace upstar::konane
