// What strips are worth, against their canonical forms; and the certificates of it.
#include "upstar/games/toads/worth_certificate.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
#include "upstar/games/toads/toads_and_frogs.h"
#include "upstar/search/evaluate.h"

namespace upstar::toads {
namespace {

// Every strip of six squares: what is so has a certificate, and the certificate of what is so
// proves nothing else.
TEST(StripWorth, IsDecidedAndCertifiedAsTheCanonicalFormSays) {
    Context context;
    Arena arena(context);
    Evaluator<ToadsAndFrogs::Position> evaluator(arena);
    std::size_t certified = 0;
    for (SquareSet toads = 0; toads < 64; ++toads)
        for (SquareSet frogs = 0; frogs < 64; ++frogs) {
            if ((toads & frogs) != 0) continue;
            const ToadStrip strip{toads, frogs, 6};
            const Game value = evaluator.value(ToadsAndFrogs::Position(strip, {}));
            for (int n = -2; n <= 2; ++n)
                for (const bool star : {false, true}) {
                    const StripWorth claim{strip, n, star};
                    const bool holds = value == arena.simple(Dyadic(n), 0, star ? 1 : 0);
                    ASSERT_EQ(decide(claim, context).holds(), holds) << to_string(strip);
                    if (!holds) continue;
                    ++certified;
                    const std::string text = decide_and_prove(claim, context).certificate;
                    ASSERT_EQ(claimed_worth(text).n, n);
                    ASSERT_NO_THROW(check_worth(text, context)) << text;
                    const std::string body(body_of(text));
                    for (const int other : {n - 1, n + 1})
                        ASSERT_THROW(
                            check_worth(to_line(worth_head({strip, other, star})) + "\n" + body,
                                        context),
                            Error)
                            << text;
                    ASSERT_THROW(
                        check_worth(to_line(worth_head({strip, n, !star})) + "\n" + body, context),
                        Error)
                        << text;
                }
        }
    EXPECT_GT(certified, 400u);
}

TEST(StripWorth, IsToldInWords) {
    Context context;
    EXPECT_EQ(describe(decide(strip_worth("T^4 .^4 F^3", "1*"), context)), "TTTT....FFF = 1*\n");
    EXPECT_EQ(describe(decide(strip_worth("T^4 .^4 F^3", "1"), context)),
              "TTTT....FFF is not 1: whoever begins wins the difference\n");
    EXPECT_EQ(dumped(json_of(decide(strip_worth("T.F", "-1"), context))),
              R"({"schema":1,"strip":"T.F","value":"-1","holds":false,"winners":["Left"]})");
}

TEST(StripWorth, IsReadBackFromJson) {
    Context context;
    for (const char* value : {"1*", "1", "-1"}) {
        const Json json = json_of(decide(strip_worth("TTTT....FFF", value), context));
        EXPECT_EQ(json_of(worth_answer_from_json(Json::parse(dumped(json)))), json);
    }
    Json json = json_of(decide(strip_worth("T.F", "*"), context));
    json["holds"] = false;
    EXPECT_THROW(worth_answer_from_json(json), Error);
}

TEST(StripWorth, IsWholeAndOfAStripThatIsNotTooLong) {
    for (const char* value : {"", "1/2", "+1", "01", "-0", "0*", "**", "v", "21", "999999999999"})
        EXPECT_THROW(strip_worth("T.F", value), Error) << value;
    EXPECT_THROW(strip_worth("T^10 . F^10", "0"), Error);
    EXPECT_EQ(worth_name(strip_worth("T^10 F^10", "-20*")), "-20*");
}

TEST(StripWorth, HasACertificateOfItsAnswers) {
    Context context;
    const std::string text = decide_and_prove(strip_worth("TTTT...FF", "2*"), context).certificate;
    EXPECT_EQ(
        text,
        "{\"certificate\":2,\"kind\":\"toads value\",\"claim\":\"the strip TTTT...FF of Toads "
        "and Frogs is worth 2*\",\"statement\":{\"strip\":\"TTTT...FF\",\"value\":\"2*\"}}\n"
        "Left begins\n4b15b2b3b2\nRight begins\n3b10c11c17b14\n");
    const CheckedWorth checked = check_worth(text, context);
    EXPECT_EQ(checked.answers, 89u);
    EXPECT_EQ(worth_name(checked.claim), "2*");
}

}  // namespace
}  // namespace upstar::toads
