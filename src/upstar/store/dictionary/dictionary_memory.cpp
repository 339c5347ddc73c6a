#include "upstar/store/dictionary/dictionary_memory.h"

#include "upstar/store/dictionary/frozen_table.h"

namespace upstar {

DictionaryMemory::DictionaryMemory(const std::string& path, Arena& arena)
    : dictionary_(path, Dictionary::Use::Read),
      values_(dictionary_, arena),
      find_(dictionary_.database(), "SELECT value FROM position WHERE game = ? AND text = ?") {
    SqlStatement games(dictionary_.database(), "SELECT rules, id FROM game");
    while (games.next()) games_[games.text(0)] = games.integer(1);
}

bool DictionaryMemory::has(const std::string& ruleset) { return games_.contains(ruleset); }

std::optional<Game> DictionaryMemory::find(const std::string& ruleset,
                                           const std::string& position) {
    const auto game = games_.find(ruleset);
    if (game == games_.end()) return std::nullopt;
    const std::lock_guard lock(mutex_);
    find_.with(game->second, position);
    const auto id = find_.next() ? find_.maybe_integer(0) : std::nullopt;
    find_.reset();
    if (!id) return std::nullopt;
    return values_.value(*id);
}

std::shared_ptr<KnownValues> known_values_in(const std::string& path, Arena& arena) {
    if (FrozenTable::is_one(path)) return std::make_shared<FrozenMemory>(path, arena);
    return std::make_shared<DictionaryMemory>(path, arena);
}

}  // namespace upstar
