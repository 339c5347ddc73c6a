// A dictionary: positions of any games and what they are worth, in one file, for as long as there
// are files.
//
// It is a database of SQLite, version 3, which other programs read: the tables are below. A value
// is kept once (value_form.h), with what is asked of it most; a position is one line, under the
// text of the one that stands for all symmetric ones. Every page has a checksum (checked_pages.h).
// `application_id` and `user_version` tell what the file is, so that another file, or one of a
// later version, is refused before it is read.
//
//     game(id, rules)
//     value(id, form, text, outcome, mean, temperature, left_stop, right_stop, birthday,
//           mean_real, temperature_real)
//     source(id, version, command)             who computed: Upstar's version, and by which command
//     position(game, text, value, outcome, margin, size, rows, columns, source)
//     entry                                    a view that joins them
//
// Fractions are texts, exact; `*_real` are the nearest floating-point numbers, to sort by. A `text`
// longer than kMostText characters is null: the form has it all the same.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/store/dictionary/database.h"
#include "upstar/store/dictionary/value_form.h"
#include "upstar/values/order.h"

namespace upstar {

inline constexpr std::int64_t kDictionaryVersion = 1;
inline constexpr std::size_t kMostValueText = 2000;

class Dictionary {
public:
    enum class Use : std::uint8_t { Read, Write };

    /// To be written, it is made if there is none. Throws Error (Input) if there is none to be
    /// read, it is something else, of another version, damaged, or may not be written.
    Dictionary(const std::string& path, Use use);

    const std::string& path() const { return database_.path(); }
    Database& database() { return database_; }

    /// The rulesets of which it has positions.
    std::vector<std::string> games();
    /// How many positions of a game it has; of all, without one.
    std::int64_t positions(const std::string& game = "");
    std::int64_t values();

private:
    Database database_;
};

/// What is known of a position.
struct DictionaryEntry {
    std::string game;      ///< the ruleset: "konane(rules => modern)"
    std::string position;  ///< the text of the one that stands for all symmetric ones
    std::optional<Game> value;
    std::optional<Outcome> outcome;      ///< where the value is not known
    std::optional<std::int64_t> margin;  ///< of games that count points
    std::int64_t size = 0;               ///< pieces, or what is left to play on
    std::int64_t rows = 0;
    std::int64_t columns = 0;
};

/// Who computed.
struct DictionarySource {
    std::string version;
    std::string command;
    friend bool operator==(const DictionarySource&, const DictionarySource&) = default;
};

/// The values of a dictionary in an arena. Of one thread.
class DictionaryValues {
public:
    DictionaryValues(Dictionary& dictionary, Arena& arena);

    /// Throws Error (Input) if the file is damaged there.
    Game value(ValueId id);
    /// The number of a value; nothing if the dictionary does not have it.
    std::optional<ValueId> find(Game value);
    /// The same; it is added if it is not there.
    ValueId add(Game value);

    Arena& arena() { return arena_; }

private:
    std::string form(ValueId id);
    void remember(Game value, ValueId id);
    std::optional<ValueId> stored(Game value);
    ValueId stored_or_new(Game value);

    Dictionary& dictionary_;
    Arena& arena_;
    SqlStatement by_id_;
    SqlStatement by_form_;
    std::optional<SqlStatement> insert_;
    boost::unordered_flat_map<std::uint32_t, ValueId> ids_;
    boost::unordered_flat_map<ValueId, Game> values_;
    Charge charge_;
};

/// This version of Upstar, by that command.
DictionarySource computed_here(const std::string& command);

/// Two values for one position.
class Contradiction : public Error {
public:
    explicit Contradiction(std::string message) : Error(ErrorKind::Input, std::move(message)) {}
};

/// When what was added is kept.
enum class Keep : std::uint8_t {
    NowAndThen,  ///< what was added last may be lost with the program
    AtTheEnd,    ///< all or nothing
};

/// Adds positions.
class DictionaryWriter {
public:
    /// Throws Error (Input) if another program writes into the file.
    DictionaryWriter(Dictionary& dictionary, Arena& arena, const DictionarySource& source,
                     Keep keep = Keep::NowAndThen);

    /// Who computed what is added from now on.
    void set_source(const DictionarySource& source);

    /// Whether any position of the game is there.
    bool has_any(const std::string& game);
    /// Whether the position is there, with a value or a margin.
    bool has(const std::string& game, const std::string& position);
    /// Throws Contradiction, which names both, if the dictionary has it with another value.
    void add(const DictionaryEntry& entry);
    /// The values of the positions of a game, each once.
    std::vector<Game> values_of(const std::string& game);
    /// Keeps what was added so far, unless all is kept or nothing.
    void keep();
    /// Keeps what was added. Without it, the last of it is taken back.
    void finish();

    std::int64_t added() const { return added_; }

private:
    std::int64_t game_id(const std::string& rules);
    void compare(const DictionaryEntry& entry, std::int64_t game, std::optional<ValueId> value);

    Dictionary& dictionary_;
    DictionaryValues values_;
    Transaction transaction_;
    Keep keep_;
    DictionarySource named_source_;
    std::int64_t source_ = 0;
    std::optional<std::pair<std::string, std::int64_t>> last_game_;
    SqlStatement find_;
    SqlStatement insert_;
    std::int64_t added_ = 0;
};

}  // namespace upstar
