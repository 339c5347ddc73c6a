// The parser of the expression language, as a class: one function a rule of the grammar.
//
// parser.cpp has statements and control, parse_operators.cpp what has precedence,
// parse_primaries.cpp literals, braces and lists, and parse_classes.cpp classes. The grammar stands
// at the head of parser.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/lang/lexer.h"
#include "upstar/lang/syntax.h"

namespace upstar {

class Parser {
public:
    Parser(std::string_view text, Context& context)
        : context_(context), charge_(context), text_(text), tokens_(tokenize(text, charge_)) {}

    Program run();

private:
    using Index = std::uint32_t;

    // Tokens.
    const Token& peek(std::size_t ahead = 0) const;
    const Token& take();
    bool accept(const char* symbol);
    void expect(const char* symbol);
    static bool is_keyword(const Token& token);
    static bool is_name(const Token& token);
    std::string expect_name();
    [[noreturn]] void unexpected(const std::string& wanted) const;

    // Nodes.
    Index make(NodeKind kind, std::size_t offset, std::string text = {},
               std::vector<Index> children = {});
    Index binary(const char* op, std::size_t offset, Index left, Index right);

    // Statements.
    bool at_sequence_end() const;
    struct Body {
        Index node;
        std::optional<std::size_t> second = {};  // where its second statement is divided off
    };
    Body body();
    Index sequence() { return body().node; }
    Index statement();
    Index definition();
    Index variable();
    std::vector<ParameterSyntax> parameters();
    std::string type_text();
    Index function(std::size_t offset, std::string name, std::vector<ParameterSyntax> parameters,
                   Index body);

    // Classes.
    bool at_class() const;
    Index class_statement();
    std::uint32_t class_declaration();
    void enum_elements(ClassSyntax& syntax);
    void member(ClassSyntax& syntax);
    void method(ClassSyntax& syntax, MemberSyntax member);
    std::string method_name();
    std::string comment_before(std::size_t offset) const;

    // Operators, from loosest to tightest.
    Index expression();
    bool is_function_head() const;
    Index disjunction();
    Index conjunction();
    Index negation();
    Index type_test();
    static const char* relation_symbol(const Token& token);
    Index relation();
    Index infix();
    Index between();
    Index sum();
    Index ordinal();
    Index product();
    bool begins_operand(const Token& token) const;
    static bool is_signed(const Token& token);
    bool is_suffix(const Token& token) const;
    Index suffix();
    Index sign();
    bool is_power() const;
    bool may_be_called(Index object) const;
    Index power();
    Index postfix();
    void arguments(Index callee);

    // Primaries.
    Index primary();
    Index word();
    Index parenthesis();
    bool operand_follows() const;
    Index tight_operand();
    Index upstar();
    Index star();
    Index list();
    std::vector<Index> items_until(const char* close);
    Index explicit_game();
    Index braces();
    Index map(std::size_t offset, Index first_key);
    Index entry(Index key);
    struct Run {
        std::size_t length;
        std::size_t offset;
    };
    Index bars(std::size_t offset, NodeKind kind, std::vector<Index> first);
    Index divide(std::size_t offset, NodeKind kind, std::vector<std::vector<Index>>& lists,
                 const std::vector<Run>& runs, std::size_t first, std::size_t last);

    // Control.
    void accept_end(const char* block, const Body& last);
    Index conditional();
    Index for_loop();
    Index while_loop();
    Index attempt();
    Index comprehension(Index body, const char* result);
    std::vector<Index> for_clauses();

    Context& context_;
    Charge charge_;  // while it is parsed
    std::string_view text_;
    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    std::size_t statement_ = static_cast<std::size_t>(-1);  // where the latest one begins
    std::optional<Index> sole_generator_;                   // in the braces read last
    Program program_;
};

}  // namespace upstar
