#include "upstar/sweep/measured_fields.h"

#include "upstar/store/tab_fields.h"

namespace upstar {

std::string to_fields(const MeasuredTexts& measured) {
    std::string line;
    for (const Measure measure : kMeasures) {
        if (measure != kMeasures.front()) line += '\t';
        if (measure == Measure::GameValue && measured.left_out > 0) {
            line += "~" + std::to_string(measured.left_out);
        } else {
            line += escaped(measured[measure]);
        }
    }
    return line;
}

bool read_fields(const std::vector<std::string>& fields, std::size_t first,
                 MeasuredTexts& measured) {
    if (fields.size() < first + kMeasures.size()) return false;
    for (const Measure measure : kMeasures) {
        const std::string& field = fields[first + index(measure)];
        if (field.empty()) continue;
        if (measure == Measure::GameValue && field[0] == '~') {
            if (field.size() > 12 || field.size() < 2 ||
                field.find_first_not_of("0123456789", 1) != std::string::npos)
                return false;
            measured.left_out = static_cast<std::size_t>(std::stoull(field.substr(1)));
        } else {
            measured[measure] = field;
        }
    }
    return true;
}

}  // namespace upstar
