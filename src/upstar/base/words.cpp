#include "upstar/base/words.h"

#include <algorithm>
#include <cctype>

#include "upstar/base/characters.h"

namespace upstar {

std::string joined(const std::vector<std::string>& texts, const std::string& separator) {
    std::string all;
    for (std::size_t i = 0; i < texts.size(); ++i) all += (i == 0 ? "" : separator) + texts[i];
    return all;
}

bool same_word(const std::string& a, const std::string& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](unsigned char x, unsigned char y) {
        return std::tolower(x) == std::tolower(y);
    });
}

std::string cited(const std::string& word) {
    constexpr std::size_t kLongest = 60;
    if (word.size() <= kLongest) return "`" + word + "`";
    std::size_t end = kLongest;
    while (end > 0 && !begins_character(word[end])) --end;
    return "`" + word.substr(0, end) + "...`";
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string trimmed(const std::string& text) {
    const char* space = " \t\r\n";
    const std::size_t first = text.find_first_not_of(space);
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(space) - first + 1);
}

}  // namespace upstar
