#include "upstar/games/heaps/period.h"

#include "upstar/base/error.h"
#include "upstar/base/json_reader.h"
#include "upstar/base/wrapped_text.h"

namespace upstar::heaps {
namespace {

constexpr std::size_t kLineLength = 96;

void require_provable(const TakeAndBreakCode& code) {
    if (!has_provable_period(code))
        throw Error(ErrorKind::Input,
                    "periods are proved of codes without signs, without + and without digits that "
                    "repeat, such as 0.77");
}

}  // namespace

PeriodAnswer period_answer(NimSequence& sequence, std::uint32_t most) {
    require_provable(sequence.code());
    return {sequence.shared_code(), most, sequence.periodicity(most)};
}

std::string describe(const PeriodAnswer& answer) {
    const std::string& code = answer.code->text();
    if (!answer.found)
        return code + ": the nim values of the heaps up to " + std::to_string(answer.most) +
               " prove no period\n";
    return code + ": " + to_string(*answer.found) +
           "\nproved by the nim values of the heaps up to " +
           std::to_string(last_heap_for(*answer.code, *answer.found)) + "\n";
}

Json json_of(const PeriodAnswer& answer) {
    Json json = {{"schema", kJsonSchema}, {"code", answer.code->text()}, {"most", answer.most}};
    json["period"] = answer.found ? Json(answer.found->period) : Json(nullptr);
    json["preperiod"] = answer.found ? Json(answer.found->preperiod) : Json(nullptr);
    return json;
}

PeriodAnswer period_answer_from_json(const Json& json) {
    const JsonReader read("period");
    read.check_schema(json);
    PeriodAnswer answer;
    answer.code = parse_code(read.text(json, "code"));
    require_provable(*answer.code);
    answer.most = read.integer<std::uint32_t>(json, "most");
    if (JsonReader::has(json, "period") != JsonReader::has(json, "preperiod"))
        throw read.fault("`period` and `preperiod` go together");
    if (JsonReader::has(json, "period"))
        answer.found = Periodicity{read.integer<std::uint32_t>(json, "period"),
                                   read.integer<std::uint32_t>(json, "preperiod")};
    return answer;
}

std::string period_certificate(NimSequence& sequence, const Periodicity& period) {
    const std::uint64_t last = last_heap_for(sequence.code(), period);
    std::string values;
    for (std::uint64_t heap = 0; heap <= last; ++heap)
        values += std::to_string(sequence.value(static_cast<std::uint32_t>(heap))) + " ";
    return to_line(period_head(sequence.code(), period)) + "\n" + wrapped(values, 0, kLineLength) +
           "\n";
}

}  // namespace upstar::heaps
