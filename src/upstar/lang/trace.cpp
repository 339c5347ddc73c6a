#include "upstar/lang/trace.h"

#include <algorithm>

#include "upstar/base/characters.h"

namespace upstar {
namespace {

constexpr const char* kIn = "\n  in ";
constexpr std::size_t kMostTold = 3;  // functions of a trace

std::size_t functions_told(const std::string& message) {
    std::size_t count = 0;
    for (std::size_t at = message.find(kIn); at != std::string::npos;
         at = message.find(kIn, at + 1))
        ++count;
    return count;
}

std::string indented(const std::string& lines) {
    std::string text = "\n    ";
    for (const char c : lines) text += c == '\n' ? "\n    " : std::string(1, c);
    return text;
}

}  // namespace

std::string place_name(const Source& source, std::size_t offset) {
    const std::string_view before = std::string_view(source.text).substr(0, offset);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t newline = before.rfind('\n');
    const std::size_t column =
        character_count(newline == std::string_view::npos ? before : before.substr(newline + 1));
    const std::string place = std::to_string(line) + ":" + std::to_string(column + 1);
    return source.name.empty() ? "line " + place : source.name + ":" + place;
}

Error with_place(const Error& error, const Code& code, std::size_t offset, const Source* query) {
    if (code.source == nullptr) return error;
    if (code.source.get() == query) return error.offset() ? error : error.at(offset);
    if (error.offset()) return error;
    const std::size_t told = functions_told(error.message());
    if (told == kMostTold) return error;
    std::string message = error.message() + kIn + (code.name.empty() ? "" : code.name + ", ") +
                          place_name(*code.source, offset);
    if (told == 0) message += indented(caret_lines(code.source->text, offset));
    return error.retold(message);
}

Error told_of_file(const Error& error, const Source& source) {
    if (!error.offset()) return error;
    return error.retold(place_name(source, *error.offset()) + ": " + error.message() +
                        indented(caret_lines(source.text, *error.offset())));
}

std::string caret_lines(std::string_view text, std::size_t offset) {
    constexpr std::size_t kWindow = 72;
    offset = std::min(offset, text.size());
    const std::size_t before = text.rfind('\n', offset == 0 ? 0 : offset - 1);
    std::size_t start = before == std::string_view::npos || offset == 0 ? 0 : before + 1;
    std::size_t end = std::min(text.find('\n', offset), text.size());
    if (offset - start > kWindow / 2 && end - start > kWindow) start = offset - kWindow / 2;
    end = std::min(end, start + kWindow);
    while (start < offset && !begins_character(text[start])) ++start;
    while (end > offset && end < text.size() && !begins_character(text[end])) --end;
    // Count characters, not bytes, up to the caret; and keep tabs narrow.
    const std::size_t column = character_count(text.substr(start, offset - start));
    std::string line(text.substr(start, end - start));
    std::replace(line.begin(), line.end(), '\t', ' ');
    return line + "\n" + std::string(column, ' ') + "^";
}

}  // namespace upstar
