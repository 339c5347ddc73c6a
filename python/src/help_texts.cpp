#include "help_texts.h"

#include <stdexcept>

#include "upstar/lang/property.h"

namespace upstar::python {

const char* help(const std::string& property) {
    for (const auto table : {game_properties(), number_properties(), thermograph_properties()})
        for (const Property& row : table)
            if (property == row.name) return row.help;
    throw std::logic_error("the language has no property " + property);
}

}  // namespace upstar::python
