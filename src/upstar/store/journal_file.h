// What journals share: a file (append_file.h) with a first line that says of what it is, to which
// finished work is appended, so that a run that was stopped goes on later.
//
//     upstar table 2 <TAB> toads_and_frogs <TAB> T^a .^b F^c
//
// The first field is the kind of journal and its version. A journal of something else is refused,
// never overwritten; so is a damaged one, with advice. One whose first line was cut off when its
// writer was killed is begun again.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/store/append_file.h"

namespace upstar {

/// What messages say of a kind of journal.
struct JournalKind {
    const char* of;     ///< "a table"
    const char* whole;  ///< "family": what a journal is kept of
    /// The fields of a first line, but the first, in words.
    std::string (*describe)(const std::vector<std::string>& fields);
};

class JournalFile {
public:
    /// Opens the journal, or begins it with the first of `heads`, which are lines without their
    /// ends; the others are of former versions. Throws Error (Input) if it begins with none of
    /// them, is in use, or cannot be written.
    JournalFile(const JournalKind& kind, const std::string& path,
                const std::vector<std::string>& heads);

    /// Which of the heads it has.
    std::size_t version() const { return version_; }

    /// All that followed the head when the journal was opened; to be asked for once.
    std::string take_body() { return std::move(body_); }

    /// Keeps only the first `size` bytes of the body: the last entry was cut off.
    void keep(std::size_t size);

    void append(const std::string& text) { file_.append(text); }

    /// "line 3 of the journal x.tsv is damaged; remove the line".
    Error damaged(const std::string& part, const std::string& advice) const;

private:
    [[noreturn]] void refuse(const JournalKind& kind, const std::string& content,
                             const std::vector<std::string>& heads) const;

    std::string path_;
    AppendFile file_;
    std::size_t version_ = 0;
    std::size_t head_size_ = 0;  // with the end of its line
    std::string body_;
};

/// A line of fields, and its checksum as one more field.
std::string with_checksum(const std::string& line);

/// The line before its checksum; none if that is not its checksum.
std::optional<std::string> without_checksum(std::string_view line);

}  // namespace upstar
