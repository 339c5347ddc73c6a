#include "upstar/collect/dictionary_rows.h"

#include <algorithm>
#include <memory>
#include <ostream>
#include <utility>
#include <variant>

#include "upstar/base/error.h"
#include "upstar/base/json_row.h"
#include "upstar/base/sheet.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/value_json.h"
#include "upstar/sweep/formula.h"
#include "upstar/values/print.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

Json text_or_null(const std::string& text) { return text.empty() ? Json() : Json(text); }

// What a person wants to see first.
const std::vector<std::string> kFirst = {"game", "position",    "value",    "outcome", "margin",
                                         "mean", "temperature", "birthday", "size"};

Json json_of(const DictionaryRow& row) {
    return {{"game", row.game},
            {"position", row.position},
            {"value", text_or_null(row.value)},
            {"outcome", text_or_null(row.outcome)},
            {"margin", row.margin ? Json(*row.margin) : Json()},
            {"mean", text_or_null(row.mean)},
            {"temperature", text_or_null(row.temperature)},
            {"left-stop", text_or_null(row.left_stop)},
            {"right-stop", text_or_null(row.right_stop)},
            {"birthday", text_or_null(row.birthday)},
            {"size", row.size},
            {"rows", row.rows},
            {"columns", row.columns},
            {"version", row.version},
            {"command", row.command}};
}

Json chosen(const Json& row, const std::vector<std::string>& columns) {
    Json json;
    for (const std::string& column : columns) json[column] = row.at(column);
    return json;
}

std::vector<std::string> texts(const Json& row) {
    std::vector<std::string> texts = column_texts(row);
    for (std::string& text : texts)
        if (text == "null") text.clear();
    return texts;
}

// Values and numbers in the notation of a format.
class Notes {
public:
    Notes(Dictionary& dictionary, Arena& arena, Format format)
        : values_(dictionary, arena), is_latex_(format == Format::Latex) {}

    std::string value(const std::string& text, std::optional<ValueId> id) {
        if (!is_latex_) return text;
        try {
            return id ? formula(values_.value(*id)) : text;
        } catch (const Error& error) {  // too long to write
            if (error.kind() != ErrorKind::Limit || values_.arena().context().stopped()) throw;
            return latex_text(text);
        }
    }

    std::string number(const std::string& text) {
        if (!is_latex_ || text.empty()) return text;
        const std::size_t slash = std::min(text.find('/'), text.size());
        const Integer below(slash < text.size() ? text.substr(slash + 1) : "1");
        const auto number = Dyadic::fraction(Integer(text.substr(0, slash)), below);
        return number ? formula(values_.arena().number(*number)) : text;
    }

    DictionaryRow row(DictionaryRow row) {
        row.value = value(row.value, row.value_id);
        for (std::string* text : {&row.mean, &row.temperature, &row.left_stop, &row.right_stop})
            *text = number(*text);
        return row;
    }

private:
    std::string formula(Game value) {
        return "$" + to_string(values_.arena(), value, Notation::Latex) + "$";
    }

    DictionaryValues values_;
    bool is_latex_;
};

// Rows as they come: records at once, columns at the end.
class RowsOut {
public:
    /// Columns with one of these names are in the notation of the format already.
    RowsOut(Format format, std::vector<std::string> noted, std::ostream& out)
        : format_(format), noted_(std::move(noted)), out_(out) {}

    static bool has_columns(Format format) { return is_text(format) || format == Format::Latex; }

    void add(const Json& row) {
        ++count_;
        if (format_ == Format::JsonLines) {
            out_ << dumped(row) << "\n";
        } else if (format_ == Format::Json) {
            out_ << (count_ == 1 ? "[" : ",\n ") << dumped(row);
        } else if (format_ == Format::Csv) {
            if (count_ == 1) out_ << csv_line(column_names(row));
            out_ << csv_line(texts(row));
        } else {
            if (count_ == 1) sheet_.lines.push_back(column_names(row));
            sheet_.lines.push_back(texts(row));
        }
    }

    std::int64_t end() {
        if (format_ == Format::Json) out_ << (count_ == 0 ? "[]\n" : "]\n");
        if (sheet_.lines.empty()) return count_;
        if (format_ == Format::Latex) {
            write_latex();
        } else {
            out_ << sheet_text(sheet_, format_);
        }
        return count_;
    }

    /// A game has a value or a margin: columns in which nothing stands say nothing.
    void leave_out_empty_columns() {
        auto& lines = sheet_.lines;
        for (std::size_t column = lines.empty() ? 0 : lines[0].size(); column-- > 0;) {
            if (!std::all_of(lines.begin() + 1, lines.end(),
                             [&](const auto& line) { return line[column].empty(); }))
                continue;
            for (auto& line : lines) line.erase(line.begin() + static_cast<std::ptrdiff_t>(column));
        }
    }

private:
    void write_latex() {
        const std::vector<std::string> names = sheet_.lines[0];
        for (std::size_t column = 0; column < names.size(); ++column) {
            const bool is_noted =
                std::find(noted_.begin(), noted_.end(), names[column]) != noted_.end();
            for (std::size_t line = 0; line < sheet_.lines.size(); ++line)
                if (std::string& text = sheet_.lines[line][column]; line == 0 || !is_noted)
                    text = latex_text(text);
        }
        out_ << as_latex(sheet_, 1);
    }

    Format format_;
    std::vector<std::string> noted_;
    std::ostream& out_;
    Sheet sheet_;
    std::int64_t count_ = 0;
};

}  // namespace

std::string game_name(Session& session, const std::string& text) {
    if (const RulesetPtr game = session.catalog().find(text)) return ruleset_text(*game);
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    try {
        const Value rules = value_from_json(work, typed_json("Ruleset", text));
        return ruleset_text(*std::get<std::shared_ptr<const AnyRuleset>>(rules));
    } catch (const Error&) {
        session.catalog().named(text);  // says which games there are
        throw;
    }
}

std::function<bool(const DictionaryTraits&)> equal_or_negative(Arena& arena, Game value) {
    const Game other = negative(arena, value);
    return [value, other](const DictionaryTraits& traits) {
        return traits.value == value || traits.value == other;
    };
}

std::function<bool(const DictionaryTraits&)> worth(Session& session, const std::string& value) {
    const Value given = session.evaluate(value);
    const Game* game = std::get_if<Game>(&given);
    if (game == nullptr)
        throw Error(ErrorKind::Input,
                    "a value is a game, such as *4 or 1/4; this is a " + type_name(given));
    return equal_or_negative(session.arena(), *game);
}

std::function<bool(const DictionaryTraits&)> meeting(Session& session,
                                                     const std::string& condition) {
    const auto formula = std::make_shared<const Formula>(session, condition);
    return [formula](const DictionaryTraits& traits) {
        const Value given = formula->evaluate(
            {{"size", traits.size}, {"rows", traits.rows}, {"columns", traits.columns}},
            traits.value);
        if (const bool* truth = std::get_if<bool>(&given)) return *truth;
        throw Error(ErrorKind::Input,
                    "a condition on the value G is true or false, such as G.IsNumber; this is a " +
                        type_name(given));
    };
}

std::string all_columns() {
    std::string all;
    for (const std::string& each : column_names(json_of({})))
        all += (all.empty() ? "" : ", ") + each;
    return all;
}

std::vector<std::string> parse_columns(std::string_view text) {
    const std::vector<std::string> known = column_names(json_of({}));
    std::vector<std::string> columns;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string word(text.substr(at, end - at));
        if (std::find(known.begin(), known.end(), word) == known.end()) {
            throw Error(ErrorKind::Input, "cannot show `" + word + "`; there are " + all_columns() +
                                              ", separated by commas");
        }
        columns.push_back(word);
        at = end + 1;
    }
    return columns;
}

std::int64_t write_rows(Dictionary& dictionary, Arena& arena, const DictionaryQuery& query,
                        const std::vector<std::string>& columns, Format format, std::ostream& out) {
    if (format == Format::Bfile) {
        const std::vector<SizeCount> counts = size_counts(dictionary, arena, query);
        for (const auto& [size, positions] : counts) out << size << " " << positions << "\n";
        return static_cast<std::int64_t>(counts.size());
    }
    const bool is_brief = columns.empty() && RowsOut::has_columns(format);
    const std::vector<std::string>& shown = is_brief ? kFirst : columns;
    Notes notes(dictionary, arena, format);
    RowsOut rows(format, {"value", "mean", "temperature", "left-stop", "right-stop"}, out);
    for_each_row(dictionary, arena, query, [&](const DictionaryRow& row) {
        const Json json = json_of(notes.row(row));
        rows.add(shown.empty() ? json : chosen(json, shown));
    });
    if (is_brief) rows.leave_out_empty_columns();
    return rows.end();
}

std::int64_t write_values(Dictionary& dictionary, Arena& arena, const DictionaryQuery& query,
                          Format format, std::ostream& out) {
    Notes notes(dictionary, arena, format);
    RowsOut rows(format, {"value"}, out);
    for (const auto& [value, positions, smallest, id] : value_counts(dictionary, arena, query))
        rows.add(
            {{"value", notes.value(value, id)}, {"positions", positions}, {"smallest", smallest}});
    return rows.end();
}

std::int64_t write_differences(Dictionary& dictionary, Arena& arena, const std::string& one,
                               const std::string& other, std::int64_t limit, Format format,
                               std::ostream& out) {
    Notes notes(dictionary, arena, format);
    RowsOut rows(format, {one, other}, out);
    for (const auto& each : differences(dictionary, one, other, limit))
        rows.add({{"position", each.position},
                  {"size", each.size},
                  {one, notes.value(each.one, each.one_id)},
                  {other, notes.value(each.other, each.other_id)}});
    return rows.end();
}

}  // namespace upstar
