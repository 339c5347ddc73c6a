#include "upstar/games/konane/solver/dictionary.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <exception>
#include <tuple>

#include "upstar/base/error.h"
#include "upstar/base/threads.h"
#include "upstar/games/konane/solver/square_map.h"

namespace upstar::konane {
namespace {

using Stones = std::uint32_t;

// The patterns of one box.
class BoxPatterns {
public:
    BoxPatterns(Context& context, const Grid& grid, bool must_fill, KonaneColours colours)
        : context_(context),
          grid_(grid),
          must_fill_(must_fill),
          colours_(colours),
          maps_(symmetries(grid)) {
        for (int r = 0; r < grid.rows(); ++r)
            for (int c = r % 2; c < grid.columns(); c += 2)
                chequered_ |= static_cast<Stones>(grid.cell(r, c));
    }

    void append_to(std::vector<KonanePattern>& out) const {
        const auto all = static_cast<Stones>(grid_.all());
        for (Stones stones = 1;; ++stones) {
            if (stones % 4096 == 0) context_.poll();
            if (fills(stones) && is_least(stones)) append_colourings(stones, out);
            if (stones == all) return;
        }
    }

private:
    // Whether no smaller box holds the stones, where that matters.
    bool fills(Stones stones) const {
        return !must_fill_ ||
               ((stones & grid_.row(0)) != 0 && (stones & grid_.row(grid_.rows() - 1)) != 0 &&
                (stones & grid_.column(0)) != 0 &&
                (stones & grid_.column(grid_.columns() - 1)) != 0);
    }
    bool is_least(Stones stones) const {
        return std::none_of(maps_.begin(), maps_.end(),
                            [&](const SquareMap& map) { return map(stones) < stones; });
    }
    bool is_least(Stones stones, Stones black) const {
        if ((stones & ~black) < black) return false;
        return std::none_of(maps_.begin(), maps_.end(), [&](const SquareMap& map) {
            if (map(stones) != stones) return false;
            const auto image = static_cast<Stones>(map(black));
            return image < black || (stones & ~image) < black;
        });
    }
    void append_colourings(Stones stones, std::vector<KonanePattern>& out) const {
        if (colours_ == KonaneColours::Alternating) {
            out.push_back({grid_, stones & chequered_, stones & ~chequered_});
            return;
        }
        for (Stones black = stones;; black = (black - 1) & stones) {
            if (is_least(stones, black)) out.push_back({grid_, black, stones & ~black});
            if (black == 0) return;
        }
    }

    Context& context_;
    Grid grid_;
    bool must_fill_;
    KonaneColours colours_;
    std::vector<SquareMap> maps_;
    Stones chequered_ = 0;
};

}  // namespace

int KonanePattern::count() const { return std::popcount(stones()); }

KonaneBoard KonanePattern::board() const {
    KonaneBoard board;
    board.rows = box.rows();
    board.columns = box.columns();
    board.planes[0].add(0, black);
    board.planes[1].add(0, white);
    return board;
}

double positions_in(const DictionaryBox& box) {
    return std::pow(box.colours == KonaneColours::Any ? 3.0 : 2.0,
                    static_cast<double>(box.rows) * box.columns);
}

std::vector<KonanePattern> konane_patterns(Context& context, const DictionaryBox& box) {
    const double positions = positions_in(box);
    if (positions > kMostPositionsInABox) {
        const int squares = box.colours == KonaneColours::Any ? 15 : 24;
        throw Error(ErrorKind::Input, "a box of " + std::to_string(box.rows) + "x" +
                                          std::to_string(box.columns) + " holds " +
                                          (box.colours == KonaneColours::Any ? "3^" : "2^") +
                                          std::to_string(box.rows * box.columns) +
                                          " positions; with these colours at most " +
                                          std::to_string(squares) + " squares can be listed");
    }
    const int rows = std::min(box.rows, box.columns);
    const int columns = std::max(box.rows, box.columns);
    std::vector<KonanePattern> patterns;
    if (box.edge == KonaneEdge::Bounded) {
        BoxPatterns(context, {rows, columns}, false, box.colours).append_to(patterns);
    } else {
        for (int r = 1; r <= rows; ++r)
            for (int c = r; c <= columns; ++c)
                BoxPatterns(context, {r, c}, true, box.colours).append_to(patterns);
    }
    const auto rank = [](const KonanePattern& p) {
        return std::tuple(p.count(), p.box.size(), p.box.rows(), p.stones(), p.black);
    };
    std::sort(patterns.begin(), patterns.end(),
              [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
    return patterns;
}

std::vector<Game> konane_values(Evaluator<Konane::Position>& evaluator, Context& context,
                                const std::vector<KonanePattern>& patterns,
                                const Konane::Rules& rules, unsigned threads) {
    constexpr std::size_t kChunk = 256;
    Charge charge(context);
    charge.add(patterns.size() * (sizeof(KonanePattern) + sizeof(Game)));
    std::vector<Game> values(patterns.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&](unsigned number) {
        for (;;) {
            const std::size_t begin = next.fetch_add(kChunk);
            if (begin >= patterns.size()) return;
            const std::size_t end = std::min(begin + kChunk, patterns.size());
            for (std::size_t i = begin; i < end; ++i)
                values[i] = evaluator.value(Konane::Position(patterns[i].board(), rules));
            context.poll();
            if (number == 0)
                context.progress(std::to_string(end) + " of " + std::to_string(patterns.size()) +
                                 " positions");
        }
    };
    const auto stop = [&] { next = patterns.size(); };
    if (const std::exception_ptr failure = on_threads(threads, work, stop))
        std::rethrow_exception(failure);
    return values;
}

}  // namespace upstar::konane
