// Loops: clauses inside one another, with conditions, and what they yield.
#include <utility>

#include "upstar/base/error.h"
#include "upstar/lang/compiler.h"

namespace upstar {

void Compiler::loop(const Node& at) {
    if (at.text == "do") {
        clauses(at, 1, std::nullopt);
        emit(Op::Nothing, at.offset, 0, 0, 1);
        return;
    }
    const std::size_t items = new_slot();
    emit(Op::Builder, at.offset, static_cast<std::int64_t>(items), 0, 0);
    clauses(at, 1, items);
    const Op finished = at.text == "set"   ? Op::FinishSet
                        : at.text == "map" ? Op::FinishMap
                                           : Op::FinishList;
    emit(finished, at.offset, static_cast<std::int64_t>(items), 0, 1);
}

// The clauses from `clause` on, and the body inside the last.
void Compiler::clauses(const Node& at, std::size_t clause, std::optional<std::size_t> items) {
    if (clause == at.children.size()) return loop_body(at, items);
    const Node& head = node(at.children[clause]);
    if (head.kind == NodeKind::Where) {
        compile(head.children[0]);
        const std::size_t skip = emit(Op::JumpIfFalse, node(head.children[0]).offset, 0, 0, -1);
        clauses(at, clause + 1, items);
        land(skip);
        return;
    }
    if (head.kind == NodeKind::While && clause > 1 &&
        node(at.children[clause - 1]).kind != NodeKind::Where) {
        // Of the `for` before: the first failure ends it.
        compile(head.children[0]);
        const std::size_t out = emit(Op::JumpIfFalse, node(head.children[0]).offset, 0, 0, -1);
        body_->loops.back().exits.push_back(out);
        clauses(at, clause + 1, items);
        return;
    }
    for_clause(at, clause, items);
}

void Compiler::for_clause(const Node& at, std::size_t clause, std::optional<std::size_t> items) {
    const Node& head = node(at.children[clause]);
    const auto place = [](std::size_t slot) { return static_cast<std::int64_t>(slot); };
    std::size_t start = 0;
    std::size_t end_jump = 0;
    bool has_end = false;
    body_->loops.push_back({body_->depth, body_->attempts.size()});
    if (head.kind == NodeKind::While) {
        start = here();
        compile(head.children[0]);
        body_->loops.back().exits.push_back(
            emit(Op::JumpIfFalse, node(head.children[0]).offset, 0, 0, -1));
        body_->blocks.emplace_back();
    } else if (head.kind == NodeKind::ForOne) {
        compile(head.children[0]);
        body_->blocks.emplace_back();
        const std::size_t variable = new_slot();
        declare(head.text, variable);
        emit(Op::PopLocal, head.offset, place(variable), 0, -1);
    } else {
        const Node& over = node(head.children[0]);
        const bool is_range = over.kind == NodeKind::Range;
        if (is_range) {
            compile(over.children[0]);
            std::size_t next = 1;
            for (const std::uint32_t bit : {1u, 2u}) {
                if ((over.split & bit) != 0) {
                    compile(over.children[next++]);
                } else {
                    emit(Op::Nothing, over.offset, 0, 0, 1);
                }
            }
        } else {
            compile(head.children[0]);
        }
        const std::size_t state = new_slot();
        new_slot();
        if (is_range) new_slot();
        const std::size_t offset = is_range ? node(over.children[0]).offset : over.offset;
        emit(is_range ? Op::ForRange : Op::ForIn, offset, place(state), 0, is_range ? -3 : -1);
        if (is_range && items && at.children.size() == 2) body_->code->instructions.back().c = 1;
        body_->blocks.emplace_back();
        const std::size_t variable = new_slot();
        declare(head.text, variable);
        start = emit(is_range ? Op::NextRange : Op::NextIn, head.offset, place(state), variable, 0);
        end_jump = emit(Op::Jump, head.offset, 0, 0, 0);
        has_end = true;
    }
    clauses(at, clause + 1, items);
    body_->blocks.pop_back();
    Loop finished = std::move(body_->loops.back());
    body_->loops.pop_back();
    for (const std::size_t jump : finished.nexts) land(jump);
    if (head.kind != NodeKind::ForOne)
        emit(Op::Jump, head.offset, static_cast<std::int64_t>(start), 0, 0);
    if (has_end) land(end_jump);
    for (const std::size_t jump : finished.exits) land(jump);
}

void Compiler::loop_body(const Node& at, std::optional<std::size_t> items) {
    const Node& inside = node(at.children[0]);
    const auto one = [&](std::uint32_t body) {
        compile(body);
        if (items) {
            emit(Op::Append, at.offset, static_cast<std::int64_t>(*items), 0, -1);
        } else {
            emit(Op::Pop, node(body).offset, 0, 0, -1);
        }
    };
    if (inside.kind != NodeKind::Yields) return one(at.children[0]);
    for (const std::uint32_t body : inside.children) one(body);
}

void Compiler::leave_loop(const Node& at) {
    if (body_->loops.empty())
        throw Error(ErrorKind::Input,
                    std::string("`") + (at.kind == NodeKind::Break ? "break" : "continue") +
                        "` stands outside of a loop",
                    at.offset);
    end_attempts(body_->loops.back().attempts);
    Loop& innermost = body_->loops.back();
    const std::size_t depth = body_->depth;
    for (std::size_t i = depth; i > innermost.depth; --i) emit(Op::Pop, at.offset, 0, 0, -1);
    const std::size_t jump = emit(Op::Jump, at.offset, 0, 0, 0);
    (at.kind == NodeKind::Break ? innermost.exits : innermost.nexts).push_back(jump);
    body_->depth = depth + 1;  // what follows is never reached, and counts on a value
}

}  // namespace upstar
