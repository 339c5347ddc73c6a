#include "nim_findings.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/store/tab_fields.h"

namespace upstar::cli {
namespace {

constexpr std::string_view kHead = "upstar theorems 1\n";

}  // namespace

FindingsFile::FindingsFile(const std::string& path) : file_(path) {
    const std::string content = file_.content();
    const std::size_t whole = content.rfind('\n') + 1;  // 0 if there is no line
    const bool begun = whole == 0 && kHead.rfind(content, 0) == 0;
    if (!begun && content.rfind(kHead, 0) != 0)
        throw Error(ErrorKind::Input,
                    path + " is no journal of `upstar nim theorems`; name another file");
    for (std::size_t at = kHead.size(); at < whole;) {
        const std::size_t end = content.find('\n', at);
        read_line(content.substr(at, end - at), path);
        at = end + 1;
    }
    if (whole < content.size()) file_.cut(whole);
    if (begun) file_.append(std::string(kHead));
}

const Finding* FindingsFile::find(const std::string& game) const {
    const auto found = std::find_if(known_.begin(), known_.end(),
                                    [&](const Finding& known) { return known.game == game; });
    return found == known_.end() ? nullptr : &*found;
}

void FindingsFile::append(const Finding& f) {
    std::vector<std::string> fields = {f.game, f.status, f.scope, f.set(), f.remark, f.seconds};
    for (std::string& field : fields) field = escaped(field);
    file_.append(joined(fields, "\t") + "\n");
}

void FindingsFile::read_line(const std::string& line, const std::string& path) {
    const std::vector<std::string> fields = fields_of(line);
    if (fields.size() != 6)
        throw Error(ErrorKind::Input, "the journal " + path + " is damaged at `" + line +
                                          "`; remove the file and begin again");
    Finding finding{fields[0], fields[1], fields[2], {}, fields[4], fields[5]};
    for (std::size_t at = 0; at < fields[3].size();) {
        const std::size_t end = std::min(fields[3].find("; ", at), fields[3].size());
        finding.cases.push_back(fields[3].substr(at, end - at));
        at = end + 2;
    }
    known_.push_back(std::move(finding));
}

}  // namespace upstar::cli
