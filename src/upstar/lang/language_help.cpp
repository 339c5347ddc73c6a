#include "upstar/lang/language_help.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "upstar/base/wrapped_text.h"
#include "upstar/lang/property.h"

namespace upstar {
namespace {

constexpr const char* kValues =
    R"(Values are written as in CGSuite:

    3  -1/2               numbers; any integer size, dyadic fractions as m/n
    *  *2                 nimbers
    ^  ^^  ^3  v  v2*     ups and downs, with a star: up, double up, three ups, ...
    1v*  9/8*             a number with an infinitesimal run on
    {2|1}  {2||1|0}       Left's options, bars, Right's; more bars divide first
    +-1  +-{2|1}          a switch {g|-g}; +-{a,b} has several options
    Tiny(2)  Miny(1/2)    {0||0|-2} and {1/2|0||0}
    ^<2>  ^[2]            up-second, and up + up-second
    '{0,1|2}'             an explicit form, kept as written; .CanonicalForm is its value

After a number, *2 and ^3 would read as a product and a power: write 9+*2 and 9+^3.
Also accepted: ↑ ↓ ⇑ ⇓ ∗ ± ⧾ ⧿.
)";

constexpr const char* kOperators =
    R"(    g + h   g - h   -g    sum, difference, negative
    n * g                 n copies of g; for numbers also * / % ^
    g : h                 ordinal sum
    g +- h                g plus the switch {h|-h}
    g Heat 1              an infix call: the same as g.Heat(1)
    == != < <= > >=       comparisons of games
    <>  <|  |>            confused with; less than or confused with; greater or confused
    and  or  not          conditions
)";

constexpr const char* kLanguage =
    R"(    g := {1|0}                       a variable; _ is the last result
    f := x -> x + 1                  a function; (x,y) -> x + y has two arguments
    def f(n) := if n == 0 then 1 else n * f(n-1) end
    [1,2,3]  {1,2,3}                 a list, a set
    [n*^ for n from 1 to 5]          a list made by a loop; also: from a to b by c, in list,
    [n for n from 1 to 9 where n.IsOdd]
    if a then b elseif c then d else e end
    for x in list do ... end;  while c do ... end;  begin a; b end
    a; b                             one after the other; the last is the result
    // to the end of the line        a comment
)";

std::string call_text(const PropertyHelp& entry) {
    return entry.name + (entry.arguments.empty() ? "" : "(" + entry.arguments + ")");
}

std::string properties_text() {
    constexpr std::size_t kColumn = 29;
    std::string text;
    std::string section;
    for (const PropertyHelp& property : property_help()) {
        if (property.applies_to != section) {
            section = property.applies_to;
            text += (text.empty() ? "" : "\n") + std::string("Of ") + section + ":\n";
        }
        text += list_entry("    ." + call_text(property), property.help, kColumn);
    }
    text += "\nFunctions:\n";
    for (const PropertyHelp& builtin : builtin_help())
        text += list_entry("    " + call_text(builtin), builtin.help, kColumn);
    return text;
}

}  // namespace

std::vector<std::string> language_topics() {
    std::vector<std::string> topics = {"values", "operators", "properties", "language"};
    for (const auto& table : {property_help(), builtin_help()})
        for (const PropertyHelp& entry : table) topics.push_back(entry.name);
    return topics;
}

std::string language_help(const std::string& topic) {
    constexpr std::string_view kNotations[] = {"values", "^",    "v",    "*",      "+-",
                                               "up",     "down", "star", "switch", "nimber"};
    if (std::find(std::begin(kNotations), std::end(kNotations), topic) != std::end(kNotations))
        return kValues;
    if (topic == "operators") return kOperators;
    if (topic == "language") return kLanguage;
    if (topic == "properties") return properties_text();
    std::string text;
    for (const auto& table : {property_help(), builtin_help()})
        for (const PropertyHelp& entry : table)
            if (entry.name == topic)
                text += call_text(entry) + " (" + entry.applies_to + "): " + entry.help + "\n";
    return text;
}

}  // namespace upstar
