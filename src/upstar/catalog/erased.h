// From a ruleset to the erased interface of any_position.h: `erase<R>()` is all a game needs.
//
// What the positions of R offer is found by the concepts of rulesets/position.h, so these two
// templates serve every game of every kind.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/catalog/any_position.h"
#include "upstar/catalog/evaluators.h"
#include "upstar/rulesets/position.h"
#include "upstar/search/components.h"
#include "upstar/search/evaluate.h"
#include "upstar/search/grundy.h"
#include "upstar/search/margin.h"
#include "upstar/search/misere.h"
#include "upstar/search/outcome.h"

namespace upstar {

template <class P>
constexpr PositionKind kind_of() {
    if (PartizanPosition<P>) return PositionKind::Partizan;
    return ImpartialPosition<P> ? PositionKind::Impartial : PositionKind::Scoring;
}

template <Ruleset R>
class ErasedPosition final : public AnyPosition {
public:
    using P = typename R::Position;

    ErasedPosition(RulesetPtr ruleset, P position)
        : ruleset_(std::move(ruleset)), position_(std::move(position)) {}

    const AnyRuleset& ruleset() const override { return *ruleset_; }

    std::string to_string() const override { return position_.to_string(); }

    std::string board_text() const override {
        if constexpr (Drawn<P>) {
            return position_.board_text();
        } else {
            std::string text = position_.to_string();
            std::replace(text.begin(), text.end(), '|', '\n');
            return text;
        }
    }

    std::vector<AnyOption> options(Player player) const override {
        std::vector<AnyOption> erased;
        if constexpr (ScoringPosition<P>) {
            std::vector<ScoringOption<P>> options;
            position_.options(options);
            for (auto& [position, points, moves_again] : options)
                erased.push_back({erase(std::move(position)), points, moves_again});
        } else {
            std::vector<P> options;
            if constexpr (PartizanPosition<P>) {
                position_.options(player, options);
            } else {
                position_.options(options);
            }
            for (P& position : options) erased.push_back({erase(std::move(position))});
        }
        return erased;
    }

    std::string move_to(const AnyPosition& option) const override {
        if constexpr (NamesMoves<P>) {
            return position_.move_to(R().parse(option.to_string()));
        } else {
            return {};
        }
    }

    std::vector<PositionPtr> components() const override {
        std::vector<P> components;
        append_components(position_, components);
        std::vector<PositionPtr> erased;
        erased.reserve(components.size());
        for (P& component : components) erased.push_back(erase(std::move(component)));
        return erased;
    }

    PositionPtr canonical() const override { return erase(canonical_image(position_)); }

    PositionPtr negated() const override {
        if constexpr (Negatable<P>) {
            return erase(position_.negated());
        } else {
            return nullptr;
        }
    }

    std::vector<std::string> reasons() const override {
        if constexpr (GivesReasons<P>) {
            return position_.reasons();
        } else {
            return {};
        }
    }

    Game value(Evaluators& evaluators) const override {
        if constexpr (PartizanPosition<P>) {
            return evaluators.get<Evaluator<P>>().value(position_, evaluators.threads());
        } else if constexpr (ImpartialPosition<P>) {
            return evaluators.arena().nimber(nim_value(evaluators));
        } else {
            refuse("game value: positions are counted in points, by .Margin");
        }
    }

    std::uint32_t nim_value(Evaluators& evaluators) const override {
        if constexpr (ImpartialPosition<P>) {
            return evaluators.get<GrundySearch<P>>().nim_value(position_);
        } else {
            refuse("nim values: those belong to impartial games");
        }
    }

    Outcome outcome(Evaluators& evaluators) const override {
        if constexpr (PartizanPosition<P>) {
            return evaluators.get<OutcomeSearch<P>>().outcome(position_);
        } else if constexpr (ImpartialPosition<P>) {
            return nim_value(evaluators) == 0 ? Outcome::P : Outcome::N;
        } else {
            refuse("outcome: positions are counted in points");
        }
    }

    Outcome misere_outcome(Evaluators& evaluators) const override {
        if constexpr (ScoringPosition<P>) {
            refuse("misere outcome: positions are counted in points");
        } else {
            return evaluators.get<MisereSearch<P>>().outcome(position_);
        }
    }

    bool wins_first(Player player, Evaluators& evaluators) const override {
        if constexpr (PartizanPosition<P>) {
            return evaluators.get<OutcomeSearch<P>>().wins_first(PositionSum<P>(position_), player);
        } else if constexpr (ImpartialPosition<P>) {
            return nim_value(evaluators) != 0;
        } else {
            refuse("outcome: positions are counted in points");
        }
    }

    bool is_worth(Game value, Evaluators& evaluators) const override {
        if constexpr (PartizanPosition<P>) {
            return evaluators.get<OutcomeSearch<P>>().is_worth(position_, value);
        } else {
            return this->value(evaluators) == value;
        }
    }

    std::int32_t margin(Evaluators& evaluators) const override {
        if constexpr (ScoringPosition<P>) {
            return evaluators.get<ScoreSearch<P>>().margin(position_);
        } else {
            refuse("margin: whoever cannot move loses");
        }
    }

private:
    PositionPtr erase(P position) const {
        return std::make_shared<ErasedPosition>(ruleset_, std::move(position));
    }

    [[noreturn]] void refuse(const char* what) const {
        throw Error(ErrorKind::Input, ruleset_->about().name + " is " +
                                          (kind() == PositionKind::Impartial ? "an " : "a ") +
                                          name(kind()) + " game and has no " + what);
    }

    RulesetPtr ruleset_;
    P position_;
};

template <Ruleset R>
class ErasedRuleset final : public AnyRuleset,
                            public std::enable_shared_from_this<ErasedRuleset<R>> {
public:
    explicit ErasedRuleset(Settings settings)
        : settings_(std::move(settings)), rules_(made_from(settings_)) {}

    const About& about() const override { return R::about(); }
    PositionKind kind() const override { return kind_of<typename R::Position>(); }
    const Settings& settings() const override { return settings_; }

    RulesetPtr configured(const std::vector<Argument>& given) const override {
        return std::make_shared<ErasedRuleset>(settings_.with(about(), given));
    }

    PositionPtr parse(std::string_view text) const override {
        return std::make_shared<ErasedPosition<R>>(this->shared_from_this(), rules_.parse(text));
    }

private:
    static R made_from(const Settings& settings) {
        if constexpr (std::constructible_from<R, const Settings&>) {
            return R(settings);
        } else {
            return R();
        }
    }

    Settings settings_;
    R rules_;
};

/// The ruleset R with its standard parameters.
template <Ruleset R>
RulesetPtr erase() {
    return std::make_shared<ErasedRuleset<R>>(Settings(R::about()));
}

}  // namespace upstar
