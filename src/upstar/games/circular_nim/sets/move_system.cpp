#include "upstar/games/circular_nim/sets/move_system.h"

#include <algorithm>
#include <numeric>

namespace upstar::circular_nim {
namespace {

constexpr std::int64_t kMostSteps = 4;      // away from a bound
constexpr std::size_t kMostWays = 1 << 11;  // to choose among bounds

// What follows from two inequalities, one with the variable and one against it.
LinearForm without(std::size_t variable, const LinearForm& low, const LinearForm& high) {
    LinearForm sum(low.coefficients.size());
    sum.add(low, -high.coefficients[variable]);
    sum.add(high, low.coefficients[variable]);
    std::int64_t divisor = 0;
    for (const std::int64_t factor : sum.coefficients) divisor = std::gcd(divisor, factor);
    if (divisor < 2) return sum;
    for (std::int64_t& factor : sum.coefficients) factor /= divisor;
    const std::int64_t rest = (sum.constant % divisor + divisor) % divisor;
    sum.constant = (sum.constant - rest) / divisor;
    return sum;
}

}  // namespace

void MoveSystem::set_unknown(const std::vector<std::size_t>& places) {
    unknown_.assign(stacks_, false);
    for (const std::size_t place : places) unknown_[place] = true;
}

bool MoveSystem::has_unknown(const LinearForm& form) const {
    for (std::size_t i = stacks_; i < 2 * stacks_; ++i)
        if (form.coefficients[i] != 0 && is_unknown(i)) return true;
    return false;
}

void MoveSystem::eliminate(std::size_t variable, const LinearForm& value) {
    for (LinearForm& form : equations_) form.substitute(variable, value);
    for (LinearForm& form : inequalities_) form.substitute(variable, value);
    for (auto& forms : nim_sums_)
        for (LinearForm& form : forms) form.substitute(variable, value);
    unknown_[variable - stacks_] = false;
    solved_.push_back({variable - stacks_, Operator::Sum, {value}});
}

// An unknown outside the nim sums goes first: a nim sum of sums cannot be solved for anything.
bool MoveSystem::solve_equations() {
    const auto in_nim_sum = [&](std::size_t variable) {
        for (const auto& forms : nim_sums_)
            for (const LinearForm& form : forms)
                if (form.coefficients[variable] != 0) return true;
        return false;
    };
    for (std::size_t e = 0; e < equations_.size(); ++e) {
        const LinearForm zero = equations_[e];
        if (!has_unknown(zero)) {
            if (zero(values_) != 0) return false;
            continue;
        }
        std::size_t best = 2 * stacks_;
        for (std::size_t i = stacks_; i < 2 * stacks_; ++i) {
            const bool unit = zero.coefficients[i] == 1 || zero.coefficients[i] == -1;
            if (!unit || !is_unknown(i)) continue;
            if (best == 2 * stacks_ || (in_nim_sum(best) && !in_nim_sum(i))) best = i;
        }
        if (best == 2 * stacks_) return false;
        LinearForm value(2 * stacks_);
        value.add(zero, -zero.coefficients[best]);
        value.coefficients[best] = 0;
        eliminate(best, value);
    }
    return true;
}

bool MoveSystem::solve_nim_sums() {
    const auto is_dependent = [&](const LinearForm& form) {
        return std::any_of(solved_.begin(), solved_.end(), [&](const Assignment& solved) {
            return solved.op == Operator::NimSum && form.coefficients[stacks_ + solved.stack] != 0;
        });
    };
    for (const auto& forms : nim_sums_) {
        // A nim sum of nim sums would be solved in a circle.
        if (std::any_of(forms.begin(), forms.end(), is_dependent)) return false;
        std::size_t alone = forms.size();
        bool any = false;
        for (std::size_t f = 0; f < forms.size(); ++f) {
            if (!has_unknown(forms[f])) continue;
            any = true;
            for (std::size_t i = stacks_; i < 2 * stacks_; ++i)
                if (is_unknown(i) && forms[f] == LinearForm::variable(2 * stacks_, i)) alone = f;
        }
        if (!any) {
            std::int64_t sum = 0;
            for (const LinearForm& form : forms) sum ^= form(values_);
            if (sum != 0) return false;
            continue;
        }
        if (alone == forms.size()) return false;
        std::vector<LinearForm> others;
        for (std::size_t f = 0; f < forms.size(); ++f)
            if (f != alone) others.push_back(forms[f]);
        std::size_t variable = stacks_;
        while (forms[alone].coefficients[variable] == 0) ++variable;
        unknown_[variable - stacks_] = false;
        has_dependents_ = true;
        // What depends on this one is no longer linear in the free stacks.
        std::erase_if(inequalities_,
                      [&](const LinearForm& form) { return form.coefficients[variable] != 0; });
        if (others.empty()) others.emplace_back(2 * stacks_);
        solved_.push_back({variable - stacks_, Operator::NimSum, std::move(others)});
    }
    return true;
}

// Of inequalities with the same unknown part only the tightest at this position is kept, so that
// elimination stays small.
bool MoveSystem::bound_free_stacks(std::vector<Bounds>& steps) const {
    std::map<std::vector<std::int64_t>, LinearForm> tightest;
    const auto keep = [&](const LinearForm& form) {
        const std::vector<std::int64_t> key(
            form.coefficients.begin() + static_cast<std::ptrdiff_t>(stacks_),
            form.coefficients.end());
        const auto [found, added] = tightest.try_emplace(key, form);
        if (!added && form(values_) < found->second(values_)) found->second = form;
    };
    for (const LinearForm& form : inequalities_) keep(form);
    for (std::size_t v = stacks_; v < 2 * stacks_; ++v) {
        if (!is_unknown(v)) continue;
        Bounds bounds{v, {}, {}};
        std::map<std::vector<std::int64_t>, LinearForm> with;
        std::swap(with, tightest);
        std::vector<LinearForm> from_below, from_above;
        for (const auto& [key, form] : with) {
            const std::int64_t factor = form.coefficients[v];
            if (factor == 0) keep(form);
            if (factor > 0) from_below.push_back(form);
            if (factor < 0) from_above.push_back(form);
            // Half of a sum is no bound to choose, but bounds those chosen before.
            if (factor != 1 && factor != -1) continue;
            LinearForm bound(2 * stacks_);
            bound.add(form, -factor);
            bound.coefficients[v] = 0;
            (factor == 1 ? bounds.lower : bounds.upper).push_back(bound);
        }
        for (const LinearForm& low : from_below)
            for (const LinearForm& high : from_above) keep(without(v, low, high));
        steps.push_back(std::move(bounds));
    }
    for (const auto& [key, form] : tightest)
        if (!has_unknown(form) && form(values_) < 0) return false;
    return true;
}

// The tightest bound from below and from above; values_ holds those of the stacks chosen already.
std::vector<LinearForm> MoveSystem::choices(const Bounds& bounds) const {
    std::vector<LinearForm> tightest;
    const auto less = [&](const LinearForm& a, const LinearForm& b) {
        return a(values_) < b(values_);
    };
    if (!bounds.lower.empty())
        tightest.push_back(*std::max_element(bounds.lower.begin(), bounds.lower.end(), less));
    if (!bounds.upper.empty())
        tightest.push_back(*std::min_element(bounds.upper.begin(), bounds.upper.end(), less));
    std::vector<LinearForm> found = tightest;
    for (std::int64_t step = 1; step < std::min(modulus_, kMostSteps); ++step)
        for (std::size_t i = 0; i < tightest.size(); ++i) {
            const bool is_lower = i == 0 && !bounds.lower.empty();
            found.push_back(tightest[i]);
            found.back().constant += is_lower ? step : -step;
        }
    return found;
}

// Under nim sums a good value is often an old stack or a nim sum of old stacks.
std::vector<std::vector<LinearForm>> MoveSystem::nim_choices() const {
    std::vector<std::vector<LinearForm>> found;
    std::vector<std::vector<LinearForm>> smaller(1);
    for (std::size_t size = 1; size <= 4; ++size) {
        std::vector<std::vector<LinearForm>> larger;
        for (const auto& forms : smaller) {
            std::size_t next = 0;
            if (!forms.empty())
                while (forms.back().coefficients[next] == 0) ++next;
            for (std::size_t i = forms.empty() ? 0 : next + 1; i < stacks_; ++i) {
                larger.push_back(forms);
                larger.back().push_back(LinearForm::variable(2 * stacks_, i));
            }
        }
        found.insert(found.end(), larger.begin(), larger.end());
        smaller = std::move(larger);
    }
    const std::int64_t most =
        *std::max_element(values_.begin(), values_.begin() + static_cast<std::ptrdiff_t>(stacks_));
    for (std::int64_t k = 0; k <= most; ++k) found.push_back({LinearForm(2 * stacks_, k)});
    return found;
}

std::vector<std::vector<Assignment>> MoveSystem::solutions() {
    std::vector<Bounds> steps;
    if (!solve_equations() || !solve_nim_sums() || !bound_free_stacks(steps)) return {};
    std::vector<std::vector<Assignment>> found;
    // Each way to choose lower or upper bounds, or what is next to them, the stack eliminated last
    // first.
    const std::vector<std::int64_t> start = values_;
    const auto near = static_cast<std::size_t>(2 * std::min(modulus_, kMostSteps));
    std::size_t ways = 1;
    for (std::size_t s = 0; s < steps.size() && ways * near <= kMostWays; ++s) ways *= near;
    for (std::size_t way = 0; way < ways; ++way) {
        values_ = start;
        std::vector<Assignment> assignments;
        std::size_t rest = way;
        for (std::size_t s = steps.size(); s-- > 0;) {
            const std::vector<LinearForm> options = choices(steps[s]);
            if (options.empty()) break;
            const LinearForm& chosen = options[rest % near % options.size()];
            rest /= near;
            values_[steps[s].variable] = chosen(values_);
            assignments.push_back({steps[s].variable - stacks_, Operator::Sum, {chosen}});
        }
        if (assignments.size() != steps.size()) continue;
        assignments.insert(assignments.end(), solved_.rbegin(), solved_.rend());
        found.push_back(std::move(assignments));
    }
    if (has_dependents_ && steps.size() == 1)
        for (const auto& forms : nim_choices()) {
            const Operator op = forms.size() == 1 ? Operator::Sum : Operator::NimSum;
            std::vector<Assignment> assignments = {{steps[0].variable - stacks_, op, forms}};
            assignments.insert(assignments.end(), solved_.rbegin(), solved_.rend());
            found.push_back(std::move(assignments));
        }
    values_ = start;
    return found;
}

}  // namespace upstar::circular_nim
