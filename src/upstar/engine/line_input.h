// Bytes as they come, cut into lines; of a line that is too long only the beginning is kept.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace upstar {

class LineInput {
public:
    /// Of a longer line one byte more than that is given.
    explicit LineInput(std::size_t longest) : most_(longest + 1) {}

    /// Calls `hear(line)` for each line that these bytes end.
    template <class Hear>
    void take(std::string_view bytes, const Hear& hear) {
        for (std::size_t end; (end = bytes.find('\n')) != std::string_view::npos;
             bytes.remove_prefix(end + 1)) {
            if (begun_.empty()) {
                hear(bytes.substr(0, std::min(end, most_)));
            } else {
                keep(bytes.substr(0, end));
                finish(hear);
            }
        }
        keep(bytes);
    }

    /// At the end of the input: a last line without its newline.
    template <class Hear>
    void finish(const Hear& hear) {
        hear(std::string_view(begun_));
        begun_.clear();
    }

private:
    void keep(std::string_view bytes) { begun_ += bytes.substr(0, most_ - begun_.size()); }

    std::size_t most_;
    std::string begun_;
};

}  // namespace upstar
