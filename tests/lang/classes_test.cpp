// Classes of the language, as tables of text in and text out; one session a table.
#include <gtest/gtest.h>

#include "table.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

TEST(Classes, AnswerAsTheGoldenTableSays) {
    Session session;
    for (const auto& row : read_table(UPSTAR_TEST_DATA "/lang/sessions/classes.tsv")) {
        SCOPED_TRACE(row[0]);
        EXPECT_EQ(answer(session, row[0]), row[1]);
    }
}

}  // namespace
}  // namespace upstar
