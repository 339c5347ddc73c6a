#include "peers_questions.h"

#include <array>
#include <regex>
#include <sstream>
#include <vector>

namespace upstar {
namespace {

// Words that match `row` mean `expression`, with $1, $2, ... for their groups and $expected for
// what the peer expects. What is then expected is `expected`; if that is null, the peer's own text.
struct Wording {
    const char* row;
    const char* expression;
    const char* expected;
};

constexpr Wording kWordings[] = {
    {R"x(TakeAndBreak code normal form of (.*))x", R"x(game.heap.TakeAndBreak("$1").NormalCode)x",
     nullptr},
    {R"x((game\..*\.CheckPeriodicity\(\d+\)) period)x", "$1.Period", nullptr},
    {R"x(quicksort \[2,3,...,n,1\] nim value for 2<=n<=15)x",
     "[game.strip.Quicksort([k for k from 2 to n] Adjoin 1).NimValue - n for n from 2 to 15].ToSet",
     "{-1}"},
    {R"x(quicksort (\[[^a-z]*\]) nim value)x", "game.strip.Quicksort($1).NimValue", nullptr},
    {R"x(pseudo_quicksort (\[[^a-z]*\]) nim value)x", "game.strip.PseudoQuicksort($1).NimValue",
     nullptr},
    {R"x((Domineering|Amazons|Fission|SkiJumps) "(.*)" canonical form)x",
     R"x(game.grid.$1("$2").CanonicalForm == ($expected))x", "true"},
    {R"x(Domineering "(.*)" decomposition)x",
     R"x(game.grid.Domineering("$1").Decomposition.Apply(part -> part.GridString))x",
     R"x(["..|.x",".|."])x"},
    {R"x((Domineering) "(.*)" temperature)x", R"x(game.grid.$1("$2").Temperature)x", nullptr},
    {R"x(TopplingDominoes "(.*)" \(x=Left, o=Right\) canonical form)x",
     R"x(game.strip.TopplingDominoes("$1".Replace("x","l").Replace("o","r")).CanonicalForm)x",
     nullptr},
    {R"x(Snort single vertex cluster of (\d+) untinted)x",
     "game.graph.SnortByMarks(Graph.FromAdjacencyList([[] for k from 1 to $1])).CanonicalForm",
     nullptr},
    {R"x(Snort caterpillar C\(3,2,3\) .* canonical form)x",
     R"x(game.graph.Snort(".(-.;-.;-.;-.(-.;-.;-.(-.;-.;-.)))").CanonicalForm == ($expected))x",
     "true"},
    {R"x(game\.graph\.ArcKayles\(path on n vertices with a loop at every vertex\)(.*) \(= Kayles\))x",
     R"x(game.graph.ArcKayles(Graph.FromAdjacencyList(
         [[k for k from i - 1 to i + 1 where k > 0 and k <= n] for i from 1 to n]))$1)x",
     nullptr},
    {R"x(\[game\.graph\.ArcKayles\(path on n vertices with a loop at every vertex\)(.*) \(= Kayles\))x",
     R"x([game.graph.ArcKayles(Graph.FromAdjacencyList(
         [[k for k from i - 1 to i + 1 where k > 0 and k <= n] for i from 1 to n]))$1)x",
     nullptr},
};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

std::vector<std::string> words(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> all;
    for (std::string word; in >> word;) all.push_back(word);
    return all;
}

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ",") + part;
    return text;
}

// "8  1,7" is [[8],[1,7]]; - is the end of the heap.
std::string heaps(const std::string& options) {
    std::vector<std::string> lists;
    for (const std::string& option : words(options))
        lists.push_back(option == "-" ? "[]" : "[" + option + "]");
    return "[" + joined(lists) + "]";
}

// "ooxx (empty)" as the set of the strips, in the letters of our game.
std::string dominoes(const std::string& moves) {
    std::vector<std::string> strips;
    for (const std::string& move : words(moves))
        strips.push_back(
            "\"" + replaced(replaced(move == "(empty)" ? "" : move, "x", "l"), "o", "r") + "\"");
    return "{" + joined(strips) + "}";
}

// "1>0 3>1" and "R R L" as a directed graph of vertices that count from 1.
std::string digraph(const std::string& colours, const std::string& arcs) {
    std::vector<std::vector<std::string>> leads(words(colours).size());
    for (const std::string& arc : words(arcs))
        leads.at(std::stoul(arc))
            .push_back(std::to_string(std::stoul(arc.substr(arc.find('>') + 1)) + 1));
    std::vector<std::string> rows;
    for (const auto& row : leads) rows.push_back("[" + joined(row) + "]");
    std::vector<std::string> labels;
    for (const std::string& colour : words(colours))
        labels.push_back(std::to_string(labels.size() + 1) +
                         (colour == "L" ? " => Left" : " => Right"));
    return "DirectedGraph.FromAdjacencyList([" + joined(rows) + "]).UpdatedVertexLabels({" +
           joined(labels) + "})";
}

}  // namespace

Question question_of(const std::string& row, const std::string& expected) {
    std::smatch found;
    for (const Wording& wording : kWordings) {
        if (!std::regex_match(row, found, std::regex(wording.row))) continue;
        return {
            replaced(found.format(replaced(wording.expression, "$expected", "@")), "@", expected),
            wording.expected == nullptr ? expected : wording.expected};
    }
    if (std::regex_match(row, found,
                         std::regex(R"x(TakeAndBreak\("(.*)"\) options of heap (\d+) .*)x")))
        return {found.format(R"x(game.heap.TakeAndBreak("$1").HeapOptions($2))x"), heaps(expected)};
    if (std::regex_match(row, found,
                         std::regex(R"x(Sub\(\{(.*)\}\) Grundy sequence from heap 0.*)x"))) {
        const std::string period = replaced(expected, " ", "");
        return {found.format("begin s := game.heap.Subtraction([$1]); p := ") + period +
                    "; {s(n).NimValue - p[1 + n % p.Length] for n from 0 to 16 * p.Length - 1} end",
                "{0}"};
    }
    if (std::regex_match(row, found,
                         std::regex(R"x(TopplingDominoes "(.*)" (left|right) moves)x"))) {
        const std::string strip = replaced(replaced(found[1], "x", "l"), "o", "r");
        return {"{g.StripString.Replace(\".\",\"\") for g in game.strip.TopplingDominoes(\"" +
                    strip + "\").Options(" + (found[2] == "left" ? "Left" : "Right") +
                    ")} == " + dominoes(expected),
                "true"};
    }
    if (std::regex_match(
            row, found,
            std::regex(
                R"x(DigraphPlacement vertices 0\.\.\d+ colours (.*); arcs (.*); canonical form)x")))
        return {"game.graph.DigraphPlacement(" + digraph(found[1], found[2]) + ").CanonicalForm",
                expected};
    return {row, expected};
}

}  // namespace upstar
