// Markdown pages as the tests see them: fenced blocks, and the examples in them.
//
// The word after a fence says what becomes of a block:
//
//     console     `$ command` lines, each followed by what the command prints (both streams)
//     upstar      `> query` lines typed into one calculator, each followed by its answer
//     latex       the answers of the upstar block before it as --format latex prints them
//
// A block with a title, ```text title="Walkers.cgs", is also a file of that name for the blocks
// that follow. Any other word from kShown is only shown. A block without a word is an error.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

namespace upstar {

constexpr std::array<const char*, 8> kShown = {"text", "sh",  "cpp",    "cmake",
                                               "json", "tsv", "python", "js"};

struct Block {
    std::string word;
    std::string text;
    std::size_t line = 0;   ///< of the opening fence, from 1
    std::string file = {};  ///< its title, if it has one
};

struct Example {
    std::string input;
    std::string output;
};

std::string read_file(const std::filesystem::path& path);

/// The root of the sources.
std::filesystem::path project();

/// README.md, CONTRIBUTING.md and every page under docs/.
std::vector<std::filesystem::path> documents();

/// Throws std::runtime_error if a fence is not closed.
std::vector<Block> blocks(const std::filesystem::path& path);

/// The examples of a console or an upstar block, as written.
std::vector<Example> examples(const Block& block);

/// A block with a title becomes a file in the folder.
void write_titled(const Block& block, const std::filesystem::path& folder);

/// The same examples with the output that the built program gives, in a folder of their own. The
/// calculator is started with `options`.
std::vector<Example> run(const Block& block, const std::filesystem::path& folder,
                         const std::string& options = "");

/// What a shell command prints, with the built program first in PATH.
std::string shell(const std::string& script, const std::filesystem::path& folder);

/// An empty folder that lives as long as this.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

}  // namespace upstar
