#include "upstar/lang/query_parts.h"

#include <gtest/gtest.h>

#include <string>

#include "upstar/base/error.h"

namespace upstar {
namespace {

// "a + b >= c", each part as it was written.
std::string taken_apart(const std::string& text) {
    Session session;
    const QueryParts asked = parts_of_query(session, text);
    std::string parts;
    const auto add = [&](const std::vector<Form>& forms) {
        for (std::size_t i = 0; i < forms.size(); ++i)
            parts += (i == 0 ? "" : " & ") + written_text(session.arena(), forms[i]);
    };
    add(asked.parts);
    if (asked.claim) parts += std::string(" ") + symbol(*asked.claim) + " ";
    add(asked.others);
    return parts;
}

TEST(QueryParts, AreThoseBetweenSignsAndComparisons) {
    struct Row {
        const char* text;
        const char* parts;
    };
    for (const auto& [text, parts] : {
             Row{"^", "^"},
             Row{"{0,1|2}", "{0,1|2}"},
             Row{"'{0,1|2}'", "{0,1|2}"},
             Row{"{1|-1}+{1|-1}", "{1|-1} & {1|-1}"},
             Row{"{2|1} - {1|0} - *", "{2|1} & {0|-1} & *"},
             Row{"1* + 2^", "1* & 2^"},
             Row{"2 +- 1", "2 & +-1"},
             Row{"1/2 + (1 + 1)", "1/2 & 2"},
             Row{"^ + * >= {1|0}", "^ & * >= {1|0}"},
             Row{"{2||1|0} || 1", "{2|{1|0}} <> 1"},
             Row{"^ confused *", "^ <> *"},
             Row{"* |> v", "* |> v"},
             Row{"nim(1,2) == *3", "nim(\"1,2\") == *3"},
         })
        EXPECT_EQ(taken_apart(text), parts) << text;
}

TEST(QueryParts, AreRefusedWhereOneIsNoGame) {
    struct Row {
        const char* text;
        const char* message;
        std::size_t offset;
    };
    for (const auto& [text, message, offset] : {
             Row{"1/3",
                 "only games can be explained, sums of them and single comparisons; this is "
                 "a Rational",
                 1},
             Row{"1 + [2]",
                 "only games can be explained, sums of them and single comparisons; this "
                 "is a List",
                 4},
             Row{"nim", "Nim is a game: give a position of it too, such as 3,5,7", 0},
             Row{"1 == 1 and 2 == 2",
                 "only games can be explained, sums of them and single comparisons; this is a "
                 "Boolean",
                 7},
         }) {
        Session session;
        try {
            parts_of_query(session, text);
            ADD_FAILURE() << text;
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Input);
            EXPECT_EQ(error.message(), message);
            EXPECT_EQ(error.offset(), offset) << text;
        }
    }
}

}  // namespace
}  // namespace upstar
