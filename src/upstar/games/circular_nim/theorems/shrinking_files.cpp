#include "upstar/games/circular_nim/theorems/shrinking_files.h"

#include "upstar/base/json_reader.h"
#include "upstar/games/circular_nim/theorems/theorem.h"

namespace upstar::circular_nim {
namespace {

namespace fs = std::filesystem;

constexpr const char* kArgument =
    "Every script is unsatisfiable. By induction on n: a move on n piles is a move of CN(n,k), or "
    "of "
    "CN(n,n) if n < k, from a position without empty stacks, and where stacks become empty it "
    "leads "
    "to the smaller circle of the others, whose P-positions are listed. So a position on n places "
    "is in the set of n if its piles that are not empty, read around, are in the set for their "
    "number; without any pile it is. The scripts n-piles-I-... say that no move leads from the set "
    "without empty piles into the set; they read the position as a case is written, which "
    "rotations "
    "and reflections allow. The script n-piles-II says that from every position without empty "
    "piles "
    "outside the set one of the listed moves leads into it; it begins with the largest pile. Every "
    "move removes a token. So the sets are those of the P-positions.";

// Up to so many piles.
std::vector<ShrinkingTheorem> first(const std::vector<ShrinkingTheorem>& theorems,
                                    std::size_t count) {
    return {theorems.begin(), theorems.begin() + static_cast<std::ptrdiff_t>(count)};
}

std::vector<Script> scripts_of(const std::vector<ShrinkingTheorem>& theorems) {
    std::vector<Script> scripts;
    for (std::size_t n = 1; n <= theorems.size(); ++n) {
        PartitionProof proof;
        proof.claim = shrinking_claim(first(theorems, n));
        proof.moves = theorems[n - 1].moves;
        for (Obligation& obligation : proof.obligations())
            scripts.push_back({std::to_string(n) + "-piles-" + file_name(obligation),
                               std::move(obligation.script)});
    }
    return scripts;
}

std::string manifest_text(const std::vector<ShrinkingTheorem>& theorems) {
    Json json = json_of(shrinking_head(theorems));
    json["argument"] = kArgument;
    for (const Script& script : scripts_of(theorems))
        json["obligations"].push_back({{"file", script.file}, {"expected", "unsat"}});
    for (const ShrinkingTheorem& theorem : theorems)
        json["moves"].push_back(moves_json(theorem.moves));
    return dumped(json, 1) + "\n";
}

StackSet set_of(const Json& cases, std::uint32_t piles) {
    if (cases.empty()) return {piles, symmetries(piles, true), {}};
    std::string text;
    for (const Json& one : cases) text += JsonReader("proof").as_text(one) + "\n";
    return parse_stack_set(text, piles, true);
}

std::vector<ShrinkingTheorem> theorems_of(const Json& json) {
    const JsonReader read("proof");
    const Json& statement = read.object(json, "statement");
    const Json& sets = read.array(statement, "sets");
    const Json& moves = read.array(json, "moves");
    const auto window = read.integer<std::uint32_t>(statement, "window");
    if (sets.empty() || sets.size() > kMostPiles || moves.size() != sets.size() || window < 1 ||
        window > kMostPiles)
        throw Error(ErrorKind::Input, "the manifest names no circle that shrinks");
    std::vector<ShrinkingTheorem> theorems;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        ShrinkingTheorem& theorem = theorems.emplace_back();
        theorem.piles = static_cast<std::uint32_t>(i + 1);
        theorem.window = window;
        theorem.found = theorem.proved = true;  // if the scripts are decided
        theorem.set = set_of(sets.at(i), theorem.piles);
        if (theorem.set.has_nim_sums())
            throw Error(ErrorKind::Input, "a set with nim sums is not proved here");
        theorem.moves = moves_of_json(moves.at(i), shrinking_claim(theorems));
    }
    return theorems;
}

}  // namespace

const char* const kShrinkingKind = "shrinking nim proof";

CertificateHead shrinking_head(const std::vector<ShrinkingTheorem>& theorems) {
    const std::uint32_t window = theorems.front().window;
    std::string claim = "the P-positions of shrinking CN(" + std::to_string(theorems.size()) + "," +
                        std::to_string(window) + "), all pile sizes, are: ";
    Json sets = Json::array();
    for (const ShrinkingTheorem& theorem : theorems) {
        std::string line = describe(theorem);
        line.pop_back();
        claim += (theorem.piles == 1 ? "" : "; ") + line;
        sets.push_back(case_texts(theorem.set));
    }
    return {kShrinkingKind, claim, Json{{"window", window}, {"sets", sets}}};
}

void write_shrinking_proof(const std::vector<ShrinkingTheorem>& theorems, const fs::path& folder) {
    write_script_folder(folder, scripts_of(theorems), manifest_text(theorems));
}

bool is_shrinking_folder(const fs::path& folder) {
    return is_of_kind(manifest_in(folder), kShrinkingKind);
}

ProofCheck check_shrinking_proof(const fs::path& folder, Context& context,
                                 std::chrono::milliseconds each) {
    const fs::path path = folder / kManifest;
    const std::string text = read_proof_file(path);
    const Json json = parsed_json(text);
    if (!head_in_json(json)) throw Error(ErrorKind::Input, "the manifest has no head");
    const std::vector<ShrinkingTheorem> theorems = theorems_of(json);
    ProofCheck check;
    check.head = shrinking_head(theorems);
    const Claimed claim = shrinking_claim(theorems);
    check.claim = scope_name(claim);
    if (manifest_text(theorems) != text)
        check.faults.push_back(
            "the manifest is not, to the letter and the blank, what its statement and its moves "
            "make it: the statement claims that " +
            check.head.claim);
    else
        check.scripts =
            check_scripts(folder, scripts_of(theorems), claim, context, each, check.faults);
    return check;
}

}  // namespace upstar::circular_nim
