// A second checker of flights of loony endgames: the value by trying everything, and the plan by
// cutting strings one by one. It shares no code with the library's, nor with its graphs.
#pragma once

#include <cctype>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "naive/naive_pieces.h"

namespace naive {

/// Parts such as A@4, A-B:12, chain:10 and loop:6 with commas between them; named coins have the
/// lowest numbers, in order of mention, and the others follow part by part. Empty if it is none.
inline Strings parse_strings(const std::string& text) {
    struct Part {
        std::string a, b;
        int length = 0;
        bool is_loop = false;
    };
    std::vector<Part> parts;
    std::istringstream words(text);
    for (std::string word; std::getline(words, word, ',');) {
        Part part;
        const std::size_t mark = word.find_first_of("@:-");
        if (mark == std::string::npos) return {};
        const std::string first = word.substr(0, mark);
        std::size_t number = mark + 1;
        if (word[mark] == '-') {
            const std::size_t colon = word.find(':');
            part.a = first;
            part.b = word.substr(mark + 1, colon - mark - 1);
            number = colon == std::string::npos ? word.size() : colon + 1;
        } else if (word[mark] == '@') {
            part.a = part.b = first;
            part.is_loop = true;
        } else {
            part.is_loop = first == "loop";
        }
        part.length = std::atoi(word.c_str() + number);
        parts.push_back(part);
    }
    std::map<std::string, int> coins = {{"ground", 0}, {"g", 0}, {"", 0}};
    int last = 0;
    for (const Part& part : parts)
        for (const std::string& name : {part.a, part.b})
            if (coins.try_emplace(name, last + 1).second) ++last;
    Strings strings;
    for (const Part& part : parts) {
        const bool through = part.is_loop && !part.a.empty();
        const int fresh = through ? part.length - 1 : part.length;
        if (part.is_loop && !through) {
            for (int i = 0; i < fresh; ++i)
                strings.emplace_back(last + 1 + i, last + 1 + (i + 1) % fresh);
        } else {
            int before = coins.at(part.a);
            for (int i = 1; i <= fresh; ++i) {
                strings.emplace_back(before, last + i);
                before = last + i;
            }
            strings.emplace_back(before, coins.at(part.b));
        }
        last += fresh;
    }
    return strings;
}

/// Whether the value is what the statement says, and the plan opens all pieces as it says and gets
/// that value.
inline bool flight_holds(const std::string& text) {
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);
    const auto head = nlohmann::json::parse(line, nullptr, false);
    if (head.is_discarded() || !head.contains("statement")) return false;
    Strings strings = parse_strings(head["statement"]["graph"]);
    const int claimed = head["statement"]["value"];
    PieceValues values;
    if (values.value(strings) != claimed) return false;
    std::vector<Opened> plan;
    while (std::getline(lines, line)) {
        std::istringstream words(line);
        std::string kind;
        int length = 0;
        int coin = 0;
        words >> kind;
        if (kind == "blockers") continue;
        words >> length >> coin;
        std::size_t cut = 0;
        while (cut < strings.size() && strings[cut].first != coin && strings[cut].second != coin)
            ++cut;
        if (coin < 1 || cut == strings.size()) return false;
        plan.push_back(open_piece(strings, cut));
        if (plan.back().coins != length || plan.back().is_loop != (kind == "loop")) return false;
        strings = plan.back().rest;
    }
    int value = 0;
    for (std::size_t i = plan.size(); i-- > 0;) {
        const int deal = plan[i].is_loop ? 4 : 2;
        value = plan[i].coins - deal + std::abs(value - deal);
    }
    return strings.empty() && value == claimed;
}

}  // namespace naive
