#include "upstar/catalog/dynamic_position.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/catalog/erased.h"

namespace upstar {
namespace {

// Positions of this kind for the erased interface; the ruleset itself is a DynamicRuleset.
template <class P>
struct DynamicRules {
    using Position = P;
    static const About& about() {
        static const About kNone;
        return kNone;
    }
    P parse(std::string_view) const { return P(); }
};

template <class P>
using Erased = ErasedPosition<DynamicRules<P>, NoSpecialist>;

template <class P>
DynamicStatePtr state_in(const AnyPosition& position) {
    const auto* erased = dynamic_cast<const Erased<P>*>(&position);
    return erased == nullptr ? nullptr : erased->position().state();
}

}  // namespace

std::string DynamicState::board_text() const {
    std::string text = to_string();
    std::replace(text.begin(), text.end(), '|', '\n');
    return text;
}

RulesetPtr DynamicRuleset::configured(const std::vector<Argument>& given) const {
    settings_.with(about_, given);  // refuses what is not known
    return shared_from_this();
}

PositionPtr DynamicRuleset::position(DynamicStatePtr state) const {
    const RulesetPtr self = shared_from_this();
    switch (kind_) {
        case PositionKind::Partizan:
            return std::make_shared<Erased<DynamicPartizan>>(self,
                                                             DynamicPartizan(std::move(state)));
        case PositionKind::Impartial:
            return std::make_shared<Erased<DynamicImpartial>>(self,
                                                              DynamicImpartial(std::move(state)));
        case PositionKind::Scoring:
            break;
    }
    return std::make_shared<Erased<DynamicScoring>>(self, DynamicScoring(std::move(state)));
}

DynamicStatePtr state_of(const AnyPosition& position) {
    if (auto state = state_in<DynamicPartizan>(position)) return state;
    if (auto state = state_in<DynamicImpartial>(position)) return state;
    return state_in<DynamicScoring>(position);
}

}  // namespace upstar
