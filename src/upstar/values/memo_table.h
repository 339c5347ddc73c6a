// Bounded, lossy, lock-free memo tables for operations on two games.
//
// They may forget (a newer result takes an older one's slot) but never lie: the whole key is
// compared on every hit, and a read that overlaps a write counts as a miss. They begin small, so
// that small work stays in the processor's cache, and grow with the number of values. Tables they
// have grown out of are kept until the end, since readers may still be in them.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/hash.h"
#include "upstar/base/zeroed_array.h"
#include "upstar/values/game.h"

namespace upstar {

/// The slots of a memo: 2^bits of them, more after `grow`.
template <class Slot>
class MemoSlots {
public:
    struct Table {
        explicit Table(unsigned slot_bits)
            : bits(slot_bits), mask((std::size_t{1} << slot_bits) - 1), slots(mask + 1) {}
        std::size_t bytes() const { return (mask + 1) * sizeof(Slot); }

        unsigned bits;
        std::size_t mask;
        ZeroedArray<Slot> slots;
    };

    MemoSlots(Context& context, unsigned bits) : context_(context) {
        add(std::make_unique<Table>(bits));
    }
    ~MemoSlots() { context_.release(bytes()); }
    MemoSlots(const MemoSlots&) = delete;
    MemoSlots& operator=(const MemoSlots&) = delete;

    Table& current() const { return *current_.load(std::memory_order_acquire); }

    /// Makes a table of 2^bits slots the current one, filled by `copy(from, to)`, unless it is as
    /// large already or would take too much of the memory. Throws Error (Limit) if none is left.
    template <class Copy>
    void grow(unsigned bits, const Copy& copy) {
        const std::lock_guard lock(mutex_);
        const Table& old = current();
        if (old.bits >= bits || (sizeof(Slot) << bits) > context_.memory_limit() / kShare) return;
        auto larger = std::make_unique<Table>(bits);
        copy(old, *larger);
        add(std::move(larger));
    }

    std::size_t bytes() const {
        std::size_t total = 0;
        for (const auto& table : tables_) total += table->bytes();
        return total;
    }

private:
    /// A memo does not grow beyond this part of the memory.
    static constexpr std::size_t kShare = 16;

    void add(std::unique_ptr<Table> table) {
        context_.charge(table->bytes());
        tables_.push_back(std::move(table));
        current_.store(tables_.back().get(), std::memory_order_release);
    }

    Context& context_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Table>> tables_;
    std::atomic<Table*> current_{nullptr};
};

/// Memo of "g <= h". Ids have 31 bits, so key and answer share one word:
///
///     bits 63..33 | 32..2 | 1     | 0
///     g           | h     | g<=h  | 1 = in use
class OrderMemo {
public:
    OrderMemo(Context& context, unsigned slot_bits) : slots_(context, slot_bits) {}

    std::optional<bool> find(Game g, Game h) const {
        const std::uint64_t key = pack(g, h);
        const Table& table = slots_.current();
        const std::size_t i = place(table, key);
        for (std::size_t way = 0; way < 2; ++way) {
            const std::uint64_t word = table.slots[i + way].load(std::memory_order_relaxed);
            if ((word & ~std::uint64_t{2}) == key) return (word & 2) != 0;
        }
        return std::nullopt;
    }

    void store(Game g, Game h, bool answer) {
        put(slots_.current(), pack(g, h) | (answer ? 2 : 0));
    }

    void grow(unsigned slot_bits) {
        slots_.grow(slot_bits, [](const Table& from, Table& to) {
            for (std::size_t i = 0; i <= from.mask; ++i)
                if (const auto word = from.slots[i].load(std::memory_order_relaxed)) put(to, word);
        });
    }

    /// How many answers are remembered: looks at every slot, for statistics only.
    std::size_t count() const {
        const Table& table = slots_.current();
        std::size_t used = 0;
        for (std::size_t i = 0; i <= table.mask; ++i)
            used += table.slots[i].load(std::memory_order_relaxed) != 0 ? 1 : 0;
        return used;
    }

private:
    using Table = MemoSlots<std::atomic<std::uint64_t>>::Table;

    static std::uint64_t pack(Game g, Game h) {
        return (std::uint64_t{g.id()} << 33) | (std::uint64_t{h.id()} << 2) | 1;
    }
    static std::size_t place(const Table& table, std::uint64_t key) {
        return mix(key) & table.mask & ~std::size_t{1};
    }
    // The newcomer takes the first way and pushes its holder to the second.
    static void put(Table& table, std::uint64_t word) {
        const std::size_t i = place(table, word & ~std::uint64_t{2});
        table.slots[i + 1].store(table.slots[i].load(std::memory_order_relaxed),
                                 std::memory_order_relaxed);
        table.slots[i].store(word, std::memory_order_relaxed);
    }

    MemoSlots<std::atomic<std::uint64_t>> slots_;
};

/// The operations whose results are remembered in an OperationMemo.
enum class Operation : std::uint8_t {
    None,
    Form,  ///< {a | b}
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
    OperationMemo(Context& context, unsigned slot_bits) : slots_(context, slot_bits) {}

    std::optional<Game> find(Operation op, Game a, Game b = Game()) const {
        const std::uint64_t body = pack(a, b);
        const Table& table = slots_.current();
        const std::size_t i = place(table, op, body);
        for (std::size_t way = 0; way < kWays; ++way) {
            const Slot& slot = table.slots[i + way];
            const std::uint64_t head = slot.head.load(std::memory_order_acquire);
            if (operation_of(head) != op || (head & kWriting) != 0) continue;
            const std::uint64_t found = slot.body.load(std::memory_order_acquire);
            if (slot.head.load(std::memory_order_relaxed) != head) continue;
            if (found == body) return Game(static_cast<std::uint32_t>(head));
        }
        return std::nullopt;
    }

    void store(Operation op, Game a, Game b, Game result) {
        put(slots_.current(), op, pack(a, b), result);
    }

    void grow(unsigned slot_bits) {
        slots_.grow(slot_bits, [](const Table& from, Table& to) {
            for (std::size_t i = 0; i <= from.mask; ++i) {
                const std::uint64_t head = from.slots[i].head.load(std::memory_order_acquire);
                const std::uint64_t body = from.slots[i].body.load(std::memory_order_acquire);
                if (operation_of(head) == Operation::None || (head & kWriting) != 0) continue;
                if (from.slots[i].head.load(std::memory_order_relaxed) != head) continue;
                put(to, operation_of(head), body, Game(static_cast<std::uint32_t>(head)));
            }
        });
    }

private:
    struct Slot {
        std::atomic<std::uint64_t> head{0};
        std::atomic<std::uint64_t> body{0};
    };
    using Table = MemoSlots<Slot>::Table;
    static constexpr std::size_t kWays = 2;
    static constexpr std::uint64_t kWriting = std::uint64_t{1} << 40;

    static void put(Table& table, Operation op, std::uint64_t body, Game result) {
        const std::size_t i = place(table, op, body);
        Slot& slot = table.slots[i + (result.id() + (body >> 32)) % kWays];
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
    static Operation operation_of(std::uint64_t head) {
        return static_cast<Operation>(static_cast<std::uint8_t>(head >> 32));
    }
    static std::uint64_t pack(Game a, Game b) { return (std::uint64_t{a.id()} << 32) | b.id(); }
    static std::size_t place(const Table& table, Operation op, std::uint64_t body) {
        return mix(body + (std::uint64_t{static_cast<std::uint8_t>(op)} << 62)) & table.mask &
               ~(kWays - 1);
    }

    MemoSlots<Slot> slots_;
};

}  // namespace upstar
