// Tables: measures, values left out for their length, limits.
#include "upstar/sweep/table.h"

#include <gtest/gtest.h>

#include "thrown.h"
#include "upstar/catalog/catalog.h"
#include "upstar/sweep/table_json.h"

namespace upstar {
namespace {

Table table_of(Session& session, const char* game, const char* text, const char* range,
               const TableOptions& options) {
    return make_table(session, Family(session, Catalog().named(game), text, {{"n", range}}),
                      options);
}

// What is measured of a cell, as text; empty if it is not.
std::string text(Session& session, const Table& table, std::size_t cell,
                 Measure measure = Measure::GameValue) {
    return texts_of(session.arena(), *table.cells[cell])[measure];
}

// Values of 2xn Domineering: Berlekamp, Blockbusting and Domineering, 1988.
TEST(Table, HasTheValuesInRangeOrder) {
    Session session;
    TableOptions options;
    options.threads = 3;
    const Table table = table_of(session, "domineering", "2x{n}", "1..5", options);
    std::vector<std::string> values;
    for (std::size_t i = 0; i < 5; ++i) values.push_back(text(session, table, i));
    EXPECT_EQ(values[0], "1");
    EXPECT_EQ(values[1], "+-1");
    EXPECT_EQ(values[2], "{2|-1/2}");
    EXPECT_EQ(values[4], "1/2");
    EXPECT_EQ(table.progress.done, 5u);
    EXPECT_FALSE(table.stopped);
}

TEST(Table, IsTheSameWhateverIsGuessed) {
    std::vector<std::vector<std::string>> tables;
    for (const std::vector<const char*>& guesses :
         {std::vector<const char*>{}, {"0", "n-1", "*"}, {"{2|-1/2}"}}) {
        Session session;
        TableOptions options;
        options.measures = parse_measures("value,mean");
        for (const char* guess : guesses) options.guesses.emplace_back(session, guess);
        tables.emplace_back();
        const Table table = table_of(session, "domineering", "2x{n}", "1..6", options);
        for (std::size_t i = 0; i < 6; ++i)
            tables.back().push_back(text(session, table, i) + " " +
                                    text(session, table, i, Measure::Mean));
    }
    EXPECT_EQ(tables[1], tables[0]);
    EXPECT_EQ(tables[2], tables[0]);
}

TEST(Table, ProvesAGuessWithFewerValues) {
    const auto values_made = [](const char* guess) {
        Session session;
        TableOptions options;
        options.guesses.emplace_back(session, guess);
        const Table table = table_of(session, "domineering", "5x{n}", "5", options);
        EXPECT_EQ(text(session, table, 0), "0");
        return session.arena().general_count() + session.arena().simple_count();
    };
    EXPECT_LT(4 * values_made("0"), values_made("1"));
}

TEST(Table, RefusesAGuessThatIsNoGame) {
    Session session;
    TableOptions options;
    options.guesses.emplace_back(session, "n > 1");
    EXPECT_EQ(thrown([&] { table_of(session, "domineering", "2x{n}", "1..2", options); }),
              "a guess must be a game, such as 0, * or n/2; `n > 1` is a Boolean");
    options.guesses.clear();
    options.guesses.emplace_back(session, "G");
    EXPECT_EQ(thrown([&] { table_of(session, "domineering", "2x{n}", "1..2", options); }),
              "the guess `G`: with n = 1: That variable is not defined: `G`");
}

TEST(Table, MeasuresWhatIsAskedFor) {
    Session session;
    TableOptions options;
    options.measures = parse_measures("outcome,mean,temperature,left-stop,right-stop");
    const Table table = table_of(session, "domineering", "2x{n}", "3", options);
    const MeasuredTexts cell = texts_of(session.arena(), *table.cells[0]);  // {2|-1/2}
    EXPECT_EQ(cell[Measure::GameValue], "");
    EXPECT_EQ(cell[Measure::Outcome], "N");
    EXPECT_EQ(cell[Measure::Mean], "3/4");
    EXPECT_EQ(cell[Measure::Temperature], "5/4");
    EXPECT_EQ(cell[Measure::LeftStop], "2");
    EXPECT_EQ(cell[Measure::RightStop], "-1/2");
}

// How many values a table of 5x5 Domineering makes.
std::size_t values_made(Measure measure) {
    Session session;
    TableOptions options;
    options.measures = {measure};
    const Table table = table_of(session, "domineering", "5x{n}", "5", options);
    EXPECT_TRUE((*table.cells[0])[measure]);
    return session.arena().general_count() + session.arena().simple_count();
}

TEST(Table, SearchesForAnOutcomeAlone) {
    EXPECT_LT(4 * values_made(Measure::Outcome), values_made(Measure::GameValue));
}

TEST(Table, LeavesOutValuesThatAreTooLong) {
    Session session;
    TableOptions options;
    options.longest = 7;
    const Table table = table_of(session, "domineering", "2x{n}", "1..3", options);
    EXPECT_EQ(text(session, table, 1), "+-1");
    EXPECT_FALSE((*table.cells[2])[Measure::GameValue]);
    EXPECT_EQ(table.cells[2]->left_out, 8u);
    EXPECT_EQ(text(session, table, 2, Measure::Mean), "3/4");
}

TEST(Table, RefusesWhatTheGameDoesNotHave) {
    Session session;
    TableOptions options;
    options.measures = {Measure::NimValue};
    EXPECT_EQ(thrown([&] { table_of(session, "domineering", "2x{n}", "1..3", options); }),
              "Domineering is a partizan game and has no nim values: those belong to impartial "
              "games");
    EXPECT_EQ(thrown([] { parse_measures("value,mien"); }),
              "cannot show `mien`; there are value, outcome, mean, temperature, left-stop, "
              "right-stop, nim-value, separated by commas");
}

TEST(Table, KeepsWhatIsDoneAtALimit) {
    Session session;
    TableOptions options;
    options.threads = 1;
    options.observer = [&](const SweepProgress& progress) {
        if (progress.done >= 4) session.context().expire();
    };
    const Family family(session, Catalog().named("domineering"), "{n}x{n}", {{"n", "1..8"}});
    const Table table = make_table(session, family, options);
    ASSERT_TRUE(table.stopped);
    EXPECT_EQ(table.stopped->kind(), ErrorKind::Limit);
    EXPECT_TRUE(table.cells[0]);
    EXPECT_TRUE(table.cells[3]);
    EXPECT_FALSE(table.cells[7]);
}

TEST(Measures, CoverOnlyWhatIsKnown) {
    MeasuredTexts known;
    known[Measure::GameValue] = "{2|-1/2}";
    EXPECT_TRUE(covers(known, {Measure::GameValue}, 100));
    EXPECT_FALSE(covers(known, {Measure::GameValue}, 7));
    EXPECT_FALSE(covers(known, {Measure::GameValue, Measure::Mean}, 100));
    MeasuredTexts long_one;
    long_one.left_out = 50;
    for (const Measure measure : kInsteadOfValue) long_one[measure] = "0";
    EXPECT_TRUE(covers(long_one, {Measure::GameValue}, 49));
    EXPECT_FALSE(covers(long_one, {Measure::GameValue}, 50));
}

TEST(Measures, ReadBackFromTheirTexts) {
    Session session;
    TableOptions options;
    options.measures = parse_measures("value,outcome,mean,temperature,left-stop,right-stop");
    const Table table = table_of(session, "domineering", "2x{n}", "3", options);
    const MeasuredTexts texts = texts_of(session.arena(), *table.cells[0]);
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    const Measured again = measured_from(work, texts);
    for (const Measure measure : options.measures)
        EXPECT_TRUE(same(session.arena(), *again[measure], *(*table.cells[0])[measure]))
            << name(measure);
    EXPECT_FALSE(again[Measure::NimValue]);
    MeasuredTexts damaged = texts;
    damaged[Measure::Outcome] = "Q";
    EXPECT_THROW(measured_from(work, damaged), Error);
}

TEST(TableJson, HasTheFamilyAndEveryCell) {
    Session session;
    const Family family(session, Catalog().named("domineering"), "2x{n}", {{"n", "2..3"}});
    TableOptions options;
    options.longest = 7;
    EXPECT_EQ(dumped(table_json(session.arena(), family, make_table(session, family, options))),
              R"({"schema":1,"game":"domineering","template":"2x{n}","ranges":{"n":"2..3"},)"
              R"("measures":["value"],"cells":[{"parameters":{"n":2},"position":"2x2",)"
              R"("value":{"type":"Game","value":"+-1"}},{"parameters":{"n":3},"position":"2x3",)"
              R"("value":null,"left-out":8,"mean":{"type":"Number","value":"3/4"},)"
              R"("temperature":{"type":"Number","value":"5/4"},)"
              R"("left-stop":{"type":"Number","value":"2"},)"
              R"("right-stop":{"type":"Number","value":"-1/2"}}]})");
}

TEST(TableJson, SaysWhatStoppedTheWork) {
    Session session;
    const Family family(session, Catalog().named("nim"), "{n}", {{"n", "1"}});
    Table table;
    table.cells.resize(1);
    table.measures = {Measure::Outcome};
    table.stopped = Error(ErrorKind::Limit, "the time limit is reached");
    const Json json = table_json(session.arena(), family, table);
    EXPECT_TRUE(json["cells"][0]["outcome"].is_null());
    EXPECT_EQ(json["stopped"]["kind"], "limit");
}

TEST(TableJson, IsReadBack) {
    Session session;
    for (const auto& [game, text, measures] :
         {std::tuple("domineering", "2x{n}", "value,outcome,mean,left-stop"),
          std::tuple("nim", "{n},2", "nim-value,value")}) {
        const Family family(session, session.catalog().named(game), text, {{"n", "1..4"}});
        TableOptions options;
        options.measures = parse_measures(measures);
        options.longest = 3;  // so that some value is left out
        const Table table = make_table(session, family, options);
        const Json json = table_json(session.arena(), family, table);
        const TableOfFamily read = table_from_json(session, Json::parse(dumped(json)));
        EXPECT_EQ(dumped(table_json(session.arena(), read.family, read.table)), dumped(json));
        EXPECT_EQ(read.table.progress.done, 4u);
    }
}

TEST(TableJson, KeepsWhatEndedTheWork) {
    Session session;
    const Family family(session, session.catalog().named("circular_nim")->configured({{"k", "2"}}),
                        "{n},1,1", {{"n", "1..2"}});
    Table table{{Measure::NimValue}, {std::nullopt, std::nullopt}, {}, {}};
    table.stopped = Error(ErrorKind::Limit, "time", Remedy::raise_time_limit());
    const Json json = table_json(session.arena(), family, table);
    const TableOfFamily read = table_from_json(session, json);
    EXPECT_EQ(dumped(table_json(session.arena(), read.family, read.table)), dumped(json));
    EXPECT_EQ(read.table.stopped->remedy(), Remedy::raise_time_limit());
    EXPECT_FALSE(read.table.cells[0]);
    Json other = json;
    other["cells"][1]["position"] = "9,1,1";
    EXPECT_THROW(table_from_json(session, other), Error);
}

}  // namespace
}  // namespace upstar
