// Whether the nim values of a take-and-break game repeat: the answer, and its certificate.
//
//     {"certificate":2,"kind":"heap period","claim":"...","statement":
//         {"code":"0.77","period":12,"preperiod":71}}
//     0 1 2 3 1 4 3 2 1 4 2 6 ...      the nim values of the heaps 0, 1, 2, ...
//
// The head, here two lines, is that of all certificates (certificate_head.h). As many values follow
// as the theorem at the head of nim_sequence.h wants. The check plays every move of every heap: no
// option has the value of its heap, and some option has each lesser one. It has none of the tricks
// by which the values were found, and searches nothing. Trusted: the theorem, Sprague and Grundy's
// that the values of heaps are added by xor, and the reader of codes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "upstar/base/certificate_head.h"
#include "upstar/base/context.h"
#include "upstar/games/heaps/nim_sequence.h"

namespace upstar::heaps {

/// Heaps that `period_answer` looks at if it is not told how many.
inline constexpr std::uint32_t kUsualHeaps = 20'000;
inline constexpr std::uint32_t kMostForPeriod = 10'000'000;

struct PeriodAnswer {
    CodePtr code;
    std::uint32_t most = 0;            ///< the heaps up to this were looked at
    std::optional<Periodicity> found;  ///< nothing: their values prove no period
};

/// From the nim values of the heaps up to `most`. Throws Error (Input) if the theorem says nothing
/// about codes like this one.
PeriodAnswer period_answer(NimSequence& sequence, std::uint32_t most = kUsualHeaps);

/// "0.77: period 12 from heap 71 on".
std::string describe(const PeriodAnswer& answer);

/// `{"schema": 1, "code", "most", "period", "preperiod"}`, the last two null if none was found.
Json json_of(const PeriodAnswer& answer);
/// Reads it back. Throws Error (Input).
PeriodAnswer period_answer_from_json(const Json& json);

/// "heap period".
extern const char* const kPeriodKind;

CertificateHead period_head(const TakeAndBreakCode& code, const Periodicity& claim);

/// Requires a period that this sequence has.
std::string period_certificate(NimSequence& sequence, const Periodicity& period);

struct PeriodClaim {
    TakeAndBreakCode code;
    Periodicity claimed;
};

/// What a certificate claims. Throws Error (Input) if it is none.
PeriodClaim claimed_period(std::string_view text);

/// How many nim values were checked. Throws Error (Input) unless the text proves its claim.
std::size_t check_period(std::string_view text, Context& context);

}  // namespace upstar::heaps
