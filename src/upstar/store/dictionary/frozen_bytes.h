// The bytes of frozen tables: varints, compression, checksums.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace upstar {

/// Seven bits a byte, the lowest first.
void append_varint(std::string& bytes, std::uint64_t number);

/// What was appended, read from the front; each gives nothing where the bytes end before it.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

    bool is_at_end() const { return bytes_.empty(); }
    std::optional<std::uint64_t> varint();
    std::optional<std::string_view> text(std::uint64_t size);

private:
    std::string_view bytes_;
};

std::string compressed(std::string_view bytes);
/// Nothing if these are no compressed bytes, or absurdly many.
std::optional<std::string> decompressed(std::string_view bytes);

/// Fast: eight bytes at once.
std::uint64_t fast_checksum(std::string_view bytes);

}  // namespace upstar
