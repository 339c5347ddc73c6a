#include "upstar/sweep/closed_form.h"

#include <algorithm>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/sweep/form_shape.h"
#include "upstar/sweep/formula.h"
#include "upstar/sweep/polynomial.h"

namespace upstar {
namespace {

constexpr std::int64_t kMostPeriod = 4;
constexpr std::size_t kFewestPoints = 3;  // of each residue: a line and one more
constexpr std::size_t kMostPoints = 4;    // a parabola and one more

std::int64_t residue(std::int64_t n, std::int64_t period) {
    return ((n % period) + period) % period;
}

class Search {
public:
    Search(Session& session, const ValueSequence& sequence, std::size_t hold_back)
        : session_(session), sequence_(sequence), known_(sequence.values.size() - hold_back) {
        for (std::size_t i = 0; i < known_; ++i)
            shapes_.push_back(form_shape(session.arena(), sequence.values[i]));
    }

    ClosedFormSearch run() {
        ClosedFormSearch result;
        for (std::int64_t period = 1; period <= kMostPeriod; ++period) {
            std::vector<std::string> residues;
            for (std::int64_t r = 0; r < period; ++r)
                if (auto text = generalised(period, r)) residues.push_back(*std::move(text));
            if (static_cast<std::int64_t>(residues.size()) < period) continue;
            if (auto found = checked(residues, result.reason)) {
                result.found = std::move(found);
                result.reason.clear();
                return result;
            }
        }
        if (result.reason.empty()) result.reason = default_reason();
        return result;
    }

private:
    std::int64_t n_of(std::size_t i) const {
        return sequence_.first + static_cast<std::int64_t>(i);
    }

    // The form through the last values known of a residue class, or nothing.
    std::optional<std::string> generalised(std::int64_t period, std::int64_t r) const {
        std::vector<std::size_t> last;  // ascending
        for (std::size_t i = known_; i-- > 0 && last.size() < kMostPoints;)
            if (residue(n_of(i), period) == r) last.insert(last.begin(), i);
        for (; last.size() >= kFewestPoints; last.erase(last.begin()))
            if (auto text = form_through(last)) return text;
        return std::nullopt;
    }

    std::optional<std::string> form_through(const std::vector<std::size_t>& points) const {
        std::vector<std::int64_t> n;
        for (const std::size_t i : points) {
            if (!shapes_[i] || shapes_[i]->shape != shapes_[points[0]]->shape) return std::nullopt;
            n.push_back(n_of(i));
        }
        std::vector<Polynomial> numbers;
        for (std::size_t k = 0; k < shapes_[points[0]]->numbers.size(); ++k) {
            std::vector<Fraction> values;
            for (const std::size_t i : points) values.push_back(shapes_[i]->numbers[k]);
            const auto p = Polynomial::through(n, values);
            if (!p) return std::nullopt;
            numbers.push_back(*p);
        }
        return form_text(shapes_[points[0]]->shape, numbers, sequence_.parameter);
    }

    // One formula for all residues: if n % 2 == 0 then ... else ... end.
    std::string joined(const std::vector<std::string>& residues) const {
        if (residues.size() == 1) return residues[0];
        std::string text;
        for (std::size_t r = 0; r + 1 < residues.size(); ++r)
            text += (r == 0 ? "if " : " elseif ") + sequence_.parameter + " % " +
                    std::to_string(residues.size()) + " == " + std::to_string(r) + " then " +
                    residues[r];
        return text + " else " + residues.back() + " end";
    }

    bool holds_at(const Formula& formula, std::size_t i) const {
        try {
            const Game value = sequence_.values[i];
            const Value given = formula.evaluate({{sequence_.parameter, n_of(i)}}, value);
            const Game* game = std::get_if<Game>(&given);
            return game != nullptr && *game == value;
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Input) return false;  // *(n-3) at n = 2
            throw;
        }
    }

    std::optional<ClosedForm> checked(std::vector<std::string> residues,
                                      std::string& reason) const {
        const std::string text = joined(residues);
        const Formula formula(session_, text);
        for (std::size_t i = known_; i < sequence_.values.size(); ++i) {
            if (holds_at(formula, i)) continue;
            if (reason.empty())  // of the smallest period
                reason = text + " fits the values up to " + sequence_.parameter + " = " +
                         std::to_string(n_of(known_) - 1) + ", but fails at " +
                         sequence_.parameter + " = " + std::to_string(n_of(i));
            return std::nullopt;
        }
        std::size_t first = known_;
        while (first > 0 && holds_at(formula, first - 1)) --first;
        if (known_ - first < kFewestPoints * residues.size()) return std::nullopt;
        return ClosedForm{text, std::move(residues), n_of(first), known_ - first,
                          sequence_.values.size() - known_};
    }

    std::string default_reason() const {
        if (known_ < kFewestPoints)
            return "too few values: it takes at least " + std::to_string(kFewestPoints) +
                   " besides those held back";
        if (std::any_of(shapes_.begin(), shapes_.end(), [](const auto& s) { return !s; }))
            return "no closed form of period 1 to 4 fits; some values have forms of more than " +
                   std::to_string(kMostNodes) + " nodes";
        return "no closed form of period 1 to 4 with numbers quadratic in " + sequence_.parameter +
               " fits";
    }

    Session& session_;
    const ValueSequence& sequence_;
    std::size_t known_;  // the values before this one are not held back
    std::vector<std::optional<FormShape>> shapes_;
};

}  // namespace

ClosedFormSearch find_closed_form(Session& session, const ValueSequence& sequence,
                                  std::size_t hold_back) {
    return Search(session, sequence, hold_back).run();
}

}  // namespace upstar
