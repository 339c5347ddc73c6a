// J. Erickson, New Toads and Frogs Results, in: Games of No Chance, MSRI Publications 29, 1996.
//
// A theorem about values is checked against plain recursion, without the simplification rules,
// most of which encode theorems of this paper. The tables and conjectures of section 7 use the
// rules, as the paper did: they reach further.
#include "upstar/papers/checks.h"
#include "upstar/papers/erickson_strips.h"
#include "upstar/papers/erickson_tables.h"
#include "upstar/papers/papers.h"

namespace upstar {
namespace {

using Checks = std::vector<Check>;

Check plainly(std::string position, std::string formula, std::vector<Span> spans,
              std::string prefix = "") {
    static const RulesetPtr kPlain = plain_toads();
    return for_all(kPlain, std::move(position), std::move(formula), std::move(spans),
                   std::move(prefix));
}

Check with_rules(std::string position, std::string formula, std::vector<Span> spans) {
    return for_all("toads_and_frogs", std::move(position), std::move(formula), std::move(spans));
}

// Lemma 4.2 for .^a TFTF .^b, and Lemma 4.3 for .^a TTF .^b.
std::string two_pairs(const std::string& a, const std::string& b) {
    return "(if 2*" + a + " <= " + b + " then " + b + "-1 elseif " + a + " < " + b + " then 2*(" +
           b + "-" + a + ")-1 elseif " + a + " == " + b + " then 0 elseif " + a + " <= 2*" + b +
           " then 2*(" + b + "-" + a + ")+1 else 1-" + a + " end)";
}

std::string two_toads(const std::string& a, const std::string& b) {
    return "(if " + a + " <= " + b + "-1 then 2*" + b + "-" + a + "-2 elseif " + a + " <= " + b +
           "+1 then " + b + "-1 elseif " + a + " <= 2*" + b + " then 2*" + b + "-" + a +
           " else 0 end)";
}

void add_section_2(std::vector<Claim>& claims) {
    claims.push_back({"TF-1",
                      "a piece is dead exactly if it is in a run of pieces from TT or the left "
                      "edge to FF or the right edge",
                      {dead_pieces_as_printed()},
                      "a toad with nothing but toads before it, up to the edge, is dead too, and "
                      "so is such a frog",
                      {dead_pieces_corrected()}});
    claims.push_back({"TF-1b",
                      "dead pieces can be removed, and what is left between them is independent: "
                      "TFFT. = T., T.TTFF.F = T. + .F, ..TTFF.TF = .TF",
                      {plainly("TFFT.", "toads(\"T.\")", {}),
                       plainly("T.TTFF.F", "toads(\"T.\") + toads(\".F\")", {}),
                       plainly("..TTFF.TF", "toads(\".TF\")", {}), parts_between_dead_pieces()}});
    claims.push_back({"TF-2",
                      "Death Leap Principle: a strip whose only moves are jumps into isolated "
                      "spaces, that is one without TF.., ..TF, T. and .F, is 0",
                      {death_leap()}});
    claims.push_back(
        {"TF-3",
         "Terminal Toads, X T .^n = X .^n + n, and Finished Frogs, .^n F X = .^n X - n",
         {terminal_toads()}});
    claims.push_back({"TF-4",
                      "TFTFF.FT..TTFF.TFF..TT = .FT.. + .TFF.. = 1",
                      {plainly("TFTFF.FT..TTFF.TFF..TT",
                               "G == 1 and G == toads(\".FT..\") + toads(\".TFF..\")", {})}});
}

void add_section_3(std::vector<Claim>& claims) {
    claims.push_back(
        {"TF-5",
         "Theorem 3.1: (TF)^m T . (TF)^n = 2^-n",
         {plainly("(TF)^m T . (TF)^n", "1/2^n", {{"m", "0..2", "0..5"}, {"n", "0..3", "0..8"}})}});
    claims.back().note =
        "the proof has n = 0 from the Death Leap Principle; it is from the Terminal Toads Theorem";
    claims.push_back({"TF-6",
                      "Corollary 3.2: every dyadic rational is a value, (2k+1)/2^n that of (T . "
                      "(TF)^n TTFF)^(2k+1)",
                      {plainly("(T.(TF)^n TTFF)^(2*k+1)", "(2*k+1)/2^n",
                               {{"k", "0..1", "0..2"}, {"n", "0..2", "0..7-3*k"}}),
                       plainly("T.^n", "n", {{"n", "0..6", "0..20"}}, "T .^n = n, ")}});
    claims.back().note =
        "one of the two scans has TFF for TTFF; even integers have not the form of the proof, but "
        "they are those of T .^n";
    claims.push_back({"TF-7",
                      "Theorem 3.3: TF.F .^(n+3) = {n|0}",
                      {plainly("TF.F .^(n+3)", "{n|0}", {{"n", "0..5", "0..20"}})}});
    claims.push_back({"TF-8",
                      "Corollary 3.4: {a|b} for all integers a >= b",
                      {plainly("T.^b TTFF TF.F.^(a-b+3)", "{a|b}",
                               {{"b", "0..2", "0..5"}, {"a", "b..b+3", "b..b+8"}}),
                       plainly("TF.F.^(a+k+3) TTFF .^k F", "{a|-k}",
                               {{"k", "1..2", "1..5"}, {"a", "-k..3-k", "-k..8-k"}}, "b = -k, ")}});
    claims.push_back({"TF-9",
                      "Theorem 3.5: T.TF.F .^n = {a+1/2|1}, n >= 6",
                      {plainly("T.TF.F .^n", "toads(\"T.TF.F .^6\")", {{"n", "6..8", "6..20"}})},
                      "a is n: the value is {n+1/2|1}",
                      {plainly("T.TF.F .^n", "{n+1/2|1}", {{"n", "6..8", "6..20"}})}});
    claims.back().note = "the a is printed in both scans, and bound nowhere";
    claims.push_back({"TF-9b",
                      "of Theorem 3.5: every position eight moves away is an integer",
                      {eight_moves_away(Away::ByAlternating)},
                      "with integer components left out, as in Figure 1",
                      {eight_moves_away(Away::WithoutIntegers)}});
    claims.push_back({"TF-9c",
                      "temperatures are arbitrarily high, and all large enough multiples of 1/4 "
                      "occur",
                      {plainly("TF.F .^(n+3)", "G.Temperature == n/2", {{"n", "1..6", "1..20"}},
                               "n/2 at TF.F .^(n+3), "),
                       plainly("T.TF.F .^n", "G.Temperature == n/2 - 1/4", {{"n", "6..8", "6..20"}},
                               "n/2 - 1/4 at T.TF.F .^n, ")}});
}

void add_section_4(std::vector<Claim>& claims) {
    const std::vector<Span> wide = {{"a", "1..5", "1..12"}, {"b", "1..5", "1..12"}};
    claims.push_back({"TF-10",
                      "Lemma 4.1: .^a TF .^b = {b-a-2|b-a+2}, in cases by b - a",
                      {plainly(".^a TF .^b",
                               "G == {b-a-2|b-a+2} and G == (if b-a >= 2 then b-a-1 elseif b-a <= "
                               "-2 then b-a+1 else 0 end)",
                               wide)}});
    claims.push_back({"TF-11",
                      "Lemma 4.2: .^a TFTF .^b in five cases",
                      {plainly(".^a TFTF .^b", two_pairs("a", "b"), wide)}});
    claims.back().note = "one of the scans has TFFT for TFTF";
    claims.push_back({"TF-11b",
                      "Figure 1: the followers of .^a TFTF .^b; cannot be checked, as both scans "
                      "have lost it",
                      {},
                      "",
                      {},
                      ClaimKind::Question});
    claims.push_back({"TF-12",
                      "Lemma 4.3: .^a TTF .^b in four cases",
                      {plainly(".^a TTF .^b", two_toads("a", "b"), wide)}});
    claims.push_back(
        {"TF-12b",
         "in the proof of Lemma 4.3: every position three moves away is an integer",
         {three_moves_away(Away::ByAnyMoves)},
         "if the players alternate, or with integer components left out, as in Figure 1",
         {three_moves_away(Away::ByAlternating), three_moves_away(Away::WithoutIntegers)}});
    const std::string lemma_4_4 = "(b-2)*(c-1) + " + two_toads("a", "c");
    claims.push_back(
        {"TF-13",
         "Lemma 4.4: .^a T^b F .^c = (b-2)(c-1) + .^a TTF .^c",
         {plainly(".^a T^b F .^c", lemma_4_4,
                  {{"a", "1..4", "1..6"}, {"b", "1..4", "1..6"}, {"c", "1..4", "1..6"}})},
         "Lemma 4.4 needs b >= 2, where its proof begins",
         {plainly(".^a T^b F .^c", lemma_4_4,
                  {{"a", "1..4", "1..6"}, {"b", "2..4", "2..6"}, {"c", "1..4", "1..6"}})}});
    claims.push_back({"TF-13b",
                      "Lemma 4.5: if there is no move in XF. then X T^a F .^b = a(b-1)",
                      {stuck_behind_a_frog()}});
    claims.push_back({"TF-14",
                      "Lemma 4.6: if there is no move in .TXF. then .^a T F^b X T^c F .^d = .^a T "
                      "F^b + T^c F .^d = c(d-1) - b(a-1)",
                      {stuck_in_the_middle(false), stuck_in_the_middle(true)}});
    claims.push_back(
        {"TF-15",
         "Lemma 4.7: .^a T F^b T^c F .^d = .^a TFTF .^d + (c-1)(d-1) - (a-1)(b-1)",
         {plainly(".^a T F^b T^c F .^d", two_pairs("a", "d") + " + (c-1)*(d-1) - (a-1)*(b-1)",
                  {{"a", "1..3", "1..5"},
                   {"b", "1..3", "1..4"},
                   {"c", "1..3", "1..4"},
                   {"d", "1..3", "1..5"}})}});
    claims.back().note = "the proof begins with b = c = 0; it should be b = c = 1";
    claims.push_back(
        {"TF-16", "Theorem 4.8: every knot is an integer, found without its followers", {knots()}});
}

void add_sections_5_and_6(std::vector<Claim>& claims) {
    claims.push_back({"TF-17",
                      "Lemma 5.1 and Theorem 5.2: T^a .^b F = {{a-2|1}|0} (b = 1), (a-1)(b-1)* (b "
                      "> 1 odd), (a-1)(b-1) (b even)",
                      {plainly("T^a .^b F",
                               "if b == 1 then {{a-2|1}|0} elseif (b/2).IsInteger then "
                               "(a-1)*(b-1) else (a-1)*(b-1)+*1 end",
                               {{"a", "1..4", "1..7"}, {"b", "1..5", "1..9"}})}});
    claims.back().note =
        "the proof of Lemma 5.1 says \"a is even\" twice; the second should be odd";
    const Span side{"a", "0..3", "0..6"};
    claims.push_back({"TF-18",
                      "Lemma 6.1: T^a F . T^b F T^c . = c (b > 0); 6.2: T^a F . F T^c . <= c; 6.3: "
                      "T^n . F . F = 0 (n >= 2)",
                      {plainly("T^a F . T^b F T^c .", "c",
                               {side, {"b", "1..3", "1..6"}, {"c", "0..3", "0..6"}}, "6.1: "),
                       plainly("T^a F . F T^c .", "G <= c", {side, {"c", "0..3", "0..6"}}, "6.2: "),
                       plainly("T^n . F . F", "0", {{"n", "2..6", "2..12"}}, "6.3: ")}});
}

Claim conjecture(const std::string& number, const std::string& statement, Checks checks,
                 const std::string& settled = "") {
    return {"TF-21 " + number,
            "Conjecture " + number + ": " + statement,
            std::move(checks),
            "",
            {},
            ClaimKind::Conjecture,
            settled};
}

constexpr const char* kThanatipanonda =
    "T. Thanatipanonda and D. Zeilberger, arXiv 0710.4951 (2009), who prove one of the "
    "conjectures, "
    "and T. Thanatipanonda, arXiv 0804.0640 (2011), between them prove 7.1 to 7.3";

// The one value that the paper calls really nasty.
constexpr const char* kNastyValue =
    "{{7*|9/2}|4,4+{0|{{{{{{{2|1/2*}|{{{2|3/2}|Tiny(1/2)}|0,{0,*|{*|-1/4}}}},{3/2*|Tiny(1/2)}|0,{0,"
    "*|{*|-1/4}}},{{3/2*|Tiny(1/2)}|0}|0}|0}|0}|0}}}";

void add_section_7(std::vector<Claim>& claims) {
    claims.push_back({"TF-19",
                      "the table of T^a .^b F^a; all values but TTT..FFF = +-1/8 are "
                      "infinitesimals of atomic weight 0",
                      {symmetric_entries(), symmetric_atomic_weights()}});
    claims.back().note =
        "the long values of T^a .. F^a are read with bars and braces that both scans garble, and "
        "1/111 in that of T^6 .. F^6 as ^3*";
    claims.push_back({"TF-20",
                      "the table of T^a .^b F^c, c < a <= 7; T^7 .^4 F^3 is {7*|9/2||4}-ish",
                      {unsymmetric_entries(),
                       all_true({"(toads(\"T^7 .^4 F^3\") - {7*|9/2||4}).IsInfinitesimal"},
                                "T^7 .^4 F^3 - {7*|9/2||4} is an infinitesimal")}});
    claims.push_back({"TF-20b",
                      "the value of T^7 .^4 F^3 that is printed below the table",
                      {with_rules("T^7 .^4 F^3", kNastyValue, {})}});
    claims.back().note =
        "only one of the two scans prints it; its braces, and the + behind the 4, are our reading";
    claims.push_back(conjecture(
        "7.1", "T^a .. F^b = {{a-3|a-b}|{*|3-b}}, a > b >= 2",
        {with_rules("T^a .. F^b", "{{a-3|a-b}|{*|3-b}}",
                    {{"b", "2..4", "2..7", "2..8"}, {"a", "b+1..10-b", "b+1..15-b", "b+1..18-b"}})},
        kThanatipanonda));
    claims.push_back(conjecture(
        "7.2", "T^a ... FF = (a-2)*, a >= 2",
        {with_rules("T^a ... FF", "a-2+*1", {{"a", "2..8", "2..16", "2..24"}})}, kThanatipanonda));
    claims.push_back(conjecture(
        "7.3", "T^a ... FFF = a - 7/2, a >= 5",
        {with_rules("T^a ... F^3", "a-7/2", {{"a", "5..7", "5..12", "5..16"}})}, kThanatipanonda));
    claims.push_back(conjecture(
        "7.4", "T^a .^a F^(a-1) = 1 or 1*",
        {with_rules("T^a .^a F^(a-1)", "G == 1 or G == 1+*1", {{"a", "1..4", "1..6", "1..7"}}),
         falls_by_certificate(conjecture_7_4_certificate())}));
    claims.back().falls = Effort::Usual;
    claims.back().note =
        "every run but a quick one checks a stored certificate: the answers by which whoever "
        "begins loses the difference. Thanatipanonda and Zeilberger are "
        "said to have had a counterexample in 2008; we have not seen it";
    claims.push_back(conjecture(
        "7.5", "T^a .^b F^a is an infinitesimal but for TTT..FFF",
        {with_rules("T^a .^b F^a", "G.IsInfinitesimal or (a == 3 and b == 2)",
                    {{"a", "1..4", "1..7"}, {"b", "1..11-2*a", "1..17-2*a", "1..20-2*a"}})}));
    claims.back().note =
        "T. Thanatipanonda, arXiv 0804.0640 (2011), proves it for b = 2, a >= 4, and gives all "
        "positions with one space; b >= 3 is open";
    claims.push_back({"TF-21 7.6",
                      "Conjecture 7.6: Toads and Frogs is NP-hard",
                      {},
                      "",
                      {},
                      ClaimKind::Question,
                      "J. Hull (2000) is cited for a proof, in print nowhere that we know of"});
    claims.back().note = "nothing to compute here";
    claims.push_back({"TF-22",
                      "Theorem 7.7: TF.F.F .^a = {{a-6|-1}|-2}",
                      {plainly("TF.F.F .^a", "{{a-6|-1}|-2}", {{"a", "0..8", "0..20"}})}});
    claims.push_back({"TF-23",
                      "asked: positions of every dyadic temperature; which positions split; "
                      "{{a|b}|c} for all a > b > c",
                      {},
                      "",
                      {},
                      ClaimKind::Question});
}

}  // namespace

Paper erickson() {
    Paper paper{"erickson", "J. Erickson, New Toads and Frogs Results, 1996", {}};
    add_section_2(paper.claims);
    add_section_3(paper.claims);
    add_section_4(paper.claims);
    add_sections_5_and_6(paper.claims);
    add_section_7(paper.claims);
    return paper;
}

}  // namespace upstar
