#include "upstar/values/print.h"

#include <algorithm>
#include <array>
#include <boost/unordered/unordered_flat_map.hpp>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/values/predicates.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

// The text of a value with shared followers can be exponentially longer than the value.
constexpr std::size_t kMostText = std::size_t{1} << 24;

// With this many bars at one level braces come back: {a||||b} and no more.
constexpr int kMostBars = 4;

struct Signs {
    const char* up;
    const char* down;
    const char* double_up;
    const char* double_down;
    const char* star;
    const char* plus_minus;
    const char* tiny_open;
    const char* miny_open;
    const char* tiny_close;
    const char* open;
    const char* close;
    std::array<const char*, kMostBars + 1> bars;
};

const Signs& signs(Notation notation) {
    static constexpr Signs kText = {"^", "v",  "^^",    "vv",
                                    "*", "+-", "Tiny(", "Miny(",
                                    ")", "{",  "}",     {"", "|", "||", "|||", "||||"}};
    static constexpr Signs kUnicode = {"↑",  "↓",  "⇑", "⇓", "∗", "±",
                                       "⧾(", "⧿(", ")", "{", "}", {"", "|", "||", "|||", "||||"}};
    static constexpr Signs kLatex = {
        "\\uparrow ",
        "\\downarrow ",
        "\\Uparrow ",
        "\\Downarrow ",
        "\\ast ",
        "\\pm ",
        "{\\boldsymbol +}_{",
        "{\\boldsymbol -}_{",
        "}",
        "\\left\\{",
        "\\right\\}",
        {"", "\\,|\\,", "\\,\\|\\,", "\\,|\\!|\\!|\\,", "\\,|\\!|\\!|\\!|\\,"}};
    switch (notation) {
        case Notation::Unicode:
            return kUnicode;
        case Notation::Latex:
            return kLatex;
        case Notation::Text:
            break;
    }
    return kText;
}

// The order of options in print, and their sorted lists, each computed once.
class PrintOrder {
public:
    explicit PrintOrder(Arena& arena) : arena_(arena) {}

    const std::optional<UptimalExpansion>& expansion(Game g) {
        if (const auto known = uptimals_.find(g.id()); known != uptimals_.end())
            return known->second;
        auto found = uptimal_expansion(arena_, g, uptimals_);
        return uptimals_.insert_or_assign(g.id(), std::move(found)).first->second;
    }

    const std::vector<Game>& sorted(Game g, Player p) {
        const std::uint64_t key = std::uint64_t{g.id()} * 2 + index(p);
        if (const auto known = sorted_.find(key); known != sorted_.end()) return *known->second;
        auto games = std::make_unique<std::vector<Game>>(arena_.options(g, p).to_vector());
        sort(*games);
        return *sorted_.emplace(key, std::move(games)).first->second;
    }

    void sort(std::vector<Game>& games) {
        std::sort(games.begin(), games.end(), [&](Game g, Game h) { return compare(g, h) < 0; });
    }

private:
    enum class Class : std::uint8_t { Number, Nimber, Uptimal, Other };

    Class class_of(Game g) {
        if (arena_.is_number(g)) return Class::Number;
        if (arena_.is_nimber(g)) return Class::Nimber;
        return expansion(g) ? Class::Uptimal : Class::Other;
    }

    int compare(Game g, Game h) {
        if (g == h) return 0;
        arena_.context().poll();
        const Class of_g = class_of(g);
        const Class of_h = class_of(h);
        if (of_g != of_h) return of_g < of_h ? -1 : 1;
        switch (of_g) {
            case Class::Number:
                return upstar::compare(arena_.number_part(g), arena_.number_part(h));
            case Class::Nimber:
                return arena_.nimber_part(g) < arena_.nimber_part(h) ? -1 : 1;
            case Class::Uptimal:
                return upstar::compare(*expansion_copy(g), *expansion_copy(h));
            case Class::Other:
                break;
        }
        if (stack_is_low())
            return on_fresh_stack(arena_.context(), [&] { return compare_options(g, h); });
        return compare_options(g, h);
    }

    // By value: the map may grow while two of its elements are looked at.
    std::optional<UptimalExpansion> expansion_copy(Game g) { return expansion(g); }

    int compare_options(Game g, Game h) {
        for (const Player p : kPlayers) {
            const std::vector<Game>& of_g = sorted(g, p);
            const std::vector<Game>& of_h = sorted(h, p);
            const std::size_t common = std::min(of_g.size(), of_h.size());
            for (std::size_t i = 0; i < common; ++i)
                if (of_g[i] != of_h[i]) return compare(of_g[i], of_h[i]);
            if (of_g.size() != of_h.size()) return of_g.size() < of_h.size() ? -1 : 1;
        }
        return 0;
    }

    Arena& arena_;
    UptimalMemo uptimals_;
    boost::unordered_flat_map<std::uint64_t, std::unique_ptr<std::vector<Game>>> sorted_;
};

class Writer {
public:
    Writer(Arena& arena, Notation notation)
        : arena_(arena), notation_(notation), signs_(signs(notation)), order_(arena) {}

    std::string text(Game g) {
        write(g, Braces::Always, Parentheses::No);
        return std::move(text_);
    }

private:
    enum class Braces : std::uint8_t { Always, WhenNeeded };
    enum class Parentheses : std::uint8_t { AroundSums, No };

    // Returns the number of bars of the outermost level left without braces.
    int write(Game g, Braces braces, Parentheses parentheses) {
        if (stack_is_low())
            return on_fresh_stack(arena_.context(), [&] { return write(g, braces, parentheses); });
        arena_.context().poll();
        if (text_.size() > kMostText)
            throw Error(
                ErrorKind::Limit,
                "this value is too long to print (more than 16 million characters); ask for "
                "its StopCount, Mean or Temperature instead");
        if (const auto expansion = order_.expansion(g); expansion && has_name(*expansion)) {
            write_named(*expansion, parentheses);
            return 0;
        }
        if (is_switch(arena_, g)) return write_switch(g);
        if (is_number_tiny(arena_, g)) return write_tiny(g, parentheses);
        return write_options(g, braces);
    }

    // Of the uptimals, multiples of up, ^<n> and ^[n], with a number and a nimber, have names.
    static bool has_name(const UptimalExpansion& expansion) {
        return expansion.ups.size() <= 1 || expansion.unit_order() > 0 ||
               expansion.unit_sum_order() > 0;
    }

    void write_number(const Dyadic& x) {
        if (notation_ == Notation::Latex && !x.is_integer()) {
            if (x.sign() < 0) text_ += "-";
            text_ += "\\frac{" + x.abs().numerator().str() + "}{" + x.denominator().str() + "}";
        } else {
            text_ += x.to_string();
        }
    }

    void write_named(const UptimalExpansion& e, Parentheses parentheses) {
        const bool one_part =
            e.is_number() || e.is_nimber() || (e.number.is_zero() && e.nimber == 0);
        const bool wrap = parentheses == Parentheses::AroundSums && !one_part;
        if (wrap) text_ += "(";
        if (!e.number.is_zero() || e.is_number()) write_number(e.number);
        if (!e.number.is_zero() && reads_as_arithmetic(e)) text_ += "+";
        write_ups(e);
        if (e.nimber > 0) text_ += signs_.star;
        if (e.nimber > 1) text_ += std::to_string(e.nimber);
        if (wrap) text_ += ")";
    }

    // Whether number and infinitesimal run together would read as a power or a product.
    static bool reads_as_arithmetic(const UptimalExpansion& e) {
        if (e.ups.empty()) return e.nimber > 1;
        return e.ups.size() == 1 && e.ups[0] > 2;
    }

    void write_ups(const UptimalExpansion& e) {
        if (e.ups.empty()) return;
        const bool positive = e.ups.back() > 0;
        if (e.ups.size() == 1) {
            const std::int64_t size = std::abs(e.ups[0]);
            if (size == 2) {
                text_ += positive ? signs_.double_up : signs_.double_down;
            } else {
                text_ += positive ? signs_.up : signs_.down;
                if (size > 2) text_ += std::to_string(size);
            }
            return;
        }
        const bool sum = e.unit_sum_order() > 0;
        const std::string order = std::to_string(e.ups.size());
        text_ += positive ? signs_.up : signs_.down;
        if (notation_ == Notation::Latex) {
            text_ += std::string(positive ? "^{" : "_{") + (sum ? "[" + order + "]" : order) + "}";
        } else {
            text_ += sum ? "[" + order + "]" : "<" + order + ">";
        }
    }

    int write_switch(Game g) {
        const std::vector<Game> left = order_.sorted(g, Player::Left);
        text_ += signs_.plus_minus;
        if (left.size() == 1) {
            write(left[0], Braces::Always, Parentheses::AroundSums);
        } else {
            text_ += signs_.open;
            write_list(left, Braces::Always);
            text_ += signs_.close;
        }
        return 0;
    }

    int write_tiny(Game g, Parentheses parentheses) {
        const bool is_tiny = arena_.is_number(arena_.options(g, Player::Left)[0]);
        const Player p = is_tiny ? Player::Left : Player::Right;
        const Game number = arena_.options(g, p)[0];
        const Game threat = arena_.options(arena_.options(g, opponent(p))[0], opponent(p))[0];
        if (parentheses == Parentheses::AroundSums) text_ += "(";
        if (!number.is_zero()) write_number(arena_.number_part(number));
        text_ += is_tiny ? signs_.tiny_open : signs_.miny_open;
        write(seen_by(arena_, p, difference(arena_, number, threat)), Braces::Always,
              Parentheses::No);
        text_ += signs_.tiny_close;
        if (parentheses == Parentheses::AroundSums) text_ += ")";
        return 0;
    }

    int write_list(const std::vector<Game>& games, Braces braces) {
        int bars = 0;
        const char* separator = "";
        for (const Game g : games) {
            text_ += separator;
            separator = ",";
            bars = std::max(bars, write(g, braces, Parentheses::No));
        }
        return bars;
    }

    int write_options(Game g, Braces braces) {
        const std::size_t start = text_.size();
        int bars = 0;
        std::size_t middle = 0;
        for (const Player p : kPlayers) {
            if (p == Player::Right) middle = text_.size();
            const std::vector<Game> games = order_.sorted(g, p);
            bars = std::max(
                bars, write_list(games, games.size() > 1 ? Braces::Always : Braces::WhenNeeded));
        }
        ++bars;
        text_.insert(middle, signs_.bars[static_cast<std::size_t>(bars)]);
        if (braces == Braces::WhenNeeded && bars < kMostBars) return bars;
        text_.insert(start, signs_.open);
        text_ += signs_.close;
        return 0;
    }

    Arena& arena_;
    Notation notation_;
    const Signs& signs_;
    PrintOrder order_;
    std::string text_;
};

}  // namespace

std::string to_string(Arena& arena, Game g, Notation notation) {
    return Writer(arena, notation).text(g);
}

void sort_for_print(Arena& arena, std::vector<Game>& games) { PrintOrder(arena).sort(games); }

}  // namespace upstar
