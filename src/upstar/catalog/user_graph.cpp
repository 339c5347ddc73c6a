#include "upstar/catalog/user_graph.h"

#include <algorithm>

#include "upstar/base/error.h"

namespace upstar {
namespace {

std::uint64_t next_number() {
    static std::atomic<std::uint64_t> count{0};
    return ++count;
}

constexpr std::size_t kNodesACharge = 1024;

}  // namespace

UserGraph::UserGraph(std::shared_ptr<UserRules> rules)
    : rules_(std::move(rules)), number_(next_number()) {}

UserNode& UserGraph::mutable_node(UserRules::Handle handle) {
    const std::lock_guard lock(nodes_mutex_);
    std::unique_ptr<UserNode>& node = nodes_[handle];
    if (!node) {
        node = std::make_unique<UserNode>();
        node->graph = this;
        node->handle = handle;
        node->id = (number_ << 32) + handle;
    }
    return *node;
}

std::size_t UserGraph::count() {
    const std::lock_guard lock(nodes_mutex_);
    return nodes_.size();
}

const UserNode& UserGraph::expanded(const UserNode& node) {
    if (!node.is_expanded.load(std::memory_order_acquire)) {
        UserGraph& graph = *node.graph;
        const std::lock_guard lock(graph.mutex_);
        graph.expand(graph.mutable_node(node.handle));
    }
    return node;
}

void UserGraph::expand(UserNode& node) {
    if (node.is_expanded.load(std::memory_order_relaxed)) return;
    std::array<std::vector<UserNode::Edge>, 2> options;
    for (const Player player : kPlayers) {
        if (player == Player::Right && rules_->kind() != PositionKind::Partizan) break;
        for (const auto& [position, points, again] : rules_->options(node.handle, player))
            options[index(player)].push_back({&mutable_node(position), points, again});
    }
    std::vector<const UserNode*> parts = components(node);
    const UserNode* canonical = &mutable_node(rules_->canonical(node.handle));
    if (node.is_expanded.load(std::memory_order_relaxed)) return;  // by what the rules asked
    node.options = std::move(options);
    node.components = std::move(parts);
    node.canonical = canonical;
    node.is_expanded.store(true, std::memory_order_release);
}

// A component decomposes into itself alone, whatever the rules say of it: so each is taken apart
// again until that is so.
std::vector<const UserNode*> UserGraph::components(UserNode& node) {
    std::vector<const UserNode*> parts;
    std::vector<UserRules::Handle> taken_apart;
    std::vector<UserRules::Handle> open = {node.handle};
    while (!open.empty()) {
        const UserRules::Handle handle = open.back();
        open.pop_back();
        const auto split = rules_->components(handle);
        if (!split || (split->size() == 1 && split->front() == handle)) {
            parts.push_back(&mutable_node(handle));
            continue;
        }
        if (std::find(split->begin(), split->end(), handle) != split->end() ||
            taken_apart.size() > 10'000)
            throw Error(ErrorKind::Input, rules_->about().name + ": the components of `" +
                                              rules_->text(handle) +
                                              "` must be smaller than it is, or it alone");
        taken_apart.push_back(handle);
        open.insert(open.end(), split->rbegin(), split->rend());
    }
    return parts;
}

void UserGraph::explore(const UserNode& root, Context& context) {
    const std::lock_guard lock(mutex_);
    UserNode& node = mutable_node(root.handle);
    expand(node);
    for (const UserNode* component : node.components) {
        UserNode& part = mutable_node(component->handle);
        expand(part);
        visit(mutable_node(part.canonical->handle), context);
    }
}

// Depth first, with the path on the heap: play may be long.
void UserGraph::visit(UserNode& root, Context& context) {
    struct Step {
        UserNode* node;
        std::vector<UserNode*> ways;  // the canonical components of all options
        std::size_t next = 0;
    };
    std::vector<Step> path;
    const auto enter = [&](UserNode& node) {
        context.poll();
        if (count() > charged_) {
            charged_ += kNodesACharge;
            charges_.emplace_back(context, kNodesACharge * 3 * sizeof(UserNode));
        }
        node.visit = UserNode::Visit::Open;
        Step step{&node, {}};
        path.push_back(step);
        expand(node);
        for (const auto& side : node.options)
            for (const UserNode::Edge& edge : side) {
                UserNode& option = mutable_node(edge.to->handle);
                expand(option);
                for (const UserNode* component : option.components) {
                    UserNode& part = mutable_node(component->handle);
                    expand(part);
                    path.back().ways.push_back(&mutable_node(part.canonical->handle));
                }
            }
    };
    const auto leave_all = [&] {
        for (const Step& step : path) step.node->visit = UserNode::Visit::None;
    };
    if (root.visit == UserNode::Visit::Done) return;
    try {
        enter(root);
        while (!path.empty()) {
            Step& step = path.back();
            if (step.next == step.ways.size()) {
                step.node->visit = UserNode::Visit::Done;
                path.pop_back();
                continue;
            }
            UserNode& way = *step.ways[step.next++];
            if (way.visit == UserNode::Visit::None) {
                enter(way);
            } else if (way.visit == UserNode::Visit::Open) {
                std::vector<UserNode*> nodes;
                for (const Step& open : path) nodes.push_back(open.node);
                refuse_cycle(nodes, way);
            }
        }
    } catch (...) {
        leave_all();
        throw;
    }
}

void UserGraph::refuse_cycle(const std::vector<UserNode*>& path, const UserNode& again) const {
    constexpr std::size_t kMostShown = 8;
    std::string moves;
    const auto begin = std::find(path.begin(), path.end(), &again);
    const auto length = static_cast<std::size_t>(path.end() - begin);
    for (auto at = begin; at != path.end(); ++at) {
        const auto shown = static_cast<std::size_t>(at - begin);
        if (shown == kMostShown && length > kMostShown) {
            moves += "... (" + std::to_string(length - kMostShown) + " more) -> ";
            break;
        }
        moves += "`" + rules_->text((*at)->handle) + "` -> ";
    }
    throw Error(ErrorKind::Input, rules_->about().name + ": play can go round and round, " + moves +
                                      "`" + rules_->text(again.handle) +
                                      "`; every sequence of moves must end");
}

}  // namespace upstar
