// --output FILE, which every command understands.
#include <gtest/gtest.h>

#include "program.h"

namespace upstar {
namespace {

bool contains(const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
}

TEST(Output, GoesIntoTheFileInsteadOfStdout) {
    const Folder folder;
    const std::string file = quoted((folder / "result").string());
    for (const char* command : {"eval 2+2", "analyse toads TT..FF", "dots analyse 1x2",
                                "konane solve 4x4 --gap a1-b1", "nim sieve 3 2 --max 2"}) {
        const Ended ended = run(std::string(command) + " --output " + file);
        EXPECT_EQ(ended.code, 0) << command << ended.err;
        EXPECT_EQ(ended.out, "") << command;
        EXPECT_NE(read(folder / "result"), "") << command;
    }
    EXPECT_EQ(read(folder / "result"), run("nim sieve 3 2 --max 2").out);
}

TEST(Output, HasTheFormatThatTheEndingSays) {
    const Folder folder;
    const struct {
        const char* command;
        const char* file;
        const char* begins;
    } cases[] = {
        {"table nim '{n}' --n 1..2", "t.tex", "\\begin{tabular}"},
        {"table nim '{n}' --n 1..2", "t.csv", "n,position,value"},
        {"table nim '{n}' --n 1..2", "t.json", "{\"schema\":1,\"game\":\"nim\""},
        {"table nim '{n}' --n 1..2", "t.txt", "n  value"},
        {"table nim '{n}' --n 1..2 --format csv", "t2.tex", "n,position,value"},
        {"dots analyse 1x1", "board.svg", "<svg"},
        {"eval '{1|-1}'", "thermograph.svg", "<svg"},
    };
    for (const auto& [command, file, begins] : cases) {
        const std::string path = quoted((folder / file).string());
        for (const std::string& line :
             {command + (" --output " + path), "--output " + path + " " + command}) {
            const Ended ended = run(line);
            EXPECT_EQ(ended.code, 0) << line << ended.err;
            EXPECT_EQ(read(folder / file).rfind(begins, 0), 0u) << line;
        }
    }
    const Ended refused = run("explain '{1|0}' --output " + quoted((folder / "x.svg").string()));
    EXPECT_EQ(refused.code, 2);
    EXPECT_TRUE(contains(refused.err, "text|json, not svg")) << refused.err;
}

TEST(Output, LeavesTheFileAloneWhereThereIsNothingToWrite) {
    const Folder folder;
    write(folder / "kept", "what was there\n");
    EXPECT_EQ(run("analyse toads TTX --output " + quoted((folder / "kept").string())).code, 2);
    EXPECT_EQ(read(folder / "kept"), "what was there\n");
    EXPECT_EQ(run("analyse toads TTX --output " + quoted((folder / "new").string())).code, 2);
    EXPECT_FALSE(std::filesystem::exists(folder / "new"));
}

TEST(Output, KeepsTheFileIfTheDiskIsFullAndReplacesItAtALimit) {
    const Folder folder;
    write(folder / "kept", "what was there\n");
    const std::string file = quoted((folder / "kept").string());
    const Ended full =
        shell("trap '' XFSZ; ulimit -f 1; $UPSTAR nim sieve 6 2 --max 9 --list --output " + file);
    EXPECT_EQ(full.code, 2);
    EXPECT_TRUE(contains(full.err, "cannot write")) << full.err;
    EXPECT_EQ(read(folder / "kept"), "what was there\n");
    const Ended limited =
        run("table domineering '{n}x{n}' --n 1..8 --time-limit 1 --output " + file);
    EXPECT_EQ(limited.code, 3);
    EXPECT_TRUE(contains(read(folder / "kept"), "+-1")) << read(folder / "kept");
}

TEST(Output, GoesThroughALink) {
    const Folder folder;
    std::filesystem::create_symlink("target", folder / "link");
    EXPECT_EQ(run("eval 2+2 --output " + quoted((folder / "link").string())).code, 0);
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
    EXPECT_EQ(read(folder / "target"), "4\n");
}

TEST(Output, ThatCannotBeWrittenIsBadInputBeforeTheWorkBegins) {
    for (const char* place : {"/no/such/folder/file", "/"}) {
        const Ended ended =
            run(std::string("eval 'while true do 1 end' --time-limit 50 --output ") + place);
        EXPECT_EQ(ended.code, 2) << place;
        EXPECT_TRUE(contains(ended.err, "cannot write")) << ended.err;
    }
    const Ended full = run("eval 2+2 --output /dev/full");
    EXPECT_EQ(full.code, 2);
    EXPECT_TRUE(contains(full.err, "cannot write /dev/full")) << full.err;
    EXPECT_EQ(run("play nim 1,2 --output game", "quit\n").code, 2);
}

}  // namespace
}  // namespace upstar
