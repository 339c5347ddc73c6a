// Graphs whose edges and vertices carry letters, and their text, which is CGSuite's:
//
//     lrl         a path of three edges          l(rl;r)      branches in parentheses
//     ee:Aeee:A   a name, A, makes two places    R-.-L        letters of vertices, where a game
//                 one vertex                                  has them; '.' is none
//
// A name is one letter or digit after a colon, or any text in braces. Components are joined by
// semicolons. In normal form, vertices are numbered in the order in which the text meets them and
// edges in the order in which it writes them, so that texts and normal graphs are one to one.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace upstar::graphs {

struct MarkedEdge {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    char letter = '-';
    friend bool operator==(const MarkedEdge&, const MarkedEdge&) = default;
};

/// What letters a game uses. A game without letters of vertices writes none, not even '.'.
struct GraphLetters {
    std::string_view edges;
    std::string_view vertices;
    std::size_t most_vertices;
    std::size_t most_edges;
};

struct MarkedGraph {
    static constexpr char kPlain = '.';

    std::vector<char> marks;  ///< by vertex
    std::vector<MarkedEdge> edges;

    /// The same graph in normal form. Where `only_first`, without what vertex 0 does not reach.
    MarkedGraph normal(bool only_first) const;

    std::size_t memory() const { return marks.capacity() + edges.capacity() * sizeof(MarkedEdge); }
    friend bool operator==(const MarkedGraph& a, const MarkedGraph& b) {
        return a.marks == b.marks && a.edges == b.edges;
    }
};

std::uint64_t hash_of(const MarkedGraph& graph);

/// Requires a graph in normal form with at most 62 names; at least one vertex.
std::string to_string(const MarkedGraph& graph, const GraphLetters& letters);

/// In normal form. Throws Error (Input) with an offset.
MarkedGraph parse_graph(std::string_view text, const GraphLetters& letters);

}  // namespace upstar::graphs
