#include "upstar/answers/plain_play.h"

#include <algorithm>
#include <array>

#include "upstar/values/canonical.h"

namespace upstar {

// A position on the way down, and which of its moves comes next.
struct PlainPlay::Node {
    explicit Node(const PositionPtr& p) : text(p->to_string()), position(p) {
        const bool same_for_both = p->kind() != PositionKind::Partizan;
        for (const Player player : kPlayers)
            options[index(player)] = same_for_both && player == Player::Right
                                         ? options[index(Player::Left)]
                                         : p->options(player);
    }

    std::size_t count() const { return options[0].size() + options[1].size(); }
    const PositionPtr& option(std::size_t i) const {
        return i < options[0].size() ? options[0][i].position
                                     : options[1][i - options[0].size()].position;
    }

    std::string text;
    PositionPtr position;
    std::array<std::vector<AnyOption>, 2> options;
    std::size_t next = 0;
};

const PlainPosition* PlainPlay::find(const PositionPtr& p) {
    if (const auto found = known_.find(p->to_string()); found != known_.end())
        return found->second ? &*found->second : nullptr;
    std::vector<Node> path;
    path.emplace_back(p);
    known_.emplace(path.back().text, std::nullopt);
    while (!path.empty()) {
        Node& node = path.back();
        if (node.next == node.count()) {
            finish(node);
            path.pop_back();
            continue;
        }
        arena_.context().poll();
        const PositionPtr& next = node.option(node.next++);
        const std::string text = next->to_string();
        const auto found = known_.find(text);
        if (found != known_.end() && found->second) continue;
        if (found != known_.end()) cycle_ = way_around(path, text);
        if (found != known_.end() || is_full()) {
            for (const Node& open : path) known_.erase(open.text);
            return nullptr;
        }
        known_.emplace(text, std::nullopt);
        path.emplace_back(next);
    }
    return &*known_.at(p->to_string());
}

void PlainPlay::finish(Node& node) {
    PlainPosition done{node.position};
    const auto at = [&](const PositionPtr& option) -> const PlainPosition& {
        return *known_.at(option->to_string());
    };
    if (node.position->kind() == PositionKind::Scoring) {
        std::optional<std::int32_t> best;
        for (const AnyOption& option : node.options[0]) {
            const std::int32_t rest = *at(option.position).margin;
            const std::int32_t margin = option.points + (option.moves_again ? rest : -rest);
            best = std::max(best.value_or(margin), margin);
        }
        done.margin = best.value_or(0);
    } else {
        std::array<std::vector<Game>, 2> values;
        for (const Player player : kPlayers)
            for (const AnyOption& option : node.options[index(player)])
                values[index(player)].push_back(*at(option.position).value);
        done.value = canonical(arena_, values[0], values[1]);
    }
    auto& entry = known_.at(node.text);
    entry = std::move(done);
    finished_.push_back(&*entry);
}

std::string PlainPlay::way_around(const std::vector<Node>& path, const std::string& again) const {
    std::string way;
    for (const Node& node : path)
        if (!way.empty() || node.text == again) way += node.text + " -> ";
    return way + again;
}

}  // namespace upstar
