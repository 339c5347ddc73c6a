#include "upstar/games/konane/army/penetration_check.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>

#include "upstar/base/error.h"
#include "upstar/games/konane/army/penetration_answer.h"

namespace upstar::konane {
namespace {

constexpr int kLongestSide = 1000;
constexpr const char* kWholeArmy = "army";

// The lines of the body one after the other, and the words of the line.
class Lines {
public:
    explicit Lines(std::string_view body) : rest_(body) { next(); }

    bool at_end() const { return at_end_; }
    bool begins(std::string_view word) const {
        return !at_end_ && line_.substr(0, line_.find(' ')) == word;
    }
    void next() {
        ++number_;
        at_end_ = rest_.empty();
        const std::size_t end = std::min(rest_.find('\n'), rest_.size());
        line_ = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        words_ = line_;
    }

    std::string word() {
        const std::size_t end = std::min(words_.find(' '), words_.size());
        std::string found(words_.substr(0, end));
        words_.remove_prefix(std::min(end + 1, words_.size()));
        return found;
    }
    void expect(std::string_view wanted) {
        if (word() != wanted) fail("expected `" + std::string(wanted) + "`");
    }
    std::int64_t number() { return number_in(word()); }
    int small_number() {
        const std::int64_t value = number();
        if (value < -2 * kLongestSide || value > 2 * kLongestSide) fail("a number is too large");
        return static_cast<int>(value);
    }
    /// "-1,0".
    Square square() {
        const std::string text = word();
        const std::size_t comma = std::min(text.find(','), text.size() - 1);
        const std::int64_t row = number_in(text.substr(0, comma));
        const std::int64_t column = number_in(text.substr(comma + 1));
        if (std::max(std::abs(row), std::abs(column)) > 2 * kLongestSide)
            fail("a square is too far away");
        return {static_cast<int>(row), static_cast<int>(column)};
    }
    void end_line() {
        if (!words_.empty()) fail("the line is too long");
        next();
    }

    [[noreturn]] void fail(const std::string& why) const {
        throw Error(ErrorKind::Input, "line " + std::to_string(number_) + ": " + why);
    }

private:
    // Written as it would be written: no sign before a zero, no zeros in front.
    std::int64_t number_in(const std::string& text) const {
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size() ||
            std::to_string(value) != text)
            fail("expected a number");
        return value;
    }

    std::string_view rest_;
    std::string_view line_;
    std::string_view words_;
    std::size_t number_ = 1;  // the head is line 1
    bool at_end_ = false;
};

Length side_of(const std::string& text, const Lines& lines) {
    if (text == "any") return std::nullopt;
    int side = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), side);
    if (error != std::errc() || end != text.data() + text.size() || side < 1 || side > kLongestSide)
        lines.fail("a rectangle is depth x width, such as 3x13");
    return side;
}

Rectangle rectangle_of(const std::string& text, const Lines& lines) {
    const std::size_t cross = std::min(text.find('x'), text.size());
    const Rectangle rectangle{side_of(text.substr(0, cross), lines),
                              side_of(text.substr(std::min(cross + 1, text.size())), lines)};
    if (name(rectangle) != text) lines.fail("a rectangle is depth x width, such as 3x13");
    return rectangle;
}

Army full(const Rectangle& rectangle) {
    return Army::rectangle(*rectangle.depth, *rectangle.width);
}

class Checker {
public:
    explicit Checker(std::string_view text) : lines_(body_of(text)) {
        const auto head = head_in_text(text);
        if (!head || head->kind != kPenetrationKind)
            throw Error(ErrorKind::Input, "line 1: it is no certificate of penetration");
        try {
            army_ = head->statement.at("army").get<std::string>();
            distance_ = head->statement.at("penetration").get<int>();
        } catch (const Json::exception&) {
            throw Error(ErrorKind::Input, "line 1: the statement has army and penetration");
        }
        if (distance_ < 0 || distance_ > kMostPenetration)
            throw Error(ErrorKind::Input, "line 1: no stones have this penetration");
        checked_.head = penetration_head(army_, distance_);
        require_head(text, checked_.head);
        if (army_[0] >= '0' && army_[0] <= '9') {
            rectangle_ = rectangle_of(army_, lines_);
        } else {
            group_ = Army::parse(army_, konane::Direction::Up);
            if (drawn(*group_) != army_)
                throw Error(ErrorKind::Input, "line 1: the group is not drawn in its box");
            rectangle_ = {group_->depth(), group_->width()};
        }
    }

    CheckedPenetration check() {
        if (distance_ > 0) check_reached();
        lines_.expect("unreached");
        const std::string word = lines_.word();
        if (word == kWholeArmy) {
            lines_.end_line();
            check_goals(whole_army());
        } else {
            const Rectangle larger = rectangle_of(word, lines_);
            if (!larger.contains(rectangle_)) lines_.fail("the army does not fit this rectangle");
            lines_.end_line();
            if (lines_.begins("golden"))
                check_golden(larger);
            else if (larger.depth && larger.width)
                check_goals(full(larger));
            else
                lines_.fail("an endless rectangle needs golden weights");
        }
        if (!lines_.at_end()) lines_.fail("the proof is over");
        return std::move(checked_);
    }

private:
    Army whole_army() const {
        if (group_) return *group_;
        if (!rectangle_.depth || !rectangle_.width) lines_.fail("an endless army");
        return full(rectangle_);
    }

    // Jumps of the whole army: one to a square that is taken is left out, so that what may move
    // still contains the stones for which the jumps were found.
    void check_reached() {
        lines_.expect("reached");
        const std::string word = lines_.word();
        Army army = whole_army_or(word);
        lines_.end_line();
        std::set<Square> stones(army.stones().begin(), army.stones().end());
        while (lines_.begins("jump")) {
            lines_.expect("jump");
            const Jump jump{lines_.square(), lines_.square(), lines_.square()};
            if (!is_jump(jump)) lines_.fail("it is no jump along a line over a neighbour");
            if (!stones.contains(jump.to)) {
                if (!stones.contains(jump.from) || !stones.contains(jump.over))
                    lines_.fail("no stone can jump so");
                stones.erase(jump.from);
                stones.erase(jump.over);
                stones.insert(jump.to);
            }
            ++checked_.jumps;
            lines_.end_line();
        }
        const int row = std::max_element(stones.begin(), stones.end())->row;
        if (row < distance_) lines_.fail("the jumps get to row " + std::to_string(row) + " only");
    }

    Army whole_army_or(const std::string& word) const {
        if (word == kWholeArmy) return whole_army();
        const Rectangle smaller = rectangle_of(word, lines_);
        if (group_ || !smaller.depth || !smaller.width || !rectangle_.contains(smaller))
            lines_.fail("this rectangle does not fit the army");
        return full(smaller);
    }

    void check_golden(const Rectangle& rectangle) {
        lines_.expect("golden");
        const GoldenPagoda golden{profile(), profile()};
        // Any column if there is no side to count them from.
        const int first = rectangle.width ? -kMostPenetration : 0;
        const int last = rectangle.width ? *rectangle.width - 1 + kMostPenetration : 0;
        for (int column = first; column <= last; ++column)
            if (!excludes(golden, rectangle, distance_ + 1, column))
                lines_.fail("the weights do not exclude row " + std::to_string(distance_ + 1));
        checked_.is_golden = true;
        lines_.end_line();
    }

    Profile profile() {
        const std::string word = lines_.word();
        for (const Profile each : {Profile::Golden, Profile::Stripes})
            if (word == name(each)) return each;
        lines_.fail("weights are golden or stripes");
    }

    void check_goals(const Army& army) {
        const Region region = region_before(army, distance_ + 1);
        std::set<int> columns;
        while (lines_.begins("goal")) {
            const Pagoda pagoda = read_pagoda(region, army);
            if (!excludes(pagoda, army)) lines_.fail("the function does not exclude its goal");
            if (!columns.insert(pagoda.goal.column).second) lines_.fail("the goal comes again");
            checked_.inequalities += jumps_before(region, pagoda.goal).size();
            ++checked_.functions;
            lines_.end_line();
        }
        const int twice_middle = army.bounds().left + army.bounds().right;
        for (int column = region.left; column <= region.right; ++column)
            if (!columns.contains(column) &&
                !(army.is_symmetric() && columns.contains(twice_middle - column)))
                lines_.fail("there is no function for column " + std::to_string(column));
    }

    // Up to the number of its sum, which is compared with what the army has.
    Pagoda read_pagoda(const Region& region, const Army& army) {
        lines_.expect("goal");
        Pagoda pagoda{region, lines_.square(), std::vector<std::int64_t>(region.size())};
        if (pagoda.goal.row != region.top || !region.contains(pagoda.goal))
            lines_.fail("no goal in row " + std::to_string(region.top));
        lines_.expect("weight");
        pagoda.potentials[region.index(pagoda.goal)] = lines_.number();
        lines_.end_line();
        for (int row = region.top - 1; row >= region.bottom; --row) {
            lines_.expect("row");
            lines_.expect(std::to_string(row) + ":");
            for (int column = region.left; column <= region.right; ++column)
                pagoda.potentials[region.index({row, column})] = weight();
            lines_.end_line();
        }
        lines_.expect("sum");
        if (lines_.number() != potential(pagoda, army)) lines_.fail("the sum is another");
        return pagoda;
    }

    std::int64_t weight() {
        const std::int64_t value = lines_.number();
        if (value < 0 || value > kMostPotential) lines_.fail("a weight is too large or below 0");
        return value;
    }

    Lines lines_;
    std::string army_;
    int distance_ = 0;
    std::optional<Army> group_;  // if it is drawn
    Rectangle rectangle_;        // that the army fits
    CheckedPenetration checked_;
};

std::string counted(int rows) { return std::to_string(rows) + (rows == 1 ? " row" : " rows"); }

}  // namespace

const char* const kPenetrationKind = "konane penetration";

CertificateHead penetration_head(const std::string& army, int penetration) {
    const bool is_rectangle = army[0] >= '0' && army[0] <= '9';
    return {kPenetrationKind,
            (is_rectangle ? "groups that fit " : "the group ") + army + " can get " +
                counted(penetration) + " beyond " + (is_rectangle ? "their" : "its") +
                " line, and no further",
            {{"army", army}, {"penetration", penetration}}};
}

std::string drawn(const Army& army) {
    const Region& bounds = army.bounds();
    std::string text;
    for (int row = bounds.top; row >= bounds.bottom; --row) {
        if (row != bounds.top) text += '|';
        for (int column = bounds.left; column <= bounds.right; ++column)
            text += !army.contains({row, column}) ? '.' : (column - row) % 2 == 0 ? 'x' : 'o';
    }
    return text;
}

CheckedPenetration check_penetration(std::string_view text) { return Checker(text).check(); }

}  // namespace upstar::konane
