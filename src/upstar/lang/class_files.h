// Files of the language: classes found by name in folders, scripts by their path. A class is read
// from FOLDER/game/grid/Clobber.cgs and from nowhere else; no text of the language opens any
// other file.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace upstar {

struct ClassFile {
    std::string name;  ///< its path, for messages
    std::string text;
};

/// The file of the class "game.grid.Clobber" in the first of the folders that has it. Throws Error
/// where it cannot be read.
std::optional<ClassFile> read_class_file(const std::vector<std::string>& folders,
                                         const std::string& path);

/// Whether one of the folders has a folder of this name: a package.
bool has_folder(const std::vector<std::string>& folders, const std::string& name);

/// The text of a script. Throws Error (Input).
std::string read_script(const std::string& file);

}  // namespace upstar
