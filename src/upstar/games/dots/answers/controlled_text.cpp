#include "upstar/games/dots/answers/controlled_text.h"

#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

std::string quarters(int p4) {
    static const char* const kFractions[] = {"", "1/4", "1/2", "3/4"};
    const std::string whole = p4 < 4 && p4 > 0 ? "" : std::to_string(p4 / 4);
    const std::string fraction = kFractions[p4 % 4];
    return whole + (whole.empty() || fraction.empty() ? "" : " ") + fraction;
}

}  // namespace

std::string breakdown(const ControlledValue& cv) {
    if (cv.coins == 0) return "0";
    std::string text = std::to_string(cv.value) + " = 8 + " + std::to_string(cv.coins) + " coins";
    if (cv.joints > 0) text += " + 4*" + std::to_string(cv.joints) + " joints";
    if (cv.valence > 0) text += " - 2*" + std::to_string(cv.valence) + " valence";
    const int counted = cv.p4 == 1 ? 2 : cv.p4;
    return text + " - 8*" +
           (counted % 4 == 0 || counted < 4 ? quarters(counted) : "(" + quarters(counted) + ")") +
           " loops";
}

std::string loop_text(const Loop& loop, const Contracted& position) {
    if (loop.isolated >= 0) return "loop:" + std::to_string(loop.length);
    std::string text;
    for (const int chain : loop.chains)
        text +=
            (text.empty() ? "" : "+") +
            piece_text(position.graph.chains[static_cast<std::size_t>(chain)], position.origins);
    return text;
}

}  // namespace upstar::dots
