#include "upstar/sweep/sweep_file.h"

#include <algorithm>
#include <charconv>

#include "upstar/base/error.h"
#include "upstar/store/journal_file.h"
#include "upstar/store/tab_fields.h"

namespace upstar {
namespace {

constexpr std::string_view kMagic = "upstar sweep 1\t";

struct Head {
    std::string plan;
    SweepPart part;
};

std::string head_line(const std::string& plan, const SweepPart& part) {
    return with_checksum(std::string(kMagic) + escaped(plan) + "\t" + to_string(part));
}

// What a first line says; nothing if it is damaged, or none.
std::optional<Head> head_from(std::string_view line) {
    if (line.substr(0, kMagic.size()) != kMagic) return std::nullopt;
    const auto text = without_checksum(line);
    if (!text) return std::nullopt;
    const std::vector<std::string> fields = fields_of(*text);
    if (fields.size() != 3) return std::nullopt;
    return Head{fields[1], SweepPart::from(fields[2])};
}

std::optional<std::uint64_t> number_from(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || text.empty())
        return std::nullopt;
    return number;
}

// The cell of a line; nothing if the line is damaged.
std::optional<std::uint64_t> cell_of(std::string_view line, const SweepPart& part) {
    if (!without_checksum(line)) return std::nullopt;
    const auto cell = number_from(line.substr(0, line.find('\t')));
    return cell && part.holds(*cell) ? cell : std::nullopt;
}

// Calls visit(begin, line) for each whole line behind the first; returns where they end.
template <class Visit>
std::size_t for_each_line(std::string_view bytes, const Visit& visit) {
    std::size_t at = bytes.find('\n') + 1;
    for (std::size_t end; (end = bytes.find('\n', at)) != std::string_view::npos; at = end + 1)
        visit(at, bytes.substr(at, end - at));
    return at;
}

[[noreturn]] void refuse(const std::string& path, const std::string& what) {
    throw Error(ErrorKind::Input, path + " " + what);
}

[[noreturn]] void refuse_first_line(const std::string& path, std::string_view line) {
    if (line.substr(0, kMagic.size()) == kMagic)
        refuse(path, "is damaged in its first line; delete it to begin again");
    if (line.substr(0, 13) == "upstar sweep ")
        refuse(path, "was written by a later version of Upstar; use that");
    refuse(path, "is no file of a sweep; name another");
}

}  // namespace

SweepPart SweepPart::from(std::string_view text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::uint64_t number = number_from(text.substr(0, slash)).value_or(0);
    const std::uint64_t of =
        slash < text.size() ? number_from(text.substr(slash + 1)).value_or(0) : 0;
    if (number < 1 || number > of)
        throw Error(ErrorKind::Input, "a part is written 2/8, the second of eight; `" +
                                          std::string(text) + "` is none");
    return {number, of};
}

std::string to_string(const SweepPart& part) {
    return std::to_string(part.number) + "/" + std::to_string(part.of);
}

std::string cell_line(std::uint64_t number, const CellResult& result) {
    return with_checksum(std::to_string(number) + "\t" + to_fields(result)) + "\n";
}

SweepFile::SweepFile(const std::string& path, const SweepPlan& plan, const SweepPart& part)
    : part_(part), file_(path) {
    const std::string head = head_line(to_json_text(plan), part);
    const MappedFile file(path);
    const std::string_view bytes = file.bytes();
    const std::string_view line = bytes.substr(0, bytes.find('\n'));
    if (line.size() == bytes.size()) {
        // The first line has no end: the file is new, or its writer was killed at once.
        if (head.compare(0, line.size(), line) != 0) refuse_first_line(path, line);
        file_.cut(0);
        file_.append(head + "\n");
        return;
    }
    if (line != head) {
        const auto other = head_from(line);
        if (!other) refuse_first_line(path, line);
        refuse(path, "is of another sweep, part " + to_string(other->part) + " of " +
                         described(sweep_plan_from(other->plan)) + "; name another file");
    }
    const std::size_t end = for_each_line(bytes, [&](std::size_t, std::string_view text) {
        if (const auto cell = cell_of(text, part_)) {
            take(*cell);
        } else {
            ++damaged_;
        }
    });
    if (end < bytes.size()) file_.cut(end);
}

void SweepFile::take(std::uint64_t cell) {
    const auto place = static_cast<std::size_t>(cell / part_.of);
    if (place >= done_.size()) done_.resize(place + 1, false);
    if (!done_[place]) ++count_;
    done_[place] = true;
}

void SweepFile::append(const std::string& lines) {
    file_.append(lines);
    for (std::size_t at = 0; at < lines.size(); at = lines.find('\n', at) + 1)
        take(*number_from(std::string_view(lines).substr(at, lines.find('\t', at) - at)));
}

SweptFile::SweptFile(const std::string& path) : path_(path), file_(path) {
    const std::string_view bytes = file_.bytes();
    const std::string_view line = bytes.substr(0, bytes.find('\n'));
    const auto head = line.size() < bytes.size() ? head_from(line) : std::nullopt;
    if (!head) refuse_first_line(path, line);
    plan_text_ = head->plan;
    plan_ = sweep_plan_from(plan_text_);
    part_ = head->part;
    for_each_line(bytes, [&](std::size_t begin, std::string_view text) {
        const auto cell = cell_of(text, part_);
        if (!cell) return;
        const auto place = static_cast<std::size_t>(*cell / part_.of);
        if (place >= lines_.size()) lines_.resize(place + 1, 0);
        if (lines_[place] == 0) ++count_;
        lines_[place] = begin;
    });
}

std::optional<CellResult> SweptFile::result(std::uint64_t cell) const {
    const auto place = static_cast<std::size_t>(cell / part_.of);
    if (place >= lines_.size() || lines_[place] == 0) return std::nullopt;
    const std::string_view rest = file_.bytes().substr(static_cast<std::size_t>(lines_[place]));
    const std::string_view line = rest.substr(0, rest.find('\n'));
    CellResult result;
    if (!read_result(fields_of(std::string(line.substr(0, line.rfind('\t')))), 1, result))
        refuse(path_, "is damaged at cell " + std::to_string(cell) +
                          "; run the sweep again, and it is mended");
    return result;
}

}  // namespace upstar
