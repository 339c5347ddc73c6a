// Explanations of positions against brute force: on every small position of every game in the
// catalog what is said is true, as data and as text read back.
#include "upstar/answers/position_explanation.h"

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <regex>
#include <set>
#include <sstream>

#include "answers/reason_reader.h"
#include "upstar/answers/explanation_text.h"
#include "upstar/answers/named_moves.h"
#include "upstar/base/error.h"
#include "upstar/base/words.h"
#include "upstar/catalog/moves.h"
#include "upstar/values/outcome_words.h"

namespace upstar {
namespace {

constexpr std::chrono::milliseconds kNoLimit(0);
constexpr std::size_t kMostLine = 398;   // characters that are surely shown
constexpr std::size_t kMostValue = 120;  // of a value in a sentence

class ExplanationsInEveryGame : public EveryReason {
protected:
    void check_play(const AnyPosition& p, const Beginning& beginning) {
        const Player player = beginning.player;
        ASSERT_EQ(beginning.wins, wins(p, player));
        ASSERT_EQ(beginning.move.has_value(), !p.options(player).empty());
        if (!beginning.move) return;
        const AnyPosition& tried = *beginning.move->position;
        ASSERT_TRUE(option_to(p, player, tried));
        ASSERT_EQ(beginning.reply.has_value(), !*beginning.wins);
        ASSERT_EQ(*beginning.wins, wins_after(tried, player));
        if (!beginning.reply) return;
        ASSERT_TRUE(option_to(tried, opponent(player), *beginning.reply->position));
        ASSERT_TRUE(wins_after(*beginning.reply->position, opponent(player)));
    }

    void check_nim_sum(const NimSum& nim_sum, const AnyPosition& p) {
        std::uint32_t sum = 0;
        for (const auto& [part, nim_value] : nim_sum.parts) {
            ASSERT_EQ(games.nimber(static_cast<int>(nim_value)), brute_force.value(*part));
            sum ^= nim_value;
        }
        ASSERT_EQ(nim_sum.sum, sum);
        ASSERT_EQ(games.nimber(static_cast<int>(sum)), brute_force.value(p));
    }

    // Every step is by its definition, and leaves the value as it is; the last leaves its canonical
    // form.
    void check_steps(const ValueSteps& steps, const AnyPosition& p) {
        std::array<std::set<Game>, 2> sides;
        for (const Player player : kPlayers)
            for (const AnyOption& option : p.options(player))
                sides[index(player)].insert(value(*option.position));
        for (const Player player : kPlayers) {
            const auto& told = steps.options[index(player)];
            ASSERT_EQ(std::set<Game>(told.begin(), told.end()), sides[index(player)]);
        }
        const naive::Id g = brute_force.value(p);
        for (const SimplificationStep& step : steps.simplification.steps) {
            auto& side = sides[index(step.player)];
            ASSERT_EQ(side.erase(step.option), 1u);
            const naive::Id option = plain(step.option);
            if (step.kind == SimplificationStep::Kind::Dominated) {
                ASSERT_TRUE(side.contains(step.by));
                ASSERT_TRUE(at_least(plain(step.by), option, step.player));
            } else {
                ASSERT_TRUE(contains(plain_options(option, opponent(step.player)), plain(step.by)));
                ASSERT_TRUE(at_least(g, plain(step.by), step.player));
                const std::vector<naive::Id> replaced = plain_options(plain(step.by), step.player);
                ASSERT_EQ(step.replacement.size(), replaced.size());
                for (const Game one : step.replacement) ASSERT_TRUE(contains(replaced, plain(one)));
                side.insert(step.replacement.begin(), step.replacement.end());
            }
            ASSERT_EQ(std::set<Game>(step.left_after.begin(), step.left_after.end()), sides[0]);
            ASSERT_EQ(std::set<Game>(step.right_after.begin(), step.right_after.end()), sides[1]);
        }
        ASSERT_EQ(steps.simplification.value, value(p));
        for (const Player player : kPlayers) {
            std::set<Game> canonical;
            for (const naive::Id option : plain_options(g, player)) canonical.insert(image(option));
            ASSERT_EQ(sides[index(player)], canonical);
        }
    }

    // The sums that the game's rules make of the position are worth as much: "= T..F + .T - 1   by
    // dead pieces".
    void check_reasons(const std::vector<std::string>& reasons, const AnyPosition& p) {
        for (const std::string& line : reasons) {
            if (line.rfind("= ", 0) != 0) continue;
            std::istringstream words(line.substr(2, line.find("   ") - 2));
            naive::Id sum = games.integer(0);
            bool is_negative = false;
            for (std::string word; words >> word;) {
                if (word == "+" || word == "-") {
                    is_negative = word == "-";
                    continue;
                }
                const bool is_number = word.find_first_not_of("-0123456789") == std::string::npos;
                const naive::Id term = is_number ? games.integer(std::stoi(word))
                                                 : brute_force.value(*p.ruleset().parse(word));
                sum = games.sum(sum, is_negative ? games.negative(term) : term);
            }
            ASSERT_EQ(sum, brute_force.value(p)) << line;
        }
    }

    std::optional<AnyOption> option_to(const AnyPosition& p, Player player, const AnyPosition& q) {
        for (const AnyOption& option : p.options(player))
            if (*option.position == q) return option;
        return std::nullopt;
    }

    // A line of an explanation, and whether what it says is true.
    struct Line {
        std::string pattern;
        std::function<bool(const std::smatch&)> is_true;
    };

    // Empty if the first of these that the line matches is true of it.
    static std::string complaint_about_line(const std::string& line,
                                            const std::vector<Line>& known) {
        std::smatch found;
        for (const auto& [pattern, is_true] : known)
            if (std::regex_match(line, found, std::regex(pattern)))
                return is_true(found) ? "" : "not true: " + line;
        return "not known: " + line;
    }

    // Of a whole text: the sentence, and each line of the details but for the board, the game's own
    // reasons and the steps, which are checked as data.
    std::string complaint_about(const PositionExplanation& explanation, std::string text) {
        const AnyPosition& p = explanation.position();
        std::string reasons;
        for (const std::string& reason : explanation.reasons) reasons += reason + "\n";
        for (const std::string& known : {labelled_board(p), reasons})
            if (const auto at = text.find(known); !known.empty() && at != std::string::npos)
                text.erase(at, known.size());
        const auto steps = text.find("By the values of all moves:\n");
        if (steps != std::string::npos) {
            // Long lines are cut off.
            const std::string last = text.substr(text.rfind("\n= ") + 3);
            const std::string whole = to_string(arena, value(p)) + "\n";
            if (last.size() < kMostLine ? last != whole
                                        : last.compare(0, kMostLine, whole, 0, kMostLine) != 0)
                return "the steps lead to another value";
            text.resize(steps);
        }
        std::istringstream lines(text);
        std::string line;
        std::getline(lines, line);
        const std::string asked = game->about().name + " " + p.to_string();
        if (line.find(asked) == std::string::npos) return "not about " + asked;
        line.replace(line.find(asked), asked.size(), "IT");
        std::string complaint = complaint_about_line(line, known_sentences(p));
        parts_.clear();
        while (complaint.empty() && std::getline(lines, line))
            if (!line.empty()) complaint = complaint_about_line(line, known_details(p));
        if (!complaint.empty() || parts_.empty()) return complaint;
        naive::Id sum = games.integer(0);
        for (const naive::Id part : parts_) sum = games.sum(sum, part);
        return sum == brute_force.value(p) ? "" : "the parts do not add up";
    }

    // The position is IT.
    std::vector<Line> known_sentences(const AnyPosition& p) {
        const auto is_best = [&](const std::string& move) {
            const auto option = option_named(p, Player::Left, move);
            return option && margin_by(*option) == brute_force.margin(p);
        };
        if (is_scoring())
            return {{"Both players get as much from here on in IT(?:, beginning with (.*))?\\.",
                     [=, this, &p](const std::smatch& found) {
                         return brute_force.margin(p) == 0 &&
                                (!found[1].matched || is_best(found[1]));
                     }},
                    {"Whoever begins gets (\\d+)" + points() +
                         " (more|fewer) than the other from here on in IT, beginning with (.*)\\.",
                     [=, this, &p](const std::smatch& found) {
                         const int margin = std::stoi(found[1]);
                         return brute_force.margin(p) == (found[2] == "more" ? margin : -margin) &&
                                is_best(found[3]);
                     }}};
        const std::string who = capital(in_words(outcome(p))) + ": ";
        if (is_partizan())
            return {{who + "IT is (.*?)(?:, which is (positive|negative|confused with 0))?"
                           "\\.",
                     [=, this, &p](const std::smatch& found) {
                         constexpr const char* kSigns[] = {"positive", "negative",
                                                           "confused with 0", ""};
                         return found[1] == worth_in_words(arena, value(p), kMostValue) &&
                                found[2] == kSigns[static_cast<std::size_t>(outcome(p))];
                     }}};
        return {{who + "IT has nim (?:value|sum) (\\d+), and (.*) makes it 0\\.",
                 [=, this, &p](const std::smatch& found) {
                     const auto option = option_named(p, Player::Left, found[2]);
                     return has_nim_value(p, found[1]) && option &&
                            wins_after(*option->position, Player::Left);
                 }},
                {who + "IT has no move\\.",
                 [&](const std::smatch&) { return p.options(Player::Left).empty(); }},
                {who + "IT has nim (?:value|sum) 0, and every move makes it something else\\.",
                 [&](const std::smatch&) {
                     return has_nim_value(p, "0") && !p.options(Player::Left).empty();
                 }}};
    }

    std::vector<Line> known_details(const AnyPosition& p) {
        const About& about = game->about();
        const auto always = [](const std::smatch&) { return true; };
        const std::string head = "(?:If (Left|Right) begins|Whoever begins): ";
        const auto player = [](const std::string& name) {
            return name == "Right" ? Player::Right : Player::Left;
        };
        return {
            {"Left " + about.left + ", Right " + about.right + "\\.", always},
            {head + "there is no move\\.",
             [=, &p](const std::smatch& found) { return p.options(player(found[1])).empty(); }},
            {head + "best is (.*?)\\.(?: Who makes it may say: (.*)\\.)?",
             [=, this, &p](const std::smatch& found) {
                 const auto best = option_named(p, Player::Left, found[2]);
                 const PositionPtr before = p.ruleset().parse(p.to_string());
                 return best && margin_by(*best) == brute_force.margin(p) &&
                        (!found[3].matched ||
                         complaint({before, Player::Left, *best}, found[3], Voice::Mover).empty());
             }},
            {head + "(.*), which leaves (.*), wins\\.",
             [=, this, &p](const std::smatch& found) {
                 const auto move = option_named(p, player(found[1]), found[2]);
                 return move && is_worth(found[3], *move->position) &&
                        wins_after(*move->position, player(found[1]));
             }},
            {head + "every move loses; (.*), which leaves (.*), is answered by (.*), which leaves "
                    "(.*)\\.",
             [=, this, &p](const std::smatch& found) {
                 const Player mover = player(found[1]);
                 const auto move = option_named(p, mover, found[2]);
                 if (wins(p, mover) || !move || !is_worth(found[3], *move->position)) return false;
                 const auto reply = option_named(*move->position, opponent(mover), found[4]);
                 return reply && is_worth(found[5], *reply->position) &&
                        wins_after(*reply->position, opponent(mover));
             }},
            {"It is the sum of parts that no move connects:|"
             "The parts with their nim values, in binary:|After .*:| +-+",
             always},
            {"  (.*) = (.*)",
             [=, this, &p](const std::smatch& found) {
                 const PositionPtr part = p.ruleset().parse(found[1].str());
                 parts_.push_back(brute_force.value(*part));
                 return found[2] == worth(*part);
             }},
            {"  +(.*?)  +(\\d+)  ([01]+)",
             [](const std::smatch& found) {
                 return std::stoi(found[2]) == std::stoi(found[3], nullptr, 2);
             }},
            {"A part of nim value (\\d+) has to become (\\d+), the nim sum of (\\d+) and "
             "(\\d+), as by (.*):",
             [=, this, &p](const std::smatch& found) {
                 const auto move = option_named(p, Player::Left, found[5]);
                 const int part = std::stoi(found[1]);
                 bool is_there = false;
                 for (const PositionPtr& one : p.components())
                     is_there = is_there || brute_force.value(*one) == games.nimber(part);
                 return is_there && found[1] == found[3] && has_nim_value(p, found[4]) &&
                        std::stoi(found[2]) == (part ^ std::stoi(found[4])) && move &&
                        wins_after(*move->position, Player::Left);
             }},
        };
    }

    std::string points() const {
        return " (?:" + game->about().point + "|" + game->about().points + ")";
    }

    bool has_nim_value(const AnyPosition& p, const std::string& number) {
        return games.nimber(std::stoi(number)) == brute_force.value(p);
    }

    // The one option that a name means; a name that fits several means none.
    std::optional<AnyOption> option_named(const AnyPosition& p, Player player,
                                          const std::string& move) {
        std::vector<AnyOption> fitting;
        for (const AnyOption& option : distinct_options(p, player)) {
            const std::string name = brief_name(p, *option.position);
            if (name == move || "the move " + name == move) fitting.push_back(option);
        }
        return fitting.size() == 1 ? std::optional(fitting.front()) : std::nullopt;
    }

    std::string worth(const AnyPosition& p) {
        return short_text(arena, value(p), Notation::Text, kMostValue);
    }
    // What a move leaves: "{1|*}", "a position of mean 0 and temperature 1/2".
    bool is_worth(const std::string& told, const AnyPosition& p) {
        const std::string words = worth_in_words(arena, value(p), kMostValue);
        return "worth " + told == words || told == "a position " + words;
    }

    naive::Id plain(Game g) {
        std::vector<naive::Id> left;
        std::vector<naive::Id> right;
        for (const Game option : arena.options(g, Player::Left)) left.push_back(plain(option));
        for (const Game option : arena.options(g, Player::Right)) right.push_back(plain(option));
        return games.make(left, right);
    }
    std::vector<naive::Id> plain_options(naive::Id g, Player player) {
        return player == Player::Left ? games.form(g).left : games.form(g).right;
    }
    static bool contains(const std::vector<naive::Id>& all, naive::Id g) {
        return std::find(all.begin(), all.end(), g) != all.end();
    }

private:
    std::vector<naive::Id> parts_;  // of a partizan position, as they were read
};

TEST_P(ExplanationsInEveryGame, AreTrueOfEverySmallPosition) {
    std::size_t checked = 0;
    for (const PositionPtr& p : small()) {
        SCOPED_TRACE(title(*p));
        ++checked;
        const PositionExplanation explanation = explain_position(p, evaluators, kNoLimit);
        ASSERT_EQ(explanation.beginnings.size(), is_partizan() ? 2u : 1u);
        if (is_scoring()) {
            ASSERT_EQ(explanation.analysis.margin, brute_force.margin(*p));
            const auto& best = explanation.beginnings.front().move;
            ASSERT_EQ(best.has_value(), !p->options(Player::Left).empty());
            if (best) {
                ASSERT_EQ(margin_by({best->position, best->points, best->moves_again}),
                          brute_force.margin(*p));
            }
            continue;
        }
        ASSERT_NO_FATAL_FAILURE(check_reasons(explanation.reasons, *p));
        for (const Beginning& beginning : explanation.beginnings)
            ASSERT_NO_FATAL_FAILURE(check_play(*p, beginning));
        if (explanation.steps) {
            ASSERT_NO_FATAL_FAILURE(check_steps(*explanation.steps, *p));
        }
        if (is_partizan()) continue;
        ASSERT_TRUE(explanation.nim_sum);
        check_nim_sum(*explanation.nim_sum, *p);
        ASSERT_EQ(explanation.nim_sum_after.has_value(), explanation.nim_sum->sum != 0);
        if (!explanation.nim_sum_after) continue;
        check_nim_sum(*explanation.nim_sum_after, *explanation.beginnings.front().move->position);
        ASSERT_EQ(explanation.nim_sum_after->sum, 0u);
    }
    EXPECT_GT(checked, 0u);
}

TEST_P(ExplanationsInEveryGame, SayWhatIsTrueInWords) {
    for (const PositionPtr& p : small()) {
        const PositionExplanation explanation = explain_position(p, evaluators, kNoLimit);
        const std::string text = explanation_text(arena, AnyExplanation(explanation), Format::Text);
        ASSERT_EQ(complaint_about(explanation, text), "") << title(*p) << "\n" << text;
    }
}

TEST_P(ExplanationsInEveryGame, BeginWithOneSentence) {
    for (const std::string& example : game->about().examples) {
        const PositionPtr p = game->parse(example);
        try {
            const PositionExplanation explanation =
                explain_position(p, evaluators, std::chrono::seconds(2));
            const std::string text =
                explanation_text(arena, AnyExplanation(explanation), Format::Text);
            const std::string first = text.substr(0, text.find('\n'));
            EXPECT_EQ(first.back(), '.') << first;
            EXPECT_NE(first.find(p->to_string()), std::string::npos) << first;
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Limit) << error.message();
            context.resume();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Catalog, ExplanationsInEveryGame, testing::ValuesIn(catalogued_games()),
                         name_of_game);

}  // namespace
}  // namespace upstar
