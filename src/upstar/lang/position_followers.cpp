#include "upstar/lang/position_followers.h"

#include <string>
#include <unordered_set>
#include <utility>

#include "upstar/base/error.h"

namespace upstar {

std::vector<PositionPtr> position_followers(const AnyPosition& position, Context& context,
                                            std::size_t most) {
    constexpr std::size_t kPosition = 300;
    const bool is_partizan = position.kind() == PositionKind::Partizan;
    Charge charge(context);
    std::unordered_set<std::string> texts = {position.to_string()};
    std::vector<PositionPtr> found = {position.ruleset().parse(position.to_string())};
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const Player player : kPlayers) {
            if (player == Player::Right && !is_partizan) break;
            for (AnyOption& option : found[i]->options(player)) {
                context.poll();
                std::string text = option.position->to_string();
                charge.add(kPosition + text.size());
                if (!texts.insert(std::move(text)).second) continue;
                if (found.size() == most)
                    throw Error(ErrorKind::Limit,
                                "more than " + std::to_string(most) + " followers");
                found.push_back(std::move(option.position));
            }
        }
    return found;
}

}  // namespace upstar
