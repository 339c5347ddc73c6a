#include "upstar/games/dots/answers/certificate_json.h"

namespace upstar::dots {

Json json_of(const CertificateVerdict& verdict) {
    return {{"schema", kJsonSchema}, {"claimed", verdict.claimed}, {"least", verdict.least},
            {"most", verdict.most},  {"holds", verdict.holds()},   {"fault", verdict.fault}};
}

std::string describe(const CertificateVerdict& verdict) {
    return verdict.holds()
               ? "proved: the value of the endgame is " + std::to_string(verdict.claimed) + "\n"
               : "not proved: " + verdict.fault + "\n";
}

}  // namespace upstar::dots
