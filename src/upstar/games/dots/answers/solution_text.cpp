#include "upstar/games/dots/answers/solution_text.h"

#include "upstar/base/digits.h"
#include "upstar/base/sheet.h"
#include "upstar/games/dots/answers/solution_json.h"
#include "upstar/games/dots/rules/move_names.h"

namespace upstar::dots {
namespace {

std::string in_words(const DotsPosition& position, const Solution& solution) {
    const std::vector<std::string> names = move_names(position);
    std::string text = "value " + std::to_string(solution.margin) + ": " + verdict(solution) +
                       "  (" + grouped(solution.nodes) + " nodes, " +
                       seconds_text(solution.seconds) + " s)\n";
    if (solution.moves)
        for (const DotsMove& move : *solution.moves)
            text += "  " + names[static_cast<std::size_t>(move.string)] + "  " +
                    std::to_string(move.value) + "\n";
    return solution.line ? text + turns_text(position, *solution.line) + "\n" : text;
}

std::string as_table(const std::string& asked, const DotsPosition& position,
                     const Solution& solution, Format format) {
    const std::vector<std::string> names =
        move_names(position, format == Format::Csv ? LineNames::Coordinates : LineNames::Dots);
    Sheet sheet{"",
                {{"position", "move", "value", "nodes", "seconds"},
                 {asked, "", std::to_string(solution.margin), std::to_string(solution.nodes),
                  seconds_text(solution.seconds)}}};
    if (solution.moves)
        for (const DotsMove& move : *solution.moves)
            sheet.lines.push_back({asked, names[static_cast<std::size_t>(move.string)],
                                   std::to_string(move.value), "", ""});
    return sheet_text(sheet, format);
}

}  // namespace

std::string solution_text(const std::string& asked, const DotsPosition& position,
                          const Solution& solution, Format format) {
    if (format == Format::Json) return dumped(solution_json(asked, position, solution)) + "\n";
    return is_text(format) ? in_words(position, solution)
                           : as_table(asked, position, solution, format);
}

}  // namespace upstar::dots
