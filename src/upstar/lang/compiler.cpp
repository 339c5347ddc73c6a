#include "upstar/lang/compiler.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/objects.h"
#include "upstar/values/canonical.h"
#include "upstar/values/products.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

struct OperatorCode {
    const char* symbol;
    Op op;
};
constexpr std::array<OperatorCode, 18> kOperators = {{{"+", Op::Add},
                                                      {"-", Op::Subtract},
                                                      {"*", Op::Multiply},
                                                      {"/", Op::Divide},
                                                      {"%", Op::Modulo},
                                                      {"^", Op::Power},
                                                      {":", Op::OrdinalSum},
                                                      {"==", Op::Equal},
                                                      {"!=", Op::NotEqual},
                                                      {"<", Op::Less},
                                                      {"<=", Op::LessEqual},
                                                      {">", Op::Greater},
                                                      {">=", Op::GreaterEqual},
                                                      {"<>", Op::Confused},
                                                      {"<|", Op::LessConfused},
                                                      {"|>", Op::GreaterConfused},
                                                      {"===", Op::Identical},
                                                      {"!==", Op::NotIdentical}}};

constexpr std::size_t kMostLocals = 60'000;

}  // namespace

std::shared_ptr<const Code> Compiler::query() {
    Body top;
    top.is_query = around_.assigns_globals;
    top.code->home = around_.home;
    top.code->is_query = true;
    body_ = &top;
    for (const std::string& name : around_.bindings) {
        Code::Parameter parameter;
        parameter.name = name;
        parameter.symbol = world_.symbols().intern(name);
        top.code->parameters.push_back(parameter);
        declare(name, new_slot());
    }
    top.code->required = around_.bindings.size();
    compile(program_.root);
    return finish(top);
}

std::shared_ptr<Code> Compiler::finish(Body& body) {
    emit(Op::Return, 0, 0, 0, -1);
    body.code->source = around_.source;
    body.code->package = around_.package;
    body_ = body.outer;
    return body.code;
}

std::size_t Compiler::emit(Op op, std::size_t offset, std::int64_t a, std::size_t b, int effect) {
    Code& code = *body_->code;
    Instruction instruction;
    instruction.op = op;
    instruction.a = static_cast<std::int32_t>(a);
    instruction.b = static_cast<std::uint16_t>(b);
    code.instructions.push_back(instruction);
    code.offsets.push_back(static_cast<std::uint32_t>(offset));
    body_->depth = static_cast<std::size_t>(static_cast<std::int64_t>(body_->depth) + effect);
    code.most_stack = std::max(code.most_stack, body_->depth);
    return code.instructions.size() - 1;
}

void Compiler::land(std::size_t jump) {
    body_->code->instructions[jump].a = static_cast<std::int32_t>(here());
}

std::int32_t Compiler::constant(Cell cell) {
    body_->code->constants.push_back(std::move(cell));
    return static_cast<std::int32_t>(body_->code->constants.size() - 1);
}

std::size_t Compiler::new_slot() {
    if (body_->code->locals >= kMostLocals)
        throw Error(ErrorKind::Limit,
                    "a function of more than " + std::to_string(kMostLocals) + " variables");
    return body_->code->locals++;
}

void Compiler::compile(Index i) {
    if (stack_is_low()) return on_fresh_stack(world_.arena().context(), [&] { compile(i); });
    world_.arena().context().poll();
    compile_node(i);
}

void Compiler::compile_node(Index i) {
    const Node& at = node(i);
    switch (at.kind) {
        case NodeKind::Number:
        case NodeKind::String:
        case NodeKind::Boolean:
        case NodeKind::UpOrder:
        case NodeKind::UpOrderSum:
            return literal(at);
        case NodeKind::Name:
            return load(at.text, at.offset);
        case NodeKind::This:
            emit(Op::This, at.offset, 0, 0, 1);
            return;
        case NodeKind::Super:
        case NodeKind::Property:
            return property(i);
        case NodeKind::Ups:
            if (at.children.empty()) {
                emit(Op::Whole, at.offset, 1, 0, 1);
            } else {
                compile(at.children[0]);
            }
            emit(Op::Ups, at.offset, std::stol(at.text), 0, 0);
            return;
        case NodeKind::Star:
            if (at.children.empty()) {
                emit(Op::Constant, at.offset, constant(Cell::of_game(world_.arena().nimber(1))), 0,
                     1);
            } else {
                compile(at.children[0]);
                emit(Op::Star, at.offset, 0, 0, 0);
            }
            return;
        case NodeKind::Unary:
            compile(at.children[0]);
            emit(at.text == "not" ? Op::Not
                 : at.text == "-" ? Op::Negate
                 : at.text == "+" ? Op::Plus
                                  : Op::PlusMinus,
                 at.text == "not" ? node(at.children[0]).offset : at.offset, 0, 0, 0);
            return;
        case NodeKind::Binary:
            return binary(at);
        case NodeKind::Is:
            compile(at.children[0]);
            emit(Op::Is, at.offset, constant(string_cell(at.text)), 0, 0);
            return;
        case NodeKind::Game:
        case NodeKind::ExplicitGame: {
            for (const Index child : at.children) {
                compile(child);
                emit(Op::CheckOption, node(child).offset, 0, 0, 0);
            }
            emit(Op::Game, at.offset, static_cast<std::int64_t>(at.children.size()), 0,
                 1 - static_cast<int>(at.children.size()));
            Instruction& game = body_->code->instructions.back();
            game.b = static_cast<std::uint16_t>(std::min<std::size_t>(at.split, 65535));
            game.c = at.kind == NodeKind::ExplicitGame;
            return;
        }
        case NodeKind::List:
            if (auto list = written_out(i, 0)) {
                emit(Op::Constant, at.offset, constant(*std::move(list)), 0, 1);
                return;
            }
            return parts(at, Op::List, at.children.size());
        case NodeKind::Set:
            return parts(at, Op::Set, at.children.size());
        case NodeKind::Map: {
            for (const Index entry : at.children)
                for (const Index part : node(entry).children) compile(part);
            const auto entries = static_cast<int>(at.children.size());
            emit(Op::Map, at.offset, entries, 0, 1 - 2 * entries);
            return;
        }
        case NodeKind::Entry:
            return parts(at, Op::Entry, 2);
        case NodeKind::Coordinates:
            return parts(at, Op::Coordinates, 2);
        case NodeKind::Between:
            return parts(at, Op::Range, at.children.size());
        case NodeKind::Call:
            return call(at);
        case NodeKind::Index:
            if (member_index(at)) return;
            return parts(at, Op::Index, 2);
        case NodeKind::Assign:
            return assign(at);
        case NodeKind::AssignTo:
            return assign_to(at);
        case NodeKind::Function:
            return function(at, {}, false);
        case NodeKind::If:
            return conditional(at);
        case NodeKind::Loop:
            return loop(at);
        case NodeKind::Sequence:
            return sequence(at);
        case NodeKind::Return:
            if (at.children.empty()) {
                emit(Op::Nothing, at.offset, 0, 0, 1);
            } else {
                compile(at.children[0]);
            }
            end_attempts(0);
            emit(Op::Return, at.offset, 0, 0, 0);
            return;
        case NodeKind::Try:
            return attempt(at);
        case NodeKind::Break:
        case NodeKind::Continue:
            return leave_loop(at);
        case NodeKind::Error:
            compile(at.children[0]);
            emit(Op::Error, at.offset, 0, 0, 0);
            return;
        case NodeKind::Class:
            return class_statement(at);
        case NodeKind::NamedArgument:
        case NodeKind::Yields:
        case NodeKind::For:
        case NodeKind::ForOne:
        case NodeKind::Range:
        case NodeKind::Where:
        case NodeKind::While:
            break;  // handled by their parents
    }
    throw Error(ErrorKind::Input, "this stands where a value should be", at.offset);
}

// A small number, coordinates of such, or a list of what is written out: it is made only once.
std::optional<Cell> Compiler::written_out(Index i, int depth) const {
    constexpr int kDeepest = 3;
    constexpr std::int64_t kFarthest = 1000;
    const Node& at = node(i);
    if (at.kind == NodeKind::Number && at.text.size() < 10)
        return Cell::integer(std::stol(at.text));
    if (at.kind == NodeKind::Unary && at.text == "-") {
        const auto number = written_out(at.children[0], depth);
        if (!number || !number->is_integer()) return std::nullopt;
        return Cell::integer(-number->integer());
    }
    if (at.kind != NodeKind::List && at.kind != NodeKind::Coordinates) return std::nullopt;
    if (depth == kDeepest) return std::nullopt;
    std::vector<Cell> items;
    for (const Index child : at.children) {
        auto item = written_out(child, depth + 1);
        const bool fits = item && (at.kind == NodeKind::List ||
                                   (item->is_integer() && std::abs(item->integer()) <= kFarthest));
        if (!fits) return std::nullopt;
        items.push_back(*std::move(item));
    }
    if (at.kind == NodeKind::List) return list_cell(std::move(items));
    return Cell(Coordinates{static_cast<std::int32_t>(items[0].integer()),
                            static_cast<std::int32_t>(items[1].integer())});
}

void Compiler::literal(const Node& at) {
    Arena& arena = world_.arena();
    switch (at.kind) {
        case NodeKind::Boolean:
            emit(at.text == "true" ? Op::True : Op::False, at.offset, 0, 0, 1);
            return;
        case NodeKind::String:
            emit(Op::Constant, at.offset, constant(string_cell(at.text)), 0, 1);
            return;
        case NodeKind::Number: {
            if (at.text.size() > 300'000)
                throw Error(ErrorKind::Limit, "a number of more than 300000 digits", at.offset);
            const std::string digits =
                at.text.substr(std::min(at.text.find_first_not_of('0'), at.text.size() - 1));
            if (digits.size() < 10) {
                emit(Op::Whole, at.offset, std::stol(digits), 0, 1);
                return;
            }
            const Cell number = cell_of(arena, make_number(arena, Integer(digits)));
            emit(Op::Constant, at.offset, constant(number), 0, 1);
            return;
        }
        default:
            break;
    }
    const bool down = at.text[0] == '-';
    const std::string digits = at.text.substr(down ? 1 : 0);
    if (digits.size() > 4)
        throw Error(ErrorKind::Limit, "an up of too high an order (at most 9999)", at.offset);
    const Dyadic order(std::stol(digits));
    const Game up = arena.simple(Dyadic(), 1, 0);
    const Game value =
        at.kind == NodeKind::UpOrderSum ? pow_to(arena, up, order) : pow(arena, up, order);
    const Cell cell = cell_of(arena, down ? negative(arena, value) : value);
    emit(Op::Constant, at.offset, constant(cell), 0, 1);
}

void Compiler::binary(const Node& at) {
    if (at.text == "and" || at.text == "or") return logic(at);
    compile(at.children[0]);
    compile(at.children[1]);
    for (const OperatorCode& known : kOperators)
        if (at.text == known.symbol) {
            emit(known.op, at.offset, 0, 0, -1);
            return;
        }
    throw Error(ErrorKind::Input, "No operation `" + at.text + "`", at.offset);
}

void Compiler::logic(const Node& at) {
    const bool is_and = at.text == "and";
    compile(at.children[0]);
    const std::size_t decided =
        emit(is_and ? Op::JumpIfFalse : Op::JumpIfTrue, node(at.children[0]).offset, 0, 0, -1);
    compile(at.children[1]);
    emit(Op::CheckBoolean, node(at.children[1]).offset, 0, 0, 0);
    const std::size_t end = emit(Op::Jump, at.offset, 0, 0, -1);
    land(decided);
    emit(is_and ? Op::False : Op::True, at.offset, 0, 0, 1);
    land(end);
}

// Compiles the children, and an instruction that makes one value of them.
void Compiler::parts(const Node& at, Op op, std::size_t count) {
    for (const Index child : at.children) compile(child);
    const auto taken = static_cast<int>(at.children.size());
    emit(op, at.offset, static_cast<std::int64_t>(count), 0, 1 - taken);
}

void Compiler::conditional(const Node& at) {
    compile(at.children[0]);
    const std::size_t otherwise = emit(Op::JumpIfFalse, node(at.children[0]).offset, 0, 0, -1);
    compile(at.children[1]);
    const std::size_t end = emit(Op::Jump, at.offset, 0, 0, -1);
    land(otherwise);
    if (at.children.size() > 2) {
        compile(at.children[2]);
    } else {
        emit(Op::Nothing, at.offset, 0, 0, 1);
    }
    land(end);
}

void Compiler::sequence(const Node& at) {
    if (at.children.empty()) {
        emit(Op::Nothing, at.offset, 0, 0, 1);
        return;
    }
    for (std::size_t i = 0; i < at.children.size(); ++i) {
        if (i > 0) emit(Op::Pop, at.offset, 0, 0, -1);
        compile(at.children[i]);
    }
}

void Compiler::class_statement(const Node& at) {
    const Ref<ScriptClass> made = class_of(at.split, nullptr);
    world_.add_class(made);
    emit(Op::Constant, at.offset, constant(Cell(static_cast<const Object*>(made.get()))), 0, 1);
}

}  // namespace upstar
