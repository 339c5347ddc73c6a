#include "upstar/store/journal_file.h"

#include <algorithm>

#include "upstar/store/checksum.h"
#include "upstar/store/tab_fields.h"

namespace upstar {
namespace {

bool begins(const std::string& text, const std::string& with) { return text.rfind(with, 0) == 0; }

std::string first_field(const std::string& line) { return line.substr(0, line.find('\t')); }

}  // namespace

JournalFile::JournalFile(const JournalKind& kind, const std::string& path,
                         const std::vector<std::string>& heads)
    : path_(path), file_(path) {
    std::string content = file_.content();
    const auto begins_content = [&](const std::string& head) {
        return begins(content, head + "\n");
    };
    const auto found = std::find_if(heads.begin(), heads.end(), begins_content);
    if (found != heads.end()) {
        version_ = static_cast<std::size_t>(found - heads.begin());
        head_size_ = found->size() + 1;
        body_ = std::move(content.erase(0, head_size_));
        return;
    }
    const bool cut_off = std::any_of(
        heads.begin(), heads.end(), [&](const std::string& head) { return begins(head, content); });
    if (!cut_off) refuse(kind, content, heads);
    file_.cut(0);
    file_.append(heads.front() + "\n");
    head_size_ = heads.front().size() + 1;
}

void JournalFile::refuse(const JournalKind& kind, const std::string& content,
                         const std::vector<std::string>& heads) const {
    const std::size_t end = content.find('\n');
    const std::string line = content.substr(0, end);
    const auto is_same_kind = [&](const std::string& head) {
        return first_field(line) == first_field(head) &&
               fields_of(line).size() == fields_of(head).size();
    };
    if (end == std::string::npos || std::none_of(heads.begin(), heads.end(), is_same_kind))
        throw Error(ErrorKind::Input,
                    path_ + " is no journal of " + kind.of + "; name another file");
    throw Error(ErrorKind::Input, "the journal " + path_ + " is of another " + kind.whole + ", " +
                                      kind.describe(fields_of(line)) + ", not of " +
                                      kind.describe(fields_of(heads.front())) +
                                      "; name another file");
}

void JournalFile::keep(std::size_t size) { file_.cut(head_size_ + size); }

Error JournalFile::damaged(const std::string& part, const std::string& advice) const {
    return {ErrorKind::Input, part + " of the journal " + path_ + " is damaged; " + advice};
}

std::string with_checksum(const std::string& line) {
    return line + "\t" + std::to_string(checksum(line));
}

std::optional<std::string> without_checksum(std::string_view line) {
    const std::size_t tab = line.rfind('\t');
    if (tab == std::string_view::npos) return std::nullopt;
    std::string rest(line.substr(0, tab));
    if (with_checksum(rest) != line) return std::nullopt;
    return rest;
}

}  // namespace upstar
