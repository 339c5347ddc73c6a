// Classes: their heads, their members, and the comments above them.
#include <algorithm>
#include <string>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/lang/parser.h"

namespace upstar {
namespace {

bool is_class_modifier(const Token& token) {
    return token.is("singleton") || token.is("mutable") || token.is("override") ||
           token.is("system") || token.is("static");
}

bool is_member_modifier(const Token& token) {
    return token.is("override") || token.is("mutable") || token.is("static") ||
           token.is("external") || token.is("private");
}

// The text of a comment without the stars at its sides.
std::string plain_comment(std::string_view comment) {
    std::string text;
    std::size_t at = 0;
    while (at < comment.size()) {
        const std::size_t end = std::min(comment.find('\n', at), comment.size());
        std::string_view line = comment.substr(at, end - at);
        while (!line.empty() && (line.front() == ' ' || line.front() == '\t' ||
                                 line.front() == '*' || line.front() == '/'))
            line.remove_prefix(1);
        while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
        if (!text.empty() || !line.empty()) text += std::string(line) + "\n";
        at = end + 1;
    }
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

[[noreturn]] void refuse_repeated(const char* what, const std::string& name, std::size_t offset) {
    throw Error(ErrorKind::Input, std::string("there is ") + what + " `" + name + "` before this",
                offset);
}

bool takes_the_same(const Program& program, const MemberSyntax& a, const MemberSyntax& b) {
    const auto& x = program.heads[program[*a.node].split].parameters;
    const auto& y = program.heads[program[*b.node].split].parameters;
    return std::equal(x.begin(), x.end(), y.begin(), y.end(), [](const auto& p, const auto& q) {
        return p.type == q.type && p.is_rest == q.is_rest;
    });
}

// Methods may share a name if they take different arguments, and one for the class another for its
// objects; of two that do not, only one could ever be called.
void refuse_repeated(const Program& program, const ClassSyntax& syntax) {
    for (std::size_t i = 0; i < syntax.members.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const MemberSyntax& a = syntax.members[i];
            const MemberSyntax& b = syntax.members[j];
            if (a.name.text != b.name.text || a.kind != b.kind || a.is_static != b.is_static ||
                a.is_external || b.is_external)
                continue;
            if (a.kind == MemberSyntax::Kind::Variable)
                refuse_repeated("a variable", a.name.text, a.name.offset);
            if (a.kind == MemberSyntax::Kind::Class)
                refuse_repeated("a class", a.name.text, a.name.offset);
            if (a.kind == MemberSyntax::Kind::Method && takes_the_same(program, a, b))
                refuse_repeated("a method with the same arguments called", a.name.text,
                                a.name.offset);
        }
}

}  // namespace

bool Parser::at_class() const {
    std::size_t i = 0;
    while (is_class_modifier(peek(i))) ++i;
    return peek(i).is("class") || peek(i).is("enum");
}

// The comment that ends just before `offset`, be it of one kind or the other.
std::string Parser::comment_before(std::size_t offset) const {
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
    std::size_t end = offset;
    while (end > 0 && blank(text_[end - 1])) --end;
    if (end >= 2 && text_.substr(end - 2, 2) == "*/") {
        const std::size_t begin = text_.rfind("/*", end - 2);
        if (begin == std::string_view::npos) return {};
        return plain_comment(text_.substr(begin + 2, end - 2 - (begin + 2)));
    }
    // Lines that begin with //, the last first.
    std::size_t begin = end;
    for (;;) {
        const std::size_t newline =
            begin == 0 ? std::string_view::npos : text_.rfind('\n', begin - 1);
        const std::size_t line = newline == std::string_view::npos ? 0 : newline + 1;
        std::size_t first = line;
        while (first < begin && (text_[first] == ' ' || text_[first] == '\t')) ++first;
        if (text_.substr(first, 2) != "//") break;
        begin = line;
        if (line == 0) break;
        --begin;
    }
    return begin < end ? plain_comment(text_.substr(begin, end - begin)) : std::string();
}

Parser::Index Parser::class_statement() {
    const std::size_t offset = peek().offset;
    const std::uint32_t which = class_declaration();
    const Index node = make(NodeKind::Class, offset, program_.classes[which].name.text);
    program_.nodes[node].split = which;
    return node;
}

std::uint32_t Parser::class_declaration() {
    if (stack_is_low()) return on_fresh_stack(context_, [&] { return class_declaration(); });
    ClassSyntax syntax;
    syntax.comment = comment_before(peek().offset);
    while (is_class_modifier(peek())) {
        syntax.is_singleton = syntax.is_singleton || peek().is("singleton");
        syntax.is_mutable = syntax.is_mutable || peek().is("mutable");
        syntax.is_system = syntax.is_system || peek().is("system");
        take();
    }
    syntax.is_enum = take().is("enum");
    syntax.name.offset = peek().offset;
    syntax.name.text = expect_name();
    if (syntax.is_enum) {
        enum_elements(syntax);
    } else {
        if (accept("(")) {
            syntax.has_parameters = true;
            syntax.parameters = parameters();
        }
        if (accept("extends")) do {
                const std::size_t offset = peek().offset;
                syntax.bases.push_back({type_text(), offset});
            } while (accept(","));
    }
    while (!peek().is("end")) {
        if (peek().kind == TokenKind::End) unexpected("'end' of the class " + syntax.name.text);
        if (!accept(";")) member(syntax);
    }
    take();
    refuse_repeated(program_, syntax);
    program_.classes.push_back(std::move(syntax));
    return static_cast<std::uint32_t>(program_.classes.size() - 1);
}

void Parser::enum_elements(ClassSyntax& syntax) {
    do {
        while (is_member_modifier(peek())) take();
        const std::size_t offset = peek().offset;
        const std::string name = expect_name();
        for (const PlacedName& before : syntax.elements)
            if (before.text == name) refuse_repeated("an element", name, offset);
        syntax.elements.push_back({name, offset});
    } while (accept(","));
    if (!peek().is("end")) expect(";");
}

void Parser::member(ClassSyntax& syntax) {
    MemberSyntax member;
    member.comment = comment_before(peek().offset);
    if (at_class()) {
        member.kind = MemberSyntax::Kind::Class;
        member.class_index = class_declaration();
        member.name = program_.classes[member.class_index].name;
        syntax.members.push_back(std::move(member));
        return;
    }
    // `static` before statements: they run once, when the class is made.
    if (peek().is("static") && !peek(1).is("def") && !peek(1).is("var") &&
        !is_member_modifier(peek(1))) {
        take();
        member.kind = MemberSyntax::Kind::Initializer;
        member.is_static = true;
        member.name.offset = peek().offset;
        member.node = sequence();
        expect("end");
        syntax.members.push_back(std::move(member));
        return;
    }
    while (is_member_modifier(peek())) {
        member.is_static = member.is_static || peek().is("static");
        member.is_override = member.is_override || peek().is("override");
        member.is_external = member.is_external || peek().is("external");
        take();
    }
    member.name.offset = peek().offset;
    if (accept("def")) return method(syntax, std::move(member));
    if (accept("var")) {
        member.kind = MemberSyntax::Kind::Variable;
        do {
            MemberSyntax one = member;
            one.name.offset = peek().offset;
            one.name.text = expect_name();
            if (accept(":=")) one.node = expression();
            syntax.members.push_back(std::move(one));
        } while (accept(","));
        if (!peek().is("end")) expect(";");
        return;
    }
    member.kind = MemberSyntax::Kind::Initializer;
    const bool block = peek().is("if") || peek().is("for") || peek().is("while") ||
                       peek().is("begin") || peek().is("try");
    member.node = statement();
    if (!block && !peek().is("end")) expect(";");
    syntax.members.push_back(std::move(member));
}

void Parser::method(ClassSyntax& syntax, MemberSyntax member) {
    const std::size_t offset = peek().offset;
    member.name.text = method_name();
    member.name.offset = offset;
    std::vector<ParameterSyntax> params;
    if (accept("(")) {
        member.has_parameters = true;
        params = parameters();
    }
    if (accept("as")) type_text();
    Index body = 0;
    if (accept(":=")) {
        body = expression();
        if (!peek().is("end")) expect(";");
    } else if (accept(";")) {
        member.is_external = true;
        body = make(NodeKind::Sequence, offset);
    } else {
        expect("begin");
        body = sequence();
        expect("end");
    }
    member.node = function(offset, member.name.text, std::move(params), body);
    syntax.members.push_back(std::move(member));
}

// A name, or `op +`, `op unary -`, `op []`.
std::string Parser::method_name() {
    std::string name = expect_name();
    if (name != "op" || peek().is_symbol("(")) return name;
    const bool unary = accept("unary");
    std::string sign = take().text;
    if (sign == "[") {
        expect("]");
        sign = "[]";
    }
    return std::string("op ") + (unary ? "unary " : "") + sign;
}

}  // namespace upstar
