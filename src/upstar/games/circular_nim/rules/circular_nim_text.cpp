// Circular Nim in words: how positions are read and written, and what the game says of itself.
#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_nim.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"

namespace upstar::circular_nim {
namespace {

constexpr std::uint32_t kMostAmount = 1000;

std::string letter(std::size_t stack) { return {static_cast<char>('a' + stack)}; }

// "ab,bc,ac".
std::string sets_text(const StackFamily& family) {
    std::string text;
    for (std::size_t set = 0; set < family.sets.size(); ++set) {
        if (set > 0) text += ',';
        for (const std::size_t place : places_of(family.sets[set])) text += letter(place);
    }
    return text;
}

}  // namespace

std::string CircularNim::Position::to_string() const {
    std::string text;
    for (std::size_t i = 0; i < count_; ++i)
        text += (i == 0 ? "" : ",") + std::to_string(stacks_[i]);
    return family_ ? text + "/" + sets_text(*family_) : text;
}

BoardDescription CircularNim::Position::describe() const {
    BoardDescription board =
        board_of_stacks({stacks_.begin(), stacks_.begin() + count_}, circle_ && !family_);
    if (!family_) return board;
    for (std::size_t i = 0; i < board.places.size(); ++i) board.places[i].name = letter(i);
    board.text = "sets " + sets_text(*family_);
    return board;
}

CircularNim::CircularNim(const Settings& settings) {
    rules_.stacks = static_cast<std::uint32_t>(settings.number("n"));
    rules_.window = static_cast<std::uint32_t>(settings.number("k"));
    rules_.circle = settings.word("board") == "circle";
    rules_ =
        with_rule(rules_, settings.word("rule"), static_cast<std::uint32_t>(settings.number("a")));
    if (rules_.stacks != 0 && rules_.window > rules_.stacks)
        throw Error(ErrorKind::Input, "k => " + std::to_string(rules_.window) +
                                          " stacks do not stand side by side among n => " +
                                          std::to_string(rules_.stacks) + "; take 1 <= k <= n");
}

WrittenStacks parse_stacks(std::string_view text) {
    WrittenStacks written;
    std::uint32_t stack = 0;
    bool in_stack = false;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const char c = at < text.size() ? text[at] : ',';
        if (c >= '0' && c <= '9') {
            stack = 10 * stack + static_cast<std::uint32_t>(c - '0');
            if (stack > CircularNim::kMostTokens)
                throw Error(ErrorKind::Input,
                            "too many tokens: a stack has at most " +
                                std::to_string(CircularNim::kMostTokens),
                            at);
            in_stack = true;
        } else if (c == ',' && in_stack) {
            if (written.count == CircularNim::kMostStacks)
                throw Error(ErrorKind::Input,
                            "too many stacks: at most " + std::to_string(CircularNim::kMostStacks),
                            at);
            written.stacks[written.count++] = static_cast<std::uint16_t>(stack);
            stack = 0;
            in_stack = false;
        } else if (at == text.size()) {
            throw Error(ErrorKind::Input, "a stack is missing here; an empty one is written 0", at);
        } else {
            throw Error(ErrorKind::Input,
                        "stacks are whole numbers joined by commas, such as 3,1,4,1,5", at);
        }
    }
    return written;
}

void require_few_options(const CircularNim::Position& position, std::size_t offset) {
    if (position.most_options() > CircularNim::kMostOptions)
        throw Error(ErrorKind::Input,
                    "too many moves: such a position may have at most about " +
                        std::to_string(CircularNim::kMostOptions) +
                        "; take smaller stacks, or a smaller k",
                    offset);
}

CircularNim::Position CircularNim::parse(std::string_view text) const {
    const auto [stacks, count] = parse_stacks(text);
    CircularRules rules = rules_;
    if (rules.stacks == 0) rules.stacks = count;
    if (count != rules.stacks)
        throw Error(ErrorKind::Input,
                    "this board has n => " + std::to_string(rules.stacks) +
                        " stacks, and here are " + std::to_string(count),
                    text.size());
    if (rules.window > count)
        throw Error(ErrorKind::Input,
                    "a move needs k => " + std::to_string(rules.window) +
                        " stacks side by side, and here are " + std::to_string(count) +
                        "; give a smaller k",
                    text.size());
    Position position(rules, stacks);
    require_few_options(position, text.size());
    return position;
}

const About& CircularNim::about() {
    static const About kAbout = [] {
        std::vector<std::string> words;
        words.reserve(kCircularRuleNames.size());
        for (const CircularRuleName& rule : kCircularRuleNames) words.emplace_back(rule.word);
        return About{
            .name = "Circular Nim",
            .aliases = {"CN"},
            .summary = "Take tokens from some of k neighbouring stacks on a circle.",
            .rules =
                "Stacks of tokens stand on a circle. A move chooses k neighbouring stacks and "
                "takes "
                "one or more tokens from them, from each as many as one likes. Whoever cannot move "
                "loses. With k = 1 it is Nim.\n\n"
                "The variations of Heubach and Dufour choose k neighbours, too, and take: V1 "
                "exactly a from each of one or more of them; V2 exactly a from each; V3 at least "
                "one from each; V4 at least a from each; V5 at least a in total (with a = 1, "
                "Circular Nim itself); V6 exactly a in total. The stacks may also stand on a path.",
            .notation =
                "The sizes of the stacks around the circle, joined by commas: 3,1,4,1,5. An empty "
                "stack is 0. At most 16 stacks. circular_nim(5,2) is the game with n = 5 and k = "
                "2.",
            .parameters =
                {
                    Parameter::number("n", 0, 0, kMostStacks,
                                      "how many stacks; 0: as many as the position has"),
                    Parameter::number("k", 2, 1, kMostStacks, "from how many neighbours to take"),
                    Parameter::word("rule", words, "what to take from them"),
                    Parameter::number("a", 1, 1, kMostAmount,
                                      "how many tokens the rule names (V3 names none)"),
                    Parameter::word("board", {"circle", "path"}, "where the stacks stand"),
                },
            .by_place = {"n", "k"},
            .variants = {},
            .examples = {"0,1,2", "1,2,1,2", "3,1,4,1,5", "1,0,2,0,1,3"},
        };
    }();
    return kAbout;
}

}  // namespace upstar::circular_nim
