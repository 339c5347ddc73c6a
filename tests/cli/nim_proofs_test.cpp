#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "program.h"

namespace upstar {
namespace {

std::string last_line(const std::string& text) {
    const std::size_t end = text.find_last_not_of('\n');
    const std::size_t start = text.rfind('\n', end);
    return text.substr(start == std::string::npos ? 0 : start + 1,
                       end - (start == std::string::npos ? 0 : start + 1) + 1);
}

TEST(NimProofs, FindAndProveATheorem) {
    const Ended ended = run("nim prove 4 2 --max 8");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(last_line(ended.out), "proved: CN(4,2), all stack sizes");
}

TEST(NimProofs, AreOfEveryFamilyOfSetNim) {
    const auto proves = [](const std::string& game, const std::string& claim) {
        const Ended ended = run("nim prove --max 6 " + game);
        EXPECT_EQ(ended.code, 0) << ended.out << ended.err;
        EXPECT_EQ(last_line(ended.out), "proved: " + claim + ", all stack sizes");
    };
    proves("5 3 --path", "PN(5,3)");
    proves("5 3 --necklace", "NN(5,3)");
    proves("4 3 --moore", "MN(4,3)");
    proves("4 2 --steps 2", "EN(4,2;2)");
    proves("--sets ab,bc", "SN(3;ab,bc)");
}

TEST(NimProofs, AreOfShrinkingCircles) {
    const Ended ended = run("nim prove 4 2 --shrinking");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(last_line(ended.out), "proved: shrinking CN(4,2), all pile sizes");
    EXPECT_EQ(run("nim prove 3 1 --shrinking").code, 1);
    EXPECT_NE(run("nim prove 3 2 --shrinking --format json").out.find("\"proved\":true"),
              std::string::npos);
}

TEST(NimProofs, RefuseAFamilyThatIsNone) {
    EXPECT_EQ(run("nim prove 5 3 --path --moore").err,
              "upstar: give one of --path, --necklace, --moore, --steps and --sets, not two\n");
    EXPECT_EQ(run("nim prove --path").err,
              "upstar: give N, how many stacks there are, and K, from how many a move takes\n");
    EXPECT_EQ(run("nim prove 5 3 --steps 1,x").err,
              "upstar: --steps are numbers joined by commas, such as 1,2\n");
    EXPECT_EQ(run("nim prove 5 3 --steps 7").code, 2);
    EXPECT_EQ(run("nim prove 4 1 --necklace").code, 2);
}

TEST(NimProofs, NameTheBoundOfNimSums) {
    const Ended ended = run("nim prove 3 1 --set '(a,b,c): a^b^c = 0' --bits 5");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(last_line(ended.out), "proved for stacks < 2^5 only: CN(3,1)");
}

TEST(NimProofs, RefuteAWrongSetWithExitCodeOne) {
    const Ended ended = run("nim prove 4 2 --set '(a,b,a,c)' --format json");
    EXPECT_EQ(ended.code, 1);
    EXPECT_NE(ended.out.find("\"position\":[1,0,0,0]"), std::string::npos) << ended.out;
}

TEST(NimProofs, TakeASetFromAFile) {
    const Folder folder;
    write(folder / "set", "(0,0,a,0)\n(0,a,b,0)\n(a,0,b,0)\n");
    const Ended ended = run("nim prove 4 3 --rule V3 --set " + quoted((folder / "set").string()));
    EXPECT_EQ(ended.code, 0) << ended.out << ended.err;
}

TEST(NimProofs, AreWrittenAndChecked) {
    const Folder folder;
    const std::string place = quoted((folder / "proof").string());
    EXPECT_EQ(run("nim prove 3 2 --max 6 --proof " + place).code, 0);
    const Ended good = run("nim check-proof " + place);
    EXPECT_EQ(good.code, 0) << good.err;
    const Ended record = run("nim check-proof " + place + " --format json");
    EXPECT_EQ(record.code, 0) << record.err;
    EXPECT_NE(record.out.find("\"accepted\":true"), std::string::npos) << record.out;
    EXPECT_EQ(
        good.out.rfind("claim: the P-positions of CN(3,2), all stack sizes, are (a,a,a)\n", 0), 0u);
    EXPECT_EQ(last_line(good.out), "accepted");
    EXPECT_NE(good.out.find("II.smt2: cvc5 "), std::string::npos) << good.out;
    write(folder / "proof/II.smt2", "(assert false)(check-sat)\n");
    const Ended bad = run("nim check-proof " + place);
    EXPECT_EQ(bad.code, 1);
    EXPECT_EQ(last_line(bad.out), "refused: II.smt2 is not what the game and the set ask for");
}

TEST(NimProofs, ShowTheStrategyAsADecisionTree) {
    const Ended ended = run("nim prove 3 2 --set '(a,a,a)' --moves");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_NE(ended.out.find("a strategy, if a is the largest stack, c <= b:\n"
                             "  if 2c < a+b: take a,b to c, c\n"
                             "  otherwise: it is in the set\n"),
              std::string::npos)
        << ended.out;
}

TEST(NimProofs, AreRefusedWhereNoSolverDecides) {
    const Folder folder;
    const std::string place = quoted((folder / "proof").string());
    ASSERT_EQ(run("nim prove 3 2 --max 6 --proof " + place).code, 0);
    write(folder / "z3", "#!/bin/sh\ncase $1 in *control*) echo sat;; *) echo unknown;; esac\n");
    const std::string path = quoted(folder.path().string());
    const Ended ended =
        shell("chmod +x " + path + "/z3; PATH=" + path + " $UPSTAR nim check-proof " + place);
    EXPECT_EQ(ended.code, 1) << ended.err;
    EXPECT_NE(ended.out.find("II.smt2: cvc5 not there, z3 no answer (unknown)"), std::string::npos)
        << ended.out;
    EXPECT_EQ(last_line(ended.out), "refused: no solver decided II.smt2");
}

TEST(NimPattern, IsWrittenInEveryFormat) {
    EXPECT_EQ(run("nim pattern 3 2").out, "(a,a,a)\nholds for CN(3,2), stacks <= 20\n");
    EXPECT_EQ(run("nim pattern 3 2 --format latex").out,
              "\\begin{align*}\n  & (a,a,a)\n\\end{align*}\n");
    EXPECT_EQ(
        run("nim pattern 3 2 --format json").out,
        "{\"schema\":1,\"game\":\"CN(3,2)\",\"found\":true,\"set\":[\"(a,a,a)\"],\"learnt\":10,"
        "\"tested\":20,\"proved_set\":[\"(a,a,a)\"]}\n");
}

TEST(NimPattern, SaysWhyThereIsNone) {
    const Ended text = run("nim pattern 6 2 --max 5");
    EXPECT_EQ(text.code, 1);
    EXPECT_EQ(text.out.rfind("no pattern found for CN(6,2), stacks <= 5: ", 0), 0u) << text.out;
    const Ended json = run("nim pattern 6 2 --max 5 --format json");
    EXPECT_EQ(json.code, 1);
    EXPECT_NE(json.out.find("\"found\":false,\"missing\":\""), std::string::npos) << json.out;
}

TEST(NimProofs, RefuseBadInputWithItsPlace) {
    const Ended set = run("nim prove 3 2 --set '(a,b,c): a = x'");
    EXPECT_EQ(set.code, 2);
    EXPECT_NE(set.err.find("             ^"), std::string::npos) << set.err;
    EXPECT_EQ(run("nim prove 3 4").code, 2);
    EXPECT_EQ(run("nim prove 3 2 --rule V9").code, 2);
    EXPECT_EQ(run("nim prove 3").code, 2);
    EXPECT_EQ(run("nim check-proof /no/such/folder").code, 2);
    EXPECT_EQ(run("nim pattern 3 2 --format svg").code, 2);
}

TEST(NimProofs, EndAtTheTimeLimit) {
    const Ended ended = run("nim pattern 8 3 --max 5 --time-limit 0.3");
    EXPECT_EQ(ended.code, 3) << ended.out;
}

TEST(NimProofs, SurveyAllGamesInRanges) {
    const Ended ended = run("nim theorems --n 2..3 --k n-1 --a 1..2 --rule V1,V3 --format csv");
    EXPECT_EQ(ended.code, 0) << ended.err;
    std::vector<std::string> starts;
    std::istringstream lines(ended.out);
    for (std::string line; std::getline(lines, line);)
        starts.push_back(line.substr(0, line.find(',', line.find(") V") + 1)));
    EXPECT_EQ(starts, (std::vector<std::string>{"game", "\"CN(2,1) V1(1)\"", "\"CN(2,1) V1(2)\"",
                                                "\"CN(3,2) V1(1)\"", "\"CN(3,2) V1(2)\"",
                                                "\"CN(2,1) V3\"", "\"CN(3,2) V3\""}));
}

TEST(NimProofs, SayWhichGamesAreOpenAndKeepThemInAJournal) {
    const Folder folder;
    const std::string command = "nim theorems --n 5 --k 2 --rule V1 --format json --journal " +
                                quoted((folder / "journal").string());
    const Ended first = run(command);
    EXPECT_EQ(first.code, 1) << first.err;
    EXPECT_NE(first.out.find("\"scope\": \"986896 P-positions with stacks <= 20\""),
              std::string::npos)
        << first.out;
    EXPECT_EQ(run(command).out, first.out);  // with the time that the first run took
    EXPECT_EQ(run(command + " --verify").out, first.out);
    std::string journal = read(folder / "journal");
    journal.replace(journal.find("\topen\t"), 6, "\tproved\t");
    write(folder / "journal", journal);
    EXPECT_EQ(run(command).code, 2);
    write(folder / "journal", "something else\n");
    EXPECT_EQ(run(command).code, 2);
}

TEST(NimProofs, RefuseASurveyOfNoGame) {
    EXPECT_EQ(run("nim theorems --n 3 --rule V7").code, 2);
    EXPECT_EQ(run("nim theorems --n 11").code, 2);
    EXPECT_EQ(run("nim theorems --n 3 --k 4").code, 2);
    EXPECT_EQ(run("nim theorems --n 2 --rule V4 --a 5000").code, 2);
    EXPECT_EQ(run("nim theorems --n x").code, 2);
    EXPECT_EQ(run("nim theorems --n 3 --verify").code, 2);
    EXPECT_EQ(run("nim theorems --n 3 --format svg").code, 2);
}

}  // namespace
}  // namespace upstar
