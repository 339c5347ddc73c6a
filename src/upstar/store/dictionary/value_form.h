// A value as a dictionary keeps it, once: its canonical form, whose options are other values of the
// same dictionary, by their numbers.
//
//     3/4 1 2        3/4 + ^ + *2: a number, so many ups, a nimber
//     {1 5|2}        the options of Left and of Right, ascending
//
// A printed value can be exponentially longer than the form that it abbreviates; this cannot. What
// is read is checked: a form that is not canonical is damaged, or was written by something else.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "upstar/values/arena.h"

namespace upstar {

/// The number under which a dictionary has a value.
using ValueId = std::int64_t;

/// `id_of` gives the numbers of the options.
std::string form_of(Arena& arena, Game value, const std::function<ValueId(Game)>& id_of);

/// The options that a form names, each smaller than the form's own id. Throws Error (Input) that
/// names `where` for a text that is no form of the value `id`.
std::vector<ValueId> options_in_form(std::string_view form, ValueId id, const std::string& where);

/// The value; `value_of` gives those of the options.
Game value_of_form(Arena& arena, std::string_view form, ValueId id, const std::string& where,
                   const std::function<Game(ValueId)>& value_of);

}  // namespace upstar
