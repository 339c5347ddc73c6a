// From syntax trees to byte code (code.h).
//
// Names are resolved here, once: to a slot of the function, to a value that it captures, to a
// member of the class around it, or to a global name of the session.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "upstar/lang/code.h"
#include "upstar/lang/syntax.h"
#include "upstar/lang/world.h"

namespace upstar {

/// Where a text is compiled: in which package, as the body of which class, and what is bound.
struct Surroundings {
    std::shared_ptr<const Source> source{};
    std::string package{};
    const ScriptClass* home = nullptr;
    std::vector<std::string> bindings{};  ///< names that the code takes as parameters
    bool assigns_globals = true;
};

class Compiler {
public:
    Compiler(World& world, const Program& program, Surroundings surroundings)
        : world_(world), program_(program), around_(std::move(surroundings)) {}

    /// The whole program, or the part of it that is its root.
    std::shared_ptr<const Code> query();

    /// A class of the program; `enclosing` is the class it is nested in.
    Ref<ScriptClass> class_of(std::uint32_t index, const ScriptClass* enclosing);

private:
    using Index = std::uint32_t;

    struct Block {
        std::map<std::string, std::size_t> slots{};
    };
    struct Loop {
        std::size_t depth;                 // temporaries when it began
        std::size_t attempts;              // that it stands in
        std::vector<std::size_t> exits{};  // jumps out of it
        std::vector<std::size_t> nexts{};  // jumps to its next turn
    };
    // A `try` that is being compiled: what it ends with, and which instructions it guards.
    struct Attempt {
        Index last;
        std::size_t from;  // since when, those that come now
        std::vector<std::pair<std::size_t, std::size_t>> guarded;  // and from, to before
    };
    // The function that is being compiled.
    struct Body {
        std::shared_ptr<Code> code = std::make_shared<Code>();
        Body* outer = nullptr;
        bool is_query = false;
        std::vector<Block> blocks{1};
        std::vector<std::string> captured{};
        std::vector<Loop> loops{};
        std::vector<Attempt> attempts{};
        std::size_t depth = 0;
    };

    const Node& node(Index i) const { return program_[i]; }
    std::shared_ptr<Code> finish(Body& body);

    // Emitting.
    std::size_t emit(Op op, std::size_t offset, std::int64_t a, std::size_t b, int effect);
    std::size_t here() const { return body_->code->instructions.size(); }
    void land(std::size_t jump);  // the jump leads to the next instruction
    std::int32_t constant(Cell cell);
    std::size_t new_slot();
    void declare(const std::string& name, std::size_t slot) {
        body_->blocks.back().slots[name] = slot;
    }

    // Names.
    static std::optional<std::size_t> local(const Body& body, const std::string& name);
    std::optional<std::size_t> capture(Body& body, const std::string& name);
    std::optional<std::size_t> member_level(const std::string& name) const;
    bool is_global(const std::string& name) const;
    std::size_t global(const std::string& name);
    void load(const std::string& name, std::size_t offset);
    void store(const Node& assign);
    std::string dotted(Index i) const;
    bool load_path(Index i);

    // Nodes. Each leaves one value on the stack.
    void compile(Index i);
    void compile_node(Index i);
    void literal(const Node& at);
    void binary(const Node& at);
    void logic(const Node& at);
    void parts(const Node& at, Op op, std::size_t count);
    void property(Index i);
    bool updated(const Node& at);
    bool member_index(const Node& at);
    bool is_arithmetic(Index i, int depth) const;
    std::optional<Cell> written_out(Index i, int depth) const;
    void call(const Node& at);
    CallSite site(const Node& at, std::size_t first);
    std::size_t add_site(CallSite site);
    void assign(const Node& at);
    void assign_to(const Node& at);
    void function(const Node& at, const std::string& name, bool is_definition);
    std::shared_ptr<const Code> function_code(const Node& at, const std::string& name, Body& inner);
    void parameters(const std::vector<ParameterSyntax>& all, Body& inner);
    void conditional(const Node& at);
    void sequence(const Node& at);
    void loop(const Node& at);
    void clauses(const Node& at, std::size_t clause, std::optional<std::size_t> items);
    void loop_body(const Node& at, std::optional<std::size_t> items);
    void for_clause(const Node& at, std::size_t clause, std::optional<std::size_t> items);
    void leave_loop(const Node& at);
    void attempt(const Node& at);
    void end_attempts(std::size_t kept);
    void class_statement(const Node& at);

    // Classes.
    void inherit(ScriptClass& made, const ClassSyntax& syntax);
    Ref<ScriptClass> base(const PlacedName& name, const ScriptClass* enclosing);
    void declare_members(ScriptClass& made, const ClassSyntax& syntax);
    void compile_members(ScriptClass& made, const ClassSyntax& syntax);
    void compile_constructor(ScriptClass& made, const ClassSyntax& syntax);
    void compile_statics(ScriptClass& made, const ClassSyntax& syntax);

    World& world_;
    const Program& program_;
    Surroundings around_;
    Body* body_ = nullptr;
};

}  // namespace upstar
