#include "upstar/games/circular_nim/theorems/proof_files.h"

#include <algorithm>

#include "upstar/base/json.h"
#include "upstar/games/circular_nim/theorems/coq_reading.h"
#include "upstar/games/circular_nim/theorems/coq_text.h"
#include "upstar/store/whole_file.h"

namespace upstar::circular_nim {
namespace {

namespace fs = std::filesystem;

std::vector<Script> scripts_of(const PartitionProof& proof) {
    std::vector<Script> scripts;
    for (Obligation& obligation : proof.obligations())
        scripts.push_back({file_name(obligation), std::move(obligation.script)});
    return scripts;
}

// The files for Coq.
void write_theorem(const PartitionProof& proof, const fs::path& folder) {
    if (!without_theorem(proof).empty()) return;
    std::vector<CoqFile> files = coq_theories(proof.claim);
    files.push_back({kTheoremFile, coq_theorem(proof.claim, *proof.tree)});
    for (const CoqFile& file : files) write_whole_file((folder / file.name).string(), file.text);
}

std::string theorem_line(const CoqVerdict& verdict) {
    using Answer = CoqVerdict::Answer;
    const std::string file = std::string(kTheoremFile) + ": ";
    if (verdict.answer == Answer::Accepted) return file + "checked by Coq, no axioms";
    if (verdict.answer == Answer::NotThere) return file + "not checked, coqc is not there";
    if (verdict.answer == Answer::TimeUp)
        return file + "not decided in time, so the proof rests on the solvers alone";
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
    const std::string theorem = read_proof_file(path);
    if (theorem.empty()) return refuse("is empty");
    const std::string fault = fault_in_theorem(claim, theorem);
    if (!fault.empty()) return refuse("was not given to Coq: " + fault);
    for (const CoqFile& theory : coq_theories(claim)) {
        if (fs::exists(folder / theory.name) &&
            read_proof_file(folder / theory.name) == theory.text)
            continue;
        check.faults.push_back(theory.name + " is not as this version of Upstar writes it");
        return;
    }
    check.coq = coq_verdict(coq_check(claim, theorem), context, each);
    if (check.coq->answer == CoqVerdict::Answer::Refused ||
        check.coq->answer == CoqVerdict::Answer::None)
        refuse("is not accepted by Coq");
}

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

void write_proof(const PartitionProof& proof, const fs::path& folder) {
    write_script_folder(folder, scripts_of(proof),
                        manifest_text({proof, "", without_theorem(proof).empty()}));
    write_theorem(proof, folder);
}

bool is_proof_folder(const fs::path& folder) {
    const Json json = manifest_in(folder);
    return json.is_object() && (json.contains("proof") || is_of_kind(json, kProofKind));
}

ProofCheck check_proof(const fs::path& folder, Context& context, std::chrono::milliseconds each) {
    const DescribedProof described = described_proof(read_proof_file(folder / kManifest));
    const PartitionProof& proof = described.proof;
    ProofCheck check;
    check.claim = scope_name(proof.claim);
    check.head = proof_head(proof.claim);
    if (!described.fault.empty()) {
        check.faults.push_back(described.fault);
        return check;
    }
    check.scripts =
        check_scripts(folder, scripts_of(proof), proof.claim, context, each, check.faults);
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
