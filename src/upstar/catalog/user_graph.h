// What the rules of a user's game have said of its positions (user_game.h): a graph that grows
// where it is explored, and that any number of threads may read meanwhile.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/hash.h"
#include "upstar/catalog/user_game.h"
#include "upstar/positions/position.h"

namespace upstar {

class UserGraph;

struct UserNode {
    struct Edge {
        const UserNode* to = nullptr;
        std::int32_t points = 0;
        bool moves_again = false;
    };

    UserGraph* graph = nullptr;
    UserRules::Handle handle = 0;
    std::uint64_t id = 0;  // of all nodes of the process
    // The rest stands once `is_expanded` does.
    std::array<std::vector<Edge>, 2> options{};  // by player; Left's alone unless partizan
    std::vector<const UserNode*> components{};   // itself, if it does not split
    const UserNode* canonical = nullptr;
    std::atomic<bool> is_expanded{false};
    // Of the walk of `explore`.
    enum class Visit : std::uint8_t { None, Open, Done };
    Visit visit = Visit::None;
};

class UserGraph {
public:
    explicit UserGraph(std::shared_ptr<UserRules> rules);
    UserGraph(const UserGraph&) = delete;
    UserGraph& operator=(const UserGraph&) = delete;

    UserRules& rules() const { return *rules_; }

    const UserNode& node(UserRules::Handle handle) { return mutable_node(handle); }

    /// What the rules say of this position, asked now if it was not yet.
    static const UserNode& expanded(const UserNode& node);

    /// Asks for all that is reached from here. Throws Error (Input) that tells the moves if play
    /// can come back to where it was.
    void explore(const UserNode& root, Context& context);

private:
    UserNode& mutable_node(UserRules::Handle handle);
    std::size_t count();
    void expand(UserNode& node);
    std::vector<const UserNode*> components(UserNode& node);
    void visit(UserNode& root, Context& context);
    [[noreturn]] void refuse_cycle(const std::vector<UserNode*>& path, const UserNode& again) const;

    std::shared_ptr<UserRules> rules_;
    std::uint64_t number_;
    std::recursive_mutex mutex_;  // rules may ask for values while they are asked
    // Of `nodes_` alone. Nobody who has it asks the rules: a position is made at once, by whoever
    // holds a lock that the rules need, while another thread explores.
    std::mutex nodes_mutex_;
    std::unordered_map<UserRules::Handle, std::unique_ptr<UserNode>> nodes_;
    std::vector<HeldCharge> charges_;
    std::size_t charged_ = 0;
};

/// A position for the searches (positions/position.h).
template <PositionKind kind>
class UserPosition {
public:
    static constexpr bool kRulesOfUser = true;

    UserPosition() = default;
    explicit UserPosition(const UserNode& node) : node_(&node), id_(node.id) {}

    const UserNode& node() const { return *node_; }

    friend bool operator==(const UserPosition& a, const UserPosition& b) { return a.id_ == b.id_; }
    friend bool operator!=(const UserPosition& a, const UserPosition& b) { return a.id_ != b.id_; }
    friend std::size_t hash_value(const UserPosition& p) {
        return static_cast<std::size_t>(mix(p.id_));
    }

    std::string to_string() const { return node_->graph->rules().text(node_->handle); }

    void options(Player player, std::vector<UserPosition>& out) const
        requires(kind == PositionKind::Partizan) {
        append_options(player, out);
    }
    void options(std::vector<UserPosition>& out) const requires(kind == PositionKind::Impartial) {
        append_options(Player::Left, out);
    }
    void options(std::vector<ScoringOption<UserPosition>>& out) const
        requires(kind == PositionKind::Scoring) {
        for (const UserNode::Edge& edge : edges(Player::Left))
            out.push_back({UserPosition(*edge.to), edge.points, edge.moves_again});
    }

    void decompose(std::vector<UserPosition>& out) const {
        for (const UserNode* component : UserGraph::expanded(*node_).components)
            out.push_back(UserPosition(*component));
    }

    UserPosition canonical() const { return UserPosition(*UserGraph::expanded(*node_).canonical); }

private:
    const std::vector<UserNode::Edge>& edges(Player player) const {
        return UserGraph::expanded(*node_).options[index(player)];
    }
    void append_options(Player player, std::vector<UserPosition>& out) const {
        for (const UserNode::Edge& edge : edges(player)) out.push_back(UserPosition(*edge.to));
    }

    // A memo keeps positions of games that are gone: only the id of those is ever looked at.
    const UserNode* node_ = nullptr;
    std::uint64_t id_ = 0;
};

}  // namespace upstar
