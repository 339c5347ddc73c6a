#include "remedy_words.h"

namespace upstar::cli {
namespace {

// Dots-and-Boxes has commands of its own, and so have the solvers.
std::string command_for(const std::string& question, const std::string& game) {
    const bool is_general = question == "analyse" && game != "dots";
    return "upstar " + (is_general ? question + " " + game : game + " " + question);
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

std::string advised(const Reason& reason) { return reason.message + words(reason.remedy); }

}  // namespace upstar::cli
