#include "page_server.h"

#include <httplib.h>

#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

#include "upstar/base/error.h"

namespace upstar::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kLoopback = "127.0.0.1";
// A connection that says nothing holds a thread, so there are many, and none waits long.
constexpr int kMostThreads = 64;
constexpr int kSecondsToWait = 1;

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

std::optional<std::string> content_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(stream), {});
}

fs::file_time_type time_of(const fs::path& folder) {
    std::error_code none;
    return fs::last_write_time(folder / "index.html", none);
}

bool is_for_own_host(const httplib::Request& request, int port) {
    if (request.get_header_value_count("Host") != 1) return false;
    const std::string host = request.get_header_value("Host");
    const std::string at = ":" + std::to_string(port);
    return host == kLoopback + at || host == "localhost" + at;
}

void refuse(httplib::Response& response, int status, const char* why) {
    response.status = status;
    response.set_content(why, "text/plain");
}

}  // namespace

PageServer::PageServer(const fs::path& folder)
    : folder_(folder), server_(std::make_unique<httplib::Server>()) {
    list_files();
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
    server_->set_keep_alive_timeout(kSecondsToWait);
    server_->set_read_timeout(kSecondsToWait);
    server_->set_payload_max_length(0);
    server_->set_default_headers({{"X-Content-Type-Options", "nosniff"},
                                  {"X-Frame-Options", "DENY"},
                                  {"Referrer-Policy", "no-referrer"},
                                  {"Cross-Origin-Resource-Policy", "same-origin"},
                                  {"Cache-Control", "no-cache"}});
    // Before anything is read of what comes with a request.
    server_->set_pre_routing_handler(
        [this](const httplib::Request& request, httplib::Response& response) {
            using Answered = httplib::Server::HandlerResponse;
            if (!is_for_own_host(request, port_)) {
                refuse(response, 403, "this page is served to this machine only\n");
                return Answered::Handled;
            }
            if (request.method != "GET" && request.method != "HEAD") {
                response.set_header("Allow", "GET, HEAD");
                refuse(response, 405, "here one can only read\n");
                return Answered::Handled;
            }
            return Answered::Unhandled;
        });
    server_->Get(".*", [this](const httplib::Request& request, httplib::Response& response) {
        const fs::path file = file_at(request.path);
        auto content = file.empty() ? std::nullopt : content_of(file);
        if (!content) return refuse(response, 404, "there is no such page\n");
        response.set_content(*std::move(content), type_of(file));
    });
}

void PageServer::list_files() {
    std::error_code none;
    listed_at_ = time_of(folder_);
    if (fs::is_directory(folder_, none)) files_ = files_of(folder_);
}

fs::path PageServer::file_at(const std::string& path) {
    const std::lock_guard lock(mutex_);
    if (time_of(folder_) != listed_at_) list_files();
    const auto file = files_.find(path);
    return file == files_.end() ? fs::path() : file->second;
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
