// Primaries: literals, ups and stars, braces, lists, words.
#include <array>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/lang/parser.h"

namespace upstar {

Parser::Index Parser::primary() {
    if (stack_is_low()) return on_fresh_stack(context_, [&] { return primary(); });
    const Token token = peek();
    switch (token.kind) {
        case TokenKind::Digits:
            take();
            return make(NodeKind::Number, token.offset, token.text);
        case TokenKind::String:
            take();
            return make(NodeKind::String, token.offset, token.text);
        case TokenKind::Ups:
        case TokenKind::Downs:
        case TokenKind::UpOrder:
        case TokenKind::UpOrderSum:
            return upstar();
        case TokenKind::Identifier:
            return word();
        case TokenKind::Symbol:
            if (token.text == "*") return star();
            if (token.text == "(") return parenthesis();
            if (token.text == "[") return list();
            if (token.text == "{") return braces();
            if (token.text == "'") return explicit_game();
            break;
        default:
            break;
    }
    unexpected("a value");
}

Parser::Index Parser::word() {
    const Token token = peek();
    if (token.is("true") || token.is("false")) {
        take();
        return make(NodeKind::Boolean, token.offset, token.text);
    }
    if (token.is("if")) return conditional();
    if (token.is("for") || token.is("while")) return for_loop();
    if (token.is("this")) {
        take();
        return make(NodeKind::This, token.offset);
    }
    if (token.is("super")) {
        take();
        expect(".");
        const Token name = peek();
        expect_name();
        const Index node = make(NodeKind::Super, name.offset, name.text);
        if (peek().is_symbol("(")) {
            program_.nodes[node].has_arguments = true;
            arguments(node);
        }
        return node;
    }
    if (token.is("error")) {
        take();
        expect("(");
        const Index message = expression();
        expect(")");
        return make(NodeKind::Error, token.offset, {}, {message});
    }
    if (token.is("begin")) {
        take();
        const Index body = sequence();
        expect("end");
        return body;
    }
    if (token.is("pass"))
        throw Error(ErrorKind::Input, "loopy games (pass) are not supported", token.offset);
    if (is_keyword(token)) unexpected("a value");
    take();
    return make(NodeKind::Name, token.offset, token.text);
}

Parser::Index Parser::parenthesis() {
    const std::size_t offset = take().offset;
    const Index inner = expression();
    if (peek().is("for")) {
        const Index loop = comprehension(inner, "list");
        expect(")");
        return loop;
    }
    if (accept(",")) {
        const Index second = expression();
        if (peek().is_symbol(","))
            throw Error(ErrorKind::Input,
                        "coordinates are two numbers (a,b): use [a,b] for a list and +-{a,b} for "
                        "a switch with several options",
                        peek().offset);
        expect(")");
        return make(NodeKind::Coordinates, offset, {}, {inner, second});
    }
    expect(")");
    return inner;
}

// What counts as the operand of ^, v and *: it must follow at once.
bool Parser::operand_follows() const {
    const Token& token = peek();
    return !token.space_before &&
           (token.kind == TokenKind::Digits || is_name(token) || token.is_symbol("("));
}

Parser::Index Parser::tight_operand() {
    const Token token = peek();
    if (token.is_symbol("(")) return parenthesis();
    take();
    return make(token.kind == TokenKind::Digits ? NodeKind::Number : NodeKind::Name, token.offset,
                token.text);
}

Parser::Index Parser::upstar() {
    const Token token = take();
    Index ups = 0;
    if (token.kind == TokenKind::UpOrder || token.kind == TokenKind::UpOrderSum) {
        const bool sum = token.kind == TokenKind::UpOrderSum;
        ups = make(sum ? NodeKind::UpOrderSum : NodeKind::UpOrder, token.offset, token.text);
    } else {
        const std::string sign = token.kind == TokenKind::Downs ? "-" : "";
        ups = make(NodeKind::Ups, token.offset, sign + std::to_string(token.text.size()));
        if (token.text.size() == 1 && operand_follows()) {
            const Index count = tight_operand();
            program_.nodes[ups].children.push_back(count);
        }
    }
    if (!peek().is_symbol("*") || peek().space_before) return ups;
    const std::size_t offset = peek().offset;
    return binary("+", offset, ups, star());
}

Parser::Index Parser::star() {
    const Token token = take();
    if (peek().is_symbol("[") && !peek().space_before)
        throw Error(ErrorKind::Input, "misere games *[...] are not supported", token.offset);
    const Index node = make(NodeKind::Star, token.offset);
    if (operand_follows()) {
        const Index nimber = tight_operand();
        program_.nodes[node].children.push_back(nimber);
    } else if (peek().kind == TokenKind::String && !peek().space_before) {
        unexpected("a nimber such as *2");
    }
    return node;
}

Parser::Index Parser::list() {
    const std::size_t offset = take().offset;
    std::vector<Index> items = items_until("]");
    if (items.size() == 1 && peek().is("for")) {
        const Index loop = comprehension(items[0], "list");
        expect("]");
        return loop;
    }
    expect("]");
    return make(NodeKind::List, offset, {}, std::move(items));
}

std::vector<Parser::Index> Parser::items_until(const char* close) {
    std::vector<Index> items;
    if (peek().is_symbol(close) || peek().kind == TokenKind::Bars) return items;
    do {
        items.push_back(expression());
        // A generator among the options of a game; alone it may be a whole list or set.
        const bool alone = items.size() == 1;
        if (!peek().is("for") || (alone && std::string_view(close) == "]")) continue;
        items.back() = comprehension(items.back(), "list");
        if (alone && peek().is_symbol("}")) sole_generator_ = items.back();
    } while (accept(","));
    return items;
}

Parser::Index Parser::explicit_game() {
    const std::size_t offset = take().offset;
    if (!peek().is_symbol("{")) unexpected("'{'");
    take();
    const Index game = bars(offset, NodeKind::ExplicitGame, items_until("}"));
    expect("}");
    expect("'");
    return game;
}

Parser::Index Parser::braces() {
    const std::size_t offset = take().offset;
    if (peek().is_symbol("=>") && peek(1).is_symbol("}")) {
        take();
        take();
        return make(NodeKind::Map, offset);
    }
    std::vector<Index> items = items_until("}");
    if (items.size() == 1 && peek().is_symbol("=>")) return map(offset, items[0]);
    if (peek().kind == TokenKind::Bars) {
        const Index game = bars(offset, NodeKind::Game, std::move(items));
        expect("}");
        return game;
    }
    expect("}");
    if (items.size() == 1 && sole_generator_ == items[0]) {
        program_.nodes[items[0]].text = "set";
        return items[0];
    }
    return make(NodeKind::Set, offset, {}, std::move(items));
}

// {k => v, ...} and {k => v for ...} after the first key.
Parser::Index Parser::map(std::size_t offset, Index first_key) {
    std::vector<Index> entries = {entry(first_key)};
    if (peek().is("for")) {
        const Index loop = comprehension(entries[0], "map");
        expect("}");
        return loop;
    }
    while (accept(",")) {
        const Index key = expression();
        entries.push_back(entry(key));
    }
    expect("}");
    return make(NodeKind::Map, offset, {}, std::move(entries));
}

Parser::Index Parser::entry(Index key) {
    const std::size_t offset = peek().offset;
    expect("=>");
    const Index value = expression();
    return make(NodeKind::Entry, offset, {}, {key, value});
}

Parser::Index Parser::bars(std::size_t offset, NodeKind kind, std::vector<Index> first) {
    std::vector<std::vector<Index>> lists = {std::move(first)};
    std::vector<Run> runs;
    while (peek().kind == TokenKind::Bars) {
        runs.push_back({peek().text.size(), peek().offset});
        take();
        lists.push_back(items_until("}"));
    }
    if (runs.empty()) unexpected("'|'");
    return divide(offset, kind, lists, runs, 0, runs.size());
}

// The game made of lists[first..last] and the runs between them.
Parser::Index Parser::divide(std::size_t offset, NodeKind kind,
                             std::vector<std::vector<Index>>& lists, const std::vector<Run>& runs,
                             std::size_t first, std::size_t last) {
    std::size_t longest = first;
    for (std::size_t i = first; i < last; ++i)
        if (runs[i].length > runs[longest].length) longest = i;
    for (std::size_t i = longest + 1; i < last; ++i)
        if (runs[i].length == runs[longest].length)
            throw Error(ErrorKind::Input,
                        "syntax error: two bars of the same length on one level; write "
                        "{a||b|c} or {a|b||c}",
                        runs[i].offset);
    const auto side = [&](std::size_t from, std::size_t to) -> std::vector<Index> {
        if (from == to) return std::move(lists[from]);
        return {divide(offset, kind, lists, runs, from, to)};
    };
    std::vector<Index> children = side(first, longest);
    const auto split = static_cast<Index>(children.size());
    const std::vector<Index> right = side(longest + 1, last);
    children.insert(children.end(), right.begin(), right.end());
    const Index node = make(kind, offset, {}, std::move(children));
    program_.nodes[node].split = split;
    return node;
}

}  // namespace upstar
