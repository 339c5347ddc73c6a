#include "upstar/games/circular_nim/theorems/partition_proof.h"

#include <algorithm>
#include <bit>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/patterns/outcome_table.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/games/circular_nim/theorems/smt_solver.h"

namespace upstar::circular_nim {
namespace {

// How many positions are looked at before the solver is asked.
constexpr std::size_t kSmallPositions = 20'000;

constexpr unsigned kMostBits = 20;

class Prover {
public:
    Prover(const Claimed& claim, Context& context)
        : context_(context), turns_(turning(claim.set.symmetries)) {
        proof_.claim = claim;
    }

    PartitionProof prove() {
        if (compare_with_small_positions() && stays_out()) finds_way_in();
        return std::move(proof_);
    }

private:
    const Claimed& claim() const { return proof_.claim; }

    bool refute(Flaw flaw) {
        proof_.verdict = ProofVerdict::Refuted;
        proof_.flaw = std::move(flaw);
        return false;
    }
    bool leave_open(std::string missing) {
        proof_.missing = std::move(missing);
        return false;
    }

    // The first difference in the order of the table: all options come before a position.
    bool compare_with_small_positions() {
        if (claim().no_empty_stacks) return true;  // the table is of Circular Nim itself
        context_.progress("comparing the set with small positions");
        std::uint32_t largest = largest_stack(claim().rules, kSmallPositions);
        if (claim().bits > 0) largest = std::min(largest, (1u << claim().bits) - 1);
        const OutcomeTable table(claim().rules, largest, context_);
        for (std::size_t index = 0; index < table.size(); ++index) {
            context_.poll();
            Stacks position = table.position(index);
            const bool inside = claim().set.contains(position);
            if (inside && !table.is_p(index))
                return refute({position, winning_option(claim().rules, table, position)});
            if (!inside && table.is_p(index)) return refute({position, std::nullopt});
            if (!inside && is_turned(position)) small_.push_back(std::move(position));
        }
        return true;
    }

    // As (II) may assume it: the largest stack first, and so on.
    bool is_turned(const Stacks& p) const {
        return std::all_of(turns_.begin(), turns_.end(),
                           [&](const auto& turn) { return p[turn.first] >= p[turn.second]; });
    }

    bool has_formula(const Stacks& position, const NimZeros& zero) const {
        return std::any_of(proof_.moves.begin(), proof_.moves.end(), [&](const WinningMove& move) {
            return apply(claim().rules, claim().set, move, position, zero).has_value();
        });
    }

    bool add_formula(const Stacks& position, const NimZeros& zero) {
        std::optional<WinningMove> move =
            find_winning_move(claim().rules, claim().set, position, zero);
        if (!move) return false;
        proof_.moves.push_back(std::move(*move));
        return true;
    }

    bool stays_out() {
        const Names names = stack_names(claim().rules);
        for (const Obligation& obligation : stay_out_obligations(claim())) {
            context_.progress("proving " + obligation.name);
            SmtSolver solver;
            solver.add(obligation.script);
            switch (solver.check(context_)) {
                case SmtAnswer::Unsatisfiable:
                    continue;
                case SmtAnswer::Unknown:
                    return leave_open("(I): the solver gives up on " + obligation.name);
                default:
                    break;
            }
            Names after = names;
            for (std::string& name : after) name += "1";
            const Stacks position = solver.values(names);
            Stacks option = solver.values(after);
            const std::vector<std::size_t> places = window_places(claim().rules, obligation.window);
            for (std::size_t i = 0; i < option.size(); ++i)
                if (std::find(places.begin(), places.end(), i) == places.end())
                    option[i] = position[i];
            if (claim().has_opaque_nim_sums() &&
                !(claim().set.contains(position) && claim().set.contains(option)))
                return leave_open("(I): " + obligation.name +
                                  " needs more than these laws of nim sums");
            return refute({position, option});
        }
        return true;
    }

    void finds_way_in() {
        std::vector<Reduction> reductions(1);
        if (claim().has_opaque_nim_sums()) reductions = possible_reductions(claim().set);
        std::optional<Stacks> stuck;
        for (const Reduction& reduction : reductions) {
            proof_.reduction = reduction;
            proof_.moves.clear();
            stuck = learn_from_small_positions();
            if (!stuck) stuck = learn_from_the_solver();
            if (!stuck) return;
        }
        decide_without_formula(*stuck);
    }

    // These return a position for which no formula is found.
    std::optional<Stacks> learn_from_small_positions() {
        for (const Stacks& position : small_) {
            context_.poll();
            if (!claim().has_opaque_nim_sums()) {
                if (!has_formula(position, {})) add_formula(position, {});
                continue;
            }
            for (const NimZeros& zero : proof_.reduction.zeros(position))
                if (!has_formula(position, zero) && !add_formula(position, zero)) return position;
        }
        return std::nullopt;
    }

    std::optional<Stacks> learn_from_the_solver() {
        Names names = stack_names(claim().rules);
        const Names zero_numbers = zero_names(proof_.reduction);
        names.insert(names.end(), zero_numbers.begin(), zero_numbers.end());
        SmtSolver solver;
        solver.add(way_in_head(claim(), proof_.reduction));
        const std::string declarations = way_in_declarations(names);
        const auto add = [&](const WinningMove& move) {
            solver.add(declarations + without_move(claim(), proof_.reduction, move));
        };
        for (const WinningMove& move : proof_.moves) add(move);
        while (true) {
            context_.progress("proving II with " + std::to_string(proof_.moves.size()) +
                              " formulas for moves");
            const SmtAnswer answer = solver.check(context_);
            if (answer == SmtAnswer::Unsatisfiable) {
                proof_.verdict = ProofVerdict::Proved;
                return std::nullopt;
            }
            if (answer == SmtAnswer::Unknown) {
                leave_open("(II): the solver gives up");
                return std::nullopt;
            }
            const Stacks values = solver.values(names);
            const auto end_of_position =
                values.begin() + static_cast<std::ptrdiff_t>(claim().rules.stacks);
            const Stacks position(values.begin(), end_of_position);
            const NimZeros zero{{end_of_position, values.end()}, proof_.reduction.zero_sums()};
            if (!add_formula(position, zero)) return position;
            add(proof_.moves.back());
        }
    }

    std::string way_in_declarations(const Names& names) const {
        const SmtText smt(claim().bits);
        std::string text;
        if (claim().has_opaque_nim_sums()) text += declare_nim_sums(claim().set, proof_.reduction);
        for (const std::string& name : names) text += smt.declare(name);
        return text;
    }

    // Whether this one position has a move into the set is a question without quantifiers.
    void decide_without_formula(const Stacks& position) {
        const std::string stuck = "(II): no formula found for the move from " + to_string(position);
        unsigned bits = claim().bits;
        if (claim().has_opaque_nim_sums()) {
            bits = static_cast<unsigned>(
                std::bit_width(*std::max_element(position.begin(), position.end())));
            if (claim().set.contains(position) || bits > kMostBits) {
                leave_open(stuck);
                return;
            }
        }
        const SmtText smt(bits);
        const Names before = stack_names(claim().rules);
        for (std::size_t window = 0; window < window_count(claim().rules); ++window) {
            Names after = before;
            std::string script;
            for (const std::string& name : before) script += smt.declare(name);
            for (std::size_t i = 0; i < before.size(); ++i)
                script += "(assert " +
                          smt.compare(LinearForm::variable(before.size(), i), Comparison::Equal,
                                      LinearForm(before.size(), position[i]), before) +
                          ")\n";
            for (const std::size_t place : window_places(claim().rules, window)) {
                after[place] += "1";
                script += smt.declare(after[place]);
            }
            script += "(assert " + smt.is_move(claim().rules, window, before, after) + ")\n";
            script += "(assert " + smt.contains(claim().set, after) + ")\n";
            SmtSolver solver;
            solver.add(script);
            if (solver.check(context_) != SmtAnswer::Unsatisfiable) {
                leave_open(stuck);
                return;
            }
        }
        refute({position, std::nullopt});
    }

    Context& context_;
    const std::vector<std::pair<std::size_t, std::size_t>> turns_;
    PartitionProof proof_;
    std::vector<Stacks> small_;  // positions outside the set, turned as (II) may assume it
};

}  // namespace

std::vector<Obligation> PartitionProof::obligations() const {
    std::vector<Obligation> all = stay_out_obligations(claim);
    all.push_back(way_in_obligation(claim, reduction, moves));
    return all;
}

PartitionProof prove_partition(const Claimed& claim, Context& context) {
    if (claim.has_opaque_nim_sums() && !claim.set.has_only_zero_nim_sums())
        throw Error(ErrorKind::Input,
                    "a set with nim sums that are not said to be 0 is proved for stacks below a "
                    "power of two: give the number of bits");
    if (claim.bits > kMostBits) throw Error(ErrorKind::Input, "at most 20 bits");
    // The set as it reads on disk, so that a proof on disk can be made again from it.
    Claimed written = claim;
    written.set = parse_stack_set(to_string(claim.set), claim.set.stacks, claim.set.symmetries);
    return Prover(written, context).prove();
}

void add_tree(PartitionProof& proof, Context& context) {
    if (proof.verdict != ProofVerdict::Proved || proof.claim.bits != 0) return;
    try {
        proof.tree = decision_tree(proof.claim, proof.moves, context, proof.reduction);
        if (!proof.tree)
            proof.without_tree = proof.reduction.groups.size() > 1
                                     ? "none is made for nim sums of several groups of numbers"
                                     : "Z3 gives up on one";
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Limit) throw;
        proof.without_tree = error.message();
        context.resume();
    }
}

std::string describe(const Flaw& flaw) {
    const std::string position = to_string(flaw.position);
    if (flaw.option)
        return position + " is in the set and has a move to " + to_string(*flaw.option) +
               ", which is in it too";
    return position + " is not in the set and has no move into it";
}

}  // namespace upstar::circular_nim
