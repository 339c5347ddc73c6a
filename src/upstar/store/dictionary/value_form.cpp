#include "upstar/store/dictionary/value_form.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/values/canonical.h"

namespace upstar {
namespace {

[[noreturn]] void damaged(ValueId id, const std::string& where) {
    throw Error(ErrorKind::Input, "value " + std::to_string(id) + " of " + where +
                                      " is damaged; put a copy of the file back, or build it "
                                      "again");
}

template <class Number>
std::optional<Number> number_from(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> all;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) all.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return all;
}

bool is_integer_text(std::string_view text) {
    if (!text.empty() && text[0] == '-') text.remove_prefix(1);
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<Dyadic> dyadic_from(std::string_view text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::string_view above = text.substr(0, slash);
    const std::string_view below = slash < text.size() ? text.substr(slash + 1) : "1";
    if (!is_integer_text(above) || !is_integer_text(below) || below[0] == '0') return std::nullopt;
    const auto inner = number_from<std::int64_t>(above);
    return Dyadic::fraction(inner ? Integer(*inner) : Integer(std::string(above)),
                            Integer(std::string(below)));
}

using Sides = std::array<std::vector<ValueId>, 2>;

std::optional<Sides> sides_from(std::string_view form) {
    const std::size_t bar = form.find('|');
    if (form.size() < 3 || form.front() != '{' || form.back() != '}' ||
        bar == std::string_view::npos)
        return std::nullopt;
    Sides sides;
    const std::array<std::string_view, 2> texts = {form.substr(1, bar - 1),
                                                   form.substr(bar + 1, form.size() - bar - 2)};
    for (std::size_t side = 0; side < 2; ++side)
        for (const std::string_view word : words(texts[side])) {
            const auto id = number_from<ValueId>(word);
            if (!id) return std::nullopt;
            sides[side].push_back(*id);
        }
    return sides;
}

}  // namespace

std::string form_of(Arena& arena, Game value, const std::function<ValueId(Game)>& id_of) {
    if (value.is_simple())
        return arena.number_part(value).to_string() + " " + std::to_string(arena.ups(value)) + " " +
               std::to_string(arena.nimber_part(value));
    std::string form = "{";
    for (const Player player : kPlayers) {
        std::vector<ValueId> ids;
        for (const Game option : arena.options(value, player)) ids.push_back(id_of(option));
        std::sort(ids.begin(), ids.end());
        for (const ValueId id : ids) form += (id == ids.front() ? "" : " ") + std::to_string(id);
        form += player == Player::Left ? '|' : '}';
    }
    return form;
}

std::vector<ValueId> options_in_form(std::string_view form, ValueId id, const std::string& where) {
    if (form.empty() || form[0] != '{') return {};
    auto sides = sides_from(form);
    if (!sides) damaged(id, where);
    std::vector<ValueId> all = std::move((*sides)[0]);
    all.insert(all.end(), (*sides)[1].begin(), (*sides)[1].end());
    for (const ValueId option : all)
        if (option < 1 || option >= id) damaged(id, where);
    return all;
}

Game value_of_form(Arena& arena, std::string_view form, ValueId id, const std::string& where,
                   const std::function<Game(ValueId)>& value_of) {
    if (form.empty()) damaged(id, where);
    if (form[0] != '{') {
        const std::vector<std::string_view> parts = words(form);
        if (parts.size() != 3) damaged(id, where);
        const auto number = dyadic_from(parts[0]);
        const auto ups = number_from<std::int32_t>(parts[1]);
        const auto nimber = number_from<std::uint32_t>(parts[2]);
        if (!number || !ups || !nimber || *nimber > Arena::kMostNimber) damaged(id, where);
        return arena.simple(*number, *ups, *nimber);
    }
    const auto sides = sides_from(form);
    if (!sides) damaged(id, where);
    std::array<std::vector<Game>, 2> options;
    for (std::size_t side = 0; side < 2; ++side)
        for (const ValueId option : (*sides)[side]) options[side].push_back(value_of(option));
    const Game value = canonical(arena, options[0], options[1]);
    if (value.is_simple() || arena.options(value, Player::Left).size() != options[0].size() ||
        arena.options(value, Player::Right).size() != options[1].size())
        damaged(id, where);
    return value;
}

}  // namespace upstar
