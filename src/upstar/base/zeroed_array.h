// A fixed array of zeroes whose memory is not touched until it is used.
//
// Fresh pages come from the system zeroed on first touch; value-initialising an array would write
// all of it, which costs a session of many megabytes of tables its quick start. Large arrays ask
// for large pages: hash tables touch their memory at random, and each small page would cost a fault
// first and a miss in the address cache again and again.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <type_traits>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace upstar {

template <class T>
class ZeroedArray {
public:
    explicit ZeroedArray(std::size_t size) : data_(allocate(size * sizeof(T))) {
        static_assert(std::is_trivially_destructible_v<T>, "nothing destroys the elements");
        if (!data_) throw std::bad_alloc();
    }

    T& operator[](std::size_t i) { return data_.get()[i]; }
    const T& operator[](std::size_t i) const { return data_.get()[i]; }

private:
    struct Free {
        std::size_t mapped = 0;  // bytes, if the array has a mapping of its own
        void operator()(T* data) const {
#ifdef __linux__
            if (mapped > 0) {
                munmap(data, mapped);
                return;
            }
#endif
            std::free(data);
        }
    };
    using Data = std::unique_ptr<T, Free>;

    static constexpr std::size_t kLargePage = std::size_t{2} << 20;

    static Data allocate(std::size_t bytes) {
#ifdef __linux__
        if (bytes >= kLargePage && bytes % kLargePage == 0) return mapped(bytes);
#endif
        if constexpr (alignof(T) > alignof(std::max_align_t)) {
            void* const area = std::aligned_alloc(alignof(T), bytes);
            return Data(static_cast<T*>(area == nullptr ? area : std::memset(area, 0, bytes)));
        } else {
            return Data(static_cast<T*>(std::calloc(bytes, 1)));
        }
    }

#ifdef __linux__
    // A mapping with more room than asked for, cut down to whole large pages.
    static Data mapped(std::size_t bytes) {
        void* const area = mmap(nullptr, bytes + kLargePage, PROT_READ | PROT_WRITE,
                                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (area == MAP_FAILED) return Data();
        auto* const begin = static_cast<std::byte*>(area);
        void* aligned = area;
        std::size_t room = bytes + kLargePage;
        std::align(kLargePage, bytes, aligned, room);
        auto* const first = static_cast<std::byte*>(aligned);
        if (first != begin) munmap(begin, static_cast<std::size_t>(first - begin));
        if (room > bytes) munmap(first + bytes, room - bytes);
        madvise(first, bytes, MADV_HUGEPAGE);
        return Data(static_cast<T*>(aligned), Free{bytes});
    }
#endif

    Data data_;
};

}  // namespace upstar
