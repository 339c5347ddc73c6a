#include "upstar/catalog/user_game.h"

#include <algorithm>
#include <utility>

#include "upstar/catalog/erased.h"
#include "upstar/catalog/user_graph.h"

namespace upstar {
namespace {

// What the templates of erased.h want of a ruleset; what it says of itself is never asked.
template <PositionKind of>
struct RulesOfKind {
    using Position = UserPosition<of>;
    static const About& about() {
        static const About nobody{};
        return nobody;
    }
    Position parse(std::string_view) const { return {}; }
};

class UserGame final : public AnyRuleset, public std::enable_shared_from_this<UserGame> {
public:
    explicit UserGame(std::shared_ptr<UserRules> rules)
        : rules_(std::move(rules)), graph_(std::make_shared<UserGraph>(rules_)) {}

    const About& about() const override { return rules_->about(); }
    PositionKind kind() const override { return rules_->kind(); }
    const Settings& settings() const override { return rules_->settings(); }
    RulesetPtr configured(const std::vector<Argument>& given) const override {
        return rules_->configured(shared_from_this(), given);
    }
    PositionPtr parse(std::string_view text) const override {
        return position(rules_->parse(text));
    }
    Standing standing(std::string_view) const override { return {}; }

    PositionPtr position(UserRules::Handle handle) const;
    PositionPtr position(const UserNode& node) const;
    UserRules& rules() const { return *rules_; }
    UserGraph& graph() const { return *graph_; }

private:
    std::shared_ptr<UserRules> rules_;
    std::shared_ptr<UserGraph> graph_;
};

// Explores before anything is searched, and leaves the search to ErasedPosition.
template <PositionKind of>
class ExploredPosition final : public AnyPosition {
public:
    using Searched = ErasedPosition<RulesOfKind<of>, NoSpecialist>;

    ExploredPosition(std::shared_ptr<const UserGame> game, const UserNode& node)
        : game_(std::move(game)), node_(node), searched_(game_, UserPosition<of>(node)) {}

    const UserNode& node() const { return node_; }

    const AnyRuleset& ruleset() const override { return *game_; }
    std::string to_string() const override { return game_->rules().text(node_.handle); }
    std::string board_text() const override { return game_->rules().board_text(node_.handle); }
    BoardDescription board() const override { return game_->rules().board(node_.handle); }

    std::vector<AnyOption> options(Player player) const override {
        const Player side = of == PositionKind::Partizan ? player : Player::Left;
        std::vector<AnyOption> all;
        for (const UserNode::Edge& edge : UserGraph::expanded(node_).options[index(side)])
            all.push_back({game_->position(*edge.to), edge.points, edge.moves_again});
        return all;
    }
    std::string move_to(const AnyPosition& option) const override {
        const auto handle = handle_of(option);
        return handle ? game_->rules().move_name(node_.handle, *handle) : std::string();
    }
    std::vector<PositionPtr> components() const override {
        std::vector<PositionPtr> all;
        for (const UserNode* component : UserGraph::expanded(node_).components)
            all.push_back(game_->position(*component));
        return all;
    }
    PositionPtr canonical() const override {
        return game_->position(*UserGraph::expanded(node_).canonical);
    }
    PositionPtr negated() const override { return nullptr; }
    std::vector<std::string> reasons(Evaluators&) const override { return {}; }

    Game value(Evaluators& evaluators) const override {
        return explored(evaluators).value(evaluators);
    }
    std::uint32_t nim_value(Evaluators& evaluators) const override {
        return explored(evaluators).nim_value(evaluators);
    }
    Outcome outcome(Evaluators& evaluators) const override {
        return explored(evaluators).outcome(evaluators);
    }
    Outcome misere_outcome(Evaluators& evaluators) const override {
        return explored(evaluators).misere_outcome(evaluators);
    }
    bool wins_first(Player player, Evaluators& evaluators) const override {
        return explored(evaluators).wins_first(player, evaluators);
    }
    bool is_worth(Game value, Evaluators& evaluators) const override {
        return explored(evaluators).is_worth(value, evaluators);
    }
    std::int32_t margin(Evaluators& evaluators) const override {
        return explored(evaluators).margin(evaluators);
    }
    std::vector<std::int32_t> option_margins(Evaluators& evaluators) const override {
        return explored(evaluators).option_margins(evaluators);
    }
    std::optional<AnySuggestion> suggestion(Player, Thought, Voice, Evaluators&) const override {
        return std::nullopt;
    }

private:
    const Searched& explored(Evaluators& evaluators) const {
        game_->graph().explore(node_, evaluators.arena().context());
        return searched_;
    }

    std::shared_ptr<const UserGame> game_;
    const UserNode& node_;
    Searched searched_;
};

PositionPtr UserGame::position(UserRules::Handle handle) const {
    return position(graph_->node(handle));
}

PositionPtr UserGame::position(const UserNode& node) const {
    const auto self = shared_from_this();
    switch (kind()) {
        case PositionKind::Partizan:
            return std::make_shared<ExploredPosition<PositionKind::Partizan>>(self, node);
        case PositionKind::Impartial:
            return std::make_shared<ExploredPosition<PositionKind::Impartial>>(self, node);
        case PositionKind::Scoring:
            break;
    }
    return std::make_shared<ExploredPosition<PositionKind::Scoring>>(self, node);
}

template <PositionKind of>
std::optional<UserRules::Handle> handle_in(const AnyPosition& position) {
    const auto* explored = dynamic_cast<const ExploredPosition<of>*>(&position);
    if (explored == nullptr) return std::nullopt;
    return explored->node().handle;
}

}  // namespace

std::string UserRules::board_text(Handle p) const {
    std::string board = text(p);
    std::replace(board.begin(), board.end(), '|', '\n');
    return board;
}

RulesetPtr user_game(std::shared_ptr<UserRules> rules) {
    return std::make_shared<UserGame>(std::move(rules));
}

PositionPtr position_of(const RulesetPtr& game, UserRules::Handle handle) {
    return static_cast<const UserGame&>(*game).position(handle);
}

UserRules* rules_of(const AnyRuleset& game) {
    const auto* user = dynamic_cast<const UserGame*>(&game);
    return user == nullptr ? nullptr : &user->rules();
}

std::optional<UserRules::Handle> handle_of(const AnyPosition& position) {
    if (const auto partizan = handle_in<PositionKind::Partizan>(position)) return partizan;
    if (const auto impartial = handle_in<PositionKind::Impartial>(position)) return impartial;
    return handle_in<PositionKind::Scoring>(position);
}

}  // namespace upstar
