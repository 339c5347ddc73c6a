#include "upstar/answers/advice.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "upstar/base/within.h"
#include "upstar/values/order.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// Replies are counted as long as there are not more than these in all.
constexpr std::size_t kMostReplies = 20000;

// Of more moves than these a specialist's is taken, and the others are not valued.
constexpr std::size_t kFewMoves = 2000;

// What a move takes, roughly: the position it leads to, its rating, and the text that tells it from
// others while moves are listed.
constexpr std::size_t kBytesOfAMove = 400;

// g >= 0 as `player` sees it: he wins if the opponent begins.
bool holds(Arena& arena, Player player, Game g) { return less_or_equal(arena, player, Game(), g); }

// While alive, a part of the free memory is kept back for work that comes later.
class MemoryReserve {
public:
    explicit MemoryReserve(Context& context) : context_(context), limit_(context.memory_limit()) {
        const std::size_t charged = std::min(limit_, context.memory_charged());
        context.set_memory_limit(limit_ - (limit_ - charged) / 4);
    }
    ~MemoryReserve() { context_.set_memory_limit(limit_); }
    MemoryReserve(const MemoryReserve&) = delete;
    MemoryReserve& operator=(const MemoryReserve&) = delete;

private:
    Context& context_;
    std::size_t limit_;
};

class Rating {
public:
    Rating(Advice& advice, Evaluators& evaluators)
        : advice_(advice),
          evaluators_(evaluators),
          arena_(evaluators.arena()),
          player_(advice.player) {}

    void by_values() {
        const Game value = advice_.position->value(evaluators_);
        std::vector<Game> values;
        for (const RatedMove& move : advice_.moves) {
            poll();
            values.push_back(move.position->value(evaluators_));
        }
        const std::unordered_set<std::uint32_t> best = undominated(values);
        std::unordered_set<std::uint32_t> canonical;
        for (const Game option : arena_.options(value, player_)) canonical.insert(option.id());
        const auto graph = thermograph(arena_, value);
        for (std::size_t i = 0; i < values.size(); ++i) {
            poll();
            RatedMove& move = advice_.moves[i];
            move.value = values[i];
            move.wins = holds(arena_, player_, values[i]);
            move.undominated = best.contains(values[i].id());
            move.canonical = move.undominated && canonical.contains(values[i].id());
            move.orthodox = is_orthodox(*graph, values[i]);
        }
        advice_.value = value;
        count_replies();
    }

    void by_outcomes() {
        for (RatedMove& move : advice_.moves) {
            if (move.wins) continue;
            move.wins = !move.position->wins_first(opponent(player_), evaluators_);
        }
        count_replies();
    }

    void by_margins(const std::vector<AnyOption>& options) {
        const std::vector<std::int32_t> margins = advice_.position->option_margins(evaluators_);
        std::unordered_map<std::string, std::int32_t> margin_of;
        for (std::size_t i = 0; i < options.size(); ++i)
            margin_of.emplace(options[i].position->to_string(), margins[i]);
        advice_.margin = margins.empty() ? 0 : *std::max_element(margins.begin(), margins.end());
        for (RatedMove& move : advice_.moves)
            move.margin = margin_of.at(move.position->to_string());
    }

    // Puts the move of a specialist first; false if he names none.
    bool by_suggestion(Thought thought, Voice voice) {
        const auto suggestion = advice_.position->suggestion(player_, thought, voice, evaluators_);
        if (!suggestion) return false;
        const auto is_it = [&](const RatedMove& move) {
            return *move.position == *suggestion->position;
        };
        const auto found = std::find_if(advice_.moves.begin(), advice_.moves.end(), is_it);
        if (found == advice_.moves.end()) return false;
        found->reason = suggestion->reason;
        std::rotate(advice_.moves.begin(), found, found + 1);
        return true;
    }

    void sort() {
        std::stable_sort(advice_.moves.begin(), advice_.moves.end(),
                         [&](const RatedMove& a, const RatedMove& b) { return better(a, b); });
    }

private:
    void poll() const { arena_.context().poll(); }
    bool partizan() const { return advice_.position->kind() == PositionKind::Partizan; }

    // Nimbers are all confused with one another: there is nothing to compare.
    std::unordered_set<std::uint32_t> undominated(const std::vector<Game>& values) {
        std::set<Game> distinct(values.begin(), values.end());
        std::unordered_set<std::uint32_t> best;
        for (const Game g : distinct) {
            poll();
            const auto beats = [&](Game h) {
                return h != g && less_or_equal(arena_, player_, g, h);
            };
            if (!partizan() || std::none_of(distinct.begin(), distinct.end(), beats))
                best.insert(g.id());
        }
        return best;
    }

    // Cooled by the temperature t of the position, the move is worth its mean: the wall that the
    // opponent makes of it, less the tax t, meets the mast.
    bool is_orthodox(const Thermograph& graph, Game option) {
        const Dyadic t = graph.temperature();
        if (t.sign() <= 0) return false;
        const Dyadic wall = thermograph(arena_, option)->wall(opponent(player_)).at(t);
        return wall - Dyadic(sign(player_)) * t == graph.mean();
    }

    // All or nothing: shares are compared between moves.
    void count_replies() {
        std::vector<RatedMove::Replies> counts;
        std::size_t total = 0;
        for (const RatedMove& move : advice_.moves) {
            if (move.wins.value_or(true)) return;
            const std::vector<AnyOption> replies = move.position->options(opponent(player_));
            total += replies.size();
            if (total > kMostReplies) return;
            RatedMove::Replies count;
            std::unordered_set<std::string> seen;
            for (const AnyOption& reply : replies) {
                poll();
                if (!seen.insert(reply.position->to_string()).second) continue;
                ++count.all;
                if (reply_wins(*reply.position, move.value.has_value())) ++count.winning;
            }
            counts.push_back(count);
        }
        for (std::size_t i = 0; i < counts.size(); ++i) advice_.moves[i].replies = counts[i];
    }

    bool reply_wins(const AnyPosition& reply, bool by_value) {
        if (by_value) return holds(arena_, opponent(player_), reply.value(evaluators_));
        return !reply.wins_first(player_, evaluators_);
    }

    static int rank(const std::optional<bool>& wins) { return !wins ? 1 : *wins ? 2 : 0; }

    bool better(const RatedMove& a, const RatedMove& b) {
        if (a.margin && b.margin) return *a.margin > *b.margin;
        if (rank(a.wins) != rank(b.wins)) return rank(a.wins) > rank(b.wins);
        if (a.replies && b.replies) {
            const std::size_t x = a.replies->winning * b.replies->all;
            const std::size_t y = b.replies->winning * a.replies->all;
            if (x != y) return x < y;
            if (a.replies->all != b.replies->all) return a.replies->all > b.replies->all;
        }
        if (!a.value || !b.value || *a.value == *b.value || !partizan()) return false;
        if (a.undominated != b.undominated) return a.undominated;
        const int stops = sign(player_) * compare(arena_.stop_number(*a.value, opponent(player_)),
                                                  arena_.stop_number(*b.value, opponent(player_)));
        if (stops != 0) return stops > 0;
        return sign(player_) * compare(mean(arena_, *a.value), mean(arena_, *b.value)) > 0;
    }

    Advice& advice_;
    Evaluators& evaluators_;
    Arena& arena_;
    Player player_;
};

milliseconds left_of(milliseconds time, Clock::time_point start) {
    if (time.count() == 0) return time;
    const auto spent = std::chrono::duration_cast<milliseconds>(Clock::now() - start);
    return std::max(milliseconds(1), time - spent);
}

// All moves, those that leave most freedom first.
Advice listed(const PositionPtr& position, Player player, const std::vector<AnyOption>& options) {
    Advice advice{player, position, {}, {}, {}};
    std::unordered_set<std::string> seen;
    std::vector<std::pair<std::ptrdiff_t, RatedMove>> moves;
    for (const AnyOption& option : options) {
        if (!seen.insert(option.position->to_string()).second) continue;
        std::ptrdiff_t freedom = 0;
        if (options.size() <= kFewMoves && position->kind() == PositionKind::Partizan)
            freedom = std::ssize(option.position->options(player)) -
                      std::ssize(option.position->options(opponent(player)));
        moves.push_back({freedom,
                         {.position = option.position,
                          .points = option.points,
                          .moves_again = option.moves_again}});
    }
    std::stable_sort(moves.begin(), moves.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    for (auto& [freedom, move] : moves) advice.moves.push_back(std::move(move));
    return advice;
}

// The moves of one position, and the time to rate them in.
class Adviser {
public:
    Adviser(const PositionPtr& position, Player player, Evaluators& evaluators, milliseconds time,
            Voice voice)
        : evaluators_(evaluators),
          context_(evaluators.arena().context()),
          charge_(context_),
          time_(time),
          voice_(voice),
          options_(position->options(player)),
          advice_(listed(position, player, charged_options())),
          rating_(advice_, evaluators) {}

    Advice by_points() {
        advice_.limit = in_half([&] { rating_.by_margins(options_); });
        rating_.sort();
        if (advice_.margin) {
            in_rest([&] { rating_.by_suggestion(Thought::Exact, voice_); });
        } else {
            judge();
        }
        return std::move(advice_);
    }

    Advice best_by_points() {
        bool named = false;
        advice_.limit = in_half([&] { named = rating_.by_suggestion(Thought::Exact, voice_); });
        if (named) return std::move(advice_);
        if (judge()) return std::move(advice_);
        return by_points();
    }

    // Who wins comes before values, which are so much further away, and a move that a specialist
    // names before both. Only without a clock values come first: they end at the limit of memory,
    // while outcomes go on without it. Values of thousands of moves are seldom in reach.
    Advice by_play() {
        const bool many = options_.size() > kFewMoves;
        const bool outcomes_first = many || time_.count() > 0;
        bool named = false;
        Reason reached;
        if (outcomes_first) {
            reached = in_half([&] {
                named = many && rating_.by_suggestion(Thought::Exact, voice_);
                if (named) advice_.moves.front().wins = true;
                rating_.by_outcomes();
            });
            make_room();
        }
        if (!named) {
            reached = by_values();
        } else if (reached.message.empty()) {
            reached.message = "too many moves";
        }
        if (!advice_.value) advice_.limit = reached;
        if (!advice_.value && !outcomes_first) {
            make_room();
            in_rest([&] { rating_.by_outcomes(); });
        }
        rating_.sort();
        return std::move(advice_);
    }

private:
    // All moves or none.
    Reason by_values() {
        const std::vector<RatedMove> before = advice_.moves;
        Reason reached = in_rest([&] {
            const MemoryReserve reserve(context_);
            rating_.by_values();
        });
        if (!advice_.value) advice_.moves = before;
        return reached;
    }

    void make_room() {
        if (context_.memory_charged() > context_.memory_limit() / 2) evaluators_.clear();
    }

    // What is not settled is judged, and what is not judged in time is seen at a glance.
    bool judge() {
        bool named = false;
        in_rest([&] { named = rating_.by_suggestion(Thought::Judgement, voice_); });
        if (!named)
            within(context_, milliseconds(0),
                   [&] { named = rating_.by_suggestion(Thought::Glance, voice_); });
        return named;
    }

    template <class Work>
    Reason in_half(const Work& work) {
        return within(context_, share(time_, 2), work);
    }
    template <class Work>
    Reason in_rest(const Work& work) {
        return within(context_, left_of(time_, start_), work);
    }

    const std::vector<AnyOption>& charged_options() {
        charge_.add(options_.size() * kBytesOfAMove);
        return options_;
    }

    Evaluators& evaluators_;
    Context& context_;
    Charge charge_;
    milliseconds time_;
    Voice voice_;
    Clock::time_point start_ = Clock::now();
    std::vector<AnyOption> options_;
    Advice advice_;
    Rating rating_;
};

}  // namespace

std::optional<bool> Advice::wins() const {
    if (position->kind() == PositionKind::Scoring) return std::nullopt;
    bool known = true;
    for (const RatedMove& move : moves) {
        if (move.wins.value_or(false)) return true;
        known = known && move.wins;
    }
    return known ? std::optional(false) : std::nullopt;
}

std::size_t Advice::winning_moves() const {
    return static_cast<std::size_t>(
        std::count_if(moves.begin(), moves.end(),
                      [](const RatedMove& move) { return move.wins.value_or(false); }));
}

Advice guess(const PositionPtr& position, Player player, Evaluators& evaluators, Voice voice) {
    Advice advice = listed(position, player, position->options(player));
    Rating(advice, evaluators).by_suggestion(Thought::Glance, voice);
    return advice;
}

Advice advise(const PositionPtr& position, Player player, Evaluators& evaluators, milliseconds time,
              Voice voice) {
    Adviser adviser(position, player, evaluators, time, voice);
    return position->kind() == PositionKind::Scoring ? adviser.by_points() : adviser.by_play();
}

Advice advise_best(const PositionPtr& position, Player player, Evaluators& evaluators,
                   milliseconds time, Voice voice) {
    Adviser adviser(position, player, evaluators, time, voice);
    return position->kind() == PositionKind::Scoring ? adviser.best_by_points() : adviser.by_play();
}

}  // namespace upstar
