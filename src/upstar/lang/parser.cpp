// A recursive-descent parser. From loosest to tightest:
//
//   sequence    a ; b
//   assignment  name := a, a[i] := b   function  x -> a, (x as T, y ? 1) -> a
//   or, and, not
//   type test   a is T
//   relation    == != < <= > >= <> <| |>
//   infix call  a Name b             (is a.Name(b))
//   range       a..b, a..b..step
//   sum         + - +-
//   ordinal     a : b
//   product     * / %  and the infinitesimal run on to a number: 9/8*, 3v2*5, 2Tiny(1)
//   sign        - + +-
//   power       a ^ b                (right to left)
//   postfix     a.Name  a.Name(b)  a(b)  a[i]
//   primary     literals, ^n*m, *n, {a|b}, '{a|b}', [a,b], {a,b}, {k => v}, (a), (a,b), if, for,
//               begin ... end
#include "upstar/lang/parser.h"

#include <algorithm>
#include <array>
#include <utility>

#include "upstar/base/error.h"

namespace upstar {
namespace {

constexpr std::array<const char*, 36> kKeywords = {
    "and",  "or",    "not",   "if",      "then",     "else", "elseif",  "end",   "for",
    "from", "to",    "by",    "where",   "in",       "do",   "yield",   "while", "begin",
    "def",  "true",  "false", "var",     "is",       "pass", "return",  "error", "class",
    "this", "super", "break", "extends", "continue", "try",  "finally", "as",    "enum"};

// A node and the list of its children.
constexpr std::size_t kNodeBytes = sizeof(Node) + 32;

}  // namespace

Program Parser::run() {
    if (peek().kind == TokenKind::End)
        throw Error(ErrorKind::Input, "nothing to evaluate", peek().offset);
    program_.text = text_;
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
    program_.nodes.push_back({kind, offset, std::move(text), std::move(children), 0, false});
    return static_cast<Index>(program_.nodes.size() - 1);
}

Parser::Index Parser::binary(const char* op, std::size_t offset, Index left, Index right) {
    return make(NodeKind::Binary, offset, op, {left, right});
}

bool Parser::at_sequence_end() const {
    const Token& token = peek();
    return token.kind == TokenKind::End || token.is("end") || token.is("else") ||
           token.is("elseif") || token.is("yield") || token.is("finally") || token.is_symbol(")") ||
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
                           peek().is("begin") || peek().is("def") || peek().is("try") || at_class();
        statements.push_back(statement());
        if (at_sequence_end()) break;
        divided = peek().offset;
        if (!accept(";") && !block) unexpected("an operator or ';'");
    }
    if (statements.size() == 1) return {statements[0]};
    return {make(NodeKind::Sequence, offset, {}, std::move(statements)), second};
}

Parser::Index Parser::statement() {
    const Token& token = peek();
    statement_ = at_;
    if (token.is("def")) return definition();
    if (token.is("var")) return variable();
    if (token.is("try")) return attempt();
    if (at_class()) return class_statement();
    if (token.is("break") || token.is("continue")) {
        const Token word = take();
        return make(word.is("break") ? NodeKind::Break : NodeKind::Continue, word.offset);
    }
    if (token.is("return")) {
        const std::size_t offset = take().offset;
        std::vector<Index> result;
        if (!at_sequence_end() && !peek().is_symbol(";")) result.push_back(expression());
        return make(NodeKind::Return, offset, {}, std::move(result));
    }
    return expression();
}

Parser::Index Parser::variable() {
    take();
    const Token name = peek();
    expect_name();
    const Index value = accept(":=") ? expression() : make(NodeKind::Sequence, name.offset);
    const Index node = make(NodeKind::Assign, name.offset, name.text, {value});
    program_.nodes[node].split = 1;
    return node;
}

Parser::Index Parser::definition() {
    const std::size_t offset = take().offset;
    const std::string name = expect_name();
    expect("(");
    std::vector<ParameterSyntax> params = parameters();
    if (accept("as")) type_text();
    Index body = 0;
    if (accept(":=")) {
        body = expression();
    } else {
        expect("begin");
        body = sequence();
        expect("end");
    }
    const Index value = function(offset, name, std::move(params), body);
    const Index node = make(NodeKind::Assign, offset, name, {value});
    program_.nodes[node].split = 2;
    return node;
}

// After "(": the parameters and ")".
std::vector<ParameterSyntax> Parser::parameters() {
    std::vector<ParameterSyntax> all;
    if (!peek().is_symbol(")")) do {
            ParameterSyntax parameter;
            parameter.offset = peek().offset;
            parameter.name = expect_name();
            if (accept("as")) parameter.type = type_text();
            if (accept("?")) {
                const bool none = peek().is_symbol(",") || peek().is_symbol(")");
                parameter.standard = none ? make(NodeKind::Sequence, peek().offset) : expression();
            }
            parameter.is_rest = accept("...");
            all.push_back(std::move(parameter));
        } while (accept(","));
    expect(")");
    for (std::size_t i = 0; i + 1 < all.size(); ++i)
        if (all[i].is_rest)
            throw Error(ErrorKind::Input, "only the last parameter may take all further arguments",
                        all[i].offset);
    for (auto one = all.begin(); one != all.end(); ++one)
        if (std::any_of(all.begin(), one, [&](const auto& b) { return b.name == one->name; }))
            throw Error(ErrorKind::Input, "there is a parameter `" + one->name + "` before this",
                        one->offset);
    return all;
}

// "game.grid.Clobber"
std::string Parser::type_text() {
    std::string text = expect_name();
    while (peek().is_symbol(".")) {
        take();
        text += "." + expect_name();
    }
    return text;
}

Parser::Index Parser::function(std::size_t offset, std::string name,
                               std::vector<ParameterSyntax> parameters, Index body) {
    const Index node = make(NodeKind::Function, offset, {}, {body});
    program_.nodes[node].split = static_cast<Index>(program_.heads.size());
    program_.heads.push_back({std::move(parameters), std::move(name)});
    return node;
}

Parser::Index Parser::attempt() {
    const std::size_t offset = take().offset;
    const Index first = sequence();
    expect("finally");
    const Index last = sequence();
    expect("end");
    return make(NodeKind::Try, offset, {}, {first, last});
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
    const char* block = peek().is("for") ? "for" : "while";
    std::vector<Index> clauses = for_clauses();
    const bool yield = peek().is("yield");
    if (!yield && !peek().is("do")) unexpected("'do' or 'yield'");
    take();
    Body last = body();
    std::vector<Index> bodies = {last.node};
    while (yield && accept("yield")) {
        last = body();
        bodies.push_back(last.node);
    }
    accept_end(block, last);
    const Index inside =
        bodies.size() == 1 ? bodies[0] : make(NodeKind::Yields, offset, {}, std::move(bodies));
    std::vector<Index> children = {inside};
    children.insert(children.end(), clauses.begin(), clauses.end());
    return make(NodeKind::Loop, offset, yield ? "list" : "do", std::move(children));
}

Parser::Index Parser::comprehension(Index body, const char* result) {
    const std::size_t offset = peek().offset;
    std::vector<Index> children = {body};
    for (const Index clause : for_clauses()) children.push_back(clause);
    return make(NodeKind::Loop, offset, result, std::move(children));
}

std::vector<Parser::Index> Parser::for_clauses() {
    std::vector<Index> clauses;
    const auto condition = [&](NodeKind kind) {
        const std::size_t offset = take().offset;
        const Index test = expression();
        clauses.push_back(make(kind, offset, {}, {test}));
    };
    if (peek().is("while")) {
        condition(NodeKind::While);
        if (peek().is("where")) condition(NodeKind::Where);
    }
    while (peek().is("for")) {
        const std::size_t offset = take().offset;
        const std::string variable = expect_name();
        if (accept(":=")) {
            const Index value = expression();
            clauses.push_back(make(NodeKind::ForOne, offset, variable, {value}));
        } else if (accept("in")) {
            const Index over = expression();
            clauses.push_back(make(NodeKind::For, offset, variable, {over}));
        } else {
            expect("from");
            std::vector<Index> range = {expression()};
            Index given = 0;
            if (accept("to")) {
                range.push_back(expression());
                given |= 1;
            }
            if (accept("by")) {
                range.push_back(expression());
                given |= 2;
            }
            const Index over = make(NodeKind::Range, offset, {}, std::move(range));
            program_.nodes[over].split = given;
            clauses.push_back(make(NodeKind::For, offset, variable, {over}));
        }
        if (peek().is("while")) condition(NodeKind::While);
        if (peek().is("where")) condition(NodeKind::Where);
    }
    return clauses;
}

Program parse(std::string_view text, Context& context) { return Parser(text, context).run(); }

Program parse(std::string_view text) {
    Context context;
    return parse(text, context);
}

}  // namespace upstar
