#include "upstar/papers/ernst_options.h"

#include <algorithm>
#include <array>
#include <vector>

#include "upstar/papers/checks.h"
#include "upstar/papers/plain_konane.h"
#include "upstar/values/order.h"

namespace upstar {

using namespace konane;
namespace {

constexpr std::array<const char*, 2> kRules = {"ancient", "modern"};

std::string position_text(const std::string& position, const std::string& rules) {
    return "konane(" + position + ", rules => " + rules + ", board => open)";
}

// "[o.Value for o in konane(...).Options(Left)].ToSet".
std::string moves_text(const std::string& position, const std::string& rules, Player player) {
    return "[o.Value for o in " + position_text(position, rules) + ".Options(" + name(player) +
           ")].ToSet";
}

// What differs from the expected values of both players' moves.
std::string fault_in_options(Session& session, const std::string& position,
                             const std::string& rules, const std::string& left,
                             const std::string& right) {
    for (const Player player : kPlayers) {
        const std::string moves = moves_text("\"" + position + "\"", rules, player);
        const std::string& expected = player == Player::Left ? left : right;
        const Value same = session.evaluate(moves + " == " + expected);
        const bool* truth = std::get_if<bool>(&same);
        if (truth != nullptr && *truth) continue;
        return position + ": the moves of " + name(player) + " are worth " +
               session.text(session.evaluate(moves)) + ", not " +
               session.text(session.evaluate(expected)) + ", by the " + rules + " rules";
    }
    return "";
}

// The list of a recursion for one j.
std::string values_at(const Recursion& printed, const std::string& list, const std::string& rules,
                      int j) {
    return "(w -> (j -> [" + list + "])(" + std::to_string(j) + "))(n -> " +
           position_text("\"" + printed.family + "(\" + n + \")\"", rules) + ".Value).ToSet";
}

std::string stones_at(const Recursion& printed, Session& session, int j) {
    const Value stones =
        session.evaluate("(j -> " + printed.stones + ")(" + std::to_string(j) + ")");
    return printed.family + "(" + session.text(stones) + ")";
}

// Nothing is said of a position whose options are not numbers.
bool has_options_of_a_number(Arena& arena, const std::array<std::vector<Game>, 2>& options) {
    for (const auto& list : options)
        if (!std::all_of(list.begin(), list.end(), [&](Game g) { return arena.is_number(g); }))
            return false;
    for (const Game left : options[0])
        for (const Game right : options[1])
            if (less_or_equal(arena, right, left)) return false;
    return true;
}

std::vector<Game> copied(Arena& arena, Game g, Player player) {
    std::vector<Game> options;
    for (const Game option : arena.options(g, player)) options.push_back(option);
    return options;
}

// "0,-1|1".
std::string listed(Session& session, const std::array<std::vector<Game>, 2>& options) {
    std::string text;
    for (const Player player : kPlayers) {
        const char* separator = player == Player::Left ? "" : "|";
        for (const Game g : options[index(player)]) {
            text += separator + session.text(g);
            separator = ",";
        }
        if (options[index(player)].empty()) text += separator;
    }
    return text;
}

}  // namespace

Check options_are(const std::string& position, const std::string& rules, const std::string& left,
                  const std::string& right) {
    return [=](const Examination& examination) -> Finding {
        const std::string fault = fault_in_options(examination.session, position, rules,
                                                   "[" + left + "].ToSet", "[" + right + "].ToSet");
        return {"the moves of " + position + " by the " + rules + " rules", fault};
    };
}

Check recursion(const Recursion& printed) {
    return [=](const Examination& examination) -> Finding {
        Session& session = examination.session;
        const int last = examination.choose(3, 7, 9);
        for (const char* rules : kRules)
            for (int j = printed.first; j <= last; ++j) {
                session.context().poll();
                const std::string fault =
                    fault_in_options(session, stones_at(printed, session, j), rules,
                                     values_at(printed, printed.left, rules, j),
                                     values_at(printed, printed.right, rules, j));
                if (!fault.empty()) return {"", fault};
            }
        return {"the moves of " + printed.family + "(" + printed.stones + "), j = " +
                    std::to_string(printed.first) + ".." + std::to_string(last) + ", by both rules",
                ""};
    };
}

Check numbers_have_number_options(Forms forms) {
    return [=](const Examination& examination) -> Finding {
        Arena& arena = examination.session.arena();
        const DictionaryBox box = examination.choose<DictionaryBox>({2, 3}, {2, 4}, {3, 3});
        std::size_t positions = 0;
        for (const Konane::Jumps jumps : {Konane::Jumps::Ancient, Konane::Jumps::Modern}) {
            PlainKonane plain(arena, jumps);
            for (const KonanePattern& pattern : konane_patterns(arena.context(), box)) {
                const std::string rows = joined_rows(rows_of(pattern));
                const Game value = plain.value(rows);
                std::array<std::vector<Game>, 2> options;
                for (const Player player : kPlayers)
                    options[index(player)] = forms == Forms::AsPlayed
                                                 ? plain.options(rows, player)
                                                 : copied(arena, value, player);
                ++positions;
                if (arena.is_number(value) != has_options_of_a_number(arena, options))
                    return {"", rows + " is worth " + examination.session.text(value) +
                                    ", with moves to " + listed(examination.session, options) +
                                    ", by the " + Konane::name(jumps) + " rules"};
            }
        }
        return {counted(positions, "position") + " that fit " + std::to_string(box.rows) + "x" +
                    std::to_string(box.columns),
                ""};
    };
}

}  // namespace upstar
