#include "remedy_words.h"

#include <algorithm>

#include "command.h"

namespace upstar::cli {
namespace {

// A question that the game has a command for goes there.
std::string command_for(const std::string& question, const std::string& game) {
    const std::string own = game + " " + question;
    return "upstar " + (is_command(own) ? own : question + " " + game);
}

std::string words(const Remedy& remedy) {
    switch (remedy.kind) {
        case Remedy::Kind::None:
            return "";
        case Remedy::Kind::RaiseTimeLimit:
            return "; raise it with --time-limit";
        case Remedy::Kind::RaiseMemoryLimit:
            return ", or raise --memory-limit";
        case Remedy::Kind::SetMemoryLimit:
            return ", or set --memory-limit";
        case Remedy::Kind::Set:
            return "; add --" + remedy.name + " " + remedy.value;
        case Remedy::Kind::Ask:
            return "; try `" + command_for(remedy.name, remedy.value) + "`";
        case Remedy::Kind::ListGames:
            return "; `upstar help games` lists those there are";
    }
    return "";
}

}  // namespace

// What stands below the first line is where the fault is.
std::string advised(const Reason& reason) {
    std::string text = reason.message;
    return text.insert(std::min(text.find('\n'), text.size()), words(reason.remedy));
}

}  // namespace upstar::cli
