#include "upstar/sweep/table_rows.h"

#include <algorithm>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/json.h"
#include "upstar/base/sheet.h"

namespace upstar {
namespace {

bool is_whole_number(const std::string& text) {
    const std::size_t from = !text.empty() && text[0] == '-' ? 1 : 0;
    return text.size() > from && text.find_first_not_of("0123456789", from) == std::string::npos;
}

const char* verdict(const CellResult& result) { return result.given.empty() ? "true" : "false"; }

}  // namespace

TableRows::TableRows(Format format, std::vector<std::string> parameters,
                     std::vector<Measure> measures, bool has_longest, bool is_conjecture)
    : format_(format),
      parameters_(std::move(parameters)),
      measures_(std::move(measures)),
      is_conjecture_(is_conjecture) {
    if (format == Format::Bfile && measures_.size() != 1)
        throw Error(ErrorKind::Input, "a b-file has one number a line: show one measure only");
    if (!has_longest) return;
    for (const Measure measure : kInsteadOfValue)
        if (std::find(measures_.begin(), measures_.end(), measure) == measures_.end())
            measures_.push_back(measure);
}

std::string TableRows::heading() const {
    if (format_ != Format::Csv) return {};
    std::vector<std::string> line = parameters_;
    line.emplace_back("position");
    for (const Measure measure : measures_) line.emplace_back(name(measure));
    if (is_conjecture_) {
        line.emplace_back("holds");
        line.emplace_back("given");
    }
    return csv_line(line);
}

std::string TableRows::row(const Bindings& bindings, const std::string& position,
                           const CellResult* result) {
    ++rows_;
    if (format_ == Format::JsonLines) return json_row(bindings, position, result);
    if (format_ == Format::Bfile) return bfile_row(bindings, position, result);
    std::vector<std::string> line;
    for (const Binding& binding : bindings) line.push_back(std::to_string(binding.value));
    line.push_back(position);
    for (const Measure measure : measures_)
        line.push_back(result != nullptr ? result->measured[measure] : "");
    if (is_conjecture_) {
        line.emplace_back(result != nullptr ? verdict(*result) : "");
        line.push_back(result != nullptr ? result->given : "");
    }
    return csv_line(line);
}

std::string TableRows::json_row(const Bindings& bindings, const std::string& position,
                                const CellResult* result) const {
    Json json = Json::object();
    for (const Binding& binding : bindings) json[binding.name] = binding.value;
    json["position"] = position;
    for (const Measure measure : measures_) {
        const bool known = result != nullptr && !result->measured[measure].empty();
        json[name(measure)] = known ? Json(result->measured[measure]) : Json();
    }
    if (result != nullptr && result->measured.left_out > 0)
        json["left-out"] = result->measured.left_out;
    if (is_conjecture_ && result != nullptr) {
        json["holds"] = result->given.empty();
        if (!result->given.empty()) json["given"] = result->given;
    }
    return dumped(json) + "\n";
}

std::string TableRows::bfile_row(const Bindings& bindings, const std::string& position,
                                 const CellResult* result) {
    const std::string number = result != nullptr ? result->measured[measures_[0]] : "";
    if (!is_whole_number(number))
        throw Error(ErrorKind::Input, "a b-file has whole numbers only; the " +
                                          std::string(name(measures_[0])) + " of " + position +
                                          " is " + (number.empty() ? "not known" : number));
    const std::int64_t n = bindings.size() == 1 ? bindings[0].value : rows_;
    return std::to_string(n) + " " + number + "\n";
}

}  // namespace upstar
