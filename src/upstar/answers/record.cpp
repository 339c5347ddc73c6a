#include "upstar/answers/record.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/base/suggestion.h"
#include "upstar/base/words.h"

namespace upstar {
namespace {

constexpr std::array kKeys = {"Game", "Position", "With",   "First",
                              "Left", "Right",    "Points", "Result"};

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ';'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// How long the number of a turn at the beginning of the text is, with what ends it; 0 if none is
// there.
std::size_t length_of_number(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (end == 0 || end == text.size() || (text[end] != '.' && text[end] != ')')) return 0;
    return end + 1;
}

// The key of a header line; empty if it is none. A piece of a graph, chain:3, has no blank behind
// its colon.
std::string_view key_of(std::string_view line) {
    std::size_t end = 0;
    while (end < line.size() && is_letter(line[end])) ++end;
    if (end == 0 || end == line.size() || line[end] != ':') return {};
    if (end + 1 < line.size() && !is_blank(line[end + 1])) return {};
    return line.substr(0, end);
}

struct Field {
    std::string value;
    std::size_t offset = 0;  // of the value
};

class RecordReader {
public:
    /// `game` is null where the header tells.
    RecordReader(const Catalog& catalog, std::string_view text, RulesetPtr game)
        : catalog_(catalog), text_(text), game_(std::move(game)) {}

    Record read() {
        header();
        Record record{start(), {field("Left").value, field("Right").value}};
        turns(record.match);
        check_result(record.match);
        return record;
    }

private:
    [[noreturn]] void fail(const std::string& message, std::size_t offset,
                           Remedy remedy = {}) const {
        const auto line = 1 + std::count(text_.begin(),
                                         text_.begin() + static_cast<std::ptrdiff_t>(offset), '\n');
        throw Error(ErrorKind::Input, "line " + std::to_string(line) + ": " + message, offset,
                    std::move(remedy));
    }
    // What `work` throws is said of the line.
    template <class Work>
    auto at(std::size_t offset, const Work& work) const {
        try {
            return work();
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::Input) throw;
            fail(error.message(), offset + error.offset().value_or(0), error.remedy());
        }
    }

    static std::vector<std::string> keys() { return {kKeys.begin(), kKeys.end()}; }
    // The place of a key, or that behind the last.
    static std::size_t place_of(const std::string& key) {
        return static_cast<std::size_t>(
            std::find_if(kKeys.begin(), kKeys.end(),
                         [&](const char* each) { return same_word(each, key); }) -
            kKeys.begin());
    }
    const Field& field(const char* key) const { return fields_[place_of(key)]; }

    void skip_blanks_and_remarks() {
        while (at_ < text_.size()) {
            const bool begins_line = at_ == 0 || text_[at_ - 1] == '\n';
            if (begins_line && text_[at_] == '#') {
                at_ = std::min(text_.find('\n', at_), text_.size());
            } else if (is_blank(text_[at_])) {
                ++at_;
            } else {
                return;
            }
        }
    }

    void header() {
        for (skip_blanks_and_remarks(); at_ < text_.size(); skip_blanks_and_remarks()) {
            const std::size_t end = std::min(text_.find('\n', at_), text_.size());
            const std::string_view line = text_.substr(at_, end - at_);
            const std::string key(key_of(line));
            if (key.empty()) return;
            if (place_of(key) == kKeys.size())
                fail("a header has no `" + key + "`: its lines begin with " + joined(keys(), ", ") +
                         suggestion(key, keys()),
                     at_);
            Field& field = fields_[place_of(key)];
            if (field.offset != 0) fail(key + " stands here twice", at_);
            field.offset = at_ + key.size() + 1;
            while (field.offset < end && is_blank(text_[field.offset])) ++field.offset;
            field.value = trimmed(std::string(text_.substr(field.offset, end - field.offset)));
            has_header_ = true;
            at_ = end;
        }
    }

    void find_game() {
        const Field& name = field("Game");
        if (name.offset != 0) {
            const RulesetPtr named = at(name.offset, [&] { return catalog_.named(name.value); });
            if (game_ && named->id() != game_->id())
                fail("this is a game of " + named->about().name + ", not of " + game_->about().name,
                     name.offset);
            if (!game_) game_ = named;
        }
        if (!game_)
            fail(
                "a record names its game in a line such as `Game: Konane`, and where it began: "
                "`Position: 6x6`",
                0);
        const Field& with = field("With");
        if (with.offset == 0) return;
        std::vector<Argument> arguments;
        std::string list = with.value;
        std::replace(list.begin(), list.end(), ',', ' ');
        for (std::size_t begin = 0; begin < list.size();) {
            const std::size_t end = std::min(list.find(' ', begin), list.size());
            const std::string word = list.substr(begin, end - begin);
            const std::size_t equals = word.find('=');
            if (!word.empty() && equals == std::string::npos)
                fail("With has NAME=VALUE, not `" + word + "`", with.offset + begin);
            if (!word.empty())
                arguments.push_back({word.substr(0, equals), word.substr(equals + 1)});
            begin = end + 1;
        }
        game_ = at(with.offset, [&] { return game_->configured(arguments); });
    }

    Match start() {
        find_game();
        Field position = field("Position");
        if (!has_header_) {
            position.offset = at_;
            position.value = word();
            at_ += position.value.size();
            // Dots-and-Boxes may have a colon behind the size.
            if (position.value.size() > 1 && position.value.back() == ':')
                position.value.pop_back();
        }
        if (position.value.empty())
            fail("a record tells where the game began in a line such as `Position: " +
                     game_->about().examples.front() + "`",
                 std::min(at_, text_.size()));
        const PositionPtr start = at(position.offset, [&] { return game_->parse(position.value); });
        return Match(start, first(), points());
    }

    Player first() const {
        const Field& given = field("First");
        if (given.offset == 0) return Player::Left;
        for (const Player player : kPlayers)
            if (same_word(given.value, name(player))) return player;
        fail("First is Left or Right, not `" + given.value + "`", given.offset);
    }

    Standing points() const {
        Standing standing;
        const Field& given = field("Points");
        if (given.offset == 0) return standing;
        if (game_->kind() != PositionKind::Scoring)
            fail("Points are for games that count them; " + game_->about().name + " does not",
                 given.offset);
        const std::string& text = given.value;
        const std::size_t dash = text.find('-');
        const auto count = [&](const std::string& digits) {
            constexpr std::size_t kMostDigits = 6;
            if (digits.empty() || digits.size() > kMostDigits ||
                !std::all_of(digits.begin(), digits.end(), is_digit))
                fail("Points are those of Left and of Right before the game: 0-0", given.offset);
            return std::atoi(digits.c_str());
        };
        standing.points = {count(text.substr(0, dash)),
                           count(dash == std::string::npos ? "" : text.substr(dash + 1))};
        return standing;
    }

    // What stands here, up to a blank.
    std::string word() const {
        std::size_t end = at_;
        while (end < text_.size() && !is_blank(text_[end])) ++end;
        return std::string(text_.substr(at_, end - at_));
    }

    void turns(Match& match) {
        for (skip_blanks_and_remarks(); at_ < text_.size(); skip_blanks_and_remarks()) {
            if (const std::size_t length = length_of_number(text_.substr(at_)); length != 0) {
                number(match, length);
                const std::size_t here = std::exchange(at_, at_ + length);
                skip_blanks_and_remarks();
                if (at_ >= text_.size())
                    fail("turn " + std::to_string(turns_ + 1) +
                             " has no move: is the record cut off?",
                         here);
                continue;
            }
            const std::string moves = word();
            turn(match, moves);
            at_ += moves.size();
        }
    }

    void number(const Match& match, std::size_t length) {
        const std::string given(text_.substr(at_, length - 1));
        if (goes_on_ && !match.is_over())
            fail("a new turn, but whoever scored just now has to move again", at_);
        const std::string expected = std::to_string(turns_ + 1);
        if (given != expected)
            fail("turn " + cited(given) + " stands where turn " + expected +
                     " is due: is a turn missing?",
                 at_);
    }

    void turn(Match& match, std::string moves) {
        const bool is_comma = moves.back() == ',';
        if (is_comma) moves.pop_back();
        if (!goes_on_) ++turns_;
        if (match.is_over())
            fail("the game is over before " + cited(moves) + ": " + result_text(match), at_);
        const Player player = match.mover();
        const std::vector<NamedMove> turn = at(at_, [&] {
            try {
                return match.turn_named(moves);
            } catch (const Error& error) {
                throw error.retold(whose_fault(error, match, moves));
            }
        });
        for (const NamedMove& move : turn) match.play(move);
        goes_on_ = match.mover() == player && turn.back().moves_again;
        if (is_comma && !goes_on_)
            fail("the turn has ended: its last move scores nothing", at_ + moves.size());
    }

    // Whose move it is not, and one that there is.
    static std::string whose_fault(const Error& error, const Match& match,
                                   const std::string& moves) {
        const std::string typed = "`" + moves + "` is no move of yours here";
        if (error.message() != typed) return error.message();
        return cited(moves) + " is no move of " + name(match.mover()) + "'s in " +
               match.position()->to_string() + "; one is " + match.moves().front().name;
    }

    void check_result(const Match& match) const {
        const Field& given = field("Result");
        if (given.offset == 0 || !match.is_over()) return;
        const std::string real = result_text(match);
        if (!same_word(given.value, real))
            fail("the result is not `" + given.value + "`: by its moves it is `" + real + "`",
                 given.offset);
    }

    const Catalog& catalog_;
    std::string_view text_;
    RulesetPtr game_;
    std::size_t at_ = 0;
    bool has_header_ = false;
    std::array<Field, kKeys.size()> fields_{};
    int turns_ = 0;  // begun
    bool goes_on_ = false;
};

std::string parameters_text(const AnyRuleset& rules) {
    const Settings standard(rules.about());
    std::vector<std::string> chosen;
    for (std::size_t i = 0; i < standard.all().size(); ++i) {
        const Argument& argument = rules.settings().all()[i];
        if (!(argument == standard.all()[i]))
            chosen.push_back(argument.name + "=" + argument.value);
    }
    return joined(chosen, ",");
}

}  // namespace

std::string result_text(const Match& match) {
    const auto winner = match.winner();
    if (!winner) return "a draw";
    std::string text = std::string(name(*winner)) + " wins";
    if (match.is_scoring())
        text += " by " + points_text(match.start()->ruleset().about(), match.lead(*winner));
    return text;
}

std::string move_text(const PlayedMove& played) {
    const Match before(played.before, played.player);
    try {
        const std::vector<NamedMove> read = before.turn_named(played.move.name);
        if (read.size() == 1 && *read.front().position == *played.move.position)
            return played.move.name;
    } catch (const Error&) {  // it fits several moves
    }
    return played.move.position->to_string();
}

std::string turn_text(const Turn& turn) {
    std::string text;
    for (const PlayedMove& played : turn) text += (text.empty() ? "" : ",") + move_text(played);
    return text;
}

std::string record_text(const Record& record) {
    const Match& match = record.match;
    const AnyRuleset& rules = match.start()->ruleset();
    std::string text;
    const auto line = [&](const char* key, const std::string& value) {
        std::string one_line = value;
        std::replace(one_line.begin(), one_line.end(), '\n', ' ');
        if (!value.empty()) text += std::string(key) + ": " + one_line + "\n";
    };
    line("Game", rules.about().name);
    line("Position", match.start()->to_string());
    line("With", parameters_text(rules));
    line("First", name(match.first()));
    const auto& [left, right] = match.before().points;
    if (left != 0 || right != 0) line("Points", std::to_string(left) + "-" + std::to_string(right));
    for (const Player player : kPlayers) line(name(player), record.players[index(player)]);
    if (match.is_over()) line("Result", result_text(match));
    text += "\n";
    std::size_t number = 0;
    for (const Turn& turn : match.turns())
        text += std::to_string(++number) + ". " + turn_text(turn) + "\n";
    return text;
}

bool looks_like_record(std::string_view text) {
    std::size_t at = 0;
    const auto skip = [&](bool blanks) {
        while (at < text.size() && is_blank(text[at]) == blanks) ++at;
    };
    skip(true);
    if (at < text.size() && text[at] == '#' && text.find("\nGame:") != std::string_view::npos)
        return true;
    if (!key_of(text.substr(at)).empty()) return true;
    skip(false);
    skip(true);
    return length_of_number(text.substr(at)) != 0;
}

Record parse_record(const Catalog& catalog, std::string_view text, RulesetPtr game) {
    return RecordReader(catalog, text, std::move(game)).read();
}

}  // namespace upstar
