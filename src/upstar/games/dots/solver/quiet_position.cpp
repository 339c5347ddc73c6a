#include "upstar/games/dots/solver/quiet_position.h"

#include <cassert>

#include "upstar/base/bits.h"

namespace upstar::dots {

QuietPosition::QuietPosition(const StringFrame& frame, PieceSums& sums, StringSet uncut,
                             PieceSums::Number pieces)
    : pieces_(pieces), coins_(static_cast<std::int16_t>(sums[pieces].coins)) {
    for (int i = 0; i < frame.images; ++i) images_[static_cast<std::size_t>(i)] = ~StringSet{0};
    for (StringSet left = ~uncut; left != 0; left &= left - 1) {
        const auto string = static_cast<std::size_t>(lowest_bit(left));
        if (string >= static_cast<std::size_t>(frame.strings)) break;
        for (std::size_t k = 0; k < images_.size(); ++k) images_[k] &= frame.keep[string][k];
    }
    if (frame.strings < StringFrame::kMostStrings)
        for (StringSet& image : images_) image &= string_bit(frame.strings) - 1;
    for (int coin = 1; coin <= StringFrame::kMostCoins; ++coin) {
        const auto valence = static_cast<std::uint8_t>(
            __builtin_popcountll(frame.at[static_cast<std::size_t>(coin)] & uncut));
        assert(valence != 1);
        valence_[static_cast<std::size_t>(coin)] = valence;
        if (valence == 2) pairs_ |= coin_bit(coin);
        if (valence != 0) ++coins_;
    }
    for (int coin = 1; coin <= StringFrame::kMostCoins; ++coin) settle(frame, sums, coin);
}

QuietPosition::Key QuietPosition::key(const StringFrame& frame) const {
    Key key{images_[0], pieces_, 0};
    for (int i = 1; i < frame.images; ++i) {
        const StringSet image = images_[static_cast<std::size_t>(i)];
        if (image < key.strings) {
            key.strings = image;
            key.image = i;
        }
    }
    return key;
}

StringSet QuietPosition::safe_strings(const StringFrame& frame) const {
    StringSet safe = uncut();
    for (CoinSet left = pairs_; left != 0; left &= left - 1)
        safe &= ~frame.at[static_cast<std::size_t>(lowest_bit(left)) + 1];
    for (StringSet left = safe & frame.has_parallel_above; left != 0; left &= left - 1) {
        const int string = lowest_bit(left);
        if ((frame.parallel_above[static_cast<std::size_t>(string)] & uncut()) != 0)
            safe &= ~string_bit(string);
    }
    return safe;
}

QuietPosition::Run QuietPosition::run_through(const StringFrame& frame, int coin) const {
    Run run;
    run.length = 1;
    run.coins = coin_bit(coin);
    StringSet strings = frame.at[static_cast<std::size_t>(coin)] & uncut();
    run.strings = strings;
    for (int side = 0; side < 2; ++side, strings &= strings - 1) {
        int string = lowest_bit(strings);
        int at = coin;
        for (;;) {
            at ^= frame.ends[static_cast<std::size_t>(string)];
            if (at == 0 || valence_[static_cast<std::size_t>(at)] != 2) break;
            if (at == coin) {
                run.is_ring = true;
                return run;
            }
            ++run.length;
            run.coins |= coin_bit(at);
            string =
                lowest_bit(frame.at[static_cast<std::size_t>(at)] & uncut() & ~string_bit(string));
            run.strings |= string_bit(string);
        }
        run.ends[side] = at;
    }
    return run;
}

// A loop at a joint of valence 3 cannot be taken without the joint and the stem it hangs on. Two
// coins in a row are offered by the string between them, which leaves the opponent no choice.
Opening QuietPosition::opening_of(const StringFrame& frame, const Run& run) const {
    Opening opening;
    opening.code = static_cast<std::uint8_t>(lowest_bit(run.strings));
    opening.coins = static_cast<std::int16_t>(run.length);
    opening.give = run.length >= 3 ? 2 : 0;
    opening.strings = run.strings;
    opening.captured = run.coins;
    int joint = run.ends[0];
    if (joint == 0 || joint != run.ends[1] || valence_[static_cast<std::size_t>(joint)] != 3)
        return opening;
    opening.give = 2;
    do {
        ++opening.coins;
        opening.captured |= coin_bit(joint);
        const int string =
            lowest_bit(frame.at[static_cast<std::size_t>(joint)] & uncut() & ~opening.strings);
        opening.strings |= string_bit(string);
        joint ^= frame.ends[static_cast<std::size_t>(string)];
    } while (joint != 0 && valence_[static_cast<std::size_t>(joint)] == 2);
    return opening;
}

int QuietPosition::openings(const StringFrame& frame, const PieceSums& sums, Opening* out) const {
    int count = 0;
    for (CoinSet left = pairs_; left != 0;) {
        const Run run = run_through(frame, lowest_bit(left) + 1);
        left &= ~run.coins;
        out[count++] = opening_of(frame, run);
    }
    for (const auto kind : {Piece::Kind::Gift, Piece::Kind::Chain, Piece::Kind::Loop}) {
        Piece piece;
        if (!least_piece(sums[pieces_], kind, piece)) continue;
        Opening& opening = out[count++];
        opening = Opening();
        opening.code = static_cast<std::uint8_t>(Opening::kPiece + static_cast<int>(kind));
        opening.coins = static_cast<std::int16_t>(piece.coins);
        opening.give = static_cast<std::uint8_t>(piece.give());
    }
    return count;
}

void QuietPosition::remove(const StringFrame& frame, StringSet strings) {
    for (; strings != 0; strings &= strings - 1) {
        const auto string = static_cast<std::size_t>(lowest_bit(strings));
        for (std::size_t k = 0; k < images_.size(); ++k) images_[k] &= frame.keep[string][k];
        const std::size_t a = frame.a[string];
        --valence_[a];
        --valence_[a ^ frame.ends[string]];
    }
}

void QuietPosition::settle(const StringFrame& frame, PieceSums& sums, int coin) {
    if (coin == 0 || valence_[static_cast<std::size_t>(coin)] != 2) return;
    pairs_ |= coin_bit(coin);
    const Run run = run_through(frame, coin);
    if (!run.is_ring && (run.ends[0] != 0 || run.ends[1] != 0)) return;
    remove(frame, run.strings);
    pairs_ &= ~run.coins;
    const int before = sums[pieces_].coins;
    pieces_ = sums.with(pieces_, run.is_ring ? Piece::ring(run.length) : Piece::chain(run.length));
    // Gifts that cancel leave the position.
    coins_ = static_cast<std::int16_t>(coins_ - run.length + sums[pieces_].coins - before);
}

void QuietPosition::cut(const StringFrame& frame, PieceSums& sums, int string) {
    remove(frame, string_bit(string));
    const int a = frame.a[static_cast<std::size_t>(string)];
    settle(frame, sums, a);
    settle(frame, sums, a ^ frame.ends[static_cast<std::size_t>(string)]);
}

void QuietPosition::open(const StringFrame& frame, PieceSums& sums, const Opening& opening) {
    coins_ = static_cast<std::int16_t>(coins_ - opening.coins);
    if (opening.code >= Opening::kPiece) {
        pieces_ =
            sums.without_least(pieces_, static_cast<Piece::Kind>(opening.code - Opening::kPiece));
        return;
    }
    remove(frame, opening.strings);
    pairs_ &= ~opening.captured;
    for (StringSet left = opening.strings; left != 0; left &= left - 1) {
        const auto string = static_cast<std::size_t>(lowest_bit(left));
        const int a = frame.a[string];
        settle(frame, sums, a);
        settle(frame, sums, a ^ frame.ends[string]);
    }
}

}  // namespace upstar::dots
