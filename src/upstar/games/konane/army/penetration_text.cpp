#include "upstar/games/konane/army/penetration_text.h"

#include <iomanip>
#include <sstream>

#include "upstar/games/konane/army/army_picture.h"

namespace upstar::konane {
namespace {

std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string text_of(const Advance& advance) {
    return counted(advance.stones.size(), "stone") + ", " + counted(advance.jumps.size(), "jump");
}

std::string text_of(const std::vector<Exclusion>& exclusions) {
    const ExclusionCount found = count(exclusions);
    std::string text = found.pagodas > 0 ? counted(found.pagodas, "pagoda function") : "";
    if (found.searches > 0)
        text += (text.empty() ? "" : ", and ") + std::to_string(found.searches) +
                (found.searches == 1 ? " exhaustive search of " : " exhaustive searches of ") +
                std::to_string(found.visited) +
                " demands and positions, for which there is no "
                "certificate";
    return text;
}

std::string text_of(const Unreached& proof) {
    if (const auto* golden = std::get_if<GoldenPagoda>(&proof))
        return std::string("golden potential (rows ") + name(golden->rows) + ", columns " +
               name(golden->columns) + ")";
    return text_of(std::get<std::vector<Exclusion>>(proof));
}

std::string tightest_text(const std::vector<Exclusion>& exclusions, const Army& army) {
    const Pagoda* pagoda = tightest(exclusions, army);
    if (pagoda == nullptr) return "";
    return "the tightest: the army has " + std::to_string(potential(*pagoda, army)) +
           ", the goal in column " + std::to_string(pagoda->goal.column + 1) + " has " +
           std::to_string(pagoda->at(pagoda->goal)) + "\n" + picture(*pagoda, army);
}

}  // namespace

std::string describe(const RectangleAnswer& answer) {
    std::ostringstream text;
    text << "penetration " << answer.penetration << "\n";
    if (answer.reached)
        text << "\nrow " << answer.penetration << " is reached from "
             << name(answer.reached->landmark.rectangle) << ": " << text_of(answer.reached->advance)
             << "\n\n"
             << picture(answer.reached->advance);
    const UnreachedProof& unreached = answer.unreached;
    text << "\nrow " << unreached.landmark.distance << " is out of reach of "
         << name(unreached.landmark.rectangle) << ": " << text_of(unreached.proof) << "\n";
    if (const auto* exclusions = std::get_if<std::vector<Exclusion>>(&unreached.proof))
        text << tightest_text(*exclusions, unreached.army());
    return text.str();
}

std::string describe(const GroupAnswer& answer) {
    const Penetration& found = answer.penetration;
    std::ostringstream text;
    text << "penetration " << found.distance << "\n";
    if (found.distance > 0)
        text << "\nrow " << found.distance << " is reached: " << text_of(found.advance) << "\n\n"
             << picture(found.advance);
    text << "\nrow " << found.distance + 1 << " is out of reach: "
         << (found.distance == kMostPenetration ? "it is of every finite army"
                                                : text_of(found.exclusions))
         << "\n"
         << tightest_text(found.exclusions, answer.army);
    return text.str();
}

std::string describe(const FewestAnswer& answer) {
    return "\nfewest stones to row " + std::to_string(answer.row) + ": " +
           std::to_string(answer.advance.stones.size()) + "\n\n" + picture(answer.advance);
}

std::string describe(const PenetrationTable& table) {
    std::ostringstream text;
    text << "depth|width";
    for (int width = 1; width <= kTableWidths; ++width) text << std::setw(3) << width;
    text << "+";
    for (const PenetrationCell& cell : table.cells) {
        if (cell.width == 1)
            text << "\n" << std::setw(10) << cell.depth << (cell.any_depth ? "+" : " ");
        text << std::setw(3) << cell.penetration;
    }
    const auto line = [&](const Landmark& landmark, const std::string& what) {
        text << "  row " << landmark.distance << "  " << std::left << std::setw(8)
             << name(landmark.rectangle) << what << "\n";
    };
    text << "\n\nreached\n";
    for (const ReachedProof& proof : table.reached) line(proof.landmark, text_of(proof.advance));
    text << "\nout of reach\n";
    for (const UnreachedProof& proof : table.unreached) line(proof.landmark, text_of(proof.proof));
    return text.str();
}

}  // namespace upstar::konane
