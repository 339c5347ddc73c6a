// Byte code: what the compiler makes of syntax trees and the machine runs.
//
// The machine has a stack of cells. A call lays the callee (a function, or the object whose method
// it is) and the arguments on it; locals and what is being computed follow:
//
//     base - 1   the callee
//     base       the parameters, then the other locals
//     base + locals ...   temporaries
//
// Every instruction is eight bytes and has one meaning whatever is on the stack.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "upstar/lang/cell.h"
#include "upstar/lang/symbols.h"
#include "upstar/lang/types.h"

namespace upstar {

class ScriptClass;

// [..] is what an instruction takes from the top of the stack.
enum class Op : std::uint8_t {
    Constant,  // a: constant
    Whole,     // a: the number
    Nothing,
    True,
    False,
    Pop,         // [x]
    Dup,         // [x] -> x x
    Local,       // a: slot
    SetLocal,    // [x] a: slot; x stays
    PopLocal,    // [x] a: slot
    ClearLocal,  // a: slot
    Captured,    // a: place among the captured
    Global,      // a: place among the code's globals
    SetGlobal,   // [x] a; x stays
    This,
    Member,        // a: symbol, b: how many objects outward from this
    SetMember,     // [x] a: symbol, b: likewise; x stays
    Jump,          // a: instruction
    JumpIfFalse,   // [condition] a
    JumpIfTrue,    // [condition] a
    CheckBoolean,  // [x] -> x, if it is true or false
    Not,           // [condition]
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Power,
    OrdinalSum,  // [x y]
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,  // [x y]
    Confused,
    LessConfused,
    GreaterConfused,  // [x y]
    Identical,
    NotIdentical,  // [x y]
    Negate,
    Plus,
    PlusMinus,    // [x]
    Ups,          // [count] a: sign
    Star,         // [nimber]
    Is,           // [x class]
    List,         // [items...] a: how many
    Set,          // [items...] a
    Map,          // [key value ...] a: how many entries
    Entry,        // [key value]
    Coordinates,  // [row col]
    Range,        // [from to (by)] a: 2 or 3
    Game,         // [options...] a: how many, b: how many are Left's; kept as written if c is 1
    Index,        // [object place], or [place object] if c is 1
    MemberIndex,  // [place] a: symbol, b: how many objects outward from this; the element of a
                  // board or list, and over the next two instructions, which find it in general
    SetIndex,     // [object place x] -> x
    Updated,      // [object key value ...] a: call site of `object.Updated({key => value, ...})`,
                  // b: how many entries
    Property,     // [object] a: call site with the name: object.Name
    SetProperty,  // [object x] a: symbol -> x
    Call,         // [callee arguments...] a: call site
    CallName,     // [arguments...] a: call site, b: global; no value has been laid for the name
    CallMember,   // [arguments...] a: call site, b: how many objects outward
    CallMethod,   // [object arguments...] a: call site, by its name
    CallSuper,    // [arguments...] a: call site: the method above the class of this code
    Function,     // a: function, of whose captures the values lie on the stack
    Builder,      // a: slot that gets an empty list
    Append,       // [x] a: slot of the list
    CheckOption,  // [x] -> x, if it can be an option of a game
    FinishList,   // a: slot -> list
    FinishSet,    // a: slot -> set
    FinishMap,    // a: slot -> map
    ForIn,        // [collection] a: slot of the collection; a + 1 is that of the place
    NextIn,       // a: slot, b: slot of the variable; at the end jumps to the next instruction's a
    ForRange,     // [from to by] a: slot of the next, the last, the step; each gives an item
                  // of a list if c is 1
    NextRange,    // a: slot, b: slot of the variable; likewise
    Return,       // [x]
    Error,        // [message]
    Rethrow,      // a: slot with the error that led to the end of a `try`
    Unresolved,   // a: constant with the message
};

struct Instruction {
    Op op = Op::Nothing;
    std::uint8_t c = 0;
    std::uint16_t b = 0;
    std::int32_t a = 0;
};
static_assert(sizeof(Instruction) == 8);

/// A global name of the session; it is there before it has a value.
struct Global {
    std::string name;
    Cell value;
    bool is_set = false;
    /// What the name means otherwise, a class or a game: found in `package` when the world had
    /// counted `found_at` - 1 assignments.
    Cell found{};
    std::string package{};
    std::atomic<std::uint64_t> found_at{0};
    /// Some function has looked at it: what is remembered of calls may depend on it.
    std::atomic<bool> is_read_by_functions{false};
};

/// A text that code was made from: a query or a file.
struct Source {
    std::string name;  ///< of a file; empty for a query
    std::string text;
};

/// How a call is written.
struct CallSite {
    Symbol name = 0;
    std::uint16_t by_place = 0;   ///< arguments without a name; those with one follow
    std::vector<Symbol> names{};  ///< of the others
    std::uint32_t words = 0;      ///< bit i: argument i by name was a bare word
    std::size_t text_offset = 0;  ///< where the only argument, a literal text, begins
    bool has_text = false;
    std::size_t count() const { return by_place + names.size(); }
};

/// Instructions [from, to) of a `try`: where an error in them leads, with how many temporaries,
/// and which slot gets it. Of guards that lie in one another, the inner one comes first.
struct Guard {
    std::size_t from;
    std::size_t to;
    std::size_t handler;
    std::size_t depth;
    std::size_t slot;
};

struct Code {
    struct Parameter {
        Symbol symbol = 0;
        std::string name{};
        std::string type{};
        NativeType native_type = NativeType::Anything;
        std::shared_ptr<const Code> standard{};  ///< gives the default
    };

    std::string name{};  ///< of the function; empty for a query
    std::vector<Parameter> parameters{};
    bool takes_rest = false;  ///< the last parameter is a list of all further arguments
    bool is_plain = true;     ///< no parameter has a type or a default, none takes the rest
    std::size_t required = 0;
    std::size_t locals = 0;
    std::size_t most_stack = 0;
    std::vector<Instruction> instructions{};
    std::vector<std::uint32_t> offsets{};  ///< into the source, by instruction
    std::vector<Cell> constants{};
    std::vector<CallSite> calls{};
    std::vector<std::shared_ptr<Global>> globals{};
    std::vector<std::shared_ptr<const Code>> functions{};
    std::vector<std::size_t> captures{};  ///< how many values each of `functions` captures
    std::vector<Guard> guards{};
    std::shared_ptr<const Source> source{};
    const ScriptClass* home = nullptr;  ///< the class whose method this is
    bool is_definition = false;         ///< made by `def` outside of classes
    bool is_static = false;             ///< a method that is called without an object
    bool is_query = false;              ///< of a whole query, not of a function
    std::string package{};

    std::string signature() const {
        std::string names;
        for (const Parameter& parameter : parameters)
            names += (names.empty() ? "" : ",") + parameter.name;
        return "Function(" + names + ")";
    }
};

}  // namespace upstar
