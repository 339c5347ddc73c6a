// Tables, conjectures and closed forms as people read them.
#include <gtest/gtest.h>

#include "upstar/catalog/catalog.h"
#include "upstar/sweep/conjecture_text.h"
#include "upstar/sweep/table_text.h"

namespace upstar {
namespace {

std::string table(const char* game, const char* text, const std::vector<RangeText>& ranges,
                  Format format, const char* show = "value") {
    Session session;
    const Family family(session, Catalog().named(game), text, ranges);
    TableOptions options;
    options.measures = parse_measures(show);
    return table_text(session, family, make_table(session, family, options), format, false);
}

TEST(TableText, IsAGridOfTwoParameters) {
    EXPECT_EQ(table("nim", "{a},{b}", {{"a", "1..2"}, {"b", "0..2"}}, Format::Text),
              "a\\b  0   1   2\n1    *   0   *3\n2    *2  *3  0\n");
}

TEST(TableText, IsAListWhereACellHasSeveralMeasures) {
    EXPECT_EQ(table("domineering", "2x{n}", {{"n", "1..2"}}, Format::Text, "value,mean"),
              "n  value  mean\n1  1      1\n2  +-1    0\n");
}

TEST(TableText, HasRecordsInCsvAndMathematicsInLatex) {
    EXPECT_EQ(table("nim", "{a},{b}", {{"a", "1"}, {"b", "1..2"}}, Format::Csv),
              "a,b,position,value\n1,1,\"1,1\",0\n1,2,\"1,2\",*3\n");
    const std::string latex = table("domineering", "2x{n}", {{"n", "2"}}, Format::Latex);
    EXPECT_NE(latex.find("$\\pm 1$"), std::string::npos) << latex;
}

std::string conjecture(const char* formula) {
    Session session;
    return conjecture_text(session, check_conjecture(session, Catalog().named("domineering"),
                                                     "2x{n}", formula, {{"n", "1..2"}}));
}

TEST(ConjectureText, ShowsTheCounterexample) {
    EXPECT_EQ(conjecture("G >= -1"), "holds for all 2 cases\n");
    EXPECT_EQ(conjecture("1"),
              "fails at n = 2\n  position    2x2\n  value       +-1\n  formula     1\n"
              "  difference  {0|-2}\n");
    EXPECT_EQ(conjecture("G.IsNumber"),
              "fails at n = 2\n  position    2x2\n  value       +-1\n  condition   false\n");
}

TEST(ClosedFormText, TellsWhatItIsFoundFromAndConfirmedBy) {
    Session session;
    const Family family(session, Catalog().named("domineering"), "{n}x1", {{"n", "1..9"}});
    const std::string text = closed_form_text(find_closed_form(session, family, 3));
    EXPECT_NE(text.find("  holds from n = 1 on; found from n = 1..6, confirmed by the 3 values "
                        "held back, n = 7..9\n"),
              std::string::npos)
        << text;
}

}  // namespace
}  // namespace upstar
