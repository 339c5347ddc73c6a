// upstar nim pattern, prove: sets of P-positions found and proved.
#include <filesystem>
#include <iostream>
#include <limits>

#include "argument_text.h"
#include "command.h"
#include "nim_game.h"
#include "progress_line.h"
#include "upstar/games/circular_nim/patterns/pattern_text.h"
#include "upstar/games/circular_nim/theorems/proof_files.h"
#include "upstar/games/circular_nim/theorems/shrinking_files.h"
#include "upstar/games/circular_nim/theorems/theorem_json.h"
#include "upstar/games/circular_nim/theorems/theorem_text.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json, Format::Latex};
constexpr Formats kShrinkingFormats = {Format::Text, Format::Json};

struct ProofCommand {
    NimGame game;
    std::uint32_t largest = 0;  // 0: as many as is quick
    std::string set;
    unsigned bits = 0;
    std::string folder;
    bool moves = false;
    bool shrinking = false;

    CircularRules rules() const {
        CircularRules rules = game.rules();
        require_describable(rules);
        return rules;
    }
};

// --set FILE or TEXT.
std::string set_of(const std::string& given) {
    std::error_code failed;
    const bool is_file =
        given.find('(') == std::string::npos && std::filesystem::is_regular_file(given, failed);
    if (!is_file && given.find('/') != std::string::npos && given.find('(') == std::string::npos)
        throw Error(ErrorKind::Input, "cannot read " + given);
    return is_file ? argument_text("@" + given) : given;
}

int show_pattern(const ProofCommand& command, const CommonOptions& common, std::string&) {
    const CircularRules rules = command.rules();
    Context context(common.memory_bytes());
    const Pattern pattern = [&] {
        const ContextLine line(context, common.progress);
        const Limits limits(context, common);
        return find_pattern(rules, command.largest, context);
    }();
    std::cout << pattern_text(rules, pattern, common.format);
    return pattern.is_found() ? Ok : ClaimFailed;
}

// The set of the command, or a pattern if it has none.
Theorem decided(const ProofCommand& command, const CommonOptions& common, std::string& input) {
    const CircularRules rules = command.rules();
    Context context(common.memory_bytes());
    const ContextLine line(context, common.progress);
    const Limits limits(context, common);
    if (!command.set.empty()) input = set_of(command.set);
    Theorem theorem = command.set.empty()
                          ? find_theorem(rules, command.largest, command.bits, context)
                          : prove_set(rules, parse_stack_set(input, rules), command.bits, context);
    if (theorem.is_proved() && (command.moves || !command.folder.empty()))
        add_tree(*theorem.proof, context);
    return theorem;
}

int show_shrinking(const ProofCommand& command, const CommonOptions& common) {
    require_format(common.format, kShrinkingFormats);
    Context context(common.memory_bytes());
    const auto theorems = [&] {
        const ContextLine line(context, common.progress);
        const Limits limits(context, common);
        return shrinking_theorems(command.game.stacks, command.game.window, context);
    }();
    const bool proved = theorems.back().proved && theorems.back().piles == command.game.stacks;
    if (proved && !command.folder.empty()) write_shrinking_proof(theorems, command.folder);
    std::cout << (common.format == Format::Json ? dumped(json_of(theorems)) + "\n"
                                                : describe(theorems));
    return proved ? Ok : ClaimFailed;
}

int show_proof(const ProofCommand& command, const CommonOptions& common, std::string& input) {
    if (command.shrinking) return show_shrinking(command, common);
    Theorem theorem = decided(command, common, input);
    if (theorem.holds_in_scope() && !command.folder.empty()) {
        write_proof(*theorem.proof, command.folder);
        theorem.is_written = true;
    }
    std::cout << theorem_text(theorem, common.format, command.moves);
    return theorem.is_proved() || (command.bits > 0 && theorem.holds_in_scope()) ? Ok : ClaimFailed;
}

using RunProof = int (*)(const ProofCommand&, const CommonOptions&, std::string&);

Command& add_command(Command& nim, CommonOptions& common, Formats formats,
                     const std::shared_ptr<ProofCommand>& options, RunProof run,
                     const std::string& name, const std::string& about) {
    Command& command = nim.subcommand(name, about);
    add_progress_option(command, common);
    set_action(command, common, formats, options, run);
    return command;
}

void add_game_options(Command& command, ProofCommand& options) {
    add_nim_game(command, options.game);
    command.number("--max", "M", options.largest, 1, std::numeric_limits<std::uint32_t>::max(),
                   "learn from stacks of at most M tokens");
}

}  // namespace

void add_nim_proofs(Command& nim, CommonOptions& common) {
    auto options = std::make_shared<ProofCommand>();

    Command& pattern = add_command(nim, common, kFormats, options, show_pattern, "pattern",
                                   "describe the P-positions of a game by a few cases");
    add_game_options(pattern, *options);

    Command& prove = add_command(nim, common, kFormats, options, show_proof, "prove",
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
               "also show the strategy: which stacks to take to what, and when");
    prove
        .flag("--shrinking", options->shrinking,
              "an empty pile leaves the circle; for each number of piles up to N in turn")
        .excludes({"--max", "--set", "--bits", "--moves", "--rule", "--a", "--path", "--necklace",
                   "--moore", "--steps", "--sets"});
    prove.option("--proof", "FOLDER", options->folder,
                 "write the proof into this folder, for `upstar check` and for Coq");
    add_nim_check(nim, common);
}

}  // namespace upstar::cli
