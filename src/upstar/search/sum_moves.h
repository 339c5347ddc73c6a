// The moves of the outcome search: from a sum with a player to move to what it can become.
//
// Moves in a value are the options of its canonical form, so that none is dominated or reversible;
// moves in a component that lead to values alone are freed of dominated ones too. Values absorb
// numbers (value_terms.h), so a move in a number comes up only where all else is big components, B
// + x. The Number Avoidance Theorem (Siegel, Combinatorial Game Theory, ch. II) says that it is of
// no use unless B is equal to a number, which is not known here: {-5|5} + 1 is won by moving to
// {-5|5}, and in no other way. Such a move is therefore kept, with the least promise.
//
// Where positions can be negated the player to move is always Left, so that a sum and its negative
// are searched once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "upstar/search/answer_memo.h"
#include "upstar/search/appraise.h"
#include "upstar/search/components.h"
#include "upstar/search/decide.h"
#include "upstar/search/position_sum.h"
#include "upstar/search/value_sum.h"
#include "upstar/search/value_terms.h"
#include "upstar/values/arena.h"
#include "upstar/values/order.h"
#include "upstar/values/sum.h"

namespace upstar {

/// A sum with a player to move.
template <PartizanPosition P>
struct Turn {
    Question<P> question;
    PartBounds bounds;      ///< of its big components
    std::int32_t lead = 0;  ///< how many more moves Left has in them
    double promise = 0;     ///< for the player who moved here
};

template <PartizanPosition P>
class SumMoves {
public:
    /// Values are made in `arena`, which must outlive this; `budget` says how large a component may
    /// be for its value to be used.
    SumMoves(Arena& arena, std::uint32_t budget)
        : arena_(arena), appraiser_(arena, budget), adder_(arena, budget) {}

    /// The sum of these parts and a value.
    Turn<P> start(const PositionSum<P>& sum, Player player, Game value = Game()) {
        Node root;
        for (const P& part : sum.parts()) add(root, pieces(part, false));
        root.sum.add(adder_, value);
        return turn(std::move(root), player);
    }

    /// Calls `visit` with what each move leads to, until it returns true. Returns whether it did.
    template <class Visit>
    bool any(const Turn<P>& turn, const Visit& visit) {
        const std::vector<Part<P>>& parts = turn.question.sum.parts();
        for (std::size_t i = 0; i < parts.size(); ++i)
            if ((i == 0 || !(parts[i] == parts[i - 1])) && any_in_part(turn, i, visit)) return true;
        const ValueTerms& terms = turn.question.sum.terms();
        for (std::size_t i = 0; i < terms.size(); ++i)
            if ((i == 0 || terms[i] != terms[i - 1]) && any_in_term(turn, i, visit)) return true;
        return false;
    }

    /// How many components were looked at, in play or to find their values.
    std::size_t components() const { return appraiser_.size(); }

private:
    /// A sum, with what is known of its big components.
    struct Node {
        ValueSum<P> sum;
        PartBounds bounds;
        std::int32_t lead = 0;  // how many more moves Left has in them
    };
    /// A position as big components and values.
    struct Pieces {
        std::vector<std::pair<Part<P>, Appraisal>> big;
        ValueTerms terms;

        std::optional<Game> value() const {
            if (!big.empty() || terms.size() > 1) return std::nullopt;
            return terms.empty() ? Game() : terms.front();
        }
    };

    /// The pieces of p, or of its negative.
    Pieces pieces(const P& p, bool negated) {
        Pieces result;
        std::vector<P> components;
        append_components(p, components);
        for (const P& component : components) {
            if (const auto value = appraiser_.known(component)) {
                adder_.add(result.terms, negated ? negative(arena_, *value) : *value);
                continue;
            }
            Part<P> part(component);
            if (negated) part.negate();
            const Appraisal known = appraiser_.of(part.position);
            if (known.is_big) {
                result.big.emplace_back(std::move(part), known);
            } else {
                adder_.add(result.terms,
                           part.negative ? negative(arena_, known.value) : known.value);
            }
        }
        return result;
    }

    static PartBounds bounds_of(const Part<P>& part, const Appraisal& known) {
        if (part.negative) return {-std::int64_t{known.upper}, -std::int64_t{known.lower}};
        return {known.lower, known.upper};
    }
    static std::int32_t lead_in(const Part<P>& part, const Appraisal& known) {
        return part.negative ? -known.lead : known.lead;
    }

    void add(Node& node, const Pieces& pieces) {
        for (const auto& [part, known] : pieces.big) {
            const PartBounds bounds = bounds_of(part, known);
            // What cancels takes its negative away, and with it the bounds -upper and -lower.
            const bool added = node.sum.add(part);
            node.bounds.lower += added ? bounds.lower : bounds.upper;
            node.bounds.upper += added ? bounds.upper : bounds.lower;
            node.lead += lead_in(part, known);
        }
        for (const Game term : pieces.terms) node.sum.add(adder_, term);
    }

    Node without_part(const Turn<P>& turn, std::size_t i) {
        const Part<P>& part = turn.question.sum.parts()[i];
        const Appraisal known = appraiser_.of(part.position);
        const PartBounds bounds = bounds_of(part, known);
        return {turn.question.sum.without_part(i),
                {turn.bounds.lower - bounds.lower, turn.bounds.upper - bounds.upper},
                turn.lead - lead_in(part, known)};
    }

    /// What a sum promises to Left: the middle of the stops, and the moves that she has more.
    double promise(const Node& node) const {
        double total = kWorthOfMove * node.lead;
        for (const Game term : node.sum.terms())
            for (const Player player : kPlayers)
                total += arena_.stop_number(term, player).to_double() / 2;
        return total;
    }

    Turn<P> turn(Node node, Player player) {
        const double good = -sign(player) * promise(node);
        if constexpr (Negatable<P>) {
            if (player == Player::Right)
                return {{node.sum.negated(arena_), Player::Left},
                        {-node.bounds.upper, -node.bounds.lower},
                        -node.lead,
                        good};
        }
        return {{std::move(node.sum), player}, node.bounds, node.lead, good};
    }

    template <class Visit>
    bool any_in_part(const Turn<P>& from, std::size_t i, const Visit& visit) {
        const Part<P>& part = from.question.sum.parts()[i];
        const Player player = from.question.player;
        std::vector<P> moves;
        part.position.options(part.negative ? opponent(player) : player, moves);
        std::vector<Pieces> options;
        options.reserve(moves.size());
        for (const P& move : moves) options.push_back(pieces(move, part.negative));
        const Node rest = without_part(from, i);
        for (std::size_t k = 0; k < options.size(); ++k) {
            if (is_dominated(options, k, player)) continue;
            Node node = rest;
            add(node, options[k]);
            if (visit(turn(std::move(node), opponent(player)))) return true;
        }
        return false;
    }

    /// Whether the k-th option is a value below that of another, or equal to an earlier one.
    bool is_dominated(const std::vector<Pieces>& options, std::size_t k, Player player) {
        const auto value = options[k].value();
        if (!value) return false;
        for (std::size_t j = 0; j < options.size(); ++j) {
            const auto other = options[j].value();
            if (j == k || !other) continue;
            if (*other == *value ? j < k : less_or_equal(arena_, player, *value, *other))
                return true;
        }
        return false;
    }

    template <class Visit>
    bool any_in_term(const Turn<P>& from, std::size_t i, const Visit& visit) {
        const Game term = from.question.sum.terms()[i];
        const Player player = from.question.player;
        const Node rest{from.question.sum.without_term(i), from.bounds, from.lead};
        for (const Game option : arena_.options(term, player)) {
            Node node = rest;
            node.sum.add(adder_, option);
            Turn<P> next = turn(std::move(node), opponent(player));
            if (arena_.is_number(term)) next.promise = -std::numeric_limits<double>::infinity();
            if (visit(std::move(next))) return true;
        }
        return false;
    }

    static constexpr double kWorthOfMove = 0.5;

    Arena& arena_;
    Appraiser<P> appraiser_;
    TermAdder adder_;
};

}  // namespace upstar
