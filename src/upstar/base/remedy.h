// What would help where something failed, as data, since each front end has its own word for it:
// the command line names a switch, Python a keyword argument, a page shows a button.
//
// The message beside it makes sense alone. Whole sentences for each front end were rejected: they
// would make the library speak of all of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace upstar {

struct Remedy {
    enum class Kind : std::uint8_t {
        None,
        RaiseTimeLimit,
        RaiseMemoryLimit,
        SetMemoryLimit,  ///< to less than the machine has
        Set,             ///< the argument `name` to a value such as `value`
        Ask,             ///< the question `name` of the game `value`: it takes what this does not
        ListGames,
    };

    Kind kind = Kind::None;
    std::string name;
    std::string value;

    static Remedy raise_time_limit() { return {Kind::RaiseTimeLimit, "", ""}; }
    static Remedy raise_memory_limit() { return {Kind::RaiseMemoryLimit, "", ""}; }
    static Remedy set_memory_limit() { return {Kind::SetMemoryLimit, "", ""}; }
    static Remedy list_games() { return {Kind::ListGames, "", ""}; }
    static Remedy set(std::string argument, std::string value) {
        return {Kind::Set, std::move(argument), std::move(value)};
    }
    static Remedy ask(std::string question, std::string game) {
        return {Kind::Ask, std::move(question), std::move(game)};
    }

    explicit operator bool() const { return kind != Kind::None; }
    bool operator==(const Remedy&) const = default;
};

/// "raise_time_limit".
inline const char* name(Remedy::Kind kind) {
    constexpr const char* kNames[] = {
        "none", "raise_time_limit", "raise_memory_limit", "set_memory_limit", "set",
        "ask",  "list_games"};
    return kNames[static_cast<std::size_t>(kind)];
}

/// Why something was not found, and what would help.
struct Reason {
    std::string message;  ///< empty if it was found
    Remedy remedy;
};

}  // namespace upstar
