#include "upstar/games/konane/solver/strategy.h"

#include <boost/unordered/unordered_flat_map.hpp>
#include <boost/unordered/unordered_flat_set.hpp>
#include <istream>
#include <ostream>
#include <vector>

#include "upstar/base/error.h"

namespace upstar::konane {
namespace {

constexpr std::string_view kHead = "upstar konane strategy 1";
constexpr std::string_view kArrow = " -> ";

std::vector<CellSet> moves(const JumpBoard& board, CellSet stones, Player player) {
    std::vector<CellSet> all;
    board.any_move(stones, player, [&](CellSet after) {
        all.push_back(after);
        return false;
    });
    return all;
}

std::string claim_text(const std::string& rules, const std::string& position, Player winner,
                       Player to_move) {
    return rules + " " + position + " " + name(winner) + " wins, " + name(to_move) + " to move";
}

[[noreturn]] void fail(std::size_t line, const std::string& why) {
    throw Error(ErrorKind::Input, "line " + std::to_string(line) + " of the strategy: " + why);
}

// The claim of the second line, taken apart.
struct Claim {
    JumpBoard board;
    CellSet stones;
    Player winner;
    Player to_move;
};

Claim read_claim(const std::string& line) {
    for (const Konane::Jumps jumps : {Konane::Jumps::Ancient, Konane::Jumps::Modern}) {
        for (const Player winner : kPlayers) {
            for (const Player to_move : kPlayers) {
                const std::string front = std::string(Konane::name(jumps)) + " ";
                const std::string back = claim_text("", "", winner, to_move).substr(1);
                if (line.size() <= front.size() + back.size() || line.rfind(front, 0) != 0 ||
                    line.compare(line.size() - back.size(), back.size(), back) != 0)
                    continue;
                Konane::Rules rules;
                rules.jumps = jumps;
                const Konane::Position position = Konane(rules).parse(
                    line.substr(front.size(), line.size() - front.size() - back.size()));
                const JumpBoard board(position);
                return {board, board.stones_of(position), winner, to_move};
            }
        }
    }
    fail(2, "says no claim such as \"ancient .o.|oxo Right wins, Left to move\"");
}

}  // namespace

StrategySize write_strategy(KonaneSolver& solver, CellSet stones, Player to_move,
                            std::ostream& out) {
    const JumpBoard& board = solver.board();
    const Player winner = solver.wins_first(stones, to_move) ? to_move : opponent(to_move);
    const auto text = [&](CellSet set) { return board.position(set).to_string(); };
    out << kHead << '\n'
        << claim_text(Konane::name(board.jumps()), text(stones), winner, to_move) << '\n';

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

CheckedStrategy check_strategy(std::istream& in) {
    std::string line;
    if (!std::getline(in, line) || line != kHead)
        fail(1, "should be \"" + std::string(kHead) + "\"");
    if (!std::getline(in, line)) fail(2, "is missing");
    const std::string text = line;
    const Claim claim = read_claim(line);
    const JumpBoard& board = claim.board;

    Konane::Rules rules;
    rules.jumps = board.jumps();
    const Konane konane(rules);
    const auto stones_of = [&](const std::string& word, std::size_t number) {
        const Konane::Position position = konane.parse(word);
        const CellSet stones = board.stones_of(position);
        if (!(board.position(stones) == position)) fail(number, "is not on the board of line 2");
        return stones;
    };

    boost::unordered_flat_map<CellSet, CellSet> answers;
    for (std::size_t number = 3; std::getline(in, line); ++number) {
        const std::size_t arrow = line.find(kArrow);
        if (arrow == std::string::npos) fail(number, "has no \"->\"");
        const CellSet before = stones_of(line.substr(0, arrow), number);
        const CellSet after = stones_of(line.substr(arrow + kArrow.size()), number);
        const bool legal =
            board.any_move(before, claim.winner, [&](CellSet set) { return set == after; });
        if (!legal) fail(number, "is not a legal move of " + std::string(name(claim.winner)));
        if (!answers.emplace(before, after).second) fail(number, "answers a position again");
    }

    boost::unordered_flat_set<CellSet> seen;
    std::vector<CellSet> open;
    const auto follow = [&](CellSet set) {
        const auto answer = answers.find(set);
        if (answer == answers.end()) {
            throw Error(ErrorKind::Input,
                        "the strategy has no answer to " + board.position(set).to_string());
        }
        if (seen.insert(answer->second).second) open.push_back(answer->second);
    };
    if (claim.winner == claim.to_move) {
        follow(claim.stones);
    } else if (seen.insert(claim.stones).second) {
        open.push_back(claim.stones);
    }
    while (!open.empty()) {
        const CellSet set = open.back();
        open.pop_back();
        for (const CellSet after : moves(board, set, opponent(claim.winner))) follow(after);
    }
    return {text, {answers.size(), seen.size()}};
}

}  // namespace upstar::konane
