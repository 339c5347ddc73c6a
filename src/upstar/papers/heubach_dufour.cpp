// S. Heubach and M. Dufour, Circular Nim Games (slides), 2010.
//
// A theorem on P-positions is checked twice: on every position with small stacks, by a sieve that
// knows no theorem, and for stacks of all sizes by a proof with an SMT solver.
#include <algorithm>
#include <set>

#include "upstar/games/circular_nim/rules/circular_nim.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/sets/stack_set.h"
#include "upstar/games/circular_nim/sieve/grundy_cube.h"
#include "upstar/games/circular_nim/sieve/sieve.h"
#include "upstar/papers/checks.h"
#include "upstar/papers/heubach_nim.h"
#include "upstar/papers/heubach_sets.h"
#include "upstar/papers/papers.h"

namespace upstar {

using namespace circular_nim;
namespace {

// CN-1: the options of (0,1,2), up to symmetry, are exactly these.
Finding options_of_example(const Examination&) {
    const CircularRules rules{3, 2};
    std::vector<CircularNim::Position> options;
    CircularNim::Position(rules, {0, 1, 2}).options(options);
    std::set<std::string> found;
    for (const auto& option : options) found.insert(option.canonical().to_string());
    const std::set<std::string> claimed = {"0,0,0", "0,0,1", "0,0,2", "0,1,1"};
    std::string text;
    for (const std::string& option : found) text += (text.empty() ? "(" : ", (") + option + ")";
    return {"(0,1,2) in CN(3,2)", found == claimed ? "" : "the options are " + text};
}

// CN-2: of all sets A of positions of a small cube exactly one has the three properties, and it is
// the set of P-positions.
Finding only_one_partition(const CircularRules& rules, std::uint32_t most, Context& context) {
    const Cube cube(rules, most);
    const auto size = static_cast<std::size_t>(cube.positions());
    std::vector<std::uint64_t> options(size);  // by position, as sets of positions
    for (std::size_t i = 0; i < size; ++i) {
        const Stacks stacks = cube.stacks(i);
        CircularNim::Stacks start{};
        for (std::size_t j = 0; j < stacks.size(); ++j)
            start[j] = static_cast<std::uint16_t>(stacks[j]);
        std::vector<CircularNim::Position> after;
        CircularNim::Position(rules, start).options(after);
        for (const auto& option : after) {
            Stacks left(stacks.size());
            for (std::size_t j = 0; j < left.size(); ++j) left[j] = option[j];
            options[i] |= std::uint64_t{1} << cube.number(left);
        }
    }
    const PPositions p = sieve(context, cube);
    const std::string scope = "all 2^" + std::to_string(size) + " sets of positions of " +
                              game_name(rules) + " with stacks <= " + std::to_string(most);
    for (std::uint64_t a = 0; a < std::uint64_t{1} << size; ++a) {
        bool good = true;
        bool is_p = true;
        for (std::size_t i = 0; i < size; ++i) {
            const bool inside = (a >> i & 1) != 0;
            const bool has_option_inside = (options[i] & a) != 0;
            good = good && inside != has_option_inside;
            is_p = is_p && inside == p.contains(cube.stacks(i));
        }
        if (good != is_p) return {scope, "the set number " + std::to_string(a)};
    }
    return {scope, ""};
}

Check partition_theorem(CircularRules rules, std::uint32_t most) {
    return [=](const Examination& examination) {
        return only_one_partition(rules, most, examination.session.context());
    };
}

// CN-3: the positions of nim value 0 are those that a sieve finds, which knows no nim values.
Check zero_values_are_p(CircularRules rules, Stakes largest) {
    return [=](const Examination& examination) -> Finding {
        const std::uint32_t most = examination.choose(largest.quick, largest.usual, largest.full);
        Context& context = examination.session.context();
        const Cube cube(rules, most);
        const GrundyCube values(context, cube);
        const PPositions p = sieve(context, cube);
        for (std::uint64_t i = 0; i < cube.positions(); ++i) {
            const Stacks stacks = cube.stacks(i);
            if ((values[stacks] == 0) != p.contains(stacks)) return {"", to_string(stacks)};
        }
        return {game_name(rules) + ", stacks <= " + std::to_string(most), ""};
    };
}

// CN-5: the nim value of CN(n,n) is the number of tokens (not in the slides).
Check value_is_sum(std::uint32_t n, Stakes largest) {
    return [=](const Examination& examination) -> Finding {
        const std::uint32_t most = examination.choose(largest.quick, largest.usual, largest.full);
        const Cube cube({n, n}, most);
        const GrundyCube values(examination.session.context(), cube);
        for (std::uint64_t i = 0; i < cube.positions(); ++i) {
            const Stacks stacks = cube.stacks(i);
            std::uint32_t sum = 0;
            for (const std::uint32_t stack : stacks) sum += stack;
            if (values[stacks] != sum)
                return {"", "the nim value of stack number " + std::to_string(i)};
        }
        return {"besides, nim values of CN(" + std::to_string(n) + "," + std::to_string(n) +
                    ") are sums, stacks <= " + std::to_string(most),
                ""};
    };
}

// CN-13: for positive x1..xn some xi can be lowered, or kept if the nim sum is 0 already, so that
// the nim sum is 0.
Finding nim_lemma(const Examination& examination) {
    const std::uint32_t most = examination.choose(7u, 15u, 31u);
    for (std::uint32_t n = 1; n <= 4; ++n) {
        const Cube cube({n, 1}, most - 1);  // stacks 1 .. most
        for (std::uint64_t i = 0; i < cube.positions(); ++i) {
            Stacks stacks = cube.stacks(i);
            std::uint32_t total = 0;
            for (std::uint32_t& stack : stacks) total ^= ++stack;
            const bool can = std::any_of(stacks.begin(), stacks.end(), [&](std::uint32_t x) {
                return total == 0 ? (x ^ total) == x : (x ^ total) < x;
            });
            if (!can) return {"", "stacks with nim sum " + std::to_string(total)};
        }
    }
    return {"up to 4 stacks of 1.." + std::to_string(most), ""};
}

// CN-14: with stacks at three places of a circle, one more elsewhere and no others, the game is the
// path PN(3,2) and a heap.
Check path_inside(CircularRules rules, const std::vector<std::size_t>& places, std::size_t heap,
                  Stakes largest) {
    return [=](const Examination& examination) -> Finding {
        const std::uint32_t most = examination.choose(largest.quick, largest.usual, largest.full);
        Context& context = examination.session.context();
        CircularRules path{3, 2};
        path.circle = false;
        const GrundyCube whole(context, Cube(rules, most));
        const GrundyCube parts(context, Cube(path, most));
        const Cube four({4, 1}, most);
        std::uint32_t greatest = 0;
        for (std::uint64_t i = 0; i < four.positions(); ++i) {
            const Stacks s = four.stacks(i);
            Stacks stacks(rules.stacks, 0);
            for (std::size_t j = 0; j < 3; ++j) stacks[places[j]] = s[j];
            stacks[heap] = s[3];
            const std::uint32_t part = parts[{s[0], s[1], s[2]}];
            greatest = std::max(greatest, part);
            if (whole[stacks] != (part ^ s[3])) return {"", to_string(stacks)};
        }
        std::string shape(2 * rules.stacks - 1, ',');
        for (std::size_t j = 0; j < rules.stacks; ++j) shape[2 * j] = '0';
        for (std::size_t j = 0; j < 3; ++j) shape[2 * places[j]] = "abc"[j];
        shape[2 * heap] = 'h';
        return {game_name(rules) + ": (" + shape +
                    ") is the path (a,b,c) and the heap h, stacks <= " + std::to_string(most) +
                    ", where the nim values of PN(3,2) go up to " + std::to_string(greatest),
                ""};
    };
}

// CN-18: two empty stacks leave two paths, whose nim values add up; one leaves one path.
Check empty_stacks_split(CircularRules rules, Stakes largest) {
    return [=](const Examination& examination) -> Finding {
        const std::uint32_t most = examination.choose(largest.quick, largest.usual, largest.full);
        Context& context = examination.session.context();
        const Cube cube(rules, most);
        const GrundyCube whole(context, cube);
        std::vector<GrundyCube> paths;  // of so many stacks as fit a window, one more, ...
        for (std::uint32_t n = rules.window; n < rules.stacks; ++n) {
            CircularRules path = rules;
            path.circle = false;
            path.stacks = n;
            paths.emplace_back(context, Cube(path, most));
        }
        const auto on_path = [&](const Stacks& stacks) -> std::uint32_t {
            return stacks.size() < rules.window ? 0 : paths[stacks.size() - rules.window][stacks];
        };
        for (std::uint64_t i = 0; i < cube.positions(); ++i) {
            const Stacks stacks = cube.stacks(i);
            if (stacks.front() != 0) continue;
            const Stacks behind(stacks.begin() + 1, stacks.end());
            if (whole[stacks] != on_path(behind)) return {"", to_string(stacks)};
            const auto second = std::find(behind.begin(), behind.end(), 0u);
            if (second == behind.end()) continue;
            const std::uint32_t left = on_path(Stacks(behind.begin(), second));
            const std::uint32_t right = on_path(Stacks(second + 1, behind.end()));
            if (whole[stacks] != (left ^ right)) return {"", to_string(stacks)};
        }
        return {game_name(rules) + ", stacks <= " + std::to_string(most), ""};
    };
}

// CN-15 for CN(2m,m): every P-position has equal sums of opposite adjacent pairs, and only those.
Check opposite_pairs(std::uint32_t m, Stakes largest) {
    std::string set = "(";
    for (std::uint32_t i = 0; i < 2 * m; ++i)
        set += (i == 0 ? "" : ",") + std::string(1, static_cast<char>('a' + i));
    set += "): ";
    for (std::uint32_t i = 0; i < m; ++i) {
        const auto pair = [&](std::uint32_t at) {
            return std::string(1, static_cast<char>('a' + at % (2 * m))) + "+" +
                   std::string(1, static_cast<char>('a' + (at + 1) % (2 * m)));
        };
        set += (i == 0 ? "" : ", ") + pair(i) + " = " + pair(i + m);
    }
    return sieved({2 * m, m}, set, largest);
}

std::string nim_sum_set(std::uint32_t n) {
    std::string names;
    std::string sum;
    for (std::uint32_t i = 0; i < n; ++i) {
        const std::string name(1, static_cast<char>('a' + i));
        names += (i == 0 ? "" : ",") + name;
        sum += (i == 0 ? "" : "^") + name;
    }
    return "(" + names + "): " + sum + " = 0";
}

std::string repeated(std::uint32_t n, const std::string& stack) {
    std::string text = "(";
    for (std::uint32_t i = 0; i < n; ++i) text += (i == 0 ? "" : ",") + stack;
    return text + ")";
}

void add_basics(std::vector<Claim>& claims) {
    claims.push_back({"CN-1",
                      "the options of (0,1,2) in CN(3,2), up to symmetry, are (0,0,2), (0,0,1), "
                      "(0,0,0) and (0,1,1)",
                      {options_of_example}});
    claims.push_back({"CN-2",
                      "a set A that has the final positions, from which no move leads into A, and "
                      "into which every other position has a move, is the set of P-positions",
                      {partition_theorem({2, 1}, 2), partition_theorem({3, 2}, 1),
                       partition_theorem({4, 2}, 1)}});
    claims.push_back(
        {"CN-3",
         "mex{1,4,5,7} = 0, mex{0,1,2,6} = 3, the nim sum of 12, 13 and 7 is 6; the P-positions "
         "are those of Grundy value 0",
         {all_true({"[1,4,5,7].Mex == 0", "[0,1,2,6].Mex == 3", "12 NimSum 13 NimSum 7 == 6"}),
          zero_values_are_p({5, 2}, {3, 5, 7}), zero_values_are_p({6, 4}, {2, 3, 5})}});
    Claim nim{"CN-4", "CN(n,1): the P-positions are those with nim sum 0", {}};
    Claim all{"CN-5", "CN(n,n): the only P-position is (0,...,0)", {}};
    Claim all_but_one{"CN-6", "CN(n,n-1): the P-positions are (a,...,a)", {}};
    for (std::uint32_t n = 2; n <= 5; ++n)
        nim.checks.push_back(sieved({n, 1}, nim_sum_set(n), {3, 7, 7}));
    nim.checks.push_back(each_proved("CN(n,1)", 2, 8, [](std::uint32_t n) {
        return proved({n, 1}, nim_sum_set(n));
    }));
    all.checks.push_back(each_proved("CN(n,n)", 2, 5, [](std::uint32_t n) {
        return proved({n, n}, repeated(n, "0"));
    }));
    all_but_one.checks.push_back(each_proved("CN(n,n-1)", 2, 5, [](std::uint32_t n) {
        return proved({n, n - 1}, repeated(n, "a"));
    }));
    all.checks.push_back(sieved({4, 4}, repeated(4, "0"), {3, 7, 15}));
    all.checks.push_back(value_is_sum(4, {3, 4, 6}));
    all_but_one.checks.push_back(sieved({6, 5}, repeated(6, "a"), {3, 4, 7}));
    nim.checks.push_back(nim_by_coq);
    claims.push_back(nim);
    claims.push_back(all);
    claims.push_back(all_but_one);
}

void add_theorem(std::vector<Claim>& claims, const std::string& id, CircularRules rules,
                 const std::string& set, Stakes largest) {
    claims.push_back({id,
                      game_name(rules) + ": the P-positions are " + set,
                      {sieved(rules, set, largest), proved(rules, set)}});
}

void add_theorems(std::vector<Claim>& claims) {
    add_theorem(claims, "CN-7", {4, 2}, "(a,b,a,b)", {6, 12, 30});
    add_theorem(claims, "CN-8", {5, 2}, "(a,b,c,d,b): a+b = c+d, a = max", {5, 10, 20});
    claims.push_back({"CN-8b",
                      "in CN(5,2), b is then the least stack",
                      {implied("(a,b,c,d,b): a+b = c+d, a = max", "b = min", 5, {6, 12, 20})}});
    claims.push_back({"CN-8c",
                      "in the proof of CN(5,2) one may assume that the least stack is empty",
                      {same_with_one_more_everywhere({5, 2}, {5, 10, 20})}});
    claims.back().note =
        "the slides do not say why: the P-positions are the same with one token more "
        "on every stack";
    add_theorem(claims, "CN-9", {5, 3}, "(0,b,c,d,b): b = c+d", {5, 10, 20});
    claims.push_back({"CN-9b",
                      "in CN(5,3), b is then the greatest stack",
                      {implied("(0,b,c,d,b): b = c+d", "b = max", 5, {6, 12, 20})}});
    add_theorem(claims, "CN-10", {6, 3}, "(a,b,c,d,e,f): a+b = d+e, b+c = e+f", {4, 7, 12});
    const std::string six = kSixFour;
    add_theorem(claims, "CN-11", {6, 4}, six, {4, 7, 12});
    claims.push_back({"CN-11b",
                      "in CN(6,3) and CN(6,4), also c+d = f+a",
                      {implied("(a,b,c,d,e,f): a+b = d+e, b+c = e+f", "c+d = f+a", 6, {4, 7, 10}),
                       implied(six, "c+d = f+a", 6, {4, 7, 10})}});
    claims.push_back({"CN-12",
                      "a P-position of CN(6,4), lettered as in the theorem, with a least stack in "
                      "each of the triples (a,c,d) and (b,d,f) is (a,b,c,a,b,c)",
                      {least_in_both("acd", "bdf", StackLetters::AsInTheorem, {4, 7, 10}),
                       least_in_both("ace", "bdf", StackLetters::Any, {4, 7, 12}),
                       fails(least_in_both("acd", "bdf", StackLetters::Any, {4, 7, 12}))}});
    claims.back().note =
        "where any stack may be called a, the first triple has to be (a,c,e); the scan may print d "
        "for e";
    claims.push_back({"CN-13",
                      "some stack of several positive ones can be lowered, or kept if the nim sum "
                      "is 0 already, so that the nim sum is 0",
                      {nim_lemma}});
}

constexpr const char* kNotShown =
    "the slides do not show the substructure; the path is our reading";

void add_open_questions(std::vector<Claim>& claims) {
    claims.push_back(
        {"CN-14",
         "CN(6,2), left open, needs all nim values of a substructure: the path PN(3,2)",
         {path_inside({6, 2}, {0, 1, 2}, 4, {2, 4, 6})},
         "",
         {},
         ClaimKind::Conjecture});
    claims.back().note = kNotShown;
    claims.push_back({"CN-14b",
                      "the same substructure occurs in CN(n,2) for n >= 6, here n = 7..9, and in "
                      "CN(9,3)",
                      {path_inside({7, 2}, {0, 1, 2}, 4, {2, 3, 4}),
                       path_inside({8, 2}, {0, 1, 2}, 5, {1, 2, 3}),
                       path_inside({9, 2}, {0, 1, 2}, 5, {1, 2, 2}),
                       path_inside({9, 3}, {0, 1, 3}, 6, {1, 2, 2})}});
    claims.back().note = kNotShown;
    claims.push_back({"CN-15",
                      "the conjecture that the P-positions of CN(2m,m) are those where the sums of "
                      "opposite adjacent pairs agree is true for m = 2 and 3, but NO in general",
                      {opposite_pairs(2, {6, 12, 20}), opposite_pairs(3, {4, 6, 10}),
                       fails(opposite_pairs(4, {2, 3, 4}))}});
    claims.back().note = "the NO is the slides' own answer";
    const std::string eight = "(0,x,a,b,e,c,d,x): a+b = x, c+d = x, e = min(x,a+d)";
    claims.push_back({"CN-16",
                      "CN(8,6): the P-positions are " + eight,
                      {sieved({8, 6}, eight, {2, 4, 6}), proved({8, 6}, eight)}});
    claims.back().note = "the position to be solved on the slides is lost in the scan";
    claims.push_back(
        {"CN-17",
         "the P-positions are found by computing, looking for a pattern, and proving it",
         {found_and_proved({3, 2}), found_and_proved({4, 2}), found_and_proved({5, 2}),
          found_and_proved({5, 3})}});
    Claim splits{"CN-18",
                 "where tokens must be taken from each of the stacks (V2, V3, V4), an empty stack "
                 "splits the position into separate ones with fewer stacks",
                 {}};
    for (const Removal removal : {Removal::FixedFromEach, Removal::AtLeastFromEach})
        for (const std::uint32_t amount : {1u, 2u}) {
            splits.checks.push_back(empty_stacks_split({5, 2, removal, amount}, {2, 4, 5}));
            splits.checks.push_back(empty_stacks_split({7, 3, removal, amount}, {2, 3, 3}));
        }
    claims.push_back(splits);
}

}  // namespace

Paper heubach_dufour() {
    Paper paper{"heubach-dufour", "S. Heubach and M. Dufour, Circular Nim Games, 2010", {}};
    add_basics(paper.claims);
    add_theorems(paper.claims);
    add_open_questions(paper.claims);
    return paper;
}

}  // namespace upstar
