// A dictionary as what a session knows already.
//
// What another program adds meanwhile is found as long as no filter says that it is not there, and
// now and then it is asked whether the file has changed since. To miss a new entry costs the time
// of its search.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "upstar/search/known_values.h"
#include "upstar/store/dictionary/dictionary.h"
#include "upstar/store/dictionary/key_filter.h"

namespace upstar {

class DictionaryMemory final : public KnownValues {
public:
    /// Throws as Dictionary does. Values are made in `arena`, which must outlive this.
    DictionaryMemory(const std::string& path, Arena& arena);

    bool has(const std::string& ruleset) override;
    /// Throws Error (Input) where the file is damaged.
    std::optional<Game> find(const std::string& ruleset, const std::string& position) override;

private:
    struct KnownGame {
        KnownGame(std::int64_t number, Context& context) : id(number), keys(context) {}

        std::int64_t id;
        KeyFilter keys;
    };

    bool read_keys(std::int64_t game, std::uint64_t most, const KeyFilter::Visit& visit);
    void notice_writers();
    std::int64_t changes();

    std::mutex mutex_;
    Dictionary dictionary_;
    DictionaryValues values_;
    std::map<std::string, KnownGame, std::less<>> games_;
    SqlStatement find_;
    SqlStatement data_version_;
    std::int64_t changes_;
    std::atomic<std::uint32_t> spared_{0};  // look-ups, by filters
};

/// What a dictionary, or a frozen table, has. Throws as those do.
std::shared_ptr<KnownValues> known_values_in(const std::string& path, Arena& arena);

}  // namespace upstar
