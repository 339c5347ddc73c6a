// One thread's share of a search for margins: the recursion of margin_search.h.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "upstar/base/zeroed_array.h"
#include "upstar/games/dots/solver/margin_search.h"

namespace upstar::dots {

class MarginSearch::Worker {
public:
    Worker(MarginSearch& search, std::atomic<bool>& stop)
        : search_(search),
          frame_(search.frame_),
          sums_(search.sums_),
          table_(*search.table_),
          codes_(*search.codes_),
          stop_(stop),
          charge_(search.context_) {
        charge_.add(kRecentCodes * sizeof(RecentCode));
    }
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// A number r: the margin is at least r if r >= least, and at most r if r < least. Means
    /// nothing after a stop.
    int answer(const QuietPosition& position, int least);

private:
    static constexpr std::size_t kRecentCodes = 1 << 15;

    // What the tables know a position by; there may be no code.
    struct Name {
        BoundTable::Key key;
        std::uint64_t hash = 0;
        GraphCode code;
        std::uint64_t code_hash = 0;
    };
    struct Child {
        explicit Child(const QuietPosition& before) : position(before) {}
        QuietPosition position;
        Name name;
        Bounds bounds;
        int order = 0;
        std::uint8_t code = 0;  // as that of an Opening
        std::uint8_t give = 0;
        std::int16_t coins = 0;
    };

    using Praise = std::array<int, Opening::kPiece + 3>;

    /// Bounds of a move's worth to who makes it, from bounds of the margin after it.
    static Bounds worth(const Child& child);
    /// Appends the children that may answer the question; bounds the worth of the others.
    int expand(const QuietPosition& position, int least, std::uint8_t first_code);
    /// Fills in the last child, whose position is there.
    void complete(const Opening& opening, int order);
    Name name_of(const QuietPosition& position) const;
    void find_code(const QuietPosition& position, Name& name);
    /// Narrows the bounds of the children by find(child) and drops those that are settled. Returns
    /// the best bound of their worth, and the code of one that answers the question.
    template <class Find>
    int look_up(std::size_t begin, int least, std::uint8_t& answer, const Find& find);
    int look_up_strings(std::size_t begin, int least, std::uint8_t& answer);
    int look_up_codes(std::size_t begin, int least, std::uint8_t& answer);
    void order_by_safe_moves(std::size_t begin);
    /// The child to search next, moved to place i.
    void select(std::size_t i);
    int search_child(const Child& child, int least);
    Praise& praise_for(const QuietPosition& position, int least);
    void learn(Praise& praise, std::size_t begin, std::size_t answer);
    std::atomic<std::uint64_t>* busy_slot(const Child& child) const;
    int answer(const QuietPosition& position, const Name& name, int least);
    void count_node();
    bool stopped() const { return stop_.load(std::memory_order_relaxed); }

    MarginSearch& search_;
    const StringFrame& frame_;
    PieceSums& sums_;
    BoundTable& table_;
    CodeTable& codes_;
    std::atomic<bool>& stop_;
    std::vector<Child> children_;  // of all positions on the path, those of the innermost last
    // By whether a positive margin is asked for, by the parity of turns, and by code of the move.
    std::array<Praise, 4> praise_{};
    // A position is met from several sides, mostly soon after one another.
    struct RecentCode {
        StringSet strings = 0;
        GraphCode code;
    };
    Charge charge_;
    ZeroedArray<RecentCode> recent_codes_{kRecentCodes};
    std::uint64_t nodes_ = 0;
};

}  // namespace upstar::dots
