// Dictionaries: values read back as they were, contradictions, who is asked first; and frozen
// tables.
#include "upstar/store/dictionary/dictionary.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <random>
#include <set>

#include "store/folder.h"
#include "upstar/catalog/known_value.h"
#include "upstar/lang/session.h"
#include "upstar/store/dictionary/dictionary_check.h"
#include "upstar/store/dictionary/dictionary_memory.h"
#include "upstar/store/dictionary/dictionary_merge.h"
#include "upstar/store/dictionary/dictionary_query.h"
#include "upstar/store/dictionary/frozen_table.h"
#include "upstar/values/canonical.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

Game game(Session& session, const std::string& text) {
    return std::get<Game>(session.evaluate(text));
}

DictionaryEntry entry(const std::string& position, Game value, std::int64_t size = 1) {
    return {"nim", position, value, std::nullopt, std::nullopt, size, 1, 1};
}

void fill(Session& session, const std::string& path, const std::vector<DictionaryEntry>& entries,
          const std::string& command = "test") {
    Dictionary dictionary(path, Dictionary::Use::Write);
    DictionaryWriter writer(dictionary, session.arena(), {"0", command});
    for (const DictionaryEntry& each : entries) writer.add(each);
    writer.finish();
}

// Values of all kinds: those named, and random forms over what came before.
std::vector<Game> games(Session& session) {
    std::vector<Game> all;
    for (const char* text :
         {"0", "-7", "3/4", "*", "*5", "^", "v3*", "5/8+^2*3", "+-1", "{2|-1/2}", "Tiny(2)",
          "+-{3|1}", "{1||0|-2}", "^<2>", "2^100", "1/2^80", "{2^70|-1/2^70}"})
        all.push_back(game(session, text));
    std::minstd_rand random(3);
    for (int i = 0; i < 200; ++i) {
        std::vector<Game> sides[2];
        for (auto& side : sides)
            for (auto j = random() % 3; j-- > 0;) side.push_back(all[random() % all.size()]);
        all.push_back(canonical(session.arena(), sides[0], sides[1]));
    }
    return all;
}

TEST(Dictionary, ReadsEveryValueBackAsItWas) {
    const TestFolder folder;
    const std::string path = folder / "d";
    std::vector<std::string> texts;
    {
        Session session;
        std::vector<DictionaryEntry> entries;
        for (const Game value : games(session)) {
            entries.push_back(entry("p" + std::to_string(entries.size()), value));
            texts.push_back(to_string(session.arena(), value));
        }
        fill(session, path, entries);
    }
    Session session;  // another arena, with other ids
    session.evaluate("{*2|{5|^}}");
    DictionaryMemory memory(path, session.arena());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto value = memory.find("nim", "p" + std::to_string(i));
        ASSERT_TRUE(value);
        EXPECT_EQ(to_string(session.arena(), *value), texts[i]);
        EXPECT_EQ(*value, game(session, texts[i]));
    }
    EXPECT_FALSE(memory.find("nim", "q"));
    EXPECT_FALSE(memory.has("konane"));
    Dictionary dictionary(path, Dictionary::Use::Read);
    check(dictionary, session.arena());
}

TEST(Dictionary, KeepsEveryValueOnce) {
    const TestFolder folder;
    Session session;
    const Game hot = game(session, "+-{3|1}");
    fill(session, folder / "d", {entry("a", hot), entry("b", hot), entry("c", hot)});
    fill(session, folder / "d", {entry("d", hot)});
    Dictionary dictionary(folder / "d", Dictionary::Use::Read);
    EXPECT_EQ(dictionary.positions(), 4);
    DictionaryValues values(dictionary, session.arena());
    const auto id = values.find(hot);
    ASSERT_TRUE(id);
    EXPECT_EQ(values.value(*id), hot);
    EXPECT_FALSE(values.find(game(session, "{7|*}")));
}

TEST(Dictionary, IsAskedBeforeAnythingIsSearched) {
    const TestFolder folder;
    Session session;
    // False on purpose: it shows who was asked.
    fill(session, folder / "d", {entry("2", game(session, "*7"))});
    const PositionPtr position = session.catalog().named("nim")->parse("2");
    EXPECT_EQ(position->value(session.evaluators()), game(session, "*2"));
    session.evaluators().set_known_values(
        std::make_shared<DictionaryMemory>(folder / "d", session.arena()));
    EXPECT_EQ(position->value(session.evaluators()), game(session, "*7"));
    EXPECT_EQ(session.catalog().named("nim")->parse("3")->value(session.evaluators()),
              game(session, "*3"));
}

TEST(Dictionary, NamesContradictionsWhenItIsFilled) {
    const TestFolder folder;
    Session session;
    fill(session, folder / "d", {entry("a", game(session, "*2"))}, "one");
    try {
        fill(session, folder / "d", {entry("b", Game()), entry("a", game(session, "*3"))}, "two");
        FAIL();
    } catch (const Contradiction& error) {
        EXPECT_EQ(error.message(), "nim(\"a\") is *2 in " + (folder / "d") +
                                       " by `one (version 0)`, and *3 by `two` (version 0)");
    }
    Dictionary dictionary(folder / "d", Dictionary::Use::Read);
    EXPECT_EQ(dictionary.positions(), 1);
}

TEST(Dictionary, MergesNothingWhereAnythingContradicts) {
    const TestFolder folder;
    Session session;
    std::vector<DictionaryEntry> one, two;
    for (int i = 0; i < 8; ++i) {
        one.push_back(entry("p" + std::to_string(i), session.arena().integer(i)));
        two.push_back(entry("p" + std::to_string(i), session.arena().integer(i < 7 ? i + 1 : i)));
    }
    two.push_back(entry("new", Game()));
    fill(session, folder / "one", one);
    fill(session, folder / "two", two);
    Dictionary into(folder / "one", Dictionary::Use::Write);
    Dictionary from(folder / "two", Dictionary::Use::Read);
    try {
        merge(into, from, session.arena());
        FAIL();
    } catch (const Error& error) {
        EXPECT_NE(error.message().find("contradict each other in 7 positions: nim(\"p0\") is 0"),
                  std::string::npos)
            << error.message();
        EXPECT_NE(error.message().find("; and so on. Nothing was merged"), std::string::npos);
    }
    EXPECT_EQ(into.positions(), 8);
}

TEST(Dictionary, LearnsTheValueWhereItKnewTheOutcome) {
    const TestFolder folder;
    Session session;
    DictionaryEntry outcome = entry("a", Game());
    outcome.value.reset();
    outcome.outcome = Outcome::N;
    fill(session, folder / "d", {outcome});
    fill(session, folder / "d", {entry("a", game(session, "*2"))});
    DictionaryMemory memory(folder / "d", session.arena());
    EXPECT_EQ(memory.find("nim", "a"), game(session, "*2"));
}

TEST(Dictionary, CountsAndSorts) {
    const TestFolder folder;
    Session session;
    fill(session, folder / "d",
         {entry("a", game(session, "{1|-1}"), 4), entry("b", game(session, "{5|-5}"), 9),
          entry("c", game(session, "{1|-1}"), 2), entry("d", Game(), 2)});
    Dictionary dictionary(folder / "d", Dictionary::Use::Read);
    const auto counts = value_counts(dictionary, session.arena(), {});
    ASSERT_EQ(counts.size(), 3u);
    EXPECT_EQ(counts[0].value, "+-1");
    EXPECT_EQ(counts[0].positions, 2);
    EXPECT_EQ(counts[0].smallest, "c");
    std::string order;
    DictionaryQuery hottest;
    hottest.order = DictionaryOrder::Hottest;
    for_each_row(dictionary, session.arena(), hottest,
                 [&](const DictionaryRow& row) { order += row.position; });
    EXPECT_EQ(order, "bcad");
}

TEST(FrozenTable, HasEveryPositionWithItsValue) {
    const TestFolder folder;
    Session session;
    const std::vector<Game> values = games(session);
    std::vector<DictionaryEntry> entries;
    std::minstd_rand random(9);
    for (int i = 0; i < 5000; ++i)  // several blocks
        entries.push_back(
            entry("..x|" + std::to_string(i * 7919 % 5000), values[random() % values.size()]));
    fill(session, folder / "d", entries);
    Dictionary dictionary(folder / "d", Dictionary::Use::Read);
    EXPECT_EQ(freeze(dictionary, "nim", folder / "f"), 5000u);
    EXPECT_TRUE(FrozenTable::is_one(folder / "f"));
    EXPECT_FALSE(FrozenTable::is_one(folder / "d"));

    Session other;
    FrozenMemory memory(folder / "f", other.arena());
    for (const DictionaryEntry& each : entries) {
        const auto value = memory.find("nim", each.position);
        ASSERT_TRUE(value) << each.position;
        EXPECT_EQ(to_string(other.arena(), *value), to_string(session.arena(), *each.value));
    }
    for (int again = 0; again < 3; ++again)  // in a block that is scanned, and in one that is open
        for (const char* none : {"", "..x|", "..x|5000", "..x|12x", "..x|999x", "..x|4", "z"})
            EXPECT_EQ(memory.find("nim", none).has_value(), std::string(none) == "..x|4") << none;
    EXPECT_THROW(freeze(dictionary, "konane", folder / "g"), Error);
}

// Texts that share their beginnings in all ways, in a block that is scanned each time: between two
// questions stands one for another block.
TEST(FrozenTable, FindsExactlyWhatItHas) {
    const TestFolder folder;
    Session session;
    std::minstd_rand random(2);
    std::set<std::string> texts;
    while (texts.size() < 3000) {
        std::string text(1 + random() % 9, 'a');
        for (char& c : text) c = static_cast<char>('a' + random() % 3);
        texts.insert(text);
    }
    std::vector<DictionaryEntry> entries;
    std::map<std::string, Game> values;
    for (const std::string& text : texts)
        if (random() % 2 == 0) {
            values[text] = session.arena().integer(static_cast<int>(entries.size()) % 700);
            entries.push_back(entry(text, values[text]));
        }
    fill(session, folder / "d", entries);
    Dictionary dictionary(folder / "d", Dictionary::Use::Read);
    ASSERT_EQ(freeze(dictionary, "nim", folder / "f"), entries.size());
    FrozenMemory memory(folder / "f", session.arena());
    const std::string first = entries.front().position;
    const std::string last = entries.back().position;
    for (const std::string& text : texts) {
        const auto value = memory.find("nim", text);
        const auto expected = values.find(text);
        ASSERT_EQ(value.has_value(), expected != values.end()) << text;
        if (value) {
            EXPECT_EQ(*value, expected->second) << text;
        }
        EXPECT_TRUE(memory.find("nim", text < "b" ? last : first));
    }
}

TEST(FrozenTable, IsNeverMisreadWhereverItIsDamaged) {
    const TestFolder folder;
    Session session;
    std::vector<DictionaryEntry> entries;
    for (int i = 0; i < 3000; ++i)
        entries.push_back(
            entry(std::to_string(i), session.arena().nimber(static_cast<std::uint32_t>(i % 40))));
    fill(session, folder / "d", entries);
    Dictionary dictionary(folder / "d", Dictionary::Use::Read);
    freeze(dictionary, "nim", folder / "f");
    const std::string whole = read(folder / "f");
    std::minstd_rand random(4);
    for (int i = 0; i < 300; ++i) {
        std::string damaged = whole;
        const std::size_t at = random() % whole.size();
        if (i % 3 == 0) {
            damaged.resize(at);
        } else {
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << random() % 8));
        }
        write(folder / "x", damaged);
        EXPECT_THROW(
            {
                FrozenTable table(folder / "x");
                check(table, session.arena());
            },
            Error)
            << "damaged at " << at;
    }
}

}  // namespace
}  // namespace upstar
