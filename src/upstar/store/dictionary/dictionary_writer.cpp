#include <sqlite3.h>

#include <string>

#include "upstar/base/error.h"
#include "upstar/store/dictionary/dictionary.h"
#include "upstar/values/print.h"
#include "upstar/version.h"

namespace upstar {
namespace {

constexpr std::int64_t kEntriesATransaction = 50'000;

std::string worth_text(Arena& arena, const std::optional<Game>& value,
                       const std::optional<std::int64_t>& margin, const std::string& outcome) {
    if (value) return to_string(arena, *value);
    if (margin) return "a margin of " + std::to_string(*margin);
    return outcome.empty() ? "nothing known" : "the outcome " + outcome;
}

}  // namespace

DictionarySource computed_here(const std::string& command) { return {kVersion, command}; }

DictionaryWriter::DictionaryWriter(Dictionary& dictionary, Arena& arena,
                                   const DictionarySource& source, Keep keep)
    : dictionary_(dictionary),
      values_(dictionary, arena),
      transaction_(dictionary.database()),
      keep_(keep),
      find_(dictionary.database(),
            "SELECT value, outcome, margin, version, command FROM position "
            "JOIN source ON source.id = source WHERE game = ? AND text = ?"),
      insert_(dictionary.database(),
              "INSERT INTO position(game, text, value, outcome, margin, size, rows, columns, "
              "source) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING") {
    set_source(source);
}

void DictionaryWriter::set_source(const DictionarySource& source) {
    if (source_ != 0 && source == named_source_) return;
    named_source_ = source;
    Database& database = dictionary_.database();
    SqlStatement(database,
                 "INSERT INTO source(version, command) VALUES(?, ?) ON CONFLICT DO NOTHING")
        .with(source.version, source.command)
        .run();
    SqlStatement id(database, "SELECT id FROM source WHERE version = ? AND command = ?");
    if (id.with(source.version, source.command).next()) source_ = id.integer(0);
}

std::int64_t DictionaryWriter::game_id(const std::string& rules) {
    if (last_game_ && last_game_->first == rules) return last_game_->second;
    Database& database = dictionary_.database();
    SqlStatement(database, "INSERT INTO game(rules) VALUES(?) ON CONFLICT DO NOTHING")
        .with(rules)
        .run();
    SqlStatement id(database, "SELECT id FROM game WHERE rules = ?");
    id.with(rules).next();
    last_game_ = {rules, id.integer(0)};
    return last_game_->second;
}

void DictionaryWriter::add(const DictionaryEntry& entry) {
    const std::int64_t game = game_id(entry.game);
    const auto value =
        entry.value ? std::optional<std::int64_t>(values_.add(*entry.value)) : std::nullopt;
    std::optional<std::string> outcome;
    if (entry.outcome && !entry.value) outcome = name(*entry.outcome);
    insert_
        .with(game, entry.position, value, outcome, entry.margin, entry.size, entry.rows,
              entry.columns, source_)
        .run();
    if (sqlite3_changes(dictionary_.database().handle()) == 0) {
        compare(entry, game, value);
        return;
    }
    if (++added_ % kEntriesATransaction == 0) keep();
}

void DictionaryWriter::keep() {
    if (keep_ == Keep::NowAndThen) transaction_.commit_and_go_on();
}

std::vector<Game> DictionaryWriter::values_of(const std::string& game) {
    SqlStatement ids(dictionary_.database(),
                     "SELECT DISTINCT value FROM position WHERE game = ? AND value IS NOT NULL");
    ids.with(game_id(game));
    std::vector<Game> values;
    while (ids.next()) values.push_back(values_.value(ids.integer(0)));
    return values;
}

bool DictionaryWriter::has_any(const std::string& game) {
    SqlStatement one(dictionary_.database(), "SELECT 1 FROM position WHERE game = ? LIMIT 1");
    return one.with(game_id(game)).next();
}

bool DictionaryWriter::has(const std::string& game, const std::string& position) {
    find_.with(game_id(game), position);
    const bool found = find_.next() && (!find_.is_null(0) || !find_.is_null(2));
    find_.reset();
    return found;
}

void DictionaryWriter::compare(const DictionaryEntry& entry, std::int64_t game,
                               std::optional<ValueId> value) {
    find_.with(game, entry.position).next();
    const auto former = find_.maybe_integer(0);
    const auto margin = find_.maybe_integer(2);
    const std::string outcome = find_.text(1);
    const std::string by = find_.text(4) + " (version " + find_.text(3) + ")";
    find_.reset();
    Arena& arena = values_.arena();
    const std::string new_outcome = entry.outcome ? name(*entry.outcome) : "";
    const bool agrees = (!former || !value || *former == *value) &&
                        (!margin || !entry.margin || *margin == *entry.margin) &&
                        (outcome.empty() || new_outcome.empty() || outcome == new_outcome);
    if (!agrees)
        throw Contradiction(
            entry.game + "(\"" + entry.position + "\") is " +
            worth_text(arena, former ? std::optional(values_.value(*former)) : std::nullopt, margin,
                       outcome) +
            " in " + dictionary_.path() + " by `" + by + "`, and " +
            worth_text(arena, entry.value, entry.margin, new_outcome) + " by `" +
            named_source_.command + "` (version " + named_source_.version + ")");
    if (!former && value)  // the value is more than the outcome
        SqlStatement(dictionary_.database(),
                     "UPDATE position SET value = ?, outcome = NULL, source = ? WHERE game = ? AND "
                     "text = ?")
            .with(*value, source_, game, entry.position)
            .run();
}

void DictionaryWriter::finish() { transaction_.commit(); }

}  // namespace upstar
