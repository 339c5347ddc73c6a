#include "upstar/games/dots/rules/dots_text.h"

#include "upstar/base/error.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_bits.h"
#include "upstar/games/dots/rules/dots_picture.h"
#include "upstar/games/dots/rules/dots_record.h"

namespace upstar::dots {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

// Bits follow the size and a colon; anything else behind a size is a record.
DotsPosition parse_sized(std::string_view text) {
    const BoardSize size = parse_board_size(text);
    const std::string_view rest = text.substr(size.length);
    if (rest.empty()) return DotsPosition(size.rows, size.columns, {});
    const bool is_bits = (rest.size() > 1 && rest[0] == ':' &&
                          (rest[1] == '0' || rest[1] == '1' || rest[1] == '/') &&
                          rest.find('.') == std::string_view::npos);
    if (is_bits) return DotsPosition(parse_board_bits(text));
    if (kBlanks.find(rest[0]) == std::string_view::npos && rest[0] != ':')
        throw Error(ErrorKind::Input,
                    "after a size comes nothing, the lines as bits (1x2:1101/010), or a blank and "
                    "the moves (3x3 1. a1b1 2. b1b2)",
                    size.length);
    return parse_dots_record(text);
}

DotsPosition parse_trimmed(std::string_view text) {
    if (begins_with_size(text)) return parse_sized(text);
    try {
        return DotsPosition(parse_coin_graph(text));
    } catch (const Error& error) {
        throw error.retold(
            error.message() +
                "; a position is a size (5x5), a size and bits (1x2:1101/010), a size and moves "
                "(3x3 1. a1b1), a picture, or a graph (A-B:9 A@6 chain:6)",
            error.offset());
    }
}

std::string edge_list(const CoinGraph& graph) {
    std::string text;
    for (const auto& [a, b] : graph.strings())
        text += (text.empty() ? "" : " ") + std::to_string(a) + "-" + std::to_string(b);
    return text.empty() ? "empty" : text;
}

}  // namespace

const std::vector<NamedDotsNotation>& dots_notations() {
    static const std::vector<NamedDotsNotation> kNotations = {
        {"bits", DotsNotation::Bits},     {"algebraic", DotsNotation::Algebraic},
        {"moves", DotsNotation::Moves},   {"picture", DotsNotation::Picture},
        {"wilson", DotsNotation::Wilson}, {"graph", DotsNotation::Graph},
        {"edges", DotsNotation::Edges},
    };
    return kNotations;
}

DotsPosition parse_dots(std::string_view text) {
    // A picture may begin with blanks that belong to it.
    if (looks_like_picture(text)) return parse_dots_picture(text);
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos)
        throw Error(ErrorKind::Input,
                    "no position here: write a size such as 5x5, or a graph such as chain:3", 0);
    const std::size_t end = text.find_last_not_of(kBlanks) + 1;
    try {
        return parse_trimmed(text.substr(begin, end - begin));
    } catch (const Error& error) {
        throw error.retold(error.message(), begin + error.offset().value_or(0));
    }
}

std::string to_text(const DotsPosition& position, DotsNotation notation) {
    if (notation == DotsNotation::Graph) return to_text(position.graph());
    if (notation == DotsNotation::Edges) return edge_list(position.graph());
    if (!position.board())
        throw Error(ErrorKind::Input,
                    "this is an abstract graph, and that notation needs a board: graph and edges "
                    "can write it");
    const DotsBoard& board = *position.board();
    switch (notation) {
        case DotsNotation::Algebraic:
            return to_record(position, LineNames::Dots);
        case DotsNotation::Moves:
            return to_record(position, LineNames::Coordinates);
        case DotsNotation::Picture:
            return to_picture(board);
        case DotsNotation::Wilson:
            return to_problem_file(position);
        default:
            return to_bits(board);
    }
}

}  // namespace upstar::dots
