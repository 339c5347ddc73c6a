#include "output_file.h"

#include <filesystem>
#include <iostream>
#include <set>

#include "interrupt.h"
#include "output.h"
#include "upstar/base/error.h"
#include "upstar/store/whole_file.h"

namespace upstar::cli {

// Begins the file when the first character comes.
class OutputFile::Buffer : public std::streambuf {
public:
    explicit Buffer(const std::string& path) : file_(path) {}

    void finish() { file_.finish(); }

protected:
    int_type overflow(int_type c) override {
        if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
        return begun()->sputc(traits_type::to_char_type(c));
    }
    std::streamsize xsputn(const char* text, std::streamsize count) override {
        return begun()->sputn(text, count);
    }
    int sync() override { return written_ == nullptr ? 0 : written_->pubsync(); }

private:
    std::streambuf* begun() {
        if (written_ == nullptr) written_ = file_.out().rdbuf();
        return written_;
    }

    WholeFile file_;
    std::streambuf* written_ = nullptr;
};

OutputFile::OutputFile(const std::string& path)
    : buffer_(std::make_unique<Buffer>(path)), standard_(std::cout.rdbuf()) {
    std::cout.flush();
    std::cout.rdbuf(buffer_.get());
    before_termination([this] {
        try {
            finish();
        } catch (const Error& error) {
            std::cerr << describe(error, "");
        }
    });
}

OutputFile::~OutputFile() {
    before_termination({});
    std::cout.rdbuf(standard_);
}

void OutputFile::finish() {
    std::cout.flush();
    if (std::cout) buffer_->finish();
}

void require_different_files(std::initializer_list<std::string> paths) {
    std::set<std::filesystem::path> seen;
    for (const std::string& path : paths) {
        std::error_code failed;
        const auto where =
            std::filesystem::weakly_canonical(std::filesystem::absolute(path, failed), failed);
        if (!path.empty() && !seen.insert(failed ? std::filesystem::path(path) : where).second)
            throw Error(ErrorKind::Input, path + " would be written twice: name two files");
    }
}

void write_certificate(const std::string& path, const std::string& text) {
    write_whole_file(path, text, "the certificate");
    remark("check it with `upstar check " + path + "`");
}

}  // namespace upstar::cli
