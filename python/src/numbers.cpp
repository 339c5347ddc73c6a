#include "numbers.h"

#include <pybind11/stl.h>

#include "upstar/base/words.h"
#include "upstar/lang/query_parts.h"

namespace upstar::python {
namespace {

// Looked up once: an import statement a call costs more than the call.
py::handle fraction_type() {
    static const py::handle type =
        py::object(py::module_::import("fractions").attr("Fraction")).release();
    return type;
}

py::handle rational_type() {
    static const py::handle type =
        py::object(py::module_::import("numbers").attr("Rational")).release();
    return type;
}

[[noreturn]] void refuse(py::handle object, const char* wanted) {
    throw py::type_error(std::string("expected ") + wanted + ", not " +
                         Py_TYPE(object.ptr())->tp_name);
}

}  // namespace

py::object to_python(const Integer& integer) {
    if (integer >= std::numeric_limits<long long>::min() &&
        integer <= std::numeric_limits<long long>::max())
        return py::reinterpret_steal<py::object>(
            PyLong_FromLongLong(static_cast<long long>(integer)));
    const Integer size = integer < 0 ? -integer : integer;
    const std::string digits = (integer < 0 ? "-" : "") + size.str(0, std::ios_base::hex);
    return py::reinterpret_steal<py::object>(PyLong_FromString(digits.c_str(), nullptr, 16));
}

py::object to_python(const Dyadic& number) {
    if (number.is_integer()) return to_python(number.numerator());
    return fraction_type()(to_python(number.numerator()), to_python(number.denominator()));
}

py::object to_python(const Rational& number) {
    if (number.denominator == 0)
        return py::float_(number.numerator < 0 ? -std::numeric_limits<double>::infinity()
                                               : std::numeric_limits<double>::infinity());
    if (number.denominator == 1) return to_python(number.numerator);
    return fraction_type()(to_python(number.numerator), to_python(number.denominator));
}

std::optional<Integer> integer_from(py::handle object) {
    if (!PyLong_Check(object.ptr())) return std::nullopt;
    int overflow = 0;
    const long long small = PyLong_AsLongLongAndOverflow(object.ptr(), &overflow);
    if (overflow == 0) return Integer(small);
    const auto digits =
        py::reinterpret_steal<py::str>(PyNumber_ToBase(object.ptr(), 16)).cast<std::string>();
    return digits.front() == '-' ? Integer(-Integer(digits.substr(1))) : Integer(digits);
}

std::optional<Dyadic> number_from(py::handle object) {
    if (PyLong_Check(object.ptr())) {
        int overflow = 0;
        const long long small = PyLong_AsLongLongAndOverflow(object.ptr(), &overflow);
        if (overflow == 0 && small != std::numeric_limits<long long>::min()) return Dyadic(small);
        return Dyadic(*integer_from(object), 0);
    }
    if (PyFloat_Check(object.ptr()))
        throw py::type_error(
            "games are exact: write fractions.Fraction(1, 2), or \"1/2\" in a "
            "text, instead of a float");
    if (PyUnicode_Check(object.ptr()) || !py::isinstance(object, rational_type()))
        return std::nullopt;
    const py::int_ numerator(object.attr("numerator"));
    const py::int_ denominator(object.attr("denominator"));
    const auto number = Dyadic::fraction(*integer_from(numerator), *integer_from(denominator));
    if (!number)
        throw Error(ErrorKind::Input,
                    std::string(py::str(object)) + " is no game: the numbers among them are m/2^k");
    return number;
}

Dyadic number_of(py::handle object) {
    if (const auto number = number_from(object)) return *number;
    if (py::isinstance<Game>(object)) {
        const Game game = object.cast<Game>();
        if (arena().is_number(game)) return arena().number_part(game);
        throw Error(ErrorKind::Input, to_string(arena(), game) + " is no number");
    }
    refuse(object, "a number (int or Fraction)");
}

std::optional<Game> game_from(py::handle object) {
    if (py::isinstance<Game>(object)) return object.cast<Game>();
    if (const auto number = number_from(object)) return arena().number(*number);
    return std::nullopt;
}

Game game_of(py::handle object) {
    if (const auto game = game_from(object)) return *game;
    if (PyUnicode_Check(object.ptr())) {
        const auto text = object.cast<std::string>();
        return work([&] { return value_of_query(session(), text); }, Turn::Alone);
    }
    if (py::hasattr(object, "value")) return game_of(object.attr("value"));
    refuse(object, "a game, a number or a text such as \"{2||1|0}\"");
}

Player player_of(py::handle object) {
    if (PyUnicode_Check(object.ptr())) {
        const auto text = object.cast<std::string>();
        for (const Player player : kPlayers)
            if (same_word(text, name(player)) || same_word(text, std::string(1, *name(player))))
                return player;
    }
    throw Error(ErrorKind::Input,
                "a player is \"Left\" or \"Right\", not " + std::string(py::repr(object)));
}

}  // namespace upstar::python
