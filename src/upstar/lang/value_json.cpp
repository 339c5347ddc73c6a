#include "upstar/lang/value_json.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/json_reader.h"
#include "upstar/lang/world.h"

namespace upstar {
namespace {

Error too_deep() {
    return {ErrorKind::Limit, "a list nested too deeply for JSON (at most " +
                                  std::to_string(kMostJsonLists) + " levels)"};
}

Json wall_json(const Trajectory& wall) {
    Json corners = Json::array();
    for (const auto& [temperature, value] : wall.corners())
        corners.push_back(Json::array({value.to_string(), temperature.to_string()}));
    return corners;
}

Json thermograph_json(const Thermograph& thermograph) {
    return {{"type", "Thermograph"},
            {"mean", thermograph.mean().to_string()},
            {"temperature", thermograph.temperature().to_string()},
            {"left", wall_json(thermograph.left_wall)},
            {"right", wall_json(thermograph.right_wall)}};
}

Json written(Arena& arena, const Value& value, int depth) {
    arena.context().poll();
    if (as_rational(arena, value)) return typed_json("Number", to_string(arena, value));
    if (const auto* thermograph = std::get_if<std::shared_ptr<const Thermograph>>(&value))
        return thermograph_json(**thermograph);
    Json json = {{"type", type_name(value)}};
    if (const auto items_in_it = items_of(arena, value)) {
        if (depth == kMostJsonLists) throw too_deep();
        Json& items = json["items"] = Json::array();
        for (const Value& item : *items_in_it) items.push_back(written(arena, item, depth + 1));
    } else if (const auto* plot = std::get_if<Plot>(&value)) {
        json["thermograph"] = thermograph_json(*plot->thermograph);
    } else if (const auto* uptimal = std::get_if<UptimalExpansion>(&value)) {
        json["number"] = uptimal->number.to_string();
        json["nimber"] = uptimal->nimber;
        json["ups"] = uptimal->ups;
    } else if (const bool* truth = std::get_if<bool>(&value)) {
        json["value"] = *truth;
    } else if (!std::holds_alternative<Nothing>(value)) {
        json["value"] = to_string(arena, value);
    }
    return json;
}

class Reader : private JsonReader {
public:
    explicit Reader(Workspace& work) : JsonReader("value"), work_(work) {}

    Value value(const Json& json, int depth = 0) {
        const std::string type = text(json, "type");
        if (type == "Nothing") return Nothing();
        if (type == "Boolean") return truth(json, "value");
        if (type == "String") return text(json, "value");
        if (type == "Number") return number(text(json, "value"));
        if (type == "Game") return game(text(json, "value"));
        if (type == "Ruleset") return ruleset(text(json, "value"));
        if (type == "Player") return named(kPlayers, json);
        if (type == "OutcomeClass") return named(kOutcomes, json);
        if (type == "Relation") return named(kRelations, json);
        if (type == "Thermograph") return thermograph(json);
        if (type == "Plot") return Plot{thermograph(member(json, "thermograph")), ""};
        if (type == "UptimalExpansion") return uptimal(json);
        if (type != "List" && type != "Set") throw fault("no value of type `" + type + "` is read");
        if (depth == kMostJsonLists) throw too_deep();
        std::vector<Value> items;
        for (const Json& item : array(json, "items")) items.push_back(value(item, depth + 1));
        return type == "List" ? make_list(work_.arena, std::move(items))
                              : make_set(work_.arena, std::move(items));
    }

private:
    static constexpr std::array kOutcomes = {Outcome::L, Outcome::R, Outcome::N, Outcome::P};
    static constexpr std::array kRelations = {Relation::Less, Relation::Equal, Relation::Greater,
                                              Relation::Confused};

    // Names of the session's variables mean nothing here.
    Value evaluated(const std::string& text) {
        try {
            World world(work_);
            return world.evaluate(
                std::make_shared<const Program>(parse(text, work_.arena.context())), {});
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::Input) throw;
            throw fault("`" + text + "`: " + error.message());
        }
    }

    Value number(const std::string& text) {
        Value value = evaluated(text);
        if (!as_rational(work_.arena, value)) throw fault("`" + text + "` is no number");
        return value;
    }

    Dyadic dyadic(const std::string& text) {
        const Value value = number(text);
        const Game* game = std::get_if<Game>(&value);
        if (game == nullptr) throw fault("`" + text + "` is no dyadic number");
        return work_.arena.number_part(*game);
    }

    Value game(const std::string& text) {
        Value value = evaluated(text);
        if (!as_form(value)) throw fault("`" + text + "` is no game");
        return value;
    }

    Value ruleset(const std::string& text) {
        Value value = evaluated(text);
        if (!std::holds_alternative<std::shared_ptr<const AnyRuleset>>(value))
            throw fault("`" + text + "` is no ruleset");
        return value;
    }

    // That of `all` which is written so.
    template <class All>
    Value named(const All& all, const Json& json) {
        const std::string name = text(json, "value");
        for (const auto each : all)
            if (to_string(work_.arena, Value(each)) == name) return each;
        throw fault("`" + name + "` is no " + type_name(Value(*all.begin())));
    }

    Trajectory wall(const Json& corners) {
        std::vector<Trajectory::Corner> read;
        for (const Json& corner : corners) {
            if (!corner.is_array() || corner.size() != 2)
                throw fault("a corner is a value and a temperature");
            Trajectory::Corner next{dyadic(as_text(corner[1])), dyadic(as_text(corner[0]))};
            if (read.empty() ? next.temperature != Dyadic(-1) : !is_wall(read.back(), next))
                throw fault("a wall rises from temperature -1 with slopes -1, 0 and 1");
            read.push_back(std::move(next));
        }
        if (read.empty()) throw fault("a wall has a corner at temperature -1");
        return {std::move(read), 0};
    }

    static bool is_wall(const Trajectory::Corner& low, const Trajectory::Corner& high) {
        const Dyadic run = high.temperature - low.temperature;
        const Dyadic rise = high.value - low.value;
        return run.sign() > 0 && (rise.is_zero() || rise.abs() == run);
    }

    // The mean and the temperature follow from the walls.
    std::shared_ptr<const Thermograph> thermograph(const Json& json) {
        Thermograph read{wall(array(json, "left")), wall(array(json, "right"))};
        if (read.left_wall.corners().back().value != read.right_wall.corners().back().value)
            throw fault("the walls of a thermograph meet in its mast");
        return std::make_shared<const Thermograph>(std::move(read));
    }

    UptimalExpansion uptimal(const Json& json) {
        UptimalExpansion read;
        read.number = dyadic(text(json, "number"));
        read.nimber = static_cast<std::uint32_t>(
            as_integer(member(json, "nimber"), 0, std::numeric_limits<std::uint32_t>::max()));
        for (const Json& ups : array(json, "ups"))
            read.ups.push_back(as_integer(ups, std::numeric_limits<std::int64_t>::min(),
                                          std::numeric_limits<std::int64_t>::max()));
        if (!read.ups.empty() && read.ups.back() == 0) throw fault("the last of the ups is not 0");
        return read;
    }

    Workspace& work_;
};

}  // namespace

Json value_json(Arena& arena, const Value& value) {
    // Refuses a list that is too long to write, as one with shared parts may be.
    if (std::holds_alternative<Cell>(value)) to_string(arena, value);
    return written(arena, value, 0);
}

Value value_from_json(Workspace& work, const Json& json) { return Reader(work).value(json); }

}  // namespace upstar
