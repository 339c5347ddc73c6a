// A position of Strings-and-Coins in which no coin can be captured, as a search keeps it.
//
//     images     the uncut strings of the undecided part, and their images by the symmetries
//     valence    by coin; `pairs` are the coins of valence 2
//     pieces     the number of the sum of independent pieces: a run of the undecided part that a
//                move makes independent goes there at once
//     coins      all coins that are not captured, those of the pieces too
//
// The score so far is no part of it: a position has one margin, whoever captured what.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "upstar/games/dots/solver/piece_sums.h"
#include "upstar/games/dots/solver/string_frame.h"

namespace upstar::dots {

/// A move, together with the captures it allows the opponent.
struct Opening {
    std::uint8_t code = 0;  ///< the number of a string that is cut, or kPiece + the kind of a piece
    std::uint8_t give = 0;  ///< of the coins, how many he may leave (2 or 4); 0: he takes all
    std::int16_t coins = 0;
    StringSet strings = 0;  ///< all that are cut
    CoinSet captured = 0;

    static constexpr std::uint8_t kPiece = 64;

    /// Whether it is a loony move: one that gives the opponent a choice.
    bool is_loony() const { return give != 0; }
};

class QuietPosition {
public:
    /// The strings of the frame that are uncut, and a sum of pieces beside them. Requires that no
    /// coin of the frame has valence 1.
    QuietPosition(const StringFrame& frame, PieceSums& sums, StringSet uncut,
                  PieceSums::Number pieces);

    StringSet uncut() const { return images_[0]; }
    PieceSums::Number pieces() const { return pieces_; }
    int coins() const { return coins_; }

    struct Key {
        StringSet strings = 0;
        PieceSums::Number pieces = 0;
        int image = 0;  ///< by which symmetry: no part of the comparison
    };
    Key key(const StringFrame& frame) const;

    /// Strings whose cutting lets no coin be captured, one of each bundle of parallel ones.
    StringSet safe_strings(const StringFrame& frame) const;
    /// The moves in runs of coins of valence 2, one a run, and in independent pieces, one a kind.
    /// How many were written to `out`, which has room for kMostOpenings.
    int openings(const StringFrame& frame, const PieceSums& sums, Opening* out) const;
    static constexpr int kMostOpenings = StringFrame::kMostCoins + 3;

    /// After a safe string was cut.
    void cut(const StringFrame& frame, PieceSums& sums, int string);
    /// After an opening, and after the coins it gives were captured.
    void open(const StringFrame& frame, PieceSums& sums, const Opening& opening);

private:
    struct Run {
        int length = 0;
        int ends[2] = {0, 0};  // the ground or coins of another valence; a ring has none
        bool is_ring = false;
        StringSet strings = 0;
        CoinSet coins = 0;
    };
    Run run_through(const StringFrame& frame, int coin) const;
    Opening opening_of(const StringFrame& frame, const Run& run) const;
    void remove(const StringFrame& frame, StringSet strings);
    // Moves the run through the coin, if it has valence 2 and is independent, to the pieces.
    void settle(const StringFrame& frame, PieceSums& sums, int coin);

    StringFrame::Images images_{};
    std::array<std::uint8_t, StringFrame::kMostCoins + 1> valence_{};
    CoinSet pairs_ = 0;
    PieceSums::Number pieces_ = PieceSums::kEmpty;
    std::int16_t coins_ = 0;
};

}  // namespace upstar::dots
