#include "upstar/store/dictionary/dictionary_memory.h"

#include "upstar/store/dictionary/frozen_table.h"

namespace upstar {
namespace {

constexpr std::uint32_t kSparedANotice = 1024;

}  // namespace

DictionaryMemory::DictionaryMemory(const std::string& path, Arena& arena)
    : dictionary_(path, Dictionary::Use::Read),
      values_(dictionary_, arena),
      find_(dictionary_.database(), "SELECT value FROM position WHERE game = ? AND text = ?"),
      data_version_(dictionary_.database(), "PRAGMA data_version"),
      changes_(changes()) {
    SqlStatement games(dictionary_.database(), "SELECT rules, id FROM game");
    while (games.next()) games_.try_emplace(games.text(0), games.integer(1), arena.context());
}

bool DictionaryMemory::has(const std::string& ruleset) { return games_.contains(ruleset); }

std::optional<Game> DictionaryMemory::find(const std::string& ruleset,
                                           const std::string& position) {
    const auto found = games_.find(ruleset);
    if (found == games_.end()) return std::nullopt;
    KnownGame& game = found->second;
    if (!game.keys.may_have(position)) {
        if (++spared_ % kSparedANotice == 0) notice_writers();
        return std::nullopt;
    }
    const std::lock_guard lock(mutex_);
    find_.with(game.id, position);
    const auto id = find_.next() ? find_.maybe_integer(0) : std::nullopt;
    find_.reset();
    if (id) return values_.value(*id);
    game.keys.missed([&](std::uint64_t most, const KeyFilter::Visit& visit) {
        return read_keys(game.id, most, visit);
    });
    return std::nullopt;
}

bool DictionaryMemory::read_keys(std::int64_t game, std::uint64_t most,
                                 const KeyFilter::Visit& visit) {
    SqlStatement keys(dictionary_.database(),
                      "SELECT text FROM position WHERE game = ? AND value IS NOT NULL LIMIT ?");
    keys.with(game, static_cast<std::int64_t>(most) + 1);
    std::uint64_t count = 0;
    while (keys.next()) {
        if (count++ % 1024 == 0) values_.arena().context().poll();
        visit(keys.text(0));
    }
    return count <= most;
}

void DictionaryMemory::notice_writers() {
    const std::lock_guard lock(mutex_);
    const std::int64_t now = changes();
    if (now == changes_) return;
    changes_ = now;
    for (auto& [rules, game] : games_) game.keys.forget();
}

// Another number after each change by another program.
std::int64_t DictionaryMemory::changes() {
    data_version_.with().next();
    const std::int64_t version = data_version_.integer(0);
    data_version_.reset();
    return version;
}

std::shared_ptr<KnownValues> known_values_in(const std::string& path, Arena& arena) {
    if (FrozenTable::is_one(path)) return std::make_shared<FrozenMemory>(path, arena);
    return std::make_shared<DictionaryMemory>(path, arena);
}

}  // namespace upstar
