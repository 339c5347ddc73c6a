// What a ruleset says about itself: its name, its rules, its notation, its parameters.
//
// One About serves the program's help, the Python documentation and the web page. Variants of a
// game are parameters of one ruleset (`rules => modern`, `k => 2`), and this table is the only
// place that states their names, defaults and ranges: Settings checks what the user gave against
// it, so that a ruleset reads its parameters without checking them again.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace upstar {

/// A parameter is a word from a list, a whole number in a range, or a text in a form that the
/// ruleset itself reads, such as the code of an octal game; the ruleset throws if it is in another.
struct Parameter {
    static Parameter word(std::string name, std::vector<std::string> allowed, std::string help);
    static Parameter number(std::string name, std::int64_t standard, std::int64_t least,
                            std::int64_t most, std::string help);
    static Parameter text(std::string name, std::string standard, std::string form,
                          std::string help);

    bool is_number() const { return words.empty() && form.empty(); }
    bool is_text() const { return !form.empty(); }
    std::string allowed() const;  ///< "ancient or modern", "a whole number from 1 to 64"

    std::string name;
    std::string standard;            ///< the value where none is given
    std::vector<std::string> words;  ///< of a word: the allowed ones, the standard first
    std::int64_t least = 0;          ///< of a number
    std::int64_t most = 0;
    std::string form{};  ///< of a text: "a code such as 0.77"
    std::string help;
};

/// One `name => value` as the user gave it.
struct Argument {
    std::string name;
    std::string value;
    friend bool operator==(const Argument&, const Argument&) = default;
};

/// A choice of parameters that has a name of its own.
struct Variant {
    std::string name;
    std::vector<Argument> arguments;
};

struct About {
    std::string name;  ///< as a title: "Toads and Frogs"
    std::vector<std::string>
        aliases;          ///< other names, such as CGSuite's "game.strip.ToadsAndFrogs"
    std::string summary;  ///< one line
    std::string rules;    ///< prose, paragraphs separated by an empty line
    std::string left =
        {};  ///< what Left does, "moves the toads"; empty if both have the same moves
    std::string right = {};       ///< what Right does
    std::string point = "point";  ///< of a scoring game: what is scored, "box"
    std::string points = "points";
    std::string notation;  ///< how a position is written
    std::vector<Parameter> parameters;
    /// Those that may be given without their names, in this order: circular_nim(5,2). A list is a
    /// text with commas, subtraction([1,3]); a string with a point is a text,
    /// take_and_break("0.7").
    std::vector<std::string> by_place = {};
    std::vector<Variant> variants;
    std::vector<std::string> examples;  ///< positions that parse with the standard parameters
};

/// The name as one word: "toads_and_frogs". Files that belong to the game are called by it.
std::string slug(const About& about);

/// "1 box", "3 boxes".
std::string points_text(const About& about, std::int32_t points);

/// A valid value for every parameter of one ruleset.
class Settings {
public:
    explicit Settings(const About& about);  ///< the standard values

    /// These settings with the given ones in their place. Throws Error (Input), naming what is
    /// allowed, for an unknown name, a bad value, or a name given twice.
    Settings with(const About& about, const std::vector<Argument>& given) const;

    /// The value of a parameter. Requires that the ruleset has it, and of that type.
    const std::string& word(std::string_view parameter) const;
    std::int64_t number(std::string_view parameter) const;

    /// Every parameter, in the order of the About.
    const std::vector<Argument>& all() const { return values_; }

    friend bool operator==(const Settings&, const Settings&) = default;

private:
    std::vector<Argument> values_;
};

}  // namespace upstar
