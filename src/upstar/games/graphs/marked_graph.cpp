#include "upstar/games/graphs/marked_graph.h"

#include <algorithm>
#include <map>
#include <optional>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"

namespace upstar::graphs {
namespace {

constexpr std::string_view kNames =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::size_t kNone = static_cast<std::size_t>(-1);

// The edges at each vertex, in their order.
std::vector<std::vector<std::size_t>> incidence(const MarkedGraph& graph) {
    std::vector<std::vector<std::size_t>> at(graph.marks.size());
    for (std::size_t i = 0; i < graph.edges.size(); ++i) {
        at[graph.edges[i].from].push_back(i);
        if (graph.edges[i].to != graph.edges[i].from) at[graph.edges[i].to].push_back(i);
    }
    return at;
}

std::size_t other_end(const MarkedEdge& edge, std::size_t vertex) {
    return edge.from == vertex ? edge.to : edge.from;
}

class Normalizer {
public:
    explicit Normalizer(const MarkedGraph& graph)
        : graph_(graph),
          at_(incidence(graph)),
          number_(graph.marks.size(), kNone),
          used_(graph.edges.size()) {}

    MarkedGraph run(bool only_first) {
        for (std::size_t v = 0; v < graph_.marks.size(); ++v) {
            if (number_[v] == kNone) visit(v);
            if (only_first) break;
        }
        return std::move(result_);
    }

private:
    void visit(std::size_t vertex) {
        number_[vertex] = result_.marks.size();
        result_.marks.push_back(graph_.marks[vertex]);
        for (const std::size_t i : at_[vertex]) {
            if (used_[i]) continue;
            used_[i] = true;
            const std::size_t next = other_end(graph_.edges[i], vertex);
            const bool is_new = number_[next] == kNone;
            const std::size_t to = is_new ? result_.marks.size() : number_[next];
            result_.edges.push_back({static_cast<std::uint8_t>(number_[vertex]),
                                     static_cast<std::uint8_t>(to), graph_.edges[i].letter});
            if (is_new) visit(next);
        }
    }

    const MarkedGraph& graph_;
    std::vector<std::vector<std::size_t>> at_;
    std::vector<std::size_t> number_;
    std::vector<bool> used_;
    MarkedGraph result_;
};

// In normal form an edge that leads to a vertex already met has the larger number first.
bool leads_back(const MarkedEdge& edge) { return edge.to <= edge.from; }

class Writer {
public:
    Writer(const MarkedGraph& graph, bool has_marks) : graph_(graph), has_marks_(has_marks) {
        out_.resize(graph.marks.size());
        names_.resize(graph.marks.size(), '\0');
        for (std::size_t i = 0; i < graph.edges.size(); ++i) {
            out_[graph.edges[i].from].push_back(i);
            if (leads_back(graph.edges[i])) names_[graph.edges[i].to] = '?';
        }
        std::size_t next = 0;
        for (char& name : names_)
            if (name != '\0') name = kNames[next++ % kNames.size()];
    }

    std::string run() {
        std::vector<bool> is_reached(graph_.marks.size());
        for (const MarkedEdge& edge : graph_.edges)
            if (!leads_back(edge)) is_reached[edge.to] = true;
        for (std::size_t v = 0; v < graph_.marks.size(); ++v) {
            if (is_reached[v]) continue;
            if (v > 0) text_ += ';';
            write(v);
        }
        return std::move(text_);
    }

private:
    void write(std::size_t vertex) {
        if (has_marks_) text_ += graph_.marks[vertex];
        if (names_[vertex] != '\0') text_ += {':', names_[vertex]};
        const std::vector<std::size_t>& out = out_[vertex];
        if (out.size() > 1) text_ += '(';
        for (std::size_t k = 0; k < out.size(); ++k) {
            const MarkedEdge& edge = graph_.edges[out[k]];
            if (k > 0) text_ += ';';
            text_ += edge.letter;
            if (leads_back(edge)) {
                text_ += {':', names_[edge.to]};
            } else {
                write(edge.to);
            }
        }
        if (out.size() > 1) text_ += ')';
    }

    const MarkedGraph& graph_;
    bool has_marks_;
    std::vector<std::vector<std::size_t>> out_;
    std::vector<char> names_;
    std::string text_;
};

class Reader {
public:
    Reader(std::string_view text, const GraphLetters& letters) : text_(text), letters_(letters) {}

    MarkedGraph run() {
        do {
            branches(vertex());
            if (at_ < text_.size() && text_[at_] != ';') unexpected();
        } while (at_++ < text_.size());
        return std::move(graph_);
    }

private:
    // The vertex that stands here: its letter and its name, if they are written.
    std::size_t vertex() {
        char mark = '\0';
        if (at_ < text_.size() && (letters_.vertices.find(text_[at_]) != std::string_view::npos ||
                                   text_[at_] == MarkedGraph::kPlain))
            mark = text_[at_++];
        if (const auto name = this->name()) {
            const auto [known, is_new] = named_.emplace(*name, graph_.marks.size());
            if (!is_new) {
                if (mark != '\0') graph_.marks[known->second] = mark;
                return known->second;
            }
        }
        if (graph_.marks.size() == letters_.most_vertices)
            fault("too many vertices: at most " + std::to_string(letters_.most_vertices));
        graph_.marks.push_back(mark == '\0' ? MarkedGraph::kPlain : mark);
        return graph_.marks.size() - 1;
    }

    std::optional<std::string> name() {
        if (at_ == text_.size() || text_[at_] != ':') return std::nullopt;
        ++at_;
        if (at_ < text_.size() && text_[at_] == '{') {
            const std::size_t end = text_.find('}', at_);
            if (end == std::string_view::npos) fault("a '}' is missing after this name");
            std::string name(text_.substr(at_ + 1, end - at_ - 1));
            at_ = end + 1;
            return name;
        }
        if (at_ == text_.size() || kNames.find(text_[at_]) == std::string_view::npos)
            fault("a name of a vertex is a letter, a digit, or a text in braces");
        return std::string(1, text_[at_++]);
    }

    // What grows from this vertex: one edge and what follows it, or several in parentheses.
    void branches(std::size_t from) {
        if (at_ == text_.size()) return;
        if (text_[at_] != '(') {
            if (letters_.edges.find(text_[at_]) != std::string_view::npos) branch(from);
            return;
        }
        if (++depth_ > kMostDepth) fault("too many parentheses in each other");
        const std::size_t opened = at_++;
        for (;;) {
            branch(from);
            if (at_ == text_.size()) fault_at(opened, "this parenthesis is not closed");
            if (text_[at_] == ')') break;
            if (text_[at_] != ';') unexpected();
            ++at_;
        }
        ++at_;
        --depth_;
    }

    // Edges one after the other; a loop, so that long paths do not nest.
    void branch(std::size_t from) {
        if (at_ == text_.size() || letters_.edges.find(text_[at_]) == std::string_view::npos)
            unexpected();
        while (at_ < text_.size() && letters_.edges.find(text_[at_]) != std::string_view::npos) {
            const char letter = text_[at_++];
            if (graph_.edges.size() == letters_.most_edges)
                fault("too many edges: at most " + std::to_string(letters_.most_edges));
            const std::size_t to = vertex();
            graph_.edges.push_back(
                {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), letter});
            from = to;
        }
        if (at_ < text_.size() && text_[at_] == '(') branches(from);
    }

    [[noreturn]] void unexpected() {
        std::string list;
        for (const char c : letters_.edges) list += (list.empty() ? "" : " ") + std::string(1, c);
        fault("an edge is expected here, one of " + list +
              ", or branches in parentheses such as (" + letters_.edges[0] + ";" +
              letters_.edges[0] + ")");
    }
    [[noreturn]] void fault(const std::string& message) { fault_at(at_, message); }
    [[noreturn]] static void fault_at(std::size_t at, const std::string& message) {
        throw Error(ErrorKind::Input, message, at);
    }

    static constexpr int kMostDepth = 200;

    std::string_view text_;
    const GraphLetters& letters_;
    std::size_t at_ = 0;
    int depth_ = 0;
    MarkedGraph graph_;
    std::map<std::string, std::size_t> named_;
};

}  // namespace

MarkedGraph MarkedGraph::normal(bool only_first) const { return Normalizer(*this).run(only_first); }

std::uint64_t hash_of(const MarkedGraph& graph) {
    std::uint64_t hash = mix(graph.marks.size());
    for (const char mark : graph.marks) hash = hash * 31 + static_cast<unsigned char>(mark);
    for (const MarkedEdge& edge : graph.edges)
        hash = combine(hash, static_cast<std::uint64_t>(edge.from << 16 | edge.to << 8) |
                                 static_cast<unsigned char>(edge.letter));
    return mix(hash);
}

std::string to_string(const MarkedGraph& graph, const GraphLetters& letters) {
    return Writer(graph, !letters.vertices.empty()).run();
}

MarkedGraph parse_graph(std::string_view text, const GraphLetters& letters) {
    return Reader(text, letters).run().normal(false);
}

}  // namespace upstar::graphs
