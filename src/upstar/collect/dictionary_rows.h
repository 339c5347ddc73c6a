// What a dictionary is asked in words of the language, and its answers in every format.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>

#include "upstar/base/format.h"
#include "upstar/lang/session.h"
#include "upstar/store/dictionary/dictionary_query.h"

namespace upstar {

/// How dictionaries call the ruleset that the text names: "Modern Konane" is "konane(rules =>
/// modern)". Throws Error (Input) if there is none.
std::string game_name(Session& session, const std::string& text);

/// Values that are this one or its negative; and values G that meet a condition. Throws Error
/// (Input) with the offset in the text.
std::function<bool(Game)> worth(Session& session, const std::string& value);
std::function<bool(Game)> meeting(Session& session, const std::string& condition);

/// Each gives how many rows there were. A b-file tells the number of positions of each size.
std::int64_t write_rows(Dictionary& dictionary, Arena& arena, const DictionaryQuery& query,
                        Format format, std::ostream& out);
std::int64_t write_values(Dictionary& dictionary, Arena& arena, const DictionaryQuery& query,
                          Format format, std::ostream& out);
std::int64_t write_differences(Dictionary& dictionary, const std::string& one,
                               const std::string& other, std::int64_t limit, Format format,
                               std::ostream& out);

}  // namespace upstar
