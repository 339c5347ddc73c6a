#include "upstar/games/konane/solver/dictionary_text.h"

#include "upstar/base/json_row.h"
#include "upstar/base/sheet.h"
#include "upstar/draw/board_cards.h"
#include "upstar/games/konane/solver/dictionary_json.h"
#include "upstar/values/print.h"

namespace upstar::konane {
namespace {

constexpr std::size_t kMostFrequent = 10;

BoardPicture board(const std::string& position) {
    return {board_of_squares(position, {{'x', Player::Left}, {'o', Player::Right}})};
}

BoardCard card_of(const DictionaryValue& row) {
    return {board(row.smallest),
            std::to_string(row.positions) + (row.positions == 1 ? " position" : " positions"),
            row.value};
}

BoardCard card_of(const DictionaryPosition& row) {
    return {board(row.position),
            row.box + ", " + std::to_string(row.stones) + (row.stones == 1 ? " stone" : " stones")};
}

BoardCard card_of(const DictionaryDifference& row) {
    return {board(row.position), "ancient " + row.ancient, "modern " + row.modern};
}

// Only text and pictures have a title, and only text a last line.
template <class Row>
std::string rows_text(const std::vector<Row>& rows, Format format, const std::string& title,
                      const std::string& end = "") {
    if (format == Format::Json) {
        Json json = Json::array();
        for (const Row& row : rows) json.push_back(json_of(row));
        return dumped(json) + "\n";
    }
    if (is_picture(format)) {
        std::vector<BoardCard> cards;
        for (const Row& row : rows) cards.push_back(card_of(row));
        return board_cards(title, cards, format);
    }
    Sheet sheet{"", {column_names(json_of(Row{}))}};
    for (const Row& row : rows) sheet.lines.push_back(column_texts(json_of(row)));
    if (!is_text(format)) return sheet_text(sheet, format);
    return title + "\n" + (rows.empty() ? "" : as_text(sheet)) + (end.empty() ? "" : end + "\n");
}

std::string title(const KonaneDictionary& dictionary, const std::string& rules) {
    const DictionaryBox& box = dictionary.box();
    return std::to_string(dictionary.positions()) + " positions " +
           (box.edge == KonaneEdge::Open ? "that fit " : "on ") + std::to_string(box.rows) + "x" +
           std::to_string(box.columns) + ", " + rules + " rules";
}

std::string values_text(KonaneDictionary& dictionary, const DictionaryQuestion& question,
                        Format format, const std::string& all_rows) {
    const bool all = question.smallest || !is_text(format);
    const DictionarySummary summary = dictionary.summary(
        question.jumps,
        question.smallest ? DictionaryOrder::SmallestFirst : DictionaryOrder::MostFrequentFirst,
        all ? kAllRows : kMostFrequent);
    const std::size_t rarer = summary.values - summary.rows.size();
    return rows_text(
        summary.rows, format,
        title(dictionary, Konane::name(question.jumps)) + ", " + std::to_string(summary.values) +
            " values up to sign",
        rarer == 0 ? "" : "... and " + std::to_string(rarer) + " rarer values" + all_rows);
}

DictionaryText worth_text(KonaneDictionary& dictionary, const DictionaryQuestion& question,
                          Format format) {
    std::vector<DictionaryPosition> rows = dictionary.worth(question.jumps, *question.wanted);
    const std::string found = rows.empty()        ? "none is worth "
                              : question.smallest ? "the smallest worth "
                                                  : std::to_string(rows.size()) + " worth ";
    if (question.smallest && rows.size() > 1) rows.resize(1);
    return {rows_text(rows, format,
                      title(dictionary, Konane::name(question.jumps)) + ": " + found +
                          to_string(dictionary.arena(), *question.wanted)),
            !rows.empty()};
}

std::string differences_text(KonaneDictionary& dictionary, bool smallest, Format format) {
    std::vector<DictionaryDifference> rows = dictionary.differences();
    const std::size_t found = rows.size();
    const bool one_of_several = smallest && found > 1;
    if (one_of_several) rows.resize(1);
    return rows_text(
        rows, format,
        title(dictionary, "both") + ": the values of " + std::to_string(found) + " differ",
        one_of_several ? "this is the smallest" : "");
}

}  // namespace

DictionaryText dictionary_text(KonaneDictionary& dictionary, const DictionaryQuestion& question,
                               Format format, const std::string& all_rows) {
    if (question.differ) return {differences_text(dictionary, question.smallest, format)};
    if (question.wanted) return worth_text(dictionary, question, format);
    return {values_text(dictionary, question, format, all_rows)};
}

}  // namespace upstar::konane
