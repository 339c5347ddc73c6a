// Results and help as front ends show them.
#include "upstar/lang/result_text.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "upstar/lang/language_help.h"

namespace upstar {
namespace {

std::string result(const std::string& query, Format format) {
    Session session;
    return result_text(session, query, session.evaluate(query), format);
}

TEST(ResultText, HasTheNotationOfTheFormat) {
    EXPECT_EQ(result("^^*", Format::Text), "^^*");
    EXPECT_EQ(result("^^*", Format::Unicode), "⇑∗");
    EXPECT_EQ(result("1/2", Format::Json),
              R"({"schema":1,"input":"1/2","result":{"type":"Number","value":"1/2"}})");
    EXPECT_EQ(error_result("x", Error(ErrorKind::Input, "bad", 0)).substr(0, 32),
              R"({"schema":1,"input":"x","error":)");
}

TEST(ResultText, DrawsGamesOnly) {
    EXPECT_EQ(result("{1|-1}", Format::Svg).rfind("<svg", 0), 0u);
    EXPECT_THROW(result("1 == 1", Format::Svg), Error);
    EXPECT_THROW(result("1", Format::Csv), Error);
    EXPECT_NE(result("{1|-1}.Plot", Format::Latex).find("tikzpicture"), std::string::npos);
    EXPECT_NE(result("{1|-1}.Plot", Format::Text).back(), '\n');
}

TEST(LanguageHelp, HasAPageForEveryTopic) {
    const std::vector<std::string> topics = language_topics();
    for (const std::string& topic : topics) EXPECT_NE(language_help(topic), "") << topic;
    EXPECT_NE(std::find(topics.begin(), topics.end(), "Mean"), topics.end());
    EXPECT_EQ(language_help("^"), language_help("values"));
    EXPECT_EQ(language_help("nonsense"), "");
}

}  // namespace
}  // namespace upstar
