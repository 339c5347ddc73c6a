#include "wrapped_text.h"

#include <algorithm>

#include "upstar/base/characters.h"

namespace upstar::cli {

std::string wrapped(const std::string& prose, std::size_t indent) {
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
        const std::size_t end = std::min(prose.find_first_of(" \n", i), prose.size());
        const std::string word = prose.substr(i, end - i);
        const std::size_t length = character_count(word);
        if (column > indent && column + 1 + length > kTerminalColumns) {
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

}  // namespace upstar::cli
