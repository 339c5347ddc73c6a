#include "upstar/catalog/advice.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <unordered_set>

#include "upstar/base/error.h"
#include "upstar/base/time_limit.h"
#include "upstar/values/order.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// Replies are counted as long as there are not more than these in all.
constexpr std::size_t kMostReplies = 20000;

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

// Runs `work` for at most `time`; says which limit ended it, or nothing.
template <class Work>
Reason within(Context& context, milliseconds time, const Work& work) {
    Reason reached;
    try {
        const TimeLimit limit(context, time);
        work();
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Limit) throw;
        reached = error.reason();
        context.resume();
    }
    return reached;
}

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
            RatedMove::Replies count{replies.size(), 0};
            for (const AnyOption& reply : replies) {
                poll();
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
Advice listed(const PositionPtr& position, Player player, Charge* charge) {
    Advice advice{player, position, {}, {}, {}};
    std::unordered_set<std::string> seen;
    std::vector<std::pair<std::ptrdiff_t, RatedMove>> moves;
    const std::vector<AnyOption> options = position->options(player);
    if (charge != nullptr) charge->add(options.size() * kBytesOfAMove);
    const bool few = options.size() <= kMostReplies / 10;
    for (const AnyOption& option : options) {
        if (!seen.insert(option.position->to_string()).second) continue;
        std::ptrdiff_t freedom = 0;
        if (few && position->kind() == PositionKind::Partizan)
            freedom = std::ssize(option.position->options(player)) -
                      std::ssize(option.position->options(opponent(player)));
        moves.push_back({freedom, {.position = option.position}});
    }
    std::stable_sort(moves.begin(), moves.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    for (auto& [freedom, move] : moves) advice.moves.push_back(std::move(move));
    return advice;
}

}  // namespace

std::optional<bool> Advice::wins() const {
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

Advice guess(const PositionPtr& position, Player player) {
    return listed(position, player, nullptr);
}

Advice advise(const PositionPtr& position, Player player, Evaluators& evaluators,
              milliseconds time) {
    if (position->kind() == PositionKind::Scoring)
        throw Error(ErrorKind::Input, position->ruleset().about().name +
                                          " is a scoring game; moves are rated only in games that "
                                          "the last move wins");
    const Clock::time_point start = Clock::now();
    Context& context = evaluators.arena().context();
    Charge charge(context);
    Advice advice = listed(position, player, &charge);
    Rating rating(advice, evaluators);
    const Reason reached = within(context, (time + milliseconds(1)) / 2, [&] {
        const MemoryReserve reserve(context);
        rating.by_values();
    });
    if (!advice.value) {
        advice.limit = reached;
        if (context.memory_charged() > context.memory_limit() / 2) evaluators.clear();
        for (RatedMove& move : advice.moves) move = {.position = move.position};
        within(context, left_of(time, start), [&] { rating.by_outcomes(); });
    }
    rating.sort();
    return advice;
}

}  // namespace upstar
