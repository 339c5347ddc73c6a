// The four papers, one file each.
#pragma once

#include "upstar/papers/claims.h"

namespace upstar {

Paper erickson();
Paper ernst();
Paper heubach_dufour();
Paper berlekamp_scott();

}  // namespace upstar
