// That the player to move loses, shown by playing: all his moves, and an answer to each, which
// somebody else chooses.
//
// `choose(options, row)` returns the number of the answer among where the moves from the row lead;
// its mistakes are found. Positions are shown once: whoever loses with n whole moves loses with
// fewer.
#pragma once

#include <algorithm>
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstddef>
#include <cstdint>

#include "upstar/base/context.h"
#include "upstar/base/error.h"
#include "upstar/games/toads/row.h"

namespace upstar::toads {

template <class Choose>
class AnsweredPlay {
public:
    AnsweredPlay(Context& context, Choose choose)
        : context_(context), charge_(context), choose_(std::move(choose)) {}

    /// Throws Error (Input) if some answer does not do: then Left, to move, may win.
    void show_loss(const Row& row) {
        if (is_shown(row)) return;
        if (row.is_empty()) fail();
        remember(row);  // play never comes back
        for (const Row& next : moves_.options(row)) show_win(next);
    }

    std::size_t positions() const { return shown_.size(); }

private:
    [[noreturn]] static void fail() {
        throw Error(ErrorKind::Input, "an answer loses: its opponent makes the last move");
    }

    void show_win(const Row& row) {
        if (row.is_empty()) return row.wins_empty() ? void() : fail();
        const RowMoves::Options options = moves_.options(row);
        const auto is_shown_already = [&](const Row& next) { return is_shown(next); };
        if (std::any_of(options.begin(), options.end(), is_shown_already)) return;
        const std::size_t answer = choose_(options);
        if (answer >= options.count) throw Error(ErrorKind::Input, "an answer is no move");
        show_loss(options.rows[answer]);
    }

    bool is_shown(const Row& row) const {
        if (row.is_empty()) return !row.wins_empty();
        const auto known = shown_.find(row.key());
        return known != shown_.end() && row.n <= known->second;
    }

    void remember(const Row& row) {
        context_.poll();
        if (shown_.size() == charged_) {
            charge_.add(kBytes * std::max(charged_, kFirstCharge));
            charged_ += std::max(charged_, kFirstCharge);
        }
        const auto [place, is_new] = shown_.emplace(row.key(), row.n);
        if (!is_new) place->second = row.n;  // it is more, or it would have been shown
    }

    static constexpr std::size_t kBytes = 40;  // an entry of the map, while it is moved to a larger
    static constexpr std::size_t kFirstCharge = 1 << 10;

    Context& context_;
    Charge charge_;
    Choose choose_;
    RowMoves moves_;
    boost::unordered_flat_map<std::uint64_t, int> shown_;
    std::size_t charged_ = 0;
};

}  // namespace upstar::toads
