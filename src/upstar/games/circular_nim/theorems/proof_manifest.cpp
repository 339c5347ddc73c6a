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
constexpr const char* kAdditionArgument =
    " A third law, addition, is used where a case has several nim sums: two lists of nim sum 0 "
    "make one together, from which drops out what both have.";
constexpr const char* kGroupsArgument =
    " The numbers listed as reduced are in groups, whose sizes follow them. Of each group at most "
    "one is lowered, so that the nim sums of all groups are 0; or, if they are not reduced to "
    "zero, so that they are all equal to the least of them, whose group stays as it is: a nim sum "
    "s above m comes to m as some ui has the highest bit of s ^ m.";

Json json_of(const LinearForm& form) {
    Json json = form.coefficients;
    json.push_back(form.constant);
    return json;
}

// One group is written without its size.
void add_reduction(Json& json, const Reduction& reduction) {
    Json numbers = Json::array();
    for (const Least& number : reduction.numbers()) {
        numbers.push_back(Json::array());
        for (const LinearForm& form : number) numbers.back().push_back(json_of(form));
    }
    json["reduced"] = numbers;
    if (reduction.groups.size() <= 1) return;
    json["groups"] = Json::array();
    for (const auto& group : reduction.groups) json["groups"].push_back(group.size());
    json["to_zero"] = reduction.to_zero;
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

// Any natural numbers may be reduced, in any groups.
Reduction reduction_of(const Json& json, const Claimed& claim) {
    Reduction reduction;
    if (!json.contains("reduced")) return reduction;
    bool sound = claim.has_opaque_nim_sums();
    std::vector<Least> numbers;
    for (const Json& number : reader().array(json, "reduced")) {
        numbers.emplace_back();
        for (const Json& form : number) numbers.back().push_back(form_of(form, claim.rules.stacks));
        sound = sound && !number.empty();
        for (const LinearForm& form : numbers.back()) sound = sound && form.is_natural();
    }
    if (numbers.empty()) return reduction;
    std::vector<std::size_t> sizes = {numbers.size()};
    if (json.contains("groups")) {
        sizes.clear();
        for (const Json& size : reader().array(json, "groups")) sizes.push_back(small_number(size));
        reduction.to_zero = reader().truth(json, "to_zero");
        sound = sound && sizes.size() > 1 && sizes.size() <= kMostGroups;
    }
    std::size_t first = 0;
    for (const std::size_t size : sizes) {
        sound = sound && size > 0 && size <= numbers.size() - first;
        if (!sound) break;
        const auto begin = numbers.begin() + static_cast<std::ptrdiff_t>(first);
        reduction.groups.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(size));
        first += size;
    }
    if (!sound || first != numbers.size())
        throw Error(ErrorKind::Input, "the manifest reduces what has no nim sum");
    return reduction;
}

// A move of the manifest is any instance of the quantifier; it need only be well formed.
WinningMove move_of(const Json& json, const Claimed& claim, const Reduction& reduction) {
    WinningMove move;
    const std::size_t n = claim.rules.stacks + reduction.numbers().size();
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
    if (proof.claim.has_opaque_nim_sums()) add_reduction(json, proof.reduction);
    json["moves"] = moves_json(proof.moves);
}

std::string argument(const PartitionProof& proof) {
    if (!proof.claim.has_opaque_nim_sums()) return kArgument;
    std::string text = std::string(kArgument) + kNimSumArgument;
    const auto& cases = proof.claim.set.cases;
    if (std::any_of(cases.begin(), cases.end(),
                    [](const StackCase& one) { return !added_nim_sums(one).empty(); }))
        text += kAdditionArgument;
    if (proof.reduction.groups.size() > 1) text += kGroupsArgument;
    return text;
}

Json manifest(const DescribedProof& described) {
    const PartitionProof& proof = described.proof;
    Json json = json_of(proof_head(proof.claim));
    json["argument"] = argument(proof);
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
