// Syntax trees of the expression language.
//
// The nodes of a program lie in one vector and name their children by index, so that trees of any
// depth are built and destroyed without recursion.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/base/context.h"

namespace upstar {

enum class NodeKind : std::uint8_t {
    Number,         // text: digits
    String,         // text
    Name,           // text
    Boolean,        // text: true or false
    Ups,            // text: signed count of ^ or v; child: how many times, or none
    UpOrder,        // text: signed order
    UpOrderSum,     // text: signed order
    Star,           // child: the nimber, or none for *
    Unary,          // text: - + +- not; child
    Binary,         // text: operator; two children
    Game,           // {left|right}: the first `split` children are Left's
    ExplicitGame,   // '{left|right}'
    List,           // [a,b]
    Set,            // {a,b}
    Property,       // text: name; child 0: the object; arguments follow
    Call,           // child 0: the function; arguments follow
    NamedArgument,  // text: name; child: the value
    Index,          // two children
    Assign,         // text: name; child
    Function,       // params; child: the body
    If,             // condition, then, [else]
    Loop,           // text: list, set, yield or do; child 0: the body; then For and Where nodes
    For,            // text: variable; child: what is iterated
    Range,          // from, to, [by]
    Where,          // child: the condition
    While,          // condition, body
    Sequence,       // statements; the value is the last one's
};

struct Node {
    NodeKind kind;
    std::size_t offset;
    std::string text;
    std::vector<std::uint32_t> children;
    std::uint32_t split = 0;          // Game, ExplicitGame: how many children are Left's
    std::vector<std::string> params;  // Function
    bool has_arguments = false;       // Property: written with parentheses
};

struct Program {
    std::vector<Node> nodes;
    std::uint32_t root = 0;
    HeldCharge charge = {};  // for the nodes

    const Node& operator[](std::uint32_t i) const { return nodes[i]; }
};

/// Throws Error (Input) with the offset of the first token that does not fit. Charges the context
/// for the tokens, and for as long as the program lives for its nodes.
Program parse(std::string_view text, Context& context);

/// The same within the usual limits, for texts that cannot be long.
Program parse(std::string_view text);

}  // namespace upstar
