#include "upstar/answers/game_check.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "upstar/answers/named_moves.h"
#include "upstar/answers/plain_play.h"
#include "upstar/base/digits.h"
#include "upstar/base/error.h"
#include "upstar/search/evaluators.h"
#include "upstar/values/short_text.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

std::string quoted(const AnyPosition& p) { return "`" + p.to_string() + "`"; }

std::string worth(Arena& arena, const PlainPosition& p) {
    return p.value ? "worth " + short_text(arena, *p.value)
                   : "of margin " + std::to_string(*p.margin);
}

std::vector<std::string> texts_of(const std::vector<AnyOption>& options) {
    std::vector<std::string> texts;
    for (const AnyOption& option : options) texts.push_back(option.position->to_string());
    return texts;
}

// What is wrong at one position, empty if nothing; none if nothing is promised of it.
using Fault = std::optional<std::string>;

class Checker {
public:
    Checker(Evaluators& evaluators, std::size_t most)
        : evaluators_(evaluators), arena_(evaluators.arena()), plain_(arena_, most) {}

    GameCheck check(const std::vector<PositionPtr>& starts) {
        GameCheck check{starts.front()->ruleset().about().name, {}, 0, true, {}};
        for (const PositionPtr& start : starts) check.starts.push_back(start->to_string());
        GameTrial end{"every play ends", 0, ""};
        guarded(end, [&] {
            for (const PositionPtr& start : starts)
                check.is_all = plain_.find(start) != nullptr && check.is_all;
            return plain_.cycle().empty() ? "" : "a play may go round: " + plain_.cycle();
        });
        end.mend = "something has to fall with every move: tokens, steps to the far edge";
        if (!plain_.cycle().empty() || !end.fault.empty()) {
            check.is_all = false;
            if (plain_.cycle().empty()) end.mend = kRunsAtAll;
            check.trials.push_back(std::move(end));
            return check;
        }
        check.positions = end.cases = plain_.finished().size();
        check.trials.push_back(std::move(end));
        // What is looked at besides, as parts are, is found now and then.
        const std::vector<const PlainPosition*> positions = plain_.finished();
        for (const Promise& each : trials()) {
            GameTrial tried{each.promise, 0, ""};
            for (const PlainPosition* p : positions) {
                guarded(tried, [&] {
                    const Fault fault = each.trial(*p);
                    tried.cases += fault.has_value();
                    return fault.value_or("");
                });
                if (!tried.fault.empty()) break;
            }
            if (tried.cases == 0 && tried.fault.empty()) continue;
            if (!tried.fault.empty()) tried.mend = each.mend;
            check.trials.push_back(std::move(tried));
        }
        return check;
    }

private:
    static constexpr const char* kRunsAtAll =
        "the rules stop here; see what they do at this position";

    struct Promise {
        const char* promise;
        const char* mend;
        std::function<Fault(const PlainPosition&)> trial;
    };

    std::vector<Promise> trials() {
        return {
            {"texts read back", "what is written has to say all that tells positions apart",
             [&](const PlainPosition& p) { return text(*p.position); }},
            {"moves are the same each time",
             "let the moves depend on the position alone, not on chance or on what was asked "
             "before",
             [&](const PlainPosition& p) { return same_again(*p.position); }},
            {"both players have the same moves",
             "the game is said to be impartial: give both the same options, or let positions "
             "extend "
             "Game",
             [&](const PlainPosition& p) { return same_for_both(*p.position); }},
            {"different moves have different names", "name a move by all that makes it different",
             [&](const PlainPosition& p) { return names(*p.position); }},
            {"different positions look different", "let the board show all that tells them apart",
             [&](const PlainPosition& p) { return looks(*p.position); }},
            {"the parts add up to the whole",
             "Decomposition may only part what no move can ever join",
             [&](const PlainPosition& p) { return parts(p); }},
            {"a symmetric position is worth the same",
             "the position that stands for its symmetric ones must be one of them",
             [&](const PlainPosition& p) { return image(p); }},
            {"a negative is worth the negative", "exchange the players in everything",
             [&](const PlainPosition& p) { return negative(p); }},
            {"searches find what the moves give", "mend what is said above; if nothing is, tell us",
             [&](const PlainPosition& p) { return searched(p); }}};
    }

    // An error of the rules is a fault.
    static void guarded(GameTrial& trial, const std::function<std::string()>& look) {
        try {
            trial.fault = look();
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::Input) throw;
            trial.fault = error.message();
        }
    }

    Fault text(const AnyPosition& p) {
        const PositionPtr again = p.ruleset().parse(p.to_string());
        const std::string text = again->to_string();
        return text == p.to_string() ? "" : quoted(p) + " reads as `" + text + "`";
    }

    static Fault same_again(const AnyPosition& p) {
        for (const Player player : kPlayers)
            if (texts_of(p.options(player)) != texts_of(p.options(player)))
                return "at " + quoted(p) + " the moves of " + name(player) +
                       " are others the second time";
        return "";
    }

    static Fault same_for_both(const AnyPosition& p) {
        if (p.kind() != PositionKind::Impartial) return std::nullopt;
        const auto left = texts_of(p.options(Player::Left));
        const auto right = texts_of(p.options(Player::Right));
        const std::set<std::string> lefts(left.begin(), left.end());
        const std::set<std::string> rights(right.begin(), right.end());
        return lefts == rights ? "" : "at " + quoted(p) + " the players have different moves";
    }

    static Fault names(const AnyPosition& p) {
        for (const Player player : kPlayers) {
            std::map<std::string, std::string> places;
            for (const AnyOption& option : p.options(player)) {
                const std::string move = brief_name(p, *option.position);
                const auto [known, is_new] = places.emplace(move, option.position->to_string());
                if (!is_new && known->second != option.position->to_string())
                    return "at " + quoted(p) + " two moves of " + name(player) + " are called `" +
                           move + "`";
            }
        }
        return "";
    }

    Fault looks(const AnyPosition& p) {
        const BoardDescription board = p.board();
        std::string look =
            std::to_string(board.rows) + "x" + std::to_string(board.columns) + " " + board.text;
        for (const BoardPlace& place : board.places)
            look += " " + place.mark + (place.is_empty ? "." : "!") + std::to_string(place.from) +
                    "-" + std::to_string(place.to);
        const auto [known, is_new] = looks_.emplace(look, p.to_string());
        return is_new || known->second == p.to_string()
                   ? ""
                   : quoted(p) + " looks like `" + known->second + "`";
    }

    Fault parts(const PlainPosition& p) {
        if (!p.value) return std::nullopt;
        const std::vector<PositionPtr> parts = p.position->components();
        if (parts.size() == 1 && *parts[0] == *p.position) return std::nullopt;
        Game total = arena_.integer(0);
        std::string list;
        for (const PositionPtr& part : parts) {
            const PlainPosition* found = plain_.find(part);
            if (found == nullptr) return beyond(*part, "a part of " + quoted(*p.position));
            total = sum(arena_, total, *found->value);
            list += (list.empty() ? "" : " and ") + quoted(*part);
        }
        if (list.empty()) list = "no parts";
        return total == *p.value ? ""
                                 : quoted(*p.position) + " is " + worth(arena_, p) + ", but " +
                                       list + " add up to " + short_text(arena_, total);
    }

    Fault image(const PlainPosition& p) {
        const PositionPtr image = p.position->canonical();
        if (image == nullptr || *image == *p.position) return std::nullopt;
        const PlainPosition* found = plain_.find(image);
        if (found == nullptr) return beyond(*image, "that stands for " + quoted(*p.position));
        return found->value == p.value && found->margin == p.margin
                   ? ""
                   : quoted(*p.position) + " is " + worth(arena_, p) + ", but " + quoted(*image) +
                         ", which stands for it, is " + worth(arena_, *found);
    }

    Fault negative(const PlainPosition& p) {
        const PositionPtr other = p.position->negated();
        if (other == nullptr || !p.value) return std::nullopt;
        const PlainPosition* found = plain_.find(other);
        if (found == nullptr) return beyond(*other, "the negative of " + quoted(*p.position));
        return *found->value == upstar::negative(arena_, *p.value)
                   ? ""
                   : quoted(*p.position) + " is " + worth(arena_, p) + ", and its negative " +
                         quoted(*other) + " is " + worth(arena_, *found);
    }

    Fault searched(const PlainPosition& p) {
        PlainPosition found{p.position};
        if (p.value)
            found.value = p.position->value(evaluators_);
        else
            found.margin = p.position->margin(evaluators_);
        return found.value == p.value && found.margin == p.margin
                   ? ""
                   : quoted(*p.position) + " is " + worth(arena_, p) + " by its moves, and " +
                         worth(arena_, found) + " by the search";
    }

    // Nothing can be said of what has too many followers; a play that goes round is a fault.
    Fault beyond(const AnyPosition& p, const std::string& which) const {
        if (plain_.cycle().empty()) return std::nullopt;
        return "from " + quoted(p) + ", " + which + ", a play may go round: " + plain_.cycle();
    }

    Evaluators& evaluators_;
    Arena& arena_;
    PlainPlay plain_;
    std::map<std::string, std::string> looks_;
};

std::string counted(std::size_t count, const char* what) {
    return grouped(count) + " " + what + (count == 1 ? "" : "s");
}

}  // namespace

bool GameCheck::is_passed() const {
    return std::all_of(trials.begin(), trials.end(),
                       [](const GameTrial& trial) { return trial.fault.empty(); });
}

GameCheck check_game(const std::vector<PositionPtr>& starts, Evaluators& evaluators,
                     std::size_t most) {
    return Checker(evaluators, most).check(starts);
}

std::string describe(const GameCheck& check) {
    std::string starts;
    for (const std::string& start : check.starts) starts += (starts.empty() ? "" : ", ") + start;
    std::string text = check.game + ": " + counted(check.positions, "position") +
                       (check.is_all ? ", all in reach of " : " in reach of ") + starts + "\n";
    for (const GameTrial& trial : check.trials) {
        if (trial.fault.empty()) {
            text += "  yes  " + trial.promise;
            if (trial.cases < check.positions) text += ", " + counted(trial.cases, "time");
            text += "\n";
        } else {
            text += "  NO   " + trial.promise + ": " + trial.fault +
                    "\n       to mend it: " + trial.mend + "\n";
        }
    }
    return text + (check.is_passed() ? "the game keeps its promises\n"
                                     : "the game does not keep its promises\n");
}

Json json_of(const GameCheck& check) {
    Json trials = Json::array();
    for (const GameTrial& trial : check.trials) {
        Json json{{"promise", trial.promise}, {"cases", trial.cases}};
        json["fault"] = trial.fault.empty() ? Json(nullptr) : Json(trial.fault);
        json["mend"] = trial.fault.empty() ? Json(nullptr) : Json(trial.mend);
        trials.push_back(std::move(json));
    }
    return {{"schema", kJsonSchema},        {"game", check.game},  {"starts", check.starts},
            {"positions", check.positions}, {"all", check.is_all}, {"passed", check.is_passed()},
            {"trials", std::move(trials)}};
}

}  // namespace upstar
