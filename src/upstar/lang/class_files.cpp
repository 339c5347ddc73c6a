#include "upstar/lang/class_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "upstar/base/byte_order_mark.h"
#include "upstar/base/error.h"

#ifdef __EMSCRIPTEN__

namespace upstar {

std::optional<ClassFile> read_class_file(const std::vector<std::string>&, const std::string&) {
    return std::nullopt;
}

bool has_folder(const std::vector<std::string>&, const std::string&) { return false; }

std::string read_script(const std::string& file) {
    throw Error(ErrorKind::Input, "there are no files here: " + file);
}

}  // namespace upstar

#else

namespace upstar {
namespace {

constexpr std::uintmax_t kMostBytes = std::uintmax_t{64} << 20;

std::string read(const std::filesystem::path& file) {
    std::error_code failure;
    if (std::filesystem::is_directory(file, failure))
        throw Error(ErrorKind::Input, file.string() + " is a folder");
    const std::uintmax_t size = std::filesystem::file_size(file, failure);
    if (!failure && size > kMostBytes)
        throw Error(ErrorKind::Limit, file.string() + " has more than 64 MiB");
    std::ifstream in(file, std::ios::binary);
    if (!in) throw Error(ErrorKind::Input, "cannot read " + file.string());
    std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    remove_byte_order_mark(text);
    // `#!/usr/bin/env upstar run` is a comment; its length stays for the places of errors.
    if (text.rfind("#!", 0) == 0) text.replace(0, 2, "//");
    return text;
}

}  // namespace

std::optional<ClassFile> read_class_file(const std::vector<std::string>& folders,
                                         const std::string& path) {
    std::string relative = path;
    std::replace(relative.begin(), relative.end(), '.', '/');
    for (const std::string& folder : folders) {
        const std::filesystem::path file = std::filesystem::path(folder) / (relative + ".cgs");
        std::error_code failure;
        if (!std::filesystem::is_regular_file(file, failure)) continue;
        return ClassFile{file.lexically_normal().string(), read(file)};
    }
    return std::nullopt;
}

bool has_folder(const std::vector<std::string>& folders, const std::string& name) {
    return std::any_of(folders.begin(), folders.end(), [&](const std::string& folder) {
        std::error_code failure;
        return std::filesystem::is_directory(std::filesystem::path(folder) / name, failure);
    });
}

std::string read_script(const std::string& file) { return read(file); }

}  // namespace upstar

#endif
