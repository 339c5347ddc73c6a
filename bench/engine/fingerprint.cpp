#include "fingerprint.h"

#include <algorithm>
#include <vector>

#include "upstar/base/hash.h"

namespace upstar {

std::uint64_t Fingerprint::of(Game g) {
    if (const auto known = known_.find(g.id()); known != known_.end()) return known->second;
    std::uint64_t hash = g.is_simple() ? 1 : 2;
    if (g.is_simple()) {
        hash = combine(hash, hash_of(arena_.number_part(g).to_string()));
        hash = combine(hash, static_cast<std::uint64_t>(arena_.ups(g)));
        hash = combine(hash, arena_.nimber_part(g));
    } else {
        for (const Player p : kPlayers) {
            std::vector<std::uint64_t> options;
            for (const Game option : arena_.options(g, p)) options.push_back(of(option));
            std::sort(options.begin(), options.end());
            hash = combine(hash, options.size());
            for (const std::uint64_t option : options) hash = combine(hash, option);
        }
    }
    known_.emplace(g.id(), hash);
    return hash;
}

std::uint64_t hash_of(std::string_view text) {
    std::uint64_t hash = text.size();
    for (const char c : text) hash = combine(hash, static_cast<unsigned char>(c));
    return hash;
}

}  // namespace upstar
