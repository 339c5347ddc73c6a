// upstar web: what is served, to whom, and how it ends.
#include <gtest/gtest.h>

#include <string>

#include "program.h"

namespace upstar {
namespace {

// A small page, served while `asks` runs; there $AT is its address.
Ended served(const std::string& asks) {
    const Folder folder;
    write(folder / "index.html", "<p>the page</p>\n");
    write(folder / "module.wasm", "wasm\n");
    write(folder / "secret", "secret\n");
    std::filesystem::create_directory(folder / "page");
    for (const char* name : {"index.html", "module.wasm"})
        std::filesystem::rename(folder / name, folder.path() / "page" / name);
    std::filesystem::create_symlink(folder / "secret", folder.path() / "page" / "link");
    const std::string line = "cd " + quoted(folder.path().string()) +
                             "; $UPSTAR web --no-browser --folder page > told & SERVER=$!; "
                             "for i in $(seq 100); do grep -q Ctrl told && break; sleep 0.05; "
                             "done; AT=$(sed -n 's/^The page: //p' told); " +
                             asks + "; kill -TERM $SERVER; wait $SERVER; echo ended $?";
    return shell("timeout 20 bash -c " + quoted(line));
}

// A request of these lines, whole, as no browser would send it.
std::string raw(const std::string& request) {
    return "PORT=${AT##*:}; exec 3<>/dev/tcp/127.0.0.1/${PORT%/}; printf '" + request +
           "' >&3; head -n 1 <&3; exec 3>&-";
}

TEST(Web, ServesThePageUntilItIsEnded) {
    const Ended ended = served("curl -s $AT; curl -s ${AT}module.wasm");
    EXPECT_EQ(ended.out, "<p>the page</p>\nwasm\nended 143\n") << ended.err;
}

TEST(Web, TellsTheTypesThatBrowsersInsistOn) {
    const Ended ended = served(
        "curl -sI ${AT}module.wasm | tr -d '\\r' | grep -i -E "
        "'content-type|nosniff|frame'");
    EXPECT_NE(ended.out.find("application/wasm"), std::string::npos) << ended.out;
    EXPECT_NE(ended.out.find("nosniff"), std::string::npos) << ended.out;
    EXPECT_NE(ended.out.find("DENY"), std::string::npos) << ended.out;
}

TEST(Web, ServesOnlyTheFilesOfItsFolder) {
    for (const char* path : {"../secret", "%2e%2e/secret", "page/../../secret", "link", "none",
                             "%00", "..%2fsecret", "/etc/passwd"}) {
        const Ended ended =
            served("curl -s -o /dev/null -w '%{http_code}\\n' --path-as-is \"${AT}" +
                   std::string(path) + "\"");
        EXPECT_EQ(ended.out, "404\nended 143\n") << path;
    }
}

TEST(Web, AnswersOnlyByItsOwnName) {
    const auto code = [](const std::string& host) {
        return served("curl -s -o /dev/null -w '%{http_code}\\n' -H 'Host: " + host + "' $AT").out;
    };
    EXPECT_EQ(code("evil.example"), "403\nended 143\n");
    EXPECT_EQ(code("127.0.0.1"), "403\nended 143\n") << "without its port";
    EXPECT_EQ(code("localhost:1"), "403\nended 143\n");
    EXPECT_EQ(served("curl -s ${AT/127.0.0.1/localhost}").out, "<p>the page</p>\nended 143\n");
}

TEST(Web, TakesNothingButQuestions) {
    for (const char* method : {"DELETE", "POST -d x", "PUT -d x", "OPTIONS", "PATCH -d x"})
        EXPECT_EQ(
            served(std::string("curl -s -o /dev/null -w '%{http_code}\\n' $AT -X ") + method).out,
            "405\nended 143\n")
            << method;
    EXPECT_NE(served(raw("GET / HTTP/1.1\\r\\n\\r\\n")).out.find("403"), std::string::npos);
    EXPECT_NE(served(raw("GET / HTTP/1.1\\r\\n\\r\\n")).out.find("403"), std::string::npos);
}

TEST(Web, AnswersOnlyOneName) {
    // printf takes the port from its argument.
    const auto hosts = [](const std::string& lines) {
        return served(
                   "PORT=${AT##*:}; exec 3<>/dev/tcp/127.0.0.1/${PORT%/}; printf 'GET / "
                   "HTTP/1.1\\r\\n" +
                   lines + "\\r\\n' ${PORT%/} >&3; head -n 1 <&3; exec 3>&-")
            .out;
    };
    EXPECT_NE(hosts("Host: 127.0.0.1:%s\\r\\n").find("200"), std::string::npos);
    EXPECT_NE(hosts("Host: 127.0.0.1:%s\\r\\nHost: evil.example\\r\\n").find("403"),
              std::string::npos);
}

TEST(Web, AnswersBesideManyWhoSayNothing) {
    const Ended ended = served(
        "PORT=${AT##*:}; for i in $(seq 10 109); do eval \"exec "
        "$i<>/dev/tcp/127.0.0.1/${PORT%/}\"; "
        "printf 'GET / HT' >&$i; done; curl -s $AT");
    EXPECT_EQ(ended.out, "<p>the page</p>\nended 143\n") << ended.err;
}

TEST(Web, ServesThePageThatWasBuiltAnewAndNothingOfTheOldOne) {
    const Ended ended = served(
        "rm page/module.wasm; echo new > page/new.js; echo '<p>new</p>' > page/index.html; "
        "touch -d '2001-01-01' page/index.html; curl -s $AT; curl -s ${AT}new.js; "
        "curl -s -o /dev/null -w '%{http_code}\\n' ${AT}module.wasm; "
        "rm page/new.js; curl -s -o /dev/null -w '%{http_code}\\n' ${AT}new.js");
    EXPECT_EQ(ended.out, "<p>new</p>\nnew\n404\n404\nended 143\n") << ended.err;
}

TEST(Web, RefusesAFolderWithoutAPageAndAPortThatIsTaken) {
    const Ended none = run("web --no-browser --folder /nonexistent");
    EXPECT_EQ(none.code, 2);
    EXPECT_NE(none.err.find("make web"), std::string::npos) << none.err;
    const Ended taken = served(
        "PORT=${AT##*:}; $UPSTAR web --no-browser --folder page --port ${PORT%/} 2>&1; "
        "echo code $?");
    EXPECT_NE(taken.out.find("is taken"), std::string::npos) << taken.out;
    EXPECT_NE(taken.out.find("code 2"), std::string::npos) << taken.out;
}

}  // namespace
}  // namespace upstar
