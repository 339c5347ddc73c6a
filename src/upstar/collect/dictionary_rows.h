// What a dictionary is asked in words of the language, and its answers in every format.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/base/format.h"
#include "upstar/lang/session.h"
#include "upstar/store/dictionary/dictionary_query.h"

namespace upstar {

/// How dictionaries call the ruleset that the text names: "Modern Konane" is "konane(rules =>
/// modern)". Throws Error (Input) if there is none.
std::string game_name(Session& session, const std::string& text);

/// Entries whose value is this one or its negative.
std::function<bool(const DictionaryTraits&)> equal_or_negative(Arena& arena, Game value);

/// The same of a value as text; and those that meet a condition on the value G, `size`, `rows` and
/// `columns`. Throw Error (Input) with the offset in the text.
std::function<bool(const DictionaryTraits&)> worth(Session& session, const std::string& value);
std::function<bool(const DictionaryTraits&)> meeting(Session& session,
                                                     const std::string& condition);

/// All that rows may show: "game, position, value, ...".
std::string all_columns();
/// Names of columns: "position,value,birthday". Throws Error (Input) that says what there is.
std::vector<std::string> parse_columns(std::string_view text);

/// Each gives how many rows there were. Without columns there are those that suit the format. LaTeX
/// has values in its own notation. A b-file tells the number of positions of each size.
std::int64_t write_rows(Dictionary& dictionary, Arena& arena, const DictionaryQuery& query,
                        const std::vector<std::string>& columns, Format format, std::ostream& out);
std::int64_t write_values(Dictionary& dictionary, Arena& arena, const DictionaryQuery& query,
                          Format format, std::ostream& out);
std::int64_t write_differences(Dictionary& dictionary, Arena& arena, const std::string& one,
                               const std::string& other, std::int64_t limit, Format format,
                               std::ostream& out);

}  // namespace upstar
