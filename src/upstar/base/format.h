// The formats that answers are written in, by the names that users give them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace upstar {

// GCC 12 says of an enumerator of a scoped enum that it shadows the type Json.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"
enum class Format : std::uint8_t {
    Text,
    Unicode,
    Latex,
    Csv,
    Json,
    Svg,
    Tikz,
    JsonLines,  ///< of tables: an object a row
    Bfile,      ///< of tables of whole numbers: as the OEIS has them
};
#pragma GCC diagnostic pop

/// "csv".
inline const char* name(Format format) {
    constexpr const char* kNames[] = {"text", "unicode", "latex", "csv",  "json",
                                      "svg",  "tikz",    "jsonl", "bfile"};
    return kNames[static_cast<std::size_t>(format)];
}

/// Text for people, with or without the signs of Unicode.
constexpr bool is_text(Format format) { return format <= Format::Unicode; }

constexpr bool is_picture(Format format) { return format == Format::Svg || format == Format::Tikz; }

/// Those that an answer has.
class Formats {
public:
    constexpr Formats(std::initializer_list<Format> formats) {
        for (const Format format : formats) bits_ |= bit(format);
    }
    /// All that a single answer may have.
    static constexpr Formats all() {
        return {Format::Text, Format::Unicode, Format::Latex, Format::Csv,
                Format::Json, Format::Svg,     Format::Tikz};
    }
    constexpr bool contains(Format format) const { return (bits_ & bit(format)) != 0; }
    std::vector<Format> list() const {
        std::vector<Format> list;
        for (unsigned i = 0; bits_ >> i != 0; ++i)
            if (contains(static_cast<Format>(i))) list.push_back(static_cast<Format>(i));
        return list;
    }

private:
    static constexpr unsigned bit(Format format) { return 1u << static_cast<unsigned>(format); }

    unsigned bits_ = 0;
};

}  // namespace upstar
