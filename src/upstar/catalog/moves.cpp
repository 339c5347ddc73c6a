#include "upstar/catalog/moves.h"

#include "upstar/draw/board_text.h"

namespace upstar {

std::string labelled_board(const AnyPosition& p, const Paint& paint) {
    if (auto text = board_text(p.board(), paint)) return *std::move(text);
    constexpr const char* kIndent = "  ";
    std::string text = kIndent;
    for (const char c : p.board_text())
        text += c == '\n' ? std::string("\n") + kIndent : std::string(1, c);
    return text + "\n";
}

MoveName move_name(const AnyPosition& before, const AnyPosition& after) {
    if (std::string own = before.move_to(after); !own.empty()) return {"", std::move(own)};
    BoardMove move = move_between(before.board(), after.board());
    if (move.name.empty()) return {"", after.to_string()};
    return {std::move(move.from), std::move(move.name)};
}

}  // namespace upstar
