// Words and prose as front ends show them.
#include "upstar/base/words.h"

#include <gtest/gtest.h>

#include "upstar/base/printable.h"
#include "upstar/base/wrapped_text.h"

namespace upstar {
namespace {

TEST(Words, AreJoinedCitedAndTrimmed) {
    EXPECT_EQ(joined({"a", "b"}, "|"), "a|b");
    EXPECT_EQ(joined({}, "|"), "");
    EXPECT_EQ(cited("x"), "`x`");
    EXPECT_EQ(cited(std::string(59, 'x') + "↑↑"), "`" + std::string(59, 'x') + "...`");
    EXPECT_EQ(trimmed(" \ta b\r\n"), "a b");
    EXPECT_EQ(trimmed(" \n"), "");
}

TEST(Words, BeginASentence) {
    EXPECT_EQ(capital("whoever begins"), "Whoever begins");
    EXPECT_EQ(capital("Left"), "Left");
    EXPECT_EQ(capital("1 box"), "1 box");
    EXPECT_EQ(capital(""), "");
}

TEST(Words, DifferInCaseOnly) {
    EXPECT_TRUE(same_word("UTF-8", "utf-8"));
    EXPECT_FALSE(same_word("utf8", "utf-8"));
}

TEST(WrappedText, KeepsItsColumnsAndItsLineBreaks) {
    EXPECT_EQ(wrapped("one two three", 2, 9), "one two\n  three");
    EXPECT_EQ(wrapped("one\ntwo"), "one\ntwo");
    EXPECT_EQ(wrapped("play 3. a1b1", 0, 8), "play\n3. a1b1");
}

TEST(WrappedText, PutsProseBesideItsHeadOrUnderALongOne) {
    EXPECT_EQ(list_entry("  a", "prose", 6), "  a   prose\n");
    EXPECT_EQ(list_entry("  abcd", "prose", 6), "  abcd\n      prose\n");
    EXPECT_EQ(indented("+-+\n\n+-+\n"), "  +-+\n\n  +-+\n");
}

TEST(Printable, MayBeOneLine) { EXPECT_EQ(printable_line("a\nb\tc\x1b"), "a\\x0ab\\x09c\\x1b"); }

TEST(Printable, ShowsControlCharactersAndBrokenUtf8AsBytes) {
    EXPECT_EQ(printable("a\x1b[1m↑\t\n"), "a\\x1b[1m↑\t\n");
    EXPECT_EQ(printable("\xc3("), "\\xc3(");
    std::size_t offset = 2;
    EXPECT_EQ(printable("\x01\x02z", offset), "\\x01\\x02z");
    EXPECT_EQ(offset, 8u);
}

}  // namespace
}  // namespace upstar
