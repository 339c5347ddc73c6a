#include <algorithm>
#include <array>

#include "upstar/base/error.h"
#include "upstar/lang/natives.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/operators.h"
#include "upstar/values/canonical.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

constexpr std::size_t kMostRange = 10'000'000;

const char* symbol_of(Op op) {
    switch (op) {
        case Op::Add:
            return "+";
        case Op::Subtract:
            return "-";
        case Op::Multiply:
            return "*";
        case Op::Divide:
            return "/";
        case Op::Modulo:
            return "%";
        case Op::Power:
            return "^";
        case Op::OrdinalSum:
            return ":";
        case Op::Equal:
            return "==";
        case Op::NotEqual:
            return "!=";
        case Op::Less:
            return "<";
        case Op::LessEqual:
            return "<=";
        case Op::Greater:
            return ">";
        case Op::GreaterEqual:
            return ">=";
        case Op::Confused:
            return "<>";
        case Op::LessConfused:
            return "<|";
        case Op::GreaterConfused:
            return "|>";
        case Op::Negate:
            return "-";
        case Op::Plus:
            return "+";
        default:
            return "+-";
    }
}

std::int32_t checked(std::int64_t n) {
    if (n > 1'000'000'000 || n < -1'000'000'000)
        throw Error(ErrorKind::Limit, "coordinates beyond 1000000000");
    return static_cast<std::int32_t>(n);
}

Coordinates checked_place(std::int64_t row, std::int64_t col) {
    return {checked(row), checked(col)};
}

std::optional<Cell> coordinates_arithmetic(Op op, const Cell& a, const Cell& b) {
    if (a.is(CellTag::Coordinates) && b.is(CellTag::Coordinates)) {
        const std::int64_t sign = op == Op::Add ? 1 : op == Op::Subtract ? -1 : 0;
        if (sign == 0) return std::nullopt;
        const Coordinates x = a.coordinates();
        const Coordinates y = b.coordinates();
        return Cell(checked_place(x.row + sign * y.row, x.col + sign * y.col));
    }
    if (op != Op::Multiply) return std::nullopt;
    const Cell& place = a.is(CellTag::Coordinates) ? a : b;
    const Cell& times = a.is(CellTag::Coordinates) ? b : a;
    if (!place.is(CellTag::Coordinates) || !times.is_integer()) return std::nullopt;
    const std::int64_t n = checked(times.integer());
    return Cell(checked_place(n * place.coordinates().row, n * place.coordinates().col));
}

// Is this compared by value, as games are?
bool has_value(const Cell& cell) {
    if (const auto* instance = cell.as<Instance>()) return instance->of().is_game();
    return cell.is_integer() || cell.is(CellTag::Game) || cell.as<Boxed>() != nullptr;
}

Dyadic range_number(Machine& machine, const Cell& cell) {
    Arena& arena = machine.arena();
    if (cell.is_integer()) return Dyadic(cell.integer());
    if (cell.is(CellTag::Game) && arena.is_number(cell.game()))
        return arena.number_part(cell.game());
    throw Error(ErrorKind::Input, "a range needs numbers, not " + to_string(arena, cell));
}

bool is_infinite(const Cell& cell) {
    if (cell.is_nothing()) return true;
    const auto* boxed = cell.as<Boxed>();
    const auto* number = boxed == nullptr ? nullptr : std::get_if<Rational>(&boxed->value);
    return number != nullptr && number->denominator == 0;
}

}  // namespace

Cell Machine::binary(Op op, const Cell& a, const Cell& b) {
    if (a.is(CellTag::Coordinates) || b.is(CellTag::Coordinates))
        if (auto result = coordinates_arithmetic(op, a, b)) return *std::move(result);
    if (const auto* instance = a.as<Instance>()) {
        const Symbol method = symbol(std::string("op ") + symbol_of(op));
        if (instance->of().find(method) != nullptr) return call_method(a, method, {b});
    }
    if (op == Op::Equal || op == Op::NotEqual) {
        if (!has_value(a) || !has_value(b)) return Cell(same(arena(), a, b) == (op == Op::Equal));
        if (same(arena(), a, b)) return Cell(op == Op::Equal);
    }
    if (op == Op::Modulo && a.is_integer() && b.is_integer() && b.integer() > 0) {
        const std::int64_t rest = a.integer() % b.integer();
        return Cell::integer(rest < 0 ? rest + b.integer() : rest);
    }
    return entered(cell_of(
        arena(), apply_operator(*this, symbol_of(op), value_of(arena(), a), value_of(arena(), b))));
}

Cell unary(Machine& machine, Op op, const Cell& a) {
    if (op == Op::Negate && a.is(CellTag::Coordinates))
        return Cell(Coordinates{-a.coordinates().row, -a.coordinates().col});
    if (const auto* instance = a.as<Instance>()) {
        const Symbol method = machine.symbol(std::string("op unary ") + symbol_of(op));
        if (instance->of().find(method) != nullptr) return machine.call_method(a, method, {});
    }
    return machine.entered(
        cell_of(machine.arena(), apply_sign(machine, symbol_of(op), value_of(machine.arena(), a))));
}

Cell ups_cell(Arena& arena, std::int64_t ups, const Cell& times) {
    const auto count = as_integer(arena, value_of(arena, times));
    if (!count)
        throw Error(ErrorKind::Input, std::string("after ") + (ups < 0 ? "v" : "^") +
                                          " stands a number of times, not " +
                                          to_string(arena, times));
    return cell_of(arena, multiple(arena, Integer(ups) * *count, arena.simple(Dyadic(), 1, 0)));
}

Cell star_cell(Arena& arena, const Cell& value) {
    const auto nimber = as_integer(arena, value_of(arena, value));
    if (!nimber)
        throw Error(ErrorKind::Input, "after * stands a nim value, not " + to_string(arena, value));
    if (*nimber < 0) throw Error(ErrorKind::Input, "Nim value is negative: " + nimber->str());
    if (*nimber >= Integer(1) << 31)
        throw Error(ErrorKind::Limit, "a nimber too large: at most *2147483647");
    return cell_of(arena, arena.nimber(static_cast<std::uint32_t>(*nimber)));
}

void refuse_place(const std::string& place, const std::string& what, std::size_t size) {
    throw Error(ErrorKind::Input,
                "Index out of bounds: " + place + "; this " + what +
                    (size == 0 ? " is empty" : " has elements 1 to " + std::to_string(size)));
}

Cell element(Machine& machine, const Cell& object, const Cell& place) {
    Arena& arena = machine.arena();
    if (const auto* map = object.as<MapObject>()) {
        const std::size_t at = find_key(arena, *map, place);
        return at < map->entries.size() ? map->entries[at].second : Cell();
    }
    if (const auto* strip = object.as<StripObject>(); strip != nullptr && place.is_integer()) {
        const std::int64_t i = place.integer();
        return i < 1 || i > strip->cols
                   ? Cell()
                   : Cell::integer(strip->at(0, static_cast<std::int32_t>(i - 1)));
    }
    if (object.as<GridObject>() != nullptr)
        throw Error(ErrorKind::Input, "the cells of a grid are grid[(row,column)]");
    if (const Native* method = find_native(object, machine.symbol("op []"))) {
        const Cell cells[2] = {object, place};
        return method->apply(machine, cells, 1);
    }
    if (object.as<Instance>() != nullptr)
        return machine.call_method(object, machine.symbol("op []"), {place});
    const auto* text = object.as<StringObject>();
    const auto* list = object.as<ListObject>();
    if (text == nullptr && list == nullptr)
        throw Error(ErrorKind::Input, "only lists, texts, maps and boards have elements [i]");
    if (const auto* places = place.as<ListObject>()) {  // a slice, such as [2..4]
        std::vector<Cell> items;
        std::string letters;
        for (const Cell& each : places->items) {
            if (!each.is_integer())
                throw Error(ErrorKind::Input,
                            "the places of a slice are whole numbers, such as 2..4");
            Cell item = element(machine, object, each);
            if (const auto* letter = item.as<StringObject>(); letter != nullptr && list == nullptr)
                letters += letter->text;
            items.push_back(std::move(item));
        }
        return list != nullptr ? machine.keep_list(std::move(items))
                               : machine.keep_string(std::move(letters));
    }
    const std::size_t size = list != nullptr ? list->items.size() : text->text.size();
    if (!place.is_integer() || place.integer() < 1 ||
        place.integer() > static_cast<std::int64_t>(size))
        refuse_place(to_string(arena, place), list != nullptr ? "list" : "text", size);
    const auto i = static_cast<std::size_t>(place.integer() - 1);
    return list != nullptr ? list->items[i] : machine.keep_string(std::string(1, text->text[i]));
}

void set_element(Machine& machine, const Cell& object, const Cell& place, const Cell& value) {
    if (const auto* map = object.as<MapObject>(); map != nullptr && map->is_mutable) {
        const_cast<MapObject*>(map)->enter_more(2 * sizeof(Cell) + 32);
        put(machine.arena(), const_cast<MapObject&>(*map), place, value);
        return;
    }
    const auto* list = object.as<ListObject>();
    if (list == nullptr || !list->is_mutable)
        throw Error(ErrorKind::Input,
                    "a " + type_name(object) +
                        " cannot change: elements of a MutableList or a MutableMap are "
                        "assigned, and `.Updated` gives a changed copy of any other");
    if (!place.is_integer() || place.integer() < 1 ||
        place.integer() > static_cast<std::int64_t>(list->items.size()))
        refuse_place(to_string(machine.arena(), place), "list", list->items.size());
    const_cast<ListObject&>(*list).items[static_cast<std::size_t>(place.integer() - 1)] = value;
}

void begin_range(Machine& machine, const Cell* ends, Cell* range) {
    range_number(machine, ends[0]);
    if (!is_infinite(ends[1])) range_number(machine, ends[1]);
    const Dyadic step = ends[2].is_nothing() ? Dyadic(1) : range_number(machine, ends[2]);
    if (step.is_zero()) throw Error(ErrorKind::Input, "a range with step 0 has no end");
    range[0] = ends[0];
    range[2] = ends[2].is_nothing() ? Cell::integer(1) : ends[2];
    if (!is_infinite(ends[1])) {
        range[1] = ends[1];
        return;
    }
    bool forward = true;
    if (const auto* boxed = ends[1].as<Boxed>())
        forward = std::get<Rational>(boxed->value).numerator > 0;
    constexpr std::int64_t kFar = std::int64_t{1} << 62;
    // Away from an infinite end there is nothing to run through.
    if (ends[1].is_nothing()) forward = step.sign() > 0;
    range[1] = Cell::integer(forward ? kFar : -kFar);
}

bool is_longer(Machine& machine, const Cell* range, std::size_t count) {
    const Dyadic step = range_number(machine, range[2]);
    const Dyadic far =
        range_number(machine, range[0]) + step * Dyadic(static_cast<std::int64_t>(count));
    const Dyadic last = range_number(machine, range[1]);
    return step.sign() > 0 ? far <= last : far >= last;
}

bool next_in_range(Machine& machine, Cell* range, Cell& next) {
    const Dyadic x = range_number(machine, range[0]);
    const Dyadic last = range_number(machine, range[1]);
    const Dyadic step = range_number(machine, range[2]);
    if (step.sign() > 0 ? x > last : x < last) return false;
    next = range[0];
    range[0] = cell_of(machine.arena(), machine.arena().number(x + step));
    return true;
}

// Lists, sets, maps and coordinates of the cells that lie on the stack.
Cell Machine::make(Op op, Cell* parts, std::size_t count) {
    switch (op) {
        case Op::List:
            return keep_list(
                {std::make_move_iterator(parts), std::make_move_iterator(parts + count)});
        case Op::Set: {
            std::vector<Cell> items(std::make_move_iterator(parts),
                                    std::make_move_iterator(parts + count));
            return set_cell(arena(), std::move(items));
        }
        case Op::Map: {
            auto map = make_object<MapObject>();
            map->entries.reserve(count / 2);
            for (std::size_t i = 0; i < count; i += 2)
                put(arena(), *map, std::move(parts[i]), std::move(parts[i + 1]));
            return keep(map, count * sizeof(Cell));
        }
        case Op::Entry:
            return keep(make_object<EntryObject>(std::move(parts[0]), std::move(parts[1])), 0);
        case Op::Coordinates:
            if (!parts[0].is_integer() || !parts[1].is_integer())
                throw Error(ErrorKind::Input,
                            "coordinates (row,column) are two whole numbers; use [a,b] for a list");
            return Cell(checked_place(parts[0].integer(), parts[1].integer()));
        default:
            break;
    }
    // a..b and a..b..c
    Cell range[3];
    Cell ends[3] = {parts[0], parts[1], count > 2 ? parts[2] : Cell()};
    begin_range(*this, ends, range);
    std::vector<Cell> items;
    Cell next;
    while (next_in_range(*this, range, next)) {
        arena().context().poll();
        if (items.size() == kMostRange)
            throw Error(ErrorKind::Limit,
                        "a range of more than " + std::to_string(kMostRange) + " numbers");
        items.push_back(next);
    }
    return keep_list(std::move(items));
}

Cell Machine::finish_collection(Op op, const Cell& list) {
    const auto& items = static_cast<const ListObject&>(*list.object()).items;
    if (op == Op::FinishSet) return set_cell(arena(), items);
    auto map = make_object<MapObject>();
    for (const Cell& item : items) {
        const auto* entry = item.as<EntryObject>();
        put(arena(), *map, entry->key, entry->value);
    }
    return keep(map, items.size() * 2 * sizeof(Cell));
}

// As a list: what a loop runs through.
Cell Machine::iterable(const Cell& collection) {
    if (const auto* list = collection.as<ListObject>())
        return list->is_mutable ? keep_list(list->items) : collection;
    if (const auto* set = collection.as<SetObject>()) return keep_list(set->items);
    std::vector<Cell> items;
    if (const auto* map = collection.as<MapObject>()) {
        for (const auto& [key, value] : map->entries)
            items.push_back(keep(make_object<EntryObject>(key, value), 0));
    } else if (const auto* text = collection.as<StringObject>()) {
        for (const char c : text->text) items.push_back(keep_string(std::string(1, c)));
    } else {
        throw Error(ErrorKind::Input, "`for ... in` needs a list or a set");
    }
    return keep_list(std::move(items));
}

void Machine::check_option(const Cell& cell) {
    if (items_in(cell) != nullptr || as_form(value_of(arena(), cell))) return;
    throw Error(ErrorKind::Input, "Invalid game specifier: options must be games, not " +
                                      type_name(cell) + " " + to_string(arena(), cell));
}

// {left|right}: lists and sets among the options stand for their items.
Cell Machine::make_game(const Cell* options, std::size_t count, std::size_t left, bool as_written) {
    std::array<std::vector<Form>, 2> forms;
    bool written = as_written;
    const auto add = [&](const Cell& cell, std::size_t side) {
        auto form = as_form(value_of(arena(), cell));
        if (!form)
            throw Error(ErrorKind::Input, "Invalid game specifier: options must be games, not " +
                                              type_name(cell) + " " + to_string(arena(), cell));
        written = written || std::holds_alternative<std::shared_ptr<const CompoundGame>>(*form);
        forms[side].push_back(*std::move(form));
    };
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t side = i < left ? 0 : 1;
        if (const auto* items = items_in(options[i])) {
            for (const Cell& item : *items) add(item, side);
        } else {
            add(options[i], side);
        }
    }
    if (written)
        return entered(cell_of(arena(), to_value(std::make_shared<const ExplicitGame>(
                                            std::move(forms[0]), std::move(forms[1])))));
    std::array<std::vector<Game>, 2> games;
    for (std::size_t side = 0; side < 2; ++side)
        for (const Form& form : forms[side]) games[side].push_back(std::get<Game>(form));
    return cell_of(arena(), canonical(arena(), games[0], games[1]));
}

}  // namespace upstar
