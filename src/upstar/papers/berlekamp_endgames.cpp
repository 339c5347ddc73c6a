#include "upstar/papers/berlekamp_endgames.h"

#include <utility>

#include "upstar/base/digits.h"
#include "upstar/games/dots/loony/pieces.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/papers/checks.h"

namespace upstar {

using namespace dots;
namespace {

constexpr std::uint32_t kSeed = 2002;

int count(const Examination& examination, const Trials& trials) {
    return examination.choose(trials.quick, trials.usual, trials.full);
}

// Tries a claim on random things of one kind.
template <class Thing>
Check random_things(const std::function<Thing(RandomEndgames&)>& make, const std::string& things,
                    Trials trials, const std::string& what,
                    const std::function<Fault(const Thing&, LoonyValues&)>& test,
                    const std::function<std::string(const Thing&)>& text) {
    return [=](const Examination& examination) -> Finding {
        Context& context = examination.session.context();
        LoonyValues values(context);
        RandomEndgames random(kSeed);
        const int most = count(examination, trials);
        std::size_t spoken_of = 0;
        for (int i = 0; i < most; ++i) {
            context.poll();
            const Thing thing = make(random);
            const Fault fault = test(thing, values);
            if (fault && !fault->empty()) return {"", text(thing) + ": " + *fault};
            spoken_of += fault.has_value();
        }
        const auto tried = static_cast<std::size_t>(most);
        std::string scope = grouped(tried) + " random " + things;
        if (spoken_of == 0) return {"", "it speaks of none of " + scope};
        if (spoken_of < tried) scope += ", of which " + grouped(spoken_of) + " count";
        return {scope + (what.empty() ? "" : ": " + what), ""};
    };
}

std::string endgames_of(const EndgameSize& size) {
    return "endgames with at most " + counted(static_cast<std::size_t>(size.most_joints), "joint") +
           " and chains of " + std::to_string(size.shortest_chain) + " to " +
           std::to_string(size.longest_chain);
}

std::string lengths(const std::vector<Bracelet::Part>& parts) {
    std::string text;
    for (const auto& part : parts) text += (text.empty() ? "" : ",") + std::to_string(part.length);
    return text;
}

std::string describe(const Bracelet& bracelet) {
    return std::string(bracelet.is_cyclic() ? "the ring" : "the bracelet") + " of chains " +
           lengths(bracelet.chains) + " and trinkets " + lengths(bracelet.trinkets);
}

}  // namespace

CoinGraph figure_2() {
    return parse_coin_graph(
        "A@6 B@4 C@4 D@4 E@4 F@4 G@4 H@6 A-B:9 B-C:10 C-D:5 D-E:8 E-F:5 F-G:10 G-H:9 loop:12 "
        "chain:6");
}

Bracelet figure_3() { return classify(figure_2()).bracelets.at(0); }

Check numbers(std::string scope, std::function<std::vector<PrintedNumber>()> compute) {
    return [scope = std::move(scope), compute = std::move(compute)](const Examination&) -> Finding {
        for (const PrintedNumber& number : compute())
            if (number.printed != number.found)
                return {"", number.what + " is " + std::to_string(number.found) + ", not " +
                                std::to_string(number.printed)};
        return {scope, ""};
    };
}

Check random_endgames(const EndgameSize& size, Trials trials, const std::string& what,
                      const EndgameTest& test) {
    return random_things<CoinGraph>([=](RandomEndgames& random) { return random.endgame(size); },
                                    endgames_of(size), trials, what, test,
                                    [](const CoinGraph& graph) { return to_text(graph); });
}

Check random_trees(int most_joints, Trials trials, const std::string& what,
                   const EndgameTest& test) {
    return random_things<CoinGraph>(
        [=](RandomEndgames& random) { return random.tree(most_joints); },
        "trees with at most " + std::to_string(most_joints) + " joints and chains of 3 to 5",
        trials, what, test, [](const CoinGraph& graph) { return to_text(graph); });
}

Check random_bracelets(int shortest_chain, Trials trials, const std::string& what,
                       const BraceletTest& test) {
    return random_things<Bracelet>(
        [=](RandomEndgames& random) { return random.bracelet(shortest_chain); },
        "bracelets of at most 9 trinkets and chains of " + std::to_string(shortest_chain) +
            " to 14",
        trials, what, [=](const Bracelet& bracelet, LoonyValues&) { return test(bracelet); },
        [](const Bracelet& bracelet) { return describe(bracelet); });
}

Check of_endgame(const std::string& graph, const EndgameTest& test) {
    return [=](const Examination& examination) -> Finding {
        LoonyValues values(examination.session.context());
        const Fault fault = test(parse_coin_graph(graph), values);
        if (!fault) return {"", "it does not speak of " + graph};
        return {graph, fault->empty() ? "" : graph + ": " + *fault};
    };
}

Check of_bracelet(const std::string& graph, const BraceletTest& test) {
    return of_endgame(graph, [=](const CoinGraph& whole, LoonyValues&) -> Fault {
        return test(classify(whole).bracelets.at(0));
    });
}

}  // namespace upstar
