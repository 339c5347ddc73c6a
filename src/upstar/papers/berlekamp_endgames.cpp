#include "upstar/papers/berlekamp_endgames.h"

#include <utility>

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

std::string scope_of(int trials, const std::string& kind, const std::string& what) {
    return counted(static_cast<std::size_t>(trials), "random " + kind) +
           (what.empty() ? "" : ": " + what);
}

Check random_graphs(const std::function<CoinGraph(RandomEndgames&)>& make, const std::string& kind,
                    Trials trials, const std::string& what, const EndgameTest& test) {
    return [=](const Examination& examination) -> Finding {
        Context& context = examination.session.context();
        LoonyValues values(context);
        RandomEndgames random(kSeed);
        const int most = count(examination, trials);
        for (int i = 0; i < most; ++i) {
            context.poll();
            const CoinGraph graph = make(random);
            const std::string fault = test(graph, values);
            if (!fault.empty()) return {"", to_text(graph) + ": " + fault};
        }
        return {scope_of(most, kind, what), ""};
    };
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
    return random_graphs([=](RandomEndgames& random) { return random.endgame(size); }, "endgame",
                         trials, what, test);
}

Check random_trees(int most_joints, Trials trials, const std::string& what,
                   const EndgameTest& test) {
    return random_graphs([=](RandomEndgames& random) { return random.tree(most_joints); }, "tree",
                         trials, what, test);
}

Check random_bracelets(Trials trials, const std::string& what, const BraceletTest& test) {
    return [=](const Examination& examination) -> Finding {
        RandomEndgames random(kSeed);
        const int most = count(examination, trials);
        for (int i = 0; i < most; ++i) {
            examination.session.context().poll();
            const Bracelet bracelet = random.bracelet();
            const std::string fault = test(bracelet);
            if (!fault.empty()) return {"", describe(bracelet) + ": " + fault};
        }
        return {scope_of(most, "bracelet", what), ""};
    };
}

}  // namespace upstar
