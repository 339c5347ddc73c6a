// "Did you mean ...?" for a misspelt name.
#pragma once

#include <string>
#include <vector>

namespace upstar {

/// "; did you mean `Mean`?" for the nearest of `names`, or the first that begins so; nothing if
/// there is none.
std::string suggestion(const std::string& name, const std::vector<std::string>& names);

}  // namespace upstar
