#include "upstar/base/wrapped_text.h"

#include <algorithm>

#include "upstar/base/characters.h"

namespace upstar {
namespace {

// "12.", which stays with the word behind it.
bool is_turn_number(const std::string& word) {
    return word.size() > 1 && word.find_first_not_of("0123456789") == word.size() - 1 &&
           word.back() == '.';
}

}  // namespace

std::string wrapped(const std::string& prose, std::size_t indent, std::size_t columns) {
    const std::string next_line = "\n" + std::string(indent, ' ');
    std::string text;
    std::size_t column = indent;
    for (std::size_t i = 0; i < prose.size();) {
        if (prose[i] == '\n' || prose[i] == ' ') {
            if (prose[i] == '\n') {
                text += next_line;
                column = indent;
            }
            ++i;
            continue;
        }
        std::size_t end = std::min(prose.find_first_of(" \n", i), prose.size());
        if (is_turn_number(prose.substr(i, end - i)))
            end = std::min(prose.find_first_of(" \n", end + 1), prose.size());
        const std::string word = prose.substr(i, end - i);
        const std::size_t length = character_count(word);
        if (column > indent && column + 1 + length > columns) {
            text += next_line;
            column = indent;
        }
        if (column > indent) text += ' ';
        column += (column > indent ? 1 : 0) + length;
        text += word;
        i = end;
    }
    return text;
}

std::string list_entry(const std::string& head, const std::string& prose, std::size_t column) {
    const std::size_t length = character_count(head);
    return head +
           (length + 1 < column ? std::string(column - length, ' ')
                                : "\n" + std::string(column, ' ')) +
           wrapped(prose, column) + "\n";
}

std::string indented(const std::string& picture) {
    std::string text;
    for (std::size_t at = 0; at < picture.size();) {
        const std::size_t end = picture.find('\n', at) + 1;
        if (end - at > 1) text += "  ";
        text += picture.substr(at, end - at);
        at = end;
    }
    return text;
}

}  // namespace upstar
