// Games written as classes of the language beside the same rules in C++, and the language's loops.
//
//     bench_lang [--quick | --large]     --large: also Clobber with 18 stones
//
// Both evaluate the same positions: the classes have no `Decomposition`, and the rulesets in C++
// are asked for their options only. Times are processor seconds of one thread. The signature is a
// hash of the values and of the numbers of positions without --large.
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "effort.h"
#include "oracle.h"
#include "upstar/base/hash.h"
#include "upstar/catalog/dynamic_position.h"
#include "upstar/games/clobber.h"
#include "upstar/games/domineering.h"
#include "upstar/lang/session.h"
#include "upstar/search/evaluate.h"
#include "upstar/search/grundy.h"

namespace upstar {
namespace {

const char* const kClasses[] = {
    R"(singleton class Clob extends StripRuleset
  class Position(strip as Strip) extends StripGame
    override def Options(player as Player) begin
      var us := player.Ordinal;
      var them := player.Opponent.Ordinal;
      for n in strip FindAll us for d in [-1, 1] where strip[n + d] == them yield
        Position(strip Updated {n => 0, n + d => us})
      end
    end
  end
  override def CharMap := ".xo";
end)",
    R"(singleton class Dominoes extends GridRuleset
  class Position(grid as Grid) extends GridGame
    override def Options(player as Player) begin
      var step := if player == Left then (1,0) else (0,1) end;
      for p in grid FindAll 0 where grid[p + step] == 0 yield
        Position(grid Updated {p => 1, p + step => 1})
      end
    end
  end
  override def CharMap := ".#";
end)",
    R"(singleton class Shave extends Ruleset
  class Position(a as Integer, b as Integer) extends ImpartialGame
    override def Options :=
      [Position(a - d.Row, b - d.Col) for d in [(1,0), (3,0), (4,0), (0,1), (0,3), (0,4)]
       where d.Row <= a and d.Col <= b];
  end
  def Eval(a as Integer, b as Integer) := Position(a, b);
end)"};

// The rules of P without what P knows besides: components, symmetries, values.
template <class P>
class Whole {
public:
    Whole() = default;
    explicit Whole(P position) : position_(std::move(position)) {}
    void options(Player player, std::vector<Whole>& out) const {
        std::vector<P> options;
        position_.options(player, options);
        for (P& option : options) out.push_back(Whole(std::move(option)));
    }
    std::string to_string() const { return position_.to_string(); }
    friend bool operator==(const Whole&, const Whole&) = default;
    friend std::size_t hash_value(const Whole& p) { return hash_value(p.position_); }

private:
    P position_;
};

// Two heaps, from one of which 1, 3 or 4 are taken.
struct Heaps {
    std::int32_t a = 0;
    std::int32_t b = 0;
    void options(std::vector<Heaps>& out) const {
        for (const std::int32_t taken : {1, 3, 4}) {
            if (taken <= a) out.push_back({a - taken, b});
            if (taken <= b) out.push_back({a, b - taken});
        }
    }
    std::string to_string() const { return std::to_string(a) + "," + std::to_string(b); }
    friend bool operator==(const Heaps&, const Heaps&) = default;
    friend std::size_t hash_value(const Heaps& p) {
        return mix(static_cast<std::uint64_t>(p.a) << 32 | static_cast<std::uint64_t>(p.b));
    }
};

std::uint64_t hash_of(const std::string& text) {
    std::uint64_t hash = 0;
    for (const char c : text) hash = combine(hash, static_cast<unsigned char>(c));
    return hash;
}

struct Timed {
    double seconds = 0;
    std::size_t positions = 0;
    std::string value;
};

template <class Work>
double seconds_of(const Work& work) {
    const double before = processor_seconds(RUSAGE_SELF);
    work();
    return processor_seconds(RUSAGE_SELF) - before;
}

Timed by_class(const std::string& query) {
    Session session;
    session.evaluators().set_threads(1);
    for (const char* text : kClasses) session.evaluate(text);
    Timed timed;
    timed.seconds = seconds_of([&] { timed.value = session.text(session.evaluate(query)); });
    timed.positions = session.evaluators().get<Evaluator<DynamicPartizan>>().solved() +
                      session.evaluators().get<GrundySearch<DynamicImpartial>>().solved();
    return timed;
}

template <class Rules>
Timed in_cpp(const std::string& position) {
    Context context;
    Arena arena(context);
    Evaluator<Whole<typename Rules::Position>> evaluator(arena);
    const Whole<typename Rules::Position> whole(Rules().parse(position));
    Timed timed;
    timed.seconds = seconds_of([&] { timed.value = to_string(arena, evaluator.value(whole)); });
    timed.positions = evaluator.solved();
    return timed;
}

Timed heaps_in_cpp(std::int32_t a, std::int32_t b) {
    Context context;
    GrundySearch<Heaps> search(context);
    Timed timed;
    timed.seconds = seconds_of([&] { timed.value = std::to_string(search.nim_value({a, b})); });
    timed.positions = search.solved();
    return timed;
}

// False if they disagree.
bool beside(const char* name, const std::string& position, const Timed& script, const Timed& cpp,
            std::uint64_t& signature) {
    std::printf("%-12s %-22s %8.3f s, in C++ %8.3f s: %5.1f times; %zu positions\n", name,
                position.c_str(), script.seconds, cpp.seconds, script.seconds / cpp.seconds,
                script.positions);
    signature = combine(combine(signature, hash_of(script.value)), script.positions);
    if (script.value == cpp.value && script.positions == cpp.positions) return true;
    std::printf("they differ: %zu positions in C++\n", cpp.positions);
    return false;
}

bool clobber(int stones, std::uint64_t& signature) {
    std::string row;
    for (int i = 0; i < stones; ++i) row += i % 2 == 0 ? 'x' : 'o';
    return beside("Clobber", std::to_string(stones) + " stones",
                  by_class("Clob(\"" + row + "\").CanonicalForm"), in_cpp<clobber::Clobber>(row),
                  signature);
}

bool dominoes(const std::string& board, std::uint64_t& signature) {
    return beside("Domineering", board, by_class("Dominoes(\"" + board + "\").CanonicalForm"),
                  in_cpp<domineering::Domineering>(board), signature);
}

bool heaps(std::int32_t a, std::int32_t b, std::uint64_t& signature) {
    const std::string position = std::to_string(a) + "," + std::to_string(b);
    return beside("Subtraction", position, by_class("Shave(" + position + ").NimValue"),
                  heaps_in_cpp(a, b), signature);
}

void loops(std::uint64_t& signature) {
    const char* const queries[] = {
        "s := 0; for n from 1 to 1000000 do s := s + n * n % 7 end; s",
        "[n * n for n from 1 to 1000000 where n % 3 == 0].Length",
        "f := (f, n) -> if n < 2 then n else f(f, n - 1) + f(f, n - 2) end; f(f, 24)",
        "L := [n % 10 for n from 1 to 1000]; s := 0; "
        "for i from 1 to 1000 for j from 1 to 1000 do s := s + L[i] * L[j] end; s",
        "g := 0; for n from 1 to 100000 do g := g + *(n % 8) end; g"};
    for (const char* query : queries) {
        Session session;
        std::string value;
        const double seconds = seconds_of([&] { value = session.text(session.evaluate(query)); });
        std::printf("%8.3f s   %s\n", seconds, query);
        signature = combine(signature, hash_of(value));
    }
}

int run(Effort effort) {
    std::uint64_t signature = 0;
    bool agree = clobber(14, signature);
    agree = dominoes("....|....|....|....", signature) && agree;
    agree = heaps(100, 100, signature) && agree;
    loops(signature);
    std::uint64_t larger = 0;
    if (effort != Effort::Quick) {
        agree = clobber(16, larger) && agree;
        agree = dominoes(".....|.....|.....|.....", larger) && agree;
        agree = heaps(300, 300, larger) && agree;
    }
    if (effort == Effort::Large) agree = clobber(18, larger) && agree;
    print_signature(signature);
    return agree ? 0 : 1;
}

}  // namespace
}  // namespace upstar

int main(int count, char** arguments) { return upstar::run(upstar::effort_of(count, arguments)); }
