#include "upstar/store/dictionary/checked_pages.h"

#include <sqlite3.h>

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "upstar/base/hash.h"

namespace upstar {
namespace {

constexpr const char* kName = "upstar-checked-pages";

// What SQLite allocates for a file: this, and behind it the file of the system.
struct CheckedFile {
    sqlite3_file base;

    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

CheckedFile* checked(sqlite3_file* file) { return reinterpret_cast<CheckedFile*>(file); }
sqlite3_file* real(sqlite3_file* file) { return checked(file)->real(); }

bool is_page(int size, sqlite3_int64 offset) {
    return size >= 512 && (size & (size - 1)) == 0 && offset % size == 0;
}

std::uint64_t word_at(const unsigned char* bytes) {
    std::uint64_t word = 0;
    for (int i = 7; i >= 0; --i) word = word << 8 | bytes[i];
    return word;
}

// Of all but the last bytes of a page, and of where it stands.
std::uint64_t page_checksum(const unsigned char* page, int size, sqlite3_int64 offset) {
    std::uint64_t hash = mix(static_cast<std::uint64_t>(offset / size) + 1);
    for (int i = 0; i + kPageChecksumBytes < size; i += 8) hash = combine(hash, word_at(page + i));
    return hash;
}

int close(sqlite3_file* file) { return real(file)->pMethods->xClose(real(file)); }

int read(sqlite3_file* file, void* bytes, int size, sqlite3_int64 offset) {
    const int code = real(file)->pMethods->xRead(real(file), bytes, size, offset);
    if (code != SQLITE_OK || !is_page(size, offset)) return code;
    const auto* page = static_cast<const unsigned char*>(bytes);
    return word_at(page + size - kPageChecksumBytes) == page_checksum(page, size, offset)
               ? SQLITE_OK
               : SQLITE_IOERR_DATA;
}

// The free end of the page is filled in where SQLite holds it, as cksumvfs does.
int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset) {
    if (is_page(size, offset)) {
        auto* page = static_cast<unsigned char*>(const_cast<void*>(bytes));
        std::uint64_t sum = page_checksum(page, size, offset);
        for (int i = size - kPageChecksumBytes; i < size; ++i, sum >>= 8)
            page[i] = static_cast<unsigned char>(sum & 0xff);
    }
    return real(file)->pMethods->xWrite(real(file), bytes, size, offset);
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
    return real(file)->pMethods->xTruncate(real(file), size);
}
int sync(sqlite3_file* file, int flags) { return real(file)->pMethods->xSync(real(file), flags); }
int file_size(sqlite3_file* file, sqlite3_int64* size) {
    return real(file)->pMethods->xFileSize(real(file), size);
}
int lock(sqlite3_file* file, int level) { return real(file)->pMethods->xLock(real(file), level); }
int unlock(sqlite3_file* file, int level) {
    return real(file)->pMethods->xUnlock(real(file), level);
}
int check_lock(sqlite3_file* file, int* is_locked) {
    return real(file)->pMethods->xCheckReservedLock(real(file), is_locked);
}
int control(sqlite3_file* file, int what, void* argument) {
    return real(file)->pMethods->xFileControl(real(file), what, argument);
}
int sector_size(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) {
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

// Version 1: no shared memory, no mapped pages that would come unverified.
const sqlite3_io_methods kMethods = [] {
    sqlite3_io_methods methods{};
    methods.iVersion = 1;
    methods.xClose = close;
    methods.xRead = read;
    methods.xWrite = write;
    methods.xTruncate = truncate;
    methods.xSync = sync;
    methods.xFileSize = file_size;
    methods.xLock = lock;
    methods.xUnlock = unlock;
    methods.xCheckReservedLock = check_lock;
    methods.xFileControl = control;
    methods.xSectorSize = sector_size;
    methods.xDeviceCharacteristics = characteristics;
    return methods;
}();

sqlite3_vfs* system_files(sqlite3_vfs* files) { return static_cast<sqlite3_vfs*>(files->pAppData); }

int open(sqlite3_vfs* files, const char* name, sqlite3_file* file, int flags, int* given) {
    sqlite3_vfs* const system = system_files(files);
    if ((flags & SQLITE_OPEN_MAIN_DB) == 0)  // journals have checksums of their own
        return system->xOpen(system, name, file, flags, given);
    file->pMethods = nullptr;
    const int code = system->xOpen(system, name, real(file), flags, given);
    if (real(file)->pMethods != nullptr) file->pMethods = &kMethods;
    return code;
}

// A copy of the system's with another name and another way to open files.
sqlite3_vfs* registered() {
    static sqlite3_vfs files = [] {
        sqlite3_vfs* const system = sqlite3_vfs_find(nullptr);
        sqlite3_vfs copy = *system;
        copy.pNext = nullptr;
        copy.zName = kName;
        copy.szOsFile = static_cast<int>(sizeof(CheckedFile)) + system->szOsFile;
        copy.pAppData = system;
        copy.xOpen = open;
        return copy;
    }();
    static const int code = sqlite3_vfs_register(&files, 0);
    return code == SQLITE_OK ? &files : nullptr;
}

}  // namespace

const char* checked_pages() { return registered() != nullptr ? kName : nullptr; }

}  // namespace upstar
