#include "upstar/lang/compound.h"

#include <boost/unordered/unordered_flat_map.hpp>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/catalog/known_value.h"
#include "upstar/lang/dispose.h"
#include "upstar/lang/script_game.h"
#include "upstar/values/canonical.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

// The text of a form with shared parts can be exponentially longer than the form.
constexpr std::size_t kMostText = std::size_t{1} << 24;

// Remembers values by object where the options are stored, else by text, since equal forms are made
// again and again on the way down.
class FormEvaluator {
public:
    explicit FormEvaluator(Workspace& work) : work_(work) {}

    Game value(const Form& form) {
        if (const Game* game = std::get_if<Game>(&form)) return *game;
        const std::shared_ptr<const CompoundGame>& game = std::get<1>(form);
        if (stack_is_low())
            return on_fresh_stack(work_.arena.context(), [&] { return value(form); });
        work_.arena.context().poll();
        if (game->stores_options()) {
            if (const auto known = by_object_.find(game); known != by_object_.end())
                return known->second;
            const Game result = from_options(*game);
            by_object_.emplace(game, result);
            return result;
        }
        const std::string key = text_of(work_.arena, form, Notation::Text);
        if (const auto known = by_text_.find(key); known != by_text_.end()) return known->second;
        const auto direct =
            game->direct_value(work_, [this](const Form& part) { return value(part); });
        const Game result = direct ? *direct : from_options(*game);
        by_text_.emplace(key, result);
        return result;
    }

private:
    Game from_options(const CompoundGame& game) {
        std::array<std::vector<Game>, 2> sides;
        for (const Player p : kPlayers)
            for (const Form& option : game.options(work_, p))
                sides[index(p)].push_back(value(option));
        return canonical(work_.arena, sides[0], sides[1]);
    }

    Workspace& work_;
    boost::unordered_flat_map<std::shared_ptr<const CompoundGame>, Game> by_object_;
    boost::unordered_flat_map<std::string, Game> by_text_;
};

const char* first_obstacle(const std::array<const std::vector<Form>*, 2>& sides) {
    for (const std::vector<Form>* side : sides)
        for (const Form& option : *side)
            if (const char* obstacle = misere_obstacle(option)) return obstacle;
    return nullptr;
}

}  // namespace

ExplicitGame::ExplicitGame(std::vector<Form> left, std::vector<Form> right)
    : CompoundGame(first_obstacle({&left, &right})), sides_{std::move(left), std::move(right)} {}

ExplicitGame::~ExplicitGame() {
    for (auto& side : sides_)
        for (Form& option : side) dispose_of(option);
}

std::vector<Form> ExplicitGame::options(Workspace&, Player player) const {
    return sides_[index(player)];
}

Form ExplicitGame::negated(Workspace& work) const {
    if (auto known = negative_.lock()) return known;
    std::array<std::vector<Form>, 2> sides;
    for (const Player p : kPlayers)
        for (const Form& option : sides_[index(p)])
            sides[index(opponent(p))].push_back(negative_of(work, option));
    auto negative = std::make_shared<const ExplicitGame>(sides[0], sides[1]);
    negative_ = negative;
    return negative;
}

std::string ExplicitGame::text(Arena& arena, Notation notation) const {
    const bool latex = notation == Notation::Latex;
    std::string text = latex ? "\\left\\{" : "'{";
    for (const Player p : kPlayers) {
        const char* separator = p == Player::Left ? "" : latex ? "\\,|\\," : "|";
        if (p == Player::Right && sides_[1].empty()) text += separator;
        for (const Form& option : sides_[index(p)]) {
            text += separator + text_of(arena, option, notation);
            separator = ",";
        }
    }
    return text + (latex ? "\\right\\}" : "}'");
}

PositionGame::PositionGame(PositionPtr position)
    : CompoundGame(position->kind() == PositionKind::Scoring
                       ? "positions of scoring games are counted in points"
                       : nullptr),
      position_(std::move(position)) {}

std::vector<Form> PositionGame::options(Workspace&, Player player) const {
    std::vector<Form> result;
    for (auto& option : position_->options(player))
        result.push_back(std::make_shared<const PositionGame>(std::move(option.position)));
    return result;
}

Form PositionGame::negated(Workspace&) const {
    if (auto negative = position_->negated())
        return std::make_shared<const PositionGame>(std::move(negative));
    return written_negative(std::make_shared<const PositionGame>(position_));
}

std::string PositionGame::text(Arena&, Notation notation) const {
    const std::string board = quoted(position_->to_string());
    const std::string text = ruleset_text(position_->ruleset()) + "(" + board + ")";
    return notation == Notation::Latex ? "\\texttt{" + text + "}" : text;
}

std::optional<Game> PositionGame::direct_value(Workspace& work, const ValueOf&) const {
    return position_->value(work.evaluators);
}

std::string text_of(Arena& arena, const Form& form, Notation notation) {
    if (const Game* game = std::get_if<Game>(&form)) return to_string(arena, *game, notation);
    if (stack_is_low())
        return on_fresh_stack(arena.context(), [&] { return text_of(arena, form, notation); });
    std::string text = std::get<1>(form)->text(arena, notation);
    arena.context().poll();
    if (text.size() > kMostText)
        throw Error(ErrorKind::Limit, "a form too long to write (more than 16 million characters)");
    return text;
}

void dispose_of(Form& form) {
    if (auto* written = std::get_if<1>(&form))
        dispose(std::shared_ptr<const void>(std::move(*written)));
}

Game value_of(Workspace& work, const Form& form) {
    if (const Game* game = std::get_if<Game>(&form)) return *game;
    return FormEvaluator(work).value(form);
}

std::vector<Form> options_of(Workspace& work, const Form& form, Player player) {
    const Game* game = std::get_if<Game>(&form);
    if (stack_is_low())
        return on_fresh_stack(work.arena.context(), [&] { return options_of(work, form, player); });
    work.arena.context().poll();
    if (game == nullptr) return std::get<1>(form)->options(work, player);
    std::vector<Form> result;
    for (const Game option : work.arena.options(*game, player)) result.emplace_back(option);
    return result;
}

Form negative_of(Workspace& work, const Form& form) {
    if (const Game* game = std::get_if<Game>(&form)) return negative(work.arena, *game);
    if (stack_is_low())
        return on_fresh_stack(work.arena.context(), [&] { return negative_of(work, form); });
    work.arena.context().poll();
    return std::get<1>(form)->negated(work);
}

const char* misere_obstacle(const Form& form) {
    const auto* written = std::get_if<1>(&form);
    return written == nullptr ? nullptr : (*written)->misere_obstacle();
}

const AnyPosition* position_in(const Form& form) {
    const auto* written = std::get_if<1>(&form);
    return written == nullptr ? nullptr : (*written)->position();
}

Value to_value(const Form& form) {
    if (const Game* game = std::get_if<Game>(&form)) return *game;
    return std::get<1>(form);
}

std::optional<Form> as_form(const Value& value) {
    if (const Game* game = std::get_if<Game>(&value)) return *game;
    if (const auto* written = std::get_if<std::shared_ptr<const CompoundGame>>(&value))
        return *written;
    return std::nullopt;
}

std::string ruleset_text(const AnyRuleset& ruleset) {
    if (const auto* script = dynamic_cast<const ScriptRuleset*>(&ruleset)) return script->text();
    return known_as(ruleset);
}

std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
        switch (c) {
            case '"':
                result += "\\\"";
                break;
            case '\\':
                result += "\\\\";
                break;
            case '\n':
                result += "\\n";
                break;
            case '\t':
                result += "\\t";
                break;
            case '\r':
                result += "\\r";
                break;
            default:
                result += c;
        }
    }
    return result + "\"";
}

}  // namespace upstar
