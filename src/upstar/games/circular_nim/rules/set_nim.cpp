#include "upstar/games/circular_nim/rules/set_nim.h"

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"

namespace upstar::circular_nim {
namespace {

StackFamily parse_family(std::string_view text, std::size_t offset, std::uint32_t stacks) {
    try {
        return family_of_sets(text, stacks);
    } catch (const Error& error) {
        throw Error(ErrorKind::Input, error.message(), offset + error.offset().value_or(0));
    }
}

}  // namespace

SetNim::SetNim(const Settings& settings)
    : rules_(
          with_rule({}, settings.word("rule"), static_cast<std::uint32_t>(settings.number("a")))) {}

SetNim::Position SetNim::parse(std::string_view text) const {
    const std::size_t slash = text.find('/');
    const auto [stacks, count] = parse_stacks(text.substr(0, slash));
    if (slash == std::string_view::npos)
        throw Error(ErrorKind::Input,
                    "the sets that moves take from are missing: write 3,5,7/ab,bc", text.size());
    CircularRules rules = rules_of(parse_family(text.substr(slash + 1), slash + 1, count));
    rules.removal = rules_.removal;
    rules.amount = rules_.amount;
    Position position(rules, stacks);
    require_few_options(position, text.size());
    return position;
}

const About& SetNim::about() {
    static const About kAbout = [] {
        About about = CircularNim::about();
        about.name = "Set Nim";
        about.aliases = {"SN"};
        about.summary = "Take tokens from the stacks of one of some sets.";
        about.rules =
            "There are stacks of tokens, called a, b, c and so on, and a family of sets of them. A "
            "move chooses a set of the family and takes one or more tokens from its stacks, from "
            "each as many as one likes. Whoever cannot move loses. Nim, Moore's Nim, Circular Nim "
            "and Nim on a simplicial complex are such games.\n\n"
            "The variations V1 to V6 are those of Circular Nim, with a set in place of k "
            "neighbours.";
        about.notation =
            "The sizes of the stacks joined by commas, a slash, and the sets of letters joined by "
            "commas: in 3,5,7/ab,bc a move takes from a and b or from b and c. An empty stack is "
            "0. At most 16 stacks.";
        std::erase_if(about.parameters, [](const Parameter& parameter) {
            return parameter.name != "rule" && parameter.name != "a";
        });
        about.by_place = {};
        about.examples = {"1,2,3/a,b,c", "3,5,7/ab,bc", "2,1,0,2/abc,cd", "1,1,2/ab,bc,ac"};
        return about;
    }();
    return kAbout;
}

}  // namespace upstar::circular_nim
