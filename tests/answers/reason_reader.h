// Reads what is said for a move back into claims, and checks each by brute force. A clause that it
// does not know is a complaint too: nothing is said that nobody checks.
#pragma once

#include <functional>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "answers/every_game.h"
#include "upstar/search/specialist.h"
#include "upstar/values/short_text.h"

namespace upstar {

class EveryReason : public EveryGame {
protected:
    /// A move that was made or advised.
    struct SaidMove {
        PositionPtr before;
        Player player;
        AnyOption option;
    };

    /// Empty if every clause of the reason is true of the move.
    std::string complaint(const SaidMove& move, const std::string& reason, Voice voice) {
        if (std::smatch found; std::regex_match(reason, found, std::regex("it leads to .*")))
            return clause_is_true(move, reason, voice) ? "" : "not true: " + reason;
        for (std::size_t begin = 0; begin <= reason.size();) {
            const std::size_t end = std::min(reason.find("; ", begin), reason.size());
            const std::string clause = reason.substr(begin, end - begin);
            if (!clause_is_true(move, clause, voice)) return "not true, or not known: " + clause;
            begin = end + 2;
        }
        return "";
    }

    /// What can be captured one after the other, whatever the order.
    std::int32_t capturable(PositionPtr p) {
        std::int32_t points = 0;
        for (bool more = true; more;) {
            more = false;
            for (const AnyOption& option : p->options(Player::Left)) {
                if (option.points == 0) continue;
                points += option.points;
                p = option.position;
                more = true;
                break;
            }
        }
        return points;
    }

    /// Whether somebody has to move when all is captured that can be.
    bool goes_on_after_captures(PositionPtr p) {
        for (;;) {
            const auto options = p->options(Player::Left);
            const auto capture =
                std::find_if(options.begin(), options.end(),
                             [](const AnyOption& option) { return option.points > 0; });
            if (capture == options.end()) return !options.empty();
            p = capture->position;
        }
    }

    bool is_safe(const AnyOption& option) {
        return option.points == 0 && capturable(option.position) == 0;
    }

private:
    // Moves of number `count` more than the other has: an integer of that size and sign.
    bool has_in_hand(const AnyPosition& p, Player player, int count) {
        return brute_force.value(p) == games.integer(sign(player) * count);
    }

    bool clause_is_true(const SaidMove& move, const std::string& clause, Voice voice) {
        const bool is_mover = voice == Voice::Mover;
        const std::string who = is_mover ? "I" : "you";       // the mover
        const std::string other = is_mover ? "you" : "I";     // the other, as subject
        const std::string object = is_mover ? "you" : "me";   // and as object
        const std::string whose = is_mover ? "your" : "my";   // the other's
        const std::string own = is_mover ? "mine" : "yours";  // the mover's, alone
        const std::string my = is_mover ? "my" : "your";
        const AnyPosition& after = *move.option.position;
        const Player player = move.player;
        const Player opposed = opponent(player);
        const std::string worth = is_scoring() ? "" : worth_in_words(arena, value(after));
        const About& about = game->about();
        std::smatch found;
        const auto is = [&](const std::string& pattern) {
            return std::regex_match(clause, found, std::regex(pattern));
        };
        const auto count = [&](std::size_t group) { return std::stoi(found[group].str()); };
        const std::string points = " (?:" + about.point + "|" + about.points + ")";

        if (is("then " + other + " have no move left")) return after.options(opposed).empty();
        if (is("it is (.*), so whoever moves then loses, and it is " + whose + " turn"))
            return found[1] == worth && worth == "worth 0" && !wins(after, player) &&
                   !wins(after, opposed);
        if (is("it is (.*), so " + who + " have (\\d+) moves? in hand"))
            return found[1] == worth && count(2) > 0 && has_in_hand(after, player, count(2));
        if (is("it is (.*), so " + who + " win from there, whoever moves"))
            return found[1] == worth && wins(after, player) && !wins(after, opposed);
        if (is("from there " + other + " lose by any move")) return wins_after(after, player);
        if (is(my + " only move, and it loses"))
            return distinct_options(*move.before, player).size() == 1 && wins(after, opposed);
        if (is("every move of " + own + " loses")) return !wins(*move.before, player);
        if (is("then " + other + " have only one reply"))
            return distinct_options(after, opposed).size() == 1;
        if (is("then (only )?(\\d+) of " + whose + " (\\d+) replies wins?"))
            return static_cast<std::size_t>(count(2)) == winning_count(after, opposed) &&
                   static_cast<std::size_t>(count(3)) == distinct_options(after, opposed).size();
        if (is("this one leaves a position (.*)")) return found[1] == worth;
        if (is("this one leaves " + object + " (\\d+) moves? in hand"))
            return count(1) > 0 && has_in_hand(after, opposed, count(1));
        if (is("this loses")) return wins(after, opposed) && wins(*move.before, player);
        if (is("I see how to win from there")) return wins_after(after, player);
        if (is("I see no way out")) return !wins(*move.before, player);
        if (is("the best of what I see|without thinking|at random")) return true;
        if (is("it leads to .*, from where " + other + " lose by any move"))
            return wins_after(after, player);

        if (is("from here on we get as (?:much|many" + points + ") each"))
            return margin_by(move.option) == 0;
        if (is("from here on " + who + " get (\\d+)" + points + " (more|fewer) than " + other))
            return margin_by(move.option) == (found[2] == "more" ? count(1) : -count(1));
        if (is("it captures (\\d+)" + points)) return move.option.points == count(1);
        if (is("it captures a " + about.point)) return move.option.points > 0;
        if (is(who + " leave " + object + " (\\d+)" + points + " so that " + other +
               " have to move next"))
            return capturable(move.option.position) == count(1) &&
                   goes_on_after_captures(move.option.position);
        if (is("it offers (\\d+)" + points))
            return move.option.points == 0 && capturable(move.option.position) == count(1);
        if (is("it is safe: " + other + " can capture nothing after it"))
            return is_safe(move.option);
        if (is("no move is safe, and this one offers only (\\d+)" + points)) {
            for (const AnyOption& one : move.before->options(player))
                if (is_safe(one) || capturable(one.position) < count(1)) return false;
            return capturable(move.option.position) == count(1);
        }
        return false;
    }
};

}  // namespace upstar
