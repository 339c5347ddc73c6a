#include "upstar/lang/machine.h"

#include <algorithm>
#include <array>
#include <new>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/lang/boards.h"
#include "upstar/lang/call_memo.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/natives.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/operators.h"
#include "upstar/lang/trace.h"
#include "upstar/values/canonical.h"

namespace upstar {
namespace {

constexpr std::size_t kMostFrames = 10'000;
constexpr std::size_t kMostItems = 10'000'000;
#ifdef __EMSCRIPTEN__
constexpr std::size_t kStack = std::size_t{1} << 18;
#else
constexpr std::size_t kStack = std::size_t{1} << 21;
#endif
static_assert(static_cast<int>(CellTag::Nothing) == 0);

// An error on its way through the end of a `try`.
struct HeldError : Object {
    static constexpr ObjectKind kKind = ObjectKind::HeldError;
    HeldError(Error thrown, std::size_t at, std::size_t passed)
        : Object(kKind), error(std::move(thrown)), instruction(at), guards_passed(passed) {}
    Error error;
    std::size_t instruction;    // where it was thrown
    std::size_t guards_passed;  // those before it have had it
};

// The field of an instance by this name; null if that is none.
const Cell* field_of(const Cell& object, Symbol name) {
    const auto* instance = object.as<Instance>();
    const Member* member = instance == nullptr ? nullptr : instance->of().find(name);
    const bool is_field = member != nullptr && member->kind == Member::Kind::Field;
    return is_field ? &instance->fields[member->place] : nullptr;
}

// The element of a board or a list, if the place is one that it can have.
bool has_plain_element(const Cell& object, const Cell& place, Cell& element) {
    if (place.is_integer()) {
        const std::int64_t i = place.integer();
        if (const auto* strip = object.as<StripObject>()) {
            if (i >= 1 && i <= strip->cols)
                element = Cell::integer(strip->cells[static_cast<std::size_t>(i - 1)]);
            return true;
        }
        const auto* list = object.as<ListObject>();
        if (list == nullptr || i < 1 || i > static_cast<std::int64_t>(list->items.size()))
            return false;
        element = list->items[static_cast<std::size_t>(i - 1)];
        return true;
    }
    const BoardObject* board = place.is(CellTag::Coordinates) ? as_board(object) : nullptr;
    if (board == nullptr) return false;
    const Coordinates c = place.coordinates();
    if (board->has(c.row - 1, c.col - 1)) element = Cell::integer(board->at(c.row - 1, c.col - 1));
    return true;
}

[[noreturn]] void refuse_so_many_items() {
    throw Error(ErrorKind::Limit, "more than " + std::to_string(kMostItems) +
                                      " elements; a loop `for ... do ... end` keeps none of them");
}

}  // namespace

Machine::Machine(World& world)
    : world_(world),
      stack_(static_cast<Cell*>(std::calloc(kStack, sizeof(Cell)))),
      memo_(std::make_unique<CallMemo>(world)) {
    if (stack_ == nullptr) throw std::bad_alloc();
}

Machine::~Machine() = default;

Cell Machine::keep_list(std::vector<Cell> items) {
    const std::size_t bytes = items.size() * sizeof(Cell);
    return keep(make_object<ListObject>(std::move(items)), bytes);
}

Cell Machine::keep_string(std::string text) {
    const std::size_t bytes = text.size();
    return keep(make_object<StringObject>(std::move(text)), bytes);
}

Cell Machine::entered(Cell made) {
    constexpr std::size_t kNode = 64;  // what the allocator and a shared_ptr add
    const Object* object = made.is(CellTag::Object) ? made.object() : nullptr;
    if (object == nullptr || object->is_entered() || object->is_shared()) return made;
    std::size_t bytes = kNode;
    if (const auto* text = made.as<StringObject>()) bytes += text->text.capacity();
    if (const std::vector<Cell>* items = items_in(made)) bytes += items->size() * sizeof(Cell);
    if (const auto* boxed = made.as<Boxed>()) {
        bytes += sizeof(Boxed);
        // A game may outlive the box, as an option of another.
        if (const auto* game = std::get_if<std::shared_ptr<const CompoundGame>>(&boxed->value))
            if ((*game)->held.is_empty())
                (*game)->held = HeldCharge(arena().context(), kNode + (*game)->own_bytes());
        if (const auto* number = std::get_if<Rational>(&boxed->value))
            bytes += (number->numerator.backend().size() + number->denominator.backend().size()) *
                     sizeof(boost::multiprecision::limb_type);
    }
    object->enter_in(world_.account(), bytes);
    return made;
}

void Machine::reserve(std::size_t cells) {
    if (top_ + cells > kStack)
        throw Error(ErrorKind::Limit,
                    "functions call each other too deep, or an expression is "
                    "too large");
}

void Machine::check_depth() const {
    if (frames_.size() >= kMostFrames)
        throw Error(ErrorKind::Limit,
                    "functions call each other more than " + std::to_string(kMostFrames) + " deep");
}

// The callee and the arguments lie on the stack from `callee` on.
void Machine::enter(const Code& code, std::size_t callee) {
    check_depth();
    arena().context().poll();
    ++steps_;
    const std::size_t base = callee + 1;
    reserve(code.locals + code.most_stack + 4);
    while (top_ < base + code.locals) stack_[top_++].clear();
    Frame frame;
    frame.code = &code;
    frame.at = code.instructions.data();
    frame.base = base;
    frames_.push_back(std::move(frame));
}

Cell Machine::run(const std::shared_ptr<const Code>& code, const Cell& self,
                  std::vector<Cell> arguments) {
    return leave_nested([&] {
        const std::size_t bottom = frames_.size();
        const std::size_t callee = top_;
        reserve(arguments.size() + 1);
        stack_[top_++] = self;
        for (Cell& argument : arguments) stack_[top_++] = std::move(argument);
        try {
            enter(*code, callee);
        } catch (...) {
            while (top_ > callee) stack_[--top_].clear();
            throw;
        }
        frames_.back().holder = code;
        return execute(bottom);
    });
}

Cell Machine::run_query(const std::shared_ptr<const Code>& code, std::vector<Cell> arguments) {
    const Source* before = std::exchange(query_, code->source.get());
    try {
        Cell result = run(code, Cell(), std::move(arguments));
        query_ = before;
        return result;
    } catch (...) {
        query_ = before;
        throw;
    }
}

void Machine::initialise(const ScriptClass& of, const Cell& instance) {
    run_bases(of, instance);
    run(of.constructor, instance, std::vector<Cell>(of.constructor->parameters.size()));
}

Cell Machine::call(const Cell& callee, std::vector<Cell> arguments) {
    return leave_nested([&] {
        const std::size_t bottom = frames_.size();
        const std::size_t place = top_;
        reserve(arguments.size() + 1);
        stack_[top_++] = callee;
        CallSite site;
        site.by_place = static_cast<std::uint16_t>(arguments.size());
        for (Cell& argument : arguments) stack_[top_++] = std::move(argument);
        try {
            call_site(place, site);
        } catch (...) {
            while (top_ > place) stack_[--top_].clear();
            frames_.resize(bottom);
            throw;
        }
        if (frames_.size() > bottom) return execute(bottom);
        Cell result = std::move(stack_[--top_]);
        stack_[top_].clear();
        return result;
    });
}

Value Machine::call(const Value& function, const std::vector<Value>& arguments) {
    std::vector<Cell> cells;
    for (const Value& argument : arguments) cells.push_back(cell_of(arena(), argument));
    return value_of(arena(), call(cell_of(arena(), function), std::move(cells)));
}

Cell Machine::call_method(const Cell& object, Symbol name, std::vector<Cell> arguments) {
    return leave_nested([&] {
        const std::size_t bottom = frames_.size();
        const std::size_t place = top_;
        reserve(arguments.size() + 1);
        stack_[top_++] = object;
        CallSite site;
        site.name = name;
        site.by_place = static_cast<std::uint16_t>(arguments.size());
        for (Cell& argument : arguments) stack_[top_++] = std::move(argument);
        try {
            call_method_site(place, site, arguments.empty());
        } catch (...) {
            while (top_ > place) stack_[--top_].clear();
            frames_.resize(bottom);
            throw;
        }
        if (frames_.size() > bottom) return execute(bottom);
        Cell result = std::move(stack_[--top_]);
        stack_[top_].clear();
        return result;
    });
}

bool Machine::has_method(const Cell& object, Symbol name) const {
    const auto* instance = object.as<Instance>();
    return instance != nullptr && instance->of().find(name) != nullptr;
}

Cell Machine::property(const Cell& object, Symbol name) { return call_method(object, name, {}); }

bool Machine::truth(const Cell& cell) {
    if (cell.is(CellTag::Boolean)) return cell.truth();
    throw Error(ErrorKind::Input,
                "a condition must be true or false, not " + to_string(arena(), cell));
}

const Cell& Machine::self(const Frame& frame) const {
    const Cell& callee = stack_[frame.base - 1];
    const auto* function = callee.as<FunctionObject>();
    return function == nullptr ? callee : function->self;
}

const Cell& Machine::outward(const Frame& frame, std::size_t times) const {
    const Cell* object = &self(frame);
    for (; times > 0; --times) {
        const auto* instance = object->as<Instance>();
        if (instance == nullptr) break;
        object = &instance->outer();
    }
    return *object;
}

// An error knows its place in the query; what was called from there it tells in words.
Error Machine::placed_in(const Error& error, const Frame& frame) const {
    const Code& code = *frame.code;
    const auto instruction = static_cast<std::size_t>(frame.at - code.instructions.data());
    return with_place(error, code, code.offsets[instruction == 0 ? 0 : instruction - 1], query_);
}

void Machine::rethrow_placed(const Error& error, std::size_t bottom) {
    Error placed = error;
    const std::size_t lowest_cell = frames_[bottom].base - 1;
    for (std::size_t i = frames_.size(); i-- > bottom;) placed = placed_in(placed, frames_[i]);
    frames_.resize(bottom);
    while (top_ > lowest_cell) stack_[--top_].clear();
    throw placed;
}

// Whether an error in one of the frames from `bottom` on leads to the end of a `try`: then that is
// what runs next. A stopped session does nothing more.
bool Machine::go_to_handler(const Error& error, std::size_t bottom) {
    std::size_t passed = std::exchange(guards_passed_, 0);
    if (arena().context().stopped()) return false;
    Error placed = error;
    for (std::size_t i = frames_.size(); i-- > bottom; passed = 0) {
        const Frame& frame = frames_[i];
        const auto instruction =
            static_cast<std::size_t>(frame.at - frame.code->instructions.data()) - 1;
        const auto& guards = frame.code->guards;
        for (std::size_t g = passed; g < guards.size(); ++g) {
            if (instruction < guards[g].from || instruction >= guards[g].to) continue;
            const std::size_t base = frame.base;
            const Code& code = *frame.code;
            frames_.resize(i + 1);
            while (top_ > base + code.locals + guards[g].depth) stack_[--top_].clear();
            stack_[base + guards[g].slot] =
                make_object<HeldError>(std::move(placed), instruction, g + 1);
            frames_.back().at = code.instructions.data() + guards[g].handler;
            return true;
        }
        placed = placed_in(placed, frame);
    }
    return false;
}

Cell Machine::execute(std::size_t bottom) {
    for (;;) {
        try {
            return interpret(bottom);
        } catch (const Error& error) {
            if (!go_to_handler(error, bottom)) rethrow_placed(error, bottom);
        } catch (...) {
            const std::size_t lowest_cell = frames_[bottom].base - 1;
            frames_.resize(bottom);
            while (top_ > lowest_cell) stack_[--top_].clear();
            throw;
        }
    }
}

Cell Machine::interpret(std::size_t bottom) {
    const Code* code = nullptr;
    const Instruction* at = nullptr;
    Cell* base = nullptr;
    Cell* sp = nullptr;  // the first free cell
    const auto load = [&] {
        const Frame& frame = frames_.back();
        code = frame.code;
        at = frame.at;
        base = stack_.get() + frame.base;
        sp = stack_.get() + top_;
    };
    const auto save = [&] {
        frames_.back().at = at;
        top_ = static_cast<std::size_t>(sp - stack_.get());
    };
    const auto jump = [&](std::int32_t to) { at = code->instructions.data() + to; };
    const auto place = [&](const Cell* cell) {
        return static_cast<std::size_t>(cell - stack_.get());
    };
    load();
    for (;;) {
        const Instruction in = *at++;
        switch (in.op) {
            case Op::Constant:
                *sp++ = code->constants[static_cast<std::size_t>(in.a)];
                break;
            case Op::Whole:
                *sp++ = Cell::integer(in.a);
                break;
            case Op::Nothing:
                sp++->clear();
                break;
            case Op::True:
                *sp++ = Cell(true);
                break;
            case Op::False:
                *sp++ = Cell(false);
                break;
            case Op::Pop:
                (--sp)->clear();
                break;
            case Op::Dup:
                *sp = sp[-1];
                ++sp;
                break;
            case Op::Local:
                *sp++ = base[in.a];
                break;
            case Op::SetLocal:
                base[in.a] = sp[-1];
                break;
            case Op::PopLocal:
                base[in.a] = std::move(*--sp);
                sp->clear();
                break;
            case Op::ClearLocal:
                base[in.a].clear();
                break;
            case Op::Captured:
                *sp++ = static_cast<const FunctionObject*>(base[-1].object())
                            ->captured[static_cast<std::size_t>(in.a)];
                break;
            case Op::Global: {
                Global& global = *code->globals[static_cast<std::size_t>(in.a)];
                if (global.is_set) {
                    *sp++ = global.value;
                    if (!code->is_query) global.is_read_by_functions = true;
                } else {
                    save();
                    Cell value = global_value(global, *code);
                    load();
                    *sp++ = std::move(value);
                }
                break;
            }
            case Op::SetGlobal: {
                Global& global = *code->globals[static_cast<std::size_t>(in.a)];
                ++world_.effects;
                if (global.is_read_by_functions) ++world_.assignments;
                global.value = sp[-1];
                global.is_set = true;
                break;
            }
            case Op::This:
                *sp++ = self(frames_.back());
                break;
            case Op::Member: {
                const Cell* field =
                    field_of(outward(frames_.back(), in.b), static_cast<Symbol>(in.a));
                if (field != nullptr) {
                    *sp++ = *field;
                    break;
                }
                save();
                const Cell object = outward(frames_.back(), in.b);
                const std::size_t callee = top_;
                stack_[top_++] = object;
                load_member(callee, static_cast<Symbol>(in.a));
                load();
                break;
            }
            case Op::SetMember: {
                save();
                set_member(outward(frames_.back(), in.b), static_cast<Symbol>(in.a), sp[-1]);
                break;
            }
            case Op::Jump:
                if (in.a < at - code->instructions.data()) {
                    ++steps_;
                    if (arena().context().stopped()) {
                        save();
                        arena().context().poll();
                    }
                }
                jump(in.a);
                break;
            case Op::JumpIfFalse:
            case Op::JumpIfTrue: {
                const Cell& condition = sp[-1];
                if (!condition.is(CellTag::Boolean)) {
                    save();
                    truth(condition);
                }
                const bool holds = condition.truth();
                --sp;
                if (holds == (in.op == Op::JumpIfTrue)) jump(in.a);
                break;
            }
            case Op::CheckBoolean:
                if (!sp[-1].is(CellTag::Boolean)) {
                    save();
                    truth(sp[-1]);
                }
                break;
            case Op::Not:
                save();
                sp[-1] = Cell(!truth(sp[-1]));
                break;
            case Op::Add: {
                std::int64_t sum = 0;
                if (sp[-1].is_integer() && sp[-2].is_integer() &&
                    !__builtin_add_overflow(sp[-2].integer(), sp[-1].integer(), &sum)) {
                    --sp;
                    sp[-1] = Cell::integer(sum);
                    break;
                }
                goto general;
            }
            case Op::Subtract: {
                std::int64_t difference = 0;
                if (sp[-1].is_integer() && sp[-2].is_integer() &&
                    !__builtin_sub_overflow(sp[-2].integer(), sp[-1].integer(), &difference)) {
                    --sp;
                    sp[-1] = Cell::integer(difference);
                    break;
                }
                goto general;
            }
            case Op::Multiply: {
                std::int64_t product = 0;
                if (sp[-1].is_integer() && sp[-2].is_integer() &&
                    !__builtin_mul_overflow(sp[-2].integer(), sp[-1].integer(), &product)) {
                    --sp;
                    sp[-1] = Cell::integer(product);
                    break;
                }
                goto general;
            }
            case Op::Equal:
            case Op::NotEqual: {
                const Cell& x = sp[-2];
                const Cell& y = sp[-1];
                const bool plain = !x.is(CellTag::Object) && !y.is(CellTag::Object);
                if (!plain) goto general;
                const bool equal =
                    x.tag() == y.tag() && (x.is_nothing() || x.payload() == y.payload());
                --sp;
                sp[-1] = Cell(equal == (in.op == Op::Equal));
                break;
            }
            case Op::Less:
            case Op::LessEqual:
            case Op::Greater:
            case Op::GreaterEqual: {
                if (!sp[-1].is_integer() || !sp[-2].is_integer()) goto general;
                const std::int64_t x = sp[-2].integer();
                const std::int64_t y = sp[-1].integer();
                const bool result = in.op == Op::Less        ? x < y
                                    : in.op == Op::LessEqual ? x <= y
                                    : in.op == Op::Greater   ? x > y
                                                             : x >= y;
                --sp;
                sp[-1] = Cell(result);
                break;
            }
            case Op::Divide:
            case Op::Modulo:
            case Op::Power:
            case Op::OrdinalSum:
            case Op::Confused:
            case Op::LessConfused:
            case Op::GreaterConfused:
            general : {
                save();
                Cell result = binary(in.op, stack_[top_ - 2], stack_[top_ - 1]);
                load();
                (--sp)->clear();
                sp[-1] = std::move(result);
                break;
            }
            case Op::Identical:
            case Op::NotIdentical: {
                const bool identical =
                    sp[-2].tag() == sp[-1].tag() && sp[-2].payload() == sp[-1].payload();
                (--sp)->clear();
                sp[-1] = Cell(identical == (in.op == Op::Identical));
                break;
            }
            case Op::Negate:
                if (sp[-1].is_integer() && sp[-1].integer() > -(std::int64_t{1} << 62)) {
                    sp[-1] = Cell::integer(-sp[-1].integer());
                    break;
                }
                [[fallthrough]];
            case Op::Plus:
            case Op::PlusMinus: {
                save();
                Cell result = unary(*this, in.op, stack_[top_ - 1]);
                load();
                sp[-1] = std::move(result);
                break;
            }
            case Op::Ups:
                save();
                sp[-1] = ups_cell(arena(), in.a, sp[-1]);
                break;
            case Op::Star:
                save();
                sp[-1] = star_cell(arena(), sp[-1]);
                break;
            case Op::Is: {
                save();
                const auto& type = static_cast<const StringObject&>(
                    *code->constants[static_cast<std::size_t>(in.a)].object());
                sp[-1] = Cell(is_of_type(arena(), sp[-1], type.text));
                break;
            }
            case Op::List:
            case Op::Set:
            case Op::Map:
            case Op::Coordinates:
            case Op::Range:
            case Op::Entry: {
                save();
                const auto count = static_cast<std::size_t>(in.op == Op::Map ? 2 * in.a : in.a);
                Cell made = make(in.op, sp - count, count);
                for (std::size_t i = 0; i < count; ++i) (--sp)->clear();
                *sp++ = std::move(made);
                break;
            }
            case Op::Game: {
                save();
                const auto count = static_cast<std::size_t>(in.a);
                Cell made = make_game(sp - count, count, in.b, in.c != 0);
                load();
                for (std::size_t i = 0; i < count; ++i) (--sp)->clear();
                *sp++ = std::move(made);
                break;
            }
            case Op::Index: {
                if (in.c != 0) std::swap(sp[-1], sp[-2]);
                Cell item;
                if (has_plain_element(sp[-2], sp[-1], item)) {
                    (--sp)->clear();
                    sp[-1] = std::move(item);
                    break;
                }
                save();
                Cell found = element(*this, stack_[top_ - 2], stack_[top_ - 1]);
                load();
                (--sp)->clear();
                sp[-1] = std::move(found);
                break;
            }
            case Op::MemberIndex: {
                const Cell* field =
                    field_of(outward(frames_.back(), in.b), static_cast<Symbol>(in.a));
                Cell item;
                if (field != nullptr && has_plain_element(*field, sp[-1], item)) {
                    sp[-1] = std::move(item);
                    at += 2;
                }
                break;
            }
            case Op::Updated: {
                save();
                const std::size_t entries = in.b;
                Cell* const object = sp - 1 - 2 * entries;
                Cell made = updated_board(*this, object, entries);
                const bool is_done = !made.is_nothing();
                if (!is_done) made = make(Op::Map, object + 1, 2 * entries);
                while (sp > object + 1) (--sp)->clear();
                *(is_done ? sp - 1 : sp++) = std::move(made);
                if (is_done) break;
                save();
                call_method_site(top_ - 2, code->calls[static_cast<std::size_t>(in.a)], false);
                load();
                break;
            }
            case Op::SetIndex: {
                save();
                ++world_.effects;
                set_element(*this, sp[-3], sp[-2], sp[-1]);
                sp[-3] = std::move(sp[-1]);
                (--sp)->clear();
                (--sp)->clear();
                break;
            }
            case Op::SetProperty: {
                save();
                set_member(sp[-2], static_cast<Symbol>(in.a), sp[-1]);
                sp[-2] = std::move(sp[-1]);
                (--sp)->clear();
                break;
            }
            case Op::Property: {
                const CallSite& site = code->calls[static_cast<std::size_t>(in.a)];
                save();
                call_method_site(top_ - 1, site, true);
                load();
                break;
            }
            case Op::CallMethod: {
                const CallSite& site = code->calls[static_cast<std::size_t>(in.a)];
                save();
                call_method_site(top_ - 1 - site.count(), site, false);
                load();
                break;
            }
            case Op::Call: {
                const CallSite& site = code->calls[static_cast<std::size_t>(in.a)];
                save();
                call_site(top_ - 1 - site.count(), site);
                load();
                break;
            }
            case Op::CallName: {
                const CallSite& site = code->calls[static_cast<std::size_t>(in.a)];
                save();
                call_named(top_ - 1 - site.count(), site, *code->globals[in.b], *code);
                load();
                break;
            }
            case Op::CallMember: {
                const CallSite& site = code->calls[static_cast<std::size_t>(in.a)];
                save();
                const std::size_t callee = top_ - 1 - site.count();
                stack_[callee] = outward(frames_.back(), in.b);
                call_method_site(callee, site, false);
                load();
                break;
            }
            case Op::CallSuper: {
                const CallSite& site = code->calls[static_cast<std::size_t>(in.a)];
                save();
                call_super(site, *code);
                load();
                break;
            }
            case Op::Function: {
                const auto which = static_cast<std::size_t>(in.a);
                const std::size_t count = code->captures[which];
                save();
                std::vector<Cell> captured(std::make_move_iterator(sp - count),
                                           std::make_move_iterator(sp));
                for (std::size_t i = 0; i < count; ++i) (--sp)->clear();
                const Cell& object = self(frames_.back());
                auto function =
                    make_object<FunctionObject>(code->functions[which], std::move(captured),
                                                code->home == nullptr ? Cell() : object);
                *sp++ = keep(std::move(function), count * sizeof(Cell));
                break;
            }
            case Op::Builder:
                save();
                base[in.a] = keep(make_object<ListObject>(std::vector<Cell>()), 0);
                break;
            case Op::Append: {
                auto& list =
                    const_cast<ListObject&>(static_cast<const ListObject&>(*base[in.a].object()));
                if (list.items.size() == list.items.capacity()) {
                    save();
                    if (list.items.size() >= kMostItems) refuse_so_many_items();
                    const std::size_t more = list.items.size() + 8;
                    list.enter_more(more * sizeof(Cell));
                    list.items.reserve(list.items.size() + more);
                }
                list.items.push_back(std::move(*--sp));
                sp->clear();
                break;
            }
            case Op::CheckOption:
                if (!sp[-1].is_integer() && !sp[-1].is(CellTag::Game)) {
                    save();
                    check_option(sp[-1]);
                }
                break;
            case Op::FinishList:
                *sp++ = std::move(base[in.a]);
                base[in.a].clear();
                break;
            case Op::FinishSet:
            case Op::FinishMap: {
                save();
                const Cell items = std::move(base[in.a]);
                base[in.a].clear();
                *sp++ = finish_collection(in.op, items);
                break;
            }
            case Op::ForIn:
                if (const auto* list = sp[-1].as<ListObject>();
                    list != nullptr && !list->is_mutable) {
                    base[in.a] = std::move(sp[-1]);
                } else {
                    save();
                    base[in.a] = iterable(sp[-1]);
                }
                base[in.a + 1] = Cell::integer(0);
                (--sp)->clear();
                break;
            case Op::NextIn: {
                const Cell& list = base[in.a];
                const auto next = static_cast<std::size_t>(base[in.a + 1].integer());
                const auto& items = static_cast<const ListObject&>(*list.object()).items;
                if (next < items.size()) {
                    base[in.a + 1] = Cell::integer(static_cast<std::int64_t>(next + 1));
                    base[in.b] = items[next];
                    ++at;  // over the jump
                } else {
                    base[in.a].clear();
                }
                break;
            }
            case Op::ForRange:
                save();
                begin_range(*this, sp - 3, base + in.a);
                if (in.c != 0 && is_longer(*this, base + in.a, kMostItems)) refuse_so_many_items();
                for (int i = 0; i < 3; ++i) (--sp)->clear();
                break;
            case Op::NextRange: {
                Cell* const range = base + in.a;  // the next, the last, the step
                if (range[0].is_integer() && range[1].is_integer() && range[2].is_integer()) {
                    const std::int64_t next = range[0].integer();
                    const std::int64_t step = range[2].integer();
                    const std::int64_t last = range[1].integer();
                    if (step > 0 ? next > last : next < last) break;
                    base[in.b] = Cell::integer(next);
                    std::int64_t after = 0;
                    if (__builtin_add_overflow(next, step, &after)) {
                        range[1] = Cell::integer(step > 0 ? next - 1 : next + 1);
                    } else {
                        range[0] = Cell::integer(after);
                    }
                    ++at;
                    break;
                }
                save();
                if (next_in_range(*this, range, base[in.b])) ++at;
                break;
            }
            case Op::Return: {
                Cell result = std::move(*--sp);
                sp->clear();
                save();
                Frame& frame = frames_.back();
                if (frame.memo != 0) memo_->store(*this, frame, result);
                const std::size_t callee = frame.base - 1;
                if (frame.makes_object)
                    const_cast<Instance&>(*stack_[callee].as<Instance>()).is_complete = true;
                while (sp > base) (--sp)->clear();
                top_ = callee;
                const std::shared_ptr<const Code> holder = std::move(frame.holder);
                frames_.pop_back();
                if (frames_.size() == bottom) {
                    stack_[callee].clear();
                    return result;
                }
                stack_[callee] = std::move(result);
                top_ = callee + 1;
                load();
                break;
            }
            case Op::Error: {
                save();
                throw Error(ErrorKind::Input, to_string(arena(), sp[-1]));
            }
            case Op::Rethrow: {
                const Cell held = base[in.a];
                const auto& thrown = *held.as<HeldError>();
                at = code->instructions.data() + thrown.instruction + 1;
                save();
                guards_passed_ = thrown.guards_passed;
                throw Error(thrown.error);
            }
            case Op::Unresolved: {
                save();
                throw Error(ErrorKind::Input,
                            to_string(arena(), code->constants[static_cast<std::size_t>(in.a)]),
                            Remedy::list_games());
            }
        }
        static_cast<void>(place);
    }
}

}  // namespace upstar
