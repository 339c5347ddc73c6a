#include "upstar/games/circular_nim/theorems/proof_manifest.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/base/json_reader.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/games/circular_nim/theorems/coq_text.h"

namespace upstar::circular_nim {
namespace {

constexpr int kVersion01 = 1;  // the `proof` of a manifest of version 0.1, which has no head
constexpr const char* kTheorem = "theorem";
constexpr std::size_t kMostCases = 100;             // their scripts grow with the square
constexpr std::int64_t kMostCoefficient = 1 << 30;  // and no sum of a few of them overflows
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

const JsonReader& reader() {
    static const JsonReader read("proof");
    return read;
}

std::uint32_t small_number(const Json& json) {
    return static_cast<std::uint32_t>(
        reader().as_integer(json, 0, std::numeric_limits<std::uint32_t>::max()));
}

LinearForm form_of(const Json& json, std::size_t variables) {
    LinearForm form(variables);
    if (!json.is_array() || json.size() != variables + 1)
        throw Error(ErrorKind::Input, "a formula of the manifest has the wrong length");
    const auto coefficient = [&](std::size_t i) {
        return reader().as_integer(json.at(i), -kMostCoefficient, kMostCoefficient);
    };
    for (std::size_t i = 0; i < variables; ++i) form.coefficients[i] = coefficient(i);
    form.constant = coefficient(variables);
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
    move.window = reader().integer<std::uint32_t>(json, "window");
    move.target = reader().integer<std::uint32_t>(json, "case");
    for (const Json& place : reader().array(json, "image"))
        move.image.push_back(small_number(place));
    const std::vector<Image> images = symmetries(claim.rules);
    bool sound = move.window < window_count(claim.rules);
    const std::vector<std::size_t> places =
        window_places(claim.rules, sound ? move.window : std::size_t{0});
    sound = sound && move.target < claim.set.cases.size() &&
            std::find(images.begin(), images.end(), move.image) != images.end() &&
            json.at("assignments").size() == places.size();
    std::vector<std::size_t> assigned;
    for (const Json& item : reader().array(json, "assignments")) {
        Assignment assignment;
        assignment.stack = reader().integer<std::uint32_t>(item, "stack");
        assignment.op = reader().truth(item, "nimsum") ? Operator::NimSum : Operator::Sum;
        for (const Json& form : reader().array(item, "forms"))
            assignment.forms.push_back(form_of(form, 2 * n));
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
    json["moves"] = moves_json(proof.moves);
}

Json manifest(const DescribedProof& described) {
    const PartitionProof& proof = described.proof;
    Json json = json_of(proof_head(proof.claim));
    json["argument"] = proof.claim.has_opaque_nim_sums() ? std::string(kArgument) + kNimSumArgument
                                                         : std::string(kArgument);
    for (const Obligation& obligation : proof.obligations())
        json["obligations"].push_back({{"file", file_name(obligation)}, {"expected", "unsat"}});
    if (described.has_theorem) json[kTheorem] = kTheoremFile;
    add_moves(json, proof);
    return json;
}

// `rest` holds how to move.
PartitionProof proof_of(const Json& statement, const Json& rest) {
    PartitionProof proof;
    Claimed& claim = proof.claim;
    const Json& game = reader().object(statement, "game");
    if (game.contains("family"))
        claim.rules = rules_of(family_named(reader().text(game, "family")));
    const CircularRules family = claim.rules;
    claim.rules.stacks = reader().integer<std::uint32_t>(game, "stacks");
    claim.rules.window = reader().integer<std::uint32_t>(game, "window");
    const auto removal = reader().integer<std::int32_t>(game, "removal");
    claim.rules.amount = reader().integer<std::uint32_t>(game, "amount");
    claim.rules.circle = reader().truth(game, "circle");
    claim.bits = reader().integer<std::uint32_t>(statement, "bits");
    if (claim.rules.stacks < 1 || claim.rules.stacks > 20 || claim.rules.window < 1 ||
        claim.rules.window > claim.rules.stacks || claim.rules.amount < 1 || removal < 0 ||
        removal > static_cast<int>(Removal::ExactlyInTotal) || claim.bits > 20 ||
        (family.family &&
         (claim.rules.stacks != family.stacks || claim.rules.window != family.window ||
          claim.rules.circle != family.circle)))
        throw Error(ErrorKind::Input, "the manifest names no game");
    claim.rules.removal = static_cast<Removal>(removal);
    const Json& cases = reader().array(statement, "set");
    if (cases.size() > kMostCases)
        throw Error(ErrorKind::Input,
                    "a set has at most " + std::to_string(kMostCases) + " cases here");
    std::string set;
    for (const Json& one : cases) set += reader().as_text(one) + "\n";
    claim.set = parse_stack_set(set, claim.rules);
    proof.reduction = reduction_of(rest, claim);
    proof.moves = moves_of_json(reader().array(rest, "moves"), claim, proof.reduction);
    return proof;
}

}  // namespace

Json moves_json(const std::vector<WinningMove>& moves) {
    Json json = Json::array();
    for (const WinningMove& move : moves) json.push_back(json_of(move));
    return json;
}

std::vector<WinningMove> moves_of_json(const Json& json, const Claimed& claim,
                                       const Reduction& reduction) {
    std::vector<WinningMove> moves;
    for (const Json& move : json) moves.push_back(move_of(move, claim, reduction));
    return moves;
}

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
    const Json json = parsed_json(line);
    return proof_of(json, json);
}

std::string file_name(const Obligation& obligation) { return obligation.name + ".smt2"; }

std::string manifest_text(const DescribedProof& described) {
    return dumped(manifest(described), 1) + "\n";
}

DescribedProof described_proof(const std::string& text) {
    const Json json = parsed_json(text);
    if (const auto head = head_in_json(json)) {
        if (head->kind != kProofKind)
            throw Error(ErrorKind::Input, "it is the manifest of something else");
        DescribedProof found{proof_of(head->statement, json), "", json.contains(kTheorem)};
        if (manifest_text(found) != text)
            found.fault =
                "the manifest is not, to the letter and the blank, what its statement and its "
                "moves "
                "make it: the statement claims that " +
                proof_head(found.proof.claim).claim;
        return found;
    }
    if (reader().member(json, "proof") != kVersion01)
        throw Error(ErrorKind::Input, "the manifest is of another version");
    DescribedProof found{proof_of(json, json), ""};
    const std::string scope = scope_name(found.proof.claim);
    if (reader().member(json, "claim") != scope)
        found.fault = "the manifest claims something else, but is about " + scope;
    return found;
}

}  // namespace upstar::circular_nim
