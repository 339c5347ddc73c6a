// A value as a running program holds it: sixteen bytes, a tag and either the value itself or an
// object that it shares.
//
//     tag          payload
//     Nothing
//     Boolean      0 or 1
//     Whole        a whole number of 64 bits
//     Player       0 Left, 1 Right
//     Coordinates  row and column, 32 bits each
//     Game         the id of a value in the arena, never of a whole number that fits above
//     Object       a counted pointer
//
// Equal values have equal cells wherever the payload is the value itself; so whole numbers are
// compared, added and hashed without the arena.
#pragma once

#include <concepts>
#include <cstdint>
#include <utility>

#include "upstar/lang/object.h"
#include "upstar/values/game.h"
#include "upstar/values/player.h"

namespace upstar {

enum class CellTag : std::uint8_t { Nothing, Boolean, Whole, Player, Coordinates, Game, Object };

struct Coordinates {
    std::int32_t row = 0;
    std::int32_t col = 0;
    friend bool operator==(const Coordinates& a, const Coordinates& b) {
        return a.row == b.row && a.col == b.col;
    }
};

class Cell {
public:
    Cell() noexcept : tag_(CellTag::Nothing), integer_(0) {}
    template <std::same_as<bool> Truth>
    Cell(Truth truth) noexcept : tag_(CellTag::Boolean), integer_(truth) {}
    Cell(Player player) noexcept : tag_(CellTag::Player), integer_(player == Player::Right) {}
    Cell(Coordinates place) noexcept : tag_(CellTag::Coordinates), place_(place) {}
    static Cell integer(std::int64_t n) noexcept {
        Cell cell;
        cell.tag_ = CellTag::Whole;
        cell.integer_ = n;
        return cell;
    }
    /// Requires that the value is no whole number of 64 bits.
    static Cell of_game(Game g) noexcept {
        Cell cell;
        cell.tag_ = CellTag::Game;
        cell.integer_ = g.id();
        return cell;
    }
    explicit Cell(const Object* object) noexcept : tag_(CellTag::Object), object_(object) {
        object->hold();
    }
    template <class T>
    Cell(const Ref<T>& object) noexcept : Cell(static_cast<const Object*>(object.get())) {}
    template <class T>
    Cell(Ref<T>&& object) noexcept : tag_(CellTag::Object), object_(object.give()) {}

    Cell(const Cell& other) noexcept : tag_(other.tag_), integer_(other.integer_) {
        if (tag_ == CellTag::Object) object_->hold();
    }
    Cell(Cell&& other) noexcept : tag_(other.tag_), integer_(other.integer_) {
        other.tag_ = CellTag::Nothing;
    }
    Cell& operator=(const Cell& other) noexcept {
        Cell copy(other);
        swap(copy);
        return *this;
    }
    Cell& operator=(Cell&& other) noexcept {
        swap(other);
        return *this;
    }
    ~Cell() {
        if (tag_ == CellTag::Object) object_->release();
    }
    void clear() noexcept { *this = Cell(); }

    CellTag tag() const { return tag_; }
    bool is(CellTag tag) const { return tag_ == tag; }
    bool is_nothing() const { return tag_ == CellTag::Nothing; }
    bool is_integer() const { return tag_ == CellTag::Whole; }

    bool truth() const { return integer_ != 0; }
    std::int64_t integer() const { return integer_; }
    Player player() const { return integer_ == 0 ? Player::Left : Player::Right; }
    Coordinates coordinates() const { return place_; }
    Game game() const { return Game(static_cast<std::uint32_t>(integer_)); }
    const Object* object() const { return object_; }
    std::uint64_t payload() const { return static_cast<std::uint64_t>(integer_); }

    /// The object if it is of this class, else null. T names its kind.
    template <class T>
    const T* as() const {
        return tag_ == CellTag::Object && object_->kind == T::kKind ? static_cast<const T*>(object_)
                                                                    : nullptr;
    }

private:
    void swap(Cell& other) noexcept {
        std::swap(tag_, other.tag_);
        std::swap(integer_, other.integer_);
    }

    CellTag tag_;
    union {
        std::int64_t integer_;
        Coordinates place_;
        const Object* object_;
    };
};

static_assert(sizeof(Cell) == 16);

}  // namespace upstar
