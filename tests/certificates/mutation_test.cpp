// Certificates that were tampered with: every line left out, doubled and moved, every number one
// more and one less, every letter another. Each is refused, or a second checker that shares no code
// (tests/naive) finds that it still proves its claim; how many those are, and why, is written here.
#include <gtest/gtest.h>

#include <cctype>
#include <cstdlib>
#include <functional>
#include <set>
#include <vector>

#include "certificates/samples.h"
#include "naive/naive_flight.h"
#include "naive/naive_penetration.h"
#include "naive/naive_period.h"
#include "naive/naive_strategy.h"
#include "naive/naive_strips.h"
#include "process/stand_ins.h"
#include "store/folder.h"
#include "upstar/base/error.h"
#include "upstar/certificates/check.h"
#include "upstar/games/dots/loony/certificate_check.h"
#include "upstar/games/konane/army/penetration_check.h"

namespace upstar {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line + "\n");
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line;
    return text;
}

std::set<std::string> with_lines_changed(const std::string& text) {
    std::set<std::string> mutants;
    const std::vector<std::string> lines = lines_of(text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::vector<std::string> changed = lines;
        changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(i));
        mutants.insert(joined(changed));
        changed = lines;
        changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
        mutants.insert(joined(changed));
        if (i + 1 == lines.size()) continue;
        changed = lines;
        std::swap(changed[i], changed[i + 1]);
        mutants.insert(joined(changed));
    }
    mutants.erase(text);
    return mutants;
}

std::set<std::string> with_numbers_changed(const std::string& text) {
    std::set<std::string> mutants;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i;
        while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0) ++end;
        if (end == i) {
            ++i;
            continue;
        }
        const long number = std::strtol(text.substr(i, end - i).c_str(), nullptr, 10);
        for (const long other : {number - 1, number + 1})
            mutants.insert(text.substr(0, i) + std::to_string(other) + text.substr(end));
        i = end;
    }
    return mutants;
}

std::set<std::string> with_letters_changed(const std::string& text, const std::string& letters) {
    std::set<std::string> mutants;
    for (std::size_t i = 0; i < text.size(); ++i)
        for (const char letter : letters) {
            std::string changed = text;
            changed[i] = letter;
            mutants.insert(changed);
        }
    mutants.erase(text);
    return mutants;
}

std::set<std::string> with_all_changed(const std::string& text, const std::string& letters) {
    std::set<std::string> all = with_lines_changed(text);
    all.merge(with_numbers_changed(text));
    all.merge(with_letters_changed(text, letters));
    return all;
}

// How many of the mutants are accepted; each of them by the second checker as well.
std::size_t accepted_mutants(const std::set<std::string>& mutants,
                             const std::function<void(const std::string&)>& check,
                             const std::function<bool(const std::string&)>& holds) {
    std::size_t accepted = 0;
    for (const std::string& mutant : mutants) {
        try {
            check(mutant);
        } catch (const Error&) {
            continue;
        }
        ++accepted;
        EXPECT_TRUE(holds(mutant)) << mutant;
    }
    return accepted;
}

void check_flight(const std::string& text) {
    const dots::CertificateVerdict verdict = dots::check_certificate(text);
    if (!verdict.holds()) throw Error(ErrorKind::Input, verdict.fault);
}

void check_strategy(const std::string& text) {
    std::istringstream in(text);
    std::string head;
    std::getline(in, head);
    konane::check_strategy(konane::read_strategy(head, in));
}

// What may change: the names of pieces, which are for the reader; the order of independent pieces;
// the coin at which a piece is opened, among its own; a blocker more, or another that blocks as
// well; and no blockers at all, when the loops are searched instead.
TEST(Tampered, FlightsAreRefusedOrStillFly) {
    const std::string sample = flight_sample("A@4,A-B:12,B@4,chain:10");
    EXPECT_TRUE(naive::flight_holds(sample));
    const auto mutants = with_all_changed(sample, "A1 x");
    const std::size_t accepted = accepted_mutants(mutants, check_flight, naive::flight_holds);
    EXPECT_GT(mutants.size(), 500u);
    EXPECT_EQ(accepted, 52u);
}

TEST(Tampered, FlightsWithOtherClaimsAreRefused) {
    const std::vector<std::string> lines = lines_of(flight_sample());
    std::string rest;
    for (std::size_t i = 1; i < lines.size(); ++i) rest += lines[i];
    const auto head = [](const std::string& line) { return with_all_changed(line, "A1 x{\""); };
    for (const std::string& line : head(lines[0]))
        EXPECT_THROW(check_flight(line + rest), Error) << line;
}

// The order of the lines is free. Nothing else is: every answer is needed, and there is one to each
// position.
TEST(Tampered, StrategiesAreRefusedUnlessOnlyTheirOrderChanged) {
    const std::string sample = strategy_sample("..xox|oxoxo|xoxox", Player::Right);
    EXPECT_TRUE(naive::strategy_holds(sample));
    const std::size_t answers = lines_of(sample).size() - 1;
    ASSERT_GT(answers, 2u);
    EXPECT_EQ(accepted_mutants(with_lines_changed(sample), check_strategy, naive::strategy_holds),
              answers - 1);
    EXPECT_EQ(accepted_mutants(with_letters_changed(sample, "xo.|~ "), check_strategy,
                               naive::strategy_holds),
              0u);
}

// Weights off the army may have some to spare, up or down; a jump may come twice, since one to a
// square that is taken is left out; and jumps that do not need each other may change places.
TEST(Tampered, PenetrationIsRefusedOrStillProved) {
    const std::string sample = penetration_sample("xo|ox");
    EXPECT_TRUE(naive::penetration_holds(sample));
    const auto mutants = with_numbers_changed(sample);
    const auto check = [](const std::string& text) { konane::check_penetration(text); };
    const std::size_t accepted = accepted_mutants(mutants, check, naive::penetration_holds);
    EXPECT_GT(mutants.size(), 500u);
    EXPECT_LT(accepted, mutants.size() / 10);  // which ones depends on the function that Z3 finds
    accepted_mutants(with_lines_changed(sample), check, naive::penetration_holds);
    accepted_mutants(with_letters_changed(sample, "-, "), check, naive::penetration_holds);
}

TEST(Tampered, PenetrationByGoldenWeightsIsRefused) {
    const std::string sample = penetration_sample("3x13");
    const std::size_t last = sample.find("golden golden golden\n");
    ASSERT_NE(last, std::string::npos) << sample;
    for (const char* line : {"", "golden stripes golden\n", "golden golden stripes\n",
                             "golden golden golden\ngolden golden golden\n"})
        EXPECT_THROW(konane::check_penetration(sample.substr(0, last) + line), Error) << line;
    // The jumps need all of the rectangle.
    std::string less = sample;
    const std::size_t body = less.find('\n');
    for (std::size_t at; (at = less.find("3x13")) < body;) less.replace(at, 4, "2x13");
    EXPECT_THROW(konane::check_penetration(less), Error);
}

// Some answers have others that win as well; and a run of first moves may be cut in two.
TEST(Tampered, ValuesOfStripsAreRefusedOrStillProved) {
    const auto check = [](const std::string& text) {
        Context context;
        toads::check_worth(text, context);
    };
    for (const auto& [strip, value] : {std::pair("TTTT...FF", "2*"), std::pair("TTT...FF", "1*")}) {
        const std::string sample = worth_sample(strip, value);
        EXPECT_TRUE(naive::worth_holds(sample)) << sample;
        const auto mutants = with_all_changed(sample, "abcT1*\n");
        const std::size_t accepted = accepted_mutants(mutants, check, naive::worth_holds);
        EXPECT_GT(mutants.size(), 500u);
        EXPECT_LT(accepted, 30u);
    }
    EXPECT_TRUE(naive::worth_holds(worth_sample("TTTT....FFF", "1*")));
}

// Nim values are what they are: only lines with the same values may change places.
TEST(Tampered, PeriodsAreRefused) {
    const auto check = [](const std::string& text) {
        Context context;
        heaps::check_period(text, context);
    };
    for (const char* code : {"0.77", "0.137", "0.0330003"}) {
        const std::string sample = period_sample(code);
        EXPECT_TRUE(naive::period_holds(sample)) << sample;
        const auto mutants = with_all_changed(sample, "07 .x\n");
        EXPECT_GT(mutants.size(), 200u);
        EXPECT_LT(accepted_mutants(mutants, check, naive::period_holds), mutants.size() / 5);
    }
}

class TamperedProof : public testing::Test {
protected:
    // The solver says what one would like to hear, so that only the comparison of texts is left.
    TamperedProof() {
        write_proof_sample(folder_ / "proof");
        programs_.install_sane("z3", "echo unsat");
    }

    bool is_accepted() {
        try {
            return check_certificate(folder_ / "proof", context_).is_accepted();
        } catch (const Error&) {
            return false;
        }
    }
    void expect_refused(const std::string& file, const std::set<std::string>& mutants) {
        const std::string before = read(folder_ / ("proof/" + file));
        for (const std::string& mutant : mutants) {
            write(folder_ / ("proof/" + file), mutant);
            EXPECT_FALSE(is_accepted()) << mutant;
        }
        write(folder_ / ("proof/" + file), before);
        EXPECT_TRUE(is_accepted());
    }
    std::string text(const std::string& file) const { return read(folder_ / ("proof/" + file)); }

    const TestFolder folder_;
    const StandIns programs_;
    Context context_;
};

TEST_F(TamperedProof, IsRefusedWhateverChangesInTheManifest) {
    expect_refused("manifest.json", with_lines_changed(text("manifest.json")));
    expect_refused("manifest.json", with_numbers_changed(text("manifest.json")));
}

TEST_F(TamperedProof, OfACircleThatShrinksIsRefusedWhateverChanges) {
    write_shrinking_sample(folder_ / "proof");
    expect_refused("manifest.json", with_lines_changed(text("manifest.json")));
    expect_refused("manifest.json", with_numbers_changed(text("manifest.json")));
    expect_refused("3-piles-II.smt2", with_lines_changed(text("3-piles-II.smt2")));
}

TEST_F(TamperedProof, IsRefusedWhateverChangesInAScript) {
    expect_refused("II.smt2", with_lines_changed(text("II.smt2")));
}

}  // namespace
}  // namespace upstar
