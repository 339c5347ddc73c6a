// The one error type of Upstar.
//
// Thrown at the edges (parsing, files, limits) and caught once in each front end. The message says
// what is wrong and what to try, in words that fit every front end; `offset` says where in the
// input, so that a front end can draw a caret; `remedy` is what each words in its own way. Bugs are
// `assert`, never an Error.
#pragma once

#include <cstddef>
#include <exception>
#include <optional>
#include <string>
#include <utility>

#include "upstar/base/remedy.h"

namespace upstar {

enum class ErrorKind {
    Input,      ///< the caller gave something malformed or meaningless (exit code 2)
    Limit,      ///< a limit of memory, time or size was reached (exit code 3)
    Cancelled,  ///< the user interrupted the work (exit code 3)
};

/// "input".
inline const char* name(ErrorKind kind) {
    constexpr const char* kNames[] = {"input", "limit", "cancelled"};
    return kNames[static_cast<std::size_t>(kind)];
}

class Error : public std::exception {
public:
    Error(ErrorKind kind, std::string message, std::optional<std::size_t> offset = std::nullopt,
          Remedy remedy = {})
        : kind_(kind), message_(std::move(message)), offset_(offset), remedy_(std::move(remedy)) {}
    Error(ErrorKind kind, std::string message, Remedy remedy)
        : Error(kind, std::move(message), std::nullopt, std::move(remedy)) {}

    ErrorKind kind() const { return kind_; }
    const std::string& message() const { return message_; }

    /// Byte offset into the input text, where one is known.
    std::optional<std::size_t> offset() const { return offset_; }

    const Remedy& remedy() const { return remedy_; }
    Reason reason() const { return {message_, remedy_}; }

    /// The same error, placed at `offset` unless it already has a place.
    Error at(std::size_t offset) const { return retold(message_, offset_.value_or(offset)); }

    /// The same error as seen from outside: in other words, at another place.
    Error retold(std::string message, std::optional<std::size_t> offset = std::nullopt) const {
        return {kind_, std::move(message), offset, remedy_};
    }

    const char* what() const noexcept override { return message_.c_str(); }

private:
    ErrorKind kind_;
    std::string message_;
    std::optional<std::size_t> offset_;
    Remedy remedy_;
};

}  // namespace upstar
