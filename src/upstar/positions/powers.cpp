#include "upstar/positions/powers.h"

#include <string>
#include <utility>

#include "upstar/base/characters.h"
#include "upstar/base/error.h"

namespace upstar {
namespace {

constexpr std::string_view kAdvice = "a power is written T^3 or (TF)^2";

class Reader {
public:
    Reader(std::string_view text, std::size_t most) : text_(text), most_(most) {
        out_.characters.reserve(text.size());
        out_.origins.reserve(text.size());
    }

    WrittenOut read() {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == ' ') {
                if (at_ == 0 || at_ + 1 == text_.size())
                    fail("spaces stand only between squares", at_);
                ++at_;
            } else if (c == '(') {
                groups_.push_back({out_.characters.size(), at_++});
                has_item_ = false;
            } else if (c == ')') {
                close_group();
            } else if (c == '^') {
                raise();
            } else {
                item_ = out_.characters.size();
                has_item_ = true;
                add_character();
            }
        }
        if (!groups_.empty()) fail("this parenthesis is not closed", groups_.back().offset);
        return std::move(out_);
    }

private:
    struct Group {
        std::size_t first;
        std::size_t offset;
    };

    [[noreturn]] static void fail(std::string message, std::size_t offset) {
        throw Error(ErrorKind::Input, std::move(message), offset);
    }

    void check_room(std::size_t more) {
        if (out_.characters.size() + more > most_)
            fail("too long: at most " + std::to_string(most_) + " squares", at_);
    }

    void add_character() {
        check_room(1);
        std::size_t end = at_ + 1;
        while (end < text_.size() && !begins_character(text_[end])) ++end;
        out_.characters.push_back(text_.substr(at_, end - at_));
        out_.origins.push_back(at_);
        at_ = end;
    }

    void close_group() {
        if (groups_.empty()) fail("this parenthesis was never opened", at_);
        item_ = groups_.back().first;
        has_item_ = true;
        groups_.pop_back();
        ++at_;
    }

    void raise() {
        if (!has_item_)
            fail("there is nothing here to raise to a power: " + std::string(kAdvice), at_);
        ++at_;
        const std::size_t n = exponent();
        const std::size_t size = out_.characters.size() - item_;
        if (n == 0) {
            out_.characters.resize(item_);
            out_.origins.resize(item_);
        } else if (size > 0) {
            if (n > most_) fail("too long: at most " + std::to_string(most_) + " squares", at_);
            check_room(size * (n - 1));
            for (std::size_t i = 0; i < size * (n - 1); ++i) {
                out_.characters.push_back(out_.characters[item_ + i]);
                out_.origins.push_back(out_.origins[item_ + i]);
            }
        }
        has_item_ = false;
    }

    std::size_t exponent() {
        const char open = at_ < text_.size() ? text_[at_] : ' ';
        const char close = open == '{' ? '}' : open == '(' ? ')' : ' ';
        if (close != ' ') ++at_;
        const std::size_t first = at_;
        std::size_t n = 0;
        for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_)
            if (n <= most_) n = 10 * n + static_cast<std::size_t>(text_[at_] - '0');
        if (at_ == first) fail("an exponent is a whole number: " + std::string(kAdvice), first);
        if (close == ' ') return n;
        if (at_ == text_.size() || text_[at_] != close)
            fail(std::string("a '") + close + "' is missing after the exponent", at_);
        ++at_;
        return n;
    }

    std::string_view text_;
    std::size_t most_;
    std::size_t at_ = 0;
    WrittenOut out_;
    std::vector<Group> groups_;
    std::size_t item_ = 0;  // where the last character or group begins
    bool has_item_ = false;
};

}  // namespace

WrittenOut write_out_powers(std::string_view text, std::size_t most) {
    return Reader(text, most).read();
}

}  // namespace upstar
