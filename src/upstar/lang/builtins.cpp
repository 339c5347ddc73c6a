// Functions and constants that the expression language knows from the start.
#include "upstar/base/error.h"
#include "upstar/catalog/catalog.h"
#include "upstar/lang/property.h"
#include "upstar/values/products.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

Game game_argument(Machine& in, const char* name, const Value& value) {
    if (const auto form = as_form(value)) return value_of(in.work(), *form);
    throw Error(ErrorKind::Input,
                std::string(name) + " takes a game, not " + to_string(in.arena(), value));
}

struct Builtin {
    const char* name;
    const char* arguments;
    const char* help;
    std::size_t arity;
    Value (*apply)(Machine&, const std::vector<Value>&);
};

constexpr Builtin kBuiltins[] = {
    {"Miny", "g", "{g|0||0}", 1,
     [](Machine& in, const std::vector<Value>& a) -> Value {
         return negative(in.arena(), tiny(in.arena(), game_argument(in, "Miny", a[0])));
     }},
    {"Tiny", "g", "{0||0|-g}", 1,
     [](Machine& in, const std::vector<Value>& a) -> Value {
         return tiny(in.arena(), game_argument(in, "Tiny", a[0]));
     }},
    {"compare", "g,h", "less, equal, greater or confused", 2,
     [](Machine& in, const std::vector<Value>& a) -> Value {
         return relation(in.arena(), game_argument(in, "compare", a[0]),
                         game_argument(in, "compare", a[1]));
     }},
    {"explain", "g", "how the canonical form of g arises, step by step", 1,
     [](Machine& in, const std::vector<Value>& a) {
         return apply_property(in, a[0], "Explain", {});
     }},
};

}  // namespace

std::optional<Value> call_builtin(Machine& in, const std::string& name, const Arguments& given) {
    for (const Builtin& builtin : kBuiltins) {
        if (name != builtin.name) continue;
        if (given.values.size() != builtin.arity || !given.named.empty())
            throw Error(ErrorKind::Input, "write " + name + "(" + builtin.arguments + ")");
        return builtin.apply(in, given.values);
    }
    return std::nullopt;
}

std::vector<PropertyHelp> builtin_help() {
    std::vector<PropertyHelp> all;
    for (const Builtin& builtin : kBuiltins)
        all.push_back({builtin.name, builtin.arguments, "function", builtin.help});
    return all;
}

}  // namespace upstar
