// The theorem on Nim, CN(n,1), for every number of stacks at once: by Coq, where it is there. The
// solvers prove it one number of stacks after the other.
#pragma once

#include "upstar/papers/claims.h"

namespace upstar {

/// Has coqc check BoutonNim.v. Without it, or if it does not accept it, that is told as what is not
/// proved.
Finding nim_by_coq(const Examination& examination);

}  // namespace upstar
