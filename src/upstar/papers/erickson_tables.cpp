#include "upstar/papers/erickson_tables.h"

#include <bit>
#include <map>
#include <optional>
#include <tuple>

#include "upstar/catalog/catalog.h"
#include "upstar/games/toads/worth_certificate.h"
#include "upstar/papers/checks.h"
#include "upstar/papers/erickson_strips.h"
#include "upstar/sweep/family_values.h"
#include "upstar/values/atomic_weight.h"
#include "upstar/values/followers.h"
#include "upstar/values/predicates.h"

namespace upstar {
namespace {

constexpr const char* kFours = "+-{{1|*},{{3/2|{1|{0|0,v*}}}|0}}";

constexpr const char* kFives =
    "+-{{2|*},{5/2||2|{0||||{0||v<2>|-1},{0||||0||Miny(1/32)|-2|||-1/2*}|||v<2>|-1/2||-1*}|||0}}";

// m1, m2 and G as the paper calls them; m1 is the miny of {2||0|Tiny(1/64)}, m2 that of
// {1||0|Tiny(^3*)}.
#define UPSTAR_M1 "{{{2|{0|Tiny(1/64)}}|0}|0}"
#define UPSTAR_M2 "{{{1|{0|{0|{0|v3*}}}}|0}|0}"
#define UPSTAR_G "{{1/2|0},1/2+{0|{v|-2}}|{0|{" UPSTAR_M1 "|-2}},{{1/2v|" UPSTAR_M1 "}|{-3/2|-2}}}"

constexpr const char* kSixes =
    "+-{{3|*},{{7/2|{3|{0," UPSTAR_G "|{{0," UPSTAR_G "|{{{1/2v|" UPSTAR_M1
    "}|0}|-2}},{0|{{0|{" UPSTAR_M2 "|-3}}|-1v}}|{{{{1/2v|" UPSTAR_M1 "}|0}|-1/2}|-2*}}}}}|0}}";

#undef UPSTAR_M1
#undef UPSTAR_M2
#undef UPSTAR_G

}  // namespace

const std::vector<PrintedEntry>& symmetric_table() {
    static const std::vector<PrintedEntry> kTable = {
        {1, 1, 1, "*"},    {1, 2, 1, "0"}, {1, 3, 1, "*"},    {1, 4, 1, "0"},     {1, 5, 1, "*"},
        {1, 6, 1, "0"},    {2, 1, 2, "*"}, {2, 2, 2, "*"},    {2, 3, 2, "*"},     {2, 4, 2, "*"},
        {2, 5, 2, "0"},    {2, 6, 2, "0"}, {3, 1, 3, "*"},    {3, 2, 3, "+-1/8"}, {3, 3, 3, "0"},
        {3, 4, 3, "*"},    {3, 5, 3, "0"}, {4, 1, 4, "*"},    {4, 2, 4, kFours},  {4, 3, 4, "*"},
        {4, 4, 4, "0"},    {5, 1, 5, "*"}, {5, 2, 5, kFives}, {5, 3, 5, "*"},     {6, 1, 6, "*"},
        {6, 2, 6, kSixes},
    };
    return kTable;
}

const std::vector<PrintedEntry>& unsymmetric_table() {
    static const std::vector<PrintedEntry> kTable = {
        {2, 1, 1, "{1/2|0}"},
        {2, 2, 1, "1"},
        {2, 3, 1, "2*"},
        {2, 4, 1, "3"},
        {2, 5, 1, "4*"},
        {3, 1, 1, "{1*|0}"},
        {3, 2, 1, "2"},
        {3, 3, 1, "4*"},
        {3, 4, 1, "6"},
        {3, 5, 1, "8*"},
        {4, 1, 1, "{2|1||0}"},
        {4, 2, 1, "3"},
        {4, 3, 1, "6*"},
        {4, 4, 1, "9"},
        {4, 5, 1, "12*"},
        {5, 1, 1, "{3|1||0}"},
        {5, 2, 1, "4"},
        {5, 3, 1, "8*"},
        {5, 4, 1, "12"},
        {5, 5, 1, "16*"},
        {6, 1, 1, "{4|1||0}"},
        {6, 2, 1, "5"},
        {6, 3, 1, "10*"},
        {6, 4, 1, "15"},
        {6, 5, 1, "20*"},
        {7, 1, 1, "{5|1||0}"},
        {7, 2, 1, "6"},
        {7, 3, 1, "12*"},
        {7, 4, 1, "18"},
        {7, 5, 1, "24*"},

        {3, 1, 2, "*"},
        {3, 2, 2, "{1/2|0}"},
        {3, 3, 2, "1*"},
        {3, 4, 2, "2*"},
        {3, 5, 2, "3"},
        {4, 1, 2, "*"},
        {4, 2, 2, "{3/2|0}"},
        {4, 3, 2, "2*"},
        {4, 4, 2, "4*"},
        {4, 5, 2, "95/16"},
        {5, 1, 2, "*"},
        {5, 2, 2, "{5/2|0}"},
        {5, 3, 2, "3*"},
        {5, 4, 2, "{6|11/2}"},
        {5, 5, 2, "{17/2|8}"},
        {6, 1, 2, "*"},
        {6, 2, 2, "{7/2|0}"},
        {6, 3, 2, "4*"},
        {6, 4, 2, "{15/2|7*}"},
        {6, 5, 2, "21/2"},
        {7, 1, 2, "*"},
        {7, 2, 2, "{9/2|0}"},
        {7, 3, 2, "5*"},
        {7, 4, 2, "9"},
        {7, 5, 2, "13"},

        {4, 1, 3, "*"},
        {4, 2, 3, "{1*|v}"},
        {4, 3, 3, "{1||1/2|0}"},
        {4, 4, 3, "1*"},
        {4, 5, 3, "2"},
        {5, 1, 3, "*"},
        {5, 2, 3, "{2*|v}"},
        {5, 3, 3, "3/2"},
        {5, 4, 3, "{3*|5/2||2}"},
        {5, 5, 3, "4"},
        {6, 1, 3, "*"},
        {6, 2, 3, "{3*|v}"},
        {6, 3, 3, "5/2"},
        {6, 4, 3, "{5*|7/2||3,3^*}"},
        {6, 5, 3, "41/8"},
        {7, 1, 3, "*"},
        {7, 2, 3, "{4*|v}"},
        {7, 3, 3, "7/2"},

        {5, 1, 4, "*"},
        {5, 2, 4, "{2|1||*|-1}"},
        {5, 3, 4, "1*"},
        {5, 4, 4, "{2*|1*||1/2|0}"},
        {5, 5, 4, "1"},
        {6, 1, 4, "*"},
        {6, 2, 4, "{3|2||*|-1}"},
        {6, 3, 4, "2*"},
        {6, 4, 4, "{4*|2*||3/2|1}"},
        {7, 1, 4, "*"},
        {7, 2, 4, "{4|3||*|-1}"},
        {7, 3, 4, "3*"},
    };
    return kTable;
}

namespace {

constexpr int kMostToads = 7;
constexpr int kMostSpaces = 6;

using Place = std::tuple<std::int64_t, std::int64_t, std::int64_t>;  // a, b, c

struct ComputedCell {
    Place place;
    std::string position;
    Game value;
};

// How many empty squares there are at each effort.
std::string spaces(const Examination& examination) {
    return examination.choose<std::string>("1..[6,14-a-c].Min", "1..[6,19-a-c].Min", "1..6");
}

// The values of T^a .^b F^c over ranges of a and c.
void compute(const Examination& examination, const RulesetPtr& ruleset, const std::string& a,
             const std::string& c, std::vector<ComputedCell>& cells) {
    const Family family(examination.session, ruleset, "T^a .^b F^c",
                        {{"a", a}, {"c", c}, {"b", spaces(examination)}});
    const FamilyValues computed =
        family_values(examination.session, family, {examination.threads, examination.observer});
    if (computed.stopped) throw *computed.stopped;
    for (std::size_t i = 0; i < family.cells().size(); ++i) {
        const FamilyCell& cell = family.cells()[i];
        cells.push_back({{cell.bindings[0].value, cell.bindings[2].value, cell.bindings[1].value},
                         cell.text,
                         *computed.values[i]});
    }
}

// What a run computed of the cells for which the paper has no exact entry.
class BlankCells {
public:
    explicit BlankCells(std::size_t all) : all_(all) {}

    void add(Session& session, const ComputedCell& cell) {
        ++computed_;
        if (cell.value.is_simple()) ++simple_;
        const Integer followers = follower_count(session.arena(), cell.value);
        if (followers <= followers_) return;
        followers_ = followers;
        largest_ = cell.position;
    }

    std::string text() const {
        const bool complete = computed_ == all_;
        std::string text = (complete ? "all " : std::to_string(computed_) + " of the ") +
                           std::to_string(all_) +
                           " cells without an exact entry, a <= 7 and b <= 6";
        if (computed_ > 0)
            text += ", " + std::to_string(simple_) +
                    " of them a number with ups and a nimber; the largest value is that of " +
                    largest_ + ", with " + followers_.str() + " followers";
        return text;
    }

private:
    std::size_t all_;
    std::size_t computed_ = 0;
    std::size_t simple_ = 0;
    Integer followers_ = 0;
    std::string largest_;
};

Finding compare(Session& session, const std::vector<PrintedEntry>& table,
                const std::vector<ComputedCell>& cells, std::size_t all_cells) {
    std::map<Place, Game> printed;
    for (const PrintedEntry& entry : table)
        printed[{entry.a, entry.b, entry.c}] = std::get<Game>(session.evaluate(entry.value));
    std::size_t agreeing = 0;
    BlankCells blank(all_cells - table.size());
    for (const ComputedCell& cell : cells) {
        const auto entry = printed.find(cell.place);
        if (entry == printed.end()) {
            blank.add(session, cell);
        } else if (cell.value == entry->second) {
            ++agreeing;
        } else {
            return {"", cell.position + " = " + session.text(cell.value) + ", not " +
                            session.text(entry->second)};
        }
    }
    const std::string all = std::to_string(table.size()) + " printed entries; ";
    return {(agreeing == table.size() ? "all " : std::to_string(agreeing) + " of the ") + all +
                "besides " + blank.text(),
            ""};
}

}  // namespace

// Where there is one frog the rules have the value of the paper's Theorem 5.2: plain recursion.

Check symmetric_entries() {
    return [](const Examination& examination) {
        std::vector<ComputedCell> cells;
        compute(examination, plain_toads(), "1", "1", cells);
        compute(examination, Catalog().named("toads_and_frogs"),
                examination.choose<std::string>("2..6", "2..7", "2..7"), "a", cells);
        return compare(examination.session, symmetric_table(), cells, kMostToads * kMostSpaces);
    };
}

Check unsymmetric_entries() {
    return [](const Examination& examination) {
        std::vector<ComputedCell> cells;
        compute(examination, plain_toads(), "2..7", "1", cells);
        compute(examination, Catalog().named("toads_and_frogs"), "3..7", "2..a-1", cells);
        return compare(examination.session, unsymmetric_table(), cells,
                       kMostToads * (kMostToads - 1) / 2 * kMostSpaces);
    };
}

Check symmetric_atomic_weights() {
    return [](const Examination& examination) -> Finding {
        Session& session = examination.session;
        for (const PrintedEntry& entry : symmetric_table()) {
            if (entry.a == 3 && entry.b == 2) continue;
            const Game value = std::get<Game>(session.evaluate(entry.value));
            const auto weight = is_infinitesimal(session.arena(), value)
                                    ? atomic_weight(session.arena(), value)
                                    : std::nullopt;
            if (!weight || *weight != Game())
                return {"", "the atomic weight of " + session.text(value) + " is " +
                                (weight ? session.text(*weight) : "undefined")};
        }
        return {"atomic weight 0 of all printed entries but +-1/8", ""};
    };
}

std::string_view conjecture_7_4_certificate() {
    static constexpr char kText[] =
#include "conjecture_7_4.certificate.inc"
        ;
    return {kText, sizeof kText - 1};
}

Check falls_by_certificate(std::string_view certificate) {
    return [=](const Examination& examination) -> Finding {
        if (examination.effort == Effort::Quick) return {};
        const toads::CheckedWorth checked =
            toads::check_worth(certificate, examination.session.context());
        const toads::StripWorth& proved = checked.claim;
        const int a = std::popcount(proved.strip.toads);
        const std::string value = toads::worth_name(proved);
        const bool is_start =
            proved.strip == toads::ToadStrip{toads::first_squares(a),
                                             toads::first_squares(a - 1) << 2 * a, 3 * a - 1};
        if (!is_start || proved.n == 1) return {to_string(proved.strip) + " = " + value, ""};
        const auto power = [](char square, int count) {
            return std::string(1, square) + "^" + std::to_string(count);
        };
        return {"", power('T', a) + " " + power('.', a) + " " + power('F', a - 1) + " = " + value +
                        ": whoever begins loses the difference (a = " + std::to_string(a) + ")"};
    };
}

}  // namespace upstar
