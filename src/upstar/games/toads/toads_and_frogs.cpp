#include "upstar/games/toads/toads_and_frogs.h"

#include <algorithm>

#include "upstar/base/bits.h"
#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/games/toads/toad_reasons.h"
#include "upstar/positions/powers.h"

namespace upstar::toads {
namespace {

constexpr int kFieldShift = ToadsAndFrogs::kMostSquares;
constexpr std::uint8_t kMostSlide = 15;
constexpr std::uint8_t kMostJump = 15;

std::uint64_t fields_of(const ToadsAndFrogs::Rules& rules) {
    return rules.min_slide | std::uint64_t{rules.max_slide} << 4 |
           std::uint64_t{rules.max_jump} << 8 | std::uint64_t{rules.friendly_jumps} << 12;
}

// `set` as seen k squares ahead of each square, for a player's pieces.
SquareSet ahead(SquareSet set, Player player, int k) {
    return player == Player::Left ? set >> k : set << k;
}

SquareSet moved(SquareSet piece, Player player, int k) {
    return player == Player::Left ? piece << k : piece >> k;
}

}  // namespace

ToadsAndFrogs::Position::Position(const ToadStrip& strip, const Rules& rules)
    : words_{strip.toads | std::uint64_t{rules.simplifications.bits()} << kFieldShift |
                 static_cast<std::uint64_t>(strip.length) << kLengthShift,
             strip.frogs | fields_of(rules) << kFieldShift} {}

ToadsAndFrogs::Rules ToadsAndFrogs::Position::rules() const {
    const std::uint64_t fields = words_[1] >> kFieldShift;
    Rules rules;
    rules.min_slide = fields & 15;
    rules.max_slide = fields >> 4 & 15;
    rules.max_jump = fields >> 8 & 15;
    rules.friendly_jumps = (fields >> 12 & 1) != 0;
    rules.simplifications = ToadRuleSet(static_cast<std::uint8_t>(words_[0] >> kFieldShift));
    return rules;
}

void ToadsAndFrogs::Position::options(Player player, std::vector<Position>& out) const {
    const ToadStrip strip = this->strip();
    const SquareSet own = strip.of(player);
    const SquareSet empty = strip.empty();
    const auto add = [&](SquareSet movers, int distance) {
        for (; movers != 0; movers &= movers - 1) {
            const SquareSet piece = movers & (~movers + 1);
            out.push_back(*this);
            out.back().words_[index(player)] ^= piece | moved(piece, player, distance);
        }
    };
    if (is_standard()) {
        add(own & ahead(empty, player, 1), 1);
        add(own & ahead(strip.of(opponent(player)), player, 1) & ahead(empty, player, 2), 2);
        return;
    }
    const Rules rules = this->rules();
    SquareSet free = own;
    for (int k = 1; k <= rules.max_slide; ++k) {
        free &= ahead(empty, player, k);
        if (k >= rules.min_slide) add(free, k);
    }
    const SquareSet jumped = rules.friendly_jumps ? strip.pieces() : strip.of(opponent(player));
    SquareSet over = own;
    for (int k = 1; k <= rules.max_jump; ++k) {
        over &= ahead(jumped, player, k);
        add(over & ahead(empty, player, k + 1), k + 1);
    }
}

void ToadsAndFrogs::Position::decompose(std::vector<Position>& out) const {
    const ToadStrip s = strip();
    // Most positions that a search meets are whole already.
    if (is_standard() && is_plain(s)) {
        out.push_back(*this);
    } else {
        decompose_with(rules(), out);
    }
}

void ToadsAndFrogs::Position::decompose_with(const Rules& rules, std::vector<Position>& out) const {
    const bool terminal = rules.uses(ToadRule::TerminalToads);
    const bool finished = rules.uses(ToadRule::FinishedFrogs);
    const bool dead = rules.uses(ToadRule::DeadPieces);
    const bool apart = rules.uses(ToadRule::BackToBack);

    // What is appended to `out` is itself the list of strips still to be taken apart.
    std::int64_t moves = 0;
    const std::size_t first = out.size();
    out.push_back(*this);
    for (std::size_t i = first; i < out.size();) {
        const auto [s, freed] = without_free_pieces(out[i].strip(), terminal, finished);
        moves += freed;
        const SquareSet gone = dead ? dead_pieces(s) : 0;
        const SquareSet cuts = apart ? back_to_back(s) : 0;
        if (s.pieces() != 0 && gone == 0 && cuts == 0) {
            out[i++] = with(s);
            continue;
        }
        out[i] = out.back();
        out.pop_back();
        for (SquareSet rest = first_squares(s.length) & ~gone; rest != 0;) {
            const int begin = lowest_bit(rest);
            // Up to the next square that is gone, or the next cut.
            const SquareSet bounds = ~rest | (cuts & (rest - 1));
            const int end = begin + lowest_bit(bounds >> begin);
            const ToadStrip part = s.part(begin, end - begin);
            if (part.pieces() != 0) out.push_back(with(part));
            rest &= ~first_squares(end);
        }
    }
    // Whole moves are a lone toad or frog with that many squares before it.
    for (std::int64_t rest = moves < 0 ? -moves : moves; rest > 0;) {
        const int n = static_cast<int>(std::min<std::int64_t>(rest, kMostSquares - 1));
        const ToadStrip toad{1, 0, n + 1};
        out.push_back(with(moves < 0 ? toad.negated() : toad));
        rest -= n;
    }
}

std::optional<Game> ToadsAndFrogs::Position::known_value(Arena& arena) const {
    if (!has_standard_moves()) return std::nullopt;
    const ToadStrip s = strip();
    const ToadRuleSet in_use(static_cast<std::uint8_t>(words_[0] >> kFieldShift));
    if (in_use.has(ToadRule::TerminalToads) && s.frogs == 0)
        return arena.integer(without_terminal_toads(s).moves);
    if (in_use.has(ToadRule::FinishedFrogs) && s.toads == 0)
        return arena.integer(without_finished_frogs(s).moves);
    if (in_use.has(ToadRule::DeathLeap) && is_death_leap(s)) return Game();
    if (in_use.has(ToadRule::Knots) && is_knot(s))
        if (const auto value = knot_value(s)) return arena.integer(*value);
    if (in_use.has(ToadRule::OneFrog) && may_be_one_frog(s))
        if (const auto value = one_frog_value(arena, s)) return value;
    if (in_use.has(ToadRule::TwoFrogs) && may_be_two_frogs(s))
        if (const auto value = two_frogs_value(s)) return arena.integer(*value);
    return std::nullopt;
}

std::vector<std::string> ToadsAndFrogs::Position::reasons() const {
    std::vector<ToadRule> in_use;
    for (const ToadRuleText& text : kToadRules)
        if (rules().uses(text.rule)) in_use.push_back(text.rule);
    return toad_reasons(strip(), in_use);
}

std::string ToadsAndFrogs::Position::to_string() const { return toads::to_string(strip()); }

BoardDescription ToadsAndFrogs::Position::describe() const {
    return board_of_squares(to_string(), {{'T', Player::Left, 1}, {'F', Player::Right, -1}});
}

std::size_t hash_value(const ToadsAndFrogs::Position& p) {
    return static_cast<std::size_t>(combine(mix(p.words_[0]), p.words_[1]));
}

ToadsAndFrogs::ToadsAndFrogs(const Settings& settings) {
    rules_.min_slide = static_cast<std::uint8_t>(settings.number("minSlide"));
    rules_.max_slide = static_cast<std::uint8_t>(settings.number("maxSlide"));
    rules_.max_jump = static_cast<std::uint8_t>(settings.number("maxJump"));
    rules_.friendly_jumps = settings.word("allowFriendlyJump") == "true";
    for (const ToadRuleText& text : kToadRules)
        if (settings.word(text.key) == "off")
            rules_.simplifications = rules_.simplifications.without(text.rule);
}

ToadsAndFrogs::Position ToadsAndFrogs::parse(std::string_view text) const {
    if (text == "0") return {ToadStrip(), rules_};
    const WrittenOut squares = write_out_powers(text, kMostSquares);
    ToadStrip strip;
    for (std::size_t i = 0; i < squares.characters.size(); ++i) {
        const std::string_view c = squares.characters[i];
        const SquareSet square = SquareSet{1} << i;
        if (c == "T" || c == "t") {
            strip.toads |= square;
        } else if (c == "F" || c == "f") {
            strip.frogs |= square;
        } else if (c != "." && c != "_" && c != "□") {
            throw Error(ErrorKind::Input,
                        "a square is T (toad), F (frog) or . (empty), as in TTT..FFF or T^3 .^2 "
                        "F^3",
                        squares.origins[i]);
        }
    }
    strip.length = static_cast<int>(squares.characters.size());
    if (strip.length == 0)
        throw Error(ErrorKind::Input, "a strip has at least one square; an empty one is written 0",
                    0);
    return {strip, rules_};
}

const About& ToadsAndFrogs::about() {
    static const About kAbout = [] {
        About about = {
            .name = "Toads and Frogs",
            .aliases = {"toads", "game.strip.ToadsAndFrogs", "game.strip.GenToadsAndFrogs"},
            .summary = "Toads go right, frogs go left, and jump over one another.",
            .rules =
                "Toads and frogs sit on a strip of squares. Left moves a toad one square to the "
                "right into an empty square, or lets it jump to the right over one frog into an "
                "empty square; Right does the same with frogs to the left. Nothing is ever "
                "captured. Whoever cannot move loses.\n\n"
                "In the general game a piece slides any number of squares from minSlide to "
                "maxSlide, all of them empty, or jumps over 1 to maxJump pieces of the enemy (or "
                "of either kind, if allowFriendlyJump is true) into the empty square behind them. "
                "Without jumps it is Elephants and Rhinos.",
            .left = "moves the toads",
            .right = "moves the frogs",
            .notation =
                "One letter a square: T toad, F frog, . empty (also t, f, _ and □). Powers "
                "repeat: T^3 .^2 F^3 is TTT..FFF, (TF)^2 . is TFTF. and spaces mean nothing. A "
                "strip has at most 50 squares; one without squares is 0.",
            .parameters =
                {
                    Parameter::number("minSlide", 1, 1, kMostSlide, "the shortest slide"),
                    Parameter::number("maxSlide", 1, 0, kMostSlide, "the longest slide"),
                    Parameter::number("maxJump", 1, 0, kMostJump, "how many pieces a jump crosses"),
                    Parameter::word("allowFriendlyJump", {"false", "true"},
                                    "whether jumps may cross one's own pieces"),
                },
            .variants = {{"Elephants and Rhinos", {{"maxJump", "0"}}},
                         {"game.strip.ElephantsAndRhinos", {{"maxJump", "0"}}}},
            .examples = {"TTT..FFF", "T^4 .^2 F^4", "TF.F.^6", "TFTFF.FT..TTFF.TFF..TT"},
        };
        for (const ToadRuleText& text : kToadRules)
            about.parameters.push_back(Parameter::word(std::string(text.key), {"on", "off"},
                                                       "the simplification \"" +
                                                           std::string(text.name) + "\" (" +
                                                           std::string(text.reference) + ")"));
        return about;
    }();
    return kAbout;
}

}  // namespace upstar::toads
