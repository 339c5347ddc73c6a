#include "output_file.h"

#include <filesystem>
#include <fstream>
#include <iostream>

#include "upstar/base/error.h"

namespace upstar::cli {

// Opens the file when the first character comes.
class OutputFile::Buffer : public std::streambuf {
public:
    explicit Buffer(std::string path) : path_(std::move(path)) {}

    bool close() { return !file_.is_open() || file_.close() != nullptr; }

protected:
    int_type overflow(int_type c) override {
        if (!is_open()) return traits_type::eof();
        return traits_type::eq_int_type(c, traits_type::eof())
                   ? traits_type::not_eof(c)
                   : file_.sputc(traits_type::to_char_type(c));
    }
    std::streamsize xsputn(const char* text, std::streamsize count) override {
        return is_open() ? file_.sputn(text, count) : 0;
    }
    int sync() override { return file_.is_open() ? file_.pubsync() : 0; }

private:
    bool is_open() { return file_.is_open() || file_.open(path_, std::ios::out) != nullptr; }

    std::string path_;
    std::filebuf file_;
};

namespace {

// Devices and pipes are not tried: opening one is already talking to whoever is at its other end.
bool can_be_written(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code unknown;
    const bool is_new = !fs::exists(path, unknown);
    if (!is_new && !fs::is_regular_file(path, unknown)) return !fs::is_directory(path, unknown);
    std::ofstream file(path, std::ios::app);
    if (!file) return false;
    file.close();
    if (is_new) fs::remove(path, unknown);
    return true;
}

}  // namespace

OutputFile::OutputFile(const std::string& path)
    : buffer_(std::make_unique<Buffer>(path)), standard_(std::cout.rdbuf()) {
    if (!can_be_written(path)) throw Error(ErrorKind::Input, "cannot write " + path);
    std::cout.flush();
    std::cout.rdbuf(buffer_.get());
}

OutputFile::~OutputFile() { std::cout.rdbuf(standard_); }

bool OutputFile::close() {
    std::cout.flush();
    return std::cout && buffer_->close();
}

}  // namespace upstar::cli
