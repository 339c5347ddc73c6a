// What the new stacks of a window must satisfy to make a legal move into one case of a set, at one
// position: linear equations, linear inequalities and nim sums, solved for the new stacks.
#pragma once

#include <algorithm>
#include <map>
#include <vector>

#include "upstar/games/circular_nim/sets/winning_move.h"

namespace upstar::circular_nim {

class MoveSystem {
public:
    /// Of a position, followed by other known numbers.
    explicit MoveSystem(const Stacks& known)
        : stacks_(known.size()), values_(known.begin(), known.end()) {
        values_.resize(2 * stacks_);
    }

    void set_unknown(const std::vector<std::size_t>& places);
    void add_equation(LinearForm zero) { equations_.push_back(std::move(zero)); }
    void add_inequality(LinearForm natural) { inequalities_.push_back(std::move(natural)); }
    /// No new stack occurs in it, and it is not 0 at the position.
    bool contradicts(const LinearForm& zero) const {
        return !has_unknown(zero) && zero(values_) != 0;
    }

    /// The nim sum of the forms is 0.
    void add_nim_sum(std::vector<LinearForm> forms) { nim_sums_.push_back(std::move(forms)); }

    /// Some remainder by this modulus is asked for: values next to a bound may do where it does
    /// not.
    void add_modulus(std::int64_t modulus) { modulus_ = std::max(modulus_, modulus); }

    /// Formulas for all new stacks; not all need be right, but where none is, either there is no
    /// move, or it takes coefficients other than 1 or several free stacks under nim sums.
    std::vector<std::vector<Assignment>> solutions();

private:
    // One step of the elimination of free stacks: what bounds this one, given those after it.
    struct Bounds {
        std::size_t variable;
        std::vector<LinearForm> lower;
        std::vector<LinearForm> upper;
    };

    bool is_unknown(std::size_t variable) const {
        return variable >= stacks_ && unknown_[variable - stacks_];
    }
    bool has_unknown(const LinearForm& form) const;
    void eliminate(std::size_t variable, const LinearForm& value);
    bool solve_equations();
    bool solve_nim_sums();
    bool bound_free_stacks(std::vector<Bounds>& steps) const;
    std::vector<LinearForm> choices(const Bounds& bounds) const;
    std::vector<std::vector<LinearForm>> nim_choices() const;

    std::size_t stacks_;
    std::vector<std::int64_t> values_;  // of the stacks before the move; 0 for the new ones
    std::vector<bool> unknown_;
    std::vector<LinearForm> equations_;
    std::vector<LinearForm> inequalities_;
    std::vector<std::vector<LinearForm>> nim_sums_;
    std::int64_t modulus_ = 1;
    std::vector<Assignment> solved_;  // the last one first to be evaluated
    bool has_dependents_ = false;     // some new stack is a nim sum of others
};

/// A system for each way to choose the argument that is the minimum or maximum in the conditions,
/// if each stack loses a fixed number or nothing, for each choice of these, and, if nim sums are
/// known to be 0, for ways to pair their summands with those of the conditions.
std::vector<MoveSystem> move_systems(const CircularRules& rules, const StackCase& target,
                                     const Image& image, std::size_t window, const Stacks& position,
                                     const NimZeros& zero);

}  // namespace upstar::circular_nim
