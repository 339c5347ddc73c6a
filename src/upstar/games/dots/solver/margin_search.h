// The margin of a quiet position by searches with a null window: is it at least t?
//
// Each position has two bounds in a table (bound_table.h). A search answers one question and
// narrows a bound; the driver asks until they meet (MTD(f): Plaat, Schaeffer, Pijls and de Bruin,
// 1996). Margins have the parity of the number of coins, so that every second question is spared.
//
// A safe move leads to the opponent's position. An opening leads to one position too, whatever the
// opponent does (forced_play.h), but asks two questions about it: whether he keeps control, or
// gives it up, for a profit. A loony move is worth 0 at most, so that a player who is asked for
// more does not look at it. Before any child is searched, all are looked up, since one of them
// often answers the question: first by their strings, which is quick, then, if that was not enough,
// as graphs without names (graph_code.h), which merges several times as many positions. Both tables
// are written. (By strings alone 4x4 with all first moves takes 2.7 times the nodes, and as long;
// by graphs alone a node takes about three times as long.)
//
// Threads share the table. Each passes over children that another one is searching, as long as
// there are others. When the table is too full they stop, it grows, and they ask again, which costs
// little, since the answers are in it. The recursion is as deep as there are moves left: 64 and a
// few more.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/solver/bound_table.h"
#include "upstar/games/dots/solver/code_table.h"
#include "upstar/games/dots/solver/piece_sums.h"
#include "upstar/games/dots/solver/quiet_position.h"
#include "upstar/games/dots/solver/string_frame.h"

namespace upstar::dots {

class MarginSearch {
public:
    struct Settings {
        unsigned threads = 1;
        /// The table begins small and grows up to this.
        std::size_t most_table_bytes = std::size_t{1} << 26;
        /// Called now and then while a search runs, by one thread or another.
        std::function<void()> now_and_then;
    };

    /// The frame, the sums and the context outlive the search.
    MarginSearch(Context& context, const StringFrame& frame, PieceSums& sums,
                 const Settings& settings);

    /// Throws Error when the context says so; what was found by then is in the table.
    int margin(const QuietPosition& position, int guess = 0);

    /// Whether the margin is at least `least`.
    bool is_at_least(const QuietPosition& position, int least);

    /// A string of the frame's graph that the search found best, or one in the same run of coins;
    /// nothing if it remembers none, or only a piece.
    std::optional<CoinGraph::String> best_move(const QuietPosition& position) const;

    /// Takes over what another search found, in a table that is large enough for it if it may be.
    void remember(const std::vector<BoundTable::Entry>& entries);
    const BoundTable& table() const { return *table_; }
    /// How many positions were expanded, counting again those expanded again.
    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

private:
    class Worker;

    static constexpr std::size_t kBusySlots = 1 << 12;

    // The least number from `least` on with the parity of the coins, as every margin has it.
    static int rounded(int least, int coins) { return least + ((least ^ coins) & 1); }

    Bounds known(const QuietPosition& position) const;
    int answer(const QuietPosition& position, int least);
    std::optional<int> attempt(const QuietPosition& position, int least);
    template <class Table>
    bool is_too_full(const Table& table) const;
    bool wants_to_grow() const;
    void grow();
    void report();

    Context& context_;
    const StringFrame& frame_;
    PieceSums& sums_;
    Settings settings_;
    std::unique_ptr<BoundTable> table_;
    std::unique_ptr<CodeTable> codes_;
    std::vector<std::atomic<std::uint64_t>> busy_;
    std::atomic<std::uint64_t> nodes_{0};
};

}  // namespace upstar::dots
