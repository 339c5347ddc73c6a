// S. Heubach and M. Dufour, Circular Nim Games (slides), 2010.
#include "upstar/papers/checks.h"
#include "upstar/papers/papers.h"

namespace upstar {

Paper heubach_dufour() {
    return {"heubach-dufour",
            "S. Heubach and M. Dufour, Circular Nim Games, 2010",
            "CN",
            16,
            {{"CN-3",
              "minimum excluded values, the nim sum of 12, 13 and 7, and P-positions",
              {all_true({"[1,4,5,7].Mex == 0", "[0,1,2,6].Mex == 3", "12 NimSum 13 NimSum 7 == 6",
                         "[a NimSum b NimSum c == 0 for a from 0 to 5 for b from 0 to 5 for c from "
                         "0 to 5] == [(*a + *b + *c).OutcomeClass == (0).OutcomeClass for a from 0 "
                         "to 5 for b from 0 to 5 for c from 0 to 5]"})}}}};
}

}  // namespace upstar
