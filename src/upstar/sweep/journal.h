// A file that keeps every finished cell of a table, so that a run that was stopped goes on later.
//
// A journal (store/journal_file.h) whose first line names the family; each further line is one
// cell, appended as soon as it is done:
//
//     upstar table 2 <TAB> toads_and_frogs <TAB> T^a .^b F^c
//     T^2 . F^1 <TAB> value <TAB> outcome <TAB> ... (measured_fields.h) <TAB> checksum
//
// A file that begins with `upstar table 1` has no checksums; it is read, and continued, as it is.
// Later lines add to earlier ones on the same position. A last line without an end was
// cut off when its writer was killed: it is removed.
#pragma once

#include <map>
#include <string>

#include "upstar/store/journal_file.h"
#include "upstar/sweep/family.h"
#include "upstar/sweep/measure.h"

namespace upstar {

class Journal {
public:
    /// Opens the journal, or begins it. Throws Error (Input) if it belongs to another family, is
    /// damaged, is in use, or cannot be written.
    Journal(const std::string& path, const Family& family);

    /// What is known of the position of this text, or null.
    const MeasuredTexts* find(const std::string& position) const;

    void append(const std::string& position, const MeasuredTexts& measured);

private:
    void read_line(const std::string& line, std::size_t number);
    bool has_checksums() const { return file_.version() == 0; }

    JournalFile file_;
    std::map<std::string, MeasuredTexts> known_;
};

}  // namespace upstar
