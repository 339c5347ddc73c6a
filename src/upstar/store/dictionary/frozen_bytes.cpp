#include "upstar/store/dictionary/frozen_bytes.h"

#include <zstd.h>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"

namespace upstar {
namespace {

constexpr int kLevel = 12;
constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 34;

}  // namespace

void append_varint(std::string& bytes, std::uint64_t number) {
    for (; number >= 128; number >>= 7) bytes += static_cast<char>((number & 127) | 128);
    bytes += static_cast<char>(number);
}

std::optional<std::uint64_t> ByteReader::varint() {
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 64 && !bytes_.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(bytes_.front());
        bytes_.remove_prefix(1);
        number |= std::uint64_t{byte & 127u} << shift;
        if (byte < 128) return number;
    }
    return std::nullopt;
}

std::optional<std::string_view> ByteReader::text(std::uint64_t size) {
    if (size > bytes_.size()) return std::nullopt;
    const std::string_view text = bytes_.substr(0, static_cast<std::size_t>(size));
    bytes_.remove_prefix(text.size());
    return text;
}

std::string compressed(std::string_view bytes) {
    std::string result(ZSTD_compressBound(bytes.size()), '\0');
    const std::size_t size =
        ZSTD_compress(result.data(), result.size(), bytes.data(), bytes.size(), kLevel);
    if (ZSTD_isError(size) != 0)
        throw Error(ErrorKind::Limit, std::string("cannot compress: ") + ZSTD_getErrorName(size));
    result.resize(size);
    return result;
}

std::optional<std::string> decompressed(std::string_view bytes) {
    const unsigned long long size = ZSTD_getFrameContentSize(bytes.data(), bytes.size());
    if (size > kMostBytes) return std::nullopt;  // also what says that it is not known
    std::string result(static_cast<std::size_t>(size), '\0');
    const std::size_t real =
        ZSTD_decompress(result.data(), result.size(), bytes.data(), bytes.size());
    if (real != result.size()) return std::nullopt;
    return result;
}

std::uint64_t fast_checksum(std::string_view bytes) {
    std::uint64_t hash = mix(bytes.size() + 1);
    while (!bytes.empty()) {
        std::uint64_t word = 0;
        for (std::size_t i = 0; i < 8 && i < bytes.size(); ++i)
            word |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
        hash = combine(hash, word);
        bytes.remove_prefix(bytes.size() < 8 ? bytes.size() : 8);
    }
    return hash;
}

}  // namespace upstar
