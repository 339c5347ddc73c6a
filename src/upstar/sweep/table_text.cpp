#include "upstar/sweep/table_text.h"

#include <algorithm>
#include <vector>

#include "upstar/base/sheet.h"
#include "upstar/draw/board_cards.h"
#include "upstar/draw/value_words.h"
#include "upstar/sweep/family_grid.h"
#include "upstar/sweep/table_json.h"
#include "upstar/sweep/table_rows.h"
#include "upstar/values/format_notation.h"

namespace upstar {
namespace {

constexpr std::size_t kWidestGrid = 160;

// A table with all that it takes to write it.
class TableWriter {
public:
    TableWriter(Session& session, const Family& family, const Table& table, bool has_longest)
        : session_(session), family_(family), table_(table), has_longest_(has_longest) {}

    std::string text(Format format) {
        if (format == Format::Json)
            return dumped(table_json(session_.arena(), family_, table_)) + "\n";
        if (TableRows::has(format)) return records(format);
        if (is_picture(format)) return picture(format);
        notation_ = notation_of(format);
        return sheets();
    }

private:
    bool is_latex() const { return notation_ == Notation::Latex; }

    // Numbers and names of a heading.
    std::string label(const std::string& text) const {
        if (!is_latex()) return text;
        const std::size_t over = text.find('\\');
        if (over == std::string::npos) return "$" + text + "$";
        return "$" + text.substr(0, over) + " \\backslash " + text.substr(over + 1) + "$";
    }

    // What is measured of a cell, in the notation asked for; empty if it is not known.
    std::string noted(const Measured& cell, Measure measure) {
        if (!cell[measure]) return {};
        const std::string text = session_.text(*cell[measure], notation_);
        return is_latex() && measure != Measure::Outcome ? "$" + text + "$" : text;
    }

    std::string shown(std::size_t i, Measure measure) {
        if (!table_.cells[i]) return is_latex() ? "--" : "-";
        const Measured& cell = *table_.cells[i];
        if (measure != Measure::GameValue || cell.left_out == 0) return noted(cell, measure);
        return "[mean " + noted(cell, Measure::Mean) + ", temperature " +
               noted(cell, Measure::Temperature) + ", stops " + noted(cell, Measure::LeftStop) +
               " and " + noted(cell, Measure::RightStop) + "]";
    }

    std::string written(const Sheet& sheet, std::size_t labels) const {
        return is_latex() ? as_latex(sheet, labels) : as_text(sheet);
    }

    Sheet labelled(Sheet sheet, std::size_t labels) const {
        for (std::size_t row = 0; row < sheet.lines.size(); ++row)
            for (std::size_t i = 0; i < sheet.lines[row].size(); ++i)
                if (row == 0 || i < labels) sheet.lines[row][i] = label(sheet.lines[row][i]);
        return sheet;
    }

    Sheet sheet_of(const FamilyGrid& grid) {
        Sheet sheet{to_string(grid.title), {{grid.down + "\\" + grid.across}}};
        for (const std::int64_t n : grid.columns) sheet.lines[0].push_back(std::to_string(n));
        for (std::size_t row = 0; row < grid.rows.size(); ++row) {
            sheet.lines.push_back({std::to_string(grid.rows[row])});
            for (const auto& cell : grid.cells[row])
                sheet.lines.back().push_back(cell ? shown(*cell, table_.measures[0]) : "");
        }
        return sheet;
    }

    std::string sheets() {
        const bool grid = family_.varying().size() >= 2 && table_.measures.size() == 1;
        std::string text;
        bool fits = grid;
        if (grid) {
            for (const FamilyGrid& each : family_grids(family_)) {
                const Sheet sheet = sheet_of(each);
                fits = fits && (is_latex() || width(sheet) <= kWidestGrid);
                text += (text.empty() ? "" : "\n") + written(labelled(sheet, 1), 1);
            }
        }
        return fits ? text : list();
    }

    std::string list() {
        std::vector<std::string> varying = family_.varying();
        Sheet sheet{to_string(family_.fixed()), {varying}};
        for (const Measure measure : table_.measures) sheet.lines[0].emplace_back(name(measure));
        for (std::size_t i = 0; i < family_.cells().size(); ++i) {
            sheet.lines.emplace_back();
            for (const Binding& binding : family_.cells()[i].bindings)
                if (std::find(varying.begin(), varying.end(), binding.name) != varying.end())
                    sheet.lines.back().push_back(label(std::to_string(binding.value)));
            for (const Measure measure : table_.measures)
                sheet.lines.back().push_back(shown(i, measure));
        }
        if (is_latex())
            for (std::size_t i = 0; i < varying.size(); ++i)
                sheet.lines[0][i] = label(sheet.lines[0][i]);
        return written(sheet, varying.size());
    }

    std::string records(Format format) {
        TableRows rows(format, family_.parameters(), table_.measures, has_longest_, false);
        std::string text = rows.heading();
        for (std::size_t i = 0; i < family_.cells().size(); ++i) {
            CellResult result;
            if (table_.cells[i]) result.measured = texts_of(session_.arena(), *table_.cells[i]);
            const FamilyCell& cell = family_.cells()[i];
            text += rows.row(cell.bindings, cell.text, table_.cells[i] ? &result : nullptr);
        }
        return text;
    }

    // A card for each cell that is done.
    std::string picture(Format format) {
        std::vector<BoardCard> cards;
        for (std::size_t i = 0; i < family_.cells().size(); ++i) {
            if (!table_.cells[i]) continue;
            const FamilyCell& cell = family_.cells()[i];
            cards.push_back(
                {{cell.position->board()}, to_string(cell.bindings), words(*table_.cells[i])});
        }
        return board_cards(family_.ruleset().about().name + ", " + family_.template_text(), cards,
                           format);
    }

    // All measures of a cell.
    Words words(const Measured& cell) {
        const auto& value = cell[Measure::GameValue];
        if (table_.measures.size() == 1 && value && cell.left_out == 0)
            if (const Game* game = std::get_if<Game>(&*value))
                return value_words(session_.arena(), *game);
        std::string text;
        for (const Measure measure : table_.measures)
            text += (text.empty() ? "" : "; ") +
                    (table_.measures.size() == 1 ? "" : std::string(name(measure)) + " ") +
                    (measure == Measure::GameValue && cell.left_out > 0
                         ? "mean " + noted(cell, Measure::Mean)
                         : noted(cell, measure));
        return text;
    }

    Session& session_;
    const Family& family_;
    const Table& table_;
    bool has_longest_;
    Notation notation_ = Notation::Text;
};

}  // namespace

std::string table_text(Session& session, const Family& family, const Table& table, Format format,
                       bool has_longest) {
    return TableWriter(session, family, table, has_longest).text(format);
}

}  // namespace upstar
