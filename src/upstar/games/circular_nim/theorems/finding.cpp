#include "upstar/games/circular_nim/theorems/finding.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "upstar/base/digits.h"
#include "upstar/base/printable.h"
#include "upstar/store/tab_fields.h"

namespace upstar::circular_nim {
namespace {

constexpr const char* kHead = "upstar theorems 2";
constexpr const char* kHead01 = "upstar theorems 1";

// There is one kind of table, whatever its games.
constexpr JournalKind kKind = {"theorems", "table",
                               [](const std::vector<std::string>&) { return std::string(); }};

constexpr const char* kBetweenCases = "; ";
constexpr double kMostSeconds = 1e9;
constexpr std::size_t kMostTold = 100;  // of a damaged line

std::optional<double> seconds_of(const std::string& text) {
    double seconds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    if (!(seconds >= 0 && seconds <= kMostSeconds)) return std::nullopt;
    return seconds;
}

}  // namespace

std::string Finding::set() const {
    std::string text;
    for (const std::string& one : cases) text += (text.empty() ? "" : kBetweenCases) + one;
    return text;
}

std::string describe(const Finding& finding) {
    std::string text = finding.status + ": " + finding.game;
    if (!finding.scope.empty()) text += ", " + finding.scope;
    text = printable_line(text) + "  (" + seconds_text(finding.seconds) + " s)\n";
    for (const std::string& one : finding.cases) text += "  " + printable_line(one) + "\n";
    if (!finding.remark.empty() && finding.status != "proved")
        text += "  " + printable_line(finding.remark) + "\n";
    return text;
}

FindingsFile::FindingsFile(const std::string& path) : file_(kKind, path, {kHead, kHead01}) {
    const std::string body = file_.take_body();
    std::size_t at = 0;
    for (std::size_t end; (end = body.find('\n', at)) != std::string::npos; at = end + 1)
        read_line(body.substr(at, end - at));
    if (at < body.size()) file_.keep(at);
}

const Finding* FindingsFile::find(const std::string& game) const {
    const auto found = std::find_if(known_.begin(), known_.end(),
                                    [&](const Finding& known) { return known.game == game; });
    return found == known_.end() ? nullptr : &*found;
}

void FindingsFile::append(const Finding& f) {
    std::vector<std::string> fields = {f.game,  f.status, f.scope,
                                       f.set(), f.remark, seconds_text(f.seconds)};
    if (has_checksums()) fields.push_back(f.proof);
    std::string line;
    for (const std::string& field : fields) line += (line.empty() ? "" : "\t") + escaped(field);
    file_.append((has_checksums() ? with_checksum(line) : line) + "\n");
}

void FindingsFile::read_line(const std::string& line) {
    const std::optional<std::string> row =
        has_checksums() ? without_checksum(line) : std::optional(line);
    const std::vector<std::string> fields = row ? fields_of(*row) : std::vector<std::string>();
    const std::size_t wanted = has_checksums() ? 7 : 6;
    const std::optional<double> seconds =
        fields.size() == wanted ? seconds_of(fields[5]) : std::nullopt;
    if (!seconds)
        throw file_.damaged("the line `" + line.substr(0, kMostTold) + "`",
                            "remove it, and its game is worked on again");
    Finding finding{fields[0], fields[1], fields[2], {}, fields[4], *seconds};
    for (std::size_t at = 0; at < fields[3].size();) {
        const std::size_t end = std::min(fields[3].find(kBetweenCases, at), fields[3].size());
        finding.cases.push_back(fields[3].substr(at, end - at));
        at = end + 2;
    }
    if (has_checksums()) finding.proof = fields[6];
    // Version 0.1 called both proved.
    if (!has_checksums() && finding.status == "proved" && finding.scope != "all stack sizes")
        finding.status = "bounded";
    known_.push_back(std::move(finding));
}

}  // namespace upstar::circular_nim
