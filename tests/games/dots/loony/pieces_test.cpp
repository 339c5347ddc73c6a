#include "upstar/games/dots/loony/pieces.h"

#include <gtest/gtest.h>

#include <set>

#include "upstar/games/dots/loony/piece_names.h"
#include "upstar/games/dots/loony/random_endgame.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

Classification of(const char* text) { return classify(name_joints(parse_coin_graph(text))); }

std::string list(const std::vector<NamedPiece>& pieces) {
    std::string text;
    for (const NamedPiece& piece : pieces)
        text += (text.empty() ? "" : ", ") + std::string(name(piece.kind)) + " " + piece.name +
                " " + std::to_string(piece.length);
    return text;
}

TEST(Pieces, AreCalledAsInThePaper) {
    const struct {
        const char* graph;
        const char* chains;
        const char* groups;
    } cases[] = {
        {"chain:6 loop:12", "independent chain 6-chain 6", ""},
        {"A@4 A-g:5", "tag ground-A 5, trinket A 4", "dipper A 9"},
        {"A@9 A-g:5", "chain ground-A 5, loop with a joint A 9", "dipper A 14"},
        {"A@4 A-B:12 B@4", "trinket A 4, bracelet chain AB 12, trinket B 4", "earmuffs AB 20"},
        {"A@4 A-B:12 B@9", "trinket A 4, tag AB 12, loop with a joint B 9", "earmuffs AB 25"},
        {"A@4 A@8", "loop of a twin A 4, loop of a twin A 8", "twin A 11"},
        {"A@4 A-B:5 A-B:6 B@5",
         "trinket A 4, bracelet chain AB 5, bracelet chain AB 6, trinket B 5",
         "cyclic bracelet AB 20"},
        {"A@4 A-B:5 A-B:6 B-g:7", "chain ground-B 7, trinket A 4, tag AB 5, tag AB 6",
         "cyclic bracelet A 15"},
        {"A@4 A-g:5 A-g:6", "tag ground-A 5, tag ground-A 6, trinket A 4", "bracelet A 15"},
    };
    for (const auto& c : cases) {
        SCOPED_TRACE(c.graph);
        const Classification pieces = of(c.graph);
        EXPECT_EQ(list(pieces.chains), c.chains);
        EXPECT_EQ(list(pieces.groups), c.groups);
    }
    EXPECT_EQ(list(of("chain:6 loop:12").loops), "isolated loop 12-loop 12");
}

TEST(Pieces, BraceletOfFigure2IsOne) {
    const Classification pieces =
        of("A@6 A-B:9 B@4 B-C:10 C@4 C-D:5 D@4 D-E:8 E@4 E-F:5 F@4 F-G:10 G@4 G-H:9 H@6 loop:12 "
           "chain:6");
    EXPECT_EQ(list(pieces.groups), "bracelet ABCDEFGH 92");
    ASSERT_EQ(pieces.bracelets.size(), 1u);
    EXPECT_EQ(pieces.bracelets[0].trinkets.size(), 8u);
    ASSERT_FALSE(pieces.bracelets[0].is_cyclic());
    EXPECT_EQ(pieces.bracelets[0].chains.front().length, 0);  // no tag on either side
    EXPECT_EQ(pieces.bracelets[0].chains.back().length, 0);
}

TEST(Pieces, OfOtherPositionsHaveNamesToo) {
    EXPECT_EQ(list(of("A@4 A-B:3 A-B:3 A-B:3 B@4").groups), "");  // joints of valence 5
    EXPECT_EQ(list(of("A-B A-B:1 B-g").chains), "tag ground-B 0, trinket ABA 3");
    RandomEndgames random(15);
    for (int round = 0; round < 500; ++round) {
        const CoinGraph graph = random.endgame({6, 4, 0, 4, 2});
        EXPECT_EQ(classify(graph).chains.size(), contract(graph).graph.chains.size());
    }
}

// Figure 9: three bracelets whose tags share a joint.
TEST(Pieces, TagsOfSeveralBraceletsMayShareAJoint) {
    const Classification pieces = of("X-A:5 A@4 A-g:5 X-B:5 B@4 B-g:5 X-C:5 C@4 C-g:5");
    EXPECT_EQ(list(pieces.groups), "bracelet A 14, bracelet B 14, bracelet C 14");
    EXPECT_EQ(pieces.bracelets.size(), 3u);
}

TEST(Pieces, KeepTheNamesOfJointsThatVanish) {
    CoinGraph graph = name_joints(parse_coin_graph("A@4 A-B:5 B-g:6 B-g:7"));
    // Cut the tag AB: B is dissolved, A becomes a loop of its own.
    const Origins origins = contract(graph).origins;
    std::vector<int> cut;
    for (std::size_t i = 0; i < origins.chains.size(); ++i)
        if (origins.chains[i].coins.size() == 5)
            cut.assign(origins.chains[i].strings.begin(), origins.chains[i].strings.end());
    const Classification pieces = classify(graph.without(cut));
    EXPECT_EQ(list(pieces.chains), "independent chain ground-B-ground 14");
    EXPECT_EQ(list(pieces.loops), "isolated loop A 4");
}

// All cycles of at most 7 coins, found by walking.
class ShortCycles {
public:
    explicit ShortCycles(const CoinGraph& graph) : graph_(graph) {}

    int most_joints() {
        int most = 0;
        for (int coin = 1; coin <= graph_.coins(); ++coin) {
            path_ = {coin};
            walk(coin, -1, most);
        }
        return most;
    }

private:
    void walk(int coin, int from, int& most) {
        for (const int string : graph_.incident(coin)) {
            if (string == from) continue;
            const int next = graph_.strings()[static_cast<std::size_t>(string)].other(coin);
            if (next == CoinGraph::kGround) continue;
            if (next == path_.front()) {
                int joints = 0;
                for (const int on_path : path_) joints += graph_.valence(on_path) > 2 ? 1 : 0;
                most = std::max(most, joints);
            }
            if (path_.size() == 7 || std::count(path_.begin(), path_.end(), next) > 0) continue;
            path_.push_back(next);
            walk(next, string, most);
            path_.pop_back();
        }
    }

    const CoinGraph& graph_;
    std::vector<int> path_;
};

TEST(Pieces, ModerateLoopsHaveAtMostOneJoint) {
    RandomEndgames random(4);
    bool any_with_joint = false;
    for (int round = 0; round < 500; ++round) {
        const CoinGraph graph = random.endgame({6, 4, 3, 6, 2});
        const int most = ShortCycles(graph).most_joints();
        EXPECT_LE(most, 1) << to_text(graph);
        any_with_joint = any_with_joint || most == 1;
    }
    EXPECT_TRUE(any_with_joint);
}

TEST(Pieces, EveryModerateLoopIsIsolatedOrInATwinOrInABracelet) {
    RandomEndgames random(5);
    for (int round = 0; round < 500; ++round) {
        const CoinGraph graph = name_joints(random.endgame({6, 4, 3, 6, 2}));
        SCOPED_TRACE(to_text(graph));
        const Classification pieces = classify(graph);
        std::multiset<int> in_bracelets;
        for (const Bracelet& bracelet : pieces.bracelets) {
            EXPECT_EQ(bracelet.is_cyclic(), bracelet.chains.size() == bracelet.trinkets.size());
            for (const auto& trinket : bracelet.trinkets) in_bracelets.insert(trinket.chain);
            for (const auto& chain : bracelet.chains)
                if (chain.length > 0) in_bracelets.insert(chain.chain);
        }
        for (std::size_t i = 0; i < pieces.chains.size(); ++i) {
            const PieceKind kind = pieces.chains[i].kind;
            const bool is_inside = kind == PieceKind::Trinket || kind == PieceKind::Tag ||
                                   kind == PieceKind::BraceletChain;
            EXPECT_EQ(in_bracelets.count(static_cast<int>(i)), is_inside ? 1u : 0u)
                << pieces.chains[i].name;
            if (pieces.position.graph.chains[i].is_loop() && pieces.chains[i].length < 8) {
                EXPECT_TRUE(kind == PieceKind::Trinket || kind == PieceKind::TwinLoop);
            }
        }
    }
}

}  // namespace
}  // namespace upstar::dots
