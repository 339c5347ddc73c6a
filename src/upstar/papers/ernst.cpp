// M. Ernst, Playing Konane Mathematically: A Combinatorial Game-Theoretic Analysis, 1995.
//
// Positions are on the open plane, as in the paper, except the corner triangles and whole boards.
// The pictures of some positions are lost in the known scans; what stands for them here has the
// number of stones, the length and the value that the text gives.
#include <algorithm>

#include "upstar/catalog/catalog.h"
#include "upstar/papers/checks.h"
#include "upstar/papers/ernst_boards.h"
#include "upstar/papers/ernst_dictionary.h"
#include "upstar/papers/ernst_options.h"
#include "upstar/papers/ernst_penetration.h"
#include "upstar/papers/ernst_separation.h"
#include "upstar/papers/papers.h"

namespace upstar {
namespace {

RulesetPtr konane(const std::string& rules, const std::string& board) {
    return Catalog().named("konane")->configured({{"rules", rules}, {"board", board}});
}

Check modern(std::string position, std::string formula, std::vector<Span> spans,
             std::string prefix = "", Evidence evidence = Evidence::Values) {
    return for_all(konane("modern", "open"), std::move(position), std::move(formula),
                   std::move(spans), std::move(prefix), evidence);
}

Check ancient(std::string position, std::string formula, std::vector<Span> spans,
              std::string prefix = "", Evidence evidence = Evidence::Values) {
    return for_all(konane("ancient", "open"), std::move(position), std::move(formula),
                   std::move(spans), std::move(prefix), evidence);
}

// The same by the ancient and by the modern rules.
Check by_both_rules(const std::string& position, const std::string& formula,
                    const std::vector<Span>& spans, const std::string& prefix = "",
                    const std::string& board = "open", Evidence evidence = Evidence::Values) {
    return [=](const Examination& examination) -> Finding {
        Finding finding;
        for (const char* rules : {"ancient", "modern"}) {
            finding = for_all(konane(rules, board), position, formula, spans, prefix,
                              evidence)(examination);
            if (!finding.holds()) {
                finding.counterexample += std::string(" by the ") + rules + " rules";
                return finding;
            }
        }
        if (!finding.scope.empty()) finding.scope += " by both rules";
        return finding;
    };
}

void add_theory(std::vector<Claim>& claims) {
    const Check rows = by_both_rules("oxo", "1", {});
    const Check whites = by_both_rules("xoxox", "-2", {});
    const Check star = by_both_rules("xo", "*", {});
    const Check half = by_both_rules("oxo.ox", "G == 1/2 and G+G == 1", {});
    claims.push_back({"KO-1",
                      "oxo = 1, xoxox = -2, xo = *, oxo.ox = {0,-1|1} = 1/2, twice which is 1",
                      {rows, whites, star, half, options_are("oxo.ox", "ancient", "0,-1", "1"),
                       options_are("oxo.ox", "modern", "0,-1", "1")},
                      "oxo.ox has a third move, off the left end: it is {0,^*,-1|1} by the ancient "
                      "rules and {0,v,-1|1} by the modern ones, and worth 1/2",
                      {rows, whites, star, half, options_are("oxo.ox", "ancient", "0,^*,-1", "1"),
                       options_are("oxo.ox", "modern", "0,v,-1", "1")}});
    claims.push_back({"KO-1b",
                      "rows that cannot interact add up: xoxox, an empty row and oxo are worth "
                      "-2 + 1 = -1",
                      {by_both_rules("xoxox|.....|.oxo.", "-1", {})}});
    claims.back().note = "the picture is lost in the scan; how the rows stand is our reading";
    claims.push_back({"KO-2",
                      "2^-(j+1) is the value of j+5 stones in a row of length 2j+7",
                      {by_both_rules("ox.xo.(.x)^{j}o", "1/2^(j+1)",
                                     {{"j", "0..4", "0..8", "0..12"}}, "ox.xo.(.x)^jo: ")}});
    claims.back().note =
        "the picture is lost in the scan; the row is found from what is said of it";
    claims.push_back({"KO-3",
                      "a position is worth {0|*}, which is up; a number between the options is the "
                      "simplest one: {5|22} = 6, {-22|-7} = -8, {-22|3} = 0, {1/2|3/4} = 5/8, "
                      "{5/4|2} = 3/2",
                      {by_both_rules(".xo|x..", "G == {0|*} and G == ^", {}),
                       all_true({"{5|22} == 6", "{-22|-7} == -8", "{-22|3} == 0",
                                 "{1/2|3/4} == 5/8", "{5/4|2} == 3/2"})}});
    claims.back().note = "the picture is lost in the scan; .xo|x.. is ours";
    claims.push_back(
        {"KO-3b",
         "* is confused with 0, less than every positive number, and its own negative; any "
         "number of copies of ^ is positive, and less than every positive number",
         {all_true({"not (*1 <= 0) and not (*1 >= 0) and *1 == -(*1)",
                    "[*1 < 1/2^k and -1/2^k < *1 for k from 0 to 16] == [true for k from 0 to 16]",
                    "[n*^ > 0 and n*^ < 1/2^k for n from 1 to 16 for k from 0 to 16] == [true for "
                    "n from 1 to 16 for k from 0 to 16]"},
                   "the numbers 1/2^k, k = 0..16, and n copies of ^, n = 1..16")}});
    claims.push_back({"KO-3c",
                      "a game is a number if and only if all its options are numbers and no left "
                      "option is greater than or equal to any right option",
                      {numbers_have_number_options(Forms::AsPlayed)},
                      "true of canonical forms",
                      {numbers_have_number_options(Forms::Canonical)}});
}

void add_rows(std::vector<Claim>& claims) {
    const Span from_0{"j", "0..3", "0..7", "0..9"};
    const Span from_1{"j", "1..3", "1..7", "1..9"};
    const Span from_2{"j", "2..3", "2..7", "2..9"};
    claims.push_back(
        {"KO-4",
         "a row: L(2j+1) = -j, L(4j) = 0, L(4j+2) = *",
         {by_both_rules("L({2*j+1})", "-j", {{"j", "0..6", "0..15", "0..20"}}, "L(2j+1): "),
          by_both_rules("L({4*j})", "0", {from_1}, "L(4j): "),
          by_both_rules("L({4*j+2})", "*", {from_0}, "L(4j+2): ")}});
    claims.push_back(
        {"KO-5",
         "a row with an offset tail of one: LOT1(3) = v; LOT1(2j) = j-1, LOT1(4j+1) = *, "
         "LOT1(4j+3) = 0, j > 0",
         {by_both_rules("LOT1(3)", "v", {}),
          by_both_rules("LOT1({2*j})", "j-1", {{"j", "1..6", "1..15", "1..20"}}, "LOT1(2j): "),
          by_both_rules("LOT1({4*j+1})", "*", {from_1}, "LOT1(4j+1): "),
          by_both_rules("LOT1({4*j+3})", "0", {from_1}, "LOT1(4j+3): ")}});
    const Check even = recursion({"LOT1", "2*j", "j-2+*1,w(2*j-2)", "", 2});
    const Check odd = recursion({"LOT1", "4*j+1", "0", "w(4*j-1)"});
    claims.push_back(
        {"KO-5b",
         "the recursions of LOT1: LOT1(2j) = {*+j-2,LOT1(2j-2)|}, LOT1(4j+1) = {0|LOT1(4j-1)}, "
         "LOT1(4j+3) "
         "= {0|LOT1(4j+1)}",
         {even, odd, recursion({"LOT1", "4*j+3", "0", "w(4*j+1)"})},
         "in LOT1(4j+3) the option * - L(4j) is *: LOT1(4j+3) = {*|LOT1(4j+1)}",
         {even, odd, recursion({"LOT1", "4*j+3", "*", "w(4*j+1)"})}});
    claims.back().note =
        "the scan may be at fault, not the author: the option * - L(4j) stands right before it";
    const Check multiple_of_4 = recursion({"LT1", "4*j", "*", "w(4*j-2),-2*j+2,0", 2});
    const Check one_more = recursion({"LT1", "4*j+1", "2*j-1,w(4*j-1)", "*,2*j-1"});
    const Check three_more = recursion({"LT1", "4*j+3", "2*j,w(4*j+1)", "0,2*j"});
    claims.push_back(
        {"KO-6",
         "a row with a tail of one: LT1(4j) = {*|LT1(4j-2),-2j+2,0}, LT1(4j+1) = "
         "{2j-1,LT1(4j-1)|*,2j-1}, LT1(4j+2) = {0|LT1(4j),2j+1,*}, LT1(4j+3) = "
         "{2j,LT1(4j+1)|0,2j}",
         {multiple_of_4, one_more, three_more, recursion({"LT1", "4*j+2", "0", "w(4*j),2*j+1,*"})},
         "in LT1(4j+2) the option L(4j-1) is -2j+1; the values are LT1(2) = LT1(3) = *, LT1(4) = "
         "{*|v}, LT1(4j) = {*|-2j+2} (j > 1), LT1(4j+1) = {2j-1|*}, LT1(4j+2) = {0|-2j+1}, "
         "LT1(4j+3) = {2j|0}",
         {multiple_of_4, one_more, three_more, recursion({"LT1", "4*j+2", "0", "w(4*j),-2*j+1,*"}),
          by_both_rules("LT1({n})", "*", {{"n", "2..3"}}, "LT1(n): "),
          by_both_rules("LT1(4)", "{*|v}", {}),
          by_both_rules("LT1({4*j})", "{*|-2*j+2}", {from_2}, "LT1(4j): "),
          by_both_rules("LT1({4*j+1})", "{2*j-1|*}", {from_1}, "LT1(4j+1): "),
          by_both_rules("LT1({4*j+2})", "{0|-2*j+1}", {from_1}, "LT1(4j+2): "),
          by_both_rules("LT1({4*j+3})", "{2*j|0}", {from_1}, "LT1(4j+3): ")}});
    claims.back().note =
        "the scan may be at fault, not the author: the option L(4j-1) stands right before it";
}

constexpr const char* kNotDrawn =
    "the paper does not draw it, and gives no range of n; the tail is straight below the first "
    "stone, as in LT1";

void add_long_tails(std::vector<Claim>& claims) {
    const Span from_1{"j", "1..3", "1..7", "1..9"};
    const Span from_2{"j", "2..3", "2..7", "2..9"};
    const Check smallest =
        by_both_rules("LOT2({n})", "if n == 3 then v elseif n == 4 then 0 else 1/2 end",
                      {{"n", "3..5"}}, "LOT2(n): ");
    const Check even = by_both_rules("LOT2({4*j+2})", "-1", {from_1}, "LOT2(4j+2): ");
    const Check odd = by_both_rules("LOT2({4*j+3})", "2*j-1", {from_1}, "LOT2(4j+3): ");
    claims.push_back(
        {"KO-7",
         "an offset tail of two: LOT2(3) = v, LOT2(4) = 0, LOT2(5) = 1/2; for j > 0 "
         "LOT2(4j) = -1*, LOT2(4j+1) = 2j-2, LOT2(4j+2) = -1, LOT2(4j+3) = 2j-1",
         {smallest, by_both_rules("LOT2({4*j})", "-1+*", {from_1}),
          by_both_rules("LOT2({4*j+1})", "2*j-2", {from_1}), even, odd},
         "the cases 4j and 4j+1 need j > 1",
         {smallest, by_both_rules("LOT2({4*j})", "-1+*", {from_2}, "LOT2(4j): "),
          by_both_rules("LOT2({4*j+1})", "2*j-2", {from_2}, "LOT2(4j+1): "), even, odd}});
    claims.back().note =
        "the paper itself has LOT2(4) and LOT2(5) apart, and the scan prints i > 0: j > 1 may be "
        "meant";
    const Check multiple_of_4 = recursion({"LOT2", "4*j", "-2*j+1,-1", "w(4*j-2),*", 2});
    const Check two_more = recursion({"LOT2", "4*j+2", "-2*j,-1+*", "w(4*j),0"});
    claims.push_back(
        {"KO-7b",
         "the recursions of LOT2: LOT2(4j) = {-2j+1,-1|LOT2(4j-2),*}, LOT2(4j+1) = "
         "{0,-2j+1,LOT2(4j-1)|"
         "2j-1}, LOT2(4j+2) = {-2j,-1*|LOT2(4j),0}, LOT2(4j+3) = {*,-2j,LOT2(4j+1)|2j}",
         {multiple_of_4, two_more, recursion({"LOT2", "4*j+1", "0,-2*j+1,w(4*j-1)", "2*j-1"}),
          recursion({"LOT2", "4*j+3", "*,-2*j,w(4*j+1)", "2*j"})},
         "the options -1 + L(4j-3) and -1 + L(4j-1) are -1 - L(4j-3) = 2j-3 and -1 - L(4j-1) = "
         "2j-2, since the row that is left begins with the other colour; the values are the same",
         {multiple_of_4, two_more, recursion({"LOT2", "4*j+1", "0,2*j-3,w(4*j-1)", "2*j-1"}),
          recursion({"LOT2", "4*j+3", "*,2*j-2,w(4*j+1)", "2*j"})}});
    const std::string tail_of_2 =
        "if not (n/2).IsInteger then -(n-1)/2 elseif (n/4).IsInteger then 0 else * end";
    claims.push_back({"KO-8",
                      "a tail of two: LT2(2j+1) = -j, LT2(4j) = 0, LT2(4j+2) = *",
                      {by_both_rules("LT2({n})", tail_of_2, {{"n", "3..10"}})},
                      "this needs an odd n or n > 6: LT2(4) = {*|v}, LT2(6) = {{*|v}|0}",
                      {by_both_rules("LT2({n})",
                                     "if n == 4 then {*|v} elseif n == 6 then {{*|v}|0} else " +
                                         tail_of_2 + " end",
                                     {{"n", "3..14", "3..32", "3..34"}})}});
    claims.back().note = kNotDrawn;
    const std::string tail_of_3 =
        "if (n/2).IsInteger then 3-n/2 elseif ((n-1)/4).IsInteger then 2+* else 2 end";
    claims.push_back(
        {"KO-9",
         "a tail of three: LT3(2j) = -j+3, LT3(4j+1) = 2*, LT3(4j+3) = 2",
         {by_both_rules("LT3({n})", tail_of_3, {{"n", "4..10"}})},
         "this needs n = 8 or n >= 10: LT3(4) = 0, LT3(5) = {1|*}, LT3(6) = {{*|v}|0}, "
         "LT3(7) = 1, LT3(9) = 3/2",
         {by_both_rules("LT3({n})",
                        "if n == 4 then 0 elseif n == 5 then {1|*} elseif n == 6 then {{*|v}|0} "
                        "elseif n == 7 then 1 elseif n == 9 then 3/2 else " +
                            tail_of_3 + " end",
                        {{"n", "4..14", "4..32"}})}});
    claims.back().note = kNotDrawn;
}

// The values of family(2), family(4), ...: as many as the effort reaches.
Check in_order(const std::string& rules, const std::string& family,
               const std::vector<std::string>& values) {
    return [=](const Examination& examination) {
        const std::size_t count =
            std::min<std::size_t>(values.size(), examination.choose(7, 9, 12));
        std::string list;
        for (std::size_t i = 0; i < count; ++i) list += (i == 0 ? "" : ",") + values[i];
        return for_all(konane(rules, "open"), family + "({2*n})", "[" + list + "][n]",
                       {{"n", "1.." + std::to_string(count)}},
                       rules + " " + family + "(2n) = " + list + ": ",
                       Evidence::Outcomes)(examination);
    };
}

constexpr const char* kTableLost =
    "the table of further values is lost in the scan; the values here are ours";

void add_other_values(std::vector<Claim>& claims) {
    const Span copies{"j", "0..4", "0..8", "0..12"};
    const Check star_two = by_both_rules("D2(4)", "*2", {});
    const Check tiny = modern("ox.x..(ox)^{j}o.o", "G == {j|{j|0}} and G == j + {0||0|-j}",
                              {copies}, "ox.x..(ox)^jo.o: ");
    claims.push_back(
        {"KO-10",
         "four stones are worth *2; by the modern rules ox..(ox)^jo.o = {j|0} and "
         "ox.x..(ox)^jo.o = {j||j|0} = j + Tiny(j)",
         {star_two, modern("ox..(ox)^{j}o.o", "{j|0}", {copies}, "ox..(ox)^jo.o: "), tiny}});
    claims.back().note =
        "the scan garbles the picture of the first row; with one space more, as it prints it, the "
        "values would be others";
    claims.push_back({"KO-10b",
                      "tiny values occur under both rules",
                      {by_both_rules(".x.x|..x.|ox..", "Tiny(1)", {})}});
    claims.back().note = "the paper's position is lost in the scan; this one is from a dictionary";
    claims.push_back(
        {"KO-10c",
         "nimbers: * + * = 0, * + *2 = *3, *6 + *3 = *5; none is comparable with another, or with "
         "0; tinies are infinitely smaller than up",
         {all_true({"* + * == 0", "* + *2 == *3", "*6 + *3 == *5"}),
          all_true({"[(*a <= *b or *a >= *b) == (a == b) for a from 0 to 12 for b from 0 to 12] == "
                    "[true for a from 0 to 12 for b from 0 to 12]"},
                   "0 and the nimbers up to *12"),
          all_true({"[n*Tiny(k/4) < ^ and Tiny(k/4) > 0 for n from 1 to 16 for k from 1 to 16] == "
                    "[true for n from 1 to 16 for k from 1 to 16]"},
                   "0 < n Tiny(k/4) < ^ for n, k = 1..16")}});
    claims.push_back(
        {"KO-11",
         "two rows: L2(12) = *2 by the ancient rules and 0 by the modern ones",
         {ancient("L2(12)", "*2", {}, "ancient "), modern("L2(12)", "0", {}, "modern "),
          in_order("ancient", "L2", {"*", "*", "0", "0", "*", "*2", "0", "0", "*", "0", "0", "0"}),
          in_order("modern", "L2", {"*", "*", "0", "0", "*", "0", "0", "0", "0", "0", "*", "0"})}});
    claims.back().note = kTableLost;
    claims.push_back({"KO-12",
                      "diagonal dominoes: D2(6) = *3 by the ancient rules and 0 by the modern ones",
                      {ancient("D2(6)", "*3", {}, "ancient "), modern("D2(6)", "0", {}, "modern "),
                       in_order("ancient", "D2",
                                {"*", "*2", "*3", "*", "0", "*", "0", "*", "0", "*3", "*2", "0"}),
                       in_order("modern", "D2",
                                {"*", "*2", "0", "*", "0", "*", "0", "*2", "*3", "0", "*", "0"})}});
    claims.back().note = kTableLost;
    claims.push_back({"KO-13",
                      "no position worth *4 is known",
                      {no_star_four()},
                      "",
                      {},
                      ClaimKind::Conjecture});
    claims.back().settled =
        "C. Santos and J. Silva, Konane has infinite nim-dimension, Integers 8 (2008) G02: every "
        "nimber occurs; no small position worth *4 is known to us";
    claims.push_back({"KO-14",
                      "n diagonals of a corner: (n/2)(n/2+1)-1 if n is even, -((n+1)/2)^2+2 if n "
                      "is odd, n > 1",
                      {by_both_rules("triangle({n})",
                                     "if (n/2).IsInteger then (n/2)*(n/2+1)-1 else "
                                     "2-((n+1)/2)^2 end",
                                     {{"n", "2..5", "2..5", "2..6"}}, "", "bounded")}});
}

void add_penetration(std::vector<Claim>& claims) {
    claims.push_back(
        {"KO-15",
         "xo..xo is {*,^|*,v} by the modern rules and 0 by the ancient ones: xo gets 1 beyond its "
         "end",
         {modern("xo..xo", "{*,^|*,v}", {}, "modern "), ancient("xo..xo", "0", {}, "ancient "),
          penetration_of_a_pair()}});
    claims.push_back({"KO-15b",
                      "two groups that are separated by more space than the sum of their "
                      "penetrations do not interact: their values add up",
                      {separated_groups_add_up()}});
    claims.push_back(
        {"KO-16",
         "Table 1: the greatest penetration by depth and width; penetration 3 of width "
         "3 and depth 4 needs 10 stones, and not all 11 do it",
         {penetration_table(), fewest_stones_of_penetrations(), eleven_stones()}});
    claims.back().note =
        "Figure 2, with the fewest stones of other penetrations, is lost in the scan; the other "
        "numbers are ours";
    claims.push_back({"KO-16b",
                      "two groups worth 0 that have penetration 2 towards each other and stand no "
                      "further apart are worth 0 together",
                      {by_both_rules("xoxo|oxox", "0", {}), penetration_of_a_block(),
                       by_both_rules("xoxo|oxox|....|....|....|....|xoxo|oxox", "0", {}, "", "open",
                                     Evidence::Outcomes),
                       by_both_rules("xoxo|oxox|....|....|....|oxox|xoxo", "0", {}, "", "open",
                                     Evidence::Outcomes)}});
    claims.back().note =
        "the picture is lost in the scan but for its 16 stones; two blocks of 2x4 are our reading. "
        "That with 3 rows between them, which turned by 180 degrees has its colours exchanged, "
        "fits footnote 4, by which the second player then imitates the first";
    claims.push_back(
        {"KO-16c",
         "adding stones cannot reduce a penetration, and removing them cannot increase "
         "it",
         {more_stones_reach_further()}});
    claims.push_back({"KO-17",
                      "pagoda functions: 3x3 cannot reach 3; nobody reaches 5; depth 2, width 4 "
                      "and 7, 11 and 12 by 3 cannot reach 4, but 13 by 3 can",
                      {fibonacci_pagoda(), golden_pagodas(), wide_armies()}});
    claims.push_back({"KO-17b",
                      "the potentials of Figures 6, 7, 9 and 10 never rise, and the armies are "
                      "below their goals",
                      {potentials_of_figures()}});
    claims.back().note =
        "of Figures 3, 4, 5 and 8, and of a third case of Figure 6, the numbers "
        "are lost in the scan";
}

void add_whole_boards(std::vector<Claim>& claims) {
    claims.push_back({"KO-18",
                      "positions of Gyllenskog (1976) are worth 5, or 4 by the modern rules, and "
                      "of de Oliveira (1981) 3 and 0; cannot be checked, as the paper does not "
                      "show them",
                      {},
                      "",
                      {},
                      ClaimKind::Question});
    claims.push_back({"KO-19",
                      "the second player wins 4x4, 4x5 and 4x6; on 5x5 the colour in the corners "
                      "wins",
                      {second_player_wins(), corner_colour_wins()}});
    claims.push_back({"KO-20",
                      "asked: when the rules differ, and converting positions between them; "
                      "positions at an edge; a dictionary; penetrations in best play; why width "
                      "matters more than depth; strategies for whole boards",
                      {values_by_rules_and_edges()},
                      "",
                      {},
                      ClaimKind::Conjecture});
}

}  // namespace

Paper ernst() {
    Paper paper{"ernst", "M. Ernst, Playing Konane Mathematically, 1995", {}};
    add_theory(paper.claims);
    add_rows(paper.claims);
    add_long_tails(paper.claims);
    add_other_values(paper.claims);
    add_penetration(paper.claims);
    add_whole_boards(paper.claims);
    return paper;
}

}  // namespace upstar
