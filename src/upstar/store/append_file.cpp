#include "upstar/store/append_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "upstar/base/error.h"

namespace upstar {
namespace {

[[noreturn]] void refuse(const char* what, const std::string& path) {
    throw Error(ErrorKind::Input, std::string("cannot ") + what + " the journal " + path + ": " +
                                      std::strerror(errno));
}

}  // namespace

AppendFile::AppendFile(const std::string& path) : path_(path) {
    std::error_code unknown;
    const std::filesystem::file_status status = std::filesystem::status(path, unknown);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        throw Error(ErrorKind::Input, "the journal " + path + " is no file; name another");
    file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (file_ < 0) refuse("open", path);
    if (::flock(file_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        ::close(file_);
        throw Error(ErrorKind::Input, "the journal " + path + " is in use by another run");
    }
}

AppendFile::~AppendFile() { ::close(file_); }

std::string AppendFile::content() const {
    std::string content;
    std::array<char, 65536> buffer{};
    off_t at = 0;
    for (;;) {
        const ssize_t count = ::pread(file_, buffer.data(), buffer.size(), at);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) refuse("read", path_);
        if (count == 0) return content;
        content.append(buffer.data(), static_cast<std::size_t>(count));
        at += count;
    }
}

void AppendFile::cut(std::size_t size) {
    if (::ftruncate(file_, static_cast<off_t>(size)) != 0) refuse("mend", path_);
}

void AppendFile::append(const std::string& text) {
    const off_t before = ::lseek(file_, 0, SEEK_END);
    for (std::size_t at = 0; at < text.size();) {
        const ssize_t count = ::write(file_, text.data() + at, text.size() - at);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) {
            const int why = errno;
            if (before >= 0) [[maybe_unused]]
                const int cut = ::ftruncate(file_, before);
            errno = why;
            refuse("write", path_);
        }
        at += static_cast<std::size_t>(count);
    }
}

void AppendFile::sync() {
    if (::fsync(file_) != 0 && errno != EINVAL && errno != EROFS) refuse("write", path_);
}

}  // namespace upstar
