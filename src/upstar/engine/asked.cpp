#include "upstar/engine/asked.h"

namespace upstar {

std::string Asked::text(const char* field) const {
    if (!has(field))
        throw Error(ErrorKind::Input,
                    "`" + request_.question + "` needs `" + std::string(field) + "` here");
    return request_.fields.at(field).get<std::string>();
}

std::uint64_t Asked::number(const char* field, std::uint64_t standard, std::uint64_t most) const {
    if (!has(field)) return standard;
    const auto number = request_.fields.at(field).get<std::uint64_t>();
    if (number > most)
        throw Error(ErrorKind::Input,
                    "`" + std::string(field) + "` is at most " + std::to_string(most));
    return number;
}

RulesetPtr Asked::game() const {
    const RulesetPtr game = session_.catalog().named(text("game"));
    if (!has("with")) return game;
    std::vector<Argument> arguments;
    for (const auto& [name, value] : field("with").items())
        arguments.push_back({name, value.is_string() ? value.get<std::string>() : dumped(value)});
    return game->configured(arguments);
}

PositionPtr Asked::position() const { return game()->parse(text("position")); }

Match Asked::match() const {
    const std::string written = text("position");
    const PositionPtr position = game()->parse(written);
    const Standing standing = position->ruleset().standing(written);
    const Player mover =
        has("player") ? one_of("player", kPlayers) : standing.mover.value_or(Player::Left);
    return Match(position, mover, standing);
}

std::vector<Field> position_fields(std::vector<Field> more) {
    std::vector<Field> fields = {
        Field::text("game", "the name of a game").required(),
        Field::text("position", "as the game writes it").required(),
        Field::names("with", "parameters of the game"),
    };
    fields.insert(fields.end(), more.begin(), more.end());
    return fields;
}

}  // namespace upstar
