#include "upstar/games/circular_nim/theorems/proof_files.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <sstream>

#include "upstar/base/error.h"
#include "upstar/base/json.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/games/circular_nim/theorems/external_solver.h"
#include "upstar/store/whole_file.h"

namespace upstar::circular_nim {
namespace {

namespace fs = std::filesystem;

constexpr const char* kManifest = "manifest.json";
constexpr int kVersion = 1;
constexpr std::array<const char*, 2> kSolvers = {"cvc5", "z3"};
constexpr const char* kArgument =
    "Every script is unsatisfiable. The scripts I-... say that no move leads from the set into the "
    "set; they read the position as a case is written, which rotations and reflections allow. The "
    "script II says that from every position outside the set one of the listed moves leads into "
    "it; "
    "it begins with the largest stack. Every move removes a token. So the set is the set of "
    "P-positions.";
constexpr const char* kNimSumArgument =
    " In the scripts (X3 u v w) says that the nim sum of u, v and w is 0, and likewise for other "
    "numbers of terms. Two laws of nim sums are used, for the terms that occur. Uniqueness: two "
    "lists of nim sum 0 that agree, in some order, in all numbers but one agree in that one, as it "
    "is the nim sum of the others. Bouton's reduction: if the nim sum s of u1, u2, ... is not 0, "
    "then some ui has the highest bit of s, so that ui ^ s is less than ui, and with it in place "
    "of "
    "ui the nim sum is 0. So there are z1, z2, ... of nim sum 0 that are u1, u2, ... but for at "
    "most one, which is less. The script II says so of the numbers listed as reduced, each the "
    "least of some forms in the stacks (their coefficients, then a constant); the moves may use "
    "z1, z2, ... as they use stacks.";

Json json_of(const LinearForm& form) {
    Json json = form.coefficients;
    json.push_back(form.constant);
    return json;
}

Json json_of(const Reduction& reduction) {
    Json numbers = Json::array();
    for (const auto& forms : reduction.numbers) {
        numbers.push_back(Json::array());
        for (const LinearForm& form : forms) numbers.back().push_back(json_of(form));
    }
    return numbers;
}

LinearForm form_of(const Json& json, std::size_t variables) {
    LinearForm form(variables);
    if (json.size() != variables + 1)
        throw Error(ErrorKind::Input, "a formula of the manifest has the wrong length");
    for (std::size_t i = 0; i < variables; ++i) form.coefficients[i] = json.at(i);
    form.constant = json.at(variables);
    return form;
}

Json json_of(const WinningMove& move) {
    Json assignments = Json::array();
    for (const Assignment& assignment : move.assignments) {
        Json forms = Json::array();
        for (const LinearForm& form : assignment.forms) forms.push_back(json_of(form));
        assignments.push_back({{"stack", assignment.stack},
                               {"nimsum", assignment.op == Operator::NimSum},
                               {"forms", forms}});
    }
    return {{"window", move.window},
            {"case", move.target},
            {"image", move.image},
            {"assignments", assignments}};
}

// Any natural numbers may be reduced.
Reduction reduction_of(const Json& json, const Claimed& claim) {
    Reduction reduction;
    if (!json.contains("reduced")) return reduction;
    bool sound = claim.has_opaque_nim_sums();
    for (const Json& number : json.at("reduced")) {
        reduction.numbers.emplace_back();
        for (const Json& form : number)
            reduction.numbers.back().push_back(form_of(form, claim.rules.stacks));
        sound = sound && !number.empty();
        for (const LinearForm& form : reduction.numbers.back()) sound = sound && form.is_natural();
    }
    if (!sound) throw Error(ErrorKind::Input, "the manifest reduces what has no nim sum");
    return reduction;
}

// A move of the manifest is any instance of the quantifier; it need only be well formed.
WinningMove move_of(const Json& json, const Claimed& claim, const Reduction& reduction) {
    WinningMove move;
    const std::size_t n = claim.rules.stacks + reduction.numbers.size();
    move.window = json.at("window");
    move.target = json.at("case");
    move.image = json.at("image").get<Image>();
    const std::vector<Image> images = symmetries(claim.rules);
    bool sound = move.window < window_count(claim.rules);
    const std::vector<std::size_t> places =
        window_places(claim.rules, sound ? move.window : std::size_t{0});
    sound = sound && move.target < claim.set.cases.size() &&
            std::find(images.begin(), images.end(), move.image) != images.end() &&
            json.at("assignments").size() == places.size();
    std::vector<std::size_t> assigned;
    for (const Json& item : json.at("assignments")) {
        Assignment assignment;
        assignment.stack = item.at("stack");
        assignment.op = item.at("nimsum").get<bool>() ? Operator::NimSum : Operator::Sum;
        for (const Json& form : item.at("forms")) assignment.forms.push_back(form_of(form, 2 * n));
        sound = sound && !assignment.forms.empty() &&
                std::find(places.begin(), places.end(), assignment.stack) != places.end() &&
                std::find(assigned.begin(), assigned.end(), assignment.stack) == assigned.end();
        // New stacks occur only once they are assigned.
        for (const LinearForm& form : assignment.forms)
            for (std::size_t i = 0; i < n; ++i)
                if (form.coefficients[n + i] != 0)
                    sound =
                        sound && std::find(assigned.begin(), assigned.end(), i) != assigned.end();
        assigned.push_back(assignment.stack);
        move.assignments.push_back(std::move(assignment));
    }
    if (!sound) throw Error(ErrorKind::Input, "the manifest lists a move that is not one");
    return move;
}

std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw Error(ErrorKind::Input, "cannot read " + path.string());
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string file_name(const Obligation& obligation) { return obligation.name + ".smt2"; }

Json manifest(const PartitionProof& proof) {
    const Claimed& claim = proof.claim;
    Json json;
    json["proof"] = kVersion;
    json["claim"] = scope_name(claim);
    json["game"] = {{"stacks", claim.rules.stacks},
                    {"window", claim.rules.window},
                    {"removal", static_cast<int>(claim.rules.removal)},
                    {"amount", claim.rules.amount},
                    {"circle", claim.rules.circle}};
    if (claim.rules.family) json["game"]["family"] = claim.rules.family->name;
    json["bits"] = claim.bits;
    for (const StackCase& one : claim.set.cases)
        json["set"].push_back(to_string(one, claim.set.stacks));
    json["argument"] = claim.has_opaque_nim_sums() ? std::string(kArgument) + kNimSumArgument
                                                   : std::string(kArgument);
    for (const Obligation& obligation : proof.obligations())
        json["obligations"].push_back({{"file", file_name(obligation)}, {"expected", "unsat"}});
    if (claim.has_opaque_nim_sums()) json["reduced"] = json_of(proof.reduction);
    json["moves"] = Json::array();
    for (const WinningMove& move : proof.moves) json["moves"].push_back(json_of(move));
    return json;
}

PartitionProof proof_of(const Json& json) {
    PartitionProof proof;
    Claimed& claim = proof.claim;
    if (json.at("proof") != kVersion)
        throw Error(ErrorKind::Input, "the manifest is of another version");
    const Json& game = json.at("game");
    if (game.contains("family"))
        claim.rules = rules_of(family_named(game.at("family").get<std::string>()));
    const CircularRules family = claim.rules;
    claim.rules.stacks = game.at("stacks");
    claim.rules.window = game.at("window");
    const int removal = game.at("removal");
    claim.rules.amount = game.at("amount");
    claim.rules.circle = game.at("circle");
    claim.bits = json.at("bits");
    if (claim.rules.stacks < 1 || claim.rules.stacks > 20 || claim.rules.window < 1 ||
        claim.rules.window > claim.rules.stacks || claim.rules.amount < 1 || removal < 0 ||
        removal > static_cast<int>(Removal::ExactlyInTotal) || claim.bits > 20 ||
        (family.family && claim.rules.stacks != family.stacks))
        throw Error(ErrorKind::Input, "the manifest names no game");
    claim.rules.removal = static_cast<Removal>(removal);
    std::string set;
    for (const Json& one : json.at("set")) set += one.get<std::string>() + "\n";
    claim.set = parse_stack_set(set, claim.rules);
    proof.reduction = reduction_of(json, claim);
    for (const Json& move : json.at("moves"))
        proof.moves.push_back(move_of(move, claim, proof.reduction));
    return proof;
}

PartitionProof read_manifest(const fs::path& folder, Json& json) {
    const fs::path path = folder / kManifest;
    const std::string text = read(path);
    try {
        json = Json::parse(text);
        return proof_of(json);
    } catch (const Json::exception& error) {
        throw Error(ErrorKind::Input,
                    path.string() + " is not the manifest of a proof: " + error.what());
    }
}

// cvc5 decides bit vectors an order of magnitude sooner if it makes bits of all of them at once.
std::vector<std::string> options_of(std::string_view solver, const Claimed& claim) {
    if (solver == "cvc5" && claim.bits > 0) return {"--bitblast=eager"};
    return {};
}

}  // namespace

std::size_t ScriptCheck::count(SolverVerdict::Answer answer) const {
    return static_cast<std::size_t>(
        std::count_if(opinions.begin(), opinions.end(),
                      [&](const Opinion& each) { return each.verdict.answer == answer; }));
}

bool ScriptCheck::is_unsatisfiable() const {
    return count(SolverVerdict::Answer::Unsat) > 0 && count(SolverVerdict::Answer::Sat) == 0;
}

void write_proof(const PartitionProof& proof, const fs::path& folder) {
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed || !fs::is_directory(folder))
        throw Error(ErrorKind::Input, "cannot make the folder " + folder.string());
    if (!fs::is_empty(folder) && !fs::exists(folder / kManifest))
        throw Error(ErrorKind::Input,
                    folder.string() + " holds other files; name an empty or a new folder");
    std::set<std::string> written;
    for (const Obligation& obligation : proof.obligations()) {
        written.insert(file_name(obligation));
        write_whole_file((folder / file_name(obligation)).string(), obligation.script);
    }
    write_whole_file((folder / kManifest).string(), dumped(manifest(proof), 1) + "\n");
    // Those of the former proof, once they are of no use to anybody.
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".smt2" && !written.contains(entry.path().filename()))
            fs::remove(entry.path(), failed);
}

ProofCheck check_proof(const fs::path& folder, Context& context) {
    Json json;
    const PartitionProof proof = read_manifest(folder, json);
    ProofCheck check;
    check.claim = scope_name(proof.claim);
    if (json.at("claim") != check.claim)
        check.faults.push_back("the manifest claims " + dumped(json.at("claim")) +
                               ", but is about " + check.claim);
    for (const Obligation& obligation : proof.obligations()) {
        const fs::path path = folder / file_name(obligation);
        if (!fs::exists(path)) {
            check.faults.push_back(path.filename().string() + " is missing");
            continue;
        }
        if (read(path) != obligation.script) {
            check.faults.push_back(path.filename().string() +
                                   " is not what the game and the set ask for");
            continue;
        }
        ScriptCheck script{path.filename().string(), {}};
        for (const char* solver : kSolvers) {
            context.progress(std::string(solver) + " " + script.file);
            script.opinions.push_back(
                {solver, solver_verdict(solver, options_of(solver, proof.claim), path, context)});
        }
        if (check.scripts.empty() &&
            script.count(SolverVerdict::Answer::NotThere) == kSolvers.size())
            throw Error(ErrorKind::Input, "no solver to check with: install cvc5 or z3");
        if (script.count(SolverVerdict::Answer::Sat) > 0) {
            check.faults.push_back(script.file + " is satisfiable");
        } else if (!script.is_unsatisfiable()) {
            check.faults.push_back("no solver decided " + script.file);
        }
        check.scripts.push_back(std::move(script));
    }
    return check;
}

std::string describe(const ProofCheck& check) {
    std::string text;
    for (const ScriptCheck& script : check.scripts) {
        text += script.file + ": ";
        const char* separator = "";
        for (const auto& [solver, verdict] : script.opinions) {
            text += separator + solver + " " + to_string(verdict);
            separator = ", ";
        }
        text += "\n";
    }
    for (const std::string& fault : check.faults) text += fault + "\n";
    return text + (check.is_accepted() ? "accepted: " : "refused: ") + check.claim + "\n";
}

}  // namespace upstar::circular_nim
