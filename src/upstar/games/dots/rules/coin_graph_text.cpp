#include "upstar/games/dots/rules/coin_graph_text.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

#include "upstar/base/error.h"

namespace upstar::dots {
namespace {

[[noreturn]] void fail(std::string message, std::size_t offset) {
    throw Error(ErrorKind::Input, std::move(message), offset);
}

bool is_separator(char c) { return c == ' ' || c == ',' || c == '+' || c == '\t' || c == '\n'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_word(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool is_ground(std::string_view name) { return name == "ground" || name == "g" || name == "0"; }

struct Part {
    enum class Kind { Between, Through, Chain, Loop } kind = Kind::Chain;
    std::string_view a = {};
    std::string_view b = {};
    int length = 0;
    int times = 1;
    std::size_t offset = 0;
};

// Reads the parts one after the other.
class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    bool next(Part& part) {
        while (at_ < text_.size() && is_separator(text_[at_])) ++at_;
        if (at_ == text_.size()) return false;
        part = Part{};
        part.offset = at_;
        std::string_view first = word("a part such as A-B:9, A@6, chain:6 or loop:12");
        if (take('*')) {
            part.times = number_in(first, part.offset);
            if (part.times == 0) fail("a part that is there no times: leave it out", part.offset);
            first = word("the part that is repeated, such as chain:6");
        }
        if (first == "chain" || first == "loop") {
            part.kind = first == "chain" ? Part::Kind::Chain : Part::Kind::Loop;
            if (!take(':'))
                fail("the number of coins is missing: write " + std::string(first) + ":6", at_);
            part.length = number();
        } else if (take('-')) {
            part.kind = Part::Kind::Between;
            part.a = first;
            part.b = word("the name of a coin, or ground");
            if (take(':')) part.length = number();
        } else if (take('@')) {
            part.kind = Part::Kind::Through;
            part.a = first;
            part.length = number();
        } else {
            fail("a part is A-B:9 (a chain), A@6 (a loop through A), chain:6 or loop:12", at_);
        }
        if (at_ < text_.size() && !is_separator(text_[at_]))
            fail("a part ends here: join parts by spaces, commas or plus signs", at_);
        return true;
    }

private:
    bool take(char c) {
        if (at_ == text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }

    std::string_view word(const char* expected) {
        const std::size_t begin = at_;
        while (at_ < text_.size() && is_word(text_[at_])) ++at_;
        if (begin == at_) fail("expected " + std::string(expected), at_);
        return text_.substr(begin, at_ - begin);
    }

    int number() {
        const std::size_t begin = at_;
        return number_in(word("a number of coins"), begin);
    }

    static int number_in(std::string_view digits, std::size_t offset) {
        std::size_t number = 0;
        for (const char c : digits) {
            if (!is_digit(c)) fail("expected a whole number", offset);
            number = 10 * number + static_cast<std::size_t>(c - '0');
            if (number > CoinGraph::kMostStrings)
                fail("too large: a graph has at most " + std::to_string(CoinGraph::kMostStrings) +
                         " strings",
                     offset);
        }
        return static_cast<int>(number);
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

void check(const Part& part) {
    const bool is_ring = part.kind == Part::Kind::Loop || part.kind == Part::Kind::Through;
    if (is_ring && part.length < 2) fail("a loop has at least 2 coins", part.offset);
    if (part.kind == Part::Kind::Through && is_ground(part.a))
        fail("a loop through the ground is an independent chain: write chain:" +
                 std::to_string(part.length),
             part.offset);
    if (part.kind == Part::Kind::Between && part.a == part.b && !is_ground(part.a)) {
        if (part.length == 0)
            fail("a string joins two different coins, or a coin and the ground", part.offset);
    }
}

}  // namespace

CoinGraph parse_coin_graph(std::string_view text) {
    std::vector<Part> parts;
    std::uint64_t strings = 0;
    Part part;
    if (text != "empty") {
        for (Scanner scanner(text); scanner.next(part);) {
            check(part);
            strings += static_cast<std::uint64_t>(part.times) *
                       (static_cast<std::uint64_t>(part.length) + 1);
            if (strings > CoinGraph::kMostStrings)
                fail("too many strings: at most " + std::to_string(CoinGraph::kMostStrings),
                     part.offset);
            parts.push_back(part);
        }
        if (parts.empty())
            fail("no graph here: write parts such as A-B:9, A@6, chain:6, loop:12, or `empty`", 0);
    }
    CoinGraph graph;
    std::map<std::string_view, int> coins;
    const auto coin = [&](std::string_view name) {
        if (name.empty() || is_ground(name)) return CoinGraph::kGround;
        const auto [at, is_new] = coins.emplace(name, 0);
        if (is_new) {
            at->second = graph.add_coins(1);
            graph.set_name(at->second, std::string(name));
        }
        return at->second;
    };
    for (const Part& p : parts) {
        coin(p.a);
        coin(p.b);
    }
    for (const Part& p : parts) {
        for (int i = 0; i < p.times; ++i) {
            switch (p.kind) {
                case Part::Kind::Between:
                    graph.add_chain(coin(p.a), coin(p.b), p.length);
                    break;
                case Part::Kind::Through:
                    graph.add_chain(coin(p.a), coin(p.a), p.length - 1);
                    break;
                case Part::Kind::Chain:
                    graph.add_chain(0, 0, p.length);
                    break;
                case Part::Kind::Loop:
                    graph.add_loop(p.length);
                    break;
            }
        }
    }
    return graph;
}

std::string chain_name(const JointGraph::Chain& chain, const Origins& origins) {
    if (chain.is_independent()) return "chain";
    const auto name = [&](int joint) {
        return origins.joint_name[static_cast<std::size_t>(joint)];
    };
    if (chain.is_loop()) return name(chain.a);
    const bool is_short = name(chain.a).size() == 1 && name(chain.b).size() == 1;
    if (!is_short) return name(chain.a) + "-" + name(chain.b);
    return std::min(name(chain.a), name(chain.b)) + std::max(name(chain.a), name(chain.b));
}

std::string piece_text(const JointGraph::Chain& chain, const Origins& origins) {
    if (chain.is_independent()) return "chain:" + std::to_string(chain.length);
    const auto& a = origins.joint_name[static_cast<std::size_t>(chain.a)];
    const auto& b = origins.joint_name[static_cast<std::size_t>(chain.b)];
    if (chain.is_loop()) return a + "@" + std::to_string(chain.length + 1);
    return a + "-" + b + (chain.length == 0 ? "" : ":" + std::to_string(chain.length));
}

std::string to_text(const JointGraph& graph, const Origins& origins) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ",") + part; };
    std::map<int, int> chains;
    std::map<int, int> loops;
    for (const auto& chain : graph.chains) {
        if (chain.is_independent()) {
            ++chains[chain.length];
        } else {
            add(piece_text(chain, origins));
        }
    }
    for (const int length : graph.loops) ++loops[length];
    const auto add_all = [&](const std::map<int, int>& lengths, const char* kind) {
        for (const auto& [length, times] : lengths)
            add((times > 1 ? std::to_string(times) + "*" : "") + kind + std::to_string(length));
    };
    add_all(chains, "chain:");
    add_all(loops, "loop:");
    return text.empty() ? "empty" : text;
}

std::string to_text(const CoinGraph& graph) {
    const auto [joints, origins] = contract(graph);
    return to_text(joints, origins);
}

}  // namespace upstar::dots
