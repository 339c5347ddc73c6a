// upstar match: real programs play each other; those that fail lose, and the record tells why.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "program.h"

namespace upstar {
namespace {

using Json = nlohmann::ordered_json;

// Plays the first move that it is told of.
const std::string kFirstMove = R"sh(sed -u 's/.*"moves":\[{"move":"\([^"]*\)".*/\1/')sh";
// Moves that are none.
const std::string kNonsense = "sed -u 's/.*/pass/'";
const std::string kSilent = "sleep 60";
const std::string kDeaf = "exec sleep 60 <&-";
const std::string kTalkative = "yes | tr -d '\\n'";
const std::string kCrashing = "read line; exit 3";
const std::string kKilled = "read line; kill -9 $$";
const std::string kMissing = "no-such-bot";

std::string match(const std::string& game, const std::string& left, const std::string& right,
                  const std::string& more = "") {
    return "match " + game + " --left " + quoted(left) + " --right " + quoted(right) + " " + more;
}

Json played(const std::string& game, const std::string& left, const std::string& right,
            const std::string& more = "") {
    const Ended ended = run(match(game, left, right, more + " --format json"));
    EXPECT_EQ(ended.code, 0) << ended.err;
    return Json::parse(ended.out);
}

TEST(MatchCommand, TwoProgramsPlayToTheEnd) {
    const Json contest = played("domineering 3x3", kFirstMove, kFirstMove);
    EXPECT_EQ(contest["end"], "played");
    EXPECT_EQ(contest["turns"], Json({"a1-a2", "b1-c1", "b2-b3"})) << contest;
}

TEST(MatchCommand, WritesARecordThatReviewReads) {
    Folder folder;
    const Ended ended = run(match("domineering 4x4", kFirstMove, "upstar",
                                  "--output " + quoted((folder / "game.txt").string())));
    ASSERT_EQ(ended.code, 0) << ended.err;
    const std::string record = read(folder / "game.txt");
    EXPECT_NE(record.find("Right: upstar, perfect\n"), std::string::npos) << record;
    const Ended review =
        run("review domineering " + quoted((folder / "game.txt").string()) + " --format json");
    ASSERT_EQ(review.code, 0) << review.err;
    const Json json = Json::parse(review.out);
    EXPECT_GE(json["turns"].size(), 4u);
    for (const Json& turn : json["turns"])
        EXPECT_TRUE(turn["player"] == "Left" || !turn["lost_win"]) << turn;
}

TEST(MatchCommand, WhoFailsLosesAndTheRecordTellsHow) {
    struct Row {
        std::string bot;
        std::string failure;
        std::string remark;
    };
    const std::vector<Row> rows = {
        {kNonsense, "illegal move", "Left loses in turn 1: illegal move, it said `pass`"},
        {kSilent, "out of time", "Left loses in turn 1: out of time"},
        {kDeaf, "out of time", "Left loses in turn 1: out of time"},
        {kTalkative, "too long", "Left loses in turn 1: too long, no line end in a megabyte"},
        {kCrashing, "ended", "Left loses in turn 1: ended, exit code 3"},
        {kKilled, "ended", "Left loses in turn 1: ended, signal 9"},
        {kMissing, "ended", "Left loses in turn 1: ended, exit code 127"},
    };
    for (const Row& row : rows) {
        const Json contest = played("domineering 3x3", row.bot, kFirstMove, "--clock 0.5");
        EXPECT_EQ(contest["end"], "failed") << row.bot;
        EXPECT_EQ(contest["failure"], row.failure) << row.bot;
        EXPECT_EQ(contest["winner"], "Right") << row.bot;
        EXPECT_EQ(contest["remark"], row.remark);
        EXPECT_NE(contest["record"].get<std::string>().find("# " + row.remark + "\n"),
                  std::string::npos);
    }
}

TEST(MatchCommand, AClockRunsForTheWholeMatch) {
    const std::string slow =
        "while read line; do sleep 0.2; echo \"$line\" | " + kFirstMove + "; done";
    const Json short_time = played("domineering 6x6", slow, kFirstMove, "--clock 0.5");
    EXPECT_EQ(short_time["failure"], "out of time");
    EXPECT_GE(short_time["turns"].size(), 2u);
    const Json with_increment =
        played("domineering 4x4", slow, kFirstMove, "--clock 1 --increment 0.5");
    EXPECT_EQ(with_increment["end"], "played");
}

TEST(MatchCommand, CountsPointsAndLetsABoxMoveAgain) {
    const Json contest = played("dots 2x2", kFirstMove, kFirstMove);
    EXPECT_EQ(contest["end"], "played");
    EXPECT_EQ(contest["points"]["left"].get<int>() + contest["points"]["right"].get<int>(), 4);
}

TEST(MatchCommand, EndsWhatIsDecidedByExactValues) {
    const Json nim = played("nim 3,5,7", kFirstMove, "upstar", "--adjudicate 3");
    EXPECT_EQ(nim["end"], "adjudicated");
    EXPECT_EQ(nim["turns"].size(), 2u);
    EXPECT_EQ(nim["winner"], "Right");
    EXPECT_EQ(nim["remark"], "adjudicated: Right wins if both play their best");
    const Json dots = played("dots 2x2", kFirstMove, kFirstMove, "--adjudicate 1");
    EXPECT_EQ(dots["end"], "adjudicated");
    EXPECT_TRUE(dots["turns"].empty());
}

TEST(MatchCommand, ExchangesSidesInEverySecondGame) {
    Folder folder;
    const Ended ended = run(match("nim 3,5,7", "upstar", kFirstMove,
                                  "--games 4 --records " + quoted((folder / "all").string())));
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_NE(ended.out.find("upstar 4, " + kFirstMove + " 0\n"), std::string::npos) << ended.out;
    EXPECT_NE(read(folder / "all/0002.txt").find("Right: upstar"), std::string::npos);
    EXPECT_EQ(run("review nim " + quoted((folder / "all/0004.txt").string())).code, 0);
}

TEST(MatchCommand, TheSameSeedRepeatsAGame) {
    const auto record = [](const std::string& seed) {
        return run(match("domineering 5x5", "upstar:beginner", "upstar:easy", "--seed " + seed))
            .out;
    };
    EXPECT_EQ(record("7"), record("7"));
    EXPECT_NE(record("7"), record("8"));
}

TEST(MatchCommand, RefusesWhatIsNoPlayer) {
    EXPECT_EQ(run(match("nim 1,2", "upstar:best", "upstar")).code, 2);
    EXPECT_EQ(run("match nim 1,2 --left upstar").code, 2);
    EXPECT_EQ(run(match("nim 1,2", " ", "upstar")).code, 2);
}

TEST(MatchCommand, LeavesNoProgramBehind) {
    const std::string mark = "61.25";
    run(match("nim 1,2", "sleep " + mark + " & sleep " + mark, "upstar", "--clock 0.2"));
    EXPECT_EQ(shell("cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' ' | grep -c '[s]leep " +
                    mark + "'")
                  .out,
              "0\n");
}

}  // namespace
}  // namespace upstar
