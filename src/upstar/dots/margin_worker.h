// One thread's share of a search for margins: the recursion of margin_search.h.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "upstar/dots/margin_search.h"

namespace upstar {

class MarginSearch::Worker {
public:
    Worker(MarginSearch& search, std::atomic<bool>& stop)
        : search_(search),
          frame_(search.frame_),
          sums_(search.sums_),
          table_(*search.table_),
          stop_(stop) {}
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// A number r: the margin is at least r if r >= least, and at most r if r < least. Means
    /// nothing after a stop.
    int answer(const QuietPosition& position, int least);

private:
    struct Child {
        QuietPosition position;
        BoundTable::Key key;
        std::uint64_t hash;
        Bounds bounds;
        int order;
        std::uint8_t code;  // as that of an Opening
        std::uint8_t give;
        std::int16_t coins;
    };

    /// Bounds of a move's worth to who makes it, from bounds of the margin after it.
    static Bounds worth(const Child& child);
    /// Appends the children that may answer the question; bounds the worth of the others.
    int expand(const QuietPosition& position, int least, std::uint8_t first_code);
    void append(const QuietPosition& child, const Opening& opening, int order);
    /// Looks the children up and drops those that are settled. Returns the best bound of their
    /// worth, and the code of one that answers the question.
    int look_up(std::size_t begin, int least, std::uint8_t& answer);
    /// The child to search next, moved to place i.
    void select(std::size_t i);
    int search_child(const Child& child, int least);
    void learn(std::size_t begin, std::size_t answer, int least);
    std::atomic<std::uint64_t>* busy_slot(const Child& child) const;
    void count_node();
    bool stopped() const { return stop_.load(std::memory_order_relaxed); }

    MarginSearch& search_;
    const StringFrame& frame_;
    PieceSums& sums_;
    BoundTable& table_;
    std::atomic<bool>& stop_;
    std::vector<Child> children_;  // of all positions on the path, those of the innermost last
    // By whether a positive margin is asked for, and by code of the move.
    std::array<std::array<int, Opening::kPiece + 3>, 2> praise_{};
    std::uint64_t nodes_ = 0;
};

}  // namespace upstar
