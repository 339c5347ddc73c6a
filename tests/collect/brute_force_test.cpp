// Everything that a dictionary says of small positions, beside brute force (tests/naive), and the
// questions that it is asked, beside a filter over what brute force found.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "naive/engine_image.h"
#include "naive/naive_game.h"
#include "naive/naive_position.h"
#include "naive/naive_thermograph.h"
#include "store/folder.h"
#include "upstar/catalog/known_value.h"
#include "upstar/collect/collect.h"
#include "upstar/collect/collections.h"
#include "upstar/collect/dictionary_rows.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

using Units = naive::Thermographs::Units;
constexpr Units kOne = naive::Thermographs::kOne;

std::string fraction(Units units) {
    const Units shared = std::gcd(units, kOne);
    const std::string above = std::to_string(units / shared);
    return shared == kOne ? above : above + "/" + std::to_string(kOne / shared);
}

// What brute force says of a position.
struct Facts {
    naive::Id value;
    naive::Thermographs::Mast mast;
    int birthday;

    bool is_number() const { return mast.temperature < 0; }
    Units denominator() const { return kOne / std::gcd(mast.mean, kOne); }
};

class SmallDictionary : public testing::Test {
protected:
    void build(const std::string& game, const CollectionOptions& options) {
        Dictionary dictionary(path(), Dictionary::Use::Write);
        DictionaryWriter writer(dictionary, session_.arena(), {"7", "build " + game});
        for (const PositionSet& set :
             collections(session_.catalog(), session_.context(), game, options)) {
            collect(session_, *set.ruleset, set.source, writer, {});
            rulesets_[known_as(*set.ruleset)] = set.ruleset;
        }
        writer.finish();
    }

    void build_konane(const std::string& box, const std::string& board) {
        CollectionOptions options;
        options.box = box;
        options.rules = "both";
        options.board = board;
        build("konane", options);
    }
    void build_domineering() {
        CollectionOptions options;
        options.squares = 7;
        build("domineering", options);
    }
    void build_toads() {
        CollectionOptions options;
        options.length = 7;
        build("toads", options);
    }

    std::vector<DictionaryRow> rows(const DictionaryQuery& query = {}) {
        Dictionary dictionary(path(), Dictionary::Use::Read);
        std::vector<DictionaryRow> rows;
        for_each_row(dictionary, session_.arena(), query,
                     [&](const DictionaryRow& row) { rows.push_back(row); });
        return rows;
    }

    PositionPtr position(const DictionaryRow& row) {
        return rulesets_.at(row.game)->parse(row.position);
    }

    int birthday(naive::Id g) {
        const naive::Games::Form form = games_.form(g);
        int day = 0;
        for (const auto* side : {&form.left, &form.right})
            for (const naive::Id option : *side) day = std::max(day, birthday(option) + 1);
        return day;
    }

    Facts facts(const DictionaryRow& row) {
        const naive::Id value = positions_.value(*position(row));
        return {value, thermographs_.mast(value), birthday(value)};
    }

    std::string outcome(const DictionaryRow& row) {
        const bool left = positions_.wins(*position(row), Player::Left);
        const bool right = positions_.wins(*position(row), Player::Right);
        return left && right ? "N" : left ? "L" : right ? "R" : "P";
    }

    // That the dictionary has this many rows, and each of them right.
    void expect_rows_as_by_brute_force(std::size_t least, const std::string& stones) {
        const std::vector<DictionaryRow> all = rows();
        EXPECT_GE(all.size(), least);
        naive::EngineImage image(session_.arena(), games_);
        for (const DictionaryRow& row : all) {
            SCOPED_TRACE(row.game + " " + row.position);
            const Facts facts = this->facts(row);
            EXPECT_EQ(std::get<Game>(session_.evaluate(row.value)), image(facts.value));
            EXPECT_EQ(row.outcome, outcome(row));
            EXPECT_EQ(row.mean, fraction(facts.mast.mean));
            EXPECT_EQ(row.temperature, fraction(facts.mast.temperature));
            EXPECT_EQ(row.left_stop, fraction(thermographs_.stop(facts.value, true)));
            EXPECT_EQ(row.right_stop, fraction(thermographs_.stop(facts.value, false)));
            EXPECT_EQ(row.birthday, std::to_string(facts.birthday));
            EXPECT_EQ(row.version, "7");
            EXPECT_EQ(row.command.rfind("build ", 0), 0u);
            const auto is_stone = [&](char c) { return stones.find(c) != std::string::npos; };
            const auto count = std::count_if(row.position.begin(), row.position.end(), is_stone);
            if (count > 0) {
                EXPECT_EQ(row.size, count);
            }
            const auto bars = std::count(row.position.begin(), row.position.end(), '|');
            EXPECT_EQ(row.rows, bars + 1);
            EXPECT_EQ(row.columns * row.rows + bars,
                      static_cast<std::int64_t>(row.position.size()));
        }
    }

    // That the condition chooses those positions that the filter over brute force does, and some.
    template <class Filter>
    void expect_found(const std::string& condition, const Filter& filter) {
        SCOPED_TRACE(condition);
        std::set<std::string> wanted;
        for (const DictionaryRow& row : rows())
            if (filter(row, facts(row))) wanted.insert(row.game + row.position);
        std::set<std::string> found;
        DictionaryQuery query;
        query.wants = meeting(session_, condition);
        for (const DictionaryRow& row : rows(query)) found.insert(row.game + row.position);
        EXPECT_EQ(found, wanted);
        EXPECT_FALSE(found.empty());
    }

    std::string path() const { return folder_ / "d"; }

    const TestFolder folder_;
    Session session_;
    std::map<std::string, RulesetPtr> rulesets_;
    naive::Games games_;
    naive::Positions positions_{games_};
    naive::Thermographs thermographs_{games_};
};

TEST_F(SmallDictionary, SaysOfKonaneOnTheOpenPlaneWhatBruteForceDoes) {
    build_konane("2x4", "open");
    expect_rows_as_by_brute_force(100, "xo");
}

TEST_F(SmallDictionary, SaysOfKonaneOnABoardWhatBruteForceDoes) {
    build_konane("2x4", "bounded");
    expect_rows_as_by_brute_force(100, "xo");
}

TEST_F(SmallDictionary, SaysOfDomineeringWhatBruteForceDoes) {
    build_domineering();
    expect_rows_as_by_brute_force(164, ".");  // OEIS A000105: 1 + 1 + 2 + 5 + 12 + 35 + 108
}

TEST_F(SmallDictionary, SaysOfToadsWhatBruteForceDoes) {
    build_toads();
    expect_rows_as_by_brute_force(1000, "TF");
}

TEST_F(SmallDictionary, FindsWhatAFilterOverBruteForceDoes) {
    build_toads();
    build_konane("1x10", "open");  // the first eighth
    for (const int denominator : {1, 2, 4, 8})
        expect_found("G.IsNumber and G.Denominator == " + std::to_string(denominator),
                     [&](const DictionaryRow&, const Facts& facts) {
                         return facts.is_number() && facts.denominator() == denominator;
                     });
    expect_found("G.Birthday == 3",
                 [](const DictionaryRow&, const Facts& facts) { return facts.birthday == 3; });
    expect_found("G.Temperature > 1/2 and size <= 5",
                 [](const DictionaryRow& row, const Facts& facts) {
                     return facts.mast.temperature > kOne / 2 && row.size <= 5;
                 });
    expect_found("columns == 6 and rows == 1 and G.Mean == 0",
                 [](const DictionaryRow& row, const Facts& facts) {
                     return row.position.size() == 6 && facts.mast.mean == 0;
                 });
    const naive::Id half = games_.parse("1/2");
    const naive::Id minus_half = games_.negative(half);
    expect_found("G == 1/2 or G == -1/2", [&](const DictionaryRow&, const Facts& facts) {
        return facts.value == half || facts.value == minus_half;
    });
}

TEST_F(SmallDictionary, FindsAValueAndItsNegative) {
    build_toads();
    DictionaryQuery query;
    query.wants = worth(session_, "1/2");
    const naive::Id half = games_.parse("1/2");
    std::size_t wanted = 0;
    for (const DictionaryRow& row : rows()) {
        const naive::Id value = facts(row).value;
        if (value == half || value == games_.negative(half)) ++wanted;
    }
    EXPECT_EQ(rows(query).size(), wanted);
    EXPECT_GT(wanted, 0u);
}

TEST_F(SmallDictionary, SortsAsBruteForceDoes) {
    build_domineering();
    const auto sorted = [&](DictionaryOrder order, const auto& key) {
        DictionaryQuery query;
        query.order = order;
        std::vector<DictionaryRow> all = rows(query);
        EXPECT_EQ(all.size(), rows().size());
        EXPECT_TRUE(std::is_sorted(
            all.begin(), all.end(),
            [&](const DictionaryRow& a, const DictionaryRow& b) { return key(a) < key(b); }));
        query.limit = 5;
        const std::vector<DictionaryRow> first = rows(query);
        ASSERT_EQ(first.size(), 5u);
        for (std::size_t i = 0; i < first.size(); ++i)
            EXPECT_EQ(first[i].position, all[i].position);
    };
    sorted(DictionaryOrder::Hottest,
           [&](const DictionaryRow& row) { return -facts(row).mast.temperature; });
    sorted(DictionaryOrder::Smallest, [](const DictionaryRow& row) {
        return std::count(row.position.begin(), row.position.end(), '.');
    });
    sorted(DictionaryOrder::SmallestBox, [](const DictionaryRow& row) {
        return row.position.size() - static_cast<std::size_t>(row.rows) + 1;
    });
}

TEST_F(SmallDictionary, KeepsTheFirstPositionOfEachValueAlsoWhenItGoesOn) {
    CollectionOptions options;
    options.squares = 7;
    const PositionSet set =
        collections(session_.catalog(), session_.context(), "domineering", options).front();
    rulesets_[known_as(*set.ruleset)] = set.ruleset;
    std::set<std::string> wanted;
    std::set<naive::Id> seen;
    set.source([&](const std::string& text) {
        const naive::Id value = positions_.value(*set.ruleset->parse(text));
        if (seen.contains(value) || seen.contains(games_.negative(value))) return;
        seen.insert(value);
        wanted.insert(key_of(*set.ruleset->parse(text)));
    });
    for (int time = 0; time < 2; ++time) {
        {
            Dictionary dictionary(path(), Dictionary::Use::Write);
            DictionaryWriter writer(dictionary, session_.arena(), {"7", "build"});
            collect(session_, *set.ruleset, set.source, writer, {1, true});
            writer.finish();
        }
        std::set<std::string> kept;
        for (const DictionaryRow& row : rows()) kept.insert(row.position);
        EXPECT_EQ(kept, wanted) << time;
    }
}

TEST_F(SmallDictionary, KeepsWhatWasFinishedBeforeAnInterrupt) {
    CollectionOptions options;
    options.length = 8;
    const PositionSet set =
        collections(session_.catalog(), session_.context(), "toads", options).front();
    std::int64_t all = 0;
    set.source([&](const std::string&) { ++all; });
    ASSERT_GT(all, 4096);  // more than one batch
    const PositionSource interrupted = [&](const std::function<void(std::string)>& visit) {
        std::int64_t told = 0;
        set.source([&](const std::string& text) {
            if (++told == all - 10) session_.context().cancel();
            visit(text);
            session_.context().poll();
        });
    };
    {
        Dictionary dictionary(path(), Dictionary::Use::Write);
        DictionaryWriter writer(dictionary, session_.arena(), {"7", "build"});
        const Collected collected = collect(session_, *set.ruleset, interrupted, writer, {});
        EXPECT_TRUE(collected.stopped);
        EXPECT_GE(collected.added, 4096);
        EXPECT_LT(collected.added, all);
        writer.finish();
    }
    {
        Dictionary dictionary(path(), Dictionary::Use::Write);
        const std::int64_t kept = dictionary.positions();
        EXPECT_GE(kept, 4096);
        DictionaryWriter writer(dictionary, session_.arena(), {"7", "build"});
        const Collected collected = collect(session_, *set.ruleset, set.source, writer, {});
        EXPECT_FALSE(collected.stopped);
        EXPECT_EQ(kept + collected.added, all);
        writer.finish();
        EXPECT_EQ(dictionary.positions(), all);
    }
}

TEST_F(SmallDictionary, TellsWhereAncientAndModernKonaneDiffer) {
    build_konane("2x4", "open");
    std::map<std::string, std::set<naive::Id>> values;
    for (const DictionaryRow& row : rows()) values[row.position].insert(facts(row).value);
    std::set<std::string> wanted;
    for (const auto& [position, both] : values)
        if (both.size() > 1) wanted.insert(position);
    Dictionary dictionary(path(), Dictionary::Use::Read);
    std::set<std::string> found;
    for (const ValueDifference& each : differences(dictionary, "konane(board => open)",
                                                   "konane(rules => modern, board => open)", -1))
        found.insert(each.position);
    EXPECT_EQ(found, wanted);
    EXPECT_FALSE(found.empty());
}

}  // namespace
}  // namespace upstar
