// What rulesets can do, those of classes and those of the catalog.
//
// A game of the catalog on independent heaps answers all that the prelude's class HeapRuleset does:
// what is asked often here, the rest as an instance of BuiltInHeapRuleset (`as_heap_ruleset`).
#include <limits>

#include "upstar/lang/heap_values.h"
#include "upstar/lang/natives.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/script_class.h"
#include "upstar/lang/script_game.h"

namespace upstar {
namespace {

constexpr std::int64_t kMostTokens = 1'000'000'000;

Cell instance_of(const NativeCall& c, const char* of, std::vector<Cell> arguments) {
    const Ref<ScriptClass> made = c.machine.world().find_class(of, {});
    return c.machine.call(Cell(static_cast<const Object*>(made.get())), std::move(arguments));
}

HeapMovesPtr moves(const NativeCall& c) {
    if (HeapMovesPtr found = heap_moves_of(c.self())) return found;
    throw Error(ErrorKind::Input, std::string(c.name) + " is for games on heaps, and " +
                                      to_string(c.arena(), c.self()) + " is none");
}

Cell heap_options(const NativeCall& c) {
    const auto heap = static_cast<std::uint32_t>(c.size(0, kMostTokens));
    std::vector<Cell> options;
    moves(c)->for_each_option(heap, [&](const std::vector<std::uint32_t>& heaps) {
        c.arena().context().poll();
        std::vector<Cell> parts;
        for (const std::uint32_t part : heaps) parts.push_back(Cell::integer(part));
        options.push_back(c.machine.keep_list(std::move(parts)));
        return true;
    });
    return c.machine.keep_list(std::move(options));
}

std::uint32_t nim_value(const NativeCall& c, std::int64_t heap) {
    if (const auto* instance = c.self().as<Instance>()) {
        if (!instance->of().is_kind_of("HeapRuleset")) static_cast<void>(moves(c));
        const RulesetPtr held = ruleset_of(*instance);
        return static_cast<const ScriptRuleset&>(*held).heap_values().value(c.machine, c.self(),
                                                                            heap);
    }
    static_cast<void>(moves(c));
    const auto& ruleset = std::get<RulesetPtr>(c.self().as<Boxed>()->value);
    return ruleset->parse(std::to_string(heap))->nim_value(c.machine.work().evaluators);
}

Cell heap_nim_value(const NativeCall& c) {
    return Cell::integer(nim_value(c, c.size(0, kMostTokens)));
}

Cell nim_value_sequence(const NativeCall& c) {
    std::vector<Cell> values;
    const std::int32_t most = c.size(0, 10'000'000);
    Charge charge(c.arena().context());
    charge.add(static_cast<std::size_t>(most) * sizeof(Cell));
    values.reserve(static_cast<std::size_t>(most));
    for (std::int32_t heap = 1; heap <= most; ++heap) {
        c.arena().context().poll();
        values.push_back(Cell::integer(nim_value(c, heap)));
    }
    return c.machine.keep_list(std::move(values));
}

Cell check_periodicity(const NativeCall& c) {
    const auto most = static_cast<std::uint32_t>(c.size(0, 10'000'000));
    const auto found = moves(c)->period(most, c.arena().context());
    if (!found) return {};
    return instance_of(
        c, "Periodicity",
        {Cell::integer(static_cast<std::int64_t>(found->period)),
         Cell::integer(static_cast<std::int64_t>(found->preperiod)), Cell::integer(0)});
}

constexpr Native kRulesetNatives[] = {
    {"DicoticVariant", "", "the game in which nobody moves once the opponent could not",
     [](const NativeCall& c) { return instance_of(c, "DicoticVariantRuleset", {c.self()}); }},
    {"ImpartialVariant", "", "the game in which both have the moves of both",
     [](const NativeCall& c) { return instance_of(c, "ImpartialVariantRuleset", {c.self()}); }},
    {"TwistedVariant", "", "the game in which the players change sides after each move",
     [](const NativeCall& c) { return instance_of(c, "TwistedVariantRuleset", {c.self()}); }},
    {"HeapOptions", "n", "what a heap of n may become, as lists of heaps", heap_options},
    {"HeapNimValue", "n", "the nim value of a heap of n", heap_nim_value},
    {"NimValueSequence", "n", "the nim values of the heaps 1 to n", nim_value_sequence},
    {"CheckPeriodicity", "n",
     "the period of the nim values, proved from those of the heaps up to n, or Nothing",
     check_periodicity},
    {"code", "", "the code of a game on heaps, such as 0.77",
     [](const NativeCall& c) { return c.machine.keep_string(moves(c)->code()); }},
    {"NormalCode", "", "the shortest code of the same game on heaps",
     [](const NativeCall& c) { return c.machine.keep_string(moves(c)->normal_code()); }},
};

}  // namespace

std::span<const Native> ruleset_natives() { return kRulesetNatives; }

HeapMovesPtr heap_moves_of(const Cell& cell) {
    const auto* boxed = cell.as<Boxed>();
    const auto* ruleset = boxed == nullptr ? nullptr : std::get_if<RulesetPtr>(&boxed->value);
    return ruleset == nullptr ? nullptr : (*ruleset)->heap_moves();
}

Cell as_heap_ruleset(Machine& machine, const Cell& game, Symbol wanted) {
    if (heap_moves_of(game) == nullptr) return {};
    const Ref<ScriptClass> of = machine.world().find_class("BuiltInHeapRuleset", {});
    if (of->find(wanted) == nullptr) return {};
    return machine.call(Cell(static_cast<const Object*>(of.get())), {game});
}

}  // namespace upstar
