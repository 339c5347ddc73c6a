#include "upstar/search/evaluators.h"

#include <gtest/gtest.h>

#include "upstar/games/domineering.h"
#include "upstar/games/nim.h"
#include "upstar/search/evaluate.h"
#include "upstar/search/grundy.h"
#include "upstar/search/outcome.h"

namespace upstar {

using namespace domineering;
using namespace nim;
namespace {

using DomineeringEvaluator = Evaluator<Domineering::Position>;

TEST(Evaluators, KeepOneSearchOfEachType) {
    Context context;
    Arena arena(context);
    Evaluators evaluators(arena);
    auto& first = evaluators.get<DomineeringEvaluator>();
    first.value(Domineering().parse("3x3"));
    evaluators.get<GrundySearch<Nim::Position>>();
    evaluators.get<OutcomeSearch<Domineering::Position>>();
    EXPECT_EQ(&evaluators.get<DomineeringEvaluator>(), &first);
    EXPECT_GT(evaluators.get<DomineeringEvaluator>().solved(), 0u);
}

TEST(Evaluators, ClearGivesTheMemoryBack) {
    Context context;
    Arena arena(context);
    Evaluators evaluators(arena);
    const auto search = [&] {
        evaluators.get<OutcomeSearch<Domineering::Position>>().outcome(Domineering().parse("4x4"));
    };
    search();  // the values it makes stay in the arena
    evaluators.clear();
    const std::size_t before = context.memory_charged();
    search();
    EXPECT_GT(context.memory_charged(), before);
    evaluators.clear();
    EXPECT_EQ(context.memory_charged(), before);
    EXPECT_EQ(evaluators.get<OutcomeSearch<Domineering::Position>>().solved(), 0u);
}

}  // namespace
}  // namespace upstar
