// A proof as JSON: the game, the set, the moves, and how the obligations add up. All scripts can be
// made again from it, so that a proof on one line of a journal is as good as a folder of files.
#pragma once

#include <string>

#include "upstar/base/certificate_head.h"
#include "upstar/games/circular_nim/theorems/partition_proof.h"

namespace upstar::circular_nim {

/// "circular nim proof".
extern const char* const kProofKind;

/// What a proof claims: "the P-positions of CN(4,2), all stack sizes, are (a,b,a,b)".
CertificateHead proof_head(const Claimed& claim);

/// The game, the set and the moves as JSON on one line, from which all scripts can be made again.
std::string proof_line(const PartitionProof& proof);
/// Only the claim and the moves are read. Throws Error (Input).
PartitionProof parse_proof_line(const std::string& line);

/// The moves of a strategy, and those of a manifest, which need only be well formed. Reading throws
/// Error (Input).
Json moves_json(const std::vector<WinningMove>& moves);
std::vector<WinningMove> moves_of_json(const Json& json, const Claimed& claim,
                                       const Reduction& reduction = {});

/// The file of an obligation's script.
std::string file_name(const Obligation& obligation);

/// A proof as its manifest describes it, and what is wrong with the manifest itself.
struct DescribedProof {
    PartitionProof proof;
    std::string fault;
    bool has_theorem = false;  ///< it names a theorem for Coq
};

/// The text of manifest.json.
std::string manifest_text(const DescribedProof& described);

/// Reads the manifests of version 0.1, too. Throws Error (Input) if it is none of a proof.
DescribedProof described_proof(const std::string& manifest);

}  // namespace upstar::circular_nim
