// The one error type of Upstar.
//
// Thrown at the edges (parsing, files, limits) and caught once in each front end. The message says
// what is wrong and what to try; `offset` says where in the input, so that a front end can draw a
// caret. Bugs are `assert`, never an Error.
#pragma once

#include <cstddef>
#include <exception>
#include <optional>
#include <string>
#include <utility>

namespace upstar {

enum class ErrorKind {
    Input,      ///< the caller gave something malformed or meaningless (exit code 2)
    Limit,      ///< a limit of memory, time or size was reached (exit code 3)
    Cancelled,  ///< the user interrupted the work (exit code 3)
};

class Error : public std::exception {
public:
    Error(ErrorKind kind, std::string message, std::optional<std::size_t> offset = std::nullopt)
        : kind_(kind), message_(std::move(message)), offset_(offset) {}

    ErrorKind kind() const { return kind_; }
    const std::string& message() const { return message_; }

    /// Byte offset into the input text, where one is known.
    std::optional<std::size_t> offset() const { return offset_; }

    /// The same error, placed at `offset` unless it already has a place.
    Error at(std::size_t offset) const { return {kind_, message_, offset_.value_or(offset)}; }

    const char* what() const noexcept override { return message_.c_str(); }

private:
    ErrorKind kind_;
    std::string message_;
    std::optional<std::size_t> offset_;
};

}  // namespace upstar
