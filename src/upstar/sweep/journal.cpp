#include "upstar/sweep/journal.h"

#include <optional>
#include <vector>

#include "upstar/lang/compound.h"
#include "upstar/store/tab_fields.h"
#include "upstar/sweep/measured_fields.h"

namespace upstar {
namespace {

constexpr const char* kMagic = "upstar table 2";
constexpr const char* kMagicWithoutChecksums = "upstar table 1";

std::string head_of(const Family& family, const char* magic) {
    return std::string(magic) + "\t" + escaped(ruleset_text(family.ruleset())) + "\t" +
           escaped(family.template_text());
}

constexpr JournalKind kKind = {"a table", "family", [](const std::vector<std::string>& fields) {
                                   return fields[1] + " `" + fields[2] + "`";
                               }};

}  // namespace

Journal::Journal(const std::string& path, const Family& family)
    : file_(kKind, path, {head_of(family, kMagic), head_of(family, kMagicWithoutChecksums)}) {
    const std::string body = file_.take_body();
    std::size_t number = 2;
    std::size_t at = 0;
    for (std::size_t end; (end = body.find('\n', at)) != std::string::npos; at = end + 1)
        read_line(body.substr(at, end - at), number++);
    if (at < body.size()) file_.keep(at);
}

void Journal::read_line(const std::string& line, std::size_t number) {
    const auto damaged = [&] {
        return file_.damaged("line " + std::to_string(number),
                             "remove the line, and its cell is computed again");
    };
    const auto cell = has_checksums() ? without_checksum(line) : line;
    if (!cell) throw damaged();
    const std::vector<std::string> fields = fields_of(*cell);
    if (fields.size() != 1 + kMeasures.size()) throw damaged();
    if (!read_fields(fields, 1, known_[fields[0]])) throw damaged();
}

const MeasuredTexts* Journal::find(const std::string& position) const {
    const auto found = known_.find(position);
    return found == known_.end() ? nullptr : &found->second;
}

void Journal::append(const std::string& position, const MeasuredTexts& measured) {
    const std::string line = escaped(position) + "\t" + to_fields(measured);
    file_.append((has_checksums() ? with_checksum(line) : line) + "\n");
}

}  // namespace upstar
