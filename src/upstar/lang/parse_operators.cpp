// Operators: what the parser does from assignment down to postfix calls.
#include <array>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/lang/parser.h"

namespace upstar {

Parser::Index Parser::expression() {
    if (stack_is_low()) return on_fresh_stack(context_, [&] { return expression(); });
    const Token& first = peek();
    if (is_name(first) && peek(1).is_symbol(":=")) {
        const std::string name = take().text;
        take();
        return make(NodeKind::Assign, first.offset, name, {expression()});
    }
    if (is_name(first) && peek(1).is_symbol("->")) {
        std::vector<ParameterSyntax> params(1);
        params[0].offset = first.offset;
        params[0].name = take().text;
        take();
        return function(first.offset, {}, std::move(params), expression());
    }
    if (first.is_symbol("(") && is_function_head()) {
        take();
        std::vector<ParameterSyntax> params = parameters();
        take();
        return function(first.offset, {}, std::move(params), expression());
    }
    const Index target = disjunction();
    if (!peek().is_symbol(":=")) return target;
    const NodeKind kind = program_.nodes[target].kind;
    const bool is_place = kind == NodeKind::Index ||
                          (kind == NodeKind::Property && !program_.nodes[target].has_arguments);
    if (!is_place)
        throw Error(ErrorKind::Input,
                    "syntax error: only a name, an element a[i] and a property can be assigned",
                    peek().offset);
    const std::size_t offset = take().offset;
    const Index value = expression();
    return make(NodeKind::AssignTo, offset, {}, {target, value});
}

// "(x, y as Integer ? 1) ->" ahead?
bool Parser::is_function_head() const {
    std::size_t i = 1;
    for (;; ++i) {
        const Token& token = peek(i);
        const bool part = is_name(token) || token.kind == TokenKind::Digits ||
                          token.kind == TokenKind::String || token.is("as") || token.is("true") ||
                          token.is("false") || token.is_symbol("?") || token.is_symbol(",") ||
                          token.is_symbol(".") || token.is_symbol("...");
        if (!part) break;
    }
    return peek(i).is_symbol(")") && peek(i + 1).is_symbol("->");
}

Parser::Index Parser::disjunction() {
    Index left = conjunction();
    while (peek().is("or")) {
        const std::size_t offset = take().offset;
        left = binary("or", offset, left, conjunction());
    }
    return left;
}

Parser::Index Parser::conjunction() {
    Index left = negation();
    while (peek().is("and")) {
        const std::size_t offset = take().offset;
        left = binary("and", offset, left, negation());
    }
    return left;
}

Parser::Index Parser::negation() {
    if (stack_is_low()) return on_fresh_stack(context_, [&] { return negation(); });
    if (!peek().is("not")) return type_test();
    const std::size_t offset = take().offset;
    return make(NodeKind::Unary, offset, "not", {negation()});
}

Parser::Index Parser::type_test() {
    const Index left = relation();
    if (!peek().is("is")) return left;
    const std::size_t offset = take().offset;
    std::string type = type_text();
    return make(NodeKind::Is, offset, std::move(type), {left});
}

const char* Parser::relation_symbol(const Token& token) {
    static constexpr std::array<const char*, 11> kRelations = {
        "==", "!=", "<", "<=", ">", ">=", "<>", "<|", "|>", "===", "!=="};
    for (const char* symbol : kRelations)
        if (token.is_symbol(symbol)) return symbol;
    return nullptr;
}

Parser::Index Parser::relation() {
    Index left = infix();
    if (const char* symbol = relation_symbol(peek())) {
        const std::size_t offset = take().offset;
        left = binary(symbol, offset, left, infix());
        if (relation_symbol(peek()) != nullptr) unexpected("one comparison at a time");
    }
    return left;
}

// After the `end` of a block that is a statement, a name on a new line, or one that no operand
// follows, begins the next statement.
Parser::Index Parser::infix() {
    const Token& first = peek();
    const bool is_block = at_ == statement_ && (first.is("if") || first.is("for") ||
                                                first.is("while") || first.is("begin"));
    const auto begins_statement = [&] {
        const Token& end = tokens_[at_ - 1];
        const std::string_view gap = text_.substr(end.offset, peek().offset - end.offset);
        return is_block && end.is("end") &&
               (gap.find('\n') != std::string_view::npos || !begins_operand(peek(1)));
    };
    Index left = between();
    while (is_name(peek()) && !at_class() && !begins_statement()) {
        const Token name = take();
        const Index right = between();
        left = make(NodeKind::Property, name.offset, name.text, {left, right});
        program_.nodes[left].has_arguments = true;
    }
    return left;
}

Parser::Index Parser::between() {
    const Index from = sum();
    if (!peek().is_symbol("..")) return from;
    const std::size_t offset = take().offset;
    std::vector<Index> ends = {from, sum()};
    if (accept("..")) ends.push_back(sum());
    return make(NodeKind::Between, offset, {}, std::move(ends));
}

Parser::Index Parser::sum() {
    Index left = ordinal();
    for (;;) {
        const Token& token = peek();
        if (token.is_symbol("+") || token.is_symbol("-")) {
            const Token op = take();
            left = binary(op.text.c_str(), op.offset, left, ordinal());
        } else if (token.is_symbol("+-")) {
            const std::size_t offset = token.offset;
            left = binary("+", offset, left, sign());
        } else {
            return left;
        }
    }
}

Parser::Index Parser::ordinal() {
    Index left = product();
    while (peek().is_symbol(":")) {
        const std::size_t offset = take().offset;
        left = binary(":", offset, left, product());
    }
    return left;
}

Parser::Index Parser::product() {
    Index left = sign();
    for (;;) {
        const Token token = peek();
        if (is_suffix(token)) {
            left = binary("+", token.offset, left, suffix());
        } else if (token.is_symbol("*") || token.is_symbol("/") || token.is_symbol("%")) {
            take();
            left = binary(token.text.c_str(), token.offset, left, sign());
        } else {
            return left;
        }
    }
}

// Can this token begin an operand?
bool Parser::begins_operand(const Token& token) const {
    switch (token.kind) {
        case TokenKind::Digits:
        case TokenKind::String:
        case TokenKind::Ups:
        case TokenKind::Downs:
        case TokenKind::UpOrder:
        case TokenKind::UpOrderSum:
            return true;
        case TokenKind::Identifier:
            return !is_keyword(token) || token.is("true") || token.is("false") || token.is("if") ||
                   token.is("for") || token.is("begin") || token.is("this") || token.is("super") ||
                   token.is("error");
        case TokenKind::Symbol:
            return token.text == "(" || token.text == "[" || token.text == "{" ||
                   token.text == "'" || token.text == "*";
        default:
            return false;
    }
}

bool Parser::is_signed(const Token& token) {
    return token.is_symbol("-") || token.is_symbol("+") || token.is_symbol("+-");
}

// Is this an infinitesimal run on to the number before it: 9/8*, 3v2*5, 1^, 1^^*, 2Tiny(1)?
bool Parser::is_suffix(const Token& token) const {
    const Token& after = peek(1);
    const bool after_number = tokens_[at_ - 1].kind == TokenKind::Digits && !token.space_before;
    switch (token.kind) {
        case TokenKind::Downs:
        case TokenKind::UpOrder:
        case TokenKind::UpOrderSum:
            return after_number;
        case TokenKind::Ups:
            return after_number && (token.text.size() > 1 || !is_power());
        case TokenKind::Identifier:
            return after_number && (token.text == "Tiny" || token.text == "Miny");
        case TokenKind::Symbol:
            if (token.text != "*") return false;
            if (is_signed(after)) return !token.space_before && after.space_before;
            // 9* Heat 1 is an infix call on 9*, 9* n a product.
            return !begins_operand(after) || (after_number && is_name(after) &&
                                              after.space_before && begins_operand(peek(2)));
        default:
            return false;
    }
}

Parser::Index Parser::suffix() {
    const Token& token = peek();
    if (token.kind == TokenKind::Identifier) return postfix();
    if (token.is_symbol("*")) return star();
    return upstar();
}

Parser::Index Parser::sign() {
    if (stack_is_low()) return on_fresh_stack(context_, [&] { return sign(); });
    const Token& token = peek();
    if (!is_signed(token)) return power();
    const Token op = take();
    // +-1/2 is the switch about a half; elsewhere a sign takes one power.
    if (op.text == "+-" && peek().kind == TokenKind::Digits && peek(1).is_symbol("/") &&
        !peek(1).space_before && peek(2).kind == TokenKind::Digits && !peek(2).space_before) {
        const Token top = take();
        const std::size_t offset = take().offset;
        const Token bottom = take();
        const Index over = make(NodeKind::Number, top.offset, top.text);
        const Index under = make(NodeKind::Number, bottom.offset, bottom.text);
        return make(NodeKind::Unary, op.offset, op.text, {binary("/", offset, over, under)});
    }
    const Index operand = is_signed(peek()) ? sign() : power();
    return make(NodeKind::Unary, op.offset, op.text, {operand});
}

// At a single ^ after an operand: a power, unless it hangs on to a number and nothing follows.
bool Parser::is_power() const {
    const Token& caret = peek();
    const Token& after = peek(1);
    const bool negative = after.is_symbol("-") && !after.space_before && !peek(2).space_before;
    const bool operand =
        after.kind == TokenKind::Digits || is_name(after) || after.is_symbol("(") || negative;
    return operand && !(!caret.space_before && after.space_before);
}

Parser::Index Parser::power() {
    const Index base = postfix();
    const Token token = peek();
    if (token.kind != TokenKind::Ups || token.text.size() != 1 || !is_power()) return base;
    take();
    return binary("^", token.offset, base, sign());
}

// May a blank stand before the parenthesis? What ends in `end` is a statement of its own.
bool Parser::may_be_called(Index object) const {
    const NodeKind kind = program_.nodes[object].kind;
    return !tokens_[at_ - 1].is("end") &&
           (kind == NodeKind::Name || kind == NodeKind::Call || kind == NodeKind::Property ||
            kind == NodeKind::Index || kind == NodeKind::Super);
}

Parser::Index Parser::postfix() {
    Index object = primary();
    for (;;) {
        const Token token = peek();
        if (token.is_symbol(".")) {
            take();
            if (peek().kind == TokenKind::Digits)
                throw Error(ErrorKind::Input, "no decimal fractions: write 3/2 for 1.5",
                            token.offset);
            const std::string name = expect_name();
            object = make(NodeKind::Property, token.offset, name, {object});
            if (peek().is_symbol("(")) {
                program_.nodes[object].has_arguments = true;
                arguments(object);
            }
        } else if (token.is_symbol("(") && (!token.space_before || may_be_called(object))) {
            object = make(NodeKind::Call, token.offset, {}, {object});
            arguments(object);
        } else if (token.is_symbol("[") && !token.space_before) {
            take();
            const Index position = expression();
            expect("]");
            object = make(NodeKind::Index, token.offset, {}, {object, position});
        } else {
            return object;
        }
    }
}

void Parser::arguments(Index callee) {
    expect("(");
    if (accept(")")) return;
    do {
        Index argument = 0;
        if (is_name(peek()) && peek(1).is_symbol("=>")) {
            const Token name = take();
            take();
            argument = make(NodeKind::NamedArgument, name.offset, name.text, {expression()});
        } else {
            argument = expression();
            if (peek().is("for")) argument = comprehension(argument, "list");
        }
        program_.nodes[callee].children.push_back(argument);
    } while (accept(","));
    expect(")");
}

}  // namespace upstar
