#include "upstar/games/dots/rules/dots_position.h"

#include <algorithm>
#include <map>

#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

Scorer other(Scorer scorer) {
    switch (scorer) {
        case Scorer::A:
            return Scorer::B;
        case Scorer::B:
            return Scorer::A;
        default:
            return scorer;
    }
}

const char* scorer_letter(Scorer scorer) {
    return scorer == Scorer::A ? "A" : scorer == Scorer::B ? "B" : "?";
}

DotsPosition::DotsPosition(DotsBoard board, Scorer mover)
    : board_(std::move(board)), mover_(mover) {
    auto [graph, lines] = coin_graph(*board_);
    graph_ = std::move(graph);
    lines_ = std::move(lines);
}

DotsPosition::DotsPosition(int rows, int columns, std::vector<int> record)
    : DotsPosition([&] {
          DotsBoard board(rows, columns);
          Scorer mover = Scorer::A;
          for (const int line : record)
              if (board.draw(line, mover) == 0) mover = other(mover);
          return DotsPosition(std::move(board), mover);
      }()) {
    record_ = std::move(record);
}

int DotsPosition::string_of(int line) const {
    return static_cast<int>(std::lower_bound(lines_.begin(), lines_.end(), line) - lines_.begin());
}

std::vector<std::string> string_names(const CoinGraph& graph) {
    const auto [joints, origins] = contract(graph);
    std::vector<std::string> names(graph.strings().size());
    std::map<std::string, int> seen;
    const auto name_all = [&](std::string piece, const Origins::Run& run) {
        const int copy = ++seen[piece];
        if (copy > 1) piece += "(" + std::to_string(copy) + ")";
        for (std::size_t i = 0; i < run.strings.size(); ++i)
            names[static_cast<std::size_t>(run.strings[i])] =
                run.strings.size() == 1 ? piece : piece + "/" + std::to_string(i + 1);
    };
    for (std::size_t i = 0; i < joints.chains.size(); ++i)
        name_all(piece_text(joints.chains[i], origins), origins.chains[i]);
    for (std::size_t i = 0; i < joints.loops.size(); ++i)
        name_all("loop:" + std::to_string(joints.loops[i]), origins.loops[i]);
    return names;
}

}  // namespace upstar::dots
