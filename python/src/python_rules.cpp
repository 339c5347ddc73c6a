#include "python_rules.h"

#include <algorithm>

#include "failures.h"

namespace upstar::python {
namespace {

std::string text_attribute(const py::object& spec, const char* name, const std::string& standard) {
    const py::object value = py::getattr(spec, name, py::none());
    return value.is_none() ? standard : py::str(value).cast<std::string>();
}

About about_of(const py::object& spec) {
    About about;
    about.name = text_attribute(spec, "name", py::str(spec.attr("__class__").attr("__name__")));
    about.summary = text_attribute(spec, "summary", "a game written in Python");
    about.rules = text_attribute(spec, "__doc__", "");
    about.notation = "an object of Python";
    return about;
}

bool defines(const py::object& spec, const char* method) {
    return !py::getattr(spec, method, py::none()).is_none();
}

PositionKind kind_of(const py::object& spec) {
    const bool has_sides = defines(spec, "left") && defines(spec, "right");
    const bool has_options = defines(spec, "options");
    if (has_sides == has_options)
        throw py::type_error(
            "a Ruleset defines left(p) and right(p), or, if both players have the same moves, "
            "options(p); " +
            std::string(py::str(spec.attr("__class__").attr("__name__"))) + " has " +
            (has_sides ? "both" : "neither"));
    if (has_sides) return PositionKind::Partizan;
    return py::bool_(py::getattr(spec, "scoring", py::bool_(false))) ? PositionKind::Scoring
                                                                     : PositionKind::Impartial;
}

// A text would be taken for the list of its letters.
py::iterable positions_in(const py::object& given) {
    if (!PyUnicode_Check(given.ptr()) && py::isinstance<py::iterable>(given))
        return py::reinterpret_borrow<py::iterable>(given);
    throw py::type_error("this rule gives positions, as a list or one by one with yield, not " +
                         std::string(py::repr(given)));
}

std::string text_in(const py::object& given, const char* wanted) {
    if (PyUnicode_Check(given.ptr())) return given.cast<std::string>();
    throw py::type_error("this rule gives " + std::string(wanted) + ", not " +
                         std::string(py::repr(given)));
}

// A board is a text of lines, or a list of them.
std::string rows_in(const py::object& given) {
    if (PyUnicode_Check(given.ptr()) || !py::isinstance<py::iterable>(given))
        return text_in(given, "a text, or a list of its rows");
    std::string rows;
    for (const py::handle row : py::reinterpret_borrow<py::iterable>(given))
        rows += text_in(py::reinterpret_borrow<py::object>(row), "rows of text") + "\n";
    return rows;
}

}  // namespace

PythonRules::PythonRules(py::object spec)
    : spec_(std::move(spec)), about_(about_of(spec_)), kind_(kind_of(spec_)), settings_(about_) {}

PythonRules::~PythonRules() {
    // The last holder may be any thread.
    const py::gil_scoped_acquire lock;
    spec_ = py::object();
    handles_ = py::dict();
    positions_ = py::list();
}

int PythonRules::visit(visitproc tell, void* arg) const {
    for (const py::object* held :
         std::initializer_list<const py::object*>{&spec_, &handles_, &positions_})
        if (held->ptr() != nullptr)
            if (const int found = tell(held->ptr(), arg)) return found;
    return 0;
}

RulesetPtr PythonRules::configured(const RulesetPtr& self,
                                   const std::vector<Argument>& given) const {
    if (given.empty()) return self;
    throw Error(ErrorKind::Input, about_.name + " is written in Python: give its parameters to " +
                                      "its class, and use the object that this makes");
}

bool PythonRules::has(const char* method) const { return defines(spec_, method); }

// Where hash and equality are written in Python, other threads may run in the midst of either line
// that looks into `handles_`. A handle that another thread was quicker with stays without a use.
UserRules::Handle PythonRules::handle(const py::object& position) {
    const py::object known = handles_.attr("get")(position);
    if (!known.is_none()) return known.cast<Handle>();
    const auto handle = static_cast<Handle>(positions_.size());
    positions_.append(position);
    return handles_.attr("setdefault")(position, handle).cast<Handle>();
}

std::vector<UserRules::Handle> PythonRules::handles(const py::object& positions) {
    std::vector<Handle> all;
    for (const py::handle position : positions_in(positions))
        all.push_back(handle(py::reinterpret_borrow<py::object>(position)));
    return all;
}

// Of a scoring game (position, points) or (position, points, moves_again).
UserRules::Option PythonRules::option(const py::handle& written) {
    if (kind_ != PositionKind::Scoring)
        return {handle(py::reinterpret_borrow<py::object>(written)), 0, false};
    const auto parts = py::tuple(py::reinterpret_borrow<py::object>(written));
    if (parts.size() != 2 && parts.size() != 3)
        throw py::type_error(
            "an option of a scoring game is (position, points) or "
            "(position, points, moves_again)");
    return {handle(parts[0]), parts[1].cast<std::int32_t>(),
            parts.size() == 3 && parts[2].cast<bool>()};
}

std::vector<UserRules::Option> PythonRules::options(Handle p, Player player) {
    const char* rule = kind_ != PositionKind::Partizan ? "options"
                       : player == Player::Left        ? "left"
                                                       : "right";
    return kept_aside(*this, p, rule, [&] {
        std::vector<Option> all;
        const py::object found = spec_.attr(rule)(position(p));
        for (const py::handle written : positions_in(found)) all.push_back(option(written));
        return all;
    });
}

std::optional<std::vector<UserRules::Handle>> PythonRules::components(Handle p) {
    return kept_aside(*this, p, "decompose", [&]() -> std::optional<std::vector<Handle>> {
        if (!has("decompose")) return std::nullopt;
        return handles(spec_.attr("decompose")(position(p)));
    });
}

// Of all symmetric positions the one that came first.
UserRules::Handle PythonRules::canonical(Handle p) {
    return kept_aside(*this, p, "symmetries", [&] {
        if (!has("symmetries")) return p;
        Handle first = p;
        for (const Handle image : handles(spec_.attr("symmetries")(position(p))))
            first = std::min(first, image);
        return first;
    });
}

UserRules::Handle PythonRules::parse(std::string_view text) {
    return kept_aside(*this, std::nullopt, "parse", [&] {
        if (!has("parse"))
            throw Error(ErrorKind::Input,
                        about_.name +
                            " reads no texts: define parse(text) and text(p), or give "
                            "positions as objects, and to tables a function of their "
                            "parameters");
        return handle(spec_.attr("parse")(py::str(text.data(), text.size())));
    });
}

std::string PythonRules::text(Handle p) const {
    return kept_aside(*this, p, "text", [&]() -> std::string {
        const py::object object = position(p);
        if (has("text")) return text_in(spec_.attr("text")(object), "a text");
        return PyUnicode_Check(object.ptr()) ? py::str(object) : py::str(py::repr(object));
    });
}

std::string PythonRules::drawn(Handle p) const {
    if (!kept_aside(*this, p, "draw", [&] { return has("draw"); })) return text(p);
    return kept_aside(*this, p, "draw", [&]() -> std::string {
        std::string picture = rows_in(spec_.attr("draw")(position(p)));
        while (!picture.empty() && picture.back() == '\n') picture.pop_back();
        std::replace(picture.begin(), picture.end(), '\n', '|');
        return picture;
    });
}

BoardDescription PythonRules::board(Handle p) const {
    const std::string picture = drawn(p);
    std::vector<PieceLetter> letters;
    kept_aside(*this, p, "draw", [&] {
        for (const Player player : kPlayers)
            for (const char letter :
                 text_attribute(spec_, player == Player::Left ? "left_pieces" : "right_pieces", ""))
                letters.push_back({letter, player});
    });
    return board_of_squares(picture, letters);
}

std::string PythonRules::board_text(Handle p) const {
    std::string picture = drawn(p);
    std::replace(picture.begin(), picture.end(), '|', '\n');
    return picture;
}

std::string PythonRules::move_name(Handle from, Handle to) const {
    return kept_aside(*this, from, "move", [&]() -> std::string {
        if (!has("move")) return {};
        return text_in(spec_.attr("move")(position(from), position(to)), "a text");
    });
}

const PythonRules* python_rules(const AnyRuleset& game) {
    return dynamic_cast<const PythonRules*>(rules_of(game));
}

}  // namespace upstar::python
