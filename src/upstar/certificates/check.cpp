#include "upstar/certificates/check.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <optional>

#include "upstar/base/error.h"
#include "upstar/base/printable.h"
#include "upstar/games/circular_nim/theorems/proof_files.h"
#include "upstar/games/circular_nim/theorems/shrinking_files.h"
#include "upstar/games/dots/loony/certificate_check.h"
#include "upstar/games/dots/loony/certificate_text.h"
#include "upstar/games/heaps/period.h"
#include "upstar/games/konane/army/penetration_check.h"
#include "upstar/games/konane/solver/board_answer.h"
#include "upstar/games/konane/solver/strategy_coq.h"
#include "upstar/games/toads/worth_certificate.h"
#include "upstar/process/coq.h"

namespace upstar {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestHead = std::size_t{1} << 24;

// A file whose first line is read.
struct Opened {
    std::string first_line;
    std::istream& rest;
    Context& context;
    std::optional<std::chrono::milliseconds> each;  // of other programs; nothing: none are asked
    Charge memory{context};

    /// The whole of it, charged to the context while the file is being checked.
    std::string text() {
        std::string all = first_line + "\n";
        std::array<char, 1 << 16> block{};
        while (rest.read(block.data(), block.size()) || rest.gcount() > 0) {
            context.poll();
            memory.add(static_cast<std::size_t>(rest.gcount()));
            all.append(block.data(), static_cast<std::size_t>(rest.gcount()));
        }
        return all;
    }
};

std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

void check_flight(Opened& file, CertificateReport& report) {
    const std::string text = file.text();
    const dots::CertificateText read = dots::read_certificate(text);
    report.head = dots::flight_head(read.graph, read.value);
    const dots::CertificateVerdict verdict = dots::check_certificate(text, &file.context);
    if (!verdict.holds()) {
        report.faults.push_back(verdict.fault);
        return;
    }
    report.checks.push_back("upstar: opening " + counted(read.pieces.size(), "piece") +
                            ", bounds meet at " + std::to_string(verdict.claimed));
}

// A board that is small enough is a theorem for Coq too.
void ask_coq(const konane::Strategy& strategy, Opened& file, CertificateReport& report) {
    if (!konane::suits_coq(strategy)) {
        report.checks.push_back("coqc: not asked, the board is too large");
        return;
    }
    if (!file.each) {
        report.checks.push_back("coqc: not asked");
        return;
    }
    file.context.progress("coqc");
    const CoqVerdict verdict = coq_verdict(konane::coq_text(strategy), file.context, *file.each);
    report.checks.push_back("coqc: " + to_string(verdict));
    if (verdict.answer == CoqVerdict::Answer::Refused)
        report.faults.push_back("Coq refuses what was accepted here");
}

void check_strategy(Opened& file, CertificateReport& report) {
    const konane::Strategy strategy = konane::read_strategy(file.first_line, file.rest);
    report.head = konane::head_of(strategy);
    const konane::StrategySize size = konane::check_strategy(strategy);
    report.checks.push_back("upstar: " + counted(size.answers, "answer") + ", and every move of " +
                            konane::colour_name(opponent(strategy.winner)) + " in " +
                            counted(size.positions, "position") + " has one");
    ask_coq(strategy, file, report);
}

void check_penetration(Opened& file, CertificateReport& report) {
    const konane::CheckedPenetration checked = konane::check_penetration(file.text());
    report.head = checked.head;
    if (checked.jumps > 0)
        report.checks.push_back("upstar: " + counted(checked.jumps, "jump") + " played");
    report.checks.push_back(
        checked.is_golden ? "upstar: weights of the whole plane summed exactly"
                          : "upstar: " + counted(checked.functions, "pagoda function") + ", " +
                                std::to_string(checked.inequalities) + " inequalities");
}

void check_toads(Opened& file, CertificateReport& report) {
    const std::string text = file.text();
    report.head = toads::worth_head(toads::claimed_worth(text));
    const toads::CheckedWorth checked = toads::check_worth(text, file.context);
    report.checks.push_back("upstar: " + counted(checked.answers, "answer") +
                            ", and whoever begins loses; so in " +
                            counted(checked.positions, "position"));
}

void check_period(Opened& file, CertificateReport& report) {
    const std::string text = file.text();
    const heaps::PeriodClaim claim = heaps::claimed_period(text);
    report.head = heaps::period_head(claim.code, claim.claimed);
    const std::size_t checked = heaps::check_period(text, file.context);
    report.checks.push_back("upstar: " + counted(checked, "nim value") +
                            ", each the least that no option has");
}

[[noreturn]] void refuse(const std::string& what) {
    throw Error(ErrorKind::Input, what +
                                      " is no certificate that is known here: its first line "
                                      "says of what kind it is; of a proof that is a folder, "
                                      "check the folder");
}

// What is recognised and cannot be read is refused.
template <class Check>
void refusing(CertificateReport& report, const Check& check) {
    try {
        check();
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Input) throw;
        report.faults.push_back(error.message());
    }
}

CertificateReport check_folder(const fs::path& folder, Context& context,
                               std::chrono::milliseconds each) {
    const bool shrinks = circular_nim::is_shrinking_folder(folder);
    if (!shrinks && !circular_nim::is_proof_folder(folder)) refuse(folder.string());
    CertificateReport report;
    report.head.kind = shrinks ? circular_nim::kShrinkingKind : circular_nim::kProofKind;
    refusing(report, [&] {
        const circular_nim::ProofCheck check =
            shrinks ? circular_nim::check_shrinking_proof(folder, context, each)
                    : circular_nim::check_proof(folder, context, each);
        report = {check.head, findings_of(check), check.faults};
    });
    return report;
}

struct Kind {
    const char* name;
    const char* head_0_1;
    void (*check)(Opened&, CertificateReport&);
};

const std::vector<Kind>& kinds() {
    static const std::vector<Kind> all = {
        {dots::kFlightKind, dots::kFlightHead01, check_flight},
        {konane::kStrategyKind, konane::kStrategyHead01, check_strategy},
        {konane::kPenetrationKind, nullptr, check_penetration},
        {toads::kWorthKind, nullptr, check_toads},
        {heaps::kPeriodKind, nullptr, check_period}};
    return all;
}

// By its head, of today or of version 0.1; null if it has none.
const Kind* recognised(std::string line) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    const auto head = head_in_text(line);
    for (const Kind& kind : kinds())
        if (head ? head->kind == kind.name : kind.head_0_1 != nullptr && line == kind.head_0_1)
            return &kind;
    return nullptr;
}

std::string first_line(std::istream& in, const std::string& name) {
    std::string line;
    for (char c = 0; in.get(c) && c != '\n'; line += c)
        if (line.size() >= kLongestHead) refuse(name);
    return line;
}

CertificateReport check_opened(std::istream& in, const std::string& name, Context& context,
                               std::optional<std::chrono::milliseconds> each) {
    Opened file{first_line(in, name), in, context, each};
    const Kind* kind = recognised(file.first_line);
    if (kind == nullptr) refuse(name);
    CertificateReport report;
    report.head.kind = kind->name;
    refusing(report, [&] { kind->check(file, report); });
    return report;
}

}  // namespace

CertificateReport check_certificate(std::istream& in, Context& context,
                                    std::chrono::milliseconds each) {
    return check_opened(in, "the input", context, each);
}

CertificateReport check_certificate_alone(std::istream& in, Context& context) {
    return check_opened(in, "the text", context, std::nullopt);
}

CertificateReport check_certificate(const std::string& path, Context& context,
                                    std::chrono::milliseconds each) {
    std::error_code failed;
    if (fs::is_directory(path, failed)) return check_folder(path, context, each);
    const fs::path file_path(path);
    if (file_path.filename() == "manifest.json") {
        const fs::path folder = file_path.has_parent_path() ? file_path.parent_path() : ".";
        return check_folder(folder, context, each);
    }
    if (fs::exists(path, failed) && !fs::is_regular_file(path, failed))
        throw Error(ErrorKind::Input, path + " is no file; - reads the standard input");
    std::ifstream file(path, std::ios::binary);
    if (!file) throw Error(ErrorKind::Input, "cannot read " + path);
    return check_opened(file, path, context, each);
}

std::string describe(const CertificateReport& report) {
    std::string text;
    if (!report.head.claim.empty()) text += "claim: " + printable_line(report.head.claim) + "\n";
    for (const std::string& check : report.checks) text += printable_line(check) + "\n";
    if (report.is_accepted()) return text + "accepted\n";
    for (const std::string& fault : report.faults)
        text += "refused: " + printable_line(fault) + "\n";
    return text;
}

Json json_of(const CertificateReport& report) {
    return {{"schema", kJsonSchema},
            {"kind", report.head.kind},
            {"claim", report.head.claim},
            {"statement", report.head.statement},
            {"accepted", report.is_accepted()},
            {"checks", report.checks},
            {"faults", report.faults}};
}

}  // namespace upstar
