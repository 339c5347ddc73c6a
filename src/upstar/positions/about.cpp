#include "upstar/positions/about.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <optional>
#include <system_error>
#include <utility>

#include "upstar/base/error.h"

namespace upstar {
namespace {

std::optional<std::int64_t> whole_number(std::string_view text) {
    std::int64_t n = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return n;
}

// The one spelling of a valid value, so that equal settings have equal texts ("2" for "02").
std::optional<std::string> accepted(const Parameter& parameter, const std::string& value) {
    if (parameter.is_number()) {
        const auto n = whole_number(value);
        if (!n || *n < parameter.least || *n > parameter.most) return std::nullopt;
        return std::to_string(*n);
    }
    if (parameter.is_text()) return value;
    const auto& words = parameter.words;
    if (std::find(words.begin(), words.end(), value) == words.end()) return std::nullopt;
    return value;
}

std::string listing(const About& about) {
    if (about.parameters.empty()) return "it has no parameters";
    std::string text = "it has ";
    for (const Parameter& parameter : about.parameters) {
        if (&parameter != &about.parameters.front()) text += ", ";
        text += parameter.name + " (" + parameter.allowed() + ")";
    }
    return text;
}

// Where the parameter stands in the table.
std::size_t place_of(const About& about, const std::string& name) {
    for (std::size_t i = 0; i < about.parameters.size(); ++i)
        if (about.parameters[i].name == name) return i;
    throw Error(ErrorKind::Input, about.name + " has no parameter " + name + ": " + listing(about));
}

[[noreturn]] void refuse(const About& about, const Parameter& parameter, const std::string& value) {
    std::string message = "the parameter " + parameter.name + " of " + about.name;
    message += " cannot be '" + value + "': it is " + parameter.allowed();
    throw Error(ErrorKind::Input, message);
}

}  // namespace

Parameter Parameter::word(std::string name, std::vector<std::string> allowed, std::string help) {
    assert(!allowed.empty());
    Parameter parameter;
    parameter.name = std::move(name);
    parameter.standard = allowed.front();
    parameter.words = std::move(allowed);
    parameter.help = std::move(help);
    return parameter;
}

Parameter Parameter::number(std::string name, std::int64_t standard, std::int64_t least,
                            std::int64_t most, std::string help) {
    assert(least <= standard && standard <= most);
    Parameter parameter;
    parameter.name = std::move(name);
    parameter.standard = std::to_string(standard);
    parameter.least = least;
    parameter.most = most;
    parameter.help = std::move(help);
    return parameter;
}

Parameter Parameter::text(std::string name, std::string standard, std::string form,
                          std::string help) {
    assert(!form.empty());
    Parameter parameter;
    parameter.name = std::move(name);
    parameter.standard = std::move(standard);
    parameter.form = std::move(form);
    parameter.help = std::move(help);
    return parameter;
}

std::string Parameter::allowed() const {
    if (is_text()) return form;
    if (is_number())
        return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    std::string text = words.front();
    for (std::size_t i = 1; i < words.size(); ++i)
        text += (i + 1 == words.size() ? " or " : ", ") + words[i];
    return text;
}

std::string slug(const About& about) {
    std::string text;
    for (const char c : about.name) {
        if (c >= 'A' && c <= 'Z') {
            text += static_cast<char>(c - 'A' + 'a');
        } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
            text += c;
        } else if (c == ' ' || c == '-') {
            text += '_';
        }
    }
    return text;
}

std::string points_text(const About& about, std::int32_t points) {
    return std::to_string(points) + " " + (points == 1 ? about.point : about.points);
}

Settings::Settings(const About& about) {
    for (const Parameter& parameter : about.parameters)
        values_.push_back({parameter.name, parameter.standard});
}

Settings Settings::with(const About& about, const std::vector<Argument>& given) const {
    Settings result = *this;
    std::vector<std::string_view> seen;
    for (const auto& [name, value] : given) {
        if (std::find(seen.begin(), seen.end(), name) != seen.end())
            throw Error(ErrorKind::Input, "the parameter " + name + " is given twice");
        seen.push_back(name);
        const std::size_t i = place_of(about, name);
        const auto text = accepted(about.parameters[i], value);
        if (!text) refuse(about, about.parameters[i], value);
        result.values_[i].value = *text;
    }
    return result;
}

const std::string& Settings::word(std::string_view parameter) const {
    const auto found = std::find_if(values_.begin(), values_.end(),
                                    [&](const Argument& a) { return a.name == parameter; });
    assert(found != values_.end());
    return found->value;
}

std::int64_t Settings::number(std::string_view parameter) const {
    const auto n = whole_number(word(parameter));
    assert(n);
    return *n;
}

}  // namespace upstar
