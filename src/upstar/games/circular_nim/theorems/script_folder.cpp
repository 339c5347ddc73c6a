#include "upstar/games/circular_nim/theorems/script_folder.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <sstream>

#include "upstar/base/error.h"
#include "upstar/process/scratch_folder.h"
#include "upstar/store/whole_file.h"

namespace upstar::circular_nim {
namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 2> kSolvers = {"cvc5", "z3"};
// Files of proofs have a few megabytes at most; others, such as /dev/zero, may have no end.
constexpr std::size_t kMostBytes = std::size_t{1} << 26;

// cvc5 decides bit vectors an order of magnitude sooner if it makes bits of all of them at once.
std::vector<std::string> options_of(std::string_view solver, const Claimed& claim) {
    if (solver == "cvc5" && claim.bits > 0) return {"--bitblast=eager"};
    return {};
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

}  // namespace

std::string read_proof_file(const fs::path& path) {
    std::error_code unknown;
    if (!fs::is_regular_file(path, unknown) || fs::file_size(path, unknown) > kMostBytes)
        throw Error(ErrorKind::Input, path.string() + " is no file of a proof");
    std::ifstream file(path, std::ios::binary);
    if (!file) throw Error(ErrorKind::Input, "cannot read " + path.string());
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

Json manifest_in(const fs::path& folder) {
    std::error_code failed;
    if (!fs::is_regular_file(folder / kManifest, failed)) return nullptr;
    Json json = parsed_json(read_proof_file(folder / kManifest));
    return json.is_discarded() ? Json(nullptr) : json;
}

bool is_of_kind(const Json& manifest, const char* kind) {
    if (!manifest.is_object()) return false;
    const auto found = manifest.find("kind");
    return found != manifest.end() && *found == kind;
}

void write_script_folder(const fs::path& folder, const std::vector<Script>& scripts,
                         const std::string& manifest) {
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed || !fs::is_directory(folder))
        throw Error(ErrorKind::Input, "cannot make the folder " + folder.string());
    if (!fs::is_empty(folder) && !fs::exists(folder / kManifest))
        throw Error(ErrorKind::Input,
                    folder.string() + " holds other files; name an empty or a new folder");
    std::set<std::string> written;
    for (const Script& script : scripts) {
        written.insert(script.file);
        write_whole_file((folder / script.file).string(), script.text);
    }
    write_whole_file((folder / kManifest).string(), manifest);
    // Those of the former proof, once they are of no use to anybody.
    for (const auto& entry : fs::directory_iterator(folder)) {
        const fs::path& path = entry.path();
        if (path.extension() == ".v" ||
            (path.extension() == ".smt2" && !written.contains(path.filename())))
            fs::remove(path, failed);
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

std::vector<ScriptCheck> check_scripts(const fs::path& folder, const std::vector<Script>& scripts,
                                       const Claimed& claim, Context& context,
                                       std::chrono::milliseconds each,
                                       std::vector<std::string>& faults) {
    std::vector<ScriptCheck> checks;
    const ScratchFolder made_again;  // the file in the folder may change while it is being read
    const Solvers solvers(claim, context, each);
    if (!solvers.are_there())
        throw Error(ErrorKind::Input, "no solver to check with: install cvc5 or z3");
    for (const auto& [name, text] : scripts) {
        const fs::path path = folder / name;
        if (!fs::exists(path)) {
            faults.push_back(name + " is missing");
            continue;
        }
        if (read_proof_file(path) != text) {
            faults.push_back(name + " is not what the game and the set ask for");
            continue;
        }
        ScriptCheck script{name, solvers.opinions(made_again.write(name, text))};
        if (script.count(SolverVerdict::Answer::Sat) > 0) {
            faults.push_back(script.count(SolverVerdict::Answer::Unsat) > 0
                                 ? "the solvers contradict each other on " + script.file
                                 : script.file + " is satisfiable");
        } else if (!script.is_unsatisfiable()) {
            faults.push_back("no solver decided " + script.file);
        }
        checks.push_back(std::move(script));
    }
    return checks;
}

}  // namespace upstar::circular_nim
