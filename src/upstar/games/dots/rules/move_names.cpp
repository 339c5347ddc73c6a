#include "upstar/games/dots/rules/move_names.h"

#include <cstdlib>
#include <utility>

namespace upstar::dots {
namespace {

// The piece and the number of a string such as "A-B:9/3"; number 0 where it has none.
std::pair<std::string, int> piece_and_number(const std::string& name) {
    const std::size_t slash = name.find('/');
    if (slash == std::string::npos) return {name, 0};
    return {name.substr(0, slash), std::atoi(name.c_str() + slash + 1)};
}

// By commas; A-B:9/2,A-B:9/3,A-B:9/4 as A-B:9/2..4.
std::string joined_lines(const std::vector<std::string>& lines) {
    std::string text;
    for (std::size_t i = 0; i < lines.size();) {
        const auto [piece, first] = piece_and_number(lines[i]);
        std::size_t end = i + 1;
        int last = first;
        while (first > 0 && end < lines.size() &&
               piece_and_number(lines[end]) == std::pair(piece, last + 1)) {
            ++end;
            ++last;
        }
        text += (text.empty() ? "" : ",") + lines[i];
        if (last > first) text += ".." + std::to_string(last);
        i = end;
    }
    return text;
}

}  // namespace

std::vector<std::string> move_names(const DotsPosition& position, LineNames names) {
    if (!position.board()) return string_names(position.graph());
    std::vector<std::string> all;
    for (const int line : position.lines())
        all.push_back(line_name(*position.board(), line, names));
    return all;
}

std::string turns_text(const DotsPosition& position, const std::vector<int>& strings,
                       LineNames line_names) {
    const std::vector<std::string> names = move_names(position, line_names);
    const CoinGraph& graph = position.graph();
    std::vector<int> valence(static_cast<std::size_t>(graph.coins()) + 1);
    for (int coin = 1; coin <= graph.coins(); ++coin)
        valence[static_cast<std::size_t>(coin)] = graph.valence(coin);
    const auto captures = [&](int string) {
        bool found = false;
        const auto& [a, b] = graph.strings()[static_cast<std::size_t>(string)];
        for (const int coin : {a, b})
            if (coin != CoinGraph::kGround && --valence[static_cast<std::size_t>(coin)] == 0)
                found = true;
        return found;
    };
    std::string text;
    int turn = 0;
    for (std::size_t i = 0; i < strings.size();) {
        text += (turn == 0 ? "" : " ") + std::to_string(turn + 1) + ". ";
        ++turn;
        std::vector<std::string> lines;
        for (bool goes_on = true; goes_on && i < strings.size(); ++i) {
            lines.push_back(names[static_cast<std::size_t>(strings[i])]);
            goes_on = captures(strings[i]);
        }
        text += joined_lines(lines);
    }
    return text;
}

}  // namespace upstar::dots
