#include "upstar/lang/lexer.h"

#include <array>
#include <cctype>
#include <string>
#include <utility>

#include "upstar/base/error.h"

namespace upstar {
namespace {

// Signs that may be typed as in print, and the ASCII they stand for.
constexpr std::array<std::pair<std::string_view, std::string_view>, 16> kUnicode = {{
    {"↑", "^"},
    {"⇑", "^^"},
    {"↓", "v"},
    {"⇓", "vv"},
    {"±", "+-"},
    {"∗", "*"},
    {"⋆", "*"},
    {"★", "*"},
    {"×", "*"},
    {"−", "-"},
    {"≤", "<="},
    {"≥", ">="},
    {"≠", "!="},
    {"‖", "<>"},
    {"⧾", "Tiny"},
    {"⧿", "Miny"},
}};

// Longest first.
constexpr std::array<std::string_view, 35> kSymbols = {
    "<=>", "===", "!==", "...", ":=", "==", "!=", "<=", ">=", "<>", "<|", "|>",
    "->",  "=>",  "+-",  "..",  "+",  "-",  "*",  "/",  "%",  "(",  ")",  "[",
    "]",   "{",   "}",   "'",   ",",  ";",  ":",  ".",  "<",  ">",  "?"};

constexpr std::size_t kMostInName = 100;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

class Lexer {
public:
    Lexer(std::string_view text, Charge& charge) : text_(text), charge_(charge) {}

    std::vector<Token> run() {
        for (;;) {
            const bool space = skip_space();
            const std::size_t start = at_;
            if (at_ == text_.size()) {
                add(TokenKind::End, "end of input", start, space);
                return std::move(tokens_);
            }
            next(start, space);
        }
    }

private:
    char peek(std::size_t ahead = 0) const {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
    }

    void add(TokenKind kind, std::string text, std::size_t start, bool space) {
        if (tokens_.size() == tokens_.capacity()) grow();
        tokens_.push_back({kind, std::move(text), start, space});
    }

    void grow() {
        const std::size_t more = tokens_.size() + 16;
        charge_.add(more * sizeof(Token));
        tokens_.reserve(tokens_.size() + more);
    }

    // White space and comments: // to the end of the line, /* ... */.
    bool skip_space() {
        const std::size_t start = at_;
        for (;;) {
            const std::string_view rest = text_.substr(at_);
            if (!rest.empty() && std::isspace(static_cast<unsigned char>(rest[0])) != 0) {
                ++at_;
            } else if (rest.substr(0, 2) == "\xc2\xa0") {
                at_ += 2;
            } else if (rest.substr(0, 2) == "//") {
                const std::size_t end = rest.find('\n');
                at_ = end == std::string_view::npos ? text_.size() : at_ + end;
            } else if (rest.substr(0, 2) == "/*") {
                const std::size_t end = rest.find("*/", 2);
                if (end == std::string_view::npos)
                    throw Error(ErrorKind::Input, "this comment has no end: add */", at_);
                at_ += end + 2;
            } else {
                return at_ > start;
            }
        }
    }

    void next(std::size_t start, bool space) {
        const char c = peek();
        if (is_digit(c)) return number(start, space);
        if (c == '"') return string(start, space);
        if (c == '^' || is_down(c)) return ups(start, space);
        if (is_letter(c)) return identifier(start, space);
        if (unicode(start, space)) return;
        if (c == '|' && peek(1) != '>') return bars(start, space);
        for (const std::string_view symbol : kSymbols) {
            if (text_.substr(at_, symbol.size()) != symbol) continue;
            at_ += symbol.size();
            return add(TokenKind::Symbol, std::string(symbol), start, space);
        }
        unknown();
    }

    [[noreturn]] void unknown() const {
        const char c = peek();
        if (c == '=')
            throw Error(ErrorKind::Input, "a single = : use := to assign, == to compare", at_);
        if (c == '&')
            throw Error(ErrorKind::Input,
                        "& joins the two sides of a loopy game, and loopy games are not supported",
                        at_);
        throw Error(ErrorKind::Input,
                    static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) > 0x7e
                        ? std::string("a character that is not part of the language")
                        : std::string("unexpected character '") + c + "'",
                    at_);
    }

    // `v` is down unless it begins a longer name: v, vv, v3, v* are down, vx and value are names.
    bool is_down(char c) const {
        if (c != 'v') return false;
        std::size_t i = at_;
        while (i < text_.size() && text_[i] == 'v') ++i;
        return i == text_.size() || !is_letter(text_[i]);
    }

    void number(std::size_t start, bool space) {
        while (is_digit(peek())) ++at_;
        add(TokenKind::Digits, std::string(text_.substr(start, at_ - start)), start, space);
    }

    void identifier(std::size_t start, bool space) {
        while (is_letter(peek()) || is_digit(peek())) ++at_;
        if (at_ - start > kMostInName)
            throw Error(ErrorKind::Input,
                        "a name of more than " + std::to_string(kMostInName) + " letters", start);
        add(TokenKind::Identifier, std::string(text_.substr(start, at_ - start)), start, space);
    }

    void ups(std::size_t start, bool space) {
        const char c = peek();
        while (peek() == c) ++at_;
        ups_token(c == '^', at_ - start, start, space);
    }

    // After one up or down: ^<2> and ^[2], if it is closed at once.
    void ups_token(bool up, std::size_t count, std::size_t start, bool space) {
        if (count == 1 && (peek() == '<' || peek() == '[')) {
            const bool sum = peek() == '[';
            std::size_t digits = 0;
            while (is_digit(peek(1 + digits))) ++digits;
            if (digits > 0 && peek(1 + digits) == (sum ? ']' : '>')) {
                std::string order = (up ? "" : "-") + std::string(text_.substr(at_ + 1, digits));
                at_ += digits + 2;
                return add(sum ? TokenKind::UpOrderSum : TokenKind::UpOrder, std::move(order),
                           start, space);
            }
        }
        add(up ? TokenKind::Ups : TokenKind::Downs, std::string(count, up ? '^' : 'v'), start,
            space);
    }

    void bars(std::size_t start, bool space) {
        while (peek() == '|' && peek(1) != '>') ++at_;
        add(TokenKind::Bars, std::string(text_.substr(start, at_ - start)), start, space);
    }

    bool unicode(std::size_t start, bool space) {
        for (const auto& [sign, ascii] : kUnicode) {
            if (text_.substr(at_, sign.size()) != sign) continue;
            at_ += sign.size();
            if (ascii[0] == '^' || ascii[0] == 'v') {
                ups_token(ascii[0] == '^', ascii.size(), start, space);
            } else if (is_letter(ascii[0])) {
                add(TokenKind::Identifier, std::string(ascii), start, space);
            } else {
                add(TokenKind::Symbol, std::string(ascii), start, space);
            }
            return true;
        }
        return false;
    }

    void string(std::size_t start, bool space) {
        std::string content;
        for (++at_; peek() != '"'; ++at_) {
            if (at_ == text_.size() || peek() == '\n')
                throw Error(ErrorKind::Input, "this string has no end: add \"", start);
            if (peek() != '\\') {
                content += peek();
                continue;
            }
            ++at_;
            switch (peek()) {
                case 'n':
                    content += '\n';
                    break;
                case 't':
                    content += '\t';
                    break;
                case 'r':
                    content += '\r';
                    break;
                case '"':
                    content += '"';
                    break;
                case '\\':
                    content += '\\';
                    break;
                default:
                    throw Error(ErrorKind::Input,
                                "unknown escape: \\n, \\t, \\r, \\\" and \\\\ are known", at_);
            }
        }
        ++at_;
        add(TokenKind::String, std::move(content), start, space);
    }

    std::string_view text_;
    Charge& charge_;
    std::size_t at_ = 0;
    std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> tokenize(std::string_view text, Charge& charge) {
    return Lexer(text, charge).run();
}

}  // namespace upstar
