// What the check of a certificate says, for programs:
// {"schema", "claimed", "least", "most", "holds", "fault"}.
#pragma once

#include "upstar/base/json.h"
#include "upstar/games/dots/loony/certificate_check.h"

namespace upstar::dots {

Json certificate_json(const CertificateVerdict& verdict);

}  // namespace upstar::dots
