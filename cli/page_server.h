// The page's folder on a port of this machine, for a browser on it.
//
// What may be asked for is a list: the files that lie in the folder when the server starts, or
// after the page was built anew. A path that is not in it does not exist, whatever dots, links or
// encodings it is made of, and nothing of a request becomes a name of a file. The server listens on
// loopback only, and answers only who calls it by that name: else a foreign page could be made to
// point here.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace httplib {
class Server;
}

namespace upstar::cli {

class PageServer {
public:
    /// Throws Error (Input) if the folder holds no page.
    explicit PageServer(const std::filesystem::path& folder);
    ~PageServer();
    PageServer(const PageServer&) = delete;
    PageServer& operator=(const PageServer&) = delete;

    /// Takes a port, any if it is 0, and gives it. Throws Error (Input) if it is taken.
    int bind(int port);
    /// Answers until `stop`.
    void serve();
    /// May be called by another thread.
    void stop();

private:
    void list_files();
    /// Empty if there is no such page.
    std::filesystem::path file_at(const std::string& path);

    const std::filesystem::path folder_;
    std::mutex mutex_;  // guards the next two
    std::filesystem::file_time_type listed_at_{};
    std::map<std::string, std::filesystem::path> files_;  // by the path of an address
    std::unique_ptr<httplib::Server> server_;
    int port_ = 0;
};

}  // namespace upstar::cli
