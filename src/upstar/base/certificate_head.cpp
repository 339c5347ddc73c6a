#include "upstar/base/certificate_head.h"

#include <algorithm>

#include "upstar/base/error.h"

namespace upstar {
namespace {

constexpr int kVersion = 2;
constexpr const char* kVersionKey = "certificate";

std::string_view first_line(std::string_view text) { return text.substr(0, text.find('\n')); }

}  // namespace

Json json_of(const CertificateHead& head) {
    return {{kVersionKey, kVersion},
            {"kind", head.kind},
            {"claim", head.claim},
            {"statement", head.statement}};
}

std::string to_line(const CertificateHead& head) { return dumped(json_of(head)); }

std::optional<CertificateHead> head_in_json(const Json& json) {
    if (!json.is_object() || !json.contains(kVersionKey)) return std::nullopt;
    if (json.at(kVersionKey) != kVersion)
        throw Error(ErrorKind::Input, "the certificate is of another version");
    try {
        return CertificateHead{json.at("kind"), json.at("claim"), json.at("statement")};
    } catch (const Json::exception&) {
        throw Error(ErrorKind::Input,
                    "the head of a certificate has `kind`, `claim` and `statement`");
    }
}

std::optional<CertificateHead> head_in_text(std::string_view text) {
    const std::string_view line = first_line(text);
    if (line.empty() || line.front() != '{') return std::nullopt;
    const Json json = parsed_json(line);
    return json.is_discarded() ? std::nullopt : head_in_json(json);
}

void require_head(std::string_view text, const CertificateHead& head) {
    if (first_line(text) != to_line(head))
        throw Error(ErrorKind::Input,
                    "line 1 is not, to the letter and the blank, what its statement makes it: the "
                    "statement claims that " +
                        head.claim);
}

std::string_view body_of(std::string_view text) {
    return text.substr(std::min(first_line(text).size() + 1, text.size()));
}

}  // namespace upstar
