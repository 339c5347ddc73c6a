// A second checker of strategies of Konane, for texts of squares only: it shares no code with the
// library's, nor with its rules.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "naive/naive_konane.h"

namespace naive {

/// Whether the strategy proves its statement. The words of its head are not looked at.
inline bool strategy_holds(const std::string& text) {
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);
    const auto head = nlohmann::json::parse(line, nullptr, false);
    if (head.is_discarded() || !head.contains("statement")) return false;
    const auto& statement = head["statement"];
    Games games;
    const Konane konane(games, statement["rules"] == "ancient", false);
    const char winner = statement["winner"] == "Black" ? 'x' : 'o';
    const char loser = winner == 'x' ? 'o' : 'x';
    const auto options = [&](const std::string& board, char player) {
        std::set<std::string> all;
        for (const KonaneRows& rows : konane.moves(konane_rows(board), player))
            all.insert(konane_text(rows));
        return all;
    };
    std::map<std::string, std::string> answers;
    while (std::getline(lines, line)) {
        const std::size_t arrow = line.find(" -> ");
        if (arrow == std::string::npos) return false;
        answers[line.substr(0, arrow)] = line.substr(arrow + 4);
    }
    // Boards with the loser to move.
    std::set<std::string> seen;
    std::vector<std::string> open;
    const auto answered = [&](const std::string& board) {
        const auto answer = answers.find(board);
        if (answer == answers.end() || !options(board, winner).contains(answer->second))
            return false;
        if (seen.insert(answer->second).second) open.push_back(answer->second);
        return true;
    };
    const std::string start = statement["position"];
    if (statement["winner"] == statement["first"]) {
        if (!answered(start)) return false;
    } else {
        open.push_back(start);
    }
    while (!open.empty()) {
        const std::string board = open.back();
        open.pop_back();
        for (const std::string& option : options(board, loser))
            if (!answered(option)) return false;
    }
    return true;
}

}  // namespace naive
