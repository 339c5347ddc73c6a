// A dictionary as what a session knows already.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "upstar/search/known_values.h"
#include "upstar/store/dictionary/dictionary.h"

namespace upstar {

class DictionaryMemory final : public KnownValues {
public:
    /// Throws as Dictionary does. Values are made in `arena`, which must outlive this.
    DictionaryMemory(const std::string& path, Arena& arena);

    bool has(const std::string& ruleset) override;
    /// Throws Error (Input) where the file is damaged.
    std::optional<Game> find(const std::string& ruleset, const std::string& position) override;

private:
    std::mutex mutex_;
    Dictionary dictionary_;
    DictionaryValues values_;
    std::map<std::string, std::int64_t> games_;
    SqlStatement find_;
};

/// What a dictionary, or a frozen table, has. Throws as those do.
std::shared_ptr<KnownValues> known_values_in(const std::string& path, Arena& arena);

}  // namespace upstar
