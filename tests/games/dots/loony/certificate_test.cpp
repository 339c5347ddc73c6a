#include "upstar/games/dots/loony/certificate.h"

#include <gtest/gtest.h>

#include <sstream>

#include "games/dots/loony/naive_value.h"
#include "upstar/base/error.h"
#include "upstar/games/dots/loony/certificate_check.h"
#include "upstar/games/dots/loony/disjoint_loops.h"
#include "upstar/games/dots/loony/loop_packing.h"
#include "upstar/games/dots/loony/random_endgame.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

std::string certificate_of(const char* graph) {
    Context context;
    LoonyValues values(context);
    const WrittenEndgame endgame = as_written(parse_coin_graph(graph));
    const auto made = certificate(endgame, plan_flight(endgame.graph, values));
    return made ? to_text(*made) : "";
}

constexpr const char* kFigure2 =
    "A@6 A-B:9 B@4 B-C:10 C@4 C-D:5 D@4 D-E:8 E@4 E-F:5 F@4 F-G:10 G@4 G-H:9 H@6 loop:12 chain:6";

TEST(Certificate, ReadsLikeTheManual) {
    EXPECT_EQ(certificate_of("A@4 A-B:12 B@4 chain:10"),
              "{\"certificate\":2,\"kind\":\"dots flight\",\"claim\":\"the value of the loony "
              "endgame A@4,A-B:12,B@4,chain:10 is 10\",\"statement\":{\"graph\":\"A@4,A-B:12,B@4,"
              "chain:10\",\"value\":10}}\n"
              "blockers ground 1 2\n"
              "chain 12 6 AB\n"
              "loop 4 3 A\n"
              "loop 4 18 B\n"
              "chain 10 21 10-chain\n");
}

TEST(Certificate, OfFigure2HoldsAndNothingLess) {
    const std::string text = certificate_of(kFigure2);
    const CertificateVerdict verdict = check_certificate(text);
    EXPECT_TRUE(verdict.holds()) << verdict.fault;
    EXPECT_EQ(verdict.claimed, 10);
    // Whichever line is left out behind the claim, it does not hold any more.
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    for (std::size_t out = 1; out < lines.size(); ++out) {
        std::string rest;
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (i != out) rest += lines[i] + "\n";
        // Without blockers all sets of loops are tried instead.
        EXPECT_EQ(check_certificate(rest).holds(), lines[out].rfind("blockers", 0) == 0)
            << lines[out];
    }
}

TEST(Certificate, NamesTheFirstFault) {
    const struct {
        const char* rest;
        const char* fault;
    } cases[] = {
        {"graph chain:2\nvalue 2\nchain 2 1", "the graph is not a loony endgame"},
        {"graph chain:3 loop:3\nvalue 2", "the graph is not a loony endgame"},
        {"graph A-g:3 A-g:3 A-B B-g:3 B-g:3\nvalue 0", "the graph is not a loony endgame"},
        {"graph chain:5\nvalue 5\nblockers 9", "there is no coin 9 to block loops"},
        {"graph chain:5 loop:9\nvalue 5\nblockers ground", "a loop passes none of the blockers"},
        {"graph chain:5\nvalue 5\nblockers ground\nchain 6 1",
         "line 5: the piece is a chain of 5, not a chain of 6"},
        {"graph loop:5\nvalue 5\nblockers 1\nchain 5 1",
         "line 5: the piece is a loop of 5, not a chain of 5"},
        {"graph chain:5\nvalue 5\nblockers ground\nchain 5 6",
         "line 5: no piece can be opened at coin 6"},
        {"graph chain:5\nvalue 5\nblockers ground", "the plan ends before the game"},
        {"graph chain:5\nvalue 7\nblockers ground\nchain 5 2",
         "it shows that the value is 5, not 7"},
    };
    for (const auto& c : cases) {
        SCOPED_TRACE(c.rest);
        EXPECT_EQ(check_certificate(std::string("loony-certificate 1\n") + c.rest).fault, c.fault);
    }
}

TEST(Certificate, SaysWhereTheTextIsWrong) {
    const struct {
        const char* text;
        std::size_t offset;
    } cases[] = {
        {"chain:3", 0},
        {"loony-certificate 1\n", 20},
        {"loony-certificate 12\ngraph chain:5\nvalue 5", 0},
        {"loony-certificate 1\ngraph chain:5\nchain 5 1", 43},
        {"loony-certificate 1\ngraph chain:5\ngraph chain:5", 34},
        {"loony-certificate 1\ngraph chain:5\nvalue 5\nvalue 5", 42},
        {"loony-certificate 1\ngraph chain:5\nvalue 5 5", 42},
        {"loony-certificate 1\ngraph chain:x\nvalue 5", 32},
        {"loony-certificate 1\ngraph chain:5\nvalue five", 40},
        {"loony-certificate 1\ngraph chain:5\nvalue 5\nblockers 0", 51},
        {"loony-certificate 1\ngraph chain:5\nring 5 1", 34},
        {"loony-certificate 1\ngraph chain:5\nchain 5", 41},
    };
    for (const auto& c : cases) {
        SCOPED_TRACE(c.text);
        try {
            check_certificate(c.text);
            ADD_FAILURE();
        } catch (const Error& error) {
            EXPECT_EQ(error.offset(), c.offset) << error.message();
        }
    }
}

// The check never confirms a wrong value, and confirms every right one.
TEST(Certificate, IsCheckedAgainstPlainRecursion) {
    RandomEndgames random(11);
    int confirmed = 0;
    for (int round = 0; round < 80; ++round) {
        const CoinGraph graph = random.endgame({3, 3, 3, 5, 2});
        SCOPED_TRACE(to_text(graph));
        const int v = naive_value(graph);
        Context context;
        LoonyValues values(context);
        const WrittenEndgame endgame = as_written(graph);
        const FlightPlan plan = plan_flight(endgame.graph, values);
        EXPECT_EQ(plan.proves_cv, plan.cv == v);
        auto made = certificate(endgame, plan);
        ASSERT_EQ(made.has_value(), plan.proves_cv);
        if (!made) continue;
        const CertificateVerdict verdict = check_certificate(to_text(*made));
        EXPECT_LE(verdict.least, v);
        EXPECT_GE(verdict.most, v);
        EXPECT_TRUE(verdict.holds()) << verdict.fault;
        ++confirmed;
    }
    EXPECT_GT(confirmed, 40);
}

TEST(SlowCertificate, HoldsOnManyEndgames) {
    RandomEndgames random(12);
    Context context;
    LoonyValues values(context);
    int without_blockers = 0;
    for (int round = 0; round < 1000; ++round) {
        const WrittenEndgame endgame = as_written(random.endgame({5, 5, 3, 9, 2}));
        SCOPED_TRACE(endgame.text);
        const FlightPlan plan = plan_flight(endgame.graph, values);
        const int v = values.value(contract(endgame.graph).graph);
        EXPECT_EQ(plan.proves_cv, plan.cv == v);
        auto made = certificate(endgame, plan);
        if (!made) continue;
        without_blockers += made->blockers.empty() ? 1 : 0;
        for (int pass = 0; pass < 2; ++pass) {
            const CertificateVerdict verdict = check_certificate(to_text(*made));
            EXPECT_TRUE(verdict.holds()) << verdict.fault;
            EXPECT_EQ(verdict.claimed, v);
            made->blockers.clear();
        }
    }
    EXPECT_LT(without_blockers, 100);
}

// Whatever Left opens, the bounds that the check derives hold.
TEST(SlowCertificate, IsSoundForPlansThatAreNotGood) {
    RandomEndgames random(17);
    Context context;
    LoonyValues values(context);
    int exact = 0;
    for (int round = 0; round < 2000; ++round) {
        const WrittenEndgame endgame = as_written(random.endgame({4, 4, 3, 8, 2}));
        SCOPED_TRACE(endgame.text);
        std::vector<int> coins;
        CoinGraph rest = endgame.graph;
        while (rest.live_coins() > 0) {
            const int coin = random.from(1, rest.coins());
            if (rest.valence(coin) != 2) continue;
            coins.push_back(coin);
            rest = open_at(rest, coin).rest;
        }
        const FlightPlan plan = given_plan(endgame.graph, coins);
        const CertificateVerdict verdict =
            check_certificate(to_text(Certificate{endgame.text, plan.cv, {}, plan.pieces}));
        const int v = values.value(contract(endgame.graph).graph);
        EXPECT_LE(verdict.least, v);
        EXPECT_GE(verdict.most, v);
        EXPECT_GE(plan.value, v);
        EXPECT_EQ(verdict.holds(), verdict.least == plan.cv && verdict.most == plan.cv);
        if (plan.proves_cv) {
            EXPECT_TRUE(verdict.holds()) << verdict.fault;
        }
        exact += verdict.holds() ? 1 : 0;
    }
    EXPECT_GT(exact, 50);
}

TEST(LoopPacking, AgreesWithTheSweep) {
    RandomEndgames random(16);
    for (int round = 0; round < 2000; ++round) {
        const CoinGraph graph = random.endgame({8, 6, 3, 5, 2});
        EXPECT_EQ(heaviest_packing(strings_of(graph), 1000000),
                  disjoint_loops(contract(graph).graph).quarters())
            << to_text(graph);
    }
    EXPECT_EQ(heaviest_packing(strings_of(parse_coin_graph("A@4 A-g:3")), 2), std::nullopt);
}

}  // namespace
}  // namespace upstar::dots
