// Tables of texts in columns, as CSV and as LaTeX, at once and row by row.
#include "upstar/base/sheet.h"

#include <gtest/gtest.h>

#include "upstar/base/json_row.h"
#include "upstar/base/row_writer.h"

namespace upstar {
namespace {

const Sheet kSheet{"", {{"game", "value"}, {"2x2", "{1|-1}"}, {"↑", "a, \"b\""}}};

TEST(Sheet, AlignsColumnsByCharactersAndEndsNoLineWithBlanks) {
    EXPECT_EQ(as_text(kSheet), "game  value\n2x2   {1|-1}\n↑     a, \"b\"\n");
    EXPECT_EQ(width(kSheet), 4u + 2 + 6 + 2);
    EXPECT_EQ(as_text({"n = 1", {{"a", ""}}}), "n = 1\na\n");
}

TEST(Sheet, QuotesFieldsOfCsvThatNeedIt) {
    EXPECT_EQ(sheet_text(kSheet, Format::Csv), "game,value\n2x2,{1|-1}\n↑,\"a, \"\"b\"\"\"\n");
}

TEST(Sheet, EscapesWhatLatexTakesForCommands) {
    EXPECT_EQ(latex_text("{1|v_2} < ^"), "\\{1\\textbar{}v\\_2\\} $<$ \\^{}");
    EXPECT_EQ(sheet_text({"", {{"a", "b"}, {"#", "1"}}}, Format::Latex),
              "\\begin{tabular}{r|l}\na & b \\\\ \\hline\n\\# & 1 \\\\\n\\end{tabular}\n");
}

TEST(RowWriter, WritesTheSameAsASheetAtOnce) {
    for (const Format format : {Format::Csv, Format::Latex}) {
        RowWriter rows(format, kSheet.lines[0]);
        std::string text = rows.begin();
        for (std::size_t i = 1; i < kSheet.lines.size(); ++i) text += rows.add(kSheet.lines[i]);
        EXPECT_EQ(text + rows.end(), sheet_text(kSheet, format));
    }
}

TEST(RowWriter, WritesRowsOfCsvAsTheyComeAndNothingInOtherFormats) {
    RowWriter csv(Format::Csv, {"a"});
    EXPECT_EQ(csv.begin(), "a\n");
    EXPECT_EQ(csv.add({"1"}), "1\n");
    EXPECT_EQ(csv.end(), "");
    RowWriter text(Format::Text, {"a"});
    EXPECT_EQ(text.begin() + text.add({"1"}) + text.end(), "");
}

TEST(JsonRow, HasTheKeysForColumns) {
    const Json object = {{"schema", 1}, {"game", "nim"}, {"count", 3}, {"list", {1, 2}}};
    EXPECT_EQ(column_names(object), (std::vector<std::string>{"game", "count", "list"}));
    EXPECT_EQ(column_texts(object), (std::vector<std::string>{"nim", "3", "[1,2]"}));
}

}  // namespace
}  // namespace upstar
