// Text of the expression language into tokens.
//
// The language follows CGSuite's. A token knows whether white space stood before it, since that
// tells `3^n` and `*n` (an operand follows at once) from `^ Heat 2` and `1* + ^` (none does).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/base/context.h"

namespace upstar {

enum class TokenKind : std::uint8_t {
    End,
    Digits,      // 42
    String,      // "text", unescaped
    Identifier,  // name, keywords included
    Ups,         // ^, ^^, ^^^ ...: count() of them
    Downs,       // v, vv, ...
    UpOrder,     // ^<2>, v<2>: text is the order, with a leading - for down
    UpOrderSum,  // ^[3], v[3]
    Bars,        // |, ||, ...
    Symbol,      // any other operator or punctuation, in its ASCII spelling
};

struct Token {
    TokenKind kind = TokenKind::End;
    std::string text;
    std::size_t offset = 0;
    bool space_before = false;

    bool is(const char* symbol) const {
        return (kind == TokenKind::Symbol || kind == TokenKind::Identifier) && text == symbol;
    }
    bool is_symbol(const char* symbol) const { return kind == TokenKind::Symbol && text == symbol; }
};

/// Throws Error (Input) at the first character that belongs to no token. The last token is End.
/// Adds the memory of the tokens to `charge`.
std::vector<Token> tokenize(std::string_view text, Charge& charge);

}  // namespace upstar
