#include "upstar/process/coq.h"

#include "upstar/process/program.h"
#include "upstar/process/scratch_folder.h"

namespace upstar {
namespace {

constexpr const char* kCompiler = "coqc";
constexpr const char* kNoAxioms = "Closed under the global context";
constexpr const char* kFalse = "Lemma control : 0 = 1. Proof. reflexivity. Qed.\n";
constexpr const char* kRefusal = "Error";
constexpr const char* kAxioms = "Axioms:";

// On one line, since what Coq says of a wrong proof has several.
std::string in_a_line(const std::string& text) {
    constexpr std::size_t kMost = 200;
    std::string line;
    for (const char c : text.substr(0, kMost))
        if (c != '\n' && c != '\r')
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

bool ends_without_axioms(const std::string& output) {
    const std::string end = std::string(kNoAxioms) + "\n";
    return output.size() >= end.size() &&
           output.compare(output.size() - end.size(), end.size(), end) == 0;
}

bool is_refusal(const ProgramEnd& end) {
    return end.how == ProgramEnd::How::Exited && end.code != 0 &&
           end.output.find(kRefusal) != std::string::npos;
}

// What a run that did not end well says of the file.
CoqVerdict failure(const ProgramEnd& end) {
    using Answer = CoqVerdict::Answer;
    if (end.how == ProgramEnd::How::NotThere) return {};
    if (end.how == ProgramEnd::How::TimeUp) return {Answer::TimeUp};
    if (is_refusal(end)) return {Answer::Refused, in_a_line(end.output)};
    return {Answer::None, to_string(end)};
}

}  // namespace

std::string to_string(const CoqVerdict& verdict) {
    switch (verdict.answer) {
        case CoqVerdict::Answer::Accepted:
            return "accepted, no axioms";
        case CoqVerdict::Answer::Refused:
            return "refused: " + verdict.complaint;
        case CoqVerdict::Answer::TimeUp:
            return "not decided in time";
        case CoqVerdict::Answer::None:
            return "no answer (" + verdict.complaint + ")";
        case CoqVerdict::Answer::NotThere:
            break;
    }
    return "not there";
}

CoqVerdict coq_verdict(const std::vector<CoqFile>& files, Context& context,
                       std::chrono::milliseconds limit) {
    using Answer = CoqVerdict::Answer;
    const ScratchFolder folder;
    const auto compile = [&](const CoqFile& file) {
        folder.write(file.name, file.text);
        // There, since coqc takes what it requires from the current folder first.
        return run_program({kCompiler, "-q", file.name}, context, limit, folder.path().string());
    };
    const ProgramEnd control = compile({"control.v", kFalse});
    if (control.is_well()) return {Answer::None, "it accepts that 0 = 1"};
    if (!is_refusal(control)) return failure(control);
    ProgramEnd end;
    for (const CoqFile& file : files) {
        context.progress(std::string(kCompiler) + " " + file.name);
        end = compile(file);
        if (!end.is_well()) return failure(end);
    }
    if (ends_without_axioms(end.output)) return {Answer::Accepted};
    if (end.output.find(kAxioms) != std::string::npos)
        return {Answer::Refused, "it rests on axioms"};
    return {Answer::None, "it does not say which axioms it takes"};
}

CoqVerdict coq_verdict(const std::string& text, Context& context, std::chrono::milliseconds limit) {
    return coq_verdict(std::vector<CoqFile>{{"theorem.v", text}}, context, limit);
}

}  // namespace upstar
