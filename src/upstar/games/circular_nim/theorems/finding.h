// What is known of games of Circular Nim and its variations, and a file that keeps it.
//
// The file begins with the line `upstar theorems 1`; each finding follows as soon as it is made, a
// line with tabs between its fields. A last line without an end was cut off when its writer was
// killed: it is removed.
#pragma once

#include <string>
#include <vector>

#include "upstar/store/journal_file.h"

namespace upstar::circular_nim {

struct Finding {
    std::string game;
    std::string status;              ///< proved, bounded (proved for its scope only), conjectured,
                                     ///< open, or reduced to another game
    std::string scope;               ///< "all stack sizes", "stacks < 2^4", "stacks <= 20"
    std::vector<std::string> cases;  ///< of the set of P-positions
    std::string remark;
    double seconds = 0;  ///< to hundredths; from ten on, whole ones

    bool is_settled() const { return status == "proved" || status == "reduced"; }
    /// The cases with "; " between them.
    std::string set() const;

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// In a few lines: what is known, the cases of the set, and why it is not more.
std::string describe(const Finding& finding);

class FindingsFile {
public:
    /// Opens the file, or begins it. Throws Error (Input) if it is another one, damaged, in use, or
    /// cannot be written.
    explicit FindingsFile(const std::string& path);

    /// What was known of the game of this name when the file was opened, or null.
    const Finding* find(const std::string& game) const;

    void append(const Finding& finding);

private:
    void read_line(const std::string& line);

    JournalFile file_;
    std::vector<Finding> known_;
};

}  // namespace upstar::circular_nim
