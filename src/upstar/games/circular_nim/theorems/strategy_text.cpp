#include "upstar/games/circular_nim/theorems/strategy_text.h"

#include "upstar/games/circular_nim/rules/circular_windows.h"

namespace upstar::circular_nim {
namespace {

std::string compared(LinearForm form) {
    const bool below = form.constant == 1;
    if (below) form.constant = 0;
    const std::string left = natural_part(form, 1), right = natural_part(form, -1);
    if (!below && right == "0") return left + " = 0";
    return left + (below ? " < " : " <= ") + right;
}

// Of natural numbers: the terms of each sign, and one subtraction.
std::string value(const LinearForm& form) {
    std::string text = natural_part(form, 1);
    for (std::size_t i = 0; i < form.coefficients.size(); ++i) {
        if (form.coefficients[i] >= 0) continue;
        const std::int64_t factor = -form.coefficients[i];
        text += "-" + (factor == 1 ? "" : std::to_string(factor)) + stack_name(i);
    }
    return form.constant < 0 ? text + std::to_string(form.constant) : text;
}

std::string text_of(const CircularRules& rules, const WayIn& way) {
    if (!way.window) return "it is in the set";
    const std::vector<std::size_t> places = window_places(rules, *way.window);
    std::string names, values;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::size_t known = way.stacks[i].coefficients.size();
        if (way.stacks[i] == LinearForm::variable(known, places[i])) continue;
        names += (names.empty() ? "" : ",") + stack_name(places[i]);
        values += (values.empty() ? "" : ", ") + value(way.stacks[i]);
    }
    return "take " + names + " to " + values;
}

class Writer {
public:
    explicit Writer(const CircularRules& rules) : rules_(rules) {}

    // `head` ends with a colon, or is empty.
    void write(const std::string& indent, const std::string& head, const DecisionTree& tree) {
        const auto* split = std::get_if<Split>(&tree.node);
        const auto* lowering = std::get_if<Lowering>(&tree.node);
        const std::string start = indent + head;
        if (split == nullptr && lowering == nullptr) {
            const auto* way = std::get_if<WayIn>(&tree.node);
            lines.push_back(start + (head.empty() ? "" : " ") +
                            (way != nullptr ? text_of(rules_, *way) : "that cannot be"));
            return;
        }
        if (!head.empty()) lines.push_back(start);
        const std::string inner = head.empty() ? indent : indent + "  ";
        if (lowering != nullptr) {
            write(inner, *lowering);
            return;
        }
        write(inner, "if " + to_string(split->atom) + ":", split->branches[0]);
        write(inner, "otherwise:", split->branches[1]);
    }

    std::vector<std::string> lines;

private:
    void write(const std::string& indent, const Lowering& lowering) {
        const std::string lesser = stack_name(rules_.stacks);
        for (std::size_t branch = 0; branch < lowering.branches.size(); ++branch) {
            std::string sum;
            for (std::size_t i = 0; i < lowering.numbers.size(); ++i)
                sum +=
                    (i == 0 ? "" : "^") + (i + 1 == branch ? lesser : value(lowering.numbers[i]));
            const std::string which =
                branch == 0
                    ? ""
                    : "some " + lesser + " < " + value(lowering.numbers[branch - 1]) + " has ";
            write(indent, "if " + which + sum + " = 0:", lowering.branches[branch]);
        }
    }

    const CircularRules& rules_;
};

}  // namespace

std::string reading_text(const CircularRules& rules) {
    const std::string last = stack_name(rules.stacks - 1);
    if (rules.family) {
        std::string text;
        for (const auto& [high, low] : turning(symmetries(rules)))
            text += (text.empty() ? "" : ", ") + stack_name(low) + " <= " + stack_name(high);
        return text;
    }
    if (!rules.circle) return last + " <= a";
    return std::string("a is the largest stack") + (rules.stacks > 2 ? ", " + last + " <= b" : "");
}

std::string to_string(const Atom& atom) {
    if (atom.sign == 0) return compared(atom.form);
    const std::string remainder =
        natural_part(atom.dividend, 1) + " mod " + std::to_string(atom.modulus);
    const LinearForm& form = atom.form;
    if (!form.is_constant()) {
        const std::string left = natural_part(form, 1), right = natural_part(form, -1);
        return atom.sign > 0 ? left + " + (" + remainder + ") <= " + right
                             : left + " <= " + right + " + (" + remainder + ")";
    }
    const std::int64_t bound = atom.sign > 0 ? -form.constant : form.constant;
    const std::int64_t extreme = atom.sign > 0 ? 0 : atom.modulus - 1;
    if (bound == extreme) return remainder + " = " + std::to_string(bound);
    return remainder + (atom.sign > 0 ? " <= " : " >= ") + std::to_string(bound);
}

std::vector<std::string> strategy_lines(const CircularRules& rules, const DecisionTree& tree) {
    Writer writer(rules);
    writer.write("", "", tree);
    return std::move(writer.lines);
}

}  // namespace upstar::circular_nim
