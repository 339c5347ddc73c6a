#include "upstar/games/circular_nim/theorems/proof_files.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <sstream>

#include "upstar/base/certificate_head.h"
#include "upstar/base/error.h"
#include "upstar/base/json.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/games/circular_nim/theorems/coq_text.h"
#include "upstar/games/circular_nim/theorems/external_solver.h"
#include "upstar/process/scratch_folder.h"
#include "upstar/store/whole_file.h"

namespace upstar::circular_nim {
namespace {

namespace fs = std::filesystem;

constexpr const char* kManifest = "manifest.json";
constexpr int kVersion01 = 1;  // the `proof` of a manifest of version 0.1, which has no head
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

// Files of proofs have a few megabytes at most; others, such as /dev/zero, may have no end.
constexpr std::size_t kMostBytes = std::size_t{1} << 26;

std::string read(const fs::path& path) {
    std::error_code unknown;
    if (!fs::is_regular_file(path, unknown) || fs::file_size(path, unknown) > kMostBytes)
        throw Error(ErrorKind::Input, path.string() + " is no file of a proof");
    std::ifstream file(path, std::ios::binary);
    if (!file) throw Error(ErrorKind::Input, "cannot read " + path.string());
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string file_name(const Obligation& obligation) { return obligation.name + ".smt2"; }

Json statement_of(const Claimed& claim) {
    Json json;
    json["game"] = {{"stacks", claim.rules.stacks},
                    {"window", claim.rules.window},
                    {"removal", static_cast<int>(claim.rules.removal)},
                    {"amount", claim.rules.amount},
                    {"circle", claim.rules.circle}};
    if (claim.rules.family) json["game"]["family"] = claim.rules.family->name;
    json["bits"] = claim.bits;
    json["set"] = Json::array();
    for (const StackCase& one : claim.set.cases)
        json["set"].push_back(to_string(one, claim.set.stacks));
    return json;
}

// How to move: the numbers that Bouton's reduction makes smaller, and the moves.
void add_moves(Json& json, const PartitionProof& proof) {
    if (proof.claim.has_opaque_nim_sums()) json["reduced"] = json_of(proof.reduction);
    json["moves"] = Json::array();
    for (const WinningMove& move : proof.moves) json["moves"].push_back(json_of(move));
}

Json manifest(const PartitionProof& proof) {
    Json json = json_of(proof_head(proof.claim));
    json["argument"] = proof.claim.has_opaque_nim_sums() ? std::string(kArgument) + kNimSumArgument
                                                         : std::string(kArgument);
    for (const Obligation& obligation : proof.obligations())
        json["obligations"].push_back({{"file", file_name(obligation)}, {"expected", "unsat"}});
    add_moves(json, proof);
    return json;
}

std::string manifest_text(const PartitionProof& proof) { return dumped(manifest(proof), 1) + "\n"; }

// `rest` holds how to move.
PartitionProof proof_of(const Json& statement, const Json& rest) {
    PartitionProof proof;
    Claimed& claim = proof.claim;
    const Json& game = statement.at("game");
    if (game.contains("family"))
        claim.rules = rules_of(family_named(game.at("family").get<std::string>()));
    const CircularRules family = claim.rules;
    claim.rules.stacks = game.at("stacks");
    claim.rules.window = game.at("window");
    const int removal = game.at("removal");
    claim.rules.amount = game.at("amount");
    claim.rules.circle = game.at("circle");
    claim.bits = statement.at("bits");
    if (claim.rules.stacks < 1 || claim.rules.stacks > 20 || claim.rules.window < 1 ||
        claim.rules.window > claim.rules.stacks || claim.rules.amount < 1 || removal < 0 ||
        removal > static_cast<int>(Removal::ExactlyInTotal) || claim.bits > 20 ||
        (family.family && claim.rules.stacks != family.stacks))
        throw Error(ErrorKind::Input, "the manifest names no game");
    claim.rules.removal = static_cast<Removal>(removal);
    std::string set;
    for (const Json& one : statement.at("set")) set += one.get<std::string>() + "\n";
    claim.set = parse_stack_set(set, claim.rules);
    proof.reduction = reduction_of(rest, claim);
    for (const Json& move : rest.at("moves"))
        proof.moves.push_back(move_of(move, claim, proof.reduction));
    return proof;
}

// A folder as its manifest describes it, and what is wrong with the manifest itself.
struct Described {
    PartitionProof proof;
    std::string fault;
};

Described described_in(const std::string& text) {
    const Json json = Json::parse(text);
    if (const auto head = head_in_json(json)) {
        if (head->kind != kProofKind)
            throw Error(ErrorKind::Input, "it is the manifest of something else");
        Described found{proof_of(head->statement, json), ""};
        if (manifest_text(found.proof) != text)
            found.fault =
                "the manifest is not what the statement and the moves make it; it claims " +
                proof_head(found.proof.claim).claim;
        return found;
    }
    if (json.at("proof") != kVersion01)
        throw Error(ErrorKind::Input, "the manifest is of another version");
    Described found{proof_of(json, json), ""};
    const std::string scope = scope_name(found.proof.claim);
    if (json.at("claim") != scope)
        found.fault = "the manifest claims something else, but is about " + scope;
    return found;
}

Described read_manifest(const fs::path& folder) {
    const fs::path path = folder / kManifest;
    const std::string text = read(path);
    try {
        return described_in(text);
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

// The files for Coq; those of a former proof go.
void write_theorem(const PartitionProof& proof, const fs::path& folder) {
    std::error_code ignored;
    std::vector<CoqFile> files;
    if (proof.tree && is_for_coq(proof.claim)) {
        files = coq_theories(proof.claim);
        files.push_back({kTheoremFile, coq_theorem(proof.claim, *proof.tree)});
    }
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".v") fs::remove(entry.path(), ignored);
    for (const CoqFile& file : files) write_whole_file((folder / file.name).string(), file.text);
}

std::string theorem_line(const CoqVerdict& verdict) {
    using Answer = CoqVerdict::Answer;
    const std::string file = std::string(kTheoremFile) + ": ";
    if (verdict.answer == Answer::Accepted) return file + "checked by Coq, no axioms";
    if (verdict.answer == Answer::NotThere) return file + "not checked, coqc is not there";
    return file + "Coq " + to_string(verdict);
}

void check_theorem(ProofCheck& check, const Claimed& claim, const fs::path& folder,
                   Context& context) {
    if (!fs::exists(folder / kTheoremFile)) return;
    if (!is_for_coq(claim)) {
        check.faults.push_back("theorem.v claims more than the manifest");
        return;
    }
    for (const CoqFile& theory : coq_theories(claim)) {
        if (fs::exists(folder / theory.name) && read(folder / theory.name) == theory.text) continue;
        check.faults.push_back(theory.name + " is not as this version of Upstar writes it");
        return;
    }
    check.coq = coq_verdict(coq_check(claim, read(folder / kTheoremFile)), context);
    if (check.coq->answer != CoqVerdict::Answer::Accepted &&
        check.coq->answer != CoqVerdict::Answer::NotThere)
        check.faults.push_back("theorem.v is not accepted by Coq");
}

// A script like the others that has a solution: some stack is not empty.
std::string control_script(const Claimed& claim) {
    const SmtText smt(claim.bits);
    const Names names = stack_names(claim.rules);
    std::string script = std::string("(set-logic ") + smt.logic() + ")\n";
    for (const std::string& name : names) script += smt.declare(name);
    return script + "(assert " +
           smt.compare(LinearForm::variable(names.size(), 0), Comparison::AtLeast,
                       LinearForm(names.size(), 1), names) +
           ")\n(check-sat)\n";
}

// The solvers that are asked: whoever does not find the solution of the control is not believed in
// anything else.
class Solvers {
public:
    Solvers(const Claimed& claim, Context& context, std::chrono::milliseconds each)
        : claim_(claim), context_(context), each_(each) {
        const ScratchFolder folder;
        const fs::path control = folder.write("control.smt2", control_script(claim));
        for (const char* solver : kSolvers) {
            SolverVerdict verdict = asked(solver, control);
            if (verdict.answer != SolverVerdict::Answer::NotThere &&
                verdict.answer != SolverVerdict::Answer::Sat)
                verdict = {
                    SolverVerdict::Answer::None,
                    "not believed: of a script with a solution it says " + to_string(verdict)};
            of_control_.push_back({solver, verdict});
        }
    }

    bool are_there() const {
        return std::any_of(of_control_.begin(), of_control_.end(), [](const auto& each) {
            return each.verdict.answer != SolverVerdict::Answer::NotThere;
        });
    }

    std::vector<ScriptCheck::Opinion> opinions(const fs::path& script) const {
        std::vector<ScriptCheck::Opinion> all = of_control_;
        for (auto& [solver, verdict] : all)
            if (verdict.answer == SolverVerdict::Answer::Sat) verdict = asked(solver, script);
        return all;
    }

private:
    SolverVerdict asked(const std::string& solver, const fs::path& script) const {
        context_.progress(solver + " " + script.filename().string());
        return solver_verdict(solver, options_of(solver, claim_), script, context_, each_);
    }

    const Claimed& claim_;
    Context& context_;
    std::chrono::milliseconds each_;
    std::vector<ScriptCheck::Opinion> of_control_;
};

// "cvc5 and z3", for every script the solvers that decided it, and how many those are.
std::string deciders(const ProofCheck& check) {
    std::vector<std::pair<std::string, int>> counts;
    for (const ScriptCheck& script : check.scripts) {
        std::string names;
        for (const auto& [solver, verdict] : script.opinions)
            if (verdict.answer == SolverVerdict::Answer::Unsat)
                names += (names.empty() ? "" : " and ") + solver;
        if (names.empty()) names = "nobody";
        const auto known = std::find_if(counts.begin(), counts.end(),
                                        [&](const auto& each) { return each.first == names; });
        if (known == counts.end())
            counts.emplace_back(names, 1);
        else
            ++known->second;
    }
    std::string text;
    for (const auto& [names, count] : counts)
        text += (text.empty() ? "" : ", ") + std::to_string(count) +
                (count == 1 ? " script by " : " scripts by ") + names;
    return text;
}

}  // namespace

const char* const kProofKind = "circular nim proof";

CertificateHead proof_head(const Claimed& claim) {
    std::string cases;
    for (const StackCase& one : claim.set.cases)
        cases += (cases.empty() ? "" : "; ") + to_string(one, claim.set.stacks);
    return {kProofKind, "the P-positions of " + scope_name(claim) + ", are " + cases,
            statement_of(claim)};
}

std::string proof_line(const PartitionProof& proof) {
    Json json = statement_of(proof.claim);
    add_moves(json, proof);
    return dumped(json);
}

PartitionProof parse_proof_line(const std::string& line) {
    try {
        const Json json = Json::parse(line);
        return proof_of(json, json);
    } catch (const Json::exception&) {
        throw Error(ErrorKind::Input, "a proof has a game, a set and its moves");
    }
}

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
    write_whole_file((folder / kManifest).string(), manifest_text(proof));
    write_theorem(proof, folder);
    // Those of the former proof, once they are of no use to anybody.
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".smt2" && !written.contains(entry.path().filename()))
            fs::remove(entry.path(), failed);
}

bool is_proof_folder(const fs::path& folder) {
    std::error_code failed;
    if (!fs::is_regular_file(folder / kManifest, failed)) return false;
    const Json json = Json::parse(read(folder / kManifest), nullptr, false);
    if (!json.is_object()) return false;
    const auto kind = json.find("kind");
    return json.contains("proof") || (kind != json.end() && *kind == kProofKind);
}

ProofCheck check_proof(const fs::path& folder, Context& context, std::chrono::milliseconds each) {
    const Described described = read_manifest(folder);
    const PartitionProof& proof = described.proof;
    ProofCheck check;
    check.claim = scope_name(proof.claim);
    check.head = proof_head(proof.claim);
    if (!described.fault.empty()) {
        check.faults.push_back(described.fault);
        return check;
    }
    const Solvers solvers(proof.claim, context, each);
    if (!solvers.are_there())
        throw Error(ErrorKind::Input, "no solver to check with: install cvc5 or z3");
    for (const Obligation& obligation : proof.obligations()) {
        const fs::path path = folder / file_name(obligation);
        const std::string name = path.filename().string();
        if (!fs::exists(path)) {
            check.faults.push_back(name + " is missing");
            continue;
        }
        if (read(path) != obligation.script) {
            check.faults.push_back(name + " is not what the game and the set ask for");
            continue;
        }
        ScriptCheck script{name, solvers.opinions(path)};
        if (script.count(SolverVerdict::Answer::Sat) > 0) {
            check.faults.push_back(script.count(SolverVerdict::Answer::Unsat) > 0
                                       ? "the solvers contradict each other on " + script.file
                                       : script.file + " is satisfiable");
        } else if (!script.is_unsatisfiable()) {
            check.faults.push_back("no solver decided " + script.file);
        }
        check.scripts.push_back(std::move(script));
    }
    check_theorem(check, proof.claim, folder, context);
    return check;
}

std::vector<std::string> findings_of(const ProofCheck& check) {
    std::vector<std::string> lines;
    for (const ScriptCheck& script : check.scripts) {
        std::string line = script.file + ": ";
        const char* separator = "";
        for (const auto& [solver, verdict] : script.opinions) {
            line += separator + solver + " " + to_string(verdict);
            separator = ", ";
        }
        lines.push_back(std::move(line));
    }
    if (!check.scripts.empty()) lines.push_back("decided: " + deciders(check));
    if (check.coq) lines.push_back(theorem_line(*check.coq));
    return lines;
}

}  // namespace upstar::circular_nim
