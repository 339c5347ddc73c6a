#include "upstar/games/dots/loony/loony_value.h"

#include <map>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/games/dots/loony/loony_position.h"
#include "upstar/games/dots/loony/subgraph.h"

namespace upstar::dots {
namespace {

void require_loony(const JointGraph& graph) {
    if (is_loony(graph)) return;
    const Contracted position = contract(expand(graph));
    const auto fault = why_not_loony(position.graph);
    throw Error(ErrorKind::Input,
                "this is no loony endgame (" +
                    (fault ? describe(*fault, position) : "a joint has valence 2") +
                    "); use the solver for other positions");
}

}  // namespace

ControlReply LoonyMove::reply() const {
    const int left = left_to_keep_control(is_loop);
    if (rest == left) return ControlReply::Either;
    return rest > left ? ControlReply::Keep : ControlReply::GiveUp;
}

int LoonyValues::value(const JointGraph& graph) {
    require_loony(graph);
    return search_.value(search_.table().decompose(graph));
}

std::vector<LoonyMove> LoonyValues::moves(const JointGraph& graph) {
    require_loony(graph);
    std::vector<LoonyMove> moves;
    std::map<std::pair<bool, int>, LoonyMove> alike;  // pieces without a joint, by kind and length
    const auto add = [&](GraphPiece piece, bool has_joint, int length) {
        const auto known = alike.find({piece.is_loop, length});
        if (!has_joint && known != alike.end()) {
            moves.push_back(known->second);
            moves.back().index = piece.index;
            return;
        }
        const OpenedPiece opening = open_piece(graph, piece);
        const int rest =
            search_.value(search_.table().decompose(subgraph(graph, opening.rest).graph));
        moves.push_back({piece.is_loop, piece.index, opening.length,
                         value_of_opening(piece.is_loop, opening.length, rest), rest});
        if (!has_joint) alike.emplace(std::make_pair(piece.is_loop, length), moves.back());
    };
    for (std::size_t i = 0; i < graph.chains.size(); ++i)
        add({false, static_cast<int>(i)}, !graph.chains[i].is_independent(),
            graph.chains[i].length);
    for (std::size_t i = 0; i < graph.loops.size(); ++i)
        add({true, static_cast<int>(i)}, false, graph.loops[i]);
    return moves;
}

LoonyBounds LoonyValues::bounds(const JointGraph& graph, std::size_t most_positions) {
    require_loony(graph);
    const ComponentSum sum = search_.table().decompose(graph);
    const ValueRange range = search_.narrow(sum, most_positions);
    const int cv = controlled_value(search_.table(), sum);
    LoonyBounds bounds{range.least, range.most, {}};
    if (range.is_exact()) {
        bounds.reason = "a search through the pieces gave the exact value";
    } else if (range.least == cv) {
        bounds.reason = "the controlled value is a lower bound, a line of play an upper one";
    } else {
        bounds.reason =
            "the search excluded every lower value, and a line of play every higher one";
    }
    return bounds;
}

}  // namespace upstar::dots
