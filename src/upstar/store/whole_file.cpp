#include "upstar/store/whole_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "upstar/base/error.h"

namespace upstar {
namespace {

namespace fs = std::filesystem;

constexpr int kMostLinks = 40;     // as Linux has it
constexpr int kMostNewFiles = 99;  // those of runs that were killed, or that write just now

// std::filesystem::canonical knows no file behind a link that leads nowhere.
fs::path behind_links(fs::path path) {
    std::error_code no_link;
    for (int i = 0; i < kMostLinks; ++i) {
        const fs::path target = fs::read_symlink(path, no_link);
        if (no_link) break;
        path = path.parent_path() / target;
    }
    return path;
}

bool synced(const std::string& path, int flags) {
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0) return false;
    const bool done = ::fsync(file) == 0;
    return ::close(file) == 0 && done;
}

}  // namespace

WholeFile::WholeFile(const std::string& path, const std::string& what)
    : name_(what.empty() ? path : what + " to " + path), target_(behind_links(path).string()) {
    std::error_code unknown;
    if (fs::is_symlink(target_, unknown)) fail(std::strerror(ELOOP));
    const fs::file_status status = fs::status(target_, unknown);
    if (fs::is_directory(status)) fail("it is a folder");
    in_place_ = fs::exists(status) && !fs::is_regular_file(status);
    if (in_place_) return;  // to open a pipe is already to talk to whoever is at its other end
    if (fs::exists(status) && ::access(target_.c_str(), W_OK) != 0) fail(std::strerror(errno));
    make_new_file();
    drop();
}

WholeFile::~WholeFile() { drop(); }

void WholeFile::fail(const std::string& why) const {
    throw Error(ErrorKind::Input, "cannot write " + name_ + ": " + why);
}

void WholeFile::make_new_file() {
    std::string path;
    int file = -1;
    for (int i = 1; file < 0; ++i) {
        path = target_ + ".new" + (i == 1 ? "" : std::to_string(i));
        file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file < 0 && (errno != EEXIST || i == kMostNewFiles)) fail(std::strerror(errno));
    }
    new_ = path;
    struct stat former {};
    if (::stat(target_.c_str(), &former) == 0) {
        // Who may not give a file away keeps it.
        [[maybe_unused]] const int given = ::fchown(file, former.st_uid, former.st_gid);
        ::fchmod(file, former.st_mode & 07777);
    }
    ::close(file);
}

void WholeFile::drop() {
    if (stream_.is_open()) stream_.close();
    if (!new_.empty()) ::unlink(new_.c_str());
    new_.clear();
}

std::ostream& WholeFile::out() {
    if (stream_.is_open()) return stream_;
    if (!in_place_) make_new_file();
    stream_.open(in_place_ ? target_ : new_, std::ios::binary);
    if (!stream_) fail(std::strerror(errno));
    return stream_;
}

void WholeFile::finish() {
    if (!stream_.is_open()) return;
    stream_.close();
    if (!stream_) fail("is there room?");
    if (in_place_) return;
    if (!synced(new_, O_RDONLY) || ::rename(new_.c_str(), target_.c_str()) != 0)
        fail(std::strerror(errno));
    new_.clear();
    // The file is there; whether its folder is on the disk as well is a matter of luck on systems
    // that refuse this.
    const std::string folder = fs::path(target_).parent_path().string();
    synced(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
}

void write_whole_file(const std::string& path, const std::string& text, const std::string& what) {
    WholeFile file(path, what);
    file.out() << text;
    file.finish();
}

}  // namespace upstar
