#include <cstddef>
#include <cstdint>

#include "check_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    upstar::check_requests({reinterpret_cast<const char*>(data), size});
    return 0;
}
