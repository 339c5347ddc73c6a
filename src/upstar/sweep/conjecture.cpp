#include "upstar/sweep/conjecture.h"

#include <algorithm>
#include <atomic>

#include "upstar/sweep/guess.h"
#include "upstar/sweep/workers.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

class Check {
public:
    Check(Session& session, const Family& family, const Formula& formula)
        : session_(session),
          cells_(family.cells()),
          formula_(formula),
          values_(cells_.size()),
          done_(cells_.size(), false),
          first_(cells_.size()) {
        result_.cases = cells_.size();
    }

    ConjectureResult run(const Family& family, const ConjectureOptions& options) {
        std::vector<std::optional<Game>> claimed(cells_.size());
        if (options.evidence == Evidence::Outcomes)
            for (std::size_t i = 0; i < cells_.size(); ++i) claimed[i] = claimed_value(i);
        CellWork work;
        work.run = [&](std::size_t i) {
            if (i >= first_.load()) return;
            const AnyPosition& position = *cells_[i].position;
            const bool holds = claimed[i] && position.is_worth(*claimed[i], session_.evaluators());
            values_[i] = holds ? *claimed[i] : position.value(session_.evaluators());
        };
        work.finished = [&](std::size_t i) {
            take(i);
            return !is_decided();
        };
        if (options.observer)
            work.tick = [&] { options.observer({cells_.size(), result_.checked, 0}); };
        result_.stopped = run_cells(session_, family.cheapest_first(), options.threads, work);
        if (result_.stopped && result_.stopped->kind() == ErrorKind::Input) throw *result_.stopped;
        if (fault_) throw *fault_;
        return std::move(result_);
    }

private:
    // What the formula gives if it is a game and does not ask for G. What is wrong with it
    // otherwise is told when the value is known.
    std::optional<Game> claimed_value(std::size_t i) const {
        try {
            const Value given = formula_.evaluate(cells_[i].bindings, std::nullopt);
            if (const Game* game = std::get_if<Game>(&given)) return *game;
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::Input) throw;
        }
        return std::nullopt;
    }

    void take(std::size_t i) {
        done_[i] = true;
        if (i > first_.load()) return;
        Value given;
        try {
            given = formula_.evaluate(cells_[i].bindings, values_[i]);
            ++result_.checked;
            if (formula_.agrees(given, values_[i])) return;
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::Input) throw;
            first_.store(i);
            fault_ = error;
            return;
        }
        first_.store(i);
        fault_.reset();
        Counterexample found{cells_[i].bindings, cells_[i].text, values_[i], given, std::nullopt};
        if (const Game* game = std::get_if<Game>(&given))
            found.difference = difference(session_.arena(), values_[i], *game);
        result_.counterexample = std::move(found);
    }

    // A counterexample is known, and no cell before it is open.
    bool is_decided() {
        if (first_.load() == cells_.size()) return false;
        while (closed_ < first_.load() && done_[closed_]) ++closed_;
        return closed_ == first_.load();
    }

    Session& session_;
    const std::vector<FamilyCell>& cells_;
    const Formula& formula_;
    std::vector<Game> values_;
    std::vector<bool> done_;
    // The first cell so far where the formula is wrong or fails, or the number of cells.
    std::atomic<std::size_t> first_;
    std::optional<Error> fault_;  // where it fails
    std::size_t closed_ = 0;      // all cells before this one are done
    ConjectureResult result_;
};

}  // namespace

ConjectureResult check_conjecture(Session& session, const Family& family, const Formula& formula,
                                  const ConjectureOptions& options) {
    require_free_for_value(family.parameters());
    return Check(session, family, formula).run(family, options);
}

ConjectureResult check_conjecture(Session& session, const RulesetPtr& ruleset,
                                  std::string_view position_template, std::string_view formula,
                                  const std::vector<RangeText>& ranges,
                                  const ConjectureOptions& options) {
    const Family family(session, ruleset, position_template, ranges);
    return check_conjecture(session, family, Formula(session, formula), options);
}

}  // namespace upstar
