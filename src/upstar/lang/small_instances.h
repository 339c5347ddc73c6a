// Positions of classes as a few bytes, which searches keep instead of objects
// (catalog/dynamic_position.h).
//
// A family is a class of positions with the object that it is nested in; the bytes are the fields
// of the instance, one after the other:
//
//     Nothing, false, true, Left, Right      a tag
//     a whole number                         a tag, 1 or 8 bytes
//     coordinates                            a tag, 2 or 8 bytes
//     a value                                a tag, 4 bytes of its id
//     a text, a list                         a tag, its length, the parts
//     a strip, a grid                        a tag, rows, columns, then 8, 4, 2 or 1 bits a cell:
//     the
//                                            most that fit and that the cells need
//
// Most positions also have a key of 45 bits, which memos keep in eight bytes: the number of the
// shape and the contents, bits that say which of the positions of that shape it is. The shape is
// the family, the tags, the lengths, and how many bits the cells of each board take, as few as hold
// them.
//
//     bit 44   0: the number takes 7 bits, the contents the other 37
//              1: 14 bits, and 30
//
// What is written for a field depends on its value and on what stands before it only, and can be
// read back; so equal bytes, and only those, are equal fields. Other fields, graphs and maps for
// instance, and whatever does not fit, make the position one without bytes.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

#include "upstar/catalog/dynamic_position.h"
#include "upstar/lang/script_class.h"

namespace upstar {

class InstanceFamily;

/// The families of one world. Threads may share them.
class SmallInstances {
public:
    /// Only one world of those that share their memos may give its positions keys.
    SmallInstances(World& world, bool gives_keys);
    ~SmallInstances();
    SmallInstances(const SmallInstances&) = delete;
    SmallInstances& operator=(const SmallInstances&) = delete;

    /// The position as bytes; nothing if it does not fit, can change, or is none of a game.
    std::optional<SmallState> small(const Instance& instance);

private:
    friend class InstanceFamily;
    const InstanceFamily* family(const Instance& instance);
    /// The next number of at most so many bits, from 1 on; 0 when there are no more.
    std::uint64_t next_number(unsigned bits);

    World& world_;
    const bool gives_keys_;
    std::mutex mutex_;
    std::array<std::uint64_t, 64> given_{};  // numbers, by their bits
    std::unordered_multimap<std::uint64_t, std::unique_ptr<InstanceFamily>> families_;
};

/// Families and classes live as long as the memos that have them in their keys, or the positions of
/// one might be taken for those of another at its address.
class KeptFamilies {
public:
    explicit KeptFamilies(Arena&) {}
    void keep(std::shared_ptr<SmallInstances> families) {
        const std::lock_guard lock(mutex_);
        kept_.push_back(std::move(families));
    }
    void keep(std::vector<Ref<ScriptClass>> classes) {
        const std::lock_guard lock(mutex_);
        for (Ref<ScriptClass>& of : classes) classes_.push_back(std::move(of));
    }

private:
    std::mutex mutex_;
    std::vector<std::shared_ptr<SmallInstances>> kept_;
    std::vector<Ref<ScriptClass>> classes_;
};

}  // namespace upstar
