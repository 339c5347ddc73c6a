#include "upstar/papers/plain_konane.h"

#include "upstar/games/konane/rules/konane_text.h"
#include "upstar/values/canonical.h"

namespace upstar {

using namespace konane;

PlainKonane::PlainKonane(Arena& arena, Konane::Jumps jumps) : arena_(arena) {
    rules_.jumps = jumps;
    rules_.edge = KonaneEdge::Open;
}

PlainKonane::Position PlainKonane::position(const std::string& rows) const {
    return Position(parse_konane_board(rows), rules_).canonical();
}

std::vector<Game> PlainKonane::options(const Position& p, Player player) {
    std::vector<Position> options;
    p.options(player, options);
    std::vector<Game> values;
    for (const auto& option : options) values.push_back(value(option.canonical()));
    return values;
}

Game PlainKonane::value(const Position& p) {
    if (const auto found = memo_.find(p); found != memo_.end()) return found->second;
    arena_.context().poll();
    const Game result = canonical(arena_, options(p, Player::Left), options(p, Player::Right));
    memo_.emplace(p, result);
    return result;
}

std::vector<std::string> rows_of(const KonanePattern& pattern) {
    std::vector<std::string> rows;
    for (int r = 0; r < pattern.box.rows(); ++r) {
        rows.emplace_back();
        for (int c = 0; c < pattern.box.columns(); ++c) {
            const std::uint32_t bit = std::uint32_t{1} << (r * pattern.box.columns() + c);
            rows.back() += (pattern.black & bit) != 0   ? 'x'
                           : (pattern.white & bit) != 0 ? 'o'
                                                        : '.';
        }
    }
    return rows;
}

std::string joined_rows(const std::vector<std::string>& rows) {
    std::string text;
    for (const std::string& row : rows) text += (text.empty() ? "" : "|") + row;
    return text;
}

}  // namespace upstar
