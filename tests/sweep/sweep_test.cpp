// Sweeps inside: walks through ranges, plans as JSON, parts, the file, workers.
#include "upstar/sweep/sweep.h"

#include <gtest/gtest.h>

#include "store/folder.h"
#include "thrown.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

TEST(RangeWalk, GoesThroughWhatAssignmentsList) {
    Session session;
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    for (const std::vector<RangeText>& given :
         {std::vector<RangeText>{{"a", "1..3"}, {"b", "a..4"}},
          {{"a", "0..4"}, {"b", "3..a"}, {"c", "b..a+1"}},
          {{"a", "5"}},
          {}}) {
        const Ranges ranges(given);
        const std::vector<Bindings> all = ranges.assignments(work);
        EXPECT_EQ(ranges.count(work), all.size());
        std::size_t i = 0;
        for (RangeWalk walk(ranges, work); walk.next(); ++i) EXPECT_EQ(walk.bindings(), all[i]);
        EXPECT_EQ(i, all.size());
    }
    const Ranges large(std::vector<RangeText>{{"a", "1..1000000"}, {"b", "1..1000000000000"}});
    EXPECT_EQ(large.count(work), 1'000'000'000'000'000'000u);
    EXPECT_EQ(thrown([&] {
                  Ranges(std::vector<RangeText>{{"a", "2..1"}}).count(work);
              }),
              "the ranges are empty: no position has a = 2..1; a range goes up, as in 1..7");
}

TEST(SweepPart, DealsEveryCellToOnePart) {
    for (const std::uint64_t cells : {0u, 1u, 7u, 24u})
        for (const std::uint64_t of : {1u, 2u, 5u, 30u}) {
            std::uint64_t total = 0;
            for (std::uint64_t number = 1; number <= of; ++number) {
                const SweepPart part{number, of};
                std::uint64_t held = 0;
                for (std::uint64_t cell = 0; cell < cells; ++cell) held += part.holds(cell);
                EXPECT_EQ(part.size(cells), held);
                total += held;
            }
            EXPECT_EQ(total, cells);
        }
    EXPECT_EQ(SweepPart::from("2/8"), (SweepPart{2, 8}));
    for (const char* wrong : {"", "2", "0/8", "9/8", "2/", "/8", "a/b", "2/8 ", "-1/8"})
        EXPECT_NE(thrown([&] { SweepPart::from(wrong); }).find("a part is written 2/8"),
                  std::string::npos)
            << wrong;
}

TEST(SweepPlan, IsReadBackFromItsJson) {
    SweepPlan plan;
    plan.game = "konane(rules => modern)";
    plan.position_template = "{n}x{m}";
    plan.ranges = {{"n", "1..3"}, {"m", "1..n"}};
    plan.measures = parse_measures("outcome,mean");
    plan.longest = 80;
    plan.guesses = {"0", "n - \"m\""};
    plan.formula = "G == 0";
    plan.definitions = "f := n -> n\n";
    const std::string text = to_json_text(plan);
    EXPECT_EQ(to_json_text(sweep_plan_from(text)), text);
    EXPECT_EQ(thrown([] { sweep_plan_from("{}"); }).rfind("this is no plan of a sweep", 0), 0u);
    EXPECT_NE(thrown([] {
                  sweep_plan_from(R"({"schema":1,"game":"nim","template":"1","range":{}})");
              }).find("`range` is no part of one; there are game, template"),
              std::string::npos);
}

SweepPlan squares(int most) {
    SweepPlan plan;
    plan.game = "domineering";
    plan.position_template = "{n}x{n}";
    plan.ranges = {{"n", "1.." + std::to_string(most)}};
    return plan;
}

TEST(RunSweep, TellsWhatDoesNotFitAndDoesTheRest) {
    const TestFolder folder;
    SweepPlan plan = squares(3);
    plan.formula = "if n == 2 then [k for k from 1 to 2^40] else G end";
    SweepFile file(folder / "j", plan, {});
    Context control;
    SweepOptions options;
    options.threads = 2;
    options.memory_limit = std::size_t{128} << 20;
    const SweepEnd end = run_sweep(control, plan, {}, file, options);
    EXPECT_FALSE(end.stopped);
    ASSERT_EQ(end.failed.size(), 1u);
    EXPECT_EQ(end.failed[0].number, 1u);
    EXPECT_EQ(end.progress.done, 2u);
    EXPECT_FALSE(end.is_complete());
}

TEST(RunSweep, ThrowsWhereAFormulaIsWrong) {
    const TestFolder folder;
    SweepPlan plan = squares(3);
    plan.formula = "\"text\"";
    SweepFile file(folder / "j", plan, {});
    Context control;
    EXPECT_NE(thrown([&] {
                  run_sweep(control, plan, {}, file, {});
              }).find("the formula must give a game or a truth value"),
              std::string::npos);
}

TEST(RunSweep, EndsWhenItsControlIsCancelled) {
    const TestFolder folder;
    const SweepPlan plan = squares(8);
    Context control;
    SweepOptions options;
    options.threads = 2;
    options.observer = [&](const SweepProgress& progress) {
        if (progress.done >= 3) control.cancel();
    };
    SweepFile file(folder / "j", plan, {});
    const SweepEnd end = run_sweep(control, plan, {}, file, options);
    ASSERT_TRUE(end.stopped);
    EXPECT_EQ(end.stopped->kind(), ErrorKind::Cancelled);
    EXPECT_GE(end.progress.done, 3u);
    EXPECT_LT(end.progress.done, 8u);
}

TEST(SweepFile, KeepsWhatWasDoneAndLeavesOutWhatIsDamaged) {
    const TestFolder folder;
    const SweepPlan plan = squares(4);
    CellResult result;
    result.measured[Measure::GameValue] = "+-1";
    {
        SweepFile file(folder / "j", plan, {2, 2});
        file.append(cell_line(1, result) + cell_line(3, result));
        EXPECT_EQ(file.count(), 2u);
        EXPECT_NE(thrown([&] {
                      SweepFile(folder / "j", plan, {2, 2});
                  }).find("is in use"),
                  std::string::npos);
    }
    std::string text = read(folder / "j");
    text.replace(text.rfind("+-1"), 3, "+-2");
    write(folder / "j", text + "5\tcut o");
    SweepFile file(folder / "j", plan, {2, 2});
    EXPECT_TRUE(file.has(1));
    EXPECT_FALSE(file.has(3));
    EXPECT_EQ(file.damaged(), 1u);
    const SweptFile swept(folder / "j");
    EXPECT_EQ(swept.result(1)->measured[Measure::GameValue], "+-1");
    EXPECT_FALSE(swept.result(3));
}

}  // namespace
}  // namespace upstar
