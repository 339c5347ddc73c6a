// Bounded, lossy, lock-free memo tables for operations on two games.
//
// They may forget (a newer result takes an older one's slot) but never lie: the whole key is
// compared on every hit, and a read that overlaps a write counts as a miss.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "upstar/base/context.h"
#include "upstar/base/hash.h"
#include "upstar/base/zeroed_array.h"
#include "upstar/values/game.h"

namespace upstar {

/// Memo of "g <= h". Ids have 31 bits, so key and answer share one word:
///
///     bits 63..33 | 32..2 | 1     | 0
///     g           | h     | g<=h  | 1 = in use
class OrderMemo {
public:
    OrderMemo(Context& context, unsigned slot_bits)
        : context_(context),
          mask_((std::size_t{1} << slot_bits) - 1),
          words_((context.charge(bytes()), mask_ + 1)) {}
    ~OrderMemo() { context_.release(bytes()); }
    OrderMemo(const OrderMemo&) = delete;
    OrderMemo& operator=(const OrderMemo&) = delete;

    std::optional<bool> find(Game g, Game h) const {
        const std::uint64_t key = pack(g, h);
        const std::size_t i = mix(key) & mask_ & ~std::size_t{1};
        for (std::size_t way = 0; way < 2; ++way) {
            const std::uint64_t word = words_[i + way].load(std::memory_order_relaxed);
            if ((word & ~std::uint64_t{2}) == key) return (word & 2) != 0;
        }
        return std::nullopt;
    }

    void store(Game g, Game h, bool answer) {
        const std::uint64_t key = pack(g, h);
        const std::size_t i = mix(key) & mask_ & ~std::size_t{1};
        // The newcomer takes the first way and pushes its holder to the second.
        words_[i + 1].store(words_[i].load(std::memory_order_relaxed), std::memory_order_relaxed);
        words_[i].store(key | (answer ? 2 : 0), std::memory_order_relaxed);
    }

    std::size_t bytes() const { return (mask_ + 1) * sizeof(std::uint64_t); }

    /// How many answers are remembered: looks at every slot, for statistics only.
    std::size_t count() const {
        std::size_t used = 0;
        for (std::size_t i = 0; i <= mask_; ++i)
            used += words_[i].load(std::memory_order_relaxed) != 0 ? 1 : 0;
        return used;
    }

private:
    static std::uint64_t pack(Game g, Game h) {
        return (std::uint64_t{g.id()} << 33) | (std::uint64_t{h.id()} << 2) | 1;
    }

    Context& context_;
    std::size_t mask_;
    ZeroedArray<std::atomic<std::uint64_t>> words_;
};

/// The operations whose results are remembered in an OperationMemo.
enum class Operation : std::uint8_t {
    None,
    Sum,
    Heat,
    Cool,
    OrdinalSum,
    NortonProduct,
    ConwayProduct,
    AtomicWeight,
    StarProjection,
    Companion,
};

/// Memo of game-valued operations. A slot is two words, guarded by a sequence number:
///
///     head: sequence 63..40 (odd while being written) | operation 39..32 | result 31..0
///     body: first operand 63..32 | second operand 31..0
class OperationMemo {
public:
    OperationMemo(Context& context, unsigned slot_bits)
        : context_(context),
          mask_((std::size_t{1} << slot_bits) - 1),
          slots_((context.charge(bytes()), mask_ + 1)) {}
    ~OperationMemo() { context_.release(bytes()); }
    OperationMemo(const OperationMemo&) = delete;
    OperationMemo& operator=(const OperationMemo&) = delete;

    std::optional<Game> find(Operation op, Game a, Game b = Game()) const {
        const std::uint64_t body = pack(a, b);
        const std::size_t i = place(op, body);
        for (std::size_t way = 0; way < kWays; ++way) {
            const Slot& slot = slots_[i + way];
            const std::uint64_t head = slot.head.load(std::memory_order_acquire);
            if (operation_of(head) != op || (head & kWriting) != 0) continue;
            const std::uint64_t found = slot.body.load(std::memory_order_acquire);
            if (slot.head.load(std::memory_order_relaxed) != head) continue;
            if (found == body) return Game(static_cast<std::uint32_t>(head));
        }
        return std::nullopt;
    }

    void store(Operation op, Game a, Game b, Game result) {
        const std::uint64_t body = pack(a, b);
        const std::size_t i = place(op, body);
        Slot& slot = slots_[i + (result.id() + a.id()) % kWays];
        std::uint64_t head = slot.head.load(std::memory_order_relaxed);
        if ((head & kWriting) != 0) return;
        if (!slot.head.compare_exchange_strong(head, head | kWriting, std::memory_order_acquire))
            return;
        slot.body.store(body, std::memory_order_release);
        const std::uint64_t sequence = ((head >> 40) + 2) << 40;
        slot.head.store(
            sequence | (std::uint64_t{static_cast<std::uint8_t>(op)} << 32) | result.id(),
            std::memory_order_release);
    }

    std::size_t bytes() const { return (mask_ + 1) * sizeof(Slot); }

private:
    struct Slot {
        std::atomic<std::uint64_t> head{0};
        std::atomic<std::uint64_t> body{0};
    };
    static constexpr std::size_t kWays = 2;
    static constexpr std::uint64_t kWriting = std::uint64_t{1} << 40;

    static Operation operation_of(std::uint64_t head) {
        return static_cast<Operation>(static_cast<std::uint8_t>(head >> 32));
    }
    static std::uint64_t pack(Game a, Game b) { return (std::uint64_t{a.id()} << 32) | b.id(); }
    std::size_t place(Operation op, std::uint64_t body) const {
        return mix(body + (std::uint64_t{static_cast<std::uint8_t>(op)} << 62)) & mask_ &
               ~(kWays - 1);
    }

    Context& context_;
    std::size_t mask_;
    ZeroedArray<Slot> slots_;
};

}  // namespace upstar
