// E. Berlekamp and K. Scott, Forcing Your Opponent to Stay in Control of a Loony Dots-and-Boxes
// Endgame, 2002.
//
// Left opens one piece after another, Right is in control; v and cv are Right's margins. The
// pictures of the paper are lost in the known scans, but its text gives every length in them.
#include <algorithm>

#include "upstar/papers/berlekamp_endgames.h"
#include "upstar/papers/berlekamp_examples.h"
#include "upstar/papers/berlekamp_figures.h"
#include "upstar/papers/berlekamp_flights.h"
#include "upstar/papers/papers.h"

namespace upstar {

using namespace dots;
namespace {

constexpr EndgameSize kMixed{4, 4, 3, 9, 2};
constexpr EndgameSize kFewGrounds{4, 2, 3, 14, 1};  // where v > cv is not so rare
constexpr EndgameSize kWithoutThreeChains{6, 4, 4, 14, 2};
constexpr EndgameSize kSmall{3, 3, 3, 6, 2};

bool has_profitable_part(const Bracelet& bracelet) {
    const auto parts = sub_bracelets(bracelet);
    return std::any_of(parts.begin(), parts.end(), [&](SubBracelet part) {
        return part.count < bracelet.trinkets.size() && gain(bracelet, part) > 0;
    });
}

int bump_of(const Bracelet& bracelet, const std::vector<BraceletStep>& plan) {
    return largest_bump(fly(pieces_of(bracelet, plan)).altitude);
}

// The bumps of the direct flights through a part. A ring has no end to begin at: of the places
// where it can be cut open the safest counts.
int bump_of_direct_flights(const Bracelet& bracelet, SubBracelet part) {
    int bump = bump_of(bracelet, safest_direct_plan(bracelet, part));
    if (bracelet.is_cyclic() && part.count == bracelet.trinkets.size()) return bump;
    for (const auto& plan : direct_plans(bracelet, part))
        bump = std::max(bump, bump_of(bracelet, plan));
    return bump;
}

constexpr const char* kRings =
    "a ring has no end to begin at, and not every place to cut it open will do";

Fault smooth_without_profit(const Bracelet& bracelet) {
    const int bump = bump_of_direct_flights(bracelet, whole(bracelet));
    if (bump <= 10) return std::nullopt;
    return has_profitable_part(bracelet) ? "" : "a bump of " + std::to_string(bump);
}

Fault minimal_parts_are_smooth(const Bracelet& bracelet) {
    const auto parts = minimal_profitable(bracelet);
    if (parts.empty()) return std::nullopt;
    int bump = 0;
    for (const SubBracelet part : parts)
        bump = std::max(bump, bump_of_direct_flights(bracelet, part));
    return bump <= 10 ? "" : "a bump of " + std::to_string(bump);
}

constexpr Trials kBracelets{2000, 20000, 200000};
constexpr const char* kBumpy =
    "those with a bump of 11 or more, open ones from both ends, rings cut open at the safest place";
constexpr const char* kProfitable =
    "those with a profitable sub-bracelet, from both ends, whole rings cut open at the safest "
    "place";
constexpr const char* kWithoutThrees = "with no chain of 3 in a bracelet";
constexpr const char* kVeryLongAssumed =
    "only the proof says so: \"we have assumed (without loss of generality) that every chain "
    "within "
    "the bracelet is very long\", Left having played the others before";

constexpr const char* kFewPieces = "those of at most 6 chains and loops";
constexpr const char* kEveryHAndK =
    "those with v > cv >= 0 and at most 9 chains and loops, every H on the way, every K";

void add_model(std::vector<Claim>& claims) {
    claims.push_back({"DB-1.1",
                      "the board of Figure 2: 36 + 56 boxes in the bracelet, 11 taken, 12 in a "
                      "loop, 6 in a chain, 121 in all",
                      {numbers("Figure 2", boxes_of_figure_2)}});
    claims.push_back({"DB-1.2",
                      "every move is loony if no coin has valence 1 and every coin of valence 2 is "
                      "in a chain of at least 3 or a loop of at least 4 of them",
                      {loony_sentence(true, {2000, 20000, 200000})},
                      "and if no string joins two joints, or a joint and the ground",
                      {loony_sentence(false, {2000, 20000, 200000})}});
    claims.push_back(
        {"DB-1.3",
         "cv = 8 + c + 4j - 2v - 8p if p > 1/4; p = 1/4 only for chains of 3; the value "
         "of an endgame is at least its cv, and at least 0",
         {numbers("Figure 2: 8 + 110 + 32 - 64 - 76 = 10", formula_of_figure_2),
          numbers("n = 1..6 chains of 3 have p = 1/4 and cv = 4 - n, as if p were 1/2",
                  quarter_cases),
          random_endgames({1, 2, 3, 5, 3}, {500, 5000, 50000},
                          "p = 1/4 only where all is chains of 3", quarter_means_threes),
          random_endgames(kMixed, {500, 5000, 50000},
                          "cv <= v, 0 <= v, v and c have "
                          "the same parity",
                          value_is_in_bounds)}});
    claims.push_back(
        {"DB-1.3b",
         "cv is what Right scores if he stays in control until the last or "
         "second-last turn, and Left knows it",
         {random_endgames(kSmall, {500, 3000, 20000}, kFewPieces, formula_is_kept_control)},
         "unless p has a quarter and two or more chains of 3 are left: cv is then "
         "what the formula says, still at most v",
         {random_endgames(kSmall, {500, 3000, 20000}, kFewPieces,
                          formula_is_kept_control_without_quarters)}});
    claims.push_back({"DB-1.4",
                      "a moderate loop has at most one joint",
                      {random_endgames({6, 4, 3, 6, 2}, {200, 1000, 10000}, "",
                                       moderate_loops_have_one_joint)}});
    claims.push_back(
        {"DB-1.4b",
         "moderate loops have these kinds of environments only: isolated loops, twins, "
         "bracelets",
         {environments(3, {200, 1000, 10000})}});
    claims.back().note =
        "the paper says that there are four, and lists these three: a slip, or a kind that the "
        "scan has lost";
    claims.push_back({"DB-1.4c",
                      "the pieces of Figure 3: 28 points for the trinkets, 28 against the chains",
                      {numbers("15 pieces", table_of_figure_3)}});
    claims.push_back({"DB-1.4d",
                      "a twin is best played as a dipper whose handle is its shorter loop",
                      {twins_are_dippers()}});
}

void add_flights(std::vector<Claim>& claims) {
    claims.push_back({"DB-1.5",
                      "the flights of Figures 4 and 5: a 3-chain dips by 1 and gains 1, a 4-loop "
                      "gains 4, a 5-chain dips by 3 and loses 1",
                      {numbers("four pieces", single_pieces)}});
    claims.push_back({"DB-1.5b",
                      "v = cv if Left can force Right to stay in control: if she has a flight "
                      "that does not crash",
                      {random_endgames(kMixed, {300, 3000, 30000},
                                       "those with v = cv, and no other, have a plan that a "
                                       "certificate confirms",
                                       plans_prove_equality)}});
    claims.push_back({"DB-1.6",
                      "a bump of 11 or more on a direct flight means a playable profitable proper "
                      "sub-bracelet (and Corollary 1)",
                      {of_bracelet("A@4 A-B:13 B@4 B-g:3", smooth_without_profit)},
                      kWithoutThrees,
                      {random_bracelets(4, kBracelets, kBumpy, smooth_without_profit)}});
    claims.back().note = std::string(kVeryLongAssumed) + "; " + kRings;
    claims.push_back({"DB-1.6b",
                      "Corollary 2: a minimal profitable sub-bracelet has no bump of more than 10",
                      {of_bracelet("A@4 A-g:3 A-B:13 B@4 B-g:3", minimal_parts_are_smooth)},
                      kWithoutThrees,
                      {random_bracelets(4, kBracelets, kProfitable, minimal_parts_are_smooth)}});
    claims.back().note = kVeryLongAssumed;
    claims.push_back({"DB-1.6c",
                      "with minimal profitable sub-bracelets first, no flight through bracelets "
                      "has a bump of more than 10",
                      {of_endgame("A@4 A-g:3 A-B:13 B@4 B-g:3", bracelets_are_smooth)},
                      kWithoutThrees,
                      {random_endgames(kWithoutThreeChains, {200, 2000, 20000},
                                       "those with bracelets", bracelets_are_smooth)}});
    claims.back().note = kVeryLongAssumed;
    claims.push_back({"DB-1.6d",
                      "Figure 9: of three bracelets whose tags share a joint each has a profitable "
                      "sub-bracelet; after one is played, those of the others are gone",
                      {merged_bracelets_lose_their_profit()}});
    claims.back().note = "the lengths in the figure are lost in the scan; these are ours";
    claims.push_back({"DB-1.6e",
                      "a palindrome has the same bumpiness in either direction; other bracelets "
                      "can be more or less bumpy backwards",
                      {palindromes_fly_alike({500, 5000, 50000})}});
    claims.push_back(
        {"DB-1.6f",
         "this 10 is best possible: earmuffs of 4-loops with a band of 12 or more have "
         "a bump of 10",
         {earmuffs_have_a_bump_of_ten()}});
}

void add_theorem(std::vector<Claim>& claims) {
    claims.push_back(
        {"DB-1.7",
         "the theorem: v(G) = cv(G) if cv(G) >= 0, cv(H) >= 10 and cv(K) >= 10 for "
         "compatible H and K, nothing moderate in K, and an ascent to H",
         {random_endgames(kFewGrounds, {20000, 20000, 200000}, kEveryHAndK, theorem_holds(true))},
         "as stated it is violated; its Discussion suggests the clauses: K has all very long "
         "loops of a heaviest set of H, and nothing of a bracelet",
         {random_endgames(kFewGrounds, {5000, 20000, 200000}, kEveryHAndK, theorem_holds(false))}});
    claims.push_back({"DB-1.7b",
                      "the abstract: v = cv if cv >= 10, and this is best possible",
                      {random_endgames(kFewGrounds, {5000, 20000, 200000}, "", ten_suffices)},
                      "if cv(K) >= 10 in the theorem (DB-1.7), and this is best possible: 9 is not "
                      "enough beside earmuffs",
                      {tight_at_ten()}});
    claims.push_back({"DB-1.7c",
                      "the older condition: v = cv if cv(K) >= c/2 for the loops K (the abstract "
                      "prints c for c/2 once)",
                      {random_endgames(kMixed, {1000, 10000, 100000}, "those with cv(K) >= c/2",
                                       old_condition_suffices),
                       random_endgames(kFewGrounds, {1000, 10000, 100000},
                                       "those with cv(K) >= c/2", old_condition_suffices)}});
    claims.push_back(
        {"DB-1.7d",
         "in Figure 2 the theorem applies with G = H, and the loop of 12 and the chain "
         "of 6 as K",
         {theorem_applies_to_figure_2()}});
    claims.push_back(
        {"DB-1.7e",
         "a safe landing from K, which has nothing moderate, as in Figure 8",
         {landings_are_safe(),
          random_endgames({2, 4, 5, 12, 2}, {500, 3000, 20000},
                          "those with joints and nothing moderate", landing_is_safe)}});
    claims.push_back({"DB-1.7f",
                      "Comment 1: unprofitable bracelets are not very bumpy if their trinkets are "
                      "6-loops",
                      {six_loops_are_smooth({500, 5000, 50000})}});
    claims.back().note = "the paper names no number; 6 is the largest bump that came up";
    claims.push_back({"DB-1.8",
                      "what is left without the loops of a heaviest set is a forest",
                      {random_endgames({8, 5, 3, 9, 2}, {500, 5000, 50000}, "", rest_is_forest)}});
    claims.push_back({"DB-1.8b",
                      "the detachment of trees plays a maximal set of moderate chains",
                      {random_trees(3, {100, 500, 3000}, "as many as by trying all orders",
                                    detachment_plays_most)}});
    claims.push_back({"DB-1.8c",
                      "Comment 4: a moderate chain played at the joint of a tag may end a "
                      "profitable sub-bracelet that is worth more",
                      {moderate_chain_may_cost_a_profit()}});
    claims.push_back({"DB-1.8d",
                      "Comment 3: playing a chain of 3 can fuse others, and so end other chains of "
                      "3",
                      {chains_of_three_fuse()}});
}

void add_figure_2(std::vector<Claim>& claims) {
    claims.push_back({"DB-1.9",
                      "the direct flight of Figure 7: -5, -3, -9, ..., 0; it crashes in BC, by 1, "
                      "after a descent of 11; then it rises by 12",
                      {numbers("15 pieces", direct_flight_of_figure_7)}});
    claims.push_back({"DB-1.9b",
                      "its bump of 11 ends one move before the end of E",
                      {end_of_bump(1)},
                      "with the last move of E: one move before, Left has only -1",
                      {end_of_bump(0)}});
    claims.back().note =
        "the figure is lost in the scan; if a piece ends there with the next opening, the paper is "
        "right";
    claims.push_back({"DB-1.9c",
                      "CD, DE, D, EF, E gains 2, with a bump of 7",
                      {numbers("Figure 3", winning_sub_bracelet)}});
    claims.push_back(
        {"DB-1.9d",
         "Left, 11 boxes ahead, wins Figure 2 by 1: v = 10, by CD, DE, D, EF, E first; on "
         "the direct flight Right wins by taking all of BC",
         {play_of_figure_2()}});
    claims.push_back({"DB-1.9e",
                      "the naive plan, all chains of the bracelet before its trinkets, fails in "
                      "Figure 2",
                      {naive_flight_crashes()}});
}

}  // namespace

Paper berlekamp_scott() {
    Paper paper{"berlekamp-scott",
                "E. Berlekamp and K. Scott, Forcing Your Opponent to Stay in Control of a Loony "
                "Dots-and-Boxes Endgame, 2002",
                {}};
    add_model(paper.claims);
    add_flights(paper.claims);
    add_theorem(paper.claims);
    add_figure_2(paper.claims);
    return paper;
}

}  // namespace upstar
