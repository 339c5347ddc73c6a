#include "upstar/papers/erickson_strips.h"

#include <string_view>
#include <utility>

#include "upstar/catalog/catalog.h"
#include "upstar/papers/checks.h"
#include "upstar/rulesets/toad_reasons.h"
#include "upstar/rulesets/toads_and_frogs.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

using Position = ToadsAndFrogs::Position;

constexpr ToadsAndFrogs::Rules kPlain{.simplifications = ToadRuleSet()};

Position plain(const ToadStrip& strip) { return {strip, kPlain}; }

ToadStrip strip_of(const std::string& text) {
    ToadStrip strip;
    strip.length = static_cast<int>(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == 'T') strip.toads |= SquareSet{1} << i;
        if (text[i] == 'F') strip.frogs |= SquareSet{1} << i;
    }
    return strip;
}

std::string times(int count, char c) { return std::string(static_cast<std::size_t>(count), c); }

std::size_t power_of_3(int n) {
    std::size_t power = 1;
    while (n-- > 0) power *= 3;
    return power;
}

// The strips of one length, numbered. A digit is 2 for a toad, 1 for none, 0 for a frog, the last
// square's first: so every move leads to a greater number.
std::string numbered_strip(std::size_t number, int length) {
    std::string text(static_cast<std::size_t>(length), '.');
    for (char& square : text) {
        square = "F.T"[number % 3];
        number /= 3;
    }
    return text;
}

std::size_t number_of(const std::string& text) {
    std::size_t number = 0;
    for (auto square = text.rbegin(); square != text.rend(); ++square)
        number = 3 * number + (*square == 'T' ? 2u : *square == '.' ? 1u : 0u);
    return number;
}

// A move, from square to square.
struct Hop {
    std::size_t from;
    std::size_t to;
    bool is_jump() const { return to > from + 1 || from > to + 1; }
};

// The rules of the game once more, on text, for one player; independent of the ruleset.
void add_hops(const std::string& text, char mover, std::vector<Hop>& hops) {
    const int forward = mover == 'T' ? 1 : -1;
    const char enemy = mover == 'T' ? 'F' : 'T';
    const int length = static_cast<int>(text.size());
    const auto at = [&](int i) { return i < 0 || i >= length ? '#' : text[std::size_t(i)]; };
    for (int i = 0; i < length; ++i) {
        if (at(i) != mover) continue;
        if (at(i + forward) == '.') hops.push_back({std::size_t(i), std::size_t(i + forward)});
        if (at(i + forward) == enemy && at(i + 2 * forward) == '.')
            hops.push_back({std::size_t(i), std::size_t(i + 2 * forward)});
    }
}

std::vector<Hop> hops_in(const std::string& text) {
    std::vector<Hop> hops;
    add_hops(text, 'T', hops);
    add_hops(text, 'F', hops);
    return hops;
}

// Calls `visit` with every strip of at most `longest` squares until it returns a counterexample.
template <class Visit>
Finding every_strip(const Examination& examination, int longest, Visit visit) {
    std::size_t count = 0;
    for (int length = 1; length <= longest; ++length) {
        for (std::size_t number = power_of_3(length); number-- > 0; ++count) {
            if (number % 1024 == 0) examination.session.context().poll();
            std::string found = visit(numbered_strip(number, length));
            if (!found.empty()) return {"", std::move(found)};
        }
    }
    return {
        "all " + counted(count, "strip") + " of at most " + std::to_string(longest) + " squares",
        ""};
}

// --- dead pieces ------------------------------------------------------------------------------

using Marks = std::vector<bool>;  // of squares

Marks in_dead_run(const std::string& text) {
    const std::size_t length = text.size();
    Marks dead(length, false);
    for (std::size_t i = 0; i < length; ++i) {
        if (i != 0 && text.compare(i, 2, "TT") != 0) continue;
        for (std::size_t j = i; j < length && text[j] != '.'; ++j)
            if (j + 1 == length || (j > i && text.compare(j - 1, 2, "FF") == 0))
                std::fill(dead.begin() + static_cast<std::ptrdiff_t>(i),
                          dead.begin() + static_cast<std::ptrdiff_t>(j) + 1, true);
    }
    return dead;
}

// For each strip of one length, by number: the squares whose pieces move in some line of play.
class Movers {
public:
    explicit Movers(int length) : moving_(power_of_3(length)) {
        for (std::size_t number = moving_.size(); number-- > 0;) {
            const std::string text = numbered_strip(number, length);
            for (const Hop& hop : hops_in(text)) {
                std::string next = text;
                std::swap(next[hop.from], next[hop.to]);
                moving_[number] |= moving_[number_of(next)] & ~bit(hop.to);
                moving_[number] |= bit(hop.from);
            }
        }
    }
    bool moves(const std::string& text, std::size_t square) const {
        return (moving_[number_of(text)] & bit(square)) != 0;
    }

private:
    static std::uint32_t bit(std::size_t square) { return std::uint32_t{1} << square; }
    std::vector<std::uint32_t> moving_;
};

// No enemy is before the piece, and no space.
bool is_at_its_end(const std::string& text, std::size_t square) {
    const std::size_t other = text[square] == 'T' ? text.find_first_not_of('T', square)
                                                  : text.find_last_not_of('F', square);
    return other == std::string::npos;
}

Finding check_dead_pieces(const Examination& examination, bool corrected) {
    const int longest = examination.choose(7, 10, 11);
    Movers movers(1);
    std::size_t length = 1;
    return every_strip(examination, longest, [&](const std::string& text) -> std::string {
        if (text.size() != length) {
            length = text.size();
            movers = Movers(static_cast<int>(length));
        }
        const Marks dead = in_dead_run(text);
        const SquareSet rule = dead_pieces(strip_of(text));
        for (std::size_t i = 0; i < length; ++i) {
            const std::string piece =
                "in " + text + " the piece on square " + std::to_string(i + 1);
            if (dead[i] != ((rule >> i & 1) != 0)) return piece + " is one the rule mistakes";
            if (text[i] == '.') continue;
            const bool never_moves = dead[i] || (corrected && is_at_its_end(text, i));
            if (never_moves == movers.moves(text, i))
                return piece + (dead[i] ? " is in such a run and moves"
                                        : " is in no such run and never moves");
        }
        return {};
    });
}

}  // namespace

RulesetPtr plain_toads() {
    std::vector<Argument> off;
    for (const ToadRuleText& rule : kToadRules) off.push_back({std::string(rule.key), "off"});
    return game_named("toads_and_frogs")->configured(off);
}

Check dead_pieces_as_printed() {
    return [](const Examination& examination) { return check_dead_pieces(examination, false); };
}

Check dead_pieces_corrected() {
    return [](const Examination& examination) { return check_dead_pieces(examination, true); };
}

// --- values -----------------------------------------------------------------------------------

namespace {

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
