// A fixed array of zeroes whose memory is not touched until it is used.
//
// A large calloc maps pages that the system zeroes on first touch; value-initialising an array
// would write all of it, which costs a session of many megabytes of tables its quick start.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace upstar {

template <class T>
class ZeroedArray {
public:
    explicit ZeroedArray(std::size_t size) : data_(static_cast<T*>(std::calloc(size, sizeof(T)))) {
        static_assert(std::is_trivially_destructible_v<T>, "nothing destroys the elements");
        if (!data_) throw std::bad_alloc();
    }

    T& operator[](std::size_t i) { return data_.get()[i]; }
    const T& operator[](std::size_t i) const { return data_.get()[i]; }

private:
    struct Free {
        void operator()(T* data) const { std::free(data); }
    };
    std::unique_ptr<T, Free> data_;
};

}  // namespace upstar
