#include "golden.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

#include "upstar/catalog/catalog.h"

namespace upstar {
namespace {

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::stringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
    return parts;
}

std::vector<Argument> parse_arguments(const std::string& text) {
    std::vector<Argument> arguments;
    if (text == "-") return arguments;
    for (const std::string& pair : split(text, ',')) {
        const std::size_t equals = pair.find('=');
        if (equals == std::string::npos) throw std::runtime_error("not name=value: " + pair);
        arguments.push_back({pair.substr(0, equals), pair.substr(equals + 1)});
    }
    return arguments;
}

}  // namespace

std::vector<GoldenRow> read_golden(const AnyRuleset& game) {
    const std::string path =
        std::string(UPSTAR_TEST_DATA) + "/catalog/golden/" + slug(game.about()) + ".tsv";
    std::ifstream file(path);
    if (!file) throw std::runtime_error("a game needs a golden file, and there is no " + path);
    std::string line;
    std::getline(file, line);
    if (line != "position\tparameters\toptions\tvalue\tsource")
        throw std::runtime_error("wrong header in " + path);
    std::vector<GoldenRow> rows;
    while (std::getline(file, line)) {
        const std::vector<std::string> columns = split(line, '\t');
        if (columns.size() != 5)
            throw std::runtime_error("not five columns in " + path + ": " + line);
        rows.push_back(
            {columns[0], parse_arguments(columns[1]), columns[2], columns[3], columns[4]});
    }
    if (rows.empty()) throw std::runtime_error("no rows in " + path);
    return rows;
}

std::vector<CataloguedGame> catalogued_games() {
    std::vector<CataloguedGame> games;
    const Catalog catalog;
    for (const RulesetPtr& game : catalog.games()) games.push_back({game});
    return games;
}

}  // namespace upstar
