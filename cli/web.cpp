// upstar web: serves the page's folder on loopback and opens the browser.
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <thread>

#include "command.h"
#include "page_server.h"
#include "upstar/base/context.h"
#include "upstar/base/error.h"

extern char** environ;

namespace upstar::cli {
namespace {

namespace fs = std::filesystem;

struct WebOptions {
    std::string folder;
    int port = 0;
    bool no_browser = false;
};

// Beside the build's folder of the program, or where the page is installed.
fs::path standard_folder() {
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none);
    for (const char* place : {"../web", "../share/upstar/web"}) {
        const fs::path folder = program.parent_path() / place;
        if (fs::exists(folder / "index.html", none)) return folder.lexically_normal();
    }
    return "build/web";
}

// In the background; whoever has no browser is told the address anyway.
void open_browser(const std::string& address) {
    const char* chosen = std::getenv("BROWSER");
    std::string opener = chosen != nullptr && *chosen != '\0' ? chosen : "xdg-open";
    std::string argument = address;
    std::array<char*, 3> words = {opener.data(), argument.data(), nullptr};
    posix_spawn_file_actions_t quiet;
    posix_spawn_file_actions_init(&quiet);
    for (const int stream : {STDOUT_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&quiet, stream, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    const bool is_started =
        posix_spawnp(&child, words[0], &quiet, nullptr, words.data(), environ) == 0;
    posix_spawn_file_actions_destroy(&quiet);
    if (is_started) std::thread([child] { waitpid(child, nullptr, 0); }).detach();
}

int run(const WebOptions& options, const CommonOptions&, std::string&) {
    PageServer server(options.folder.empty() ? standard_folder() : fs::path(options.folder));
    const std::string address =
        "http://127.0.0.1:" + std::to_string(server.bind(options.port)) + "/";
    std::cout << "The page: " << address << "\n"
              << "Ctrl-C ends it." << std::endl;
    Context context;
    const InterruptGuard guard(context);
    std::thread serving([&] { server.serve(); });
    if (!options.no_browser) open_browser(address);
    while (!context.stopped()) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    server.stop();
    serving.join();
    return Ok;
}

}  // namespace

void add_web(Command& program, CommonOptions& common) {
    Command& command = program.subcommand("web", "the page: boards, values and moves in a browser");
    command.footer(
        "It is served to this machine only, and computes in the browser: nothing is sent "
        "anywhere. The folder can also be put on any web server, or opened by one that serves "
        "files. $BROWSER says which browser is opened; xdg-open does it without that.");
    auto options = std::make_shared<WebOptions>();
    command.option("--folder", "FOLDER", options->folder,
                   "where the page lies (default: beside the program)");
    command.number("--port", "N", options->port, 0, 65535,
                   "on which port (default: any that is free)");
    command.flag("--no-browser", options->no_browser, "only serve it");
    set_action(command, common, {Format::Text}, options, run);
}

}  // namespace upstar::cli
