#include "upstar/games/konane/army/penetration_certificate.h"

#include "upstar/base/error.h"
#include "upstar/games/konane/army/penetration_check.h"

namespace upstar::konane {
namespace {

std::string text_of(Square square) {
    return std::to_string(square.row) + "," + std::to_string(square.column);
}

std::string text_of(const Advance& advance) {
    std::string text;
    for (const Jump& jump : advance.jumps)
        text +=
            "jump " + text_of(jump.from) + " " + text_of(jump.over) + " " + text_of(jump.to) + "\n";
    return text;
}

std::string text_of(const Pagoda& pagoda, const Army& army) {
    const Region& region = pagoda.region;
    std::string text =
        "goal " + text_of(pagoda.goal) + " weight " + std::to_string(pagoda.at(pagoda.goal)) + "\n";
    for (int row = region.top - 1; row >= region.bottom; --row) {
        text += "row " + std::to_string(row) + ":";
        for (int column = region.left; column <= region.right; ++column)
            text += " " + std::to_string(pagoda.at({row, column}));
        text += "\n";
    }
    return text + "sum " + std::to_string(potential(pagoda, army)) + "\n";
}

std::string text_of(const std::vector<Exclusion>& exclusions, const Army& army) {
    std::string text;
    for (const Exclusion& exclusion : exclusions) {
        const auto* pagoda = std::get_if<Pagoda>(&exclusion.proof);
        if (pagoda == nullptr)
            throw Error(ErrorKind::Input, "there is no certificate: the goal in row " +
                                              std::to_string(exclusion.goal.row) + ", column " +
                                              std::to_string(exclusion.goal.column + 1) +
                                              " was excluded by a search, not by a function");
        text += text_of(*pagoda, army);
    }
    return text;
}

std::string text_of(const GoldenPagoda& golden) {
    return std::string("golden ") + name(golden.rows) + " " + name(golden.columns) + "\n";
}

std::string text_of(const UnreachedProof& unreached) {
    if (const auto* golden = std::get_if<GoldenPagoda>(&unreached.proof)) return text_of(*golden);
    return text_of(std::get<std::vector<Exclusion>>(unreached.proof), unreached.army());
}

}  // namespace

std::string certificate_text(const RectangleAnswer& answer) {
    std::string text = to_line(penetration_head(name(answer.rectangle), answer.penetration)) + "\n";
    if (answer.reached)
        text += "reached " + name(answer.reached->landmark.rectangle) + "\n" +
                text_of(answer.reached->advance);
    return text + "unreached " + name(answer.unreached.landmark.rectangle) + "\n" +
           text_of(answer.unreached);
}

std::string certificate_text(const GroupAnswer& answer) {
    const Penetration& found = answer.penetration;
    std::string text = to_line(penetration_head(drawn(answer.army), found.distance)) + "\n";
    if (found.distance > 0) text += "reached army\n" + text_of(found.advance);
    if (found.distance == kMostPenetration)
        return text + "unreached " + name(Rectangle{}) + "\n" + text_of(GoldenPagoda{});
    return text + "unreached army\n" + text_of(found.exclusions, answer.army);
}

}  // namespace upstar::konane
