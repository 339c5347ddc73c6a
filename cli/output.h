// How the subcommands report: formats, errors, exit codes.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

#include "upstar/base/error.h"

namespace upstar::cli {

/// Exit codes: results on stdout are complete only with Ok.
enum ExitCode : int { Ok = 0, ClaimFailed = 1, BadInput = 2, LimitReached = 3 };

enum class Format : std::uint8_t { Text, Unicode, Latex, Csv, Json, Svg };

/// Those that a command writes.
class Formats {
public:
    constexpr Formats(std::initializer_list<Format> formats) {
        for (const Format format : formats) bits_ |= bit(format);
    }
    static constexpr Formats all() {
        return {Format::Text, Format::Unicode, Format::Latex,
                Format::Csv,  Format::Json,    Format::Svg};
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

/// "csv".
const char* name(Format format);

/// Throws Error (Input), naming those that there are, unless the format is one of them.
void require_format(Format format, Formats allowed);

int exit_code(const Error& error);

/// The exit code of a subcommand: what `run` returns; or, if that throws an Error, the error's,
/// which is then reported on stderr with a caret into `input`.
int ended(const std::function<int()>& run, const std::string& input);

/// The error with the offending line and a caret, for stderr.
std::string describe(const Error& error, const std::string& input);

/// A remark for stderr: "upstar: 5 of 7 cells".
void remark(const std::string& text);

}  // namespace upstar::cli
