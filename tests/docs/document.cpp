#include "document.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace upstar {
namespace {

namespace fs = std::filesystem;

// Ends the output of each example; no example prints it by chance.
std::string marker(std::size_t i) { return "end-of-example-" + std::to_string(i); }

std::string prompt(const Block& block) { return block.word == "console" ? "$ " : "> "; }

void write_file(const fs::path& path, const std::string& text) {
    std::ofstream file(path);
    file << text;
    if (!file) throw std::runtime_error("cannot write " + path.string());
}

// After each command its exit code is kept for the next, so that `echo $?` tells it.
std::string console_script(const std::vector<Example>& examples) {
    std::string script = "exec 2>&1\n";
    for (std::size_t i = 0; i < examples.size(); ++i)
        script += examples[i].input + "\ncode=$?; echo " + marker(i) + "; (exit $code)\n";
    return script;
}

// Asking for help that does not exist names the topic and leaves the session alone.
std::string calculator_input(const std::vector<Example>& examples) {
    std::string input;
    for (std::size_t i = 0; i < examples.size(); ++i)
        input += examples[i].input + "\nhelp " + marker(i) + "\n";
    return input;
}

// `text`, or `text title="Walkers.cgs"`.
Block opened(const std::string& info, std::size_t line) {
    const std::string title = " title=\"";
    const std::size_t at = info.find(title);
    if (at == std::string::npos) return {info, "", line};
    const std::size_t begin = at + title.size();
    return {info.substr(0, at), "", line, info.substr(begin, info.find('"', begin) - begin)};
}

}  // namespace

void write_titled(const Block& block, const fs::path& folder) {
    if (!block.file.empty()) write_file(folder / block.file, block.text);
}

std::string read_file(const fs::path& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error("cannot read " + path.string());
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

fs::path project() { return fs::path(UPSTAR_TEST_DATA).parent_path(); }

std::vector<fs::path> documents() {
    std::vector<fs::path> found = {project() / "README.md", project() / "CONTRIBUTING.md"};
    for (const auto& entry : fs::recursive_directory_iterator(project() / "docs"))
        if (entry.path().extension() == ".md") found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<Block> blocks(const fs::path& path) {
    std::istringstream lines(read_file(path));
    std::vector<Block> found;
    bool inside = false;
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (line.rfind("```", 0) == 0) {
            if (!inside) found.push_back(opened(line.substr(3), number));
            inside = !inside;
        } else if (inside) {
            found.back().text += line + "\n";
        }
    }
    if (inside) throw std::runtime_error(path.string() + ": a fence is not closed");
    return found;
}

std::vector<Example> examples(const Block& block) {
    std::istringstream lines(block.text);
    std::vector<Example> found;
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind(prompt(block), 0) == 0) {
            found.push_back({line.substr(2), ""});
        } else if (found.empty()) {
            throw std::runtime_error("a block must begin with '" + prompt(block) + "': " + line);
        } else {
            found.back().output += line + "\n";
        }
    }
    return found;
}

std::vector<Example> run(const Block& block, const fs::path& folder, const std::string& options) {
    std::vector<Example> result = examples(block);
    std::string output;
    if (block.word == "console") {
        output = shell(console_script(result), folder);
    } else {
        write_file(folder / "queries", calculator_input(result));
        output = shell("upstar " + options + " <queries 2>&1", folder);
    }
    std::istringstream lines(output);
    std::size_t i = 0;
    for (Example& example : result) example.output.clear();
    for (std::string line; std::getline(lines, line);) {
        if (i < result.size() && line.find(marker(i)) != std::string::npos) {
            ++i;
        } else if (i < result.size()) {
            result[i].output += line + "\n";
        }
    }
    if (i < result.size()) result[i].output += "(the program ended here)\n";
    return result;
}

std::string shell(const std::string& script, const fs::path& folder) {
    const std::string bin = fs::path(UPSTAR_PROGRAM).parent_path().string();
    const TemporaryFolder own;
    const fs::path file = own.path() / "script";
    // Whatever start-up file a user has is none of the manual's.
    write_file(file, "PATH='" + bin + "':$PATH\nLC_ALL=C.UTF-8\nXDG_CONFIG_HOME='" +
                         own.path().string() + "'\nexport PATH LC_ALL XDG_CONFIG_HOME\ncd '" +
                         folder.string() + "'\n" + script);
    FILE* pipe = popen(("sh '" + file.string() + "'").c_str(), "r");
    if (pipe == nullptr) throw std::runtime_error("cannot start a shell");
    std::string output;
    std::array<char, 4096> buffer{};
    while (const std::size_t count = fread(buffer.data(), 1, buffer.size(), pipe))
        output.append(buffer.data(), count);
    pclose(pipe);
    return output;
}

TemporaryFolder::TemporaryFolder() {
    std::string name = (fs::temp_directory_path() / "upstar-docs-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

}  // namespace upstar
