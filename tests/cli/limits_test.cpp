// --time-limit and --memory-limit: exit code 3, a message, and the session goes on.
#include <gtest/gtest.h>

#include <ostream>

#include "program.h"

namespace upstar {
namespace {

struct Limited {
    const char* options;
    const char* query;
    const char* message;
};

void PrintTo(const Limited& given, std::ostream* out) {
    *out << given.options << " " << given.query;
}

class Limit : public testing::TestWithParam<Limited> {};

TEST_P(Limit, EndsTheQueryWithCode3) {
    const Ended ended =
        run(std::string("eval ") + GetParam().options + " " + quoted(GetParam().query));
    EXPECT_EQ(ended.code, 3);
    EXPECT_EQ(ended.out, "");
    EXPECT_EQ(ended.err.rfind(std::string("upstar: ") + GetParam().message, 0), 0u) << ended.err;
}

INSTANTIATE_TEST_SUITE_P(
    Each, Limit,
    testing::Values(
        Limited{"--time-limit 0.2", "while true do end",
                "time limit reached; raise it with --time-limit"},
        Limited{"--time-limit 0.0001", "while true do end", "time limit"},
        Limited{"--time-limit 0.3",
                "x := [1]; for n from 1 to 60 do x := [x,[n]] end; "
                "y := [1]; for n from 1 to 60 do y := [y,y,x] end; y == [y,y]; "
                "while true do end",
                "time limit"},
        Limited{"--memory-limit 128", "x := [1]; while true do x := x.Concat(x) end",
                "out of memory"},
        Limited{"--memory-limit 128", "x := '{|}'; while true do x := '{x|x}' end",
                "out of memory"},
        Limited{"--memory-limit 128", "f := x -> x; while true do f := (g -> x -> g)(f) end",
                "out of memory"},
        Limited{"--memory-limit 128", "[2^500000 + n for n from 1 to 10000]", "out of memory"},
        Limited{"--memory-limit 128",
                "s := \"ab\"; for n from 1 to 22 do s := s + s end; [s + s for n from 1 to 1000]",
                "out of memory"},
        Limited{"--memory-limit 128", "[n for n from 1 to 10^7]",
                "out of memory: this needs more than the limit of 128 MiB; ask for less, or raise "
                "--memory-limit"}));

TEST(Limits, LinesGoOnAfterALimit) {
    const Ended ended = run("eval --time-limit 0.2 -", "g := {3|1}\nwhile true do end\ng.Mean\n");
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.out.rfind("{3|1}\n!!time limit", 0), 0u) << ended.out;
    EXPECT_EQ(ended.out.substr(ended.out.size() - 3), "\n2\n");
}

TEST(Limits, LongLoopsDoNotAddUp) {
    const Ended ended =
        run("eval --memory-limit 128 'for n from 1 to 200000 do [1,2,3,4,5,6,7,8,9] end; 1'");
    EXPECT_EQ(ended.out, "1\n") << ended.err;
}

TEST(Limits, DeepResultsDoNotOverflowTheStack) {
    const Ended json =
        run("eval --format json 'x := []; for n from 1 to 20000 do x := [x] end; x'");
    EXPECT_EQ(json.code, 3);
    for (const char* query :
         {"x := []; for n from 1 to 200000 do x := [x] end; 1",
          "x := '{|}'; for n from 1 to 100000 do x := '{x|}' end; -x > 0; 1",
          "f := x -> x; for n from 1 to 100000 do f := (g -> x -> g)(f) end; 1"}) {
        const Ended ended = run("eval " + quoted(query));
        EXPECT_EQ(ended.code, 0) << query;
        EXPECT_EQ(ended.out, "1\n") << ended.err;
    }
}

TEST(Limits, SharedPartsDoNotExplode) {
    EXPECT_EQ(
        run("eval " + quoted("x := '{|}'; for n from 1 to 60 do x := '{x|x}' end; (-x).Value")).out,
        "0\n");
    for (const char* query : {"x := []; for n from 1 to 60 do x := [x,x] end; x",
                              "x := '{|}'; for n from 1 to 60 do x := '{x|x}' end; x"})
        for (const char* format : {"text", "json", "latex"})
            EXPECT_EQ(run(std::string("eval --format ") + format + " " + quoted(query)).code, 3)
                << query;
}

}  // namespace
}  // namespace upstar
