// Checks certificates of loony endgames without any of the code that finds them: no chains, no
// joints, no search, only strings that are cut and coins that are captured one by one.
//
// What the check believes, besides the reader of the graph's text:
//
//     opening    if Left can open n coins and leave H, then v(G) <= n - d + |v(H) - d|; d is 4 if
//                the coins are a ring, else 2: Right keeps control or takes them all
//     parity     v >= 0, and v is even if and only if the number of coins is
//     control    v >= cv = 8 + c + 4j - 2V - 8p (The Dots and Boxes Game, chapter 10), so the same
//                with anything that p cannot exceed
//     blockers   if every loop passes one of k coins and perhaps the ground, then p <= k; with the
//                ground p <= k + 1/2, or k + 1/4 if every loop that passes none but the ground has
//                exactly 3 coins. Without blockers in the certificate all sets of loops are tried
//                (loop_packing.h)
//
// From the end of the plan backwards they give bounds for v of every position on the way. The
// certificate holds if those of the first meet in the value it claims. Neither v = cv nor the
// maximality of a set of loops is believed.
#pragma once

#include <string>
#include <string_view>

#include "upstar/base/context.h"

namespace upstar::dots {

struct CertificateVerdict {
    int claimed = 0;
    int least = 0;      ///< v is at least this,
    int most = 0;       ///< and at most this
    std::string fault;  ///< the first, or empty

    bool holds() const { return fault.empty(); }
};

/// Throws Error (Input) with an offset if the text is not a certificate at all.
/// The context, if there is one, is polled.
CertificateVerdict check_certificate(std::string_view text, Context* context = nullptr);

}  // namespace upstar::dots
