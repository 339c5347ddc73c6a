#include "upstar/base/suggestion.h"

#include <algorithm>

namespace upstar {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

bool begins_with(const std::string& word, const std::string& start) {
    return word.size() >= start.size() &&
           std::equal(start.begin(), start.end(), word.begin(),
                      [](char a, char b) { return lower(a) == lower(b); });
}

// Insertions, deletions, replacements and exchanges of neighbours between two words.
std::size_t edit_distance(const std::string& a, const std::string& b) {
    std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) d[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j) d[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i)
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t differ = lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1;
            d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + differ});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
        }
    return d[a.size()][b.size()];
}

}  // namespace

std::string suggestion(const std::string& name, const std::vector<std::string>& names) {
    constexpr std::size_t kLongest = 40;
    constexpr std::size_t kLeastStart = 3;  // letters that may stand for a longer name
    if (name.size() < 2 || name.size() > kLongest) return "";
    const std::string* best = nullptr;
    std::size_t distance = std::max<std::size_t>(1, name.size() / 3);
    for (const std::string& candidate : names) {
        const std::size_t d = edit_distance(name, candidate);
        if (d > distance || (best != nullptr && d == distance)) continue;
        best = &candidate;
        distance = d;
    }
    for (const std::string& candidate : names)
        if (best == nullptr && name.size() >= kLeastStart && begins_with(candidate, name))
            best = &candidate;
    return best == nullptr ? "" : "; did you mean `" + *best + "`?";
}

}  // namespace upstar
