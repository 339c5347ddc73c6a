// --dict FILE: the dictionary that a command asks first, or fills.
#pragma once

#include <string>

#include "command.h"
#include "upstar/store/dictionary/dictionary.h"

namespace upstar {
class Session;
}

namespace upstar::cli {

/// Of commands that evaluate: values that FILE has are not searched for.
void add_dictionary_option(Command& command, CommonOptions& common);
/// Does that; nothing if no file was named. Throws Error (Input) for one that is no dictionary.
void use_dictionary(Session& session, const CommonOptions& common);

/// Of the subcommands of `upstar dict`: the file that they are about.
void add_dictionary_file_option(Command& command, std::string& file);
/// Where none was named: $UPSTAR_DICT, or upstar.dict in this folder.
std::string dictionary_file(const std::string& file);

}  // namespace upstar::cli
