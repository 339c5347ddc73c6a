// What a sieve tells, in words and for programs.
#include "upstar/games/circular_nim/sieve/sieve_answer.h"

#include <gtest/gtest.h>

#include <sstream>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/sieve/sieve_json.h"

namespace upstar::circular_nim {
namespace {

SieveAnswer answer_to(Context& context, const Cube& cube, const SieveQuestion& question) {
    SieveOptions options;
    options.threads = 1;
    options.keep = question.needs_positions();
    return sieve_answer(context, sieve(context, cube, options), question);
}

std::string json_text(Context& context, const SieveAnswer& answer) {
    std::ostringstream out;
    write_json(context, answer, out);
    return out.str();
}

TEST(SieveAnswer, CountsWithoutKeepingPositions) {
    Context context;
    const SieveAnswer answer = answer_to(context, {{3, 2}, 1}, {});
    EXPECT_EQ(json_text(context, answer),
              "{\"schema\":1,\"n\":3,\"k\":2,\"rule\":\"V5\",\"a\":1,\"board\":\"circle\","
              "\"max\":1,\"positions\":8,\"p_positions\":2}\n");
}

TEST(SieveAnswer, ListsOneOfEachClass) {
    Context context;
    const SieveAnswer answer = answer_to(context, {{4, 2}, 1}, {true, true, true});
    std::vector<std::string> positions;
    for_each_listed(context, answer, [&](const Stacks& p) { positions.push_back(listed(p)); });
    EXPECT_EQ(positions, (std::vector<std::string>{"0,0,0,0", "0,1,0,1", "1,1,1,1"}));
    EXPECT_EQ(answer.classes, 3u);
    const Json json = Json::parse(json_text(context, answer));
    EXPECT_EQ(json["list"].size(), 3u);
    EXPECT_EQ(json["list"][1], (Stacks{0, 1, 0, 1}));
    EXPECT_EQ(json["classes"], 3);
    EXPECT_EQ(json["shifts"].size(), answer.shifts->size());
    EXPECT_EQ(json["p_positions"], 4);
}

TEST(SieveAnswer, StopsListingWhenItIsCancelled) {
    Context context;
    const SieveAnswer answer = answer_to(context, {{4, 2}, 1}, {true, false, false});
    context.cancel();
    EXPECT_THROW(for_each_listed(context, answer, [](const Stacks&) {}), Error);
}

TEST(SliceAnswer, TellsAGuessFromAFact) {
    const Cube cube({5, 2}, 3);
    EXPECT_EQ(dumped(json_of(SliceAnswer{cube, {7, 2, {}, 21}})),
              R"~({"schema":1,"game":"CN(5,2)","max":3,"positions":1024,)~"
              R"~("p_positions_with_empty_stack":7,"raised_up_to":2,)~"
              R"~("p_positions_if_always_raised":21})~");
    const Json fails = json_of(SliceAnswer{cube, {7, 2, Stacks{0, 1, 0, 0, 2}, 0}});
    EXPECT_EQ(fails["raise_fails"], (Stacks{0, 1, 0, 0, 2}));
    EXPECT_FALSE(fails.contains("p_positions_if_always_raised"));
}

}  // namespace
}  // namespace upstar::circular_nim
