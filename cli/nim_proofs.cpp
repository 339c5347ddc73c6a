// upstar nim pattern, prove: sets of P-positions found and proved.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>

#include "command.h"
#include "interrupt.h"
#include "nim_game.h"
#include "progress_line.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/theorems/proof_files.h"
#include "upstar/games/circular_nim/theorems/theorem_json.h"

namespace upstar::cli {

using namespace circular_nim;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json, Format::Latex};

struct ProofCommand {
    NimGame game;
    std::uint32_t largest = 0;
    std::string set;
    unsigned bits = 0;
    std::string folder;
    bool moves = false;
    bool progress = false;

    CircularRules rules() const {
        const CircularRules rules = game.rules();
        require_provable(rules);
        return rules;
    }
};

// One piece of work with its limits; says on stderr what it is doing, on a terminal or if asked to.
class Work {
public:
    Work(const ProofCommand& command, const CommonOptions& common)
        : context_(common.memory_bytes()),
          line_(context_, command.progress),
          guard_(context_),
          limit_(context_, common.time()) {}

    Context& context() { return context_; }

private:
    Context context_;
    ContextLine line_;
    InterruptGuard guard_;
    TimeLimit limit_;
};

std::string text_of(const StackSet& set, Format format) {
    if (format != Format::Latex) return to_string(set);
    std::string text;
    for (const auto& one : set.cases)
        text += (text.empty() ? "  & " : " \\\\\n  & ") + to_latex(one, set.stacks);
    return "\\begin{align*}\n" + text + "\n\\end{align*}\n";
}

// --set FILE or TEXT.
std::string set_text(const std::string& given) {
    std::error_code failed;
    if (given.find('(') != std::string::npos || !std::filesystem::is_regular_file(given, failed))
        return given;
    std::ifstream file(given);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file) throw Error(ErrorKind::Input, "cannot read " + given);
    return text.str();
}

int show_pattern(const ProofCommand& command, const CommonOptions& common) {
    require_format(common.format, kFormats);
    const CircularRules rules = command.rules();
    Work work(command, common);
    const Pattern pattern = find_pattern(rules, command.largest, work.context());
    if (common.format == Format::Json) {
        std::cout << dumped(json_of(rules, pattern)) << "\n";
    } else if (pattern.is_found()) {
        std::cout << text_of(pattern.set, common.format);
        if (common.format == Format::Text)
            std::cout << "holds for " << game_name(rules) << ", stacks <= " << pattern.tested
                      << "\n";
    } else {
        std::cout << "no pattern found for " << game_name(rules) << ", stacks <= " << pattern.tested
                  << ": " << shortcoming(pattern) << "\n";
    }
    return pattern.is_found() ? Ok : ClaimFailed;
}

// The set of the command, or a pattern if it has none. `input` becomes the text of the set.
Theorem decided(const ProofCommand& command, const CommonOptions& common, std::string& input) {
    const CircularRules rules = command.rules();
    Work work(command, common);
    if (command.set.empty())
        return find_theorem(rules, command.largest, command.bits, work.context());
    input = set_text(command.set);
    return prove_set(rules, parse_stack_set(input, rules.stacks, rules.circle), command.bits,
                     work.context());
}

void write_text(const Theorem& theorem, Format format, bool moves) {
    if (theorem.proof) std::cout << text_of(theorem.proof->claim.set, format);
    if (theorem.holds_in_scope()) {
        const std::vector<std::string> formulas = strategy(*theorem.proof);
        const Reduction& reduction = theorem.proof->reduction;
        std::cout << "no move leads from the set into the set; " << formulas.size()
                  << (formulas.size() == 1 ? " formula" : " formulas")
                  << " for moves lead into it from everywhere else\n";
        if (moves && !reduction.numbers.empty())
            std::cout << "  " << to_string(reduction)
                      << ": lower at most one of them, so that the nim sum of the results z1, ... "
                         "is 0\n";
        if (moves)
            for (const std::string& formula : formulas) std::cout << "  " << formula << "\n";
    }
    std::cout << conclusion(theorem) << "\n";
}

int show_proof(const ProofCommand& command, const CommonOptions& common, std::string& input) {
    require_format(common.format, kFormats);
    const Theorem theorem = decided(command, common, input);
    if (theorem.holds_in_scope() && !command.folder.empty())
        write_proof(*theorem.proof, command.folder);
    if (common.format == Format::Json)
        std::cout << dumped(json_of(theorem)) << "\n";
    else
        write_text(theorem, common.format, command.moves);
    return theorem.is_proved() || (command.bits > 0 && theorem.holds_in_scope()) ? Ok : ClaimFailed;
}

void add_game_options(Command& command, ProofCommand& options) {
    add_nim_game(command, options.game);
    command.option("--max", "M", options.largest, "learn from stacks of at most M tokens");
}

// The callback of a subcommand: errors are about `input`.
template <typename Action>
std::function<int()> guarded(Action action) {
    return [action] {
        std::string input;
        return ended([&] { return action(input); }, input);
    };
}

Command& add_command(Command& nim, CommonOptions& common, Formats formats, ProofCommand& options,
                     const std::string& name, const std::string& about) {
    Command& command = nim.subcommand(name, about);
    add_progress_option(command, options.progress);
    add_common_options(command, common, formats);
    return command;
}

}  // namespace

void add_nim_proofs(Command& nim, CommonOptions& common) {
    auto options = std::make_shared<ProofCommand>();

    Command& pattern = add_command(nim, common, kFormats, *options, "pattern",
                                   "describe the P-positions of a game by a few cases");
    add_game_options(pattern, *options);
    pattern.runs(
        guarded([options, &common](std::string&) { return show_pattern(*options, common); }));

    Command& prove = add_command(nim, common, kFormats, *options, "prove",
                                 "prove that a set is the set of P-positions, or refute it");
    prove.footer(
        "A set is cases such as (a,b,c,d,b): a+b = c+d, a = max; a position is in it if it fits a "
        "case when read from some stack in some direction. a^b is the nim sum (xor). What is "
        "proved is proved for stacks of every size, unless the last line names a bound.");
    add_game_options(prove, *options);
    prove.option("--set", "SET", options->set,
                 "the set, such as '(a,b,a,b)', or a file that holds it; without one, a "
                 "pattern is sought");
    prove.number("--bits", "W", options->bits, 1, 20, "only for stacks below 2^W");
    prove.flag("--moves", options->moves,
               "also show the strategy: formulas for the new stacks, where a is the largest "
               "stack; each is tried in turn");
    prove.option("--proof", "FOLDER", options->folder,
                 "write the proof into this folder, for `upstar check`");
    prove.runs(guarded(
        [options, &common](std::string& input) { return show_proof(*options, common, input); }));
    add_nim_check(nim, common);
}

}  // namespace upstar::cli
