// A recursive-descent parser. From loosest to tightest:
//
//   sequence    a ; b
//   assignment  name := a            function  x -> a, (x, y) -> a
//   or, and, not
//   relation    == != < <= > >= <> <| |>
//   infix call  a Name b             (is a.Name(b))
//   sum         + - +-
//   ordinal     a : b
//   product     * / %  and the infinitesimal run on to a number: 9/8*, 3v2*5, 2Tiny(1)
//   sign        - + +-
//   power       a ^ b                (right to left)
//   postfix     a.Name  a.Name(b)  a(b)  a[i]
//   primary     literals, ^n*m, *n, {a|b}, '{a|b}', [a,b], {a,b}, (a), if, for, begin ... end
#include "upstar/lang/parser.h"

#include <algorithm>
#include <array>
#include <utility>

#include "upstar/base/error.h"

namespace upstar {
namespace {

constexpr std::array<const char*, 26> kKeywords = {
    "and",  "or",   "not",   "if",    "then", "else", "elseif", "end",   "for",
    "from", "to",   "by",    "where", "in",   "do",   "yield",  "while", "begin",
    "def",  "true", "false", "var",   "is",   "pass", "return", "error"};

// A node and the list of its children.
constexpr std::size_t kNodeBytes = sizeof(Node) + 32;

}  // namespace

Program Parser::run() {
    if (peek().kind == TokenKind::End)
        throw Error(ErrorKind::Input, "nothing to evaluate", peek().offset);
    program_.root = sequence();
    if (peek().kind != TokenKind::End) unexpected("an operator or the end of the input");
    program_.charge = HeldCharge(context_, program_.nodes.size() * kNodeBytes);
    return std::move(program_);
}

const Token& Parser::peek(std::size_t ahead) const {
    return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
}

const Token& Parser::take() { return tokens_[at_ + 1 < tokens_.size() ? at_++ : at_]; }

bool Parser::accept(const char* symbol) {
    if (!peek().is(symbol)) return false;
    take();
    return true;
}

void Parser::expect(const char* symbol) {
    if (!accept(symbol)) unexpected(std::string("'") + symbol + "'");
}

bool Parser::is_keyword(const Token& token) {
    return token.kind == TokenKind::Identifier &&
           std::any_of(kKeywords.begin(), kKeywords.end(),
                       [&](const char* keyword) { return token.text == keyword; });
}

bool Parser::is_name(const Token& token) {
    return token.kind == TokenKind::Identifier && !is_keyword(token);
}

std::string Parser::expect_name() {
    if (!is_name(peek())) unexpected("a name");
    return take().text;
}

void Parser::unexpected(const std::string& wanted) const {
    const Token& token = peek();
    constexpr std::size_t kMostShown = 40;
    const std::string found = token.kind == TokenKind::End      ? "the input ends here"
                              : token.kind == TokenKind::String ? "there is a string here"
                              : token.text.size() > kMostShown
                                  ? "there is '" + token.text.substr(0, kMostShown) + "...'"
                                  : "there is '" + token.text + "' here";
    throw Error(ErrorKind::Input, "syntax error: expected " + wanted + ", but " + found,
                token.offset);
}

Parser::Index Parser::make(NodeKind kind, std::size_t offset, std::string text,
                           std::vector<Index> children) {
    context_.poll();
    if (program_.nodes.size() == program_.nodes.capacity()) {
        const std::size_t more = program_.nodes.size() + 16;
        charge_.add(more * kNodeBytes);
        program_.nodes.reserve(program_.nodes.size() + more);
    }
    program_.nodes.push_back({kind, offset, std::move(text), std::move(children), 0, {}, false});
    return static_cast<Index>(program_.nodes.size() - 1);
}

Parser::Index Parser::binary(const char* op, std::size_t offset, Index left, Index right) {
    return make(NodeKind::Binary, offset, op, {left, right});
}

bool Parser::at_sequence_end() const {
    const Token& token = peek();
    return token.kind == TokenKind::End || token.is("end") || token.is("else") ||
           token.is("elseif") || token.is("yield") || token.is_symbol(")") ||
           token.is_symbol("]") || token.is_symbol("}") || token.is_symbol(",") ||
           token.kind == TokenKind::Bars;
}

Parser::Body Parser::body() {
    const std::size_t offset = peek().offset;
    std::vector<Index> statements;
    std::optional<std::size_t> divided;
    std::optional<std::size_t> second;
    for (;;) {
        while (accept(";")) {
        }
        if (at_sequence_end()) break;
        if (statements.size() == 1) second = divided;
        const bool block = peek().is("if") || peek().is("for") || peek().is("while") ||
                           peek().is("begin") || peek().is("def");
        statements.push_back(statement());
        if (at_sequence_end()) break;
        divided = peek().offset;
        if (!accept(";") && !block) unexpected("an operator or ';'");
    }
    if (statements.size() == 1) return {statements[0]};
    return {make(NodeKind::Sequence, offset, {}, std::move(statements)), second};
}

Parser::Index Parser::statement() {
    accept("var");
    return peek().is("def") ? definition() : expression();
}

Parser::Index Parser::definition() {
    const std::size_t offset = take().offset;
    const std::string name = expect_name();
    expect("(");
    std::vector<std::string> params = parameters();
    Index body = 0;
    if (accept(":=")) {
        body = expression();
    } else {
        expect("begin");
        body = sequence();
        expect("end");
    }
    return make(NodeKind::Assign, offset, name, {function(offset, std::move(params), body)});
}

std::vector<std::string> Parser::parameters() {
    std::vector<std::string> names;
    if (!peek().is_symbol(")")) do {
            names.push_back(expect_name());
        } while (accept(","));
    expect(")");
    return names;
}

Parser::Index Parser::function(std::size_t offset, std::vector<std::string> params, Index body) {
    const Index node = make(NodeKind::Function, offset, {}, {body});
    program_.nodes[node].params = std::move(params);
    return node;
}

// `end` may be left out where nothing else could follow: whether a second statement belongs to the
// block or comes after it, only `end` tells.
void Parser::accept_end(const char* block, const Body& last) {
    if (accept("end")) return;
    if (last.second)
        throw Error(ErrorKind::Input,
                    "syntax error: does what follows belong to the `" + std::string(block) +
                        "`? Write `end` here if not, and after it if so",
                    *last.second);
    if (!at_sequence_end()) unexpected("'end'");
}

Parser::Index Parser::conditional() {
    struct Arm {
        std::size_t offset;
        Index condition;
        Index body;
    };
    std::vector<Arm> arms;
    Body last{};
    do {
        const std::size_t offset = take().offset;
        const Index condition = expression();
        expect("then");
        last = body();
        arms.push_back({offset, condition, last.node});
    } while (peek().is("elseif"));
    std::vector<Index> rest;
    if (accept("else")) {
        last = body();
        rest.push_back(last.node);
    }
    accept_end("if", last);
    // An elseif is an if in the else of the one before.
    for (; !arms.empty(); arms.pop_back()) {
        std::vector<Index> parts = {arms.back().condition, arms.back().body};
        parts.insert(parts.end(), rest.begin(), rest.end());
        rest = {make(NodeKind::If, arms.back().offset, {}, std::move(parts))};
    }
    return rest.front();
}

Parser::Index Parser::for_loop() {
    const std::size_t offset = peek().offset;
    std::vector<Index> clauses = for_clauses();
    const bool yield = peek().is("yield");
    if (!yield && !peek().is("do")) unexpected("'do' or 'yield'");
    take();
    const Body last = body();
    std::vector<Index> children = {last.node};
    accept_end("for", last);
    children.insert(children.end(), clauses.begin(), clauses.end());
    return make(NodeKind::Loop, offset, yield ? "list" : "do", std::move(children));
}

Parser::Index Parser::while_loop() {
    const std::size_t offset = take().offset;
    const Index condition = expression();
    expect("do");
    const Body last = body();
    accept_end("while", last);
    return make(NodeKind::While, offset, {}, {condition, last.node});
}

Parser::Index Parser::comprehension(Index body, const char* result) {
    const std::size_t offset = peek().offset;
    std::vector<Index> children = {body};
    for (const Index clause : for_clauses()) children.push_back(clause);
    return make(NodeKind::Loop, offset, result, std::move(children));
}

std::vector<Parser::Index> Parser::for_clauses() {
    std::vector<Index> clauses;
    while (peek().is("for")) {
        const std::size_t offset = take().offset;
        const std::string variable = expect_name();
        Index over = 0;
        if (accept("in")) {
            over = expression();
        } else {
            expect("from");
            std::vector<Index> range = {expression()};
            expect("to");
            range.push_back(expression());
            if (accept("by")) range.push_back(expression());
            over = make(NodeKind::Range, offset, {}, std::move(range));
        }
        clauses.push_back(make(NodeKind::For, offset, variable, {over}));
        if (peek().is("where")) {
            const std::size_t where = take().offset;
            clauses.push_back(make(NodeKind::Where, where, {}, {expression()}));
        }
    }
    return clauses;
}

Program parse(std::string_view text, Context& context) { return Parser(text, context).run(); }

Program parse(std::string_view text) {
    Context context;
    return parse(text, context);
}

}  // namespace upstar
