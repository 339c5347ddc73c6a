// What CGSuite and cgt-tools print, reproduced to the letter or listed with the reason we differ.
//
// The peers' tables are not part of the project: UPSTAR_PEERS names their folder. The table of
// differences is: peers_differences.tsv, with the expression, our answer and the reason. Where a
// peer's test is told in words, a question of peers_questions.h asks the same in the language.
// Rows that the peer itself does not run are left out.
#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <map>
#include <utility>

#include "peers_questions.h"
#include "table.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

constexpr const char* kTables[] = {
    "value_parse_print",       "value_properties",         "value_algebra", "value_comparisons",
    "atomic_weights",          "thermographs_means_stops", "numbers",       "nim_arithmetic",
    "reduced_canonical_forms", "arithmetic_expressions",   "heap_games",    "partizan_heap_games",
    "other_rulesets",
};

TEST(Peers, EveryExpectationIsReproducedOrListedWithAReason) {
    const char* folder = std::getenv("UPSTAR_PEERS");
    if (folder == nullptr || *folder == '\0') {
        std::cout << "conformance with peers: skipped, UPSTAR_PEERS is not set\n";
        GTEST_SKIP() << "UPSTAR_PEERS is not set";
    }
    std::map<std::string, std::pair<std::string, bool>> differences;  // answer, met
    for (const auto& row : read_table(UPSTAR_TEST_DATA "/lang/peers_differences.tsv")) {
        ASSERT_EQ(row.size(), 3u) << "expression, our answer, reason";
        EXPECT_FALSE(row[2].empty()) << row[0] << " needs a reason";
        differences[row[0]] = {row[1], false};
    }
    std::size_t reproduced = 0;
    std::size_t listed = 0;
    for (const char* table : kTables) {
        const auto rows = read_table(std::string(folder) + "/" + table + ".tsv");
        EXPECT_FALSE(rows.empty()) << table;
        for (auto row : rows) {
            ASSERT_GE(row.size(), 2u) << table;
            row.resize(3);
            if (row[0].find("commented out upstream") != std::string::npos) continue;
            Session session;
            session.world().set_folders({}, UPSTAR_TEST_DATA "/../library");
            const Question question = question_of(row[1], row[2]);
            const std::string ours = answer(session, question.expression);
            if (ours == question.expected) {
                ++reproduced;
                continue;
            }
            const auto difference = differences.find(row[1]);
            if (difference == differences.end()) {
                ADD_FAILURE() << table << ": " << row[1] << "\n  asked: " << question.expression
                              << "\n  peer: " << question.expected << "\n  ours: " << ours;
                continue;
            }
            EXPECT_EQ(ours, difference->second.first) << row[1];
            difference->second.second = true;
            ++listed;
        }
    }
    for (const auto& [expression, difference] : differences)
        EXPECT_TRUE(difference.second) << "not a difference any more: " << expression;
    std::cout << "conformance with peers: " << reproduced << " of " << reproduced + listed
              << " expectations reproduced to the letter, " << listed
              << " listed with a reason in tests/lang/peers_differences.tsv\n";
}

}  // namespace
}  // namespace upstar
