#include "upstar/games/dots/rules/dots_record.h"

#include "upstar/base/error.h"
#include "upstar/games/dots/rules/dots_bits.h"

namespace upstar::dots {
namespace {

[[noreturn]] void fail(std::string message, std::size_t offset) {
    throw Error(ErrorKind::Input, std::move(message), offset);
}

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ';'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

class RecordReader {
public:
    explicit RecordReader(std::string_view text)
        : text_(text), size_(parse_board_size(text)), board_(size_.rows, size_.columns) {}

    DotsPosition read() {
        at_ = size_.length;
        if (at_ < text_.size() && text_[at_] == ':') ++at_;
        for (;;) {
            const bool joined = skip_to_line();
            if (at_ == text_.size()) {
                if (joined) fail("a line is missing after the comma", at_);
                break;
            }
            draw(joined);
        }
        return {size_.rows, size_.columns, std::move(lines_)};
    }

private:
    // Past spaces, commas and the numbers of turns; whether a comma joins what follows.
    bool skip_to_line() {
        bool joined = false;
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (is_space(c)) {
                ++at_;
            } else if (c == ',') {
                if (joined || lines_.empty()) fail("a comma joins two lines of one turn", at_);
                joined = true;
                ++at_;
            } else if (is_digit(c)) {
                if (joined) fail("a line is missing after the comma", at_);
                turn_number();
            } else {
                break;
            }
        }
        return joined;
    }

    // Longer numbers than any turn has differ from what is expected by their text.
    void turn_number() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
        if (at_ == text_.size() || (text_[at_] != '.' && text_[at_] != ')'))
            fail("a number here is that of a turn, with a full stop: 3. a1b1", begin);
        const std::string_view number = text_.substr(begin, at_ - begin);
        while (at_ < text_.size() && (text_[at_] == '.' || text_[at_] == ')')) ++at_;
        if (must_go_on_ && board_.undrawn() > 0)
            fail("a new turn, but whoever captured a box just now has to move again", begin);
        if (const std::string expected = std::to_string(turns_ + 1); number != expected)
            fail("turn " + std::string(number) + " stands where turn " + expected +
                     " is due: is a turn missing?",
                 begin);
    }

    // A name ends at a space or a comma outside parentheses.
    std::string_view word() const {
        std::size_t end = at_;
        for (bool inside = false; end < text_.size(); ++end) {
            const char c = text_[end];
            if (is_space(c) || (c == ',' && !inside)) break;
            if (c == '(') inside = true;
            if (c == ')') inside = false;
        }
        return text_.substr(at_, end - at_);
    }

    void draw(bool joined) {
        if (joined && !must_go_on_) fail("the turn has ended: its last line captured nothing", at_);
        const std::string_view name = word();
        const int line = parse_line(board_, name, at_);
        if (board_.is_drawn(line)) fail("the line " + std::string(name) + " is drawn twice", at_);
        if (!must_go_on_) ++turns_;
        must_go_on_ = board_.draw(line) > 0;
        lines_.push_back(line);
        at_ += name.size();
    }

    std::string_view text_;
    BoardSize size_;
    DotsBoard board_;
    std::size_t at_ = 0;
    bool must_go_on_ = false;
    int turns_ = 0;  // begun
    std::vector<int> lines_;
};

std::vector<int> order_of_play(const DotsPosition& position) {
    if (position.record()) return *position.record();
    const DotsBoard& board = *position.board();
    std::vector<int> lines;
    for (int line = 0; line < board.lines(); ++line)
        if (board.is_drawn(line)) lines.push_back(line);
    for (int box = 0; box < board.boxes(); ++box)
        if (board.is_complete(box))
            fail(
                "boxes are captured, and the order of the lines is not known: a record would say "
                "who captured them; write a picture or bits instead",
                0);
    return lines;
}

}  // namespace

DotsPosition parse_dots_record(std::string_view text) { return RecordReader(text).read(); }

std::string to_record(const DotsPosition& position, LineNames names) {
    DotsBoard board(position.board()->rows(), position.board()->columns());
    std::string text = std::to_string(board.rows()) + "x" + std::to_string(board.columns());
    bool goes_on = false;
    int turn = 0;
    for (const int line : order_of_play(position)) {
        text += goes_on ? "," : " " + std::to_string(++turn) + ". ";
        text += line_name(board, line, names);
        goes_on = board.draw(line) > 0;
    }
    return text;
}

}  // namespace upstar::dots
