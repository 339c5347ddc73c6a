// Values as JSON: what is written, that it reads back, and what is refused.
#include "upstar/lang/value_json.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

std::string json_of(Session& session, const std::string& expression) {
    return dumped(value_json(session.arena(), session.evaluate(expression)));
}

Value read(Session& session, const std::string& json) {
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    return value_from_json(work, Json::parse(json));
}

struct Written {
    const char* expression;
    const char* json;
};

void PrintTo(const Written& written, std::ostream* out) { *out << written.expression; }

class ValueJson : public testing::TestWithParam<Written> {};

TEST_P(ValueJson, IsWrittenSo) {
    Session session;
    EXPECT_EQ(json_of(session, GetParam().expression), GetParam().json);
}

TEST_P(ValueJson, ReadsBackAsTheSameValue) {
    Session session;
    const Value value = session.evaluate(GetParam().expression);
    const Value again = read(session, GetParam().json);
    EXPECT_TRUE(same(session.arena(), value, again)) << session.text(again);
    EXPECT_EQ(dumped(value_json(session.arena(), again)), GetParam().json);
}

INSTANTIATE_TEST_SUITE_P(
    Each, ValueJson,
    testing::Values(
        Written{"5/4", R"({"type":"Number","value":"5/4"})"},
        Written{"-1/3", R"({"type":"Number","value":"-1/3"})"},
        Written{"-1/0", R"({"type":"Number","value":"-inf"})"},
        Written{"2^100", R"({"type":"Number","value":"1267650600228229401496703205376"})"},
        Written{"{2||1|0}", R"({"type":"Game","value":"{2||1|0}"})"},
        Written{"'{*|*}'", R"({"type":"Game","value":"'{*|*}'"})"},
        Written{"domineering(\"2x3\")", R"j({"type":"Game","value":"domineering(\"...|...\")"})j"},
        Written{"\"a\"", R"({"type":"String","value":"a"})"},
        Written{"1 < 2", R"({"type":"Boolean","value":true})"},
        Written{"Right", R"({"type":"Player","value":"Right"})"},
        Written{"*.OutcomeClass", R"({"type":"OutcomeClass","value":"N"})"},
        Written{"for n from 1 to 2 do n end", R"({"type":"Nothing"})"},
        Written{"[1,{2|1},\"1\",[]]",
                R"({"type":"List","items":[{"type":"Number","value":"1"},)"
                R"({"type":"Game","value":"{2|1}"},{"type":"String","value":"1"},)"
                R"({"type":"List","items":[]}]})"},
        Written{"{1,*,true}", R"({"type":"Set","items":[{"type":"Number","value":"1"},)"
                              R"({"type":"Game","value":"*"},{"type":"Boolean","value":true}]})"},
        Written{"{2||1|0}.Thermograph", R"({"type":"Thermograph","mean":"5/4","temperature":"3/4",)"
                                        R"("left":[["3","-1"],["5/4","3/4"]],)"
                                        R"("right":[["1","-1"],["1","1/2"],["5/4","3/4"]]})"},
        Written{
            "{1|-1}.Thermograph.Plot",
            R"({"type":"Plot","thermograph":{"type":"Thermograph","mean":"0","temperature":"1",)"
            R"("left":[["2","-1"],["0","1"]],"right":[["-2","-1"],["0","1"]]}})"},
        Written{"(5/4 + ^^*).UptimalExpansion",
                R"({"type":"UptimalExpansion","number":"5/4","nimber":1,"ups":[2]})"},
        Written{"konane", R"({"type":"Ruleset","value":"konane"})"}));

TEST(ValueAsJson, OfRelationsReadsBack) {
    Session session;
    for (const Relation relation :
         {Relation::Less, Relation::Equal, Relation::Greater, Relation::Confused}) {
        const Json json = value_json(session.arena(), relation);
        EXPECT_EQ(json["type"], "Relation");
        EXPECT_EQ(std::get<Relation>(read(session, dumped(json))), relation);
    }
}

TEST(ValueAsJson, ReadsNoVariables) {
    Session session;
    session.evaluate("x := {1|0}");
    EXPECT_THROW(read(session, R"({"type":"Game","value":"x"})"), Error);
}

TEST(ValueAsJson, RefusesWhatIsNoValue) {
    Session session;
    for (const char* json :
         {"1", "[]", "{}", R"({"type":1})", R"j({"type":"Function","value":"Function(x)"})j",
          R"({"type":"Number","value":5})", R"({"type":"Number","value":"{1|0}"})",
          R"({"type":"Game","value":"true"})", R"({"type":"Game","value":"{1|"})",
          R"({"type":"Boolean","value":"true"})", R"({"type":"Player","value":"White"})",
          R"({"type":"List","items":{}})", R"({"type":"List","items":[1]})",
          R"({"type":"Thermograph","left":[],"right":[]})",
          R"({"type":"Thermograph","left":[["0","0"]],"right":[["0","0"]]})",
          R"({"type":"Thermograph","left":[["0","-1"]],"right":[["1","-1"]]})",
          R"({"type":"Thermograph","left":[["0","-1"],["5","0"]],"right":[["5","-1"]]})",
          R"({"type":"UptimalExpansion","number":"1","nimber":-1,"ups":[]})"})
        try {
            read(session, json);
            ADD_FAILURE() << json;
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Input) << json;
        }
}

TEST(ValueAsJson, RefusesListsThatAreTooDeep) {
    Session session;
    const std::string nested = "x := []; for n from 1 to ";
    EXPECT_NO_THROW(json_of(session, nested + "449 do x := [x] end; x"));
    EXPECT_THROW(json_of(session, nested + "450 do x := [x] end; x"), Error);
}

}  // namespace
}  // namespace upstar
