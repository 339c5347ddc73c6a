#include "upstar/sweep/journal.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/lang/compound.h"
#include "upstar/store/checksum.h"
#include "upstar/store/tab_fields.h"

namespace upstar {
namespace {

constexpr const char* kMagic = "upstar table 2";
constexpr const char* kMagicWithoutChecksums = "upstar table 1";

std::string head_of(const Family& family, const char* magic) {
    return std::string(magic) + "\t" + escaped(ruleset_text(family.ruleset())) + "\t" +
           escaped(family.template_text()) + "\n";
}

bool begins(const std::string& text, const std::string& whole) {
    return text.size() < whole.size() && whole.rfind(text, 0) == 0;
}

std::string checksum_field(const std::string& cell) {
    return "\t" + std::to_string(checksum(cell));
}

}  // namespace

Journal::Journal(const std::string& path, const Family& family) : path_(path), file_(path) {
    const std::string head = head_of(family, kMagic);
    const std::string old_head = head_of(family, kMagicWithoutChecksums);
    const std::string content = file_.content();
    const std::size_t whole = content.rfind('\n') + 1;  // 0 if there is no line
    if (whole > 0) {
        has_checksums_ = content.rfind(old_head, 0) != 0;
        read(content.substr(0, whole), has_checksums_ ? head : old_head);
    } else if (!begins(content, head) && !begins(content, old_head)) {
        throw Error(ErrorKind::Input, path + " is no journal of a table; name another file");
    }
    if (whole < content.size()) file_.cut(whole);
    if (whole == 0) file_.append(head);
}

void Journal::read(const std::string& content, const std::string& head) {
    std::size_t number = 1;
    for (std::size_t at = 0; at < content.size(); ++number) {
        const std::size_t end = content.find('\n', at);
        std::string line = content.substr(at, end - at);
        at = end + 1;
        if (number > 1) {
            read_line(std::move(line), number);
        } else if (line + "\n" != head) {
            const std::vector<std::string> fields = fields_of(line);
            if (fields.size() != 3 || (fields[0] != kMagic && fields[0] != kMagicWithoutChecksums))
                throw Error(ErrorKind::Input,
                            path_ + " is no journal of a table; name another file");
            const std::vector<std::string> own = fields_of(head.substr(0, head.size() - 1));
            throw Error(ErrorKind::Input, "the journal " + path_ + " is of another family, " +
                                              fields[1] + " `" + fields[2] + "`, not of " + own[1] +
                                              " `" + own[2] + "`; name another file");
        }
    }
}

void Journal::read_line(std::string line, std::size_t number) {
    const std::string fault = "line " + std::to_string(number) + " of the journal " + path_ +
                              " is damaged; remove the line, and its cell is computed again";
    if (has_checksums_) {
        const std::string sum = line.substr(std::min(line.rfind('\t'), line.size()));
        line.resize(line.size() - sum.size());
        if (sum != checksum_field(line)) throw Error(ErrorKind::Input, fault);
    }
    const std::vector<std::string> fields = fields_of(line);
    if (fields.size() != 1 + kMeasures.size()) throw Error(ErrorKind::Input, fault);
    MeasuredTexts& measured = known_[fields[0]];
    for (const Measure measure : kMeasures) {
        const std::string& field = fields[1 + index(measure)];
        if (field.empty()) continue;
        if (measure == Measure::GameValue && field[0] == '~') {
            if (field.size() > 12 || field.size() < 2 ||
                field.find_first_not_of("0123456789", 1) != std::string::npos)
                throw Error(ErrorKind::Input, fault);
            measured.left_out = static_cast<std::size_t>(std::stoull(field.substr(1)));
        } else {
            measured[measure] = field;
        }
    }
}

const MeasuredTexts* Journal::find(const std::string& position) const {
    const auto found = known_.find(position);
    return found == known_.end() ? nullptr : &found->second;
}

void Journal::append(const std::string& position, const MeasuredTexts& measured) {
    std::string line = escaped(position);
    for (const Measure measure : kMeasures) {
        line += '\t';
        if (measure == Measure::GameValue && measured.left_out > 0) {
            line += "~" + std::to_string(measured.left_out);
        } else {
            line += escaped(measured[measure]);
        }
    }
    if (has_checksums_) line += checksum_field(line);
    file_.append(line + "\n");
}

}  // namespace upstar
