// What the check of a certificate says, in words and for programs:
// {"schema", "claimed", "least", "most", "holds", "fault"}.
#pragma once

#include <string>

#include "upstar/base/json.h"
#include "upstar/games/dots/loony/certificate_check.h"

namespace upstar::dots {

Json json_of(const CertificateVerdict& verdict);

/// "proved: the value of the endgame is 3", or what is wrong.
std::string describe(const CertificateVerdict& verdict);

}  // namespace upstar::dots
