// The properties of thermographs: {3||2|1}.Thermograph.Mast. Names are CGSuite's.
#include "upstar/lang/property.h"

namespace upstar {
namespace {

const Thermograph& thermograph_in(const Call& c) {
    return *std::get<std::shared_ptr<const Thermograph>>(c.object);
}

constexpr Property kThermographProperties[] = {
    {"At", "t", "the left and the right wall at temperature t",
     [](const Call& c) {
         const Dyadic t = c.dyadic(0);
         if (t < Dyadic(-1)) c.refuse(0, "a temperature of at least -1");
         const auto at = [&](Player p) { return c.number(thermograph_in(c).wall(p).at(t)); };
         return make_list(c.arena(), std::vector<Value>{at(Player::Left), at(Player::Right)});
     }},
    {"Mast", "", "the value of the mast",
     [](const Call& c) { return c.number(thermograph_in(c).mean()); }},
    {"Mean", "", "the value of the mast",
     [](const Call& c) { return c.number(thermograph_in(c).mean()); }},
    {"Plot", "", "a picture",
     [](const Call& c) -> Value {
         return Plot{std::get<std::shared_ptr<const Thermograph>>(c.object), ""};
     }},
    {"Temperature", "", "where the mast begins",
     [](const Call& c) { return c.number(thermograph_in(c).temperature()); }},
};

}  // namespace

std::span<const Property> thermograph_properties() { return kThermographProperties; }

}  // namespace upstar
