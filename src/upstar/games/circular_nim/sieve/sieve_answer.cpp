#include "upstar/games/circular_nim/sieve/sieve_answer.h"

#include <utility>

#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/sieve/invariance.h"
#include "upstar/games/circular_nim/sieve/orbit.h"

namespace upstar::circular_nim {

SieveAnswer sieve_answer(Context& context, PPositions set, const SieveQuestion& question) {
    SieveAnswer answer{question, std::move(set), {}, {}};
    if (question.up_to_symmetry) {
        std::uint64_t classes = 0;
        for_each_listed(context, answer, [&](const Stacks&) { ++classes; });
        answer.classes = classes;
    }
    if (question.shifts) answer.shifts = unit_shifts(answer.set);
    return answer;
}

void for_each_listed(Context& context, const SieveAnswer& answer,
                     const std::function<void(const Stacks&)>& visit) {
    answer.set.for_each([&](const Stacks& p) {
        context.poll();
        if (!answer.question.up_to_symmetry || least_image(answer.rules(), p) == p) visit(p);
    });
}

std::string describe(const SieveAnswer& answer) {
    std::string text = game_name(answer.rules()) + ", stacks up to " +
                       std::to_string(answer.cube().most()) + ": " +
                       std::to_string(answer.set.count()) + " P-positions of " +
                       std::to_string(answer.cube().positions());
    if (answer.classes) text += ", " + std::to_string(*answer.classes) + " up to symmetry";
    text += "\n";
    if (!answer.shifts) return text;
    text += "adding to a P-position, seen to give one throughout the cube:";
    for (const Stacks& shift : *answer.shifts) text += " " + listed(shift);
    return text + (answer.shifts->empty() ? " nothing\n" : "\n");
}

std::string describe(const SliceAnswer& answer) {
    const auto& [cube, slice] = answer;
    const std::string text =
        game_name(cube.rules()) + ", stacks up to " + std::to_string(cube.most()) +
        ", one of them empty: " + std::to_string(slice.with_empty_stack) + " P-positions\n";
    if (slice.raise_fails)
        return text + "with one more token on every stack " + listed(*slice.raise_fails) +
               " changes its kind: the others are no raised copies of these\n";
    return text +
           "one more token on every stack keeps each P-position and each N-position of stacks up "
           "to " +
           std::to_string(slice.looked_at) + " such; if it always does, the cube has " +
           std::to_string(slice.raised) + " P-positions of " + std::to_string(cube.positions()) +
           "\n";
}

std::string board_name(const CircularRules& rules) {
    if (rules.family) return rules.family->name;
    return rules.circle ? "circle" : "path";
}

std::string listed(const Stacks& stacks) {
    std::string text;
    for (const std::uint32_t stack : stacks)
        text += (text.empty() ? "" : ",") + std::to_string(stack);
    return text;
}

}  // namespace upstar::circular_nim
