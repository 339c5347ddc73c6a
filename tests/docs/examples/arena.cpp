#include <iostream>

#include "upstar/catalog/catalog.h"
#include "upstar/search/evaluators.h"
#include "upstar/values/canonical.h"
#include "upstar/values/order.h"
#include "upstar/values/print.h"
#include "upstar/values/sum.h"
#include "upstar/values/thermograph.h"

using namespace upstar;

int main() {
    Context context(std::size_t{512} << 20);  // at most 512 MiB
    Arena arena(context);

    const Game one = arena.integer(1);
    const Game hot = canonical(arena, {one}, {negative(arena, one)});  // {1|-1}
    const Game up = arena.simple(0, 1, 0);                             // 0 + one up + *0
    const Game g = sum(arena, hot, up);

    std::cout << to_string(arena, g) << "\n";
    std::cout << to_string(arena, g, Notation::Latex) << "\n";
    std::cout << name(outcome(arena, g)) << "\n";
    std::cout << temperature(arena, g).to_string() << "\n";
    std::cout << (sum(arena, hot, hot) == Game()) << "\n";

    Evaluators evaluators(arena);
    const PositionPtr board = Catalog().named("domineering")->parse("4x4");
    std::cout << to_string(arena, board->value(evaluators)) << "\n";
}
