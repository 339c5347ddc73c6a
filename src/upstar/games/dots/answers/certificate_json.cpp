#include "upstar/games/dots/answers/certificate_json.h"

namespace upstar::dots {

Json certificate_json(const CertificateVerdict& verdict) {
    return {{"schema", kJsonSchema}, {"claimed", verdict.claimed}, {"least", verdict.least},
            {"most", verdict.most},  {"holds", verdict.holds()},   {"fault", verdict.fault}};
}

}  // namespace upstar::dots
