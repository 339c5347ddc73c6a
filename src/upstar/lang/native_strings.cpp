// The methods of texts, coordinates, players, whole numbers and functions.
#include <algorithm>
#include <cctype>

#include "upstar/lang/natives.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/operators.h"

namespace upstar {
namespace {

constexpr std::size_t kMostText = std::size_t{1} << 24;

const std::string& text_of_self(const NativeCall& c) { return c.self().as<StringObject>()->text; }

Cell checked_text(const NativeCall& c, std::string text) {
    if (text.size() > kMostText) throw Error(ErrorKind::Limit, "a string too long");
    return c.machine.keep_string(std::move(text));
}

// Characters `first` to `last`, counted from 1; empty where last is first - 1.
Cell part(const NativeCall& c, std::int64_t first, std::int64_t last) {
    const std::string& text = text_of_self(c);
    const auto size = static_cast<std::int64_t>(text.size());
    if (first < 1 || last > size || first > last + 1)
        throw Error(ErrorKind::Input, std::string(c.name) + ": this text has characters 1 to " +
                                          std::to_string(size));
    return c.machine.keep_string(text.substr(static_cast<std::size_t>(first - 1),
                                             static_cast<std::size_t>(last - first + 1)));
}

template <class Change>
Cell each_character(const NativeCall& c, const Change& change) {
    std::string text = text_of_self(c);
    std::transform(text.begin(), text.end(), text.begin(), [&](char ch) {
        return static_cast<char>(change(static_cast<unsigned char>(ch)));
    });
    return c.machine.keep_string(std::move(text));
}

constexpr Native kStringNatives[] = {
    {"Characters", "", "the characters, each a text",
     [](const NativeCall& c) {
         std::vector<Cell> all;
         for (const char ch : text_of_self(c))
             all.push_back(c.machine.keep_string(std::string(1, ch)));
         return c.machine.keep_list(std::move(all));
     }},
    {"Concat", "text", "both texts, one after the other",
     [](const NativeCall& c) { return checked_text(c, text_of_self(c) + c.text(0)); }},
    {"Contains", "text", "whether the text stands in this one",
     [](const NativeCall& c) {
         return Cell(text_of_self(c).find(c.text(0)) != std::string::npos);
     }},
    {"EndsWith", "text", "whether this ends so",
     [](const NativeCall& c) {
         const std::string& end = c.text(0);
         const std::string& text = text_of_self(c);
         return Cell(text.size() >= end.size() &&
                     text.compare(text.size() - end.size(), end.size(), end) == 0);
     }},
    {"IndexOf", "text", "where the text first stands in this one, or -1",
     [](const NativeCall& c) {
         const std::size_t at = text_of_self(c).find(c.text(0));
         return Cell::integer(at == std::string::npos ? -1 : static_cast<std::int64_t>(at) + 1);
     }},
    {"IsEmpty", "", "whether there is no character",
     [](const NativeCall& c) { return Cell(text_of_self(c).empty()); }},
    {"Length", "", "how many bytes",
     [](const NativeCall& c) {
         return Cell::integer(static_cast<std::int64_t>(text_of_self(c).size()));
     }},
    {"Repeated", "n", "the text n times",
     [](const NativeCall& c) {
         const auto n = static_cast<std::size_t>(c.size(0));
         const std::string& text = text_of_self(c);
         if (text.size() * n > kMostText) throw Error(ErrorKind::Limit, "a string too long");
         std::string all;
         for (std::size_t i = 0; i < n; ++i) all += text;
         return c.machine.keep_string(std::move(all));
     }},
    {"Replace", "old,new", "the text with another in place of each occurrence",
     [](const NativeCall& c) {
         const std::string& old = c.text(0);
         if (old.empty()) c.refuse(0, "a text that is not empty");
         std::string text = text_of_self(c);
         for (std::size_t at = text.find(old); at != std::string::npos;
              at = text.find(old, at + c.text(1).size())) {
             text.replace(at, old.size(), c.text(1));
             c.arena().context().poll();
             if (text.size() > kMostText) throw Error(ErrorKind::Limit, "a string too long");
         }
         return c.machine.keep_string(std::move(text));
     }},
    {"Reversed", "", "the text from its end to its beginning",
     [](const NativeCall& c) {
         const std::string& text = text_of_self(c);
         return c.machine.keep_string({text.rbegin(), text.rend()});
     }},
    {"Split", "separator", "the parts between the separators",
     [](const NativeCall& c) {
         const std::string& separator = c.text(0);
         if (separator.empty()) c.refuse(0, "a text that is not empty");
         const std::string& text = text_of_self(c);
         std::vector<Cell> parts;
         std::size_t from = 0;
         for (std::size_t at = text.find(separator); at != std::string::npos;
              at = text.find(separator, from)) {
             parts.push_back(c.machine.keep_string(text.substr(from, at - from)));
             from = at + separator.size();
         }
         parts.push_back(c.machine.keep_string(text.substr(from)));
         return c.machine.keep_list(std::move(parts));
     }},
    {"StartsWith", "text", "whether this begins so",
     [](const NativeCall& c) { return Cell(text_of_self(c).rfind(c.text(0), 0) == 0); }},
    {"Substring", "first,last", "the characters from one place to another",
     [](const NativeCall& c) { return part(c, c.integer(0), c.integer(1)); }},
    {"ToInteger", "", "the whole number that the text writes",
     [](const NativeCall& c) {
         const std::string& text = text_of_self(c);
         const bool negative = !text.empty() && text[0] == '-';
         const std::string digits = text.substr(negative ? 1 : 0);
         if (digits.empty() || digits.size() > 18 ||
             !std::all_of(digits.begin(), digits.end(),
                          [](char ch) { return ch >= '0' && ch <= '9'; }))
             throw Error(ErrorKind::Input, "no whole number: " + quoted(text.substr(0, 40)));
         return Cell::integer(std::stoll(digits) * (negative ? -1 : 1));
     }},
    {"ToLowerCase", "", "the text in small letters",
     [](const NativeCall& c) {
         return each_character(c, [](unsigned char ch) { return std::tolower(ch); });
     }},
    {"ToUpperCase", "", "the text in capital letters",
     [](const NativeCall& c) {
         return each_character(c, [](unsigned char ch) { return std::toupper(ch); });
     }},
    {"Updated", "i,text", "the text with another in place of character i",
     [](const NativeCall& c) {
         std::string text = text_of_self(c);
         const std::int64_t i = c.integer(0);
         if (i < 1 || i > static_cast<std::int64_t>(text.size()))
             refuse_place(std::to_string(i), "text", text.size());
         text.replace(static_cast<std::size_t>(i - 1), 1, c.text(1));
         return checked_text(c, std::move(text));
     }},
};

Coordinates place_of(const NativeCall& c) { return c.self().coordinates(); }

constexpr Native kCoordinatesNatives[] = {
    {"Col", "", "the column", [](const NativeCall& c) { return Cell::integer(place_of(c).col); }},
    {"IsUnit", "", "whether this is a step to a neighbour, orthogonal or diagonal",
     [](const NativeCall& c) {
         const Coordinates p = place_of(c);
         return Cell(p.row >= -1 && p.row <= 1 && p.col >= -1 && p.col <= 1 &&
                     (p.row != 0 || p.col != 0));
     }},
    {"Row", "", "the row", [](const NativeCall& c) { return Cell::integer(place_of(c).row); }},
    {"Swap", "", "row and column exchanged",
     [](const NativeCall& c) {
         return Cell(Coordinates{place_of(c).col, place_of(c).row});
     }},
};

constexpr Native kPlayerNatives[] = {
    {"Opponent", "", "the other player",
     [](const NativeCall& c) { return Cell(opponent(c.self().player())); }},
    {"Ordinal", "", "1 for Left, 2 for Right",
     [](const NativeCall& c) {
         return Cell::integer(static_cast<std::int64_t>(index(c.self().player())) + 1);
     }},
    {"Sign", "", "1 for Left, -1 for Right",
     [](const NativeCall& c) { return Cell::integer(sign(c.self().player())); }},
};

// What programs ask of whole numbers most, without making values of them.
constexpr Native kIntegerNatives[] = {
    {"IsEven", "", "whether the number is even",
     [](const NativeCall& c) { return Cell(c.self().integer() % 2 == 0); }},
    {"IsOdd", "", "whether the number is odd",
     [](const NativeCall& c) { return Cell(c.self().integer() % 2 != 0); }},
    {"Max", "x", "the larger of the two",
     [](const NativeCall& c) {
         const bool less = c.machine.truth(c.machine.binary(Op::Less, c.self(), c.argument(0)));
         return Cell(less ? c.argument(0) : c.self());
     }},
    {"Min", "x", "the smaller of the two",
     [](const NativeCall& c) {
         const bool less = c.machine.truth(c.machine.binary(Op::Less, c.argument(0), c.self()));
         return Cell(less ? c.argument(0) : c.self());
     }},
};

constexpr Native kFunctionNatives[] = {
    {"Arity", "", "how many arguments the function takes",
     [](const NativeCall& c) {
         return Cell::integer(
             static_cast<std::int64_t>(c.self().as<FunctionObject>()->code->parameters.size()));
     }},
};

}  // namespace

const std::string& NativeCall::text(std::size_t i) const {
    if (const auto* found = argument(i).as<StringObject>()) return found->text;
    refuse(i, "a text");
}

std::span<const Native> string_natives() { return kStringNatives; }
std::span<const Native> coordinates_natives() { return kCoordinatesNatives; }
std::span<const Native> player_natives() { return kPlayerNatives; }
std::span<const Native> integer_natives() { return kIntegerNatives; }
std::span<const Native> function_natives() { return kFunctionNatives; }

}  // namespace upstar
