#include "upstar/games/konane/army/pagoda_search.h"

#include <z3++.h>

#include <string>

#include "upstar/base/integer.h"

namespace upstar::konane {
namespace {

using Rational = boost::multiprecision::cpp_rational;

// Z3 looks at its limit only between steps of its own, and in large programs one step may take a
// minute, so these are not begun.
constexpr unsigned kPatience = 2'000;  // milliseconds; most full programs take a tenth of that
constexpr std::size_t kMostSquares = 200;

// Which unknown and which factor make up the potential of a square.
struct Potential {
    std::size_t unknown = 0;
    int factor = 1;
};

// F(n), F(n-1), ..., F(1), F(0) = 0, then 1 and 0 in turns.
int fibonacci_profile(int n, int t) {
    if (t > n) return (t - n) % 2;
    int previous = 1;
    int current = 0;
    for (int i = t; i < n; ++i) {
        const int next = previous + current;
        previous = current;
        current = next;
    }
    return current;
}

// The multiples of the rationals that are integers without a common factor; nothing if one exceeds
// kMostPotential.
std::optional<std::vector<std::int64_t>> scaled(const std::vector<Rational>& values) {
    Integer multiple = 1;
    for (const Rational& value : values) multiple = lcm(multiple, denominator(value));
    Integer divisor = 0;
    std::vector<Integer> integers;
    for (const Rational& value : values) {
        integers.push_back(numerator(value) * (multiple / denominator(value)));
        divisor = gcd(divisor, integers.back());
    }
    std::vector<std::int64_t> result;
    for (const Integer& value : integers) {
        const Integer reduced = divisor == 0 ? value : Integer(value / divisor);
        if (reduced > kMostPotential) return std::nullopt;
        result.push_back(static_cast<std::int64_t>(reduced));
    }
    return result;
}

}  // namespace

// One linear program: the potential of every cell below the goal's row, and of the goal, is an
// unknown times a factor.
class PagodaSearch::Program {
public:
    Program(z3::context& context, const PagodaSearch& search, std::vector<Potential> potentials,
            std::size_t unknowns)
        : search_(search),
          potentials_(std::move(potentials)),
          context_(context),
          solver_(context_, "QF_LRA"),
          supply_(context_) {
        solver_.set("ctrl_c", false);  // the front end's, as everywhere
        for (std::size_t i = 0; i < unknowns; ++i) unknowns_.push_back(unknown("f", i));
    }

    void forbid_gain(std::size_t from, std::size_t over, std::size_t to) {
        solver_.add(unknowns_[from] + unknowns_[over] >= unknowns_[to]);
    }

    void set_supply() {
        const std::vector<Square>& stones = search_.army_.stones();
        z3::expr_vector terms(context_);
        if (search_.most_stones_ >= stones.size()) {
            for (const Square& stone : stones) terms.push_back(at(search_.region_.index(stone)));
        } else {
            const z3::expr level = unknown("level", 0);
            terms.push_back(level * context_.int_val(static_cast<int>(search_.most_stones_)));
            for (std::size_t i = 0; i < stones.size(); ++i) {
                const z3::expr above = unknown("above", i);
                solver_.add(above >= at(search_.region_.index(stones[i])) - level);
                terms.push_back(above);
            }
        }
        supply_ = z3::sum(terms);
    }

    std::optional<std::vector<std::int64_t>> against(const Demand& demand, Square goal) {
        z3::expr_vector terms(context_);
        for (std::size_t i = 0; i < demand.size(); ++i)
            if (demand[i] != 0) terms.push_back(at(i) * context_.int_val(demand[i]));
        const std::size_t to = search_.region_.index(goal);
        const auto row = static_cast<std::size_t>(search_.region_.width());
        solver_.push();
        solver_.add(at(to - row) + at(to - 2 * row) >= at(to));
        solver_.add(z3::sum(terms) >= supply_ + 1);
        std::optional<std::vector<std::int64_t>> result;
        if (solver_.check() == z3::sat) result = potentials(solver_.get_model(), goal);
        solver_.pop();
        return result;
    }

    void limit_time(unsigned milliseconds) { solver_.set("timeout", milliseconds); }

private:
    z3::expr unknown(const char* name, std::size_t i) {
        z3::expr result = context_.real_const((name + std::to_string(i)).c_str());
        solver_.add(result >= 0);
        return result;
    }

    z3::expr at(std::size_t cell) {
        return unknowns_[potentials_[cell].unknown] * context_.int_val(potentials_[cell].factor);
    }

    std::optional<std::vector<std::int64_t>> potentials(const z3::model& model, Square goal) {
        std::vector<Rational> values;
        for (std::size_t i = 0; i < potentials_.size(); ++i) {
            const Square cell = search_.region_.cell(i);
            if (cell.row == search_.region_.top && cell != goal) {
                values.emplace_back(0);
                continue;
            }
            const z3::expr value = model.eval(unknowns_[potentials_[i].unknown], true);
            const Integer above(value.numerator().get_decimal_string(0));
            const Integer below(value.denominator().get_decimal_string(0));
            values.push_back(Rational(above, below) * potentials_[i].factor);
        }
        return scaled(values);
    }

    const PagodaSearch& search_;
    std::vector<Potential> potentials_;
    z3::context& context_;
    z3::solver solver_;
    std::vector<z3::expr> unknowns_;
    z3::expr supply_;
};

struct PagodaSearch::Solver {
    z3::context context;
};

// The profile after the longest Fibonacci one is all ones.
PagodaSearch::PagodaSearch(const Army& army, int distance, std::size_t most_stones)
    : army_(army),
      region_(region_before(army, distance)),
      most_stones_(most_stones),
      solver_(std::make_unique<Solver>()),
      products_(static_cast<std::size_t>(distance + army.depth() + 2)) {}

PagodaSearch::Program& PagodaSearch::product(std::size_t i) {
    if (products_[i]) return *products_[i];
    const bool is_flat = i + 1 == products_.size();
    const auto columns = static_cast<std::size_t>(region_.width());
    std::vector<Potential> potentials;
    for (std::size_t cell = 0; cell < region_.size(); ++cell) {
        const int t = region_.top - region_.cell(cell).row;
        potentials.push_back(
            {cell % columns, is_flat ? 1 : fibonacci_profile(static_cast<int>(i), t)});
    }
    products_[i] =
        std::make_unique<Program>(solver_->context, *this, std::move(potentials), columns);
    for (std::size_t x = 0; x + 2 < columns; ++x) {
        products_[i]->forbid_gain(x, x + 1, x + 2);
        products_[i]->forbid_gain(x + 2, x + 1, x);
    }
    products_[i]->set_supply();
    return *products_[i];
}

PagodaSearch::~PagodaSearch() = default;

std::optional<Pagoda> PagodaSearch::checked(const Demand& demand, Square goal,
                                            std::vector<std::int64_t> potentials) const {
    Pagoda pagoda{region_, goal, std::move(potentials)};
    if (!is_pagoda(pagoda) ||
        potential(pagoda, demand) <= greatest_potential(pagoda, army_, most_stones_))
        return std::nullopt;
    return pagoda;
}

std::optional<Pagoda> PagodaSearch::product_against(const Demand& demand, Square goal) {
    for (std::size_t i = products_.size(); i-- > 0;)
        if (auto potentials = product(i).against(demand, goal)) {
            auto pagoda = checked(demand, goal, std::move(*potentials));
            if (pagoda) return pagoda;
        }
    return std::nullopt;
}

std::optional<Pagoda> PagodaSearch::any_against(const Demand& demand, Square goal) {
    if (region_.size() > kMostSquares) return std::nullopt;
    if (!all_) {
        std::vector<Potential> potentials(region_.size());
        for (std::size_t i = 0; i < region_.size(); ++i) potentials[i].unknown = i;
        all_ = std::make_unique<Program>(solver_->context, *this, std::move(potentials),
                                         region_.size());
        all_->limit_time(kPatience);
        for (const Jump& jump : jumps_before(region_, goal))
            if (jump.to != goal)
                all_->forbid_gain(region_.index(jump.from), region_.index(jump.over),
                                  region_.index(jump.to));
        all_->set_supply();
    }
    auto potentials = all_->against(demand, goal);
    return potentials ? checked(demand, goal, std::move(*potentials)) : std::nullopt;
}

std::int64_t potential(const Pagoda& pagoda, const Demand& demand) {
    std::int64_t total = 0;
    for (std::size_t i = 0; i < demand.size(); ++i) total += demand[i] * pagoda.potentials[i];
    return total;
}

}  // namespace upstar::konane
