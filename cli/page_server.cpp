#include "page_server.h"

#include <httplib.h>

#include <fstream>
#include <iterator>
#include <set>

#include "upstar/base/error.h"

namespace upstar::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kLoopback = "127.0.0.1";
constexpr int kMostThreads = 8;

std::map<std::string, fs::path> files_of(const fs::path& folder) {
    std::map<std::string, fs::path> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && !entry.is_symlink())
            files["/" + entry.path().lexically_relative(folder).generic_string()] = entry.path();
    if (const auto index = files.find("/index.html"); index != files.end())
        files["/"] = index->second;
    return files;
}

const char* type_of(const fs::path& file) {
    static const std::map<std::string, const char*> kTypes = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".mjs", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".wasm", "application/wasm"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".woff2", "font/woff2"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".txt", "text/plain; charset=utf-8"}};
    const auto type = kTypes.find(file.extension().string());
    return type == kTypes.end() ? "application/octet-stream" : type->second;
}

std::string content_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

bool is_own_host(const std::string& host, int port) {
    const std::string at = ":" + std::to_string(port);
    return host == kLoopback + at || host == "localhost" + at;
}

}  // namespace

PageServer::PageServer(const fs::path& folder) : server_(std::make_unique<httplib::Server>()) {
    std::error_code none;
    if (fs::is_directory(folder, none)) files_ = files_of(folder);
    if (!files_.contains("/"))
        throw Error(ErrorKind::Input,
                    "there is no page in " + folder.string() +
                        "; `make web` in the source makes one, build/web, and --folder says "
                        "where another lies");
    server_->new_task_queue = [] { return new httplib::ThreadPool(kMostThreads); };
    // The library would share a port with another server.
    server_->set_socket_options([](socket_t socket) {
        const int yes = 1;
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    });
    server_->set_keep_alive_max_count(1000);
    server_->set_payload_max_length(0);
    server_->set_default_headers({{"X-Content-Type-Options", "nosniff"},
                                  {"X-Frame-Options", "DENY"},
                                  {"Referrer-Policy", "no-referrer"},
                                  {"Cross-Origin-Resource-Policy", "same-origin"},
                                  {"Cache-Control", "no-cache"}});
    server_->Get(".*", [this](const httplib::Request& request, httplib::Response& response) {
        if (!is_own_host(request.get_header_value("Host"), port_)) {
            response.status = 403;
            response.set_content("this page is served to this machine only\n", "text/plain");
            return;
        }
        const auto file = files_.find(request.path);
        if (file == files_.end()) {
            response.status = 404;
            response.set_content("there is no such page\n", "text/plain");
            return;
        }
        response.set_content(content_of(file->second), type_of(file->second));
    });
}

PageServer::~PageServer() = default;

int PageServer::bind(int port) {
    port_ = port == 0                                ? server_->bind_to_any_port(kLoopback)
            : server_->bind_to_port(kLoopback, port) ? port
                                                     : -1;
    if (port_ <= 0)
        throw Error(ErrorKind::Input, "the port " + std::to_string(port) +
                                          " is taken; choose another, or 0 for any that is free");
    return port_;
}

void PageServer::serve() { server_->listen_after_bind(); }

void PageServer::stop() { server_->stop(); }

}  // namespace upstar::cli
