// upstar.Dictionary: positions and their values in a file that lasts; and the one that the session
// asks before it evaluates.
//
// A Dictionary of Python is the name of a file: each call opens it and closes it again, so that it
// travels between processes, and no file is open across a fork. Only the one that is asked stays
// open; a forked child opens it anew, since SQLite forbids to go on with another process's.
#include <map>
#include <memory>
#include <sstream>

#include "answer.h"
#include "chosen.h"
#include "files.h"
#include "limited_work.h"
#include "numbers.h"
#include "parts.h"
#include "upstar/catalog/known_value.h"
#include "upstar/collect/collections.h"
#include "upstar/collect/dictionary_rows.h"
#include "upstar/collect/thaw.h"
#include "upstar/store/dictionary/dictionary_check.h"
#include "upstar/store/dictionary/dictionary_memory.h"
#include "upstar/store/dictionary/dictionary_merge.h"
#include "upstar/store/dictionary/frozen_table.h"
#include "upstar/store/whole_file.h"

namespace upstar::python {
namespace {

constexpr Formats kRowFormats = {Format::Text, Format::Latex,     Format::Csv,
                                 Format::Json, Format::JsonLines, Format::Bfile};

struct BoundDictionary {
    std::string path;

    Dictionary read() const { return {path, Dictionary::Use::Read}; }
    bool is_frozen() const { return FrozenTable::is_one(path); }
};

std::string path_of(py::handle dictionary) {
    return py::isinstance<BoundDictionary>(dictionary)
               ? dictionary.cast<const BoundDictionary&>().path
               : dictionary.cast<File>().string();
}

// What a dictionary is asked, as Python says it.
struct Question {
    py::object game;
    py::object value;
    std::string where;
    std::string order;
    std::optional<std::int64_t> limit;
};

// With the session alone: conditions are of the language.
DictionaryQuery query_of(const std::string& game, const std::optional<Game>& value,
                         const Question& question) {
    DictionaryQuery query;
    query.game = game;
    if (value && !question.where.empty())
        throw Error(ErrorKind::Input,
                    "value and where are two questions; ask one: a condition may say G == 1/2");
    if (value) query.wants = equal_or_negative(arena(), *value);
    if (!question.where.empty()) query.wants = meeting(session(), question.where);
    query.order = chosen<DictionaryOrder>("order", question.order,
                                          {{"position", DictionaryOrder::Position},
                                           {"smallest", DictionaryOrder::Smallest},
                                           {"smallest-box", DictionaryOrder::SmallestBox},
                                           {"hottest", DictionaryOrder::Hottest}});
    query.limit = question.limit.value_or(-1);
    return query;
}

// How dictionaries call a game: of a name, of upstar.konane, or of a Ruleset.
std::string game_called(const py::object& game) {
    if (game.is_none()) return "";
    if (!PyUnicode_Check(game.ptr())) return known_as(*ruleset_from(game));
    const auto name = game.cast<std::string>();
    return name.empty() ? "" : work([&] { return game_name(session(), name); }, Turn::Alone);
}

template <class Task>
auto asked(const BoundDictionary& self, const Question& question, Task task) {
    const std::string game = game_called(question.game);
    const auto value =
        question.value.is_none() ? std::nullopt : std::optional(game_of(question.value));
    return work(
        [&] {
            Dictionary dictionary = self.read();
            return task(dictionary, query_of(game, value, question));
        },
        Turn::Alone);
}

py::object number_or_none(const std::string& text) {
    if (text.empty()) return py::none();
    return py::module_::import("upstar._answers").attr("number")(text);
}

py::object text_or_none(const std::string& text) {
    return text.empty() ? py::object(py::none()) : py::str(text);
}

py::list find(const BoundDictionary& self, const Question& question) {
    std::vector<std::pair<DictionaryRow, std::optional<Game>>> rows;
    asked(self, question, [&](Dictionary& dictionary, const DictionaryQuery& query) {
        DictionaryValues values(dictionary, arena());
        return for_each_row(dictionary, arena(), query, [&](const DictionaryRow& row) {
            rows.emplace_back(
                row, row.value_id ? std::optional(values.value(*row.value_id)) : std::nullopt);
        });
    });
    const py::object type = py::module_::import("upstar._words").attr("Entry");
    py::list all;
    for (const auto& [row, value] : rows)
        all.append(type(row.game, row.position, value ? py::cast(*value) : py::none(),
                        text_or_none(row.outcome), row.margin, number_or_none(row.mean),
                        number_or_none(row.temperature), row.size, row.rows, row.columns,
                        row.version, row.command));
    return all;
}

py::list value_counts_of(const BoundDictionary& self, const Question& question) {
    const auto counts =
        asked(self, question, [&](Dictionary& dictionary, const DictionaryQuery& query) {
            return value_counts(dictionary, arena(), query);
        });
    const py::object type = py::module_::import("upstar._words").attr("ValueCount");
    py::list all;
    for (const ValueCount& count : counts)
        all.append(type(count.value, count.positions, count.smallest));
    return all;
}

py::list differences_of(const BoundDictionary& self, const py::object& one, const py::object& other,
                        std::optional<std::int64_t> limit) {
    const std::string first = game_called(one), second = game_called(other);
    const auto found = work(
        [&] {
            Dictionary dictionary = self.read();
            return differences(dictionary, first, second, limit.value_or(-1));
        },
        Turn::Alone);
    const py::object type = py::module_::import("upstar._words").attr("ValueDifference");
    py::list all;
    for (const ValueDifference& each : found)
        all.append(type(each.position, each.size, each.one, each.other));
    return all;
}

std::string written(const BoundDictionary& self, const std::string& format,
                    const Question& question) {
    const Format wanted = format_of(format, kRowFormats);
    return asked(self, question, [&](Dictionary& dictionary, const DictionaryQuery& query) {
        std::ostringstream text;
        write_rows(dictionary, arena(), query, {}, wanted, text);
        return text.str();
    });
}

std::int64_t exported(const BoundDictionary& self, const File& path, const std::string& format,
                      const Question& question) {
    const Format wanted = format_of(format, kRowFormats);
    return asked(self, question, [&](Dictionary& dictionary, const DictionaryQuery& query) {
        WholeFile file(path.string());
        const std::int64_t rows = write_rows(dictionary, arena(), query, {}, wanted, file.out());
        file.finish();
        return rows;
    });
}

// Of several rulesets in turn, all into one file; returns how many positions are new.
class Filling {
public:
    Filling(const BoundDictionary& self, const std::string& command)
        : dictionary_(self.path, Dictionary::Use::Write),
          writer_(dictionary_, arena(), computed_here(command)) {}

    void add(const AnyRuleset& ruleset, const PositionSource& source,
             const CollectOptions& options) {
        const Collected collected = collect(session(), ruleset, source, writer_, options);
        if (!collected.stopped) return;
        writer_.finish();
        throw Error(collected.stopped->kind(),
                    collected.stopped->message() + "; " + std::to_string(writer_.added()) +
                        " positions were added and are kept, and the same call goes on from there",
                    collected.stopped->remedy());
    }
    std::int64_t finish() {
        writer_.finish();
        return writer_.added();
    }

private:
    Dictionary dictionary_;
    DictionaryWriter writer_;
};

// Which positions, for whoever asks later how a value was computed.
std::string described(const std::string& game, const CollectionOptions& which) {
    std::string text = "Dictionary.build " + game;
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty() && value != "0") text += std::string(" ") + name + "=" + value;
    };
    add("box", which.box);
    add("rules", which.rules);
    add("board", which.board);
    add("colours", which.colours);
    add("squares", std::to_string(which.squares));
    add("length", std::to_string(which.length));
    return text;
}

std::int64_t build(const BoundDictionary& self, const py::object& game, const std::string& box,
                   const std::string& rules, const std::string& board, const std::string& colours,
                   int squares, int length, bool each_value, unsigned threads,
                   const py::object& seconds, const py::object& progress) {
    const std::string name = ruleset_from(game)->id();
    const CollectionOptions which{box, rules, board, colours, squares, length};
    return work_within(seconds, progress, [&](Context& context) {
        const std::vector<PositionSet> all = collections(session().catalog(), context, name, which);
        Filling filling(self, described(name, which));
        for (const PositionSet& each : all)
            filling.add(*each.ruleset, each.source, {thread_count(threads), each_value});
        return filling.finish();
    });
}

std::int64_t add(const BoundDictionary& self, const py::iterable& positions,
                 const std::string& command, unsigned threads, const py::object& seconds,
                 const py::object& progress) {
    std::map<std::string, std::vector<PositionPtr>> by_game;
    for (const py::handle position : positions) {
        const PositionPtr p = position.cast<const BoundPosition&>().position;
        by_game[known_as(p->ruleset())].push_back(p);
    }
    return work_within(seconds, progress, [&](Context&) {
        Filling filling(self, command);
        for (const auto& [game, all] : by_game)
            filling.add(all.front()->ruleset(),
                        [&all = all](const std::function<void(std::string)>& visit) {
                            for (const PositionPtr& position : all) visit(position->to_string());
                        },
                        {thread_count(threads), false});
        return filling.finish();
    });
}

std::int64_t merged(const BoundDictionary& self, const py::args& others) {
    std::vector<std::string> paths;
    for (const py::handle other : others) paths.push_back(path_of(other));
    return work(
        [&] {
            Dictionary into(self.path, Dictionary::Use::Write);
            std::int64_t added = 0;
            for (const std::string& path : paths) {
                Dictionary from(path, Dictionary::Use::Read);
                added += merge(into, from, arena()).added;
            }
            return added;
        },
        Turn::Alone);
}

std::int64_t thawed(const BoundDictionary& self, const File& frozen, const py::object& progress) {
    return work_within(py::none(), progress, [&](Context&) {
        FrozenTable table(frozen.string());
        Dictionary dictionary(self.path, Dictionary::Use::Write);
        DictionaryWriter writer(dictionary, arena(), computed_here("thaw " + frozen.string()));
        thaw(session(), table, writer);
        writer.finish();
        return writer.added();
    });
}

void check(const BoundDictionary& self) {
    work(
        [&] {
            if (self.is_frozen()) {
                FrozenTable table(self.path);
                upstar::check(table, arena());
            } else {
                Dictionary dictionary = self.read();
                upstar::check(dictionary, arena());
            }
            return true;
        },
        Turn::Alone);
}

std::optional<Game> value_of(const BoundDictionary& self, const BoundPosition& position) {
    return work([&]() -> std::optional<Game> {
        const auto known = known_values_in(self.path, arena());
        return kept_value(*known, *position.position, arena());
    });
}

std::uint64_t size(const BoundDictionary& self) {
    return work([&]() -> std::uint64_t {
        if (self.is_frozen()) return FrozenTable(self.path).positions();
        return static_cast<std::uint64_t>(self.read().positions());
    });
}

std::vector<std::string> games(const BoundDictionary& self) {
    return work([&]() -> std::vector<std::string> {
        if (self.is_frozen()) return {FrozenTable(self.path).game()};
        return self.read().games();
    });
}

// What the session asks first, if anything.
struct AskedFirst {
    std::string path;
    std::shared_ptr<KnownValues> known;
};

AskedFirst& asked_first() {
    static auto* const asked = new AskedFirst;
    return *asked;
}

// Throws Error (Input) for what is no dictionary; then nothing changes.
void ask_first(const std::string& path) {
    AskedFirst asked{path, path.empty() ? nullptr : known_values_in(path, arena())};
    evaluators().set_known_values(asked.known);
    asked_first() = std::move(asked);
}

void use_dictionary(const py::object& dictionary) {
    std::string path;
    if (!dictionary.is_none()) path = path_of(dictionary);
    work(
        [&] {
            ask_first(path);
            return true;
        },
        Turn::Alone);
}

void add_questions(py::class_<BoundDictionary>& type) {
    const auto question = [](const py::object& game, const py::object& value,
                             const std::string& where, const std::string& order,
                             std::optional<std::int64_t> limit) {
        return Question{game, value, where, order, limit};
    };
    type.def(
        "find",
        [question](const BoundDictionary& self, const py::object& game, const py::object& value,
                   const std::string& where, const std::string& order,
                   std::optional<std::int64_t> limit) {
            return find(self, question(game, value, where, order, limit));
        },
        py::arg("game") = py::none(), py::kw_only(), py::arg("value") = py::none(),
        py::arg("where") = "", py::arg("order") = "position", py::arg("limit") = py::none(),
        "the positions of a game, or of all, as a list of Entry: those worth `value` or its "
        "negative, or that meet a condition such as \"G.IsNumber and size < 6\"; order position, "
        "smallest, smallest-box or hottest");
    type.def(
        "value_counts",
        [question](const BoundDictionary& self, const py::object& game, const py::object& value,
                   const std::string& where, std::optional<std::int64_t> limit) {
            return value_counts_of(self, question(game, value, where, "smallest", limit));
        },
        py::arg("game") = py::none(), py::kw_only(), py::arg("value") = py::none(),
        py::arg("where") = "", py::arg("limit") = py::none(),
        "how often each value occurs, the most frequent first, and the smallest position that has "
        "it");
    type.def("differences", &differences_of, py::arg("one"), py::arg("other"), py::kw_only(),
             py::arg("limit") = py::none(),
             "the positions that two rulesets give different values, the smallest first");
    type.def(
        "written",
        [question](const BoundDictionary& self, const std::string& format, const py::object& game,
                   const py::object& value, const std::string& where, const std::string& order,
                   std::optional<std::int64_t> limit) {
            return written(self, format, question(game, value, where, order, limit));
        },
        py::arg("format"), py::arg("game") = py::none(), py::kw_only(),
        py::arg("value") = py::none(), py::arg("where") = "", py::arg("order") = "position",
        py::arg("limit") = py::none(),
        "what find finds as text, csv, json, jsonl, latex, or a bfile with how many there are of "
        "each size");
    type.def(
        "export",
        [question](const BoundDictionary& self, const File& path, const std::string& format,
                   const py::object& game, const py::object& value, const std::string& where,
                   const std::string& order, std::optional<std::int64_t> limit) {
            return exported(self, path, format, question(game, value, where, order, limit));
        },
        py::arg("path"), py::arg("format") = "csv", py::arg("game") = py::none(), py::kw_only(),
        py::arg("value") = py::none(), py::arg("where") = "", py::arg("order") = "position",
        py::arg("limit") = py::none(), "writes the same to a file, row by row; returns how many");
    type.def("__len__", &size);
    type.def_property_readonly("games", &games, "the rulesets of which it has positions");
    type.def(
        "get",
        [](const BoundDictionary& self, const BoundPosition& position) {
            return value_of(self, position);
        },
        py::arg("position"),
        "the value of a position, or of one symmetric to it; None if it is not there");
    type.def("__contains__", [](const BoundDictionary& self, const BoundPosition& position) {
        return value_of(self, position).has_value();
    });
    type.def("__getitem__", [](const BoundDictionary& self, const BoundPosition& position) {
        if (const auto value = value_of(self, position)) return *value;
        throw py::key_error(position.position->to_string());
    });
}

void add_writing(py::class_<BoundDictionary>& type) {
    type.def("build", &build, py::arg("game"), py::kw_only(), py::arg("box") = "",
             py::arg("rules") = "", py::arg("board") = "", py::arg("colours") = "",
             py::arg("squares") = 0, py::arg("length") = 0, py::arg("each_value") = false,
             py::arg("threads") = 0, py::arg("time") = py::none(), py::arg("progress") = py::none(),
             "adds all positions of konane that fit a box, of domineering with at most so many "
             "squares, or of toads of at most that length; returns how many are new");
    type.def("add", &add, py::arg("positions"), py::kw_only(),
             py::arg("command") = "Dictionary.add", py::arg("threads") = 0,
             py::arg("time") = py::none(), py::arg("progress") = py::none(),
             "evaluates positions and adds them; returns how many are new. `command` is what the "
             "dictionary says of how they were found.");
    type.def("merge", &merged,
             "adds what other dictionaries have; returns how many positions are new. If two of "
             "them give a position different values, that is told and nothing is merged.");
    type.def(
        "freeze",
        [](const BoundDictionary& self, const py::object& game, const File& path) {
            const std::string name = game_called(game);
            return work([&] {
                Dictionary dictionary = self.read();
                return freeze(dictionary, name, path.string());
            });
        },
        py::arg("game"), py::arg("path"),
        "writes the positions of a game as a frozen table, a few bytes each, to be read only; "
        "returns how many");
    type.def("thaw", &thawed, py::arg("path"), py::arg("progress") = py::none(),
             "adds the positions of a frozen table; returns how many are new");
    type.def("check", &check, "reads every page and every value; raises Error at any damage");
}

}  // namespace

void reopen_dictionary() {
    if (asked_first().path.empty()) return;
    // The parent's must not even be closed here.
    new std::shared_ptr<KnownValues>(asked_first().known);
    try {
        ask_first(asked_first().path);
    } catch (const Error&) {
        ask_first("");  // what it had is evaluated again
    }
}

void add_dictionaries(py::module_& module) {
    py::class_<BoundDictionary> type(
        module, "Dictionary",
        "Positions of any games and their values in a file that lasts: a database of SQLite, made "
        "when something is first added; or a frozen table, to be read only.");
    type.def(py::init([](const File& path) { return BoundDictionary{path.string()}; }),
             py::arg("path"));
    type.def_readonly("path", &BoundDictionary::path, "the file");
    type.def_property_readonly("is_frozen", &BoundDictionary::is_frozen,
                               "whether the file is a frozen table");
    type.def("__repr__", [](const BoundDictionary& self) {
        return "upstar.Dictionary(" + std::string(py::repr(py::str(self.path))) + ")";
    });
    type.def("__reduce__", [](const py::object& self) {
        return py::make_tuple(self.attr("__class__"), py::make_tuple(self.attr("path")));
    });
    add_questions(type);
    add_writing(type);
    module.def("use_dictionary", &use_dictionary, py::arg("dictionary"),
               "From now on, asks a Dictionary, or a file, for the values of positions and of "
               "their components before they are evaluated; None ends that.");
}

}  // namespace upstar::python
