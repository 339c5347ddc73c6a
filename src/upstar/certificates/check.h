// Checks any certificate: a file or a folder is recognised by how it begins, and the checker of its
// kind, which shares nothing with what found the proof, decides. Where a second checker is at hand,
// another solver or Coq, it is asked too, and must not disagree.
//
//     const CertificateReport report = check_certificate("plan.txt", context);
//     report.is_accepted();
//     describe(report);     // the claim, what was checked and by whom, accepted or refused
//
// Kinds: flights of loony endgames (dots/loony/certificate_check.h), strategies of Konane
// (konane/solver/strategy.h), penetration (konane/army/penetration_check.h), values of Toads and
// Frogs (toads/worth_certificate.h), periods of heaps (heaps/period.h), proofs of Circular Nim
// (circular_nim/theorems/proof_files.h) and of Shrinking Nim (shrinking_files.h). Those of version
// 0.1 are recognised as well.
#pragma once

#include <chrono>
#include <iosfwd>
#include <string>
#include <vector>

#include "upstar/base/certificate_head.h"
#include "upstar/base/context.h"

namespace upstar {

struct CertificateReport {
    CertificateHead head;             ///< of a head that cannot be read, only the kind
    std::vector<std::string> checks;  ///< who found what: "coqc: accepted, no axioms"
    std::vector<std::string> faults;  ///< what is wrong, if anything

    bool is_accepted() const { return faults.empty(); }
};

/// A certificate on disk, a file or a folder. Each run of another program has a limit (0: none).
/// Throws Error (Input) if it is no certificate at all.
CertificateReport check_certificate(const std::string& path, Context& context,
                                    std::chrono::milliseconds each = std::chrono::milliseconds(0));

/// The same of a file that is being read.
CertificateReport check_certificate(std::istream& in, Context& context,
                                    std::chrono::milliseconds each = std::chrono::milliseconds(0));

/// The same of text alone: no file is written and no other program is asked.
CertificateReport check_certificate_alone(std::istream& in, Context& context);

/// Some lines: the claim, who checked what, and whether it is accepted.
std::string describe(const CertificateReport& report);

/// `{"schema": 1, "kind", "claim", "statement", "accepted", "checks", "faults"}`.
Json json_of(const CertificateReport& report);

}  // namespace upstar
