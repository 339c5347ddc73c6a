#include "upstar/lang/call_ruleset.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/lang/boards.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/function_game.h"
#include "upstar/lang/objects.h"

namespace upstar {
namespace {

// The elements of a list or a set joined by commas, or a string with a point in it.
std::optional<std::string> parameter_text(Arena& arena, const Value& value) {
    if (const auto* text = std::get_if<std::string>(&value))
        return text->find('.') == std::string::npos ? std::nullopt : std::optional(*text);
    const auto elements = items_of(arena, value);
    if (!elements) return std::nullopt;
    std::string joined;
    for (const Value& element : *elements)
        joined += (joined.empty() ? "" : ",") + to_string(arena, element);
    return joined;
}

// Numbers are parameters if the game takes some by place; so are lists, and strings with a point,
// if it takes texts.
void name_by_place(Arena& arena, const About& about, std::vector<Value>& values,
                   std::vector<Argument>& named) {
    if (about.by_place.empty() || values.empty()) return;
    const auto& all = about.parameters;
    const auto first = std::find_if(all.begin(), all.end(), [&](const Parameter& parameter) {
        return parameter.name == about.by_place.front();
    });
    std::vector<std::string> texts;
    for (const Value& value : values) {
        std::optional<std::string> text;
        if (first->is_text()) {
            text = parameter_text(arena, value);
        } else if (as_integer(arena, value)) {
            text = to_string(arena, value);
        }
        if (!text) return;
        texts.push_back(*std::move(text));
    }
    if (texts.size() > about.by_place.size()) {
        std::string names;
        for (const std::string& name : about.by_place) names += (names.empty() ? "" : ", ") + name;
        throw Error(ErrorKind::Input,
                    std::string(first->is_text() ? "the parameters that " : "the numbers that ") +
                        about.name + " takes are " + names +
                        "; a position is one text in quotes, such as " +
                        quoted(about.examples.front()));
    }
    for (std::size_t i = 0; i < texts.size(); ++i)
        named.push_back({about.by_place[i], std::move(texts[i])});
    values.clear();
}

// How a game writes the cells 0, 1, 2, ... of a grid or strip: empty ones, Left's pieces, Right's,
// then what is nobody's, blocked cells last, as far as its examples show them. That is how CGSuite
// numbers the cells of each of its games.
std::string cell_characters(const AnyRuleset& ruleset) {
    constexpr const char* kBlocked = "#";
    std::string left;
    std::string right;
    std::string others;
    std::string blocked;
    for (const std::string& example : ruleset.about().examples) {
        BoardDescription board;
        try {
            board = ruleset.parse(example)->board();
        } catch (const Error&) {
            continue;  // these parameters have other positions
        }
        for (const BoardPlace& place : board.places) {
            if (place.kind != BoardPlace::Kind::Square || place.is_empty || place.mark.size() != 1)
                continue;
            std::string& of = place.mark == kBlocked         ? blocked
                              : !place.owner                 ? others
                              : *place.owner == Player::Left ? left
                                                             : right;
            if (of.find(place.mark) == std::string::npos) of += place.mark;
        }
    }
    return "." + left + right + others + blocked;
}

// A grid or a strip of the language as the game writes it.
std::optional<std::string> text_of_board(const AnyRuleset& ruleset, const Value& value) {
    const auto* cell = std::get_if<Cell>(&value);
    const BoardObject* board = cell == nullptr ? nullptr : as_board(*cell);
    if (board == nullptr) return std::nullopt;
    const std::string characters = cell_characters(ruleset);
    std::string text = board_text(*board, characters);
    if (text.find('?') == std::string::npos) return text;
    throw Error(ErrorKind::Input, "the cells of " + ruleset.about().name + " are 0 to " +
                                      std::to_string(characters.size() - 1) +
                                      ", for the characters " + characters);
}

// One string, a board, or numbers that are joined by commas (heaps): nim(3,5,7).
std::optional<std::string> position_text(Arena& arena, const AnyRuleset& ruleset,
                                         const std::vector<Value>& values) {
    if (values.size() == 1) {
        if (const auto* text = std::get_if<std::string>(&values[0])) return *text;
        if (auto text = text_of_board(ruleset, values[0])) return text;
    }
    std::string joined;
    for (const Value& value : values) {
        const auto number = as_integer(arena, value);
        if (!number) return std::nullopt;
        joined += (joined.empty() ? "" : ",") + number->str();
    }
    return joined;
}

}  // namespace

Value position_or_ruleset(Arena& arena, const RulesetPtr& ruleset, std::vector<Value> values,
                          std::vector<Argument> named, const CallSite& site) {
    name_by_place(arena, ruleset->about(), values, named);
    RulesetPtr configured = named.empty() ? ruleset : ruleset->configured(named);
    if (values.empty()) return configured;
    auto text = position_text(arena, *configured, values);
    if (!text && values.size() == 1) text = position_text(*configured, cell_of(arena, values[0]));
    if (!text)
        throw Error(ErrorKind::Input, "a position of " + ruleset->about().name +
                                          " is one text in quotes, such as " +
                                          quoted(ruleset->about().examples.front()));
    try {
        return to_value(std::make_shared<const PositionGame>(configured->parse(*text)));
    } catch (const Error& error) {
        // The offset is one into the position's text, which may stand in the query as it is.
        if (!error.offset() || !site.has_text) throw error.retold(error.message());
        throw error.retold(error.message(), site.text_offset + 1 + *error.offset());
    }
}

}  // namespace upstar
