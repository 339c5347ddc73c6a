// Values from the moves alone: no parts, no symmetry, no search but this one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "upstar/catalog/any_position.h"
#include "upstar/values/arena.h"

namespace upstar {

/// A position all of whose followers were looked at.
struct PlainPosition {
    PositionPtr position;
    std::optional<Game> value{};           ///< of games without points
    std::optional<std::int32_t> margin{};  ///< of games with points
};

class PlainPlay {
public:
    /// Holds at most so many positions.
    PlainPlay(Arena& arena, std::size_t most) : arena_(arena), most_(most) {}

    /// Null if there are too many followers, or if plays from here need not end. Throws what the
    /// rules throw.
    const PlainPosition* find(const PositionPtr& p);

    /// The moves of a play that comes back to where it was: "1 -> 0 -> 1"; empty if none was met.
    const std::string& cycle() const { return cycle_; }
    bool is_full() const { return known_.size() >= most_; }

    /// In the order in which they were finished, those near the end of play first.
    const std::vector<const PlainPosition*>& finished() const { return finished_; }

private:
    struct Node;
    void finish(Node& node);
    std::string way_around(const std::vector<Node>& path, const std::string& again) const;

    Arena& arena_;
    std::size_t most_;
    std::unordered_map<std::string, std::optional<PlainPosition>> known_;  // none: on the way
    std::vector<const PlainPosition*> finished_;
    std::string cycle_;
};

}  // namespace upstar
