// upstar konane dictionary BOX: all positions that fit a box, and what they are worth.
#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>

#include "command.h"
#include "interrupt.h"
#include "konane_options.h"
#include "progress_line.h"
#include "row_writer.h"
#include "table_layout.h"
#include "upstar/base/json.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/konane/solver/dictionary.h"
#include "upstar/lang/session.h"
#include "upstar/values/order.h"
#include "upstar/values/sum.h"

namespace upstar::cli {

using namespace konane;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Json,
                              Format::Latex};

constexpr std::size_t kMostFrequent = 10;

struct DictionaryCommand {
    std::string box;
    Konane::Jumps jumps = Konane::Jumps::Ancient;
    KonaneEdge edge = KonaneEdge::Open;
    KonaneColours colours = KonaneColours::Alternating;
    std::string value;
    bool smallest = false;
    bool differ = false;
    unsigned threads = 0;
    bool progress = false;
};

// A value and its negative are worth the same here: the sign that is not negative, or, where
// neither compares with 0, the shorter text and the first by letters.
class Signs {
public:
    explicit Signs(Session& session) : session_(session) {}

    Game of(Game value) {
        const auto [at, is_new] = known_.try_emplace(value, value);
        if (!is_new) return at->second;
        Arena& arena = session_.arena();
        const Game other = negative(arena, value);
        const bool below = less_or_equal(arena, value, Game());
        if (below || (!less_or_equal(arena, Game(), value) && is_before(other, value)))
            at->second = other;
        return at->second;
    }

private:
    bool is_before(Game a, Game b) {
        const std::string x = session_.text(a);
        const std::string y = session_.text(b);
        return std::pair(x.size(), x) < std::pair(y.size(), y);
    }

    struct Hash {
        std::size_t operator()(Game g) const { return hash_value(g); }
    };
    Session& session_;
    std::unordered_map<Game, Game, Hash> known_;
};

// Lines under a heading, in the format asked for; text gets a title and a last line as well.
class Report {
public:
    Report(Format format, std::vector<std::string> heading)
        : format_(format), sheet_{"", {std::move(heading)}} {}

    void add(std::vector<std::string> line) { sheet_.lines.push_back(std::move(line)); }

    void print(const std::string& title, const std::string& end) const {
        if (format_ == Format::Json) {
            Json json = Json::array();
            for (std::size_t i = 1; i < sheet_.lines.size(); ++i) {
                Json object;
                for (std::size_t c = 0; c < sheet_.lines[0].size(); ++c)
                    object[sheet_.lines[0][c]] = sheet_.lines[i][c];
                json.push_back(std::move(object));
            }
            std::cout << dumped(json) << "\n";
        } else if (format_ == Format::Csv || format_ == Format::Latex) {
            RowWriter rows(format_, sheet_.lines[0]);
            for (std::size_t i = 1; i < sheet_.lines.size(); ++i) rows.add(sheet_.lines[i]);
            rows.finish();
        } else {
            std::cout << title << "\n";
            if (sheet_.lines.size() > 1) std::cout << as_text(sheet_);
            if (!end.empty()) std::cout << end << "\n";
        }
    }

private:
    Format format_;
    Sheet sheet_;
};

class Dictionary {
public:
    Dictionary(Session& session, const DictionaryCommand& command, Format format)
        : session_(session), command_(command), format_(format) {
        const auto grid = parse_grid_size(command.box);
        if (!grid) throw Error(ErrorKind::Input, "write rows x columns, such as 2x3", 0);
        box_ = {grid->rows(), grid->columns(), command.edge, command.colours};
        patterns_ = konane_patterns(session.context(), box_);
    }

    std::vector<Game> values(Konane::Jumps jumps) {
        Konane::Rules rules;
        rules.jumps = jumps;
        rules.edge = command_.edge;
        const unsigned threads =
            command_.threads == 0 ? session_.evaluators().threads() : command_.threads;
        return konane_values(session_.evaluators().get<Evaluator<Konane::Position>>(),
                             session_.context(), patterns_, rules, threads);
    }

    void summarise() {
        const std::vector<Game> values = this->values(command_.jumps);
        struct Entry {
            std::size_t count = 0;
            std::size_t first = 0;
        };
        std::map<Game, Entry> entries;
        Signs signs(session_);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto [at, is_new] = entries.try_emplace(signs.of(values[i]), Entry{0, i});
            ++at->second.count;
        }
        std::vector<std::pair<Game, Entry>> order(entries.begin(), entries.end());
        std::sort(order.begin(), order.end(), [&](const auto& a, const auto& b) {
            if (!command_.smallest && a.second.count != b.second.count)
                return a.second.count > b.second.count;
            return a.second.first < b.second.first;
        });
        const bool all =
            command_.smallest || (format_ != Format::Text && format_ != Format::Unicode);
        Report report(format_, {"value", "positions", "smallest"});
        for (std::size_t i = 0; i < order.size() && (all || i < kMostFrequent); ++i) {
            const auto& [value, entry] = order[i];
            report.add({text(value), std::to_string(entry.count),
                        shown(entry.first, values[entry.first] == value)});
        }
        report.print(title(Konane::name(command_.jumps)) + ", " + std::to_string(order.size()) +
                         " values up to sign",
                     !all && order.size() > kMostFrequent
                         ? "... and " + std::to_string(order.size() - kMostFrequent) +
                               " rarer values; --smallest lists all"
                         : "");
    }

    void find(Game wanted) {
        const Game other = negative(session_.arena(), wanted);
        const std::vector<Game> values = this->values(command_.jumps);
        Report report(format_, {"position", "stones", "box"});
        std::size_t found = 0;
        for (std::size_t i = 0; i < values.size() && (found == 0 || !command_.smallest); ++i) {
            if (values[i] != wanted && values[i] != other) continue;
            ++found;
            report.add(
                {shown(i, values[i] == wanted), std::to_string(patterns_[i].count()), box_name(i)});
        }
        report.print(title(Konane::name(command_.jumps)) + ": " +
                         (found == 0          ? "none is worth "
                          : command_.smallest ? "the smallest worth "
                                              : std::to_string(found) + " worth ") +
                         text(wanted),
                     "");
    }

    void compare() {
        const std::vector<Game> ancient = values(Konane::Jumps::Ancient);
        const std::vector<Game> modern = values(Konane::Jumps::Modern);
        Report report(format_, {"position", "stones", "ancient", "modern"});
        std::size_t found = 0;
        for (std::size_t i = 0; i < ancient.size(); ++i) {
            if (ancient[i] == modern[i]) continue;
            if (++found > 1 && command_.smallest) continue;
            report.add({shown(i, true), std::to_string(patterns_[i].count()), text(ancient[i]),
                        text(modern[i])});
        }
        report.print(title("both") + ": the values of " + std::to_string(found) + " differ",
                     command_.smallest && found > 1 ? "this is the smallest" : "");
    }

private:
    std::string text(Game value) { return session_.text(value); }
    std::string shown(std::size_t i, bool as_it_is) const {
        return (as_it_is ? patterns_[i] : patterns_[i].negated()).board().to_string();
    }
    std::string box_name(std::size_t i) const {
        return std::to_string(patterns_[i].box.rows()) + "x" +
               std::to_string(patterns_[i].box.columns());
    }
    std::string title(const std::string& rules) const {
        return std::to_string(patterns_.size()) + " positions " +
               (command_.edge == KonaneEdge::Open ? "that fit " : "on ") + command_.box + ", " +
               rules + " rules";
    }

    Session& session_;
    const DictionaryCommand& command_;
    Format format_;
    DictionaryBox box_;
    std::vector<KonanePattern> patterns_;
};

Game game_of(Session& session, const std::string& text) {
    const Value value = session.evaluate(text);
    if (const Game* game = std::get_if<Game>(&value)) return *game;
    throw Error(ErrorKind::Input, "--value is a game, such as *4 or 1/4");
}

// `source` is the text that offsets of errors refer to.
int run(const DictionaryCommand& command, const CommonOptions& common, std::string& source) {
    require_format(common.format, kFormats);
    if (command.differ && !command.value.empty())
        throw Error(ErrorKind::Input, "--differ and --value are two questions; ask one");
    Session session(common.memory_bytes());
    const ContextLine status(session.context(), command.progress);
    const InterruptGuard guard(session.context());
    const TimeLimit limit(session.context(), common.time());
    std::optional<Game> wanted;
    if (!command.value.empty()) {
        source = command.value;
        wanted = game_of(session, command.value);
    }
    source = command.box;
    Dictionary dictionary(session, command, common.format);
    if (command.differ) {
        dictionary.compare();
    } else if (wanted) {
        dictionary.find(*wanted);
    } else {
        dictionary.summarise();
    }
    return Ok;
}

}  // namespace

void add_konane_dictionary(Command& konane, CommonOptions& common) {
    Command& command =
        konane.subcommand("dictionary", "all positions that fit a box, and their values");
    auto options = std::make_shared<DictionaryCommand>();
    command.positional("BOX", options->box, "rows x columns, such as 3x4").required();
    add_rules_option(command, options->jumps);
    static const Choices<KonaneEdge> kEdges = {{"open", KonaneEdge::Open},
                                               {"bounded", KonaneEdge::Bounded}};
    command.choice("--board", options->edge, kEdges,
                   "open (the default): the box lies in an open plane; bounded: it is the board");
    static const Choices<KonaneColours> kColours = {{"alternating", KonaneColours::Alternating},
                                                    {"any", KonaneColours::Any}};
    command.choice("--colours", options->colours, kColours,
                   "alternating (the default), as all positions of a game are; or any");
    command.option("--value", "VALUE", options->value,
                   "the positions worth this: an expression, such as *4 or 1/4");
    command.flag("--smallest", options->smallest,
                 "only the position with the fewest stones, then the smallest box; without "
                 "--value, that of each value");
    command.flag("--differ", options->differ,
                 "the positions whose ancient and modern values differ");
    add_work_options(command, options->threads, options->progress);
    add_common_options(command, common, kFormats);
    command.runs([options, &common] {
        std::string source;
        return ended([&] { return run(*options, common, source); }, source);
    });
}

}  // namespace upstar::cli
