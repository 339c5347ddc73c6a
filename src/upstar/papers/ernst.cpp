// M. Ernst, Playing Konane Mathematically: A Combinatorial Game-Theoretic Analysis, 1995.
#include "upstar/papers/checks.h"
#include "upstar/papers/papers.h"

namespace upstar {

Paper ernst() {
    return {"ernst",
            "M. Ernst, Playing Konane Mathematically, 1995",
            "KO",
            19,
            {{"KO-3",
              "{0|*} is up, and a number between the options is the simplest one",
              {all_true({"{0|*} == ^", "{5|22} == 6", "{-22|-7} == -8", "{-22|3} == 0",
                         "{1/2|3/4} == 5/8", "{5/4|2} == 3/2"})}}}};
}

}  // namespace upstar
