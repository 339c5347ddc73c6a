// Syntax trees of the expression language.
//
// The nodes of a program lie in one vector and name their children by index, so that trees of any
// depth are built and destroyed without recursion.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/base/context.h"

namespace upstar {

enum class NodeKind : std::uint8_t {
    Number,   // text: digits
    String,   // text
    Name,     // text
    Boolean,  // text: true or false
    This,
    Super,          // text: name; super.Name
    Ups,            // text: signed count of ^ or v; child: how many times, or none
    UpOrder,        // text: signed order
    UpOrderSum,     // text: signed order
    Star,           // child: the nimber, or none for *
    Unary,          // text: - + +- not; child
    Binary,         // text: operator; two children
    Is,             // text: the type; child
    Game,           // {left|right}: the first `split` children are Left's
    ExplicitGame,   // '{left|right}'
    List,           // [a,b]
    Set,            // {a,b}
    Map,            // {k => v}: the entries
    Entry,          // k => v
    Coordinates,    // (a,b)
    Between,        // a..b, a..b..c
    Property,       // text: name; child 0: the object; arguments follow
    Call,           // child 0: the function; arguments follow
    NamedArgument,  // text: name; child: the value
    Index,          // two children
    Assign,         // text: name; child; split: 1 if declared by `var`, 2 by `def`
    AssignTo,       // an element or a property, and its new value
    Function,       // split: its head; child: the body
    If,             // condition, then, [else]
    Loop,           // text: list, set, map, yield or do; child 0: the body; then the clauses
    Yields,         // the bodies of a loop that yields several times
    For,            // text: variable; child: what is iterated
    ForOne,         // text: variable; child: its only value
    Range,          // from, [to], [by]: split says which: 1 to, 2 by
    Where,          // child: the condition
    While,          // child: the condition
    Sequence,       // statements; the value is the last one's
    Return,         // child or none
    Break,
    Continue,
    Error,  // child: the message
    Try,    // what is tried, and what comes after it in any case
    Class,  // split: which
};

struct Node {
    NodeKind kind;
    std::size_t offset;
    std::string text;
    std::vector<std::uint32_t> children;
    std::uint32_t split = 0;
    bool has_arguments = false;  // Property: written with parentheses
};

/// A parameter of a function or a class: `x`, `x as T`, `x ? value`, `x...`.
struct ParameterSyntax {
    std::string name;
    std::string type;
    std::optional<std::uint32_t> standard{};  ///< the node of the default
    bool is_rest = false;
    std::size_t offset = 0;
};

struct FunctionHead {
    std::vector<ParameterSyntax> parameters;
    std::string name;  ///< empty if it has none
};

/// A name and where it stands.
struct PlacedName {
    std::string text;
    std::size_t offset = 0;
};

struct MemberSyntax {
    enum class Kind : std::uint8_t { Method, Variable, Class, Initializer };
    Kind kind = Kind::Method;
    PlacedName name{};
    std::optional<std::uint32_t> node{};  ///< the function, the first value, the statement
    std::uint32_t class_index = 0;
    bool has_parameters = false;  ///< a method that is called with parentheses
    bool is_static = false;
    bool is_override = false;
    bool is_external = false;
    std::string comment{};
};

struct ClassSyntax {
    PlacedName name;
    std::vector<ParameterSyntax> parameters{};
    bool has_parameters = false;
    std::vector<PlacedName> bases{};
    std::vector<MemberSyntax> members{};
    std::vector<PlacedName> elements{};  ///< of an enum
    bool is_enum = false;
    bool is_singleton = false;
    bool is_mutable = false;
    bool is_system = false;  ///< one of the language itself, which its text only describes
    std::string comment{};   ///< the one above it, without its stars
};

struct Program {
    std::vector<Node> nodes;
    std::uint32_t root = 0;
    HeldCharge charge = {};  // for the nodes
    std::vector<FunctionHead> heads = {};
    std::vector<ClassSyntax> classes = {};
    std::string text = {};

    const Node& operator[](std::uint32_t i) const { return nodes[i]; }
};

/// Throws Error (Input) with the offset of the first token that does not fit. Charges the context
/// for the tokens, and for as long as the program lives for its nodes.
Program parse(std::string_view text, Context& context);

/// The same within the usual limits, for texts that cannot be long.
Program parse(std::string_view text);

}  // namespace upstar
