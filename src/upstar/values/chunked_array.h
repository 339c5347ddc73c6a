// An array that grows without moving: elements keep their address, and readers take no lock.
//
// Memory comes in chunks of 2^kChunkBits elements; `grow_to` makes the chunk of an index if it is
// missing. An element may be read by another thread once its index was handed over with release.
// Elements begin as T() or, with ChunkFill::None, as they come: then write before you read.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <new>
#include <type_traits>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/zeroed_array.h"

namespace upstar {

enum class ChunkFill : bool { None, Default };

template <class T, unsigned kChunkBits, unsigned kIndexBits, ChunkFill kFill = ChunkFill::Default>
class ChunkedArray {
public:
    explicit ChunkedArray(Context& context)
        : context_(context), chunks_(std::size_t{1} << (kIndexBits - kChunkBits)) {}
    ~ChunkedArray() { context_.release(bytes()); }
    ChunkedArray(const ChunkedArray&) = delete;
    ChunkedArray& operator=(const ChunkedArray&) = delete;

    T& operator[](std::size_t i) {
        return chunks_[i >> kChunkBits].load(std::memory_order_acquire)[i & (kChunk - 1)];
    }
    const T& operator[](std::size_t i) const {
        return chunks_[i >> kChunkBits].load(std::memory_order_acquire)[i & (kChunk - 1)];
    }

    /// Makes element `i` exist. Requires i < 2^kIndexBits.
    void grow_to(std::size_t i) {
        std::atomic<T*>& chunk = chunks_[i >> kChunkBits];
        if (chunk.load(std::memory_order_acquire) != nullptr) return;
        const std::lock_guard lock(mutex_);
        if (chunk.load(std::memory_order_relaxed) != nullptr) return;
        context_.charge(kChunk * sizeof(T));
        owned_.push_back(make_chunk());
        chunk.store(owned_.back().get(), std::memory_order_release);
        chunk_count_.fetch_add(1, std::memory_order_relaxed);
    }

    std::size_t bytes() const {
        return chunk_count_.load(std::memory_order_relaxed) * kChunk * sizeof(T);
    }

    static constexpr std::size_t kChunk = std::size_t{1} << kChunkBits;

private:
    struct Free {
        void operator()(T* chunk) const {
            if constexpr (kFill == ChunkFill::None) {
                ::operator delete(chunk);
            } else {
                delete[] chunk;
            }
        }
    };
    using Chunk = std::unique_ptr<T, Free>;

    static Chunk make_chunk() {
        if constexpr (kFill == ChunkFill::None) {
            static_assert(std::is_trivially_destructible_v<T>);
            return Chunk(static_cast<T*>(::operator new(kChunk * sizeof(T))));
        } else {
            return Chunk(new T[kChunk]());
        }
    }

    Context& context_;
    std::mutex mutex_;
    std::vector<Chunk> owned_;
    std::atomic<std::size_t> chunk_count_{0};
    ZeroedArray<std::atomic<T*>> chunks_;
};

}  // namespace upstar
