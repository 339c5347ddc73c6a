// Reads the text of certificates of loony endgames; certificate.h has an example.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/base/certificate_head.h"

namespace upstar::dots {

struct CertificateText {
    struct Piece {
        bool is_loop = false;
        int length = 0;
        int coin = 0;
        int line = 0;  ///< of the text, from 1
    };
    std::string graph;
    std::size_t graph_offset = 0;  ///< where it begins in the text
    int value = 0;
    bool has_value = false;
    std::vector<int> blockers;  ///< 0 is the ground
    std::vector<Piece> pieces;
};

/// "dots flight"; and the first line of one that version 0.1 wrote.
extern const char* const kFlightKind;
extern const char* const kFlightHead01;

/// What is claimed: "the value of the loony endgame chain:5 is 5".
CertificateHead flight_head(const std::string& graph, int value);

/// Also what version 0.1 wrote. Throws Error (Input) with an offset.
CertificateText read_certificate(std::string_view text);

}  // namespace upstar::dots
