// Which keys are surely not in a file, told from memory: to ask in vain then costs nanoseconds
// instead of the microseconds of a look-up.
//
// A Bloom filter (1970) in which all bits of a key lie in one word, as Putze, Sanders and Singler
// have it (Cache-, hash- and space-efficient Bloom filters, 2007): two bytes a key, one look into
// memory, and of keys that are not there about one in a hundred is looked up all the same. An xor
// filter would be smaller by a third, and takes three looks.
//
// To be filled, it needs all keys read once. That is done as soon as look-ups in vain have cost as
// much, so that whoever asks for a few positions waits for nothing: after the 64th, the 128th, the
// 256th and so on, and only if there are few enough keys for so many.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <shared_mutex>
#include <string_view>
#include <vector>

#include "upstar/base/context.h"

namespace upstar {

/// A set of keys that says yes of all it has, and of few others.
class KeySet {
public:
    /// Throws Error (Limit) if the context has no room for it; it must outlive this.
    KeySet(Context& context, const std::vector<std::uint64_t>& hashes);

    static std::uint64_t hash(std::string_view key);
    bool may_have(std::uint64_t hash) const;

private:
    std::size_t place(std::uint64_t hash) const;

    Charge charge_;
    std::vector<std::uint64_t> words_;
};

/// The keys of one game in a file. Threads may ask at once; what changes it, one at a time.
class KeyFilter {
public:
    /// The context, which must outlive this, pays for the memory; without room, every key may be
    /// there.
    explicit KeyFilter(Context& context) : context_(context) {}

    /// False only of a key that was not in the file when its keys were read.
    bool may_have(std::string_view key) const;

    using Visit = std::function<void(std::string_view key)>;
    /// Visits all keys of the file; false if there are more than `most`, be they visited or not.
    using Reader = std::function<bool(std::uint64_t most, const Visit& visit)>;
    /// A key was looked up in vain. Reads all keys if it is time to.
    void missed(const Reader& read);

    /// The file has changed: everything may be there.
    void forget();

private:
    void set(std::unique_ptr<const KeySet> keys);

    Context& context_;
    mutable std::shared_mutex mutex_;
    std::unique_ptr<const KeySet> keys_;
    std::uint64_t misses_ = 0;
    std::uint64_t next_reading_ = kFirstReading;

    static constexpr std::uint64_t kFirstReading = 64;
};

}  // namespace upstar
