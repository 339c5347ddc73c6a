#include "upstar/sweep/journal.h"

#include <vector>

#include "upstar/base/error.h"
#include "upstar/lang/compound.h"
#include "upstar/sweep/tab_fields.h"

namespace upstar {
namespace {

constexpr const char* kMagic = "upstar table 1";

std::string head_of(const Family& family) {
    return std::string(kMagic) + "\t" + escaped(ruleset_text(family.ruleset())) + "\t" +
           escaped(family.template_text()) + "\n";
}

}  // namespace

Journal::Journal(const std::string& path, const Family& family) : path_(path), file_(path) {
    const std::string head = head_of(family);
    const std::string content = file_.content();
    const std::size_t whole = content.rfind('\n') + 1;  // 0 if there is no line
    const bool begun = content.size() < head.size() && head.rfind(content, 0) == 0;
    if (whole > 0) {
        read(content.substr(0, whole), head);
    } else if (!begun) {
        throw Error(ErrorKind::Input, path + " is no journal of a table; name another file");
    }
    if (whole < content.size()) file_.cut(whole);
    if (whole == 0) file_.append(head);
}

void Journal::read(const std::string& content, const std::string& head) {
    std::size_t number = 1;
    for (std::size_t at = 0; at < content.size(); ++number) {
        const std::size_t end = content.find('\n', at);
        const std::string line = content.substr(at, end - at);
        at = end + 1;
        if (number > 1) {
            read_line(line, number);
        } else if (line + "\n" != head) {
            const std::vector<std::string> fields = fields_of(line);
            if (fields.size() != 3 || fields[0] != kMagic)
                throw Error(ErrorKind::Input,
                            path_ + " is no journal of a table; name another file");
            const std::vector<std::string> own = fields_of(head.substr(0, head.size() - 1));
            throw Error(ErrorKind::Input, "the journal " + path_ + " is of another family, " +
                                              fields[1] + " `" + fields[2] + "`, not of " + own[1] +
                                              " `" + own[2] + "`; name another file");
        }
    }
}

void Journal::read_line(const std::string& line, std::size_t number) {
    const std::vector<std::string> fields = fields_of(line);
    const std::string fault = "line " + std::to_string(number) + " of the journal " + path_ +
                              " is damaged; remove the line, and its cell is computed again";
    if (fields.size() != 1 + kMeasures.size()) throw Error(ErrorKind::Input, fault);
    Measured& measured = known_[fields[0]];
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

const Measured* Journal::find(const std::string& position) const {
    const auto found = known_.find(position);
    return found == known_.end() ? nullptr : &found->second;
}

void Journal::append(const std::string& position, const Measured& measured) {
    std::string line = escaped(position);
    for (const Measure measure : kMeasures) {
        line += '\t';
        if (measure == Measure::GameValue && measured.left_out > 0) {
            line += "~" + std::to_string(measured.left_out);
        } else {
            line += escaped(measured[measure]);
        }
    }
    file_.append(line + "\n");
}

}  // namespace upstar
