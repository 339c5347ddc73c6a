// The engine on five workloads, each beside a yardstick of the same run: brute force by definition
// (tests/naive), or one thread beside two. README.md has the last figures.
//
//     bench_engine [--quick]
//
// The signature (effort.h) is a hash of all values and of how many distinct ones there are.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <map>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "days.h"
#include "effort.h"
#include "fingerprint.h"
#include "naive/naive_game.h"
#include "upstar/base/hash.h"
#include "upstar/lang/session.h"
#include "upstar/values/cooling.h"
#include "upstar/values/print.h"
#include "upstar/values/sum.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

class Stopwatch {
public:
    double milliseconds() const {
        return std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
    }

private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point start_ = Clock::now();
};

template <class Work>
double timed(const Work& work) {
    const Stopwatch watch;
    work();
    return watch.milliseconds();
}

struct Engine {
    Context context;
    Arena arena{context};

    std::size_t values() const { return arena.general_count() + arena.simple_count(); }
};

std::uint64_t signature = 0;
void sign(std::uint64_t word) { signature = combine(signature, word); }

void sign_values(Arena& arena, const std::vector<Game>& games) {
    Fingerprint fingerprint(arena);
    for (const Game g : games) sign(fingerprint.of(g));
    sign(fingerprint.values());
}

// The same games by brute force, from their canonical options.
class NaiveImage {
public:
    explicit NaiveImage(Arena& arena) : arena_(arena) {}

    naive::Id operator()(Game g) {
        if (const auto known = images_.find(g.id()); known != images_.end()) return known->second;
        std::array<std::vector<naive::Id>, 2> sides;
        for (const Player p : kPlayers)
            for (const Game option : arena_.options(g, p))
                sides[index(p)].push_back((*this)(option));
        return images_[g.id()] = games.make(sides[0], sides[1]);
    }

    naive::Games games;

private:
    Arena& arena_;
    std::map<std::uint32_t, naive::Id> images_;
};

// *n heated by 1, by definition: every move is worth 1 more to its player.
naive::Id naive_heat(naive::Games& games, int n) {
    const naive::Id one = games.integer(1);
    const naive::Id minus_one = games.integer(-1);
    std::vector<naive::Id> left;
    std::vector<naive::Id> right;
    naive::Id heated = games.integer(0);
    for (int k = 1; k <= n; ++k) {
        left.push_back(games.sum(heated, one));
        right.push_back(games.sum(heated, minus_one));
        heated = games.make(left, right);
    }
    return heated;
}

void heat_nimber(Effort effort) {
    Engine engine;
    Arena& arena = engine.arena;
    Game heated;
    Dyadic warmth;
    const double ours = timed([&] {
        heated = heat(arena, arena.nimber(14), arena.integer(1));
        warmth = temperature(arena, heated);
    });
    sign_values(arena, {heated});
    sign(hash_of(warmth.to_string()));
    std::printf("*14 Heat 1 and its temperature (%s)\n", warmth.to_string().c_str());
    std::printf("  %10.2f ms   %zu comparisons by recursion, %zu values, fresh arena\n", ours,
                arena.order_memo().count(), engine.values());
    if (effort == Effort::Quick) return;

    // A fresh arena pays for the first touch of its tables; one in use shows the work itself.
    Engine used;
    const std::vector<Game> day = born_by_day(used.arena, 3);
    for (const Game g : day)
        for (std::size_t i = 0; i < day.size(); i += 20) sum(used.arena, g, day[i]);
    const double warm = timed([&] {
        temperature(used.arena, heat(used.arena, used.arena.nimber(14), used.arena.integer(1)));
    });
    naive::Games games;
    const double naive = timed([&] { naive_heat(games, 14); });
    std::printf("  %10.2f ms   the same in an arena that was in use before\n", warm);
    std::printf("  %10.2f ms   brute force with a memo, without the temperature: %.1f times\n\n",
                naive, naive / warm);
}

void sums_by_brute_force(const std::vector<Game>& day, Arena& source) {
    constexpr std::size_t kStride = 6;
    std::vector<Game> some;
    for (std::size_t i = 0; i < day.size(); i += kStride) some.push_back(day[i]);
    NaiveImage image(source);
    std::vector<naive::Id> plain;
    for (const Game g : some) plain.push_back(image(g));

    Engine engine;
    std::vector<Game> all = born_by_day(engine.arena, 3);
    std::vector<Game> ours_sums;
    std::vector<naive::Id> naive_sums;
    const double ours = timed([&] {
        for (std::size_t i = 0; i < some.size(); ++i)
            for (std::size_t j = i; j < some.size(); ++j)
                ours_sums.push_back(sum(engine.arena, all[kStride * i], all[kStride * j]));
    });
    const double naive = timed([&] {
        for (std::size_t i = 0; i < some.size(); ++i)
            for (std::size_t j = i; j < some.size(); ++j)
                naive_sums.push_back(image.games.sum(plain[i], plain[j]));
    });
    const auto distinct = [](auto& values) {
        std::sort(values.begin(), values.end());
        return std::unique(values.begin(), values.end()) - values.begin();
    };
    const std::size_t sums = ours_sums.size();
    std::printf("  %zu of these sums: %.1f ms, brute force %.0f ms: %.0f times%s\n\n", sums, ours,
                naive, naive / ours,
                distinct(ours_sums) == distinct(naive_sums) ? "" : "; THE VALUES DIFFER");
}

void sum_day_three(Effort effort) {
    Engine engine;
    Arena& arena = engine.arena;
    std::vector<Game> day;
    const double birth = timed([&] { day = born_by_day(arena, 3); });
    std::vector<Game> sums;
    sums.reserve(day.size() * (day.size() + 1) / 2);
    const double adding = timed([&] {
        for (std::size_t i = 0; i < day.size(); ++i)
            for (std::size_t j = i; j < day.size(); ++j) sums.push_back(sum(arena, day[i], day[j]));
    });
    const double cooling = timed([&] {
        if (effort != Effort::Quick)
            for (const Game g : sums) thermograph(arena, g);
    });
    sign_values(arena, sums);
    for (std::size_t i = 0; i < sums.size(); i += 97)
        sign(hash_of(to_string(*thermograph(arena, sums[i]))));
    std::printf("All %zu games born by day 3 (%.0f ms), summed pairwise\n", day.size(), birth);
    std::printf("  %10.0f ms   %zu sums in canonical form, %.2f us each\n", adding, sums.size(),
                1000 * adding / static_cast<double>(sums.size()));
    if (effort == Effort::Quick) return;
    std::printf("  %10.0f ms   their thermographs\n", cooling);
    std::printf("  %10zu values made, %zu bytes each\n", engine.values(),
                arena.record_bytes() / engine.values());
    sums_by_brute_force(day, arena);
}

// Sums of three random games born by day 3, shared out over threads one at a time.
struct Spent {
    double wall = 0;
    double processor = 0;  // of all threads together, in milliseconds as well
};

std::uint64_t random_sums(unsigned threads, Spent& spent) {
    constexpr std::size_t kSums = 20'000;
    constexpr std::size_t kTerms = 3;
    Engine engine;
    Arena& arena = engine.arena;
    const std::vector<Game> day = born_by_day(arena, 3);
    std::mt19937_64 random(20'240'229);
    std::vector<std::array<Game, kTerms>> terms(kSums);
    for (auto& some : terms)
        for (Game& term : some) term = day[random() % day.size()];

    std::vector<Game> sums(kSums);
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < kSums; i = next++) {
            for (const Game term : terms[i]) sums[i] = sum(arena, sums[i], term);
            thermograph(arena, sums[i]);
        }
    };
    const std::clock_t before = std::clock();
    spent.wall = timed([&] {
        std::vector<std::thread> others;
        for (unsigned i = 1; i < threads; ++i) others.emplace_back(work);
        work();
        for (std::thread& other : others) other.join();
    });
    spent.processor = 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    Fingerprint fingerprint(arena);
    std::uint64_t hash = 0;
    for (const Game g : sums) hash = combine(hash, fingerprint.of(g));
    return combine(hash, fingerprint.values());
}

bool sum_at_random(Effort effort) {
    Spent one;
    Spent two;
    const std::uint64_t hash = random_sums(1, one);
    sign(hash);
    std::printf("20000 random sums of three games born by day 3, with thermograph, in one arena\n");
    std::printf("  %10.0f ms   one thread, %.0f ms of processor time\n", one.wall, one.processor);
    if (effort == Effort::Quick) return true;
    const bool agree = random_sums(2, two) == hash;
    std::printf("  %10.0f ms   two threads, %.0f ms of processor time: %.2f times as fast%s\n\n",
                two.wall, two.processor, one.wall / two.wall, agree ? "" : "; THE VALUES DIFFER");
    return agree;
}

void read_and_write(Effort effort) {
    Session session;
    std::vector<std::string> texts;
    for (const Game g : born_by_day(session.arena(), 3)) texts.push_back(session.text(g));
    std::size_t characters = 0;
    std::size_t wrong = 0;
    const int rounds = effort == Effort::Quick ? 1 : 10;
    const double spent = timed([&] {
        for (int round = 0; round < rounds; ++round)
            for (const std::string& text : texts) {
                characters += text.size();
                wrong += session.text(session.evaluate(text)) == text ? 0 : 1;
            }
    });
    for (const std::string& text : texts) sign(hash_of(text));
    sign(wrong);
    const double queries = rounds * static_cast<double>(texts.size());
    std::printf("Reading, evaluating and printing the %zu games born by day 3\n", texts.size());
    std::printf("  %10.0f queries a second, %.1f million characters a second\n\n",
                1000 * queries / spent, static_cast<double>(characters) / spent / 1000);
}

}  // namespace
}  // namespace upstar

int main(int argc, char** argv) {
    using namespace upstar;
    const Effort effort = effort_of(argc, argv);
    heat_nimber(effort);
    sum_day_three(effort);
    const bool agree = sum_at_random(effort);
    read_and_write(effort);
    print_signature(signature);
    return agree ? 0 : 1;
}
