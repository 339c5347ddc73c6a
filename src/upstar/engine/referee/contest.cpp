#include "upstar/engine/referee/contest.h"

#include <utility>

#include "upstar/answers/json_parts.h"
#include "upstar/answers/record.h"
#include "upstar/base/within.h"
#include "upstar/base/words.h"
#include "upstar/engine/standing_json.h"

namespace upstar {
namespace {

using std::chrono::milliseconds;
using SteadyClock = std::chrono::steady_clock;

std::optional<Player> ahead(std::int32_t lead_of_left) {
    if (lead_of_left == 0) return std::nullopt;
    return lead_of_left > 0 ? Player::Left : Player::Right;
}

class Referee {
public:
    Referee(Match match, const std::array<Contestant*, 2>& contestants,
            const ContestSettings& settings, Evaluators& evaluators)
        : contestants_(contestants),
          settings_(settings),
          evaluators_(evaluators),
          contest_{std::move(match), {contestants[0]->name(), contestants[1]->name()}} {
        contest_.left = {settings.clock, settings.clock};
    }

    Contest hold() {
        while (!is_over()) take_turn();
        return std::move(contest_);
    }

private:
    bool is_over() {
        if (contest_.failure) return true;
        const Match& match = contest_.match;
        if (match.is_over()) {
            contest_.winner = match.winner();
            contest_.remark = match.is_scoring()
                                  ? result_text(match)
                                  : std::string(name(match.mover())) + " has no move left";
            return true;
        }
        return settings_.adjudicate > 0 && match.turns().size() + 1 >= settings_.adjudicate &&
               is_adjudicated();
    }

    // Both playing their best from here; false if that is not found in time.
    bool is_adjudicated() {
        const Match& match = contest_.match;
        const AnyPosition& position = *match.position();
        std::optional<std::int32_t> lead;
        std::optional<bool> wins;
        const Reason unknown = within(evaluators_.arena().context(), settings_.time_to_judge, [&] {
            if (match.is_scoring())
                lead =
                    match.lead(Player::Left) + sign(match.mover()) * position.margin(evaluators_);
            else
                wins = position.wins_first(match.mover(), evaluators_);
        });
        if (!unknown.message.empty()) return false;
        contest_.end = Contest::End::Adjudicated;
        contest_.winner = wins   ? (*wins ? match.mover() : opponent(match.mover()))
                          : lead ? ahead(*lead)
                                 : std::nullopt;
        contest_.remark = "adjudicated: " +
                          (contest_.winner ? std::string(name(*contest_.winner)) + " wins"
                                           : std::string("a draw")) +
                          " if both play their best";
        return true;
    }

    void take_turn() {
        Match& match = contest_.match;
        const Player mover = match.mover();
        milliseconds& clock = contest_.left[index(mover)];
        const auto begin = SteadyClock::now();
        const Reply reply = contestants_[index(mover)]->reply(match, contest_.left);
        clock -= std::chrono::duration_cast<milliseconds>(SteadyClock::now() - begin);
        if (reply.failure) return lose(*reply.failure, reply.remark);
        if (clock.count() <= 0) return lose(Failure::OutOfTime, "");
        try {
            const std::vector<NamedMove> turn = match.turn_named(reply.move);
            for (const NamedMove& move : turn) match.play(move);
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::Input) throw;
            return lose(Failure::IllegalMove, "it said " + cited(reply.move));
        }
        if (match.mover() != mover) clock += settings_.increment;
    }

    void lose(Failure failure, const std::string& how) {
        const Player loser = contest_.match.mover();
        contest_.left[index(loser)] = std::max(milliseconds(0), contest_.left[index(loser)]);
        contest_.end = Contest::End::Failed;
        contest_.failure = failure;
        contest_.winner = opponent(loser);
        contest_.remark = std::string(name(loser)) + " loses in turn " +
                          std::to_string(contest_.match.turns().size() + 1) + ": " + name(failure) +
                          (how.empty() ? "" : ", " + how);
    }

    std::array<Contestant*, 2> contestants_;
    const ContestSettings& settings_;
    Evaluators& evaluators_;
    Contest contest_;
};

const char* name(Contest::End end) {
    constexpr const char* kNames[] = {"played", "failed", "adjudicated"};
    return kNames[static_cast<std::size_t>(end)];
}

std::string one_line(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ') c = ' ';
    return text;
}

}  // namespace

Contest hold(Match match, const std::array<Contestant*, 2>& contestants,
             const ContestSettings& settings, Evaluators& evaluators) {
    return Referee(std::move(match), contestants, settings, evaluators).hold();
}

std::string contest_record(const Contest& contest) {
    const std::string record =
        record_text({contest.match, {one_line(contest.names[0]), one_line(contest.names[1])}});
    return contest.end == Contest::End::Played ? record
                                               : record + "# " + one_line(contest.remark) + "\n";
}

Json json_of(const Contest& contest) {
    const Match& match = contest.match;
    Json json = about_position("Contest", *match.start());
    json["first"] = name(match.first());
    json["left"] = contest.names[0];
    json["right"] = contest.names[1];
    json["winner"] = contest.winner ? Json(name(*contest.winner)) : Json(nullptr);
    json["end"] = name(contest.end);
    json["failure"] = contest.failure ? Json(name(*contest.failure)) : Json(nullptr);
    json["remark"] = contest.remark;
    json["points"] = {{"left", match.score(Player::Left)}, {"right", match.score(Player::Right)}};
    json["turns"] = Json::array();
    for (const Turn& turn : match.turns()) json["turns"].push_back(turn_text(turn));
    const auto seconds = [&](Player player) {
        return std::chrono::duration<double>(contest.left[index(player)]).count();
    };
    json["clock"] = {{"left", seconds(Player::Left)}, {"right", seconds(Player::Right)}};
    json["record"] = contest_record(contest);
    return json;
}

}  // namespace upstar
