// The C++ in the manual compiles, does what the manual says, and is shown word for word.
#include <gtest/gtest.h>

#include <sstream>

#include "document.h"
#include "examples/toppling_dominoes.h"
#include "naive/engine_image.h"
#include "naive/naive_position.h"
#include "upstar/catalog/erased.h"

namespace upstar {
namespace {

namespace fs = std::filesystem;

bool shows(const char* page, const char* word, const std::string& text) {
    for (const Block& block : blocks(project() / page))
        if (block.word == word && block.text == text) return true;
    return false;
}

class Program : public testing::TestWithParam<const char*> {};

TEST_P(Program, IsShownWithWhatItPrints) {
    const std::string name = GetParam();
    const std::string source =
        read_file(fs::path(UPSTAR_TEST_DATA) / "docs/examples" / (name + ".cpp"));
    EXPECT_TRUE(shows("docs/cpp.md", "cpp", source)) << "docs/cpp.md does not show " << name;
    const std::string output = shell("'" UPSTAR_EXAMPLES "/docs_example_" + name + "' 2>&1", "/");
    EXPECT_TRUE(shows("docs/cpp.md", "text", output)) << "docs/cpp.md does not show:\n" << output;
}

INSTANTIATE_TEST_SUITE_P(Cpp, Program, testing::Values("own_game", "session", "arena", "dots"));

// A page shows a script of tests/docs/examples, and what a command with it prints.
void expect_script(const char* page, const char* word, const std::string& name,
                   const std::string& command) {
    const fs::path folder = fs::path(UPSTAR_TEST_DATA) / "docs/examples";
    EXPECT_TRUE(shows(page, word, read_file(folder / name))) << page << " does not show " << name;
    const std::string output = shell("cd '" + folder.string() + "' && " + command + " 2>&1", "/");
    EXPECT_TRUE(shows(page, "text", output)) << page << " does not show:\n" << output;
}

TEST(EngineClient, InPythonIsShownWithWhatItPrints) {
    expect_script("docs/engine-protocol.md", "python", "engine_client.py",
                  "python3 engine_client.py");
}

TEST(EngineClient, InJavaScriptIsShownWithWhatItPrints) {
    expect_script("docs/engine-protocol.md", "js", "engine_client.mjs", "node engine_client.mjs");
}

TEST(Bot, IsShownWithAMatchOfIts) {
    expect_script("docs/matches.md", "python", "bot.py",
                  "upstar match domineering 4x4 --left 'python3 bot.py' --right upstar:easy");
}

// The rows of the golden file in the manual, and each against brute force.
TEST(AddAGame, ShowsARulesetThatWorks) {
    const fs::path folder = fs::path(UPSTAR_TEST_DATA) / "docs/examples";
    const std::string golden = read_file(folder / "toppling_dominoes.tsv");
    EXPECT_TRUE(shows("docs/add-a-game.md", "cpp", read_file(folder / "toppling_dominoes.h")));
    EXPECT_TRUE(shows("docs/add-a-game.md", "tsv", golden));

    Context context;
    Arena arena(context);
    Evaluators evaluators(arena);
    naive::Games games;
    naive::Positions brute_force(games);
    naive::EngineImage image(arena, games);
    const RulesetPtr game = erase<TopplingDominoes>();
    std::istringstream rows(golden);
    std::string row;
    std::getline(rows, row);  // the header
    while (std::getline(rows, row)) {
        std::istringstream columns(row);
        std::string position, parameters, options, value;
        for (std::string* column : {&position, &parameters, &options, &value})
            std::getline(columns, *column, '\t');
        const PositionPtr p = game->parse(position);
        EXPECT_EQ(brute_force.value(*p), games.parse(value)) << row;
        EXPECT_EQ(p->value(evaluators), image(games.parse(value))) << row;
        EXPECT_EQ(std::to_string(p->options(Player::Left).size()) + "," +
                      std::to_string(p->options(Player::Right).size()),
                  options)
            << row;
    }
    EXPECT_THROW(game->parse("LxR"), Error);
}

}  // namespace
}  // namespace upstar
