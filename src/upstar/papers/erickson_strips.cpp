#include "upstar/papers/erickson_strips.h"

#include <set>
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

Finding speaking_of(Finding finding, std::size_t strips) {
    if (finding.holds()) finding.scope += ", of which it speaks of " + counted(strips, "strip");
    return finding;
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
        return speaking_of(std::move(finding), leaps);
    };
}

Check parts_between_dead_pieces() {
    return [](const Examination& examination) {
        PlainValues value(examination.session);
        std::size_t with_dead_pieces = 0;
        Finding finding = every_strip(examination, examination.choose(6, 9, 10),
                                      [&](const std::string& text) -> std::string {
                                          const SquareSet dead = dead_pieces(strip_of(text));
                                          if (dead == 0) return {};
                                          ++with_dead_pieces;
                                          Game total;
                                          std::string part;
                                          for (std::size_t i = 0; i <= text.size(); ++i) {
                                              if (i < text.size() && (dead >> i & 1) == 0) {
                                                  part += text[i];
                                                  continue;
                                              }
                                              if (!part.empty())
                                                  total = sum(value.arena(), total, value(part));
                                              part.clear();
                                          }
                                          return value.unless(text, total);
                                      });
        return speaking_of(std::move(finding), with_dead_pieces);
    };
}

Check terminal_toads() {
    return [](const Examination& examination) {
        PlainValues value(examination.session);
        std::size_t with_free_pieces = 0;
        Finding finding = every_strip(
            examination, examination.choose(6, 9, 10), [&](const std::string& text) -> std::string {
                Arena& arena = value.arena();
                const std::size_t toad = text.find_last_not_of('.');
                const std::size_t frog = text.find_first_not_of('.');
                if (toad == std::string::npos) return {};
                with_free_pieces += text[toad] == 'T' || text[frog] == 'F';
                if (text[toad] == 'T') {
                    const auto spaces = static_cast<std::int64_t>(text.size() - toad - 1);
                    std::string rest = text;
                    rest.erase(toad, 1);
                    const Game sum_of = sum(arena, value(rest), arena.integer(spaces));
                    if (auto found = value.unless(text, sum_of); !found.empty()) return found;
                }
                if (text[frog] == 'F') {
                    std::string rest = text;
                    rest.erase(frog, 1);
                    const auto spaces = static_cast<std::int64_t>(frog);
                    return value.unless(text, sum(arena, value(rest), arena.integer(-spaces)));
                }
                return {};
            });
        return speaking_of(std::move(finding), with_free_pieces);
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
            const std::string left = times(a, '.') + "T" + times(b, 'F');
            const std::string right = times(c, 'T') + "F" + times(d, '.');
            const std::string fault = value.unless(left + x + right, c * (d - 1) - b * (a - 1));
            return fault.empty() ? value.unless(left + x + right,
                                                sum(value.arena(), value(left), value(right)))
                                 : fault;
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

namespace {

std::string without_integers(const std::string& text) {
    return to_string(without_free_pieces(strip_of(text), true, true).strip);
}

// The positions that many moves away, each with who moves next if the players alternate.
std::set<std::pair<std::string, char>> moves_away(const std::string& text, int moves, Away away) {
    std::set<std::pair<std::string, char>> now = {{text, 'T'}, {text, 'F'}};
    for (; moves > 0; --moves) {
        std::set<std::pair<std::string, char>> next;
        for (const auto& [start, mover] : now) {
            const std::string from =
                away == Away::WithoutIntegers ? without_integers(start) : start;
            for (const Hop& hop : hops_in(from)) {
                if (away == Away::ByAlternating && from[hop.from] != mover) continue;
                std::string to = from;
                std::swap(to[hop.from], to[hop.to]);
                next.emplace(std::move(to), from[hop.from] == 'T' ? 'F' : 'T');
            }
        }
        now = std::move(next);
    }
    return now;
}

Finding integers_away(const Examination& examination, const std::vector<std::string>& strips,
                      int moves, Away away, const std::string& scope) {
    PlainValues value(examination.session);
    Arena& arena = value.arena();
    std::set<std::string> seen;
    for (const std::string& strip : strips)
        for (const auto& [text, mover] : moves_away(strip, moves, away)) {
            if (!seen.insert(text).second) continue;
            const Game found = value(text);
            if (!arena.is_number(found) || !arena.stop_number(found, Player::Left).is_integer())
                return {"", strip + " leads to " + text + " = " + examination.session.text(found)};
        }
    return {scope + " (" + counted(seen.size(), "position") + ")", ""};
}

}  // namespace

Check three_moves_away(Away away) {
    return [=](const Examination& examination) {
        const int most = examination.choose(4, 7, 9);
        std::vector<std::string> strips;
        for (int a = 1; a <= most; ++a)
            for (int b = 1; b <= most; ++b) strips.push_back(times(a, '.') + "TTF" + times(b, '.'));
        return integers_away(examination, strips, 3, away, "a, b = 1.." + std::to_string(most));
    };
}

Check eight_moves_away(Away away) {
    return [=](const Examination& examination) {
        const int most = examination.choose(7, 10, 14);
        std::vector<std::string> strips;
        for (int n = 6; n <= most; ++n) strips.push_back("T.TF.F" + times(n, '.'));
        return integers_away(examination, strips, 8, away, "n = 6.." + std::to_string(most));
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
