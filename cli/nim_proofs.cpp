// upstar nim pattern, prove, check-proof: sets of P-positions found and proved.
#include "nim_proofs.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>

#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/theorems/proof_files.h"

namespace upstar::cli {

using namespace circular_nim;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json, Format::Latex};
constexpr Formats kCheckFormats = {Format::Text, Format::Json};

constexpr unsigned kDefaultBits = 3;
constexpr std::uint32_t kMostStacks = 10;

Json json_of(const StackSet& set) {
    Json cases = Json::array();
    for (const StackCase& one : set.cases) cases.push_back(to_string(one, set.stacks));
    return cases;
}

std::string latex_of(const StackSet& set) {
    std::string text;
    for (const StackCase& one : set.cases)
        text += (text.empty() ? "  & " : " \\\\\n  & ") + to_latex(one, set.stacks);
    return "\\begin{align*}\n" + text + "\n\\end{align*}\n";
}

std::string text_of(const StackSet& set, Format format) {
    return format == Format::Latex ? latex_of(set) : to_string(set);
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

}  // namespace

std::string shortcoming(const Pattern& pattern) {
    if (pattern.unexplained)
        return "no condition known here tells the P-position " + to_string(*pattern.unexplained) +
               " from all N-positions";
    return "the best set found is wrong at " + to_string(*pattern.fails);
}

CircularRules ProofCommand::rules() const {
    if (game.stacks < 1 || game.stacks > kMostStacks || game.window < 1 ||
        game.window > game.stacks)
        throw Error(ErrorKind::Input,
                    "CN(n,k) needs 1 <= k <= n <= " + std::to_string(kMostStacks) + " here");
    return game.rules();
}

Work::Work(const ProofCommand& command, const CommonOptions& common)
    : context_(common.memory_bytes()),
      line_(context_, command.progress),
      guard_(context_),
      limit_(context_, common.time()) {}

bool is_proved(const Theorem& theorem) {
    return theorem.proof && theorem.proof->verdict == ProofVerdict::Proved;
}

Theorem decide(const ProofCommand& command, const CircularRules& rules, std::string& input,
               Context& context) {
    Theorem theorem;
    StackSet set;
    if (command.set.empty()) {
        const Pattern pattern = find_pattern(rules, command.largest, context);
        if (!pattern.is_found()) {
            theorem.missing = shortcoming(pattern);
            return theorem;
        }
        set = pattern.set;
    } else {
        input = set_text(command.set);
        set = parse_stack_set(input, rules.stacks, rules.circle);
    }
    const unsigned bits = command.bits != 0 ? command.bits : set.has_nim_sums() ? kDefaultBits : 0;
    theorem.proof = prove_partition({rules, set, bits}, context);
    if (theorem.proof->verdict == ProofVerdict::Refuted)
        theorem.missing = describe(*theorem.proof->flaw);
    if (theorem.proof->verdict == ProofVerdict::Open) theorem.missing = theorem.proof->missing;
    return theorem;
}

Json json_of(const CircularRules& rules, const Theorem& theorem) {
    Json json = {{"game", game_name(rules)}, {"proved", is_proved(theorem)}};
    if (theorem.proof) {
        json["set"] = json_of(theorem.proof->claim.set);
        json["scope"] = scope_name(theorem.proof->claim);
        json["moves"] = theorem.proof->moves.size();
    }
    if (!theorem.missing.empty()) json["missing"] = theorem.missing;
    if (theorem.proof && theorem.proof->flaw) {
        json["position"] = theorem.proof->flaw->position;
        if (theorem.proof->flaw->option) json["option"] = *theorem.proof->flaw->option;
    }
    return json;
}

namespace {

int show_pattern(const ProofCommand& command, const CommonOptions& common) {
    require_format(common.format, kFormats);
    const CircularRules rules = command.rules();
    Work work(command, common);
    const Pattern pattern = find_pattern(rules, command.largest, work.context());
    if (common.format == Format::Json) {
        Json json = {{"game", game_name(rules)}, {"found", pattern.is_found()}};
        if (pattern.is_found()) json["set"] = json_of(pattern.set);
        if (!pattern.is_found()) json["missing"] = shortcoming(pattern);
        json["learnt"] = pattern.learnt;
        json["tested"] = pattern.tested;
        std::cout << dumped(json) << "\n";
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

// The strategy: what the stacks of a window become, wherever that is a move into the set.
std::string moves_text(const PartitionProof& proof) {
    std::string text;
    for (const WinningMove& move : proof.moves) {
        std::string line;
        for (const Assignment& assignment : move.assignments)
            line += (line.empty() ? "  " : ", ") + stack_name(assignment.stack) +
                    "' = " + to_string(assignment, proof.claim.rules.stacks);
        text += line + "\n";
    }
    return text;
}

int show_proof(const ProofCommand& command, const CommonOptions& common, std::string& input) {
    require_format(common.format, kFormats);
    const CircularRules rules = command.rules();
    Theorem theorem;
    {
        Work work(command, common);
        theorem = decide(command, rules, input, work.context());
    }
    const bool proved = is_proved(theorem);
    if (proved && !command.folder.empty()) write_proof(*theorem.proof, command.folder);
    if (common.format == Format::Json) {
        std::cout << dumped(json_of(rules, theorem)) << "\n";
        return proved ? Ok : ClaimFailed;
    }
    if (theorem.proof) std::cout << text_of(theorem.proof->claim.set, common.format);
    if (proved) {
        const std::size_t moves = theorem.proof->moves.size();
        std::cout << "no move leads from the set into the set; " << moves
                  << (moves == 1 ? " formula" : " formulas")
                  << " for moves lead into it from everywhere else\n";
        if (command.moves) std::cout << moves_text(*theorem.proof);
        std::cout << "proved: " << scope_name(theorem.proof->claim) << "\n";
    } else {
        const bool refuted = theorem.proof && theorem.proof->flaw;
        std::cout << (refuted ? "refuted: " : "not proved: ") << game_name(rules) << ": "
                  << theorem.missing << "\n";
    }
    return proved ? Ok : ClaimFailed;
}

Json json_of(const ScriptCheck& script) {
    Json json = {{"file", script.file}, {"unsatisfiable", script.is_unsatisfiable()}};
    for (const auto& [solver, verdict] : script.opinions) json[solver] = to_string(verdict);
    return json;
}

std::string text_of(const ScriptCheck& script) {
    std::vector<std::string> opinions;
    for (const auto& [solver, verdict] : script.opinions)
        opinions.push_back(solver + " " + to_string(verdict));
    return script.file + ": " + joined(opinions, ", ");
}

int show_check(const ProofCommand& command, const CommonOptions& common) {
    require_format(common.format, kCheckFormats);
    Work work(command, common);
    const ProofCheck check = check_proof(command.folder, work.context());
    if (common.format == Format::Json) {
        Json scripts = Json::array();
        for (const ScriptCheck& script : check.scripts) scripts.push_back(json_of(script));
        std::cout << dumped({{"claim", check.claim},
                             {"accepted", check.is_accepted()},
                             {"scripts", scripts},
                             {"faults", check.faults}})
                  << "\n";
        return check.is_accepted() ? Ok : ClaimFailed;
    }
    for (const ScriptCheck& script : check.scripts) std::cout << text_of(script) << "\n";
    for (const std::string& fault : check.faults) std::cout << fault << "\n";
    std::cout << (check.is_accepted() ? "accepted: " : "refused: ") << check.claim << "\n";
    return check.is_accepted() ? Ok : ClaimFailed;
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
        "case when read from some stack in some direction. a^b is the nim sum (xor). Sets with nim "
        "sums are proved for stacks below 2^W only; all others for stacks of every size.");
    add_game_options(prove, *options);
    prove.option("--set", "SET", options->set,
                 "the set, such as '(a,b,a,b)', or a file that holds it; without one, a "
                 "pattern is sought");
    prove.number("--bits", "W", options->bits, 1, 20,
                 "only for stacks below 2^W; sets with nim sums need it (default 3)");
    prove.flag("--moves", options->moves,
               "also show the strategy: formulas for the new stacks, where a is the largest "
               "stack; each is tried in turn");
    prove.option("--proof", "FOLDER", options->folder, "write the proof into this folder");
    prove.runs(guarded(
        [options, &common](std::string& input) { return show_proof(*options, common, input); }));

    Command& check = add_command(nim, common, kCheckFormats, *options, "check-proof",
                                 "check a proof on disk with other solvers");
    check.positional("FOLDER", options->folder, "what `prove --proof` wrote").required();
    check.runs(guarded([options, &common](std::string&) { return show_check(*options, common); }));
}

}  // namespace upstar::cli
