#include "upstar/collect/collections.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "upstar/base/error.h"
#include "upstar/collect/polyominoes.h"
#include "upstar/games/konane/solver/dictionary.h"
#include "upstar/positions/grid.h"

namespace upstar {
namespace {

using Visit = std::function<void(std::string)>;

[[noreturn]] void refuse(const std::string& message) { throw Error(ErrorKind::Input, message); }

// The word, or the first of those allowed where none is given.
std::string chosen(const char* option, const std::string& word,
                   const std::vector<std::string>& allowed) {
    if (word.empty()) return allowed[0];
    if (std::find(allowed.begin(), allowed.end(), word) != allowed.end()) return word;
    std::string all;
    for (const std::string& each : allowed) all += (all.empty() ? "" : ", ") + each;
    refuse("unknown " + std::string(option) + " `" + word + "`; there are " + all);
}

std::vector<PositionSet> sets_of_konane(const Catalog& catalog, Context& context,
                                        const CollectionOptions& options) {
    std::optional<Grid> grid;
    if (!options.box.empty()) grid = parse_grid_size(options.box);
    if (!grid) refuse("all positions of Konane in which box? Give one, rows x columns: 3x4");
    const std::string board = chosen("board", options.board, {"open", "bounded"});
    const std::string rules = chosen("rules", options.rules, {"ancient", "modern", "both"});
    const std::string colours = chosen("colours", options.colours, {"alternating", "any"});
    konane::DictionaryBox box{grid->rows(), grid->columns()};
    box.edge = board == "open" ? konane::KonaneEdge::Open : konane::KonaneEdge::Bounded;
    box.colours =
        colours == "any" ? konane::KonaneColours::Any : konane::KonaneColours::Alternating;
    const auto patterns = std::make_shared<const std::vector<konane::KonanePattern>>(
        konane::konane_patterns(context, box));
    const PositionSource source = [patterns](const Visit& visit) {
        for (const konane::KonanePattern& pattern : *patterns) visit(pattern.board().to_string());
    };
    std::vector<PositionSet> all;
    for (const char* each : {"ancient", "modern"})
        if (rules == each || rules == "both")
            all.push_back(
                {catalog.named("konane")->configured({{"rules", each}, {"board", board}}), source});
    return all;
}

std::vector<PositionSet> sets_of_domineering(const Catalog& catalog,
                                             const CollectionOptions& options) {
    const int most = options.squares;
    if (most < 1 || most > Polyominoes::kMostSquares)
        refuse("all connected positions of Domineering of how many squares? At most " +
               std::to_string(Polyominoes::kMostSquares));
    PositionSet set{catalog.named("domineering"), {}};
    set.source = [most, left_out = set.left_out](const Visit& visit) {
        for (int squares = 1; squares <= most; ++squares)
            *left_out += Polyominoes(squares, visit).too_wide();
    };
    return {set};
}

// Of a strip and its negative, which is read backwards with toads for frogs, the first by letters.
void visit_strips(std::string& strip, std::size_t length, const Visit& visit) {
    if (strip.size() < length) {
        for (const char c : {'.', 'F', 'T'}) {
            strip.push_back(c);
            visit_strips(strip, length, visit);
            strip.pop_back();
        }
        return;
    }
    std::string negative(strip.rbegin(), strip.rend());
    for (char& c : negative) c = c == 'T' ? 'F' : c == 'F' ? 'T' : c;
    if (strip <= negative) visit(strip);
}

std::vector<PositionSet> sets_of_toads(const Catalog& catalog, const CollectionOptions& options) {
    constexpr int kMost = 18;
    const int most = options.length;
    if (most < 1 || most > kMost)
        refuse("all strips of Toads and Frogs of how many squares? At most " +
               std::to_string(kMost));
    return {{catalog.named("toads_and_frogs"), [most](const Visit& visit) {
                 std::string strip;
                 for (int length = 1; length <= most; ++length)
                     visit_strips(strip, static_cast<std::size_t>(length), visit);
             }}};
}

}  // namespace

std::vector<PositionSet> collections(const Catalog& catalog, Context& context,
                                     const std::string& name, const CollectionOptions& options) {
    const RulesetPtr game = catalog.named(name);
    if (game->id() == "konane") return sets_of_konane(catalog, context, options);
    if (game->id() == "domineering") return sets_of_domineering(catalog, options);
    if (game->id() == "toads_and_frogs") return sets_of_toads(catalog, options);
    refuse("there is no set of all positions of " + game->about().name +
           "; there are konane, domineering and toads. A sweep with a dictionary takes any family "
           "of positions");
}

}  // namespace upstar
