// From a ruleset to the erased interface of any_position.h: `erase<R>()` is all a game needs, and
// `erase<R, S>()` if it has a specialist.
//
// What the positions of R and the specialist S offer is found by the concepts of
// positions/position.h and search/specialist.h, so these two templates serve every game of every
// kind. Each question goes to the specialist first and to the general search where that is silent.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/catalog/any_position.h"
#include "upstar/catalog/known_value.h"
#include "upstar/positions/heap_moves.h"
#include "upstar/positions/position.h"
#include "upstar/search/components.h"
#include "upstar/search/evaluate.h"
#include "upstar/search/evaluators.h"
#include "upstar/search/grundy.h"
#include "upstar/search/margin.h"
#include "upstar/search/misere.h"
#include "upstar/search/outcome.h"
#include "upstar/search/specialist.h"

namespace upstar {

template <class P>
constexpr PositionKind kind_of() {
    if (PartizanPosition<P>) return PositionKind::Partizan;
    return ImpartialPosition<P> ? PositionKind::Impartial : PositionKind::Scoring;
}

template <Ruleset R, class S>
class ErasedRuleset;

template <Ruleset R, class S>
class ErasedPosition final : public AnyPosition {
public:
    using P = typename R::Position;

    ErasedPosition(RulesetPtr ruleset, P position)
        : ruleset_(std::move(ruleset)), position_(std::move(position)) {}

    const AnyRuleset& ruleset() const override { return *ruleset_; }
    const P& position() const { return position_; }

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

    BoardDescription board() const override {
        if constexpr (DescribesBoard<P>) {
            return position_.describe();
        } else {
            return board_of_squares(position_.to_string());
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
            return position_.move_to(parsed_like_this(option));
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

    std::vector<std::string> reasons(Evaluators& evaluators) const override {
        if constexpr (SaysWhy<S, P>) {
            std::vector<std::string> reasons = evaluators.get<S>().reasons(position_);
            if (!reasons.empty()) return reasons;
        }
        if constexpr (GivesReasons<P>) {
            return position_.reasons();
        } else {
            return {};
        }
    }

    Game value(Evaluators& evaluators) const override {
        if (const auto known = known_value(*this, evaluators)) return *known;
        if constexpr (SaysValue<S, P>)
            if (const auto value = evaluators.get<S>().value(position_)) return *value;
        if constexpr (PartizanPosition<P>) {
            return evaluators.get<Evaluator<P>>().value(position_, evaluators.threads());
        } else if constexpr (ImpartialPosition<P>) {
            return evaluators.arena().nimber(nim_value(evaluators));
        } else {
            refuse("game value: positions are counted in points, by .Margin");
        }
    }

    std::uint32_t nim_value(Evaluators& evaluators) const override {
        if constexpr (SaysNimValue<S, P>)
            if (const auto value = evaluators.get<S>().nim_value(position_)) return *value;
        if constexpr (ImpartialPosition<P>) {
            return evaluators.get<GrundySearch<P>>().nim_value(position_);
        } else {
            refuse("nim values: those belong to impartial games");
        }
    }

    Outcome outcome(Evaluators& evaluators) const override {
        if constexpr (ImpartialPosition<P>) {
            return wins_first(Player::Left, evaluators) ? Outcome::N : Outcome::P;
        } else if constexpr (SaysWhoWins<S, P>) {
            return outcome_of_beginners(wins_first(Player::Left, evaluators),
                                        wins_first(Player::Right, evaluators));
        } else if constexpr (PartizanPosition<P>) {
            return evaluators.get<OutcomeSearch<P>>().outcome(position_);
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
        if constexpr (SaysWhoWins<S, P>)
            if (const auto wins = evaluators.get<S>().wins_first(position_, player)) return *wins;
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
        if constexpr (SaysMargin<S, P>)
            if (const auto margin = evaluators.get<S>().margin(position_)) return *margin;
        if constexpr (ScoringPosition<P>) {
            return evaluators.get<ScoreSearch<P>>().margin(position_);
        } else {
            refuse("margin: whoever cannot move loses");
        }
    }

    std::vector<std::int32_t> option_margins(Evaluators& evaluators) const override {
        if constexpr (SaysOptionMargins<S, P>)
            if (auto margins = evaluators.get<S>().option_margins(position_))
                return std::move(*margins);
        if constexpr (ScoringPosition<P>) {
            std::vector<std::int32_t> margins;
            for (const AnyOption& option : options(Player::Left)) {
                const std::int32_t rest = option.position->margin(evaluators);
                margins.push_back(option.points + (option.moves_again ? rest : -rest));
            }
            return margins;
        } else {
            refuse("margin: whoever cannot move loses");
        }
    }

    std::optional<AnySuggestion> suggestion(
        [[maybe_unused]] Player player, [[maybe_unused]] Thought thought,
        [[maybe_unused]] Voice voice, [[maybe_unused]] Evaluators& evaluators) const override {
        if constexpr (Suggests<S, P>)
            if (auto found = evaluators.get<S>().suggestion(position_, player, thought, voice))
                return AnySuggestion{erase(std::move(found->position)), std::move(found->reason)};
        return std::nullopt;
    }

private:
    // A position of the same game and parameters, be it of another holder.
    P parsed_like_this(const AnyPosition& other) const {
        if (const auto* same = dynamic_cast<const ErasedPosition*>(&other)) return same->position_;
        const PositionPtr parsed = ruleset_->parse(other.to_string());
        return static_cast<const ErasedPosition&>(*parsed).position_;
    }

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

template <Ruleset R, class S>
class ErasedRuleset final : public AnyRuleset,
                            public std::enable_shared_from_this<ErasedRuleset<R, S>> {
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
        return std::make_shared<ErasedPosition<R, S>>(this->shared_from_this(), rules_.parse(text));
    }

    Standing standing([[maybe_unused]] std::string_view text) const override {
        if constexpr (TellsStanding<R>) {
            return rules_.standing(text);
        } else {
            return {};
        }
    }

    HeapMovesPtr heap_moves() const override {
        if constexpr (HasHeapMoves<R>) {
            return rules_.heap_moves();
        } else {
            return nullptr;
        }
    }

    const R& rules() const { return rules_; }

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

/// The ruleset R with its standard parameters, and S the specialist of its positions.
template <Ruleset R, class S = NoSpecialist>
RulesetPtr erase() {
    return std::make_shared<ErasedRuleset<R, S>>(Settings(R::about()));
}

}  // namespace upstar
