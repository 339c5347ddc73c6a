// The memo of a search: small keys in eight bytes each (packed_memo.h), all others whole (memo.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "upstar/positions/position.h"
#include "upstar/search/components.h"
#include "upstar/search/memo.h"
#include "upstar/search/packed_memo.h"

namespace upstar {

template <Position P, class Result>
class PositionMemo {
public:
    explicit PositionMemo(Context& context)
        : packed_(context),
          whole_(context),
          use_packed_(context.memory_limit() / kShare >= PackedMemo<Result>::least_bytes()) {}

    /// Where p belongs, worked out once for all that follows.
    using Key = std::optional<std::uint64_t>;
    Key key(const Representative<P>& p) const {
        if constexpr (PackedPosition<P>) {
            static_assert(P::kPackedBits <= PackedMemo<Result>::kKeyBits);
            if (use_packed_) return p.packed;
        }
        return std::nullopt;
    }

    std::optional<Result> find(const P& p, const Key& key) const {
        return key ? packed_.find(*key) : whole_.find(p);
    }

    /// Says that `find` comes soon.
    void prefetch(const Key& key) const {
        if (key) packed_.prefetch(*key);
    }

    void store(const P& p, const Key& key, const Result& result) {
        if (key) {
            packed_.store(*key, result);
        } else {
            whole_.store(p, result);
        }
    }

    std::size_t size() const { return packed_.size() + whole_.size(); }
    void drop_old_tables() { packed_.drop_old_tables(); }

private:
    /// A packed table is begun only if it takes at most this part of the memory.
    static constexpr std::size_t kShare = 16;

    PackedMemo<Result> packed_;
    Memo<P, Result> whole_;
    bool use_packed_;
};

}  // namespace upstar
