#include "upstar/games/toads/strip_worth.h"

#include <charconv>

#include "upstar/base/error.h"
#include "upstar/base/json_reader.h"
#include "upstar/games/toads/row_search.h"
#include "upstar/games/toads/toads_and_frogs.h"

namespace upstar::toads {
namespace {

// Nothing else than worth_name writes.
StripWorth with_value(const ToadStrip& strip, std::string_view value) {
    StripWorth claim{strip, 0, !value.empty() && value.back() == '*'};
    const std::string_view number = value.substr(0, value.size() - (claim.star ? 1 : 0));
    const char* const end = number.data() + number.size();
    if (!number.empty() && std::from_chars(number.data(), end, claim.n).ptr != end) claim.n = 0;
    if (worth_name(claim) != value)
        throw Error(ErrorKind::Input, "`" + std::string(value) +
                                          "` is not a whole number, perhaps with a star, such as "
                                          "-1, 0 or 3*");
    return claim;
}

}  // namespace

std::string worth_name(const StripWorth& claim) {
    return (claim.n == 0 && claim.star ? "" : std::to_string(claim.n)) + (claim.star ? "*" : "");
}

StripWorth strip_worth(std::string_view strip, std::string_view value) {
    const StripWorth claim = with_value(ToadsAndFrogs().parse(strip).strip(), value);
    if (claim.strip.length > Row::kMostSquares)
        throw Error(ErrorKind::Input,
                    "a strip has at most " + std::to_string(Row::kMostSquares) + " squares here");
    if (claim.n > Row::kMostSquares || claim.n < -Row::kMostSquares)
        throw Error(ErrorKind::Input,
                    "the number is at most " + std::to_string(Row::kMostSquares) + " here");
    return claim;
}

WorthAnswer decide(const StripWorth& claim, Context& context) {
    WorthAnswer answer{claim, {}};
    for (const Player player : kPlayers) {
        RowSearch search(context);
        if (search.wins_first(claim.strip, -claim.n, claim.star, player))
            answer.winners.push_back(player);
    }
    return answer;
}

std::string describe(const WorthAnswer& answer) {
    const std::string strip = to_string(answer.claim.strip);
    const std::string value = worth_name(answer.claim);
    if (answer.holds()) return strip + " = " + value + "\n";
    const bool both = answer.winners.size() == 2;
    return strip + " is not " + value + ": " +
           (both ? "whoever begins" : std::string(name(answer.winners[0])) + ", beginning,") +
           " wins the difference\n";
}

Json json_of(const WorthAnswer& answer) {
    Json winners = Json::array();
    for (const Player player : answer.winners) winners.push_back(name(player));
    return {{"schema", kJsonSchema},
            {"strip", to_string(answer.claim.strip)},
            {"value", worth_name(answer.claim)},
            {"holds", answer.holds()},
            {"winners", winners}};
}

WorthAnswer worth_answer_from_json(const Json& json) {
    const JsonReader read("value of a strip");
    read.check_schema(json);
    WorthAnswer answer{strip_worth(read.text(json, "strip"), read.text(json, "value")), {}};
    for (const Json& winner : read.array(json, "winners")) {
        const std::string text = read.as_text(winner);
        if (text != name(Player::Left) && text != name(Player::Right))
            throw read.fault("`" + text + "` is no player");
        answer.winners.push_back(text == name(Player::Left) ? Player::Left : Player::Right);
    }
    if (read.truth(json, "holds") != answer.holds())
        throw read.fault("`holds` and `winners` disagree");
    return answer;
}

}  // namespace upstar::toads
