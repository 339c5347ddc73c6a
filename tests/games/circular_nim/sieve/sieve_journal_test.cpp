#include "upstar/games/circular_nim/sieve/sieve_journal.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "sweep/thrown.h"
#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

class SieveJournal : public testing::Test {
protected:
    SieveJournal() { std::remove(path.c_str()); }
    ~SieveJournal() override { std::remove(path.c_str()); }

    std::string content() const {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    void write(const std::string& text) const { std::ofstream(path, std::ios::binary) << text; }

    std::vector<Stacks> sieved(unsigned threads = 1) {
        return sieve_with_journal(context, cube, {.threads = threads}, path).all();
    }

    std::string path = testing::TempDir() + "upstar_sieve_" +
                       testing::UnitTest::GetInstance()->current_test_info()->name();
    Context context;
    Cube cube{{6, 2}, 9};
    std::vector<Stacks> expected = sieve(context, cube).all();
};

TEST_F(SieveJournal, GoesOnAfterACutAtAnyPlace) {
    EXPECT_EQ(sieved(), expected);
    const std::string whole = content();
    EXPECT_EQ(sieved(), expected);
    EXPECT_EQ(content(), whole);
    for (std::size_t size = 0; size < whole.size(); size += 1 + size / 5) {
        write(whole.substr(0, size));
        EXPECT_EQ(sieved(), expected) << size;
        EXPECT_EQ(content(), whole) << size;
    }
}

TEST_F(SieveJournal, GoesOnAfterAnInterrupt) {
    cube = Cube({6, 2}, 16);
    expected = sieve(context, cube).all();
    Context stopped;
    int reports = 0;
    stopped.set_progress([&](const std::string&) {
        if (++reports == 1) stopped.cancel();
    });
    EXPECT_THROW(sieve_with_journal(stopped, cube, {.threads = 2}, path), Error);
    EXPECT_EQ(sieved(2), expected);
}

TEST_F(SieveJournal, RefusesWhatIsNotItsOwn) {
    sieved();
    const Cube other({6, 2}, 8);
    EXPECT_EQ(
        thrown([&] { sieve_with_journal(context, other, {}, path); }),
        "the journal " + path +
            " is of another cube, CN(6,2) with stacks up to 9, not of CN(6,2) with stacks up to "
            "8; name another file");
    std::string damaged = content();
    damaged[damaged.size() - 3] ^= 1;
    write(damaged);
    EXPECT_EQ(thrown([&] { sieved(); }),
              "layer 9 of the journal " + path + " is damaged; remove the file and begin again");
    write("something else\n and more of it, longer than the head of a journal\n");
    EXPECT_EQ(thrown([&] { sieved(); }), path + " is no journal of a sieve; name another file");
}

}  // namespace
}  // namespace upstar::circular_nim
