#include "upstar/games/circular_nim/theorems/decision_tree.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <random>
#include <utility>

#include "upstar/games/circular_nim/theorems/smt_solver.h"

namespace upstar::circular_nim {
namespace {

constexpr std::size_t kSamples = 40'000;
// The largest stack of a sample: small ones meet equations, large ones are generic. With stacks of
// 1 and 2 among them trees were half as large again.
constexpr std::array<std::uint32_t, 6> kLargest = {3, 6, 12, 25, 50, 100};
constexpr std::size_t kBest = 40;     // ways that are looked at closely
constexpr double kAtomsWeight = 0.7;  // of the number of atoms that fail

class Bits {
public:
    void push_back(bool bit) {
        if (size_ % 64 == 0) words_.push_back(0);
        words_.back() |= std::uint64_t{bit} << (size_ % 64);
        ++size_;
    }
    std::size_t size() const { return size_; }

    std::size_t count() const {
        std::size_t sum = 0;
        for (const std::uint64_t word : words_)
            sum += static_cast<std::size_t>(std::popcount(word));
        return sum;
    }
    /// How many both have; the longer one ends with the shorter.
    std::size_t count_common(const Bits& other) const {
        std::size_t sum = 0;
        const std::size_t end = std::min(words_.size(), other.words_.size());
        for (std::size_t i = 0; i < end; ++i)
            sum += static_cast<std::size_t>(std::popcount(words_[i] & other.words_[i]));
        return sum;
    }
    /// Those of this one that are, or are not, in the other, which is no shorter.
    Bits selected(const Bits& other, bool wanted) const {
        Bits result = *this;
        for (std::size_t i = 0; i < words_.size(); ++i)
            result.words_[i] &= wanted ? other.words_[i] : ~other.words_[i];
        return result;
    }

private:
    std::vector<std::uint64_t> words_;
    std::size_t size_ = 0;
};

// As (II) reads it: the largest stack first, and the larger of its neighbours next; on a path the
// larger end first; in Set Nim some image that may be assumed.
Stacks sorted_reading(Stacks position, const Claimed& claim) {
    if (claim.rules.family) {
        const auto turns = turning(claim.set.symmetries);
        Stacks seen = position;
        for (const Image& image : claim.set.symmetries) {
            for (std::size_t i = 0; i < seen.size(); ++i) seen[i] = position[image[i]];
            if (std::all_of(turns.begin(), turns.end(), [&](const auto& turn) {
                    return seen[turn.first] >= seen[turn.second];
                }))
                break;
        }
        return seen;
    }
    if (claim.rules.circle) {
        std::rotate(position.begin(), std::max_element(position.begin(), position.end()),
                    position.end());
        if (position.size() > 2 && position[1] < position.back())
            std::reverse(position.begin() + 1, position.end());
    } else if (position.front() < position.back()) {
        std::reverse(position.begin(), position.end());
    }
    return position;
}

// What is known at the root of a tree, or below a reduction.
struct Start {
    std::vector<ConditionalWay> ways;
    std::vector<Atom> known = {};                      // what holds besides the order of the stacks
    std::optional<LinearForm> lowered = std::nullopt;  // the number above the one more
    bool has_one_more = false;                         // number after the stacks
};

class Builder {
public:
    Builder(const Claimed& claim, Start start, Context& context)
        : claim_(claim),
          context_(context),
          memory_(context),
          names_(stack_names(claim.rules)),
          ways_(std::move(start.ways)),
          known_(std::move(start.known)),
          lowered_(std::move(start.lowered)),
          has_one_more_(start.has_one_more) {
        if (has_one_more_) names_.push_back(stack_name(names_.size()));
        for (const ConditionalWay& way : ways_) {
            std::vector<std::size_t> numbers;
            for (const Atom& atom : way.atoms) numbers.push_back(number_of(atom));
            atoms_of_.push_back(std::move(numbers));
        }
        meeting_.resize(atoms_.size());
        working_.resize(ways_.size());
        memory_.add((meeting_.size() + working_.size()) * (kSamples / 8));
        for (const std::string& name : names_)
            declarations_ += "(declare-const " + name + " Int)\n";
        solver_.add(sorted_position(claim));
        if (has_one_more_) solver_.add(SmtText(0).declare(names_.back()));
        for (const Atom& atom : known_) assume(smt_term(atom, names_));
        if (lowered_) assume(smt_term(less_than(*lowered_), names_));
    }

    /// The one more number is less than this one.
    static Atom less_than(const LinearForm& number) {
        const std::size_t n = number.coefficients.size();
        return {LinearForm::variable(n, n - 1) - number + LinearForm(n, 1)};
    }

    std::optional<DecisionTree> build() {
        Bits all;
        std::mt19937_64 random;
        for (std::size_t i = 0; i < kSamples; ++i) {
            context_.poll();
            const std::uint32_t largest = kLargest[random() % kLargest.size()];
            Stacks position(claim_.rules.stacks);
            for (std::uint32_t& stack : position)
                stack = static_cast<std::uint32_t>(random() % (largest + 1));
            position = sorted_reading(std::move(position), claim_);
            if (has_one_more_) position.push_back(0);
            if (!std::all_of(known_.begin(), known_.end(),
                             [&](const Atom& atom) { return atom.holds(position); }))
                continue;
            if (lowered_) {
                const std::int64_t above = (*lowered_)(position);
                if (above <= 0) continue;
                position.back() =
                    static_cast<std::uint32_t>(random() % static_cast<std::uint64_t>(above));
            }
            add_sample(all, position);
        }
        return grow(std::move(all));
    }

private:
    std::size_t number_of(const Atom& atom) {
        const std::string term = smt_term(atom, names_);
        const auto [found, added] = numbers_.try_emplace(term, atoms_.size());
        if (added) {
            atoms_.push_back(atom);
            terms_.push_back(term);
        }
        return found->second;
    }

    void add_sample(Bits& samples, const Stacks& position) {
        std::vector<bool> holds(atoms_.size());
        for (std::size_t a = 0; a < atoms_.size(); ++a) {
            holds[a] = atoms_[a].holds(position);
            meeting_[a].push_back(holds[a]);
        }
        for (std::size_t w = 0; w < ways_.size(); ++w)
            working_[w].push_back(std::all_of(atoms_of_[w].begin(), atoms_of_[w].end(),
                                              [&](std::size_t a) { return holds[a]; }));
        while (samples.size() < count_) samples.push_back(false);
        samples.push_back(true);
        ++count_;
    }

    void assume(const std::string& term) { solver_.add(declarations_ + "(assert " + term + ")\n"); }

    // Adds a position where the comparisons above hold and these atoms do not all.
    SmtAnswer look_for_sample(Bits& samples, const std::vector<std::size_t>* atoms) {
        solver_.push();
        if (atoms != nullptr) {
            std::vector<std::string> terms;
            for (const std::size_t atom : *atoms) terms.push_back(terms_[atom]);
            assume("(not " + SmtText::all(terms) + ")");
        }
        const SmtAnswer answer = solver_.check(context_);
        if (answer == SmtAnswer::Satisfiable) add_sample(samples, solver_.values(names_));
        solver_.pop();
        return answer;
    }

    std::optional<DecisionTree> grow(Bits samples) {
        context_.poll();
        if (samples.count() == 0) {
            const SmtAnswer answer = look_for_sample(samples, nullptr);
            if (answer == SmtAnswer::Unknown) return std::nullopt;
            if (answer == SmtAnswer::Unsatisfiable) return leaf(Impossible{});
        }
        for (std::size_t w = 0; w < ways_.size(); ++w) {
            if (samples.count_common(working_[w]) != samples.count()) continue;
            const SmtAnswer answer = look_for_sample(samples, &atoms_of_[w]);
            if (answer == SmtAnswer::Unknown) return std::nullopt;
            if (answer == SmtAnswer::Unsatisfiable) return leaf(ways_[w].way);
        }
        const std::optional<std::size_t> atom = best_atom(samples);
        if (!atom) return std::nullopt;
        std::optional<DecisionTree> met = branch(samples, *atom, true);
        if (!met) return std::nullopt;
        std::optional<DecisionTree> unmet = branch(samples, *atom, false);
        if (!unmet) return std::nullopt;
        Split split{atoms_[*atom], {}};
        split.branches.push_back(std::move(*met));
        split.branches.push_back(std::move(*unmet));
        return DecisionTree{std::move(split)};
    }

    DecisionTree leaf(std::variant<Impossible, WayIn, Split, Lowering> node) {
        ++leaves_;
        if (leaves_ % 10 == 0)
            context_.progress("strategy: " + std::to_string(leaves_) + " leaves");
        return {std::move(node)};
    }

    std::optional<DecisionTree> branch(const Bits& samples, std::size_t atom, bool met) {
        solver_.push();
        assume(met ? terms_[atom] : "(not " + terms_[atom] + ")");
        std::optional<DecisionTree> tree = grow(samples.selected(meeting_[atom], met));
        solver_.pop();
        return tree;
    }

    // None if no way works anywhere.
    std::optional<std::size_t> best_atom(const Bits& samples) const {
        std::vector<std::pair<std::size_t, std::size_t>> covering;  // how much, and which
        for (std::size_t w = 0; w < ways_.size(); ++w) {
            const std::size_t covered = samples.count_common(working_[w]);
            if (covered > 0) covering.emplace_back(covered, w);
        }
        std::stable_sort(covering.begin(), covering.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        if (covering.size() > kBest) covering.resize(kBest);
        const std::size_t all = samples.count();
        double best = 0;
        std::optional<std::size_t> found;
        for (const auto& [covered, way] : covering) {
            std::size_t failing = 0, least = all;
            std::optional<std::size_t> hardest;
            for (const std::size_t atom : atoms_of_[way]) {
                const std::size_t holding = samples.count_common(meeting_[atom]);
                if (holding < all) ++failing;
                if (holding < least) {
                    least = holding;
                    hardest = atom;
                }
            }
            const double score =
                static_cast<double>(covered) / std::pow(static_cast<double>(failing), kAtomsWeight);
            if (hardest && score > best) {
                best = score;
                found = hardest;
            }
        }
        return found;
    }

    const Claimed& claim_;
    Context& context_;
    Charge memory_;
    Names names_;
    std::vector<ConditionalWay> ways_;
    std::vector<Atom> known_;
    std::optional<LinearForm> lowered_;
    bool has_one_more_;
    std::vector<std::vector<std::size_t>> atoms_of_;  // of each way
    std::vector<Atom> atoms_;
    std::vector<std::string> terms_;              // the same for Z3
    std::map<std::string, std::size_t> numbers_;  // of the atoms, by their terms
    std::vector<Bits> meeting_;                   // the samples where an atom holds
    std::vector<Bits> working_;                   // and where a way in works
    std::size_t count_ = 0;                       // of samples
    std::size_t leaves_ = 0;
    std::string declarations_;
    SmtSolver solver_;
};

// The tree above a reduction: which form is the least of each number, and then the numbers.
class Reducer {
public:
    Reducer(const Claimed& claim, const std::vector<WinningMove>& moves, Context& context)
        : claim_(claim), moves_(moves), context_(context) {}

    std::optional<DecisionTree> build(std::vector<Least> numbers) {
        if (!is_possible()) return DecisionTree{Impossible{}};
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (numbers[i].size() > 1) return compared(std::move(numbers), i);
        Lowering lowering;
        for (const auto& forms : numbers) lowering.numbers.push_back(forms.front());
        for (std::size_t lowered = 0; lowered <= numbers.size(); ++lowered) {
            std::optional<DecisionTree> tree = branch(lowering.numbers, lowered);
            if (!tree) return std::nullopt;
            lowering.branches.push_back(std::move(*tree));
        }
        return DecisionTree{std::move(lowering)};
    }

private:
    // The first two forms of number i.
    std::optional<DecisionTree> compared(std::vector<Least> numbers, std::size_t i) {
        const LinearForm first = numbers[i][0], second = numbers[i][1];
        const LinearForm one(first.coefficients.size(), 1);
        Split split{{first - second}, {}};
        for (const bool first_is_least : {true, false}) {
            auto rest = numbers;
            rest[i].erase(rest[i].begin() + (first_is_least ? 1 : 0));
            known_.push_back({first_is_least ? first - second : second - first + one});
            std::optional<DecisionTree> tree = build(std::move(rest));
            known_.pop_back();
            if (!tree) return std::nullopt;
            split.branches.push_back(std::move(*tree));
        }
        // What the order of the stacks says already is not asked.
        for (const std::size_t branch : {0u, 1u})
            if (std::holds_alternative<Impossible>(split.branches[branch].node))
                return std::move(split.branches[1 - branch]);
        return DecisionTree{std::move(split)};
    }

    bool is_possible() {
        SmtSolver solver;
        const Names names = stack_names(claim_.rules);
        std::string script = sorted_position(claim_);
        for (const Atom& atom : known_) script += "(assert " + smt_term(atom, names) + ")\n";
        solver.add(script);
        return solver.check(context_) != SmtAnswer::Unsatisfiable;
    }

    // 0: the nim sum of the numbers is 0; i + 1: it is with a lesser number in place of number i.
    std::optional<DecisionTree> branch(const std::vector<LinearForm>& numbers,
                                       std::size_t lowered) {
        const auto with_one_more = [](LinearForm form) {
            form.coefficients.push_back(0);
            return form;
        };
        std::vector<LinearForm> zero;
        for (const LinearForm& number : numbers) zero.push_back(with_one_more(number));
        Start start;
        start.has_one_more = true;
        if (lowered > 0) {
            const std::size_t n = zero.front().coefficients.size();
            start.lowered = zero[lowered - 1];
            zero[lowered - 1] = LinearForm::variable(n, n - 1);
        }
        for (const Atom& atom : known_) start.known.push_back({with_one_more(atom.form)});
        start.ways = ways_in(claim_, moves_, zero);
        return Builder(claim_, std::move(start), context_).build();
    }

    const Claimed& claim_;
    const std::vector<WinningMove>& moves_;
    Context& context_;
    std::vector<Atom> known_;
};

}  // namespace

std::size_t DecisionTree::leaves() const {
    std::size_t sum = 0;
    if (const auto* split = std::get_if<Split>(&node))
        for (const DecisionTree& branch : split->branches) sum += branch.leaves();
    else if (const auto* lowering = std::get_if<Lowering>(&node))
        for (const DecisionTree& branch : lowering->branches) sum += branch.leaves();
    else
        sum = 1;
    return sum;
}

std::optional<DecisionTree> decision_tree(const Claimed& claim,
                                          const std::vector<WinningMove>& moves, Context& context,
                                          const Reduction& reduction) {
    if (reduction.groups.size() > 1) return std::nullopt;
    if (!reduction.groups.empty())
        return Reducer(claim, moves, context).build(reduction.groups.front());
    return Builder(claim, {ways_in(claim, moves)}, context).build();
}

const WayIn* way_in(const DecisionTree& tree, Stacks position, Stacks* known) {
    const DecisionTree* at = &tree;
    while (true) {
        if (const auto* split = std::get_if<Split>(&at->node)) {
            at = &split->branches[split->atom.holds(position) ? 0 : 1];
        } else if (const auto* lowering = std::get_if<Lowering>(&at->node)) {
            std::int64_t sum = 0;
            for (const LinearForm& number : lowering->numbers) sum ^= number(position);
            std::size_t branch = 0;
            std::int64_t lesser = 0;
            for (std::size_t i = 0; sum != 0 && branch == 0; ++i) {
                lesser = lowering->numbers[i](position) ^ sum;
                if (lesser < lowering->numbers[i](position)) branch = i + 1;
            }
            position.push_back(static_cast<std::uint32_t>(lesser));
            at = &lowering->branches[branch];
        } else {
            if (known != nullptr) *known = std::move(position);
            return std::get_if<WayIn>(&at->node);
        }
    }
}

}  // namespace upstar::circular_nim
