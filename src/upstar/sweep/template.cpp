#include "upstar/sweep/template.h"

#include <algorithm>

#include "upstar/base/error.h"

namespace upstar {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Where the bracket that opens at `open` closes.
std::size_t closing(const std::string& text, std::size_t open) {
    const char opener = text[open];
    const char closer = opener == '{' ? '}' : ')';
    std::size_t depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        if (text[i] == opener) ++depth;
        if (text[i] == closer && --depth == 0) return i;
    }
    throw Error(ErrorKind::Input,
                std::string("this ") + opener + " of the template is not closed: add " + closer,
                open);
}

}  // namespace

PositionTemplate::PositionTemplate(std::string_view text,
                                   const std::vector<std::string>& parameters)
    : text_(text) {
    for (std::size_t at = 0; at < text_.size();) {
        const bool after_power = at > 0 && text_[at - 1] == '^';
        if (text_[at] == '{' || (after_power && text_[at] == '(')) {
            at = hole_at(at, parameters);
        } else if (after_power && is_letter(text_[at])) {
            at = name_at(at, parameters);
        } else {
            fixed_ += text_[at++];
        }
    }
}

std::size_t PositionTemplate::hole_at(std::size_t at, const std::vector<std::string>& parameters) {
    const std::size_t end = closing(text_, at);
    add_hole(at + 1, end, parameters);
    return end + 1;
}

std::size_t PositionTemplate::name_at(std::size_t at, const std::vector<std::string>& parameters) {
    std::size_t end = at;
    while (end < text_.size() && (is_letter(text_[end]) || is_digit(text_[end]))) ++end;
    std::size_t size = end - at;
    const auto is_parameter = [&] {
        return std::find(parameters.begin(), parameters.end(), text_.substr(at, size)) !=
               parameters.end();
    };
    while (size > 0 && !is_parameter()) --size;
    if (size == 0) size = end - at;  // refused with its whole name
    add_hole(at, at + size, parameters);
    return at + size;
}

void PositionTemplate::add_hole(std::size_t begin, std::size_t end,
                                const std::vector<std::string>& parameters) {
    try {
        holes_.push_back(
            {fixed_.size(), {std::string_view(text_).substr(begin, end - begin), parameters}});
    } catch (const Error& error) {
        throw error.retold("in the template: " + error.message(),
                           begin + error.offset().value_or(0));
    }
}

bool PositionTemplate::names(const std::string& parameter) const {
    return std::any_of(holes_.begin(), holes_.end(), [&](const Hole& hole) {
        const auto& names = hole.expression.names();
        return std::find(names.begin(), names.end(), parameter) != names.end();
    });
}

std::string PositionTemplate::substituted(Workspace& work, const Bindings& bindings) const {
    std::string text;
    std::size_t at = 0;
    for (const auto& [after, expression] : holes_) {
        text += fixed_.substr(at, after - at);
        text += std::to_string(expression.evaluate(work, bindings));
        at = after;
    }
    return text + fixed_.substr(at);
}

}  // namespace upstar
