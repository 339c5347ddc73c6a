// Filters that spare look-ups in vain: they never hide a key, and what another program adds is
// found in the end.
#include "upstar/store/dictionary/key_filter.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "store/folder.h"
#include "upstar/lang/session.h"
#include "upstar/store/dictionary/dictionary_memory.h"

namespace upstar {
namespace {

std::string key(int i) { return "key " + std::to_string(i); }

// Keys 0 to count - 1, and how often they were read.
struct File {
    std::uint64_t count;
    int readings = 0;

    KeyFilter::Reader reader() {
        return [this](std::uint64_t most, const KeyFilter::Visit& visit) {
            if (count > most) return false;
            ++readings;
            for (std::uint64_t i = 0; i < count; ++i) visit(key(static_cast<int>(i)));
            return true;
        };
    }
};

void miss(KeyFilter& filter, File& file, int times) {
    for (int i = 0; i < times; ++i) filter.missed(file.reader());
}

TEST(KeySet, HasAllItsKeysAndFewOthers) {
    Context context;
    for (const int count : {0, 1, 5, 1000, 50'000}) {
        std::vector<std::uint64_t> hashes;
        for (int i = 0; i < count; ++i) hashes.push_back(KeySet::hash(key(i)));
        const KeySet keys(context, hashes);
        for (int i = 0; i < count; ++i) ASSERT_TRUE(keys.may_have(KeySet::hash(key(i)))) << i;
        int others = 0;
        for (int i = 0; i < 10'000; ++i) others += keys.may_have(KeySet::hash(key(-1 - i)));
        EXPECT_LT(others, 300) << count;
    }
    EXPECT_EQ(context.memory_charged(), 0u);
}

TEST(KeyFilter, ReadsAFileOnceLookUpsInVainHaveCostAsMuch) {
    Context context;
    KeyFilter filter(context);
    File file{5000};
    EXPECT_TRUE(filter.may_have("nothing"));
    miss(filter, file, 64);  // enough for some 1000 keys
    EXPECT_EQ(file.readings, 0);
    miss(filter, file, 10'000);
    EXPECT_EQ(file.readings, 1);
    for (int i = 0; i < 5000; ++i) ASSERT_TRUE(filter.may_have(key(i))) << i;
    EXPECT_FALSE(filter.may_have("nothing"));
    EXPECT_GE(context.memory_charged(), 10'000u);
}

TEST(KeyFilter, HidesNothingOnceTheFileHasChanged) {
    Context context;
    KeyFilter filter(context);
    File file{10};
    miss(filter, file, 64);
    EXPECT_FALSE(filter.may_have(key(10)));
    file.count = 11;
    filter.forget();
    EXPECT_TRUE(filter.may_have(key(10)));
    miss(filter, file, 64);
    EXPECT_TRUE(filter.may_have(key(10)));
    EXPECT_FALSE(filter.may_have(key(11)));
    EXPECT_EQ(file.readings, 2);
}

TEST(KeyFilter, IsNotMadeWhereThereIsNoRoom) {
    Context context(40'000);
    KeyFilter filter(context);
    File file{6000};
    miss(filter, file, 10'000);
    EXPECT_EQ(file.readings, 1) << "it should have been tried, and not again";
    EXPECT_TRUE(filter.may_have("nothing"));
    EXPECT_EQ(context.memory_charged(), 0u);
}

DictionaryEntry entry(int i, Game value) {
    return {"nim", key(i), value, std::nullopt, std::nullopt, 1, 1, 1};
}

TEST(DictionaryMemory, FindsEveryEntryAfterManyQuestionsInVain) {
    const TestFolder folder;
    Session session;
    Arena& arena = session.arena();
    {
        Dictionary dictionary(folder / "d", Dictionary::Use::Write);
        DictionaryWriter writer(dictionary, arena, {"0", "test"});
        for (int i = 0; i < 3000; ++i) writer.add(entry(i, arena.integer(i)));
        DictionaryEntry outcome = entry(3000, Game());
        outcome.value.reset();
        outcome.outcome = Outcome::N;
        writer.add(outcome);
        writer.finish();
    }
    DictionaryMemory memory(folder / "d", arena);
    const std::size_t before = arena.context().memory_charged();
    for (int i = 3000; i < 6000; ++i) ASSERT_FALSE(memory.find("nim", key(i))) << i;
    EXPECT_GT(arena.context().memory_charged(), before) << "no filter was made";
    for (int i = 0; i < 3000; ++i) {
        const auto value = memory.find("nim", key(i));
        ASSERT_TRUE(value) << i;
        EXPECT_EQ(*value, arena.integer(i));
    }
    EXPECT_FALSE(memory.find("konane", key(1)));
}

TEST(DictionaryMemory, FindsWhatAnotherProgramAddsMeanwhile) {
    const TestFolder folder;
    Session session;
    Arena& arena = session.arena();
    Dictionary dictionary(folder / "d", Dictionary::Use::Write);
    const auto add = [&](int i) {
        DictionaryWriter writer(dictionary, arena, {"0", "test"});
        writer.add(entry(i, arena.integer(i)));
        writer.finish();
    };
    add(0);
    DictionaryMemory memory(folder / "d", arena);
    int next = 1000;
    const auto ask_in_vain = [&](int times) {
        for (int i = 0; i < times; ++i) ASSERT_FALSE(memory.find("nim", key(++next)));
    };
    for (int i = 1; i <= 5; ++i) {
        ask_in_vain(500);  // there is a filter by now
        add(i);
        if (const auto early = memory.find("nim", key(i))) {
            EXPECT_EQ(*early, arena.integer(i));
        }
        ask_in_vain(2000);
        for (int j = 0; j <= i; ++j) {
            const auto value = memory.find("nim", key(j));
            ASSERT_TRUE(value) << j << " of " << i;
            EXPECT_EQ(*value, arena.integer(j));
        }
    }
}

}  // namespace
}  // namespace upstar
