// A second checker of certificates of periods, for octal codes 0.d1d2...: the values by definition,
// with sets. It shares no code with the library's, nor its reader of codes.
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace naive {

inline std::vector<int> octal_values(const std::string& digits, int most) {
    std::vector<int> values = {0};
    for (int heap = 1; heap <= most; ++heap) {
        std::set<int> options;
        for (int taken = 1; taken <= std::min<int>(heap, static_cast<int>(digits.size()));
             ++taken) {
            const int digit = digits[static_cast<std::size_t>(taken - 1)] - '0';
            const int rest = heap - taken;
            const auto value = [&](int n) { return values[static_cast<std::size_t>(n)]; };
            if ((digit & 1) != 0 && rest == 0) options.insert(0);
            if ((digit & 2) != 0 && rest > 0) options.insert(value(rest));
            for (int a = 1; (digit & 4) != 0 && a < rest; ++a)
                options.insert(value(a) ^ value(rest - a));
        }
        int least = 0;
        while (options.count(least) != 0) ++least;
        values.push_back(least);
    }
    return values;
}

/// Whether a certificate lists the nim values that prove what its head claims.
inline bool period_holds(const std::string& text) {
    std::istringstream in(text);
    std::string line;
    std::getline(in, line);
    const auto statement = nlohmann::json::parse(line).at("statement");
    const std::string code = statement.at("code");
    const int period = statement.at("period");
    const int from = statement.at("preperiod");
    if (code.substr(0, 2) != "0.") throw std::logic_error("no octal code: " + code);
    std::string digits = code.substr(2);
    while (!digits.empty() && digits.back() == '0') digits.pop_back();
    const bool splits = digits.find_first_of("4567") != std::string::npos;
    // Guy and Smith: G(n + p) = G(n) from n0 to 2 n0 + p + k, of subtraction games to n0 + k.
    const int taken = std::max(static_cast<int>(digits.size()), 1);
    const int last = (splits ? 2 : 1) * (from + period) + taken;
    const std::vector<int> values = octal_values(digits, last);
    std::vector<int> listed;
    for (int value = 0; in >> value;) listed.push_back(value);
    if (listed != values || period < 1) return false;
    const auto repeats = [&](int n0, int p) {
        for (int n = n0; n + p <= last; ++n)
            if (values[static_cast<std::size_t>(n)] != values[static_cast<std::size_t>(n + p)])
                return false;
        return true;
    };
    return repeats(from, period);
}

}  // namespace naive
