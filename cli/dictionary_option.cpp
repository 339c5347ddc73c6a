#include "dictionary_option.h"

#include <cstdlib>

#include "upstar/lang/session.h"
#include "upstar/store/dictionary/dictionary_memory.h"

namespace upstar::cli {

void add_dictionary_option(Command& command, CommonOptions& common) {
    command.option("--dict", "FILE", common.dictionary,
                   "take values that the dictionary FILE has from there: see upstar dict");
}

void use_dictionary(Session& session, const CommonOptions& common) {
    if (common.dictionary.empty()) return;
    session.evaluators().set_known_values(known_values_in(common.dictionary, session.arena()));
}

void add_dictionary_file_option(Command& command, std::string& file) {
    command.option("--dict", "FILE", file,
                   "the dictionary (default: $UPSTAR_DICT, or upstar.dict in this folder)");
}

std::string dictionary_file(const std::string& file) {
    if (!file.empty()) return file;
    const char* const variable = std::getenv("UPSTAR_DICT");
    return variable != nullptr && *variable != '\0' ? variable : "upstar.dict";
}

}  // namespace upstar::cli
