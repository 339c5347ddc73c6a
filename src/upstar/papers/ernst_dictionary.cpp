#include "upstar/papers/ernst_dictionary.h"

#include <algorithm>
#include <thread>

#include "upstar/games/konane/solver/dictionary.h"
#include "upstar/papers/checks.h"

namespace upstar {

using namespace konane;
namespace {

constexpr Konane::Jumps kBothRules[] = {Konane::Jumps::Ancient, Konane::Jumps::Modern};

std::vector<Game> values_of(const Examination& examination,
                            const std::vector<KonanePattern>& patterns, Konane::Jumps jumps,
                            KonaneEdge edge) {
    Konane::Rules rules;
    rules.jumps = jumps;
    rules.edge = edge;
    const unsigned threads = examination.threads != 0
                                 ? examination.threads
                                 : std::max(1u, std::thread::hardware_concurrency());
    Session& session = examination.session;
    return konane_values(session.evaluators().get<Evaluator<Konane::Position>>(), session.context(),
                         patterns, rules, threads);
}

std::string size_text(const DictionaryBox& box) {
    return std::to_string(box.rows) + "x" + std::to_string(box.columns);
}

std::size_t differences(const std::vector<Game>& a, const std::vector<Game>& b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) count += a[i] != b[i];
    return count;
}

}  // namespace

Check no_star_four() {
    using Boxes = std::vector<DictionaryBox>;
    constexpr KonaneEdge kBounded = KonaneEdge::Bounded;
    return [](const Examination& examination) -> Finding {
        const Boxes boxes = examination.choose<Boxes>(
            {{1, 14}, {2, 5}, {3, 4}, {3, 5, kBounded}, {4, 4, kBounded}},
            {{1, 20}, {2, 7}, {3, 4}, {3, 6, kBounded}, {4, 5, kBounded}},
            {{1, 24}, {2, 8}, {3, 5}, {4, 4}, {3, 8, kBounded}, {4, 5, kBounded}});
        const Game wanted = examination.session.arena().nimber(4);
        std::string open;
        std::string bounded;
        std::size_t count = 0;
        for (const DictionaryBox& box : boxes) {
            const auto patterns = konane_patterns(examination.session.context(), box);
            for (const Konane::Jumps jumps : kBothRules) {
                const auto values = values_of(examination, patterns, jumps, box.edge);
                const auto found = std::find(values.begin(), values.end(), wanted);
                if (found != values.end())
                    return {"", patterns[static_cast<std::size_t>(found - values.begin())]
                                        .board()
                                        .to_string() +
                                    " = *4 by the " + Konane::name(jumps) + " rules" +
                                    (box.edge == kBounded ? " on a bounded board" : "")};
            }
            count += patterns.size();
            std::string& list = box.edge == kBounded ? bounded : open;
            list += (list.empty() ? "" : ", ") + size_text(box);
        }
        return {"none in the dictionaries of " + open + " in the open plane and of the boards " +
                    bounded + ", with " + counted(count, "position") + ", by either of the rules",
                ""};
    };
}

Check values_by_rules_and_edges() {
    return [](const Examination& examination) -> Finding {
        const DictionaryBox box = examination.choose<DictionaryBox>({2, 6}, {3, 4}, {3, 5});
        const auto patterns = konane_patterns(examination.session.context(), box);
        const auto ancient =
            values_of(examination, patterns, Konane::Jumps::Ancient, KonaneEdge::Open);
        const auto modern =
            values_of(examination, patterns, Konane::Jumps::Modern, KonaneEdge::Open);
        const auto at_edges =
            values_of(examination, patterns, Konane::Jumps::Ancient, KonaneEdge::Bounded);
        return {"a dictionary of the " + counted(patterns.size(), "position") + " that fit " +
                    size_text(box) + ": the modern rules change the values of " +
                    std::to_string(differences(ancient, modern)) +
                    ", edges close around the stones those of " +
                    std::to_string(differences(ancient, at_edges)),
                ""};
    };
}

}  // namespace upstar
