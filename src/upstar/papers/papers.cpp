#include "upstar/papers/papers.h"

namespace upstar {

const std::vector<Paper>& papers() {
    static const std::vector<Paper> kPapers = {erickson(), ernst(), heubach_dufour(),
                                               berlekamp_scott()};
    return kPapers;
}

}  // namespace upstar
