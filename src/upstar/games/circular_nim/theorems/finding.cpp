#include "upstar/games/circular_nim/theorems/finding.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "upstar/base/digits.h"
#include "upstar/store/tab_fields.h"

namespace upstar::circular_nim {
namespace {

constexpr const char* kHead = "upstar theorems 1";

// There is one kind of table, whatever its games.
constexpr JournalKind kKind = {"theorems", "table",
                               [](const std::vector<std::string>&) { return std::string(); }};

constexpr const char* kBetweenCases = "; ";

std::optional<double> seconds_of(const std::string& text) {
    double seconds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
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
    text += "  (" + seconds_text(finding.seconds) + " s)\n";
    for (const std::string& one : finding.cases) text += "  " + one + "\n";
    if (!finding.remark.empty() && finding.status != "proved") text += "  " + finding.remark + "\n";
    return text;
}

FindingsFile::FindingsFile(const std::string& path) : file_(kKind, path, {kHead}) {
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
    std::string line;
    for (const std::string& field :
         {f.game, f.status, f.scope, f.set(), f.remark, seconds_text(f.seconds)})
        line += (line.empty() ? "" : "\t") + escaped(field);
    file_.append(line + "\n");
}

void FindingsFile::read_line(const std::string& line) {
    const std::vector<std::string> fields = fields_of(line);
    const std::optional<double> seconds = fields.size() == 6 ? seconds_of(fields[5]) : std::nullopt;
    if (!seconds)
        throw file_.damaged("the line `" + line + "`",
                            "remove it, and its game is worked on again");
    Finding finding{fields[0], fields[1], fields[2], {}, fields[4], *seconds};
    // Version 0.1 called that proved.
    if (finding.status == "proved" && finding.scope.rfind("stacks < ", 0) == 0)
        finding.status = "bounded";
    for (std::size_t at = 0; at < fields[3].size();) {
        const std::size_t end = std::min(fields[3].find(kBetweenCases, at), fields[3].size());
        finding.cases.push_back(fields[3].substr(at, end - at));
        at = end + 2;
    }
    known_.push_back(std::move(finding));
}

}  // namespace upstar::circular_nim
