// A second checker of certificates of what a strip of Toads and Frogs is worth: on text, with
// knots evaluated by brute force. It shares no code with the library's, nor with its rules.
#pragma once

#include <algorithm>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "naive/naive_game.h"

namespace naive {

/// Strips with moves of toads, whole moves and a star; Left is to move.
struct StripSum {
    std::vector<std::string> strips;
    int n = 0;
    bool star = false;
};

class Strips {
public:
    static std::string negative(std::string s) {
        std::reverse(s.begin(), s.end());
        for (char& c : s) c = c == 'T' ? 'F' : c == 'F' ? 'T' : c;
        return s;
    }

    /// Where Left's moves lead, the opponent seen as Left, in the order of certificates.
    std::vector<StripSum> options(const StripSum& sum) {
        std::vector<std::pair<int, StripSum>> found;
        for (const std::string way : {"TF.", "T."})
            for (std::size_t i = 0; i < sum.strips.size(); ++i)
                for (std::size_t at = 0; (at = sum.strips[i].find(way, at)) != std::string::npos;
                     ++at) {
                    StripSum after = sum;
                    std::swap(after.strips[i][at], after.strips[i][at + way.size() - 1]);
                    add(found, after);
                }
        if (sum.star) {
            StripSum after = sum;
            after.star = false;
            add(found, after);
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        std::vector<StripSum> all;
        for (auto& [promise, next] : found) all.push_back(std::move(next));
        if (sum.n > 0) {
            StripSum after = sum;
            --after.n;
            all.push_back(negative(after));
        }
        return all;
    }

    StripSum simplified(const StripSum& sum) {
        StripSum result{{}, sum.n, sum.star};
        for (const std::string& s : sum.strips) simplify(s, result);
        return in_order(result);
    }
    static StripSum negative(const StripSum& sum) {
        StripSum result{{}, -sum.n, sum.star};
        for (const std::string& s : sum.strips) result.strips.push_back(negative(s));
        return in_order(result);
    }

    /// By plain recursion.
    Id value(const std::string& s) {
        if (const auto known = values_.find(s); known != values_.end()) return known->second;
        std::vector<Id> left, right;
        for (const auto& [way, player] : {std::pair("TF.", &left), std::pair("T.", &left),
                                          std::pair(".TF", &right), std::pair(".F", &right)})
            for (std::size_t at = 0; (at = s.find(way, at)) != std::string::npos; ++at) {
                std::string next = s;
                std::swap(next[at], next[at + std::string(way).size() - 1]);
                player->push_back(value(next));
            }
        return values_[s] = games.make(left, right);
    }

    Games games;

private:
    void add(std::vector<std::pair<int, StripSum>>& found, const StripSum& after) {
        const StripSum next = negative(simplified(after));
        int length = -1, theirs = 0, ours = 0;
        for (const std::string& s : next.strips) {
            length += 1 + static_cast<int>(s.size());
            theirs += moves_of_toads(s);
            ours += moves_of_toads(negative(s));
        }
        found.emplace_back(10 * ours - 5 * theirs - 6 * std::max(length, 0), next);
    }

    static int moves_of_toads(const std::string& s) {
        int count = 0;
        for (const char* way : {"T.", "TF."})
            for (std::size_t at = 0; (at = s.find(way, at)) != std::string::npos; ++at) ++count;
        return count;
    }

    // Longer strips first; of the same length, those with fewer toads far to the right, then frogs.
    static StripSum in_order(StripSum sum) {
        const auto backwards = [](const std::string& s, char piece) {
            std::string marks;
            for (std::size_t i = s.size(); i-- > 0;) marks += s[i] == piece ? '1' : '0';
            return marks;
        };
        std::sort(sum.strips.begin(), sum.strips.end(),
                  [&](const std::string& a, const std::string& b) {
                      if (a.size() != b.size()) return a.size() > b.size();
                      return std::pair(backwards(a, 'T'), backwards(a, 'F')) <
                             std::pair(backwards(b, 'T'), backwards(b, 'F'));
                  });
        return sum;
    }

    // X T .^n = X .^n + n.
    static std::string without_terminal_toads(std::string s, int& n) {
        for (std::size_t at;
             (at = s.rfind('T')) != std::string::npos && s.find('F', at) == std::string::npos;) {
            n += static_cast<int>(s.size() - at) - 1;
            s.erase(at, 1);
        }
        return s;
    }

    void simplify(std::string s, StripSum& result) {
        int won = 0, lost = 0;
        s = negative(without_terminal_toads(negative(without_terminal_toads(s, won)), lost));
        result.n += won - lost;
        const auto has = [&](const char* what) { return s.find(what) != std::string::npos; };
        if (!has("T.") && !has(".F") && !has("TF..") && !has("..TF")) return;
        // A run of pieces from TT or the left edge to FF or the right edge.
        for (std::size_t i = 0; i < s.size(); ++i) {
            const std::size_t run = std::min(s.find('.', i), s.size());
            if (s[i] == '.' || !(i == 0 || s.compare(i, 2, "TT") == 0)) continue;
            std::size_t end = run == s.size() ? run : 0;
            for (std::size_t j = i; end == 0 && j + 1 < run; ++j)
                if (s.compare(run - 2 - (j - i), 2, "FF") == 0) end = run - (j - i);
            if (end == 0) continue;
            simplify(s.substr(0, i), result);
            simplify(s.substr(end), result);
            return;
        }
        const std::size_t first = s.find_first_not_of('.');
        const std::size_t last = s.find_last_not_of('.');
        if (s.find('.', first) > last) {  // a knot
            int n = -100;
            while (n <= 100 && games.integer(n) != value(s)) ++n;
            if (n > 100) throw std::logic_error("a knot is no integer");
            result.n += n;
            return;
        }
        result.strips.push_back(s);
    }

    std::map<std::string, Id> values_;
};

/// Whether the answers prove the statement. The words of its head are not looked at.
inline bool worth_holds(const std::string& text) {
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);
    const auto head = nlohmann::json::parse(line, nullptr, false);
    if (head.is_discarded() || !head.contains("statement")) return false;
    const std::string strip = head["statement"]["strip"];
    const std::string value = head["statement"]["value"];
    const bool star = value.back() == '*';
    const int n = value == "*" ? 0 : std::stoi(value);
    Strips rules;
    std::vector<std::size_t> answers;  // of the player at hand
    std::size_t next = 0;
    std::map<std::string, int> shown;
    const auto wins_empty = [](const StripSum& sum) {
        return sum.n > 0 || (sum.n == 0 && sum.star);
    };
    const auto key = [](const StripSum& sum) {
        std::string all = sum.star ? "*" : "";
        for (const std::string& s : sum.strips) all += ' ' + s;
        return all;
    };
    const auto is_shown = [&](const StripSum& sum) {
        if (sum.strips.empty()) return !wins_empty(sum);
        const auto found = shown.find(key(sum));
        return found != shown.end() && sum.n <= found->second;
    };
    const auto loses = [&](const auto& self, const StripSum& sum) -> bool {
        if (is_shown(sum)) return true;
        if (sum.strips.empty()) return false;
        shown[key(sum)] = sum.n;
        for (const StripSum& option : rules.options(sum)) {
            if (option.strips.empty()) {
                if (!wins_empty(option)) return false;
                continue;
            }
            const std::vector<StripSum> replies = rules.options(option);
            if (std::any_of(replies.begin(), replies.end(), is_shown)) continue;
            if (next == answers.size() || answers[next] >= replies.size()) return false;
            const StripSum reply = replies[answers[next++]];
            if (!self(self, reply)) return false;
        }
        return true;
    };
    const auto read = [&](const std::string& end) {
        answers.clear();
        next = 0;
        shown.clear();
        while (std::getline(lines, line) && line != end)
            for (std::size_t i = 0; i < line.size();) {
                if (std::isdigit(static_cast<unsigned char>(line[i])) == 0) {
                    answers.push_back(static_cast<std::size_t>(line[i++] - 'a'));
                    continue;
                }
                std::size_t digits = 0;
                answers.resize(answers.size() + std::stoul(line.substr(i), &digits));
                i += digits;
            }
    };
    const auto start = rules.simplified({{strip}, -n, star});
    read("Left begins");
    read("Right begins");
    if (!loses(loses, start) || next != answers.size()) return false;
    read("");
    return loses(loses, Strips::negative(start)) && next == answers.size();
}

}  // namespace naive
