#include "upstar/papers/erickson_strips.h"

#include <string_view>
#include <utility>

#include "upstar/catalog/catalog.h"
#include "upstar/games/toads/toad_reasons.h"
#include "upstar/games/toads/toads_and_frogs.h"
#include "upstar/papers/checks.h"
#include "upstar/papers/every_strip.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/sum.h"

namespace upstar {

using namespace toads;
namespace {

using Position = ToadsAndFrogs::Position;

constexpr ToadsAndFrogs::Rules kPlain{.simplifications = ToadRuleSet()};

Position plain(const ToadStrip& strip) { return {strip, kPlain}; }

std::string times(int count, char c) { return std::string(static_cast<std::size_t>(count), c); }

class PlainValues {
public:
    explicit PlainValues(Session& session)
        : session_(session), evaluator_(session.evaluators().get<Evaluator<Position>>()) {}

    Game operator()(const std::string& text) { return evaluator_.value(plain(strip_of(text))); }

    /// Empty if the strip has this value, else what it has.
    std::string unless(const std::string& text, Game expected) {
        const Game value = (*this)(text);
        if (value == expected) return {};
        return text + " = " + session_.text(value) + ", not " + session_.text(expected);
    }
    std::string unless(const std::string& text, std::int64_t expected) {
        return unless(text, session_.arena().integer(expected));
    }

    Arena& arena() { return session_.arena(); }

private:
    Session& session_;
    Evaluator<Position>& evaluator_;
};

bool jumps_into_isolated_spaces_only(const std::string& text) {
    const auto is_space = [&](std::size_t i) { return i < text.size() && text[i] == '.'; };
    for (const Hop& hop : hops_in(text))
        if (!hop.is_jump() || is_space(hop.to + 1) || is_space(hop.to - 1)) return false;
    return true;
}

bool contains_none_of_the_four(const std::string& text) {
    for (const char* part : {"TF..", "..TF", "T.", ".F"})
        if (text.find(part) != std::string::npos) return false;
    return true;
}

}  // namespace

RulesetPtr plain_toads() {
    std::vector<Argument> off;
    for (const ToadRuleText& rule : kToadRules) off.push_back({std::string(rule.key), "off"});
    return Catalog().named("toads_and_frogs")->configured(off);
}

Check death_leap() {
    return [](const Examination& examination) {
        PlainValues value(examination.session);
        std::size_t leaps = 0;
        Finding finding = every_strip(examination, examination.choose(7, 10, 11),
                                      [&](const std::string& text) -> std::string {
                                          const bool leap = jumps_into_isolated_spaces_only(text);
                                          if (leap != contains_none_of_the_four(text) ||
                                              leap != is_death_leap(strip_of(text)))
                                              return "the two forms differ on " + text;
                                          if (!leap) return {};
                                          ++leaps;
                                          return value.unless(text, 0);
                                      });
        if (finding.holds()) finding.scope += ", of which it speaks of " + counted(leaps, "strip");
        return finding;
    };
}

Check terminal_toads() {
    return [](const Examination& examination) {
        PlainValues value(examination.session);
        return every_strip(
            examination, examination.choose(6, 9, 10), [&](const std::string& text) -> std::string {
                Arena& arena = value.arena();
                const std::size_t toad = text.find_last_not_of('.');
                if (toad != std::string::npos && text[toad] == 'T') {
                    const auto spaces = static_cast<std::int64_t>(text.size() - toad - 1);
                    std::string rest = text;
                    rest.erase(toad, 1);
                    const Game sum_of = sum(arena, value(rest), arena.integer(spaces));
                    if (auto found = value.unless(text, sum_of); !found.empty()) return found;
                }
                const std::size_t frog = text.find_first_not_of('.');
                if (frog != std::string::npos && text[frog] == 'F') {
                    std::string rest = text;
                    rest.erase(frog, 1);
                    const auto spaces = static_cast<std::int64_t>(frog);
                    return value.unless(text, sum(arena, value(rest), arena.integer(-spaces)));
                }
                return {};
            });
    };
}

Check stuck_behind_a_frog() {
    return [](const Examination& examination) -> Finding {
        PlainValues value(examination.session);
        const int longest = examination.choose(4, 6, 8);
        const int most = examination.choose(2, 3, 4);
        std::size_t cases = 0;
        std::string found;
        const auto check = [&](const std::string& x) {
            if (!hops_in(x + "F.").empty()) return std::string();
            for (int a = 0; a <= most; ++a)
                for (int b = 1; b <= most + 1; ++b, ++cases)
                    if (found = value.unless(x + times(a, 'T') + "F" + times(b, '.'), a * (b - 1));
                        !found.empty())
                        return found;
            return std::string();
        };
        if (found = check(""); !found.empty()) return {"", found};
        Finding finding = every_strip(examination, longest, check);
        finding.scope = "Lemma 4.5: X of at most " + std::to_string(longest) + " squares, a = 0.." +
                        std::to_string(most) + ", b = 1.." + std::to_string(most + 1) + " (" +
                        counted(cases, "case") + ")";
        return finding;
    };
}

Check stuck_in_the_middle(bool as_in_proof) {
    return [=](const Examination& examination) -> Finding {
        PlainValues value(examination.session);
        const int longest = examination.choose(4, 5, 6);
        const int most = examination.choose(2, 3, 3);
        std::size_t cases = 0;
        const auto check_one = [&](const std::string& x, int a, int b, int c, int d) {
            ++cases;
            return value.unless(
                times(a, '.') + "T" + times(b, 'F') + x + times(c, 'T') + "F" + times(d, '.'),
                c * (d - 1) - b * (a - 1));
        };
        Finding finding = every_strip(examination, longest, [&](const std::string& x) {
            std::string found;
            if (!hops_in(".T" + x + "F.").empty()) return found;
            const std::string middle = as_in_proof ? "T" + x + "F" : x;
            for (int a = 1; a <= most; ++a)
                for (int b = 1; b <= most; ++b)
                    for (int c = 1; c <= most; ++c)
                        for (int d = 1; d <= most; ++d)
                            if (found = check_one(middle, a, b, c, d); !found.empty()) return found;
            return found;
        });
        finding.scope =
            std::string(as_in_proof ? "with TXF for X, as in the proof" : "as printed") +
            ": X of at most " + std::to_string(longest) + " squares, a, b, c, d = 1.." +
            std::to_string(most) + " (" + counted(cases, "case") + ")";
        return finding;
    };
}

Check knots() {
    return [](const Examination& examination) -> Finding {
        PlainValues value(examination.session);
        const int most_pieces = examination.choose(5, 7, 8);
        const int most_spaces = examination.choose(3, 4, 5);
        std::size_t cases = 0;
        for (int pieces = 1; pieces <= most_pieces; ++pieces) {
            for (unsigned bits = 0; bits < 1u << pieces; ++bits) {
                std::string knot;
                for (int i = 0; i < pieces; ++i) knot += (bits >> i & 1) != 0 ? 'T' : 'F';
                for (int before = 0; before <= most_spaces; ++before) {
                    for (int after = 0; after <= most_spaces; ++after, ++cases) {
                        const std::string text = times(before, '.') + knot + times(after, '.');
                        const auto direct = knot_value(strip_of(text));
                        if (!direct) return {"", "the rule has no value for the knot " + text};
                        if (auto found = value.unless(text, *direct); !found.empty())
                            return {"", found};
                    }
                }
            }
        }
        return {"all " + counted(cases, "knot") + " of at most " + std::to_string(most_pieces) +
                    " pieces with at most " + std::to_string(most_spaces) +
                    " spaces on either side",
                ""};
    };
}

}  // namespace upstar
