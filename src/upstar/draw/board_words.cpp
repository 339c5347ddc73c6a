#include "upstar/draw/board_words.h"

#include <map>

#include "upstar/draw/board_text.h"

namespace upstar {

using Kind = BoardPlace::Kind;

std::string described_in_words(const BoardDescription& board) {
    if (board.shape == BoardShape::Text) return board.text;
    std::map<std::string, std::string> groups;
    std::size_t nameless = 0;
    for (const BoardPlace& place : board.places) {
        std::string group;
        std::string what = place.name;
        switch (place.kind) {
            case Kind::Square:
                group = place.is_empty ? "empty" : place.owner ? name(*place.owner) : "blocked";
                break;
            case Kind::Stack:
                group = "stacks";
                what = place.mark;
                break;
            case Kind::Line:
                group = place.is_empty ? "open lines" : "drawn lines";
                break;
            case Kind::Box:
                if (!place.owner) continue;
                group = std::string("boxes of ") + owner_letter(*place.owner);
                break;
            case Kind::Node:
                if (what.empty()) {
                    ++nameless;
                    continue;
                }
                group = "nodes";
                break;
            case Kind::Edge:
                group = "edges";
                break;
        }
        std::string& list = groups[group];
        list += (list.empty() ? "" : ", ") + what;
    }
    if (nameless > 0) groups["nodes without a name"] = std::to_string(nameless);
    std::string text;
    for (const auto& [group, list] : groups)
        text += (text.empty() ? "" : "; ") + group + ": " + list;
    if (!board.text.empty()) text += "; " + board.text;
    return text;
}

}  // namespace upstar
