// Words of the user's and lists of them, as messages name them.
#pragma once

#include <string>
#include <vector>

namespace upstar {

std::string joined(const std::vector<std::string>& texts, const std::string& separator);

/// Whether two words differ in case at most.
bool same_word(const std::string& a, const std::string& b);

/// `word`, in quotes; only the beginning of a long one.
std::string cited(const std::string& word);

/// As at the beginning of a sentence.
std::string capital(std::string text);

/// Without blanks and line ends around it.
std::string trimmed(const std::string& text);

}  // namespace upstar
