// Any certificate is recognised and checked, those of version 0.1 too; whoever helps may be missing
// or lie.
#include "upstar/certificates/check.h"

#include <gtest/gtest.h>

#include "certificates/samples.h"
#include "process/stand_ins.h"
#include "store/folder.h"
#include "upstar/base/error.h"
#include "upstar/games/konane/solver/strategy_coq.h"
#include "upstar/process/coq.h"

namespace upstar {
namespace {

class Certificates : public testing::Test {
protected:
    CertificateReport checked(const std::string& text) {
        std::istringstream in(text);
        return check_certificate(in, context_);
    }

    const TestFolder folder_;
    Context context_;
};

TEST_F(Certificates, OfFlightsAreToldInWords) {
    EXPECT_EQ(describe(checked(flight_sample())),
              "claim: the value of the loony endgame A@4,A-B:12,B@4,chain:10 is 10\n"
              "upstar: opening 4 pieces, bounds meet at 10\n"
              "accepted\n");
}

TEST_F(Certificates, OfStrategiesAreCheckedByCoqToo) {
    for (const auto jumps : {konane::Konane::Jumps::Ancient, konane::Konane::Jumps::Modern})
        for (const Player first : kPlayers) {
            const CertificateReport report =
                checked(strategy_sample("xoxo.|oxoxo|xo~ox|oxox.", first, jumps));
            ASSERT_EQ(report.checks.size(), 2u) << describe(report);
            EXPECT_EQ(report.checks[1], "coqc: accepted, no axioms");
            EXPECT_TRUE(report.is_accepted());
        }
}

TEST_F(Certificates, OfPenetrationHaveTheirInequalitiesCounted) {
    EXPECT_EQ(describe(checked(penetration_sample("xo|ox"))).find("refused"), std::string::npos);
    for (const char* group : {"1x1", "2x3", "3x13", "x", "xox|oxo", "xo.o|ox.."})
        EXPECT_TRUE(checked(penetration_sample(group)).is_accepted()) << group;
}

TEST_F(Certificates, OfStripsHaveTheirAnswersCounted) {
    EXPECT_EQ(describe(checked(worth_sample("TTTT...FF", "2*"))),
              "claim: the strip TTTT...FF of Toads and Frogs is worth 2*\n"
              "upstar: 89 answers, and whoever begins loses; so in 91 positions\n"
              "accepted\n");
}

TEST_F(Certificates, OfPeriodsHaveTheirValuesCounted) {
    EXPECT_EQ(describe(checked(period_sample("0.77"))),
              "claim: the nim values of the take-and-break game 0.77 have period 12 from heap 71 "
              "on, and neither is less\n"
              "upstar: 169 nim values, each the least that no option has\n"
              "accepted\n");
}

TEST_F(Certificates, OfCircularNimAreFoldersOrTheirManifests) {
    write_proof_sample(folder_ / "proof");
    const CertificateReport report = check_certificate(folder_ / "proof", context_);
    EXPECT_TRUE(report.is_accepted()) << describe(report);
    EXPECT_EQ(report.head.claim, "the P-positions of CN(4,2), all stack sizes, are (a,b,a,b)");
    EXPECT_EQ(report.checks.back(), "decided: 5 scripts by cvc5 and z3");
    EXPECT_EQ(check_certificate(folder_ / "proof/manifest.json", context_).checks, report.checks);
}

TEST_F(Certificates, OfVersion01AreAccepted) {
    const std::string old = UPSTAR_TEST_DATA "/store/version_0_1/";
    for (const char* name : {"flight.certificate", "konane.strategy", "proof"}) {
        const CertificateReport report = check_certificate(old + name, context_);
        EXPECT_TRUE(report.is_accepted()) << describe(report);
    }
}

TEST_F(Certificates, AreNotWhateverElseThereIs) {
    for (const char* text :
         {"", "hello\n", "{}\n", "{\"certificate\":2}\n", "{\"certificate\":3}\n",
          "{\"certificate\":2,\"kind\":\"cake\",\"claim\":\"\",\"statement\":{}}\n"})
        EXPECT_THROW(checked(text), Error) << text;
    EXPECT_THROW(check_certificate(folder_ / "", context_), Error);
    EXPECT_THROW(check_certificate(folder_ / "nothing", context_), Error);
    EXPECT_THROW(check_certificate(UPSTAR_TEST_DATA "/store/version_0_1/sieve.journal", context_),
                 Error);
}

TEST_F(Certificates, OfStripsClaimNothingBeyondReach) {
    for (const char* value : {"-2147483648", "2147483647", "21", "-21"}) {
        const std::string words = "the strip . of Toads and Frogs is worth " + std::string(value);
        const CertificateReport report =
            checked(R"({"certificate":2,"kind":"toads value","claim":")" + words +
                    R"(","statement":{"strip":".","value":")" + value +
                    "\"}}\nLeft begins\nRight begins\n");
        EXPECT_FALSE(report.is_accepted()) << value;
    }
}

TEST_F(Certificates, NestedWithoutEndAreNone) {
    for (const std::size_t depth : {std::size_t{300}, std::size_t{200'000}})
        EXPECT_THROW(checked(R"({"certificate":2,"kind":"heap period","claim":"","statement":)" +
                             std::string(depth, '[') + std::string(depth, ']') + "}\n"),
                     Error);
}

TEST_F(Certificates, AreFiles) {
    EXPECT_THROW(check_certificate("/dev/zero", context_), Error);
    Context small(std::size_t{1} << 20);
    std::istringstream endless(period_sample("0.77") + std::string(std::size_t{1} << 22, ' '));
    EXPECT_THROW(check_certificate(endless, small), Error);
}

// What a certificate says cannot look like the verdict, nor reach the terminal as a command.
TEST_F(Certificates, SayTheirClaimOnOneLine) {
    const CertificateReport report =
        checked(R"({"certificate":2,"kind":"dots flight","claim":"the value of the loony endgame )"
                R"(chain:5\naccepted\n\u001b[8m is 5","statement":{"graph":"chain:5\naccepted\n)"
                "\\u001b[8m\",\"value\":5}}\nchain 5 1\n");
    EXPECT_FALSE(report.is_accepted());
    const std::string text = describe(report);
    EXPECT_EQ(text.find("\naccepted"), std::string::npos) << text;
    EXPECT_EQ(text.find('\x1b'), std::string::npos) << text;
}

TEST_F(Certificates, OfFlightsHaveNothingBehindAPiece) {
    std::string text = flight_sample("chain:5");
    text.insert(text.size() - 1, " and more");
    EXPECT_FALSE(checked(text).is_accepted());
}

TEST_F(Certificates, OfPeriodsSayWhichNumberIsWrong) {
    std::string text = period_sample("0.77");
    text.replace(text.find("\"period\":12"), 11, "\"period\":-12");
    EXPECT_NE(describe(checked(text)).find("`-12`"), std::string::npos);
}

TEST_F(Certificates, AreToldToPrograms) {
    const Json json = json_of(checked(flight_sample("chain:5")));
    EXPECT_EQ(dumped(json),
              R"~({"schema":1,"kind":"dots flight","claim":"the value of the loony endgame )~"
              R"~(chain:5 is 5","statement":{"graph":"chain:5","value":5},"accepted":true,)~"
              R"~("checks":["upstar: opening 1 piece, bounds meet at 5"],"faults":[]})~");
}

class StrategyAndCoq : public Certificates {
protected:
    std::string second_opinion() { return checked(sample_).checks.at(1); }

    const std::string sample_ = strategy_sample("xo.o|oxox", Player::Left);
    const StandIns programs_;
};

TEST_F(StrategyAndCoq, IsAcceptedHereIfThereIsNoCoq) {
    EXPECT_EQ(second_opinion(), "coqc: not there");
    EXPECT_TRUE(checked(sample_).is_accepted());
}

TEST_F(StrategyAndCoq, DoesNotBelieveACoqThatAcceptsAnything) {
    programs_.install("coqc", "echo Closed under the global context");
    EXPECT_EQ(second_opinion(), "coqc: no answer (it accepts that 0 = 1)");
}

TEST_F(StrategyAndCoq, IsRefusedIfCoqRefusesIt) {
    programs_.install("coqc", "echo Error: no; exit 1");
    EXPECT_EQ(second_opinion(), "coqc: refused: Error: no");
    EXPECT_FALSE(checked(sample_).is_accepted());
}

TEST_F(StrategyAndCoq, IsNotDecidedByACoqThatCrashes) {
    programs_.install("coqc", "kill -9 $$");
    EXPECT_EQ(second_opinion(), "coqc: no answer (signal 9)");
    EXPECT_TRUE(checked(sample_).is_accepted());
}

TEST_F(StrategyAndCoq, IsNotDecidedByACoqThatNeverEnds) {
    programs_.install("coqc", "while :; do :; done");
    std::istringstream in(sample_);
    const CertificateReport report =
        check_certificate(in, context_, std::chrono::milliseconds(100));
    EXPECT_EQ(report.checks.at(1), "coqc: not decided in time");
    EXPECT_TRUE(report.is_accepted());
}

// Coq finds alone what is wrong with a plan, since it gets what the checker here would not pass on.
TEST(StrategyForCoq, IsRefusedWithoutAnyOneOfItsAnswers) {
    std::istringstream in(strategy_sample("xoxo|oxox|xo.o|oxox", Player::Left));
    std::string head;
    std::getline(in, head);
    const konane::Strategy strategy = konane::read_strategy(head, in);
    ASSERT_GT(strategy.answers.size(), 1u);
    Context context;
    using Answer = CoqVerdict::Answer;
    EXPECT_EQ(coq_verdict(konane::coq_text(strategy), context).answer, Answer::Accepted);
    for (const std::size_t out : {std::size_t{0}, strategy.answers.size() - 1}) {
        konane::Strategy less = strategy;
        less.answers.erase(less.answers.begin() + static_cast<std::ptrdiff_t>(out));
        EXPECT_EQ(coq_verdict(konane::coq_text(less), context).answer, Answer::Refused);
    }
    konane::Strategy wrong = strategy;
    wrong.winner = opponent(wrong.winner);
    EXPECT_EQ(coq_verdict(konane::coq_text(wrong), context).answer, Answer::Refused);
}

}  // namespace
}  // namespace upstar
