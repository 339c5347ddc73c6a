#include "upstar/games/toads/toad_reasons.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace upstar::toads {
namespace {

// A sum of strips and whole moves, rewritten one rule at a time.
struct Sum {
    std::vector<ToadStrip> strips;
    std::int64_t moves = 0;

    std::string to_string() const {
        std::string text;
        for (const ToadStrip& strip : strips)
            text += (text.empty() ? "" : " + ") + toads::to_string(strip);
        if (text.empty()) return std::to_string(moves);
        if (moves != 0)
            text += (moves < 0 ? " - " : " + ") + std::to_string(moves < 0 ? -moves : moves);
        return text;
    }
};

// What one rule makes of one strip, and what there is to say about it.
struct Rewritten {
    std::vector<ToadStrip> strips;
    std::int64_t moves = 0;
    std::string remark;
};

std::string signed_text(std::int64_t n) { return (n < 0 ? "" : "+") + std::to_string(n); }

std::optional<Rewritten> without_dead_pieces(const ToadStrip& s) {
    const SquareSet dead = dead_pieces(s);
    if (dead == 0) return std::nullopt;
    Rewritten result;
    for (int begin = 0; begin < s.length;) {
        const bool gone = (dead >> begin & 1) != 0;
        int end = begin;
        while (end < s.length && (dead >> end & 1) == (gone ? 1 : 0)) ++end;
        const ToadStrip part = s.part(begin, end - begin);
        if (gone) {
            result.remark += (result.remark.empty() ? "" : ", ") + to_string(part);
        } else {
            result.strips.push_back(part);
        }
        begin = end;
    }
    return result;
}

std::optional<Rewritten> cut_back_to_back(const ToadStrip& s) {
    const SquareSet cuts = back_to_back(s);
    if (cuts == 0) return std::nullopt;
    Rewritten result;
    int begin = 0;
    for (int end = 1; end <= s.length; ++end) {
        if (end < s.length && (cuts >> end & 1) == 0) continue;
        result.strips.push_back(s.part(begin, end - begin));
        begin = end;
    }
    return result;
}

Rewritten freed(const FreedStrip& after) {
    return {{after.strip}, after.moves, signed_text(after.moves)};
}

Rewritten worth(const ToadStrip& s, std::int64_t value) {
    return {{}, value, to_string(s) + " = " + std::to_string(value)};
}

std::optional<Rewritten> apply(ToadRule rule, const ToadStrip& s) {
    switch (rule) {
        case ToadRule::DeadPieces:
            return without_dead_pieces(s);
        case ToadRule::BackToBack:
            return cut_back_to_back(s);
        case ToadRule::TerminalToads:
            if (!has_terminal_toads(s)) return std::nullopt;
            return freed(without_terminal_toads(s));
        case ToadRule::FinishedFrogs:
            if (!has_finished_frogs(s)) return std::nullopt;
            return freed(without_finished_frogs(s));
        case ToadRule::DeathLeap:
            if (!is_death_leap(s)) return std::nullopt;
            return worth(s, 0);
        case ToadRule::Knots:
            if (const auto value = knot_value(s)) return worth(s, *value);
            return std::nullopt;
        case ToadRule::TwoFrogs:
            if (const auto value = two_frogs_value(s)) return worth(s, *value);
            return std::nullopt;
        case ToadRule::OneFrog:
            break;  // not always an integer: the search says the value
    }
    return std::nullopt;
}

// Whether the rule says what a whole strip is worth; the others make strips smaller.
bool names_a_value(ToadRule rule) {
    return rule == ToadRule::DeathLeap || rule == ToadRule::Knots || rule == ToadRule::TwoFrogs ||
           rule == ToadRule::OneFrog;
}

// Applies the rule wherever it applies; the remarks, or nothing if it applies nowhere.
std::optional<std::string> rewrite(ToadRule rule, Sum& sum) {
    bool applied = false;
    std::string remarks;
    std::vector<ToadStrip> strips;
    for (const ToadStrip& strip : sum.strips) {
        const auto rewritten = apply(rule, strip);
        if (!rewritten) {
            strips.push_back(strip);
            continue;
        }
        applied = true;
        strips.insert(strips.end(), rewritten->strips.begin(), rewritten->strips.end());
        sum.moves += rewritten->moves;
        if (!rewritten->remark.empty())
            remarks += (remarks.empty() ? "" : ", ") + rewritten->remark;
    }
    sum.strips = std::move(strips);
    return applied ? std::optional(remarks) : std::nullopt;
}

bool drop_empty_strips(Sum& sum) {
    const auto kept = std::remove_if(sum.strips.begin(), sum.strips.end(),
                                     [](const ToadStrip& s) { return s.pieces() == 0; });
    const bool dropped = kept != sum.strips.end();
    sum.strips.erase(kept, sum.strips.end());
    return dropped;
}

std::string_view name(ToadRule rule) {
    return std::find_if(kToadRules.begin(), kToadRules.end(),
                        [&](const ToadRuleText& text) { return text.rule == rule; })
        ->name;
}

}  // namespace

std::vector<std::string> toad_reasons(const ToadStrip& strip, const std::vector<ToadRule>& rules) {
    Sum sum{{strip}, 0};
    std::vector<std::string> lines = {sum.to_string()};
    const auto add = [&](const std::string& why) {
        lines.push_back("= " + sum.to_string() + "   by " + why);
    };
    const auto apply_those = [&](bool that_name_values) {
        bool changed = false;
        for (const ToadRule rule : rules) {
            if (names_a_value(rule) != that_name_values) continue;
            const auto remarks = rewrite(rule, sum);
            if (!remarks) continue;
            changed = true;
            add(std::string(name(rule)) + (remarks->empty() ? "" : ": " + *remarks));
        }
        if (drop_empty_strips(sum)) add("leaving out empty strips");
        return changed;
    };
    while (apply_those(false)) {
    }
    apply_those(true);
    if (sum.strips.empty()) lines.push_back("= " + sum.to_string());
    return lines;
}

}  // namespace upstar::toads
