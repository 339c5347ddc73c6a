#include "program.h"

#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace upstar {

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "upstar-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder " + name);
    path_ = name;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string read(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write(const std::filesystem::path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

std::string quoted(const std::string& text) {
    std::string word = "'";
    for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return word + "'";
}

Ended shell(const std::string& line, const std::string& input) {
    const Folder folder;
    write(folder / "in", input);
    write(folder / "line", line + "\n");
    const auto in_folder = [&](const char* name) { return quoted((folder / name).string()); };
    // Whatever start-up file a user has is none of the tests'.
    const std::string command = std::string("UPSTAR=") + quoted(UPSTAR_PROGRAM) +
                                " XDG_CONFIG_HOME=" + quoted(folder.path().string()) +
                                " timeout 60 sh " + in_folder("line") + " <" + in_folder("in") +
                                " >" + in_folder("out") + " 2>" + in_folder("err");
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), read(folder / "out"),
            read(folder / "err")};
}

std::string killing_after(double seconds) {
    return "timeout --foreground -s KILL " + std::to_string(seconds);
}

int crashes() {
    const char* const asked = std::getenv("UPSTAR_CRASHES");
    return asked != nullptr ? std::atoi(asked) : 6;
}

}  // namespace upstar
