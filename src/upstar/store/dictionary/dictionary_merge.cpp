#include "upstar/store/dictionary/dictionary_merge.h"

#include <array>
#include <cstddef>

#include "upstar/base/error.h"

namespace upstar {
namespace {

constexpr std::size_t kMostTold = 5;

std::optional<Outcome> outcome_from(const std::string& text) {
    for (const Outcome outcome : {Outcome::L, Outcome::R, Outcome::N, Outcome::P})
        if (text == name(outcome)) return outcome;
    return std::nullopt;
}

}  // namespace

Merged merge(Dictionary& into, Dictionary& from, Arena& arena) {
    DictionaryValues values(from, arena);
    DictionaryWriter writer(into, arena, {"", ""}, Keep::AtTheEnd);
    SqlStatement rows(from.database(),
                      "SELECT rules, text, value, outcome, margin, size, rows, columns, version, "
                      "command FROM position JOIN game ON game.id = game "
                      "JOIN source ON source.id = source ORDER BY rules, text");
    Merged merged;
    std::string contradictions;
    std::size_t count = 0;
    while (rows.next()) {
        arena.context().poll();
        ++merged.positions;
        const auto id = rows.maybe_integer(2);
        writer.set_source({rows.text(8), rows.text(9)});
        try {
            writer.add({rows.text(0), rows.text(1),
                        id ? std::optional(values.value(*id)) : std::nullopt,
                        outcome_from(rows.text(3)), rows.maybe_integer(4), rows.integer(5),
                        rows.integer(6), rows.integer(7)});
        } catch (const Contradiction& found) {
            if (count++ < kMostTold)
                contradictions += (contradictions.empty() ? "" : "; ") + found.message();
        }
    }
    if (count > 0)
        throw Error(ErrorKind::Input,
                    from.path() + " and " + into.path() + " contradict each other in " +
                        std::to_string(count) + (count == 1 ? " position: " : " positions: ") +
                        contradictions + (count > kMostTold ? "; and so on" : "") +
                        ". Nothing was merged");
    merged.added = writer.added();
    writer.finish();
    return merged;
}

}  // namespace upstar
