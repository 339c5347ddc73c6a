#include "upstar/games/dots/answers/conversion.h"

#include <utility>

#include "upstar/games/dots/rules/joint_graph.h"
#include "upstar/games/dots/solver/grid_layout.h"

namespace upstar::dots {

DotsPosition on_board(DotsPosition position, Context& context) {
    if (position.board()) return position;
    const auto [graph, origins] = contract(position.graph());
    GridLayout layout = lay_on_board(position.graph(), context);
    DotsPosition laid_out(std::move(layout.board));
    for (std::size_t joint = 1; joint < origins.joint_coin.size(); ++joint)
        laid_out.name_box(layout.box[static_cast<std::size_t>(origins.joint_coin[joint])],
                          origins.joint_name[joint]);
    return laid_out;
}

std::string converted(const DotsPosition& position, DotsNotation notation, Context& context) {
    if (notation == DotsNotation::Graph || notation == DotsNotation::Edges)
        return to_text(position, notation);
    return to_text(on_board(position, context), notation);
}

}  // namespace upstar::dots
