// The verdicts on a whole board of Konane in every format, each as soon as it is known.
//
//     BoardWriter writer(Format::Text);
//     show(writer.begin(board)); ... show(writer.add(verdict)); ... show(writer.end());
#pragma once

#include <optional>
#include <string>

#include "upstar/base/row_writer.h"
#include "upstar/games/konane/solver/board_answer.h"
#include "upstar/games/konane/solver/strategy.h"

namespace upstar::konane {

class BoardWriter {
public:
    explicit BoardWriter(Format format);

    /// Each gives what is to be written now.
    std::string begin(const JumpBoard& board) const;
    std::string add(const BoardVerdict& verdict);
    /// What follows for the players who lift, as solve_board returns it.
    std::string conclude(std::optional<bool> first_lifter_wins) const;
    std::string end() const { return rows_.end(); }

private:
    Format format_;
    RowWriter rows_;
};

/// What a strategy proves, and how large it is.
std::string describe(const CheckedStrategy& checked);

}  // namespace upstar::konane
