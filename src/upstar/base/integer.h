// Integers of any size.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

namespace upstar {

using Integer = boost::multiprecision::cpp_int;

}  // namespace upstar
