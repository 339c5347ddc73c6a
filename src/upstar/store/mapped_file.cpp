#include "upstar/store/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "upstar/base/error.h"

namespace upstar {

MappedFile::MappedFile(const std::string& path) {
    const auto refuse = [&](const char* why) {
        throw Error(ErrorKind::Input, "cannot read " + path + ": " + why);
    };
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) refuse(std::strerror(errno));
    struct stat about {};
    const bool known = ::fstat(file, &about) == 0;
    const bool is_file = known && S_ISREG(about.st_mode);
    const auto size = static_cast<std::size_t>(about.st_size);
    void* const memory =
        is_file && size > 0 ? ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0) : nullptr;
    const int error = errno;
    ::close(file);
    if (!is_file) refuse("it is no file");
    if (memory == MAP_FAILED) refuse(std::strerror(error));
    if (memory != nullptr) bytes_ = {static_cast<const char*>(memory), size};
}

MappedFile::~MappedFile() {
    if (!bytes_.empty()) ::munmap(const_cast<char*>(bytes_.data()), bytes_.size());
}

}  // namespace upstar
