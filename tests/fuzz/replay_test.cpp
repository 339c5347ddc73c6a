// The corpus of the fuzzers, once through in the normal build: seeds, and inputs that once broke.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "check_input.h"

namespace upstar {
namespace {

std::vector<std::filesystem::path> corpus() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(UPSTAR_TEST_DATA "/fuzz/corpus"))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

class Corpus : public testing::TestWithParam<std::filesystem::path> {
protected:
    std::string text() const {
        std::ifstream file(GetParam(), std::ios::binary);
        EXPECT_TRUE(file) << GetParam();
        return {std::istreambuf_iterator<char>(file), {}};
    }
};

TEST_P(Corpus, ParsesOrFailsCleanly) { EXPECT_NO_THROW(check_parse(text())) << GetParam(); }

TEST_P(Corpus, IsAPositionOrFailsCleanly) {
    EXPECT_NO_THROW(check_positions(text())) << GetParam();
}

TEST_P(Corpus, EvaluatesOrFailsCleanly) { EXPECT_NO_THROW(check_evaluate(text())) << GetParam(); }

TEST_P(Corpus, IsAnsweredOrFailsCleanly) { EXPECT_NO_THROW(check_requests(text())) << GetParam(); }

INSTANTIATE_TEST_SUITE_P(Files, Corpus, testing::ValuesIn(corpus()), [](const auto& file) {
    std::string name = file.param.stem().string();
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
}  // namespace upstar
