// What the cells of a running program share: objects on the heap, counted by their holders.
//
// Objects do not change after they are made, but for those that say so (is_mutable); so any number
// of threads may hold them. They form no cycles: an immutable object is younger than its parts.
// Nested objects are destroyed one after the other, however deep they are, without recursion.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "upstar/lang/account.h"

namespace upstar {

enum class ObjectKind : std::uint8_t {
    Boxed,  ///< a Value that is no cell
    String,
    List,
    Set,
    Map,
    Entry,
    Range,
    Function,
    Class,
    Instance,
    BoundMethod,
    BoundClass,
    Grid,
    Strip,
    Graph,
    Vertex,
    Edge,
    Symmetries,
    NativeClass,
    Namespace,
    HeldError,
};

class Object {
public:
    explicit Object(ObjectKind object_kind) : kind(object_kind) {}
    virtual ~Object() {
        if (account_ != nullptr) account_->leave(bytes_);
    }
    Object(const Object&) = delete;
    Object& operator=(const Object&) = delete;

    void hold() const { holders_.fetch_add(1, std::memory_order_relaxed); }
    void release() const {
        // Whoever holds it alone need not tell anybody.
        if (holders_.load(std::memory_order_acquire) == 1 ||
            holders_.fetch_sub(1, std::memory_order_acq_rel) == 1)
            destroy(this);
    }
    bool is_shared() const { return holders_.load(std::memory_order_acquire) > 1; }

    /// Charges the object for as long as it lives.
    void enter_in(Account& account, std::size_t bytes) const {
        account.enter(bytes);
        account_ = &account;
        bytes_ = bytes;
    }
    bool is_entered() const { return account_ != nullptr; }
    /// The object has grown.
    void enter_more(std::size_t bytes) {
        if (account_ == nullptr) return;
        account_->enter(bytes);
        bytes_ += bytes;
    }

    const ObjectKind kind;

private:
    static void destroy(const Object* object);

    mutable std::atomic<std::uint32_t> holders_{0};
    mutable Account* account_ = nullptr;
    mutable std::size_t bytes_ = 0;
};

/// A holder of an object.
template <class T>
class Ref {
public:
    Ref() = default;
    explicit Ref(T* object) : object_(object) {
        if (object_ != nullptr) object_->hold();
    }
    Ref(const Ref& other) : Ref(other.object_) {}
    Ref(Ref&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
    Ref& operator=(Ref other) noexcept {
        std::swap(object_, other.object_);
        return *this;
    }
    ~Ref() {
        if (object_ != nullptr) object_->release();
    }

    T* get() const { return object_; }
    /// The object, which whoever asks now holds in place of this.
    T* give() { return std::exchange(object_, nullptr); }
    T* operator->() const { return object_; }
    T& operator*() const { return *object_; }
    explicit operator bool() const { return object_ != nullptr; }

private:
    T* object_ = nullptr;
};

template <class T, class... Parts>
Ref<T> make_object(Parts&&... parts) {
    return Ref<T>(new T(std::forward<Parts>(parts)...));
}

}  // namespace upstar
