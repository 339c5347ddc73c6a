// Runs byte code (code.h).
//
// Calls of the language by the language take no C++ stack: frames lie in a vector, so depth is
// bounded by a number and not by the machine's stack. Where the library calls back, as
// `list.Apply(f)` does, `run` is entered once more on top of the same stack of cells.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/code.h"
#include "upstar/lang/world.h"

namespace upstar {

/// What a property of values is given besides its object: values by place and by name.
struct Arguments {
    std::vector<Value> values;
    std::vector<Argument> named;
};

class CallMemo;

class Machine {
public:
    explicit Machine(World& world);
    ~Machine();

    World& world() { return world_; }
    Workspace& work() { return world_.work(); }
    Arena& arena() { return world_.arena(); }
    std::string name(Symbol symbol) const { return world_.symbols().name(symbol); }
    Symbol symbol(const std::string& name) { return world_.symbols().intern(name); }

    /// Runs code that is no method: `self` is what `this` means in it.
    Cell run(const std::shared_ptr<const Code>& code, const Cell& self,
             std::vector<Cell> arguments = {});

    /// Runs the code of a query: errors are placed in its text.
    Cell run_query(const std::shared_ptr<const Code>& code, std::vector<Cell> arguments = {});
    /// Runs the body of a class without parameters on a new instance.
    void initialise(const ScriptClass& of, const Cell& instance);

    /// Calls whatever can be called: a function, a class, a ruleset, a method.
    Cell call(const Cell& callee, std::vector<Cell> arguments);
    Value call(const Value& function, const std::vector<Value>& arguments);
    /// object.Name(arguments), by the object's class or by the language.
    Cell call_method(const Cell& object, Symbol name, std::vector<Cell> arguments);
    /// The same where an object may do without: whether its class, not the language, has the name.
    bool has_method(const Cell& object, Symbol name) const;

    Cell property(const Cell& object, Symbol name);
    Cell binary(Op op, const Cell& a, const Cell& b);
    bool truth(const Cell& cell);

    /// Enters what a program makes in the account of the session.
    template <class T>
    Cell keep(Ref<T> object, std::size_t bytes) {
        object->enter_in(world_.account(), sizeof(T) + 16 + bytes);
        return Cell(std::move(object));
    }
    Cell keep_list(std::vector<Cell> items);
    Cell keep_string(std::string text);
    /// Enters what operators and properties of values, which know no account, have made.
    Cell entered(Cell made);

private:
    friend class CallMemo;
    struct Frame {
        const Code* code = nullptr;
        const Instruction* at = nullptr;  // the next
        std::size_t base = 0;
        bool makes_object = false;  // a constructor: the object is complete when it returns
        std::uint64_t memo = 0;     // the hash of the arguments, if the call may be remembered
        std::uint64_t effects = 0;  // of the world when it began
        std::uint64_t steps = 0;    // of this machine when it began
        std::shared_ptr<const Code> holder{};  // keeps the code where nothing else does
    };

    void enter(const Code& code, std::size_t callee);
    Cell execute(std::size_t bottom);
    Cell interpret(std::size_t bottom);
    void check_depth() const;
    /// Runs on this stack, or on a fresh one if little of it is left.
    template <class Work>
    Cell leave_nested(const Work& work) {
        if (stack_is_low()) return on_fresh_stack(arena().context(), work);
        return work();
    }
    Error placed_in(const Error& error, const Frame& frame) const;
    [[noreturn]] void rethrow_placed(const Error& error, std::size_t bottom);
    bool go_to_handler(const Error& error, std::size_t bottom);

    // Making of parts.
    Cell make(Op op, Cell* parts, std::size_t count);
    void check_option(const Cell& cell);
    Cell make_game(const Cell* options, std::size_t count, std::size_t left, bool as_written);
    Cell finish_collection(Op op, const Cell& items);
    Cell iterable(const Cell& collection);

    // Calls: the callee and the arguments lie on the stack from `callee` on. Each leaves a result
    // in their place, or a new frame.
    void call_site(std::size_t callee, const CallSite& site);
    void call_named(std::size_t callee, const CallSite& site, Global& global, const Code& code);
    void call_function(std::size_t callee, const CallSite& site);
    void call_class(std::size_t callee, const ScriptClass& of, Cell outer, const CallSite& site);
    void call_ruleset(std::size_t callee, const RulesetPtr& ruleset, const CallSite& site);
    void call_method_site(std::size_t callee, const CallSite& site, bool is_property);
    void call_member(std::size_t callee, const Member& member, const CallSite& site,
                     bool is_property);
    void call_super(const CallSite& site, const Code& code);
    void call_language(std::size_t callee, const CallSite& site, bool is_property);
    void construct(std::size_t callee, const ScriptClass& of, Cell outer, const CallSite& site);
    void run_bases(const ScriptClass& of, const Cell& object);
    bool fits(const Code& code, std::size_t callee, const CallSite& site);
    const Code* pick(const std::vector<std::shared_ptr<const Code>>& overloads, std::size_t callee,
                     const CallSite& site);
    void bind(const Code& code, std::size_t callee, const CallSite& site);
    void finish(std::size_t callee, Cell result);
    void load_member(std::size_t callee, Symbol name);

    const Cell& self(const Frame& frame) const;
    const Cell& outward(const Frame& frame, std::size_t times) const;
    void set_member(const Cell& object, Symbol symbol, const Cell& value);
    Cell global_value(Global& global, const Code& code);
    void reserve(std::size_t cells);

    World& world_;
    struct Free {
        void operator()(Cell* cells) const { std::free(cells); }
    };
    // It never moves, so that what the language offers may hold pointers into it while it calls
    // back. Memory that is never used is never touched: a zero byte is an empty cell.
    std::unique_ptr<Cell[], Free> stack_;
    std::size_t top_ = 0;  // cells in use
    std::vector<Frame> frames_;
    std::uint64_t steps_ = 0;
    std::size_t guards_passed_ = 0;  // of the innermost frame, by the error that is thrown again
    const Source* query_ = nullptr;  // the text in which errors are placed
    std::unique_ptr<CallMemo> memo_;
};

}  // namespace upstar
