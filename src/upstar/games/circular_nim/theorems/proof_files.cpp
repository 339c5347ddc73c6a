#include "upstar/games/circular_nim/theorems/proof_files.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <sstream>

#include "upstar/base/error.h"
#include "upstar/base/json.h"
#include "upstar/games/circular_nim/theorems/coq_text.h"
#include "upstar/games/circular_nim/theorems/external_solver.h"
#include "upstar/process/scratch_folder.h"
#include "upstar/store/whole_file.h"

namespace upstar::circular_nim {
namespace {

namespace fs = std::filesystem;

constexpr const char* kManifest = "manifest.json";
constexpr std::array<const char*, 2> kSolvers = {"cvc5", "z3"};
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

DescribedProof read_manifest(const fs::path& folder) {
    const fs::path path = folder / kManifest;
    const std::string text = read(path);
    try {
        return described_proof(text);
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
    if (without_theorem(proof).empty()) {
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
    if (verdict.answer == Answer::TimeUp) return file + "not decided in time";
    return file + "Coq " + to_string(verdict);
}

// A manifest that names no theorem.v may still have one: it was written before they named it.
void check_theorem(ProofCheck& check, const DescribedProof& described, const fs::path& folder,
                   Context& context, std::chrono::milliseconds each) {
    const Claimed& claim = described.proof.claim;
    const fs::path path = folder / kTheoremFile;
    const auto refuse = [&](const std::string& why) {
        check.faults.push_back(std::string(kTheoremFile) + " " + why);
    };
    if (!fs::exists(path)) {
        if (described.has_theorem) refuse("is missing");
        return;
    }
    if (!without_theorem(claim).empty()) return refuse("claims more than the manifest");
    const std::string theorem = read(path);
    if (theorem.empty()) return refuse("is empty");
    for (const CoqFile& theory : coq_theories(claim)) {
        if (fs::exists(folder / theory.name) && read(folder / theory.name) == theory.text) continue;
        check.faults.push_back(theory.name + " is not as this version of Upstar writes it");
        return;
    }
    check.coq = coq_verdict(coq_check(claim, theorem), context, each);
    if (check.coq->answer == CoqVerdict::Answer::Refused ||
        check.coq->answer == CoqVerdict::Answer::None)
        refuse("is not accepted by Coq");
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
    write_whole_file((folder / kManifest).string(),
                     manifest_text({proof, "", without_theorem(proof).empty()}));
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
    const DescribedProof described = read_manifest(folder);
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
    check_theorem(check, described, folder, context, each);
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
