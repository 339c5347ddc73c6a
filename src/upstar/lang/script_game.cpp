#include "upstar/lang/script_game.h"

#include <algorithm>
#include <functional>
#include <typeinfo>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/lang/boards.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/graphs.h"
#include "upstar/lang/literal_text.h"
#include "upstar/lang/machine.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/plays_end.h"
#include "upstar/lang/small_instances.h"

namespace upstar {
namespace {

// A number, a nimber, any value.
class ValueState : public DynamicState {
public:
    ValueState(World& world, Game value) : world_(world), value_(value) {}
    void options(Player player, std::vector<DynamicOption>& out) const override {
        for (const Game option : world_.arena().options(value_, player))
            out.push_back({std::make_shared<ValueState>(world_, option)});
    }
    bool equals(const DynamicState& other) const override {
        const auto* same = dynamic_cast<const ValueState*>(&other);
        return same != nullptr && same->value_ == value_;
    }
    std::size_t hash() const override { return hash_value(value_); }
    std::string to_string() const override { return upstar::to_string(world_.arena(), value_); }
    void components(std::vector<DynamicStatePtr>& out) const override {
        if (!value_.is_zero()) out.push_back(shared_from_this());
    }
    std::optional<Game> known_value(Arena&) const override { return value_; }
    std::optional<std::uint32_t> known_nim_value() const override {
        if (!world_.arena().is_nimber(value_))
            throw Error(ErrorKind::Input,
                        "an option of an impartial game is no nimber: " + to_string());
        return world_.arena().nimber_part(value_);
    }

private:
    World& world_;
    Game value_;
};

// Several positions side by side.
class SumState : public DynamicState {
public:
    explicit SumState(std::vector<DynamicStatePtr> parts) : parts_(std::move(parts)) {}
    void options(Player player, std::vector<DynamicOption>& out) const override {
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            std::vector<DynamicOption> moves;
            parts_[i]->options(player, moves);
            for (DynamicOption& move : moves) {
                std::vector<DynamicStatePtr> parts = parts_;
                parts[i] = move.whole();
                out.push_back({std::make_shared<SumState>(std::move(parts))});
            }
        }
    }
    bool equals(const DynamicState& other) const override {
        const auto* same = dynamic_cast<const SumState*>(&other);
        return same != nullptr &&
               std::equal(parts_.begin(), parts_.end(), same->parts_.begin(), same->parts_.end(),
                          [](const auto& a, const auto& b) { return a->equals(*b); });
    }
    std::size_t hash() const override {
        std::uint64_t hash = 5;
        for (const auto& part : parts_) hash = combine(hash, part->hash());
        return static_cast<std::size_t>(hash);
    }
    std::string to_string() const override {
        std::string text;
        for (const auto& part : parts_) text += (text.empty() ? "" : " + ") + part->to_string();
        return text;
    }
    void components(std::vector<DynamicStatePtr>& out) const override {
        for (const auto& part : parts_) part->components(out);
    }

private:
    std::vector<DynamicStatePtr> parts_;
};

// Any other game: a negative, an explicit form, a position of another game.
class FormState : public DynamicState {
public:
    FormState(World& world, Form form)
        : world_(world),
          form_(std::move(form)),
          text_(text_of(world.arena(), form_, Notation::Text)) {}
    void options(Player player, std::vector<DynamicOption>& out) const override;
    bool equals(const DynamicState& other) const override {
        const auto* same = dynamic_cast<const FormState*>(&other);
        return same != nullptr && same->text_ == text_;
    }
    std::size_t hash() const override {
        return static_cast<std::size_t>(mix(std::hash<std::string>()(text_)));
    }
    std::string to_string() const override { return text_; }
    std::size_t memory() const override { return 200 + 2 * text_.size(); }

private:
    World& world_;
    Form form_;
    std::string text_;
};

DynamicStatePtr state_of_form(World& world, const Form& form) {
    if (const Game* game = std::get_if<Game>(&form))
        return std::make_shared<ValueState>(world, *game);
    const auto& written = std::get<1>(form);
    if (const AnyPosition* position = written->position())
        if (auto state = state_of(*position)) return state;
    std::vector<DynamicStatePtr> parts;
    std::vector<Form> open = {form};
    while (!open.empty()) {
        const Form next = std::move(open.back());
        open.pop_back();
        const auto* sum = std::get_if<1>(&next);
        if (auto both = sum == nullptr ? std::nullopt : (*sum)->summands()) {
            open.push_back((*both)[1]);
            open.push_back((*both)[0]);
        } else if (parts.empty() && open.empty()) {
            return std::make_shared<FormState>(world, next);
        } else {
            parts.push_back(state_of_form(world, next));
        }
    }
    return std::make_shared<SumState>(std::move(parts));
}

void FormState::options(Player player, std::vector<DynamicOption>& out) const {
    for (const Form& option : options_of(world_.work(), form_, player))
        out.push_back({state_of_form(world_, option)});
}

std::string character_map(const Instance& position) {
    World& world = position.of().world();
    const World::Loan machine = world.machine();
    const Symbol name = machine->symbol("CharMap");
    if (!machine->has_method(position.outer(), name)) return ".123456789";
    const Cell characters = machine->property(position.outer(), name);
    const auto* text = characters.as<StringObject>();
    if (text == nullptr || text->text.empty())
        throw Error(ErrorKind::Input, "`CharMap` must be a text such as \".xo\"");
    return text->text;
}

// The only parameter of the position's class if it is a board, or null.
const BoardObject* only_board(const Instance& position) {
    const auto& places = position.of().parameter_places;
    return places.size() == 1 ? as_board(position.fields[places[0]]) : nullptr;
}

const Code* options_method(const Instance& position) {
    static const std::string kName = "Options";
    World& world = position.of().world();
    const Member* member = position.of().find(world.options_symbol());
    if (member == nullptr || member->overloads.empty())
        throw Error(ErrorKind::Input, "the class " + position.of().full_name() +
                                          " has no `Options`: override it to say what the moves "
                                          "are");
    for (const auto& code : member->overloads)
        if (code->required == (position.of().is_impartial() ? 0u : 1u)) return code.get();
    return member->overloads.front().get();
}

std::string first_sentence(const std::string& comment) {
    std::string line;
    for (const char c : comment) {
        if (c == '\n' && (line.empty() || line.back() == '\n')) break;
        line += c == '\n' ? ' ' : c;
        if (c == '.' && line.size() > 10) break;
    }
    return line;
}

About about_of(World& world, const std::string& name, const ScriptClass& described,
               const Cell& game, const ScriptClass* positions) {
    About about;
    about.name = name;
    about.summary = first_sentence(described.comment);
    // "Walkers: Left's x steps right." is shown behind the name.
    if (about.summary.rfind(name + ": ", 0) == 0) about.summary.erase(0, name.size() + 2);
    if (about.summary.empty()) about.summary = "a game of this session";
    about.rules = described.comment.empty()
                      ? "No comment stands above the class " + described.name() + "."
                      : described.comment;
    about.notation = "A position is written as the arguments of " + name + ".";
    about.examples = {"0"};
    const auto* instance = game.as<Instance>();
    const bool grid = instance != nullptr && instance->of().is_kind_of("GridRuleset");
    const bool strip = instance != nullptr && instance->of().is_kind_of("StripRuleset");
    if (!described.package.empty()) about.aliases.push_back(described.package + "." + name);
    if (grid || strip) {
        const World::Loan machine = world.machine();
        std::string characters = ".";
        try {
            if (const auto* text =
                    machine->property(game, machine->symbol("CharMap")).as<StringObject>())
                characters = text->text;
        } catch (const Error&) {
            // Whoever plays it hears of it.
        }
        about.notation = (grid ? "Rows joined by |, of the cells " : "A row of the cells ") +
                         characters + " (the first is an empty one).";
        const char first = characters.empty() ? '.' : characters[0];
        const char left = characters.size() > 1 ? characters[1] : first;
        const char right = characters.size() > 2 ? characters[2] : left;
        about.examples = grid
                             ? std::vector<std::string>{std::string{left, first, '|', first, right}}
                             : std::vector<std::string>{std::string{left, first, right, first}};
    } else if (positions != nullptr && positions->constructor != nullptr) {
        const auto& parameters = positions->constructor->parameters;
        std::string example;
        for (const Code::Parameter& parameter : parameters) {
            example += example.empty() ? "" : ",";
            example += parameter.native_type == NativeType::Coordinates ? "(2,3)"
                       : parameter.native_type == NativeType::List      ? "[1,2]"
                                                                        : "5";
        }
        if (!parameters.empty()) about.examples = {example};
    }
    return about;
}

}  // namespace

DynamicStatePtr state_of_option(World& world, const Cell& option, const std::string& whose) {
    if (const auto* instance = option.as<Instance>();
        instance != nullptr && instance->of().is_game())
        return std::make_shared<ScriptState>(Ref<const Instance>(instance));
    if (const auto form = as_form(value_of(world.arena(), option)))
        return state_of_form(world, *form);
    throw Error(ErrorKind::Input, "the options of " + whose + " must be games, not " +
                                      type_name(option) + " " + to_string(world.arena(), option));
}

void ScriptState::options(Player player, std::vector<DynamicOption>& out) const {
    if (world().should_look_for_cycles())
        look_for_cycle(shared_from_this(), world().arena().context());
    const Code* code = options_method(*instance_);
    const World::Loan machine = world().machine();
    std::vector<Cell> arguments;
    if (code->required > 0) arguments.emplace_back(player);
    const Cell options =
        machine->call_method(Cell(instance_), world().options_symbol(), std::move(arguments));
    const auto* items = items_in(options);
    if (items == nullptr)
        throw Error(ErrorKind::Input, "`Options` of " + instance_->of().full_name() +
                                          " must give a list, not " + type_name(options) + " " +
                                          upstar::to_string(world().arena(), options));
    out.reserve(out.size() + items->size());
    SmallInstances& instances = world().small_instances();
    for (const Cell& option : *items) {
        DynamicOption added;
        if (const auto* next = option.as<Instance>())
            if (const auto small = instances.small(*next)) added.small = *small;
        if (added.small.family == nullptr)
            added.state = state_of_option(world(), option, instance_->of().full_name());
        out.push_back(std::move(added));
    }
}

std::optional<SmallState> ScriptState::small() const {
    return world().small_instances().small(*instance_);
}

bool ScriptState::equals(const DynamicState& other) const {
    // Searches ask this all the time, and a dynamic_cast takes longer.
    return typeid(other) == typeid(ScriptState) &&
           same_instances(world().arena(), *instance_,
                          *static_cast<const ScriptState&>(other).instance_);
}

std::size_t ScriptState::hash() const {
    if (const auto small = this->small()) return hash_value(*small);
    return static_cast<std::size_t>(hash_instance(world().arena(), *instance_));
}

std::string ScriptState::to_string() const { return position_text(*instance_); }

BoardDescription ScriptState::board() const {
    const BoardObject* board = only_board(*instance_);
    if (board == nullptr) {
        BoardDescription described;
        described.text = to_string();
        return described;
    }
    const std::string characters = character_map(*instance_);
    std::vector<PieceLetter> letters;
    const bool has_owners = !instance_->of().is_impartial() && characters.size() > 2;
    for (std::size_t i = 1; i < characters.size(); ++i) {
        std::optional<Player> owner;
        if (has_owners && i < 3) owner = i == 1 ? Player::Left : Player::Right;
        letters.push_back({characters[i], owner});
    }
    std::string text = upstar::board_text(*board, characters);
    std::replace(text.begin(), text.end(), characters[0], '.');
    return board_of_squares(text, letters);
}

void ScriptState::components(std::vector<DynamicStatePtr>& out) const {
    const Symbol name = world().decomposition_symbol();
    if (instance_->of().find(name) == nullptr) {
        out.push_back(shared_from_this());
        return;
    }
    const World::Loan machine = world().machine();
    const Cell parts = machine->property(Cell(instance_), name);
    const auto* items = items_in(parts);
    if (items == nullptr)
        throw Error(ErrorKind::Input, "`Decomposition` of " + instance_->of().full_name() +
                                          " must give a list of games");
    for (const Cell& part : *items) {
        const DynamicStatePtr state = state_of_option(world(), part, instance_->of().full_name());
        if (dynamic_cast<const ScriptState*>(state.get()) != nullptr) {
            out.push_back(state);
        } else {
            state->components(out);
        }
    }
}

std::optional<std::uint32_t> ScriptState::known_nim_value() const {
    const Symbol name = world().nim_value_symbol();
    if (instance_->of().find(name) == nullptr) return std::nullopt;
    const World::Loan machine = world().machine();
    const Cell value = machine->property(Cell(instance_), name);
    if (!value.is_integer() || value.integer() < 0 || value.integer() > Arena::kMostNimber)
        throw Error(ErrorKind::Input, "`NimValue` of " + instance_->of().full_name() +
                                          " must give a nim value, not " +
                                          upstar::to_string(world().arena(), value));
    return static_cast<std::uint32_t>(value.integer());
}

std::string position_text(const Instance& position) {
    Arena& arena = position.of().world().arena();
    if (const BoardObject* board = only_board(position))
        return board_text(*board, character_map(position));
    const auto& places = position.of().parameter_places;
    if (places.size() == 1) {
        const Cell& only = position.fields[places[0]];
        if (const auto* text = only.as<StringObject>()) return text->text;
        if (const auto* graph = only.as<GraphObject>())
            return graph_notation(position.of().world(), *graph, position.outer());
    }
    std::string text;
    for (const std::size_t place : places) {
        const Cell& argument = position.fields[place];
        const auto* string = argument.as<StringObject>();
        text += (text.empty() ? "" : ",") +
                (string != nullptr ? quoted(string->text) : to_string(arena, argument));
    }
    return text;
}

ScriptRuleset::ScriptRuleset(World& world, About about, PositionKind kind, Cell game,
                             Ref<ScriptClass> of)
    : DynamicRuleset(std::move(about), kind),
      world_(world),
      game_(std::move(game)),
      of_(std::move(of)) {}

std::string ScriptRuleset::text() const {
    if (game_.is_nothing()) return of_->full_name();
    return upstar::to_string(world_.arena(), game_);
}

DynamicStatePtr ScriptRuleset::state(std::string_view text) const {
    const World::Loan machine = world_.machine();
    Cell made;
    const auto* game = game_.as<Instance>();
    const Member* eval = game == nullptr ? nullptr : game->of().find(machine->symbol("Eval"));
    const auto takes_text = [](const std::shared_ptr<const Code>& code) {
        return code->parameters.size() == 1 &&
               code->parameters[0].native_type == NativeType::String;
    };
    const bool by_text =
        eval != nullptr ? std::any_of(eval->overloads.begin(), eval->overloads.end(), takes_text)
                        : of_ && of_->constructor && takes_text(of_->constructor);
    std::vector<Cell> arguments;
    if (by_text) {
        arguments.push_back(string_cell(std::string(text)));
    } else {
        arguments = literal_cells(world_, text, about().name);
    }
    const Cell callee =
        eval != nullptr ? game_
        : game_.is_nothing()
            ? Cell(static_cast<const Object*>(of_.get()))
            : Cell(static_cast<const Object*>(
                  make_object<BoundClass>(Ref<const ScriptClass>(of_.get()), game_).get()));
    // Two numbers may be meant as coordinates.
    try {
        made = machine->call(callee, arguments);
    } catch (const Error&) {
        if (arguments.size() != 2 || !arguments[0].is_integer() || !arguments[1].is_integer())
            throw;
        made = machine->call(
            callee, {Cell(Coordinates{static_cast<std::int32_t>(arguments[0].integer()),
                                      static_cast<std::int32_t>(arguments[1].integer())})});
    }
    return state_of_option(world_, made, about().name);
}

RulesetPtr ruleset_of(const Instance& game) {
    if (!game.of().is_ruleset()) return nullptr;
    World& world = game.of().world();
    const Member* nested = game.of().find(world.symbols().intern("Position"));
    Ref<ScriptClass> positions;
    if (nested != nullptr && nested->kind == Member::Kind::Class) positions = nested->nested;
    return world.ruleset(game.of(), Cell(&game), positions);
}

RulesetPtr World::ruleset(const ScriptClass& described, const Cell& game,
                          const Ref<ScriptClass>& positions) {
    const std::pair<const void*, const void*> key{
        positions ? static_cast<const void*>(positions.get()) : &described,
        game.is_nothing() ? nullptr : game.object()};
    {
        const std::lock_guard lock(rulesets_mutex_);
        if (const auto known = rulesets_.find(key); known != rulesets_.end()) return known->second;
    }
    const bool impartial = positions ? positions->is_impartial() : described.is_impartial();
    std::string name = game.is_nothing() ? described.full_name() : to_string(arena(), game);
    // Its title does without the package.
    if (const std::string package = described.package + "."; name.rfind(package, 0) == 0)
        name.erase(0, package.size());
    auto made = std::make_shared<ScriptRuleset>(
        *this, about_of(*this, name, described, game, positions ? positions.get() : nullptr),
        impartial ? PositionKind::Impartial : PositionKind::Partizan, game, positions);
    const std::lock_guard lock(rulesets_mutex_);
    if (rulesets_.size() > 10'000) rulesets_.clear();
    return rulesets_.emplace(key, made).first->second;
}

Value value_of(const Instance& instance) {
    if (instance.of().is_ruleset()) return ruleset_of(instance);
    if (!instance.of().is_game()) return Cell(&instance);
    World& world = instance.of().world();
    const Ref<ScriptClass> of(const_cast<ScriptClass*>(&instance.of()));
    const auto* outer = instance.outer().as<Instance>();
    const bool in_game = outer != nullptr && outer->of().is_ruleset();
    const RulesetPtr ruleset = in_game ? world.ruleset(outer->of(), instance.outer(), of)
                                       : world.ruleset(instance.of(), instance.outer(), of);
    const auto state = std::make_shared<ScriptState>(Ref<const Instance>(&instance));
    const auto& dynamic = static_cast<const ScriptRuleset&>(*ruleset);
    return to_value(std::make_shared<const PositionGame>(dynamic.position(state)));
}

Ref<const Instance> instance_in(const Value& value) {
    if (const auto* ruleset = std::get_if<RulesetPtr>(&value)) {
        const auto* script = dynamic_cast<const ScriptRuleset*>(ruleset->get());
        if (script == nullptr) return {};
        return Ref<const Instance>(script->game().as<Instance>());
    }
    const auto* game = std::get_if<std::shared_ptr<const CompoundGame>>(&value);
    const AnyPosition* position = game == nullptr ? nullptr : (*game)->position();
    if (position == nullptr) return {};
    const DynamicStatePtr state = state_of(*position);
    const auto* script = dynamic_cast<const ScriptState*>(state.get());
    if (script == nullptr) return {};
    return Ref<const Instance>(&script->instance());
}

}  // namespace upstar
