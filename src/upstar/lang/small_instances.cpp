#include "upstar/lang/small_instances.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <type_traits>
#include <utility>

#include "upstar/base/hash.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/script_game.h"
#include "upstar/lang/world.h"

namespace upstar {
namespace {

constexpr std::size_t kMostFamilies = 10'000;

// Zero is the end of what is written.
enum class Tag : std::uint8_t {
    End,
    Nothing,
    False,
    True,
    Left,
    Right,
    Byte,
    Whole,
    NearPlace,
    FarPlace,
    Game,
    String,
    List,
    Strip,
    Grid,
};

constexpr unsigned kShapeBytes = 6;
constexpr unsigned kMostContentBits = 37;
constexpr unsigned kFewContentBits = 30;
constexpr unsigned kShortNumberBits = 7;
constexpr unsigned kLongNumberBits = 14;
static_assert(1 + kShortNumberBits + kMostContentBits == SmallState::kKeyBits);
static_assert(1 + kLongNumberBits + kFewContentBits == SmallState::kKeyBits);

using Bytes = std::array<std::uint8_t, SmallState::kBytes>;

template <class Number>
bool fits_byte(Number n) {
    return n >= -128 && n <= 127;
}

// What does not fit makes it fail; the bytes are then worth nothing.
class Writer {
public:
    bool fits() const { return fits_; }
    const Bytes& bytes() const { return bytes_; }

    // The shape in at most kShapeBytes bytes, and the contents in so many bits; if they fit.
    bool has_shape() const {
        return shape_bytes_ <= kShapeBytes && content_bits_ <= kMostContentBits;
    }
    std::uint64_t shape() const { return shape_; }
    std::uint64_t content() const { return content_; }
    unsigned content_bits() const { return content_bits_; }

    void cell(const Cell& cell) {
        switch (cell.tag()) {
            case CellTag::Nothing:
                return tag(Tag::Nothing);
            case CellTag::Boolean:
                return tag(cell.truth() ? Tag::True : Tag::False);
            case CellTag::Player:
                return tag(cell.player() == Player::Left ? Tag::Left : Tag::Right);
            case CellTag::Whole:
                tag(fits_byte(cell.integer()) ? Tag::Byte : Tag::Whole);
                return fits_byte(cell.integer()) ? payload<std::int8_t>(cell.integer())
                                                 : payload<std::int64_t>(cell.integer());
            case CellTag::Coordinates: {
                const auto [row, col] = cell.coordinates();
                const bool near = fits_byte(row) && fits_byte(col);
                tag(near ? Tag::NearPlace : Tag::FarPlace);
                for (const std::int32_t side : {row, col})
                    near ? payload<std::int8_t>(side) : payload<std::int32_t>(side);
                return;
            }
            case CellTag::Game:
                tag(Tag::Game);
                return payload<std::uint32_t>(cell.game().id());
            case CellTag::Object:
                return object(cell);
        }
    }

private:
    void object(const Cell& cell) {
        if (const BoardObject* board = as_board(cell)) return this->board(*board);
        if (const auto* text = cell.as<StringObject>()) {
            tag(Tag::String);
            length(text->text.size());
            for (const char c : text->text) add_content(static_cast<std::uint8_t>(c), 8);
            return raw(text->text.data(), text->text.size());
        }
        const auto* list = cell.as<ListObject>();
        if (list == nullptr || list->is_mutable || list->items.size() > SmallState::kBytes) {
            fits_ = false;
            return;
        }
        tag(Tag::List);
        length(list->items.size());
        for (const Cell& item : list->items)
            if (fits_) this->cell(item);
    }

    // 8, 4, 2 or 1 bits a cell: the most for which there is room.
    void board(const BoardObject& board) {
        const bool is_grid = board.kind == ObjectKind::Grid;
        tag(is_grid ? Tag::Grid : Tag::Strip);
        if (is_grid) length(static_cast<std::size_t>(board.rows));
        length(static_cast<std::size_t>(board.cols));
        if (!fits_ || used_ == bytes_.size()) {
            fits_ = false;
            return;
        }
        add_board(board);
        const std::size_t room = bytes_.size() - used_ - 1;
        unsigned bits = 8;
        while (bits > 1 && board.cells.size() * bits > 8 * room) bits /= 2;
        number<std::uint8_t>(bits);
        if (bits == 8) return raw(board.cells.data(), board.cells.size());
        if (board.cells.size() * bits > 8 * room) {
            fits_ = false;
            return;
        }
        const unsigned most = (1U << bits) - 1;
        for (std::size_t i = 0; i < board.cells.size(); ++i) {
            const auto value = static_cast<std::uint8_t>(board.cells[i]);
            fits_ = fits_ && value <= most;
            bytes_[used_ + i * bits / 8] |= static_cast<std::uint8_t>(value << (i * bits % 8));
        }
        used_ += (board.cells.size() * bits + 7) / 8;
    }

    void tag(Tag tag) {
        add_shape(static_cast<std::uint8_t>(tag));
        number<std::uint8_t>(tag);
    }
    void length(std::size_t n) {
        fits_ = fits_ && n <= 255;
        add_shape(static_cast<std::uint8_t>(n));
        number<std::uint8_t>(n);
    }
    template <class As, class Number>
    void payload(Number n) {
        using Bits = std::make_unsigned_t<As>;
        add_content(static_cast<Bits>(static_cast<As>(n)), 8 * sizeof(As));
        number<As>(n);
    }

    void add_shape(std::uint8_t byte) {
        shape_ = shape_ << 8 | byte;
        ++shape_bytes_;
    }
    void add_content(std::uint64_t value, unsigned bits) {
        if (content_bits_ + bits <= kMostContentBits) content_ |= value << content_bits_;
        content_bits_ += bits;
    }
    void add_board(const BoardObject& board) {
        unsigned all = 0;
        for (const std::int8_t cell : board.cells) all |= static_cast<std::uint8_t>(cell);
        const unsigned bits = all < 2 ? 1 : all < 4 ? 2 : all < 16 ? 4 : 8;
        add_shape(static_cast<std::uint8_t>(bits));
        const std::size_t total = board.cells.size() * bits;
        if (content_bits_ + total > kMostContentBits) {
            content_bits_ = kMostContentBits + 1;
            return;
        }
        unsigned at = content_bits_;
        for (const std::int8_t cell : board.cells) {
            content_ |= static_cast<std::uint64_t>(static_cast<std::uint8_t>(cell)) << at;
            at += bits;
        }
        content_bits_ = at;
    }

    template <class As, class Number>
    void number(Number n) {
        const auto stored = static_cast<As>(n);
        raw(&stored, sizeof stored);
    }
    void raw(const void* from, std::size_t count) {
        if (!fits_ || count > bytes_.size() - used_) {
            fits_ = false;
            return;
        }
        std::memcpy(bytes_.data() + used_, from, count);
        used_ += count;
    }

    Bytes bytes_{};
    std::size_t used_ = 0;
    bool fits_ = true;
    std::uint64_t shape_ = 0;
    unsigned shape_bytes_ = 0;
    std::uint64_t content_ = 0;
    unsigned content_bits_ = 0;
};

class Reader {
public:
    explicit Reader(const Bytes& bytes) : bytes_(bytes) {}

    Cell cell() {
        const auto tag = static_cast<Tag>(number<std::uint8_t>());
        switch (tag) {
            case Tag::End:
            case Tag::Nothing:
                return {};
            case Tag::False:
            case Tag::True:
                return Cell(tag == Tag::True);
            case Tag::Left:
                return Player::Left;
            case Tag::Right:
                return Player::Right;
            case Tag::Byte:
                return Cell::integer(number<std::int8_t>());
            case Tag::Whole:
                return Cell::integer(number<std::int64_t>());
            case Tag::NearPlace: {
                const std::int32_t row = number<std::int8_t>();
                return Coordinates{row, number<std::int8_t>()};
            }
            case Tag::FarPlace: {
                const auto row = number<std::int32_t>();
                return Coordinates{row, number<std::int32_t>()};
            }
            case Tag::Game:
                return Cell::of_game(Game(number<std::uint32_t>()));
            case Tag::String: {
                const std::size_t length = number<std::uint8_t>();
                std::string text(length, ' ');
                raw(text.data(), length);
                return string_cell(std::move(text));
            }
            case Tag::List: {
                std::vector<Cell> items(number<std::uint8_t>());
                for (Cell& item : items) item = cell();
                return list_cell(std::move(items));
            }
            case Tag::Strip: {
                const auto strip = make_object<StripObject>(number<std::uint8_t>());
                fill(*strip);
                return strip;
            }
            case Tag::Grid: {
                const std::int32_t rows = number<std::uint8_t>();
                const auto grid = make_object<GridObject>(rows, number<std::uint8_t>());
                fill(*grid);
                return grid;
            }
        }
        return {};
    }

private:
    void fill(BoardObject& board) {
        const unsigned bits = number<std::uint8_t>();
        if (bits == 8) return raw(board.cells.data(), board.cells.size());
        const unsigned mask = (1U << bits) - 1;
        for (std::size_t i = 0; i < board.cells.size(); ++i)
            board.cells[i] = static_cast<std::int8_t>(
                static_cast<unsigned>(bytes_[used_ + i * bits / 8]) >> (i * bits % 8) & mask);
        used_ += (board.cells.size() * bits + 7) / 8;
    }

    template <class As>
    As number() {
        As n{};
        raw(&n, sizeof n);
        return n;
    }
    void raw(void* to, std::size_t count) {
        std::memcpy(to, bytes_.data() + used_, count);
        used_ += count;
    }

    const Bytes& bytes_;
    std::size_t used_ = 0;
};

}  // namespace

class InstanceFamily : public StateFamily {
public:
    InstanceFamily(const ScriptClass& of, Cell outer)
        : of_(&of),
          outer_(std::move(outer)),
          is_irreducible_(of.find(of.world().decomposition_symbol()) == nullptr &&
                          of.find(of.world().nim_value_symbol()) == nullptr) {}

    bool is_of(const Instance& instance) const {
        return &instance.of() == of_.get() && instance.outer().tag() == outer_.tag() &&
               instance.outer().payload() == outer_.payload();
    }
    bool is_like(Arena& arena, const Instance& instance) const {
        return &instance.of() == of_.get() && same(arena, instance.outer(), outer_);
    }

    bool is_irreducible() const override { return is_irreducible_; }
    DynamicStatePtr state(const SmallState& small) const override {
        Bytes bytes;
        std::memcpy(bytes.data(), small.words.data(), bytes.size());
        Reader reader(bytes);
        const auto instance = make_object<Instance>(*of_, outer_);
        for (Cell& field : instance->fields) field = reader.cell();
        instance->is_complete = true;
        instance->enter_in(of_->world().account(),
                           sizeof(Instance) + instance->fields.size() * sizeof(Cell));
        return std::make_shared<ScriptState>(Ref<const Instance>(instance.get()));
    }

    // The key of a position of this shape with these contents, or 0.
    std::uint64_t key(SmallInstances& all, const Writer& written) const {
        const bool is_short = written.content_bits() <= kFewContentBits;
        const std::uint64_t number =
            number_of(all, written.shape() << 1 | static_cast<std::uint64_t>(is_short),
                      is_short ? kLongNumberBits : kShortNumberBits);
        if (number == 0) return 0;
        return is_short ? std::uint64_t{1} << (SmallState::kKeyBits - 1) |
                              number << kFewContentBits | written.content()
                        : number << kMostContentBits | written.content();
    }

private:
    static constexpr unsigned kNumberBits = 14;

    // The number of a shape, given to it when it is first seen. Each entry is the shape and its
    // number in one word; they are read without a lock.
    std::uint64_t number_of(SmallInstances& all, std::uint64_t shape, unsigned bits) const {
        for (const std::atomic<std::uint64_t>& entry : shapes_) {
            const std::uint64_t word = entry.load(std::memory_order_acquire);
            if (word == 0) break;
            if (word >> kNumberBits == shape) return word & ((1U << kNumberBits) - 1);
        }
        const std::lock_guard lock(all.mutex_);
        for (std::atomic<std::uint64_t>& entry : shapes_) {
            const std::uint64_t word = entry.load(std::memory_order_relaxed);
            if (word != 0 && word >> kNumberBits == shape) return word & ((1U << kNumberBits) - 1);
            if (word != 0) continue;
            const std::uint64_t number = all.next_number(bits);
            if (number != 0) entry.store(shape << kNumberBits | number, std::memory_order_release);
            return number;
        }
        return 0;
    }

    Ref<const ScriptClass> of_;
    Cell outer_;
    bool is_irreducible_;
    mutable std::array<std::atomic<std::uint64_t>, 64> shapes_{};
};

SmallInstances::SmallInstances(World& world, bool gives_keys)
    : world_(world), gives_keys_(gives_keys) {}
SmallInstances::~SmallInstances() = default;

std::optional<SmallState> SmallInstances::small(const Instance& instance) {
    const ScriptClass& of = instance.of();
    if (!of.is_game() || of.is_mutable() || of.is_enum || !instance.is_complete)
        return std::nullopt;
    Writer writer;
    for (const Cell& field : instance.fields) {
        writer.cell(field);
        if (!writer.fits()) return std::nullopt;
    }
    SmallState small;
    const InstanceFamily* family = this->family(instance);
    if (family == nullptr) return std::nullopt;
    small.family = family;
    if (gives_keys_ && writer.has_shape()) small.key = family->key(*this, writer);
    std::memcpy(small.words.data(), writer.bytes().data(), writer.bytes().size());
    return small;
}

std::uint64_t SmallInstances::next_number(unsigned bits) {
    std::uint64_t& given = given_[bits];
    return given + 1 < std::uint64_t{1} << bits ? ++given : 0;
}

// Most positions are of the family that was asked for last.
const InstanceFamily* SmallInstances::family(const Instance& instance) {
    const ScriptClass& of = instance.of();
    const InstanceFamily* last = of.last_family.load(std::memory_order_acquire);
    if (last != nullptr && last->is_of(instance)) return last;
    if (can_change(instance.outer())) return nullptr;
    const std::uint64_t hash = combine(reinterpret_cast<std::uintptr_t>(&of),
                                       hash_of_cell(world_.arena(), instance.outer()));
    const std::lock_guard lock(mutex_);
    const InstanceFamily* found = nullptr;
    const auto [from, to] = families_.equal_range(hash);
    for (auto it = from; it != to && found == nullptr; ++it)
        if (it->second->is_like(world_.arena(), instance)) found = it->second.get();
    if (found == nullptr) {
        if (families_.size() >= kMostFamilies) return nullptr;
        found = families_.emplace(hash, std::make_unique<InstanceFamily>(of, instance.outer()))
                    ->second.get();
    }
    of.last_family.store(found, std::memory_order_release);
    return found;
}

}  // namespace upstar
