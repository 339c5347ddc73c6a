// The head that all certificates have: what is claimed, for readers and for programs.
//
//     {"certificate":2,"kind":"konane strategy","claim":"White wins ...","statement":{...}}
//
// `certificate` is the version of the format, `kind` says how the rest is read, `claim` is the
// claim in words and `statement` the same as JSON. The statement is what a checker proves; the
// words follow from it, and a certificate that has others is refused. In a file the head is the
// first line, and the body follows in the lines of its kind; a proof that is a folder has the same
// four keys first in its manifest. Version 1 had a head of its own for every kind.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "upstar/base/json.h"

namespace upstar {

struct CertificateHead {
    std::string kind;
    std::string claim;
    Json statement;

    friend bool operator==(const CertificateHead&, const CertificateHead&) = default;
};

/// The four keys.
Json json_of(const CertificateHead& head);

/// On one line, without its end.
std::string to_line(const CertificateHead& head);

/// Nothing if the JSON is no certificate. Throws Error (Input) if it is of another version, or
/// lacks a key.
std::optional<CertificateHead> head_in_json(const Json& json);

/// The same of the first line of a text.
std::optional<CertificateHead> head_in_text(std::string_view text);

/// Throws Error (Input) unless the first line of the text is this head, to the letter.
void require_head(std::string_view text, const CertificateHead& head);

/// The text behind its first line.
std::string_view body_of(std::string_view text);

}  // namespace upstar
