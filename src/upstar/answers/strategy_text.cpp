#include "upstar/answers/strategy_text.h"

#include "upstar/answers/part_names.h"
#include "upstar/answers/reasoning.h"

namespace upstar {
namespace {

class Teller {
public:
    Teller(Arena& arena, const Strategy& strategy)
        : arena_(arena),
          winner_(name(strategy.winner)),
          loser_(name(opponent(strategy.winner))),
          parts_(strategy.root.parts.size()) {}

    std::string begun(const Strategy& strategy) {
        std::string text =
            std::string("If ") + name(strategy.first) + " begins, " + winner_ + " wins";
        if (strategy.opening) text += " by moving " + target(*strategy.opening);
        if (!strategy.opening && strategy.root.end == StrategyEnd::NoMove)
            return text + ": " + loser_ + " has no move.\n";
        text += closing(strategy.root) + lines(strategy.root, "  ");
        if (mirrors_)
            text +=
                "To mirror is to answer every move with the same move in the other part, the "
                "negative of the first.\n";
        return text;
    }

private:
    std::string value(Game g) { return short_text(arena_, g); }

    // "to 0"; of several parts "A to 0".
    std::string target(const PartMove& move) {
        return (parts_ > 1 ? part_name(move.part) + " " : "") + "to " + value(move.to);
    }

    // "A to 0 or *, B to 1": a part is named once.
    std::string targets(const std::vector<PartMove>& moves) {
        std::string text;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const bool same_part = i > 0 && moves[i].part == moves[i - 1].part;
            if (same_part) {
                text += " or " + value(moves[i].to);
            } else {
                text += (i == 0 ? "" : ", or ") + target(moves[i]);
            }
        }
        return text;
    }

    // What is so of the parts that are left, up to the end of the line.
    std::string closing(const StrategyNode& node) {
        switch (node.end) {
            case StrategyEnd::NoMove:
                return ", and " + loser_ + " has no move.\n";
            case StrategyEnd::Mirror:
                mirrors_ = true;
                return ", mirroring every move: " + sum_text(node.parts) + " is left.\n";
            case StrategyEnd::Numbers:
                return numbers(node.parts);
            case StrategyEnd::CutOff:
                return ", and goes on to win from " + sum_text(node.parts) + " (not shown).\n";
            case StrategyEnd::GoesOn:
                break;
        }
        return ":\n";
    }

    std::string numbers(const std::vector<Game>& parts) {
        const Game all = total(arena_, parts);
        return ", and the number " + value(all) + " is left: " +
               (all.is_zero() ? "whoever moves loses, and it is " + loser_ + "'s turn"
                              : winner_ + " is ahead") +
               ".\n";
    }

    std::string sum_text(const std::vector<Game>& parts) {
        std::string text;
        for (const Game part : parts)
            if (!part.is_zero()) text += (text.empty() ? "" : " + ") + value(part);
        return text.empty() ? "0" : text;
    }

    std::string lines(const StrategyNode& node, const std::string& indent) {
        std::string text;
        for (const StrategyLine& line : node.lines)
            text += indent + loser_ + " moves " + targets(line.moves) + "; " + winner_ +
                    " answers " + target(line.answer) + closing(line.after) +
                    lines(line.after, indent + "  ");
        if (node.left_out > 0)
            text += indent + "and " + std::to_string(node.left_out) + " more " +
                    (node.left_out == 1 ? "move of " + loser_ + "'s, which "
                                        : "moves of " + loser_ + "'s, each of which ") +
                    winner_ + " can answer (not shown).\n";
        return text;
    }

    Arena& arena_;
    std::string winner_;
    std::string loser_;
    std::size_t parts_;
    bool mirrors_ = false;
};

}  // namespace

std::string strategy_text(Arena& arena, const Strategy& strategy) {
    return Teller(arena, strategy).begun(strategy);
}

}  // namespace upstar
