#include "upstar/games/heaps/period.h"

#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/json_reader.h"

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

PeriodAnswer period_answer(CodePtr code, std::uint32_t most, Context& context) {
    require_provable(*code);
    NimSequence sequence(context, code);
    const auto found = sequence.periodicity(most);
    return {std::move(code), most, found};
}

std::string describe(const PeriodAnswer& answer) {
    const std::string& code = answer.code->text();
    if (!answer.found)
        return code + ": the nim values of the heaps up to " + std::to_string(answer.most) +
               " prove no period\n";
    const auto& [period, preperiod] = *answer.found;
    return code + ": period " + std::to_string(period) + " from heap " + std::to_string(preperiod) +
           " on\nproved by the nim values of the heaps up to " +
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
    answer.code =
        std::make_shared<const TakeAndBreakCode>(TakeAndBreakCode::parse(read.text(json, "code")));
    require_provable(*answer.code);
    answer.most = read.integer<std::uint32_t>(json, "most");
    if (JsonReader::has(json, "period") != JsonReader::has(json, "preperiod"))
        throw read.fault("`period` and `preperiod` go together");
    if (JsonReader::has(json, "period"))
        answer.found = Periodicity{read.integer<std::uint32_t>(json, "period"),
                                   read.integer<std::uint32_t>(json, "preperiod")};
    return answer;
}

std::string period_certificate(const PeriodAnswer& answer, Context& context) {
    std::string text = to_line(period_head(*answer.code, *answer.found)) + "\n";
    NimSequence sequence(context, answer.code);
    const std::uint64_t last = last_heap_for(*answer.code, *answer.found);
    std::size_t length = 0;
    for (std::uint64_t heap = 0; heap <= last; ++heap) {
        const std::string value = std::to_string(sequence.value(static_cast<std::uint32_t>(heap)));
        const bool fits = length + 1 + value.size() <= kLineLength;
        if (length > 0) text += fits ? ' ' : '\n';
        length = length > 0 && fits ? length + 1 + value.size() : value.size();
        text += value;
    }
    return text + "\n";
}

}  // namespace upstar::heaps
