#include "upstar/store/dictionary/key_filter.h"

#include <limits>
#include <mutex>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"

namespace upstar {
namespace {

constexpr std::uint64_t kKeysAMiss = 16;  // that are read in the time of a look-up in vain, or so
constexpr std::size_t kKeysAWord = 4;

// Four of the 64 bits of a word, by the low half of the hash; the high half chooses the word.
constexpr std::uint64_t bits_of(std::uint64_t hash) {
    std::uint64_t bits = 0;
    for (int i = 0; i < 4; ++i, hash >>= 6) bits |= std::uint64_t{1} << (hash & 63);
    return bits;
}

}  // namespace

KeySet::KeySet(Context& context, const std::vector<std::uint64_t>& hashes) : charge_(context) {
    const std::size_t words = hashes.size() / kKeysAWord + 1;
    charge_.add(words * sizeof(std::uint64_t));
    words_.assign(words, 0);
    for (const std::uint64_t hash : hashes) words_[place(hash)] |= bits_of(hash);
}

std::uint64_t KeySet::hash(std::string_view key) { return mix(std::hash<std::string_view>()(key)); }

// Requires fewer than 2^32 words.
std::size_t KeySet::place(std::uint64_t hash) const {
    return static_cast<std::size_t>((hash >> 32) * words_.size() >> 32);
}

bool KeySet::may_have(std::uint64_t hash) const {
    const std::uint64_t bits = bits_of(hash);
    return (words_[place(hash)] & bits) == bits;
}

bool KeyFilter::may_have(std::string_view key) const {
    const std::shared_lock lock(mutex_);
    return keys_ == nullptr || keys_->may_have(KeySet::hash(key));
}

void KeyFilter::missed(const Reader& read) {
    if (++misses_ < next_reading_ || keys_ != nullptr) return;
    next_reading_ *= 2;
    try {
        Charge charge(context_);
        std::vector<std::uint64_t> hashes;
        const bool are_all = read(misses_ * kKeysAMiss, [&](std::string_view key) {
            if (hashes.size() == hashes.capacity()) {
                const std::size_t more = hashes.size() + 1024;
                charge.add(more * sizeof(hashes[0]));
                hashes.reserve(hashes.size() + more);
            }
            hashes.push_back(KeySet::hash(key));
        });
        if (are_all) set(std::make_unique<const KeySet>(context_, hashes));
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Limit || context_.stopped()) throw;
        next_reading_ = std::numeric_limits<std::uint64_t>::max();
    }
}

void KeyFilter::forget() {
    set(nullptr);
    misses_ = 0;
    next_reading_ = kFirstReading;
}

void KeyFilter::set(std::unique_ptr<const KeySet> keys) {
    const std::unique_lock lock(mutex_);
    keys_ = std::move(keys);
}

}  // namespace upstar
