// The file of a sweep, or of a part of one: what it computes, and every finished cell. It is all
// that a sweep needs to go on, and all that `merge` needs, wherever the other parts were computed.
//
//     upstar sweep 1 <TAB> plan (sweep_plan.h) <TAB> 2/8 <TAB> checksum
//     17 <TAB> fields of the result (sweep_plan.h) <TAB> checksum
//
// Part i of n has the cells whose numbers are i-1 modulo n, so that cheap and costly ones are dealt
// evenly. Cells stand in the order in which they were finished. A line that is damaged or cut off
// counts as not there: its cell is computed again. A damaged first line is refused.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/store/append_file.h"
#include "upstar/store/mapped_file.h"
#include "upstar/sweep/sweep_plan.h"

namespace upstar {

struct SweepPart {
    std::uint64_t number = 1;  ///< from 1
    std::uint64_t of = 1;

    /// "2/8" as a part. Throws Error (Input) if it is none.
    static SweepPart from(std::string_view text);

    bool holds(std::uint64_t cell) const { return cell % of == number - 1; }
    /// How many of `cells` cells it has.
    std::uint64_t size(std::uint64_t cells) const {
        return cells / of + (cells % of >= number ? 1 : 0);
    }
    friend bool operator==(const SweepPart&, const SweepPart&) = default;
};

/// "2/8".
std::string to_string(const SweepPart& part);

/// A finished cell as a line of the file, with its end.
std::string cell_line(std::uint64_t number, const CellResult& result);

/// What a sweep writes to. One run at a time.
class SweepFile {
public:
    /// Opens the file, or begins it. Throws Error (Input) if it is of something else, in use, or
    /// cannot be written.
    SweepFile(const std::string& path, const SweepPlan& plan, const SweepPart& part);

    bool has(std::uint64_t cell) const {
        const std::uint64_t place = cell / part_.of;
        return place < done_.size() && done_[static_cast<std::size_t>(place)];
    }
    /// How many cells are done.
    std::uint64_t count() const { return count_; }
    /// How many lines were damaged when it was opened.
    std::size_t damaged() const { return damaged_; }

    /// Adds lines of cells, all or none. Throws Error (Input) if they cannot be written.
    void append(const std::string& lines);
    void sync() { file_.sync(); }

private:
    void take(std::uint64_t cell);

    SweepPart part_;
    AppendFile file_;
    std::vector<bool> done_;
    std::uint64_t count_ = 0;
    std::size_t damaged_ = 0;
};

/// What a finished sweep, or a part of one, is read from.
class SweptFile {
public:
    /// Throws Error (Input) if the file is none of a sweep.
    explicit SweptFile(const std::string& path);

    const std::string& path() const { return path_; }
    const SweepPlan& plan() const { return plan_; }
    const std::string& plan_text() const { return plan_text_; }
    const SweepPart& part() const { return part_; }

    std::uint64_t count() const { return count_; }
    /// What was found of the cell; nothing if it is not done. Requires a cell of this part.
    std::optional<CellResult> result(std::uint64_t cell) const;

private:
    std::string path_;
    MappedFile file_;
    std::string plan_text_;
    SweepPlan plan_;
    SweepPart part_;
    std::vector<std::uint64_t> lines_;  // where each begins; 0: not there
    std::uint64_t count_ = 0;
};

}  // namespace upstar
