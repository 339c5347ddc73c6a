#include "upstar/lang/function_game.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/catalog/dynamic_position.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/literal_text.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/plays_end.h"
#include "upstar/lang/script_game.h"

namespace upstar {
namespace {

class FunctionRuleset : public DynamicRuleset {
public:
    FunctionRuleset(World& world, About about, PositionKind kind, std::array<Cell, 2> functions,
                    bool takes_player)
        : DynamicRuleset(std::move(about), kind),
          world_(world),
          functions_(std::move(functions)),
          takes_player_(takes_player) {}

    /// What stands in quotes is a text; numbers and lists are what they are. If the function wants
    /// a text (`s as String`), every position is one.
    DynamicStatePtr state(std::string_view text) const override;
    bool wants_text() const;
    /// The text that `state` reads as this position.
    std::string text_of(const Cell& position) const;

    World& world() const { return world_; }

    void options(const Cell& position, Player player, std::vector<DynamicOption>& out) const;

private:
    DynamicStatePtr state_of(const Cell& position) const;
    DynamicOption scored(const Cell& option) const;

    World& world_;
    std::array<Cell, 2> functions_;
    bool takes_player_;
};

class FunctionState : public DynamicState {
public:
    FunctionState(std::shared_ptr<const FunctionRuleset> rules, Cell position)
        : rules_(std::move(rules)), position_(std::move(position)) {}

    void options(Player player, std::vector<DynamicOption>& out) const override {
        if (rules_->world().should_look_for_cycles())
            look_for_cycle(shared_from_this(), rules_->world().arena().context());
        rules_->options(position_, player, out);
    }
    bool equals(const DynamicState& other) const override {
        const auto* same = dynamic_cast<const FunctionState*>(&other);
        return same != nullptr && same->rules_ == rules_ &&
               upstar::same(rules_->world().arena(), position_, same->position_);
    }
    std::size_t hash() const override {
        return static_cast<std::size_t>(hash_of_cell(rules_->world().arena(), position_));
    }
    std::string to_string() const override { return rules_->text_of(position_); }
    BoardDescription board() const override {
        if (position_.as<StringObject>() != nullptr) return DynamicState::board();
        BoardDescription described;
        described.text = to_string();
        return described;
    }
    std::size_t memory() const override { return 200; }

private:
    std::shared_ptr<const FunctionRuleset> rules_;
    Cell position_;
};

DynamicStatePtr FunctionRuleset::state_of(const Cell& position) const {
    if (can_change(position))
        throw Error(ErrorKind::Input, "a position of " + about().name +
                                          " must not be able to "
                                          "change: " +
                                          to_string(world_.arena(), position));
    return std::make_shared<FunctionState>(
        std::static_pointer_cast<const FunctionRuleset>(shared_from_this()), position);
}

bool FunctionRuleset::wants_text() const {
    return std::all_of(functions_.begin(), functions_.end(), [](const Cell& function) {
        const auto& parameters = function.as<FunctionObject>()->code->parameters;
        return !parameters.empty() && parameters[0].native_type == NativeType::String;
    });
}

DynamicStatePtr FunctionRuleset::state(std::string_view text) const {
    if (wants_text() || !is_literal_text(text)) return state_of(string_cell(std::string(text)));
    std::vector<Cell> parts = literal_cells(world_, text, about().name);
    return state_of(parts.size() == 1 ? parts[0] : list_cell(std::move(parts)));
}

// A list goes without its brackets where it stays a list without them.
std::string FunctionRuleset::text_of(const Cell& position) const {
    std::string text = upstar::to_string(world_.arena(), position);
    if (position.as<StringObject>() != nullptr)
        return !wants_text() && is_literal_text(text) ? upstar::quoted(text) : text;
    const auto* list = position.as<ListObject>();
    return list != nullptr && list->items.size() > 1 ? text.substr(1, text.size() - 2) : text;
}

DynamicOption FunctionRuleset::scored(const Cell& option) const {
    const auto* list = option.as<ListObject>();
    const bool fits = list != nullptr && (list->items.size() == 2 || list->items.size() == 3) &&
                      list->items[1].is_integer() && list->items[1].integer() >= -1'000'000 &&
                      list->items[1].integer() <= 1'000'000 &&
                      (list->items.size() == 2 || list->items[2].is(CellTag::Boolean));
    if (!fits)
        throw Error(ErrorKind::Input,
                    "an option of the scoring game " + about().name +
                        " is [position, points] or [position, points, true] for another move, "
                        "not " +
                        to_string(world_.arena(), option));
    return {state_of(list->items[0]), static_cast<std::int32_t>(list->items[1].integer()),
            list->items.size() == 3 && list->items[2].truth()};
}

void FunctionRuleset::options(const Cell& position, Player player,
                              std::vector<DynamicOption>& out) const {
    const World::Loan machine = world_.machine();
    std::vector<Cell> arguments = {position};
    if (takes_player_) arguments.emplace_back(player);
    const Cell options = machine->call(functions_[index(player)], std::move(arguments));
    const auto* items = items_in(options);
    if (items == nullptr)
        throw Error(ErrorKind::Input, "the function of " + about().name +
                                          " must give a list of positions, not " +
                                          to_string(world_.arena(), options));
    for (const Cell& option : *items)
        out.push_back(kind() == PositionKind::Scoring ? scored(option)
                                                      : DynamicOption{state_of(option)});
}

// As a name of the language, so that what the game prints reads back.
bool is_game_name(const std::string& name) {
    const auto is_letter = [](char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); };
    return !name.empty() && is_letter(name[0]) &&
           std::all_of(name.begin(), name.end(), [&](char c) {
               return is_letter(c) || ('0' <= c && c <= '9') || c == '_' || c == '-' || c == ' ';
           });
}

}  // namespace

std::optional<std::string> position_text(const AnyRuleset& ruleset, const Cell& position) {
    const auto* rules = dynamic_cast<const FunctionRuleset*>(&ruleset);
    if (rules == nullptr || rules->wants_text()) return std::nullopt;
    std::string text = rules->text_of(position);
    return is_literal_text(text) ? std::optional(std::move(text)) : std::nullopt;
}

Cell game_from_function(Machine& machine, const Cell* arguments, std::size_t count) {
    const auto refuse = [] {
        throw Error(ErrorKind::Input,
                    "write game(\"name\", p -> ...), game(\"name\", (p, player) -> ...), "
                    "game(\"name\", left, right) or game(\"name\", p -> ..., \"scoring\")");
    };
    const auto* name = count > 1 ? arguments[0].as<StringObject>() : nullptr;
    const auto* function = count > 1 ? arguments[1].as<FunctionObject>() : nullptr;
    if (name == nullptr || function == nullptr || count > 3) refuse();
    if (!is_game_name(name->text))
        throw Error(
            ErrorKind::Input,
            "the name of a game begins with a letter and has letters, digits, - and _ (a to "
            "z, without accents), not " +
                upstar::quoted(name->text));
    PositionKind kind = PositionKind::Impartial;
    std::array<Cell, 2> functions = {arguments[1], arguments[1]};
    const bool takes_player = function->code->parameters.size() == 2;
    if (takes_player) kind = PositionKind::Partizan;
    if (count == 3) {
        const auto* word = arguments[2].as<StringObject>();
        if (arguments[2].as<FunctionObject>() != nullptr && !takes_player) {
            functions[1] = arguments[2];
            kind = PositionKind::Partizan;
        } else if (word != nullptr && word->text == "scoring" && !takes_player) {
            kind = PositionKind::Scoring;
        } else {
            refuse();
        }
    }
    About about;
    about.name = name->text;
    about.summary = "a game of this session";
    about.rules = "Its moves are given by a function.";
    about.notation =
        "A position is a number, a text, a list or coordinates, as the function takes "
        "it.";
    about.examples = {"0"};
    auto ruleset = std::make_shared<FunctionRuleset>(machine.world(), std::move(about), kind,
                                                     std::move(functions), takes_player);
    ++machine.world().effects;
    machine.world().add_game(ruleset);
    return cell_of(machine.arena(), Value(RulesetPtr(ruleset)));
}

}  // namespace upstar
