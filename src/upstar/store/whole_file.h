// A file that is written whole or not at all: who fails, or is killed, leaves what was there.
//
// It is written beside its place, under its name and ".new", brought to the disk, and moved to its
// place. Through a symbolic link it is the file behind it that is replaced, or made; it keeps its
// permissions. What is no file but can be written to, such as a pipe or /dev/stdout, is written to
// as it is. Other hard links to the file keep the former one: writing in place would spare them,
// and cost everybody else the file when the disk is full.
#pragma once

#include <fstream>
#include <string>

namespace upstar {

class WholeFile {
public:
    /// Finds out whether the file can be written; nothing changes yet. `what` is what messages call
    /// it: "the strategy". Throws Error (Input) if it cannot.
    explicit WholeFile(const std::string& path, const std::string& what = "");
    /// Unless it was finished, all that was written is dropped.
    ~WholeFile();
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;

    /// Where to write. The first call begins the new file.
    std::ostream& out();

    /// Puts what was written into its place; nothing, if nothing was begun. Throws Error (Input) if
    /// anything could not be written.
    void finish();

private:
    [[noreturn]] void fail(const std::string& why) const;
    void make_new_file();
    void drop();

    std::string name_;    // as messages tell it
    std::string target_;  // behind all links
    std::string new_;     // empty while there is none
    bool in_place_ = false;
    std::ofstream stream_;
};

/// Throws Error (Input) if the file cannot be written.
void write_whole_file(const std::string& path, const std::string& text,
                      const std::string& what = "");

}  // namespace upstar
