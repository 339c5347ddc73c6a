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
#include <algorithm>
#include <array>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/lang/lexer.h"
#include "upstar/lang/syntax.h"

namespace upstar {
namespace {

using Index = std::uint32_t;

constexpr std::array<const char*, 26> kKeywords = {
    "and",  "or",   "not",   "if",    "then", "else", "elseif", "end",   "for",
    "from", "to",   "by",    "where", "in",   "do",   "yield",  "while", "begin",
    "def",  "true", "false", "var",   "is",   "pass", "return", "error"};

bool is_keyword(const Token& token) {
    return token.kind == TokenKind::Identifier &&
           std::any_of(kKeywords.begin(), kKeywords.end(),
                       [&](const char* keyword) { return token.text == keyword; });
}

class Parser {
public:
    explicit Parser(std::string_view text) : tokens_(tokenize(text)) {}

    Program run() {
        if (peek().kind == TokenKind::End)
            throw Error(ErrorKind::Input, "nothing to evaluate", peek().offset);
        program_.root = sequence();
        if (peek().kind != TokenKind::End) unexpected("an operator or the end of the input");
        return std::move(program_);
    }

private:
    // --- tokens -------------------------------------------------------------------------------

    const Token& peek(std::size_t ahead = 0) const {
        return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
    }
    const Token& take() { return tokens_[at_ + 1 < tokens_.size() ? at_++ : at_]; }
    bool accept(const char* symbol) {
        if (!peek().is(symbol)) return false;
        take();
        return true;
    }
    void expect(const char* symbol) {
        if (!accept(symbol)) unexpected(std::string("'") + symbol + "'");
    }
    bool is_name(const Token& token) const {
        return token.kind == TokenKind::Identifier && !is_keyword(token);
    }
    std::string expect_name() {
        if (!is_name(peek())) unexpected("a name");
        return take().text;
    }

    [[noreturn]] void unexpected(const std::string& wanted) const {
        const Token& token = peek();
        const std::string found = token.kind == TokenKind::End ? "the input ends here"
                                  : token.kind == TokenKind::String
                                      ? "there is a string here"
                                      : "there is '" + token.text + "' here";
        throw Error(ErrorKind::Input, "syntax error: expected " + wanted + ", but " + found,
                    token.offset);
    }

    // --- nodes --------------------------------------------------------------------------------

    Index make(NodeKind kind, std::size_t offset, std::string text = {},
               std::vector<Index> children = {}) {
        Node node{kind, offset, std::move(text), std::move(children), 0, {}, false};
        program_.nodes.push_back(std::move(node));
        return static_cast<Index>(program_.nodes.size() - 1);
    }
    Index binary(const char* op, std::size_t offset, Index left, Index right) {
        return make(NodeKind::Binary, offset, op, {left, right});
    }

    // --- statements ---------------------------------------------------------------------------

    bool at_sequence_end() const {
        const Token& token = peek();
        return token.kind == TokenKind::End || token.is("end") || token.is("else") ||
               token.is("elseif") || token.is("yield") || token.is_symbol(")") ||
               token.is_symbol("]") || token.is_symbol("}") || token.is_symbol(",") ||
               token.kind == TokenKind::Bars;
    }

    Index sequence() {
        const std::size_t offset = peek().offset;
        std::vector<Index> statements;
        for (;;) {
            while (accept(";")) {
            }
            if (at_sequence_end()) break;
            const bool block = peek().is("if") || peek().is("for") || peek().is("while") ||
                               peek().is("begin") || peek().is("def");
            statements.push_back(statement());
            if (at_sequence_end()) break;
            if (!accept(";") && !block) unexpected("an operator or ';'");
        }
        if (statements.size() == 1) return statements[0];
        return make(NodeKind::Sequence, offset, {}, std::move(statements));
    }

    Index statement() {
        accept("var");
        return peek().is("def") ? definition() : expression();
    }

    Index definition() {
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

    std::vector<std::string> parameters() {  // after the opening parenthesis
        std::vector<std::string> names;
        if (!peek().is_symbol(")")) do {
                names.push_back(expect_name());
            } while (accept(","));
        expect(")");
        return names;
    }

    Index function(std::size_t offset, std::vector<std::string> params, Index body) {
        const Index node = make(NodeKind::Function, offset, {}, {body});
        program_.nodes[node].params = std::move(params);
        return node;
    }

    // --- expressions --------------------------------------------------------------------------

    Index expression() {
        if (stack_is_low()) return on_fresh_stack([&] { return expression(); });
        const Token& first = peek();
        if (is_name(first) && peek(1).is_symbol(":=")) {
            const std::string name = take().text;
            take();
            return make(NodeKind::Assign, first.offset, name, {expression()});
        }
        if (is_name(first) && peek(1).is_symbol("->")) {
            std::vector<std::string> params = {take().text};
            take();
            return function(first.offset, std::move(params), expression());
        }
        if (first.is_symbol("(") && is_function_head()) {
            take();
            std::vector<std::string> params = parameters();
            take();
            return function(first.offset, std::move(params), expression());
        }
        return disjunction();
    }

    // "(x, y) ->" ahead?
    bool is_function_head() const {
        std::size_t i = 1;
        if (!peek(i).is_symbol(")")) {
            for (;;) {
                if (!is_name(peek(i))) return false;
                ++i;
                if (!peek(i).is_symbol(",")) break;
                ++i;
            }
        }
        return peek(i).is_symbol(")") && peek(i + 1).is_symbol("->");
    }

    Index disjunction() {
        Index left = conjunction();
        while (peek().is("or")) {
            const std::size_t offset = take().offset;
            left = binary("or", offset, left, conjunction());
        }
        return left;
    }

    Index conjunction() {
        Index left = negation();
        while (peek().is("and")) {
            const std::size_t offset = take().offset;
            left = binary("and", offset, left, negation());
        }
        return left;
    }

    Index negation() {
        if (stack_is_low()) return on_fresh_stack([&] { return negation(); });
        if (!peek().is("not")) return relation();
        const std::size_t offset = take().offset;
        return make(NodeKind::Unary, offset, "not", {negation()});
    }

    static const char* relation_symbol(const Token& token) {
        static constexpr std::array<const char*, 9> kRelations = {"==", "!=", "<",  "<=", ">",
                                                                  ">=", "<>", "<|", "|>"};
        for (const char* symbol : kRelations)
            if (token.is_symbol(symbol)) return symbol;
        return nullptr;
    }

    Index relation() {
        Index left = infix();
        if (const char* symbol = relation_symbol(peek())) {
            const std::size_t offset = take().offset;
            left = binary(symbol, offset, left, infix());
            if (relation_symbol(peek()) != nullptr) unexpected("one comparison at a time");
        }
        return left;
    }

    Index infix() {
        Index left = sum();
        while (is_name(peek())) {
            const Token name = take();
            const Index right = sum();
            left = make(NodeKind::Property, name.offset, name.text, {left, right});
            program_.nodes[left].has_arguments = true;
        }
        return left;
    }

    Index sum() {
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

    Index ordinal() {
        Index left = product();
        while (peek().is_symbol(":")) {
            const std::size_t offset = take().offset;
            left = binary(":", offset, left, product());
        }
        return left;
    }

    Index product() {
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
    bool begins_operand(const Token& token) const {
        switch (token.kind) {
            case TokenKind::Digits:
            case TokenKind::String:
            case TokenKind::Ups:
            case TokenKind::Downs:
            case TokenKind::UpOrder:
            case TokenKind::UpOrderSum:
                return true;
            case TokenKind::Identifier:
                return !is_keyword(token) || token.is("true") || token.is("false") ||
                       token.is("if") || token.is("for") || token.is("begin");
            case TokenKind::Symbol:
                return token.text == "(" || token.text == "[" || token.text == "{" ||
                       token.text == "'" || token.text == "*";
            default:
                return false;
        }
    }
    static bool is_signed(const Token& token) {
        return token.is_symbol("-") || token.is_symbol("+") || token.is_symbol("+-");
    }

    // Is this an infinitesimal run on to the number before it: 9/8*, 3v2*5, 1^, 1^^*, 2Tiny(1)?
    bool is_suffix(const Token& token) const {
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

    Index suffix() {
        const Token& token = peek();
        if (token.kind == TokenKind::Identifier) return postfix();
        if (token.is_symbol("*")) return star();
        return upstar();
    }

    Index sign() {
        const Token& token = peek();
        if (!is_signed(token)) return power();
        if (stack_is_low()) return on_fresh_stack([&] { return sign(); });
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
    bool is_power() const {
        const Token& caret = peek();
        const Token& after = peek(1);
        const bool negative = after.is_symbol("-") && !after.space_before && !peek(2).space_before;
        const bool operand =
            after.kind == TokenKind::Digits || is_name(after) || after.is_symbol("(") || negative;
        return operand && !(!caret.space_before && after.space_before);
    }

    Index power() {
        const Index base = postfix();
        const Token token = peek();
        if (token.kind != TokenKind::Ups || token.text.size() != 1 || !is_power()) return base;
        take();
        return binary("^", token.offset, base, sign());
    }

    Index postfix() {
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
            } else if (token.is_symbol("(") && !token.space_before) {
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

    void arguments(Index callee) {
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

    // --- primaries ----------------------------------------------------------------------------

    Index primary() {
        if (stack_is_low()) return on_fresh_stack([&] { return primary(); });
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

    Index word() {
        const Token token = peek();
        if (token.is("true") || token.is("false")) {
            take();
            return make(NodeKind::Boolean, token.offset, token.text);
        }
        if (token.is("if")) return conditional();
        if (token.is("for")) return for_loop();
        if (token.is("while")) return while_loop();
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

    Index parenthesis() {
        take();
        const Index inner = expression();
        if (peek().is_symbol(","))
            throw Error(ErrorKind::Input,
                        "a list in parentheses: use [a,b] for a list and +-{a,b} for a switch with "
                        "several options",
                        peek().offset);
        expect(")");
        return inner;
    }

    // What counts as the operand of ^, v and *: it must follow at once.
    bool operand_follows() const {
        const Token& token = peek();
        return !token.space_before &&
               (token.kind == TokenKind::Digits || is_name(token) || token.is_symbol("("));
    }
    Index tight_operand() {
        const Token token = peek();
        if (token.is_symbol("(")) return parenthesis();
        take();
        return make(token.kind == TokenKind::Digits ? NodeKind::Number : NodeKind::Name,
                    token.offset, token.text);
    }

    Index upstar() {
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

    Index star() {
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

    Index list() {
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

    std::vector<Index> items_until(const char* close) {
        std::vector<Index> items;
        if (peek().is_symbol(close) || peek().kind == TokenKind::Bars) return items;
        do {
            items.push_back(expression());
        } while (accept(","));
        return items;
    }

    Index explicit_game() {
        const std::size_t offset = take().offset;
        if (!peek().is_symbol("{")) unexpected("'{'");
        take();
        const Index game = bars(offset, NodeKind::ExplicitGame, items_until("}"));
        expect("}");
        expect("'");
        return game;
    }

    Index braces() {
        const std::size_t offset = take().offset;
        std::vector<Index> items = items_until("}");
        if (peek().kind == TokenKind::Bars) {
            const Index game = bars(offset, NodeKind::Game, std::move(items));
            expect("}");
            return game;
        }
        if (items.size() == 1 && peek().is("for")) {
            const Index loop = comprehension(items[0], "set");
            expect("}");
            return loop;
        }
        expect("}");
        return make(NodeKind::Set, offset, {}, std::move(items));
    }

    // {a||b|c}: lists of options between runs of bars; the longest run divides first.
    struct Run {
        std::size_t length;
        std::size_t offset;
    };
    Index bars(std::size_t offset, NodeKind kind, std::vector<Index> first) {
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
    Index divide(std::size_t offset, NodeKind kind, std::vector<std::vector<Index>>& lists,
                 const std::vector<Run>& runs, std::size_t first, std::size_t last) {
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

    // --- control ------------------------------------------------------------------------------

    // `end` may be left out where nothing else could follow.
    void accept_end() {
        if (!accept("end") && !at_sequence_end() && !peek().is_symbol(";")) unexpected("'end'");
    }

    Index conditional() {
        struct Arm {
            std::size_t offset;
            Index condition;
            Index body;
        };
        std::vector<Arm> arms;
        do {
            const std::size_t offset = take().offset;
            const Index condition = expression();
            expect("then");
            arms.push_back({offset, condition, sequence()});
        } while (peek().is("elseif"));
        std::vector<Index> rest;
        if (accept("else")) rest.push_back(sequence());
        accept_end();
        // An elseif is an if in the else of the one before.
        for (; !arms.empty(); arms.pop_back()) {
            std::vector<Index> parts = {arms.back().condition, arms.back().body};
            parts.insert(parts.end(), rest.begin(), rest.end());
            rest = {make(NodeKind::If, arms.back().offset, {}, std::move(parts))};
        }
        return rest.front();
    }

    Index for_loop() {
        const std::size_t offset = peek().offset;
        std::vector<Index> clauses = for_clauses();
        const bool yield = peek().is("yield");
        if (!yield && !peek().is("do")) unexpected("'do' or 'yield'");
        take();
        std::vector<Index> children = {sequence()};
        accept_end();
        children.insert(children.end(), clauses.begin(), clauses.end());
        return make(NodeKind::Loop, offset, yield ? "list" : "do", std::move(children));
    }

    Index while_loop() {
        const std::size_t offset = take().offset;
        const Index condition = expression();
        expect("do");
        const Index body = sequence();
        accept_end();
        return make(NodeKind::While, offset, {}, {condition, body});
    }

    Index comprehension(Index body, const char* result) {
        const std::size_t offset = peek().offset;
        std::vector<Index> children = {body};
        for (const Index clause : for_clauses()) children.push_back(clause);
        return make(NodeKind::Loop, offset, result, std::move(children));
    }

    std::vector<Index> for_clauses() {
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

    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    Program program_;
};

}  // namespace

Program parse(std::string_view text) { return Parser(text).run(); }

}  // namespace upstar
