// Games on heaps in the language: those of the catalog and of classes, their nim values, products
// and tables, and coin turning. Brute force knows the definitions alone.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "table.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

class HeapRulesets : public testing::Test {
protected:
    HeapRulesets() { session.world().set_folders({}, UPSTAR_TEST_DATA "/../library"); }
    std::string ask(const std::string& expression) { return answer(session, expression); }
    // Of an error, without the way to it.
    std::string complaint(const std::string& expression) {
        const std::string text = ask(expression);
        return text.substr(0, text.find('\n'));
    }
    Session session;
};

using Heaps = std::vector<int>;
using Rules = std::function<std::vector<Heaps>(int)>;

// The nim values of the heaps 1 to n, as the language prints them.
std::string nim_values(const Rules& rules, int n) {
    std::vector<int> values = {0};
    std::string text;
    for (int heap = 0; heap <= n; ++heap) {
        std::set<int> had;
        for (const Heaps& option : rules(heap)) {
            int sum = 0;
            for (const int part : option) sum ^= values[static_cast<std::size_t>(part)];
            had.insert(sum);
        }
        int least = 0;
        while (had.count(least) != 0) ++least;
        if (heap == 0) continue;
        values.push_back(least);
        text += (heap == 1 ? "" : ",") + std::to_string(least);
    }
    return "[" + text + "]";
}

TEST_F(HeapRulesets, OfTheCatalogSayWhatAHeapMayBecome) {
    EXPECT_EQ(ask("game.heap.Kayles.HeapOptions(3)"), "[[2],[1,1],[1]]");
    EXPECT_EQ(ask("game.heap.Nim.HeapOptions(2)"), "[[1],[]]");
    EXPECT_EQ(ask("game.heap.Subtraction([2,3]).HeapOptions(3)"), "[[1],[]]");
    EXPECT_EQ(ask("game.heap.Kayles.HeapOptions(0)"), "[]");
    EXPECT_EQ(ask("game.heap.Kayles.HeapOptions(-1)"),
              "!!HeapOptions takes a number from 0 to 1000000000, not -1");
    EXPECT_EQ(ask("domineering.HeapOptions(3)"),
              "!!HeapOptions is for games on heaps, and domineering is none");
}

TEST_F(HeapRulesets, OfTheCatalogHaveNimValuesAndPeriods) {
    EXPECT_EQ(ask("game.heap.Kayles.HeapNimValue(11)"), "6");
    EXPECT_EQ(ask("game.heap.Kayles.NimValueSequence(5)"), "[1,2,3,1,4]");
    EXPECT_EQ(ask("game.heap.Subtraction([1,2]).CheckPeriodicity(50)"),
              "Periodicity(Period => 3, Preperiod => 0, Saltus => 0)");
    EXPECT_EQ(ask("game.heap.Kayles.CheckPeriodicity(100) is Nothing"), "true");
    EXPECT_EQ(ask("game.heap.Nim.CheckPeriodicity(100) is Nothing"), "true");
}

TEST_F(HeapRulesets, OfTheCatalogJoinWithThoseOfClasses) {
    const Rules joined = [](int n) {
        std::vector<Heaps> options;
        for (const int taken : {1, 4})
            if (taken <= n) options.push_back({n - taken});
        for (int k = 1; 2 * k <= n; ++k) options.push_back({k, n - k});
        return options;
    };
    EXPECT_EQ(ask("game.heap.Subtraction([1,4]).Join(game.heap.HeapRuleset("
                  "n -> [[k, n - k] for k from 1 to n.Div(2)])).NimValueSequence(20)"),
              nim_values(joined, 20));
    EXPECT_EQ(
        ask("begin class Mine(r as HeapRuleset) extends Ruleset def Eval(n) := r.HeapOptions(n); "
            "end Mine(game.heap.Nim)(1) end"),
        "[[]]");
    EXPECT_EQ(ask("begin class Mine(r as HeapRuleset) extends Ruleset end Mine(domineering) end")
                  .substr(0, 40),
              "!!`r` must be of type HeapRuleset, not R");
}

TEST_F(HeapRulesets, OfTheCatalogAreMadeOfSubtractionSets) {
    const auto code = [&](const std::string& arguments) {
        return ask("game.heap.TakeAndBreak.FromSubtractionSet(" + arguments + ").code");
    };
    EXPECT_EQ(code("[2,3,5]"), "0.03303");
    EXPECT_EQ(code("{2,3}, \"4!\""), "0.04!4!");
    EXPECT_EQ(code("[2,3,5], allbut => true"), "0.30030[3]");
    EXPECT_EQ(code("[], \"7\", true"), "0.[7]");
    EXPECT_EQ(code("[]"), "0.0");
}

TEST_F(HeapRulesets, OfClassesHaveTheNimValuesOfTheDefinition) {
    const Rules odd = [](int n) {
        std::vector<Heaps> options;
        for (int k = 1; k < n; k += 2) options.push_back({k, n - k, n / 2});
        return options;
    };
    EXPECT_EQ(ask("game.heap.HeapRuleset(n -> [[k, n - k, n.Div(2)] for k from 1 to n - 1 by 2])"
                  ".NimValueSequence(25)"),
              nim_values(odd, 25));
    // Asked from the top, without depth; and larger heaps may be on the way.
    EXPECT_EQ(
        ask("game.heap.HeapRuleset(n -> if n == 0 then [] else [[n - 1]] end)(20001).NimValue"),
        "1");
    EXPECT_EQ(ask("game.heap.HeapRuleset(n -> if n % 2 == 1 then [[n + 1]] elseif n == 0 then [] "
                  "else [[n - 2]] end).NimValueSequence(4)"),
              "[0,1,1,0]");
}

TEST_F(HeapRulesets, ThatDoNotEndOrGiveNoHeapsAreRefused) {
    EXPECT_EQ(complaint("game.heap.HeapRuleset(n -> if n > 3 then [[n - 1], [2, n]] else [] end)(5)"
                        ".NimValue"),
              "!!plays of FunctionalHeapRuleset(Function(n)) need not end: a heap of 4 comes back");
    EXPECT_EQ(
        complaint("game.heap.HeapRuleset(n -> [n - 1])(3).NimValue"),
        "!!`HeapOptions(3)` of FunctionalHeapRuleset(Function(n)) must give a list of lists of "
        "heaps, such as [[1,2],[3]]");
    EXPECT_EQ(
        complaint("game.heap.HeapRuleset(n -> [[n - 1]])(1).NimValue"),
        "!!`HeapOptions(0)` of FunctionalHeapRuleset(Function(n)) must give a list of lists of "
        "heaps, such as [[1,2],[3]]");
}

TEST_F(HeapRulesets, ForgetTheirValuesWhenANameThatTheyLookAtChanges) {
    EXPECT_EQ(
        ask("taken := 2; R := game.heap.HeapRuleset(n -> [[n - k] for k from 1 to taken Min n]); "
            "R.NimValueSequence(4)"),
        "[1,2,0,1]");
    EXPECT_EQ(ask("taken := 1; R.NimValueSequence(4)"), "[1,0,1,0]");
}

// The ways to turn coins along with the one in place n, by the definition of a code: any set of
// places that has n as its last one, so many of them, so arranged.
struct TurningCode {
    const char* text;
    int least;
    int most;
    int span;
    char spacing;  // C, E, S or blank
    bool with_first;
};

constexpr int kAny = 1000;
constexpr TurningCode kTurningCodes[] = {
    {"1-3", 1, 3, kAny, ' ', false},     {"2", 2, 2, kAny, ' ', false},
    {"1+", 1, kAny, kAny, ' ', false},   {"1+C", 1, kAny, kAny, 'C', false},
    {"3E", 3, 3, kAny, 'E', false},      {"2+E", 2, kAny, kAny, 'E', false},
    {"4FS", 4, 4, kAny, 'S', true},      {"1+S", 1, kAny, kAny, 'S', false},
    {"1+FS", 1, kAny, kAny, 'S', true},  {"1-3C(5)", 1, 3, 5, ' ', false},
    {"3C(5)", 3, 3, 5, ' ', false},      {"2-4F", 2, 4, kAny, ' ', true},
    {"2+SC(4)", 2, kAny, 4, 'S', false}, {"3EF", 3, 3, kAny, 'E', true},
};

bool is_allowed(const TurningCode& code, const Heaps& places) {
    const int count = static_cast<int>(places.size());
    if (count < code.least || count > code.most) return false;
    if (places.back() - places.front() >= code.span) return false;
    if (code.with_first && places.front() != 1) return false;
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        const int gap = places[i + 1] - places[i];
        const int mirrored = places[places.size() - 1 - i] - places[places.size() - 2 - i];
        if (code.spacing == 'C' && gap != 1) return false;
        if (code.spacing == 'E' && gap != places[1] - places[0]) return false;
        if (code.spacing == 'S' && gap != mirrored) return false;
    }
    return true;
}

std::vector<Heaps> turnings(const TurningCode& code, int n) {
    std::vector<Heaps> all;
    for (unsigned set = 0; n > 0 && set < 1u << (n - 1); ++set) {
        Heaps places;
        for (int k = 1; k < n; ++k)
            if ((set >> (k - 1) & 1) != 0) places.push_back(k);
        places.push_back(n);
        if (!is_allowed(code, places)) continue;
        places.pop_back();
        all.push_back(places);
    }
    return all;
}

std::string text_of(std::vector<Heaps> lists) {
    std::string text;
    for (const Heaps& list : lists) {
        text += text.empty() ? "[" : ",[";
        for (std::size_t i = 0; i < list.size(); ++i)
            text += (i == 0 ? "" : ",") + std::to_string(list[i]);
        text += "]";
    }
    return "{" + text + "}";
}

TEST_F(HeapRulesets, SpawnWhatTheirTurningCodesSay) {
    for (const TurningCode& code : kTurningCodes)
        for (int n = 0; n <= 9; ++n) {
            const std::string spawning = std::string("game.heap.Spawning(\"") + code.text + "\")";
            const std::string options = spawning + ".HeapOptions(" + std::to_string(n) + ")";
            EXPECT_EQ(ask(options + ".ToSet == " + text_of(turnings(code, n))), "true")
                << code.text << " " << n << " " << ask(options);
            EXPECT_EQ(ask(options + ".Size"), std::to_string(turnings(code, n).size()))
                << code.text << " " << n;
        }
}

TEST_F(HeapRulesets, TurnCoinsAsTheirCodesSay) {
    constexpr int kCoins = 6;
    for (const TurningCode& code : kTurningCodes) {
        std::vector<int> values(1u << kCoins);
        for (unsigned heads = 0; heads < values.size(); ++heads) {
            std::set<int> had;
            for (int n = 1; n <= kCoins; ++n) {
                if ((heads >> (n - 1) & 1) == 0) continue;
                for (const Heaps& others : turnings(code, n)) {
                    unsigned next = heads ^ 1u << (n - 1);
                    for (const int k : others) next ^= 1u << (k - 1);
                    had.insert(values[next]);
                }
            }
            while (had.count(values[heads]) != 0) ++values[heads];
            if (heads % 3 != 0) continue;
            std::string coins;
            for (int n = 1; n <= kCoins; ++n) coins += (heads >> (n - 1) & 1) != 0 ? 'h' : 't';
            const std::string position =
                std::string("game.strip.Turning(\"") + code.text + "\")(\"" + coins + "\")";
            EXPECT_EQ(ask(position + ".NimValue"), std::to_string(values[heads])) << position;
            EXPECT_EQ(ask(position + ".Options.Apply(option -> option.NimValue).Mex"),
                      std::to_string(values[heads]))
                << position;
        }
    }
}

TEST_F(HeapRulesets, RefuseTurningCodesThatAreNone) {
    const auto fault = [&](const std::string& code) {
        return ask("game.heap.Spawning(\"" + code + "\")").substr(0, 27);
    };
    EXPECT_EQ(fault("3CE"), "!!a turning code is a range");
    EXPECT_EQ(fault("0-2"), "!!a turning code is a range");
    EXPECT_EQ(fault("x"), "!!no whole number: \"X\"\n  in");
}

TEST_F(HeapRulesets, HaveTablesOfTheirProducts) {
    // Taking a whole heap ends the product: (1,1) has only the option 0, (1,2) that and (1,1).
    EXPECT_EQ(ask("game.heap.Nim.AcrosticProduct(game.heap.Nim).NimValueTable(2, 2)"),
              "0 | 1 | 2\n--+---+--\n1 | 1 | 2\n--+---+--\n2 | 2 | 1");
    EXPECT_EQ(ask("game.heap.Nim.AcrosticProduct(game.heap.Nim).NimValueTable(2, 2)[2]"),
              "[1,1,2]");
    EXPECT_EQ(ask("Table([[1,10],[200,\"x\"],[]])"), "  1 | 10\n----+---\n200 |  x\n----+---\n");
    EXPECT_EQ(ask("Table([])"), "");
}

}  // namespace
}  // namespace upstar
