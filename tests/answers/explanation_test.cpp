// What explanations say, word for word, and as JSON.
#include "upstar/answers/explanation.h"

#include <gtest/gtest.h>

#include <string>

#include "upstar/answers/explanation_json.h"
#include "upstar/answers/explanation_text.h"
#include "upstar/answers/nim_rows.h"
#include "upstar/base/error.h"

namespace upstar {
namespace {

std::string explained(const std::string& query) {
    Session session;
    return explanation_text(session.arena(), explain(session, query), Format::Text);
}

Json json_of_query(const std::string& query) {
    Session session;
    return json_of(session.arena(), explain(session, query));
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

TEST(Explanation, OfASumShowsItsMovesAndWhatCancels) {
    EXPECT_EQ(
        explained("{1|-1}+{1|-1}"),
        "{1|-1} + {1|-1} is 0: the parts are each other's negatives, so whoever begins loses, "
        "since the other answers every move with the same move in the other part.\n"
        "\n"
        "A = {1|-1} = +-1, a switch\n"
        "B = {1|-1} = +-1, a switch\n"
        "\n"
        "The moves of the sum, and what it is worth after each:\n"
        "  Left moves A to 1: {2|0}; Right answers B to -1: 0\n"
        "  Left moves B to 1: {2|0}; Right answers A to -1: 0\n"
        "  Right moves A to -1: {0|-2}; Left answers B to 1: 0\n"
        "  Right moves B to -1: {0|-2}; Left answers A to 1: 0\n"
        "\n"
        "By their values:\n"
        "{{2|0}|{0|-2}}\n"
        "Left's option {2|0} is reversible: Right answers with 0, from which Left has no "
        "move: it goes -> {|{0|-2}}\n"
        "Right's option {0|-2} is reversible: Left answers with 0, from which Right has no "
        "move: it goes -> {|}\n"
        "no option is dominated or reversible any more: this is canonical\n"
        "= 0\n"
        "mean 0, temperature -1, stops 0 if Left begins and 0 if Right begins\n");
}

TEST(Explanation, BeginsWithASentence) {
    struct Row {
        const char* query;
        const char* sentence;
    };
    for (const auto& [query, sentence] : {
             Row{"{0,*|*}",
                 "{0,*|*} is ^, up: positive (Left wins, whoever begins); smaller than "
                 "every positive number; confused with *."},
             Row{"1/2 + 1/4", "1/2 + 1/4 is 3/4: numbers add up as usual."},
             Row{"*3 + *5",
                 "*3 + *5 is *6: nimbers add up by their nim sum, in binary without "
                 "carrying."},
             Row{"* + ^ + *", "* + ^ + * is ^: A and C cancel, being each other's negatives."},
             Row{"^ >= 0", "Yes, ^ >= 0, since Left wins ^ if Right begins: ^ is greater than 0."},
             Row{"^ >= *",
                 "No, ^ >= * is false, since Right wins the difference of the two if Right "
                 "begins: ^ is confused with *."},
             Row{"+-1 || 0",
                 "Yes, +-1 <> 0, since whoever begins wins +-1: +-1 is confused with "
                 "0."},
             Row{"{1|1} == 1*",
                 "Yes, {1|1} == 1*, since whoever begins loses the difference of the "
                 "two: {1|1} is equal to 1*."},
             Row{"2 > ^",
                 "Yes, 2 > ^, since Left wins the difference of the two, whoever begins: 2 "
                 "is greater than ^."},
             Row{"nim(3,5,7)",
                 "Whoever begins wins: Nim 3,5,7 has nim sum 1, and the move to 2,5,7 "
                 "makes it 0."},
             Row{"nim(1,2,3)",
                 "Whoever begins loses: Nim 1,2,3 has nim sum 0, and every move makes "
                 "it something else."},
             Row{"nim(0)", "Whoever begins loses: Nim 0 has no move."},
             Row{"domineering(\"2x3\")",
                 "Whoever begins wins: Domineering ...|... is worth "
                 "{2|-1/2}, which is confused with 0."},
             Row{"domineering(\"2x1\")",
                 "Left wins, whoever begins: Domineering .|. is worth 1, which is positive."},
             Row{"dots(\"1x1:11/10\")",
                 "Whoever begins gets 1 box more than the other from here on in Dots and Boxes "
                 "1x1:11/10, beginning with b1b2."},
         })
        EXPECT_EQ(first_line(explained(query)), sentence) << query;
}

TEST(Explanation, OfAComparisonIsATreeOfAnswers) {
    EXPECT_EQ(
        explained("{2|1} + * > {1|0}"),
        "Yes, {2|1} + * > {1|0}, since Left wins the difference of the two, whoever begins: "
        "{2|1} + * is greater than {1|0}.\n"
        "\n"
        "The difference game is A + B + C, with A = {2|1}, B = *, C = {0|-1}, played in "
        "canonical form.\n"
        "If Left begins, Left wins by moving A to 2:\n"
        "  Right moves B to 0; Left answers C to 0, and Right has no move.\n"
        "  Right moves C to -1; Left answers B to 0, and the number 1 is left: Left is "
        "ahead.\n"
        "If Right begins, Left wins:\n"
        "  Right moves A to 1; Left answers C to 0:\n"
        "    Right moves B to 0; Left answers A to 0, and Right has no move.\n"
        "  Right moves B to 0; Left answers A to 2:\n"
        "    Right moves C to -1; Left answers A to 1, and the number 0 is left: whoever moves "
        "loses, and it is Right's turn.\n"
        "  Right moves C to -1; Left answers A to 2:\n"
        "    Right moves B to 0; Left answers A to 1, and the number 0 is left: whoever moves "
        "loses, and it is Right's turn.\n"
        "    Right moves C to 0; Left answers B to 0, and Right has no move.\n");
}

TEST(Explanation, OfNimIsItsSumInBits) {
    EXPECT_EQ(
        explained("nim(3,5,7)"),
        "Whoever begins wins: Nim 3,5,7 has nim sum 1, and the move to 2,5,7 makes it 0.\n"
        "\n"
        "The parts with their nim values, in binary:\n"
        "           3  011\n"
        "           5  101\n"
        "           7  111\n"
        "              ---\n"
        "  nim sum  1  001\n"
        "A part of nim value 3 has to become 2, the nim sum of 3 and 1, as by the move to 2,5,7:\n"
        "           2  010\n"
        "           5  101\n"
        "           7  111\n"
        "              ---\n"
        "  nim sum  0  000\n");
    EXPECT_EQ(nim_rows({{"a", 1}, {"b", 12}}),
              "        a   1  0001\n"
              "        b  12  1100\n"
              "               ----\n"
              "  nim sum  13  1101\n");
}

TEST(Explanation, OfASplitPositionNamesItsParts) {
    const std::string text = explained("domineering(\"..#.|..#.\")");
    EXPECT_NE(text.find("It is the sum of parts that no move connects:\n"
                        "  ..|.. = +-1\n"
                        "  .|. = 1\n"),
              std::string::npos)
        << text;
}

TEST(Explanation, OfAWideTreeSaysWhatIsLeftOut) {
    const std::string text = explained("*40 + ^ == *40 + {3|2||*7}");
    EXPECT_NE(text.find("(not shown)"), std::string::npos) << text;
}

TEST(Explanation, HasOneFormInJson) {
    const Json sum = json_of_query("{1|-1}+{1|-1}");
    EXPECT_EQ(sum["type"], "Explanation");
    EXPECT_EQ(sum["of"], "sum");
    EXPECT_EQ(dumped(sum["cancelling"]), "[[0,1]]");
    EXPECT_EQ(dumped(sum["options"][0]),
              R"({"part":0,"to":{"type":"Number","value":"1"},"player":"Left","value":)"
              R"({"type":"Game","value":"{2|0}"},"mirrored":{"part":1,"to":{"type":"Number",)"
              R"("value":"-1"}}})");
    const Json comparison = json_of_query("^ >= 0");
    EXPECT_EQ(comparison["of"], "comparison");
    EXPECT_EQ(comparison["holds"], true);
    EXPECT_EQ(comparison["strategies"][0]["after"]["lines"][0]["after"]["end"], "no move");
    const Json position = json_of_query("nim(3,5,7)");
    EXPECT_EQ(position["of"], "position");
    EXPECT_EQ(position["nim_sum"]["sum"], 1);
    EXPECT_EQ(position["beginnings"][0]["move"], "2,5,7");
    const Json value = json_of_query("^");
    EXPECT_EQ(value["of"], "value");
    EXPECT_EQ(value["description"]["name"], "up");
    EXPECT_EQ(value["description"]["statements"][0]["kind"], "outcome");
}

TEST(Explanation, OfAHugeNimberEndsAtALimitOrShort) {
    EXPECT_EQ(first_line(explained("*1000000")),
              "*1000000 is a nimber, a Nim heap of 1000000 tokens: confused with 0 (whoever begins "
              "wins); either player may move to every smaller heap; its own negative: two copies "
              "of it make 0.");
    EXPECT_THROW(explained("*1000000 + ^"), Error);
    EXPECT_THROW(explained("*1000000 == ^"), Error);
}

}  // namespace
}  // namespace upstar
