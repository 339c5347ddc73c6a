// What upstar.Game can be asked. The docstrings are the help of the language.
#include "answer.h"
#include "games.h"
#include "help_texts.h"
#include "numbers.h"
#include "upstar/answers/explanation.h"
#include "upstar/answers/explanation_json.h"
#include "upstar/answers/explanation_text.h"
#include "upstar/values/atomic_weight.h"
#include "upstar/values/cooling.h"
#include "upstar/values/followers.h"
#include "upstar/values/order.h"
#include "upstar/values/predicates.h"
#include "upstar/values/products.h"
#include "upstar/values/reduced.h"
#include "upstar/values/thermograph.h"
#include "upstar/values/uptimal.h"

namespace upstar::python {
namespace {

template <class Question>
auto asked(Question question) {
    return [question](Game g) { return work([&] { return question(g); }); };
}

template <class Question>
auto asked_number(Question question) {
    return [question](Game g) { return to_python(work([&] { return question(g); })); };
}

// An operation with another game.
template <class Operation>
auto with_game(Operation operation) {
    return [operation](Game g, const py::object& other) {
        const Game h = game_of(other);
        return work([&] { return operation(arena(), g, h); });
    };
}

template <class Operation>
auto with_number(Operation operation) {
    return [operation](Game g, const py::object& other) {
        const Dyadic x = number_of(other);
        return work([&] { return operation(arena(), g, x); });
    };
}

Game cooled(Arena& in, Game g, const Dyadic& t) {
    if (t <= -1) throw Error(ErrorKind::Input, "a game is cooled by more than -1");
    return cool(in, g, t);
}

std::vector<Game> options(Game g, Player player) {
    std::vector<Game> all = arena().options(g, player).to_vector();
    sort_for_print(arena(), all);
    return all;
}

py::object sorted_followers(Game g) {
    return py::cast(work([&] {
        std::vector<Game> all = followers(arena(), g);
        sort_for_print(arena(), all);
        return all;
    }));
}

py::object explained(Game g) {
    const std::string text = to_string(arena(), g);
    auto found = std::make_shared<AnyExplanation>(
        work([&] { return explain(session(), text); }, Turn::Alone));
    return to_python(Answer{dumped(json_of(arena(), *found)), [found](Format format) {
                                return explanation_text(arena(), *found, format);
                            }});
}

void add_kinds(GameClass& game) {
    const auto is = [&](const char* python_name, auto question, const char* text) {
        game.def_property_readonly(python_name, asked(question), text);
    };
    is(
        "is_zero", [](Game g) { return g.is_zero(); }, help("IsZero"));
    is(
        "is_integer", [](Game g) { return arena().is_integer(g); }, help("IsInteger"));
    is(
        "is_number", [](Game g) { return arena().is_number(g); }, help("IsNumber"));
    is(
        "is_nimber", [](Game g) { return arena().is_nimber(g); }, help("IsNimber"));
    is(
        "is_infinitesimal", [](Game g) { return is_infinitesimal(arena(), g); },
        help("IsInfinitesimal"));
    is(
        "is_numberish", [](Game g) { return is_numberish(arena(), g); }, help("IsNumberish"));
    is(
        "is_all_small", [](Game g) { return is_all_small(arena(), g); }, help("IsAllSmall"));
    is(
        "is_number_tiny", [](Game g) { return is_number_tiny(arena(), g); }, help("IsNumberTiny"));
    is(
        "is_switch", [](Game g) { return is_switch(arena(), g); }, "a switch about 0: {X|-X}");
    is(
        "is_uptimal", [](Game g) { return uptimal_expansion(arena(), g).has_value(); },
        help("IsUptimal"));
    is(
        "is_even", [](Game g) { return parity(arena(), g) == Parity::Even; }, help("IsEven"));
    is(
        "is_odd", [](Game g) { return parity(arena(), g) == Parity::Odd; }, help("IsOdd"));
}

void add_nouns(GameClass& game) {
    game.def_property_readonly(
        "left_options", [](Game g) { return work([&] { return options(g, Player::Left); }); },
        help("LeftOptions"));
    game.def_property_readonly(
        "right_options", [](Game g) { return work([&] { return options(g, Player::Right); }); },
        help("RightOptions"));
    game.def_property_readonly("mean", asked_number([](Game g) { return mean(arena(), g); }),
                               help("Mean"));
    game.def_property_readonly("temperature",
                               asked_number([](Game g) { return temperature(arena(), g); }),
                               help("Temperature"));
    game.def_property_readonly(
        "left_stop", asked_number([](Game g) { return arena().stop_number(g, Player::Left); }),
        help("LeftStop"));
    game.def_property_readonly(
        "right_stop", asked_number([](Game g) { return arena().stop_number(g, Player::Right); }),
        help("RightStop"));
    game.def_property_readonly(
        "outcome", [](Game g) { return name(work([&] { return outcome(arena(), g); })); },
        help("OutcomeClass"));
    game.def_property_readonly(
        "birthday", asked_number([](Game g) { return birthday(arena(), g); }), help("Birthday"));
    game.def_property_readonly(
        "number",
        [](Game g) {
            return arena().is_number(g) ? to_python(arena().number_part(g)) : py::none();
        },
        "the number that the game is, an int or a Fraction; None if it is none");
    game.def_property_readonly(
        "nim_value",
        [](Game g) -> std::optional<std::uint32_t> {
            if (!arena().is_nimber(g)) return std::nullopt;
            return arena().nimber_part(g);
        },
        "n of a nimber *n; None of other games");
}

void add_operations(GameClass& game) {
    game.def("cool", with_number(&cooled), py::arg("t"), help("Cool"));
    game.def("freeze", asked([](Game g) { return freeze(arena(), g); }), help("Freeze"));
    game.def("heat", with_game(&heat), py::arg("t"), help("Heat"));
    game.def(
        "overheat",
        [](Game g, const py::object& s, const py::object& t) {
            const Game from = game_of(s);
            const Game to = game_of(t);
            return work([&] { return overheat(arena(), g, from, to); });
        },
        py::arg("s"), py::arg("t"), help("Overheat"));
    game.def("norton_product", with_game(&norton_product), py::arg("u"), help("NortonProduct"));
    game.def("conway_product", with_game(&conway_product), py::arg("h"), help("ConwayProduct"));
    game.def("ordinal_sum",
             with_game([](Arena& in, Game g, Game h) { return ordinal_sum(in, g, h); }),
             py::arg("h"), help("OrdinalSum"));
    game.def("pow", with_number(&pow), py::arg("x"), help("Pow"));
    game.def("pow_to", with_number(&pow_to), py::arg("x"), help("PowTo"));
    game.def("reduced", asked([](Game g) { return reduced_canonical_form(arena(), g); }),
             help("ReducedCanonicalForm"));
    game.def("companion", asked([](Game g) { return companion(arena(), g); }), help("Companion"));
    game.def("atomic_weight", asked([](Game g) { return atomic_weight(arena(), g); }),
             help("AtomicWeight"));
    game.def("incentives", asked([](Game g) { return incentives(arena(), g, true, true); }),
             help("Incentives"));
    game.def("followers", &sorted_followers, help("Followers"));
    game.def("follower_count", asked_number([](Game g) { return follower_count(arena(), g); }),
             help("FollowerCount"));
    game.def("stop_count", asked_number([](Game g) { return stop_count(arena(), g); }),
             help("StopCount"));
    game.def(
        "misere_outcome",
        [](Game g) { return name(work([&] { return misere_outcome(arena(), g); })); },
        help("MisereOutcomeClass"));
    game.def("thermograph", asked([](Game g) {
                 // Immutable in Python: nothing there changes one.
                 return std::const_pointer_cast<Thermograph>(thermograph(arena(), g));
             }),
             help("Thermograph"));
    game.def("explanation", &explained,
             "what the value is and how it arises, step by step: an upstar.Answer");
}

}  // namespace

void add_questions(GameClass& game) {
    add_kinds(game);
    add_nouns(game);
    add_operations(game);
}

}  // namespace upstar::python
