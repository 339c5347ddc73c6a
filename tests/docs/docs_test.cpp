// The manual is true: every example in it gives what it says.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "document.h"

namespace upstar {
namespace {

namespace fs = std::filesystem;

bool runs(const Block& block) { return block.word == "console" || block.word == "upstar"; }

class Page : public testing::TestWithParam<fs::path> {};

TEST_P(Page, ShowsWhatTheProgramPrints) {
    const TemporaryFolder folder;  // one for the page: a later block may use an earlier one's files
    for (const Block& block : blocks(GetParam())) {
        write_titled(block, folder.path());
        if (!runs(block)) continue;
        const std::vector<Example> written = examples(block);
        const std::vector<Example> real = run(block, folder.path());
        EXPECT_FALSE(written.empty()) << GetParam() << ":" << block.line << ": no example";
        for (std::size_t i = 0; i < written.size(); ++i)
            EXPECT_EQ(written[i].output, real[i].output)
                << GetParam().string() << ", block at line " << block.line << ": "
                << written[i].input;
    }
}

TEST_P(Page, ShowsTheLatexOfTheAnswersAbove) {
    const TemporaryFolder folder;
    const std::vector<Block> all = blocks(GetParam());
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].word != "latex") continue;
        ASSERT_TRUE(i > 0 && all[i - 1].word == "upstar")
            << GetParam().string() << ":" << all[i].line << ": no upstar block before it";
        std::string latex;
        for (const Example& example : run(all[i - 1], folder.path(), "--format latex"))
            latex += example.output;
        EXPECT_EQ(all[i].text, latex) << GetParam().string() << ":" << all[i].line;
        EXPECT_EQ(std::count(latex.begin(), latex.end(), '\n'), std::ssize(examples(all[i - 1])))
            << "an answer is set beside its query only if it is one line";
    }
}

TEST_P(Page, SaysOfEveryBlockWhetherItRuns) {
    for (const Block& block : blocks(GetParam())) {
        if (block.word == "latex") continue;
        const bool shown = std::find(kShown.begin(), kShown.end(), block.word) != kShown.end();
        EXPECT_TRUE(runs(block) || shown)
            << GetParam().string() << ":" << block.line << ": unknown kind '" << block.word << "'";
    }
}

TEST_P(Page, LinksOnlyToFilesThatExist) {
    const std::string text = read_file(GetParam());
    const std::regex link(R"(\]\(([^)#\s]+)[^)]*\))");
    for (std::sregex_iterator it(text.begin(), text.end(), link), end; it != end; ++it) {
        const std::string target = (*it)[1];
        if (target.find("://") != std::string::npos) continue;
        EXPECT_TRUE(fs::exists(GetParam().parent_path() / target))
            << GetParam().string() << " links to " << target;
    }
}

INSTANTIATE_TEST_SUITE_P(Manual, Page, testing::ValuesIn(documents()));

TEST(Manual, HasExamplesOfBothKinds) {
    std::map<std::string, std::size_t> count;
    for (const fs::path& page : documents())
        for (const Block& block : blocks(page))
            if (runs(block)) count[block.word] += examples(block).size();
    EXPECT_GE(count["console"], 20u);
    EXPECT_GE(count["upstar"], 100u);
}

TEST(Manual, HasEveryPageInItsMenu) {
    const std::string config = read_file(project() / "mkdocs.yml");
    const std::regex entry(R"(:\s+(\S+\.md)\s*\n)");
    std::set<std::string> menu;
    for (std::sregex_iterator it(config.begin(), config.end(), entry), end; it != end; ++it)
        menu.insert((*it)[1]);
    std::set<std::string> pages;
    for (const fs::path& page : documents()) {
        const fs::path place = page.lexically_relative(project() / "docs");
        if (*place.begin() != "..") pages.insert(place.string());
    }
    EXPECT_EQ(menu, pages);
}

TEST(Manual, IsUpToDateInWhatIsMadeByTheProgram) {
    const std::string script = (project() / "scripts/update-docs").string();
    EXPECT_EQ(shell("'" + script + "' --check '" UPSTAR_PROGRAM "' 2>&1", "/"), "");
}

// What the program's own help calls a subcommand or an option.
std::set<std::string> commands_and_options() {
    const std::string overview = shell("upstar --help", "/");
    const std::string list = overview.substr(overview.find("Subcommands:"));
    std::set<std::string> words;
    const std::regex name(R"(\n  ([a-z]+) )");
    std::string help = overview;
    for (std::sregex_iterator it(list.begin(), list.end(), name), end; it != end; ++it) {
        words.insert((*it)[1]);
        help += shell("upstar " + (*it)[1].str() + " --help", "/");
    }
    const std::regex option(R"((--[a-z-]+))");
    for (std::sregex_iterator it(help.begin(), help.end(), option), end; it != end; ++it)
        words.insert((*it)[1]);
    return words;
}

TEST(Manual, NamesEveryCommandAndOption) {
    const std::set<std::string> words = commands_and_options();
    EXPECT_TRUE(words.contains("eval"));
    EXPECT_TRUE(words.contains("--plot"));
    const std::string text = read_file(project() / "docs/cli.md");
    for (const std::string& word : words)
        EXPECT_NE(text.find(word), std::string::npos) << "docs/cli.md does not name " << word;
}

}  // namespace
}  // namespace upstar
