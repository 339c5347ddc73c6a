// upstar explain, as it is typed.
#include <gtest/gtest.h>

#include "program.h"

namespace upstar {
namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(Explain, BeginsWithASentenceAndGoesOnWithDetails) {
    const Ended ended = run("explain \"'{0,1|2}'\"");
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.out.rfind("{0,1|2} is 3/2, a number", 0), 0u) << ended.out;
    EXPECT_TRUE(contains(ended.out, ".\n\n{0,1|2}\nLeft's option 0 is dominated")) << ended.out;
    EXPECT_EQ(run("explain '{0,1|2}'").out, ended.out);
}

TEST(Explain, TakesValuesThatBeginWithASign) {
    const Ended ended = run("explain -1/2");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.out.rfind("-1/2 is a number", 0), 0u) << ended.out;
}

TEST(Explain, TakesAGameAndAPositionOrBothInOneExpression) {
    const Ended ended = run("explain domineering 2x3");
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.out, run("explain 'domineering(\"2x3\")'").out);
    EXPECT_EQ(run("explain 'circular_nim(5,2)' 3,1,4,1,5").out,
              run("explain circular_nim 3,1,4,1,5 --with k=2").out);
    EXPECT_NE(run("explain circular_nim 3,1,4,1,5 --with k=3").out,
              run("explain circular_nim 3,1,4,1,5 --with k=2").out);
}

TEST(Explain, SaysWhatIsWrongAndWhatToTry) {
    struct Row {
        const char* arguments;
        const char* message;
    };
    for (const auto& [arguments, message] : {
             Row{"'{1|'", "expected a value, but the input ends here"},
             Row{"nim", "Nim is a game: give a position of it too, such as 3,5,7"},
             Row{"nim 3,x", "heaps are whole numbers joined by commas, such as 3,5,7"},
             Row{"nimm 3,5", "nim"},
             Row{"1/3", "only games can be explained"},
             Row{"'1 == 1 and 2 == 2'", "single comparisons"},
             Row{"1 --with k=2", "--with is for a game and a position"},
             Row{"1 --format svg", "text|json"},
         }) {
        const Ended ended = run(std::string("explain ") + arguments);
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_TRUE(contains(ended.err, message)) << arguments << ": " << ended.err;
        EXPECT_EQ(ended.out, "") << arguments;
    }
}

TEST(Explain, KeepsItsTimeLimit) {
    const Ended ended = run("explain domineering 8x8 --time-limit 1");
    EXPECT_TRUE(ended.code == 0 || ended.code == 3) << ended.err;
}

TEST(Explain, OfLargeCircularNimRestsOnTheProvedSet) {
    const Ended ended = run("explain circular_nim 150,50,200,50,250");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_TRUE(contains(ended.out, "take E to B+C-A = 100")) << ended.out;
}

}  // namespace
}  // namespace upstar
