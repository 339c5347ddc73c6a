#include "upstar/games/dots/answers/analysed_text.h"

#include "upstar/base/wrapped_text.h"
#include "upstar/games/dots/answers/analysis_json.h"
#include "upstar/games/dots/answers/report.h"

namespace upstar::dots {

std::string analysed_text(const AnalysedPosition& analysed, Format format, const Wording& wording) {
    constexpr std::size_t kColumn = 15;  // of what is said, beside the labels
    if (format == Format::Json) return dumped(analysis_json(analysed)) + "\n";
    if (format == Format::Svg) return dots_svg(picture(analysed));
    const Report told = report(analysed);
    std::string text = told.headline + "\n";
    if (!told.board.empty()) text += "\n" + indented(told.board) + "\n";
    for (const Fact& fact : told.facts)
        text += list_entry(fact.label, wording({fact.sentence, fact.remedy}), kColumn);
    return text;
}

}  // namespace upstar::dots
