#include "upstar/draw/game_tree_picture.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "upstar/draw/labels.h"
#include "upstar/draw/palette.h"
#include "upstar/draw/picture.h"
#include "upstar/draw/value_words.h"
#include "upstar/values/format_notation.h"

namespace upstar {
namespace {

constexpr std::size_t kMostGames = 60;
constexpr double kBorder = 20;
constexpr double kLevel = 64;  // from a game down to its options
constexpr double kGap = 22;    // between two labels
constexpr double kSize = 15;

struct Node {
    Game game;
    Words label;
    std::array<std::vector<std::size_t>, 2> options{};  // by player
    bool is_cut = false;                                // its options do not show
    Point at{};
};

// The games breadth first, so that what is cut lies deepest.
class Tree {
public:
    /// Labels are those of pictures unless text in a notation is asked for.
    Tree(Arena& arena, Game root, std::optional<Notation> notation = {})
        : arena_(arena), notation_(notation) {
        nodes_.push_back(node(root));
        for (std::size_t i = 0; i < nodes_.size(); ++i) grow(i);
        double next = kBorder;
        place(0, 0, next);
        width_ = next - kGap + kBorder;
    }

    const std::vector<Node>& nodes() const { return nodes_; }
    double width() const { return width_; }
    double height() const { return height_; }

private:
    Node node(Game g) const {
        return {g, notation_ ? Words(short_text(arena_, g, *notation_)) : value_words(arena_, g)};
    }

    void grow(std::size_t i) {
        const Game g = nodes_[i].game;
        if (arena_.is_number(g)) return;
        std::size_t more = 0;
        for (const Player p : kPlayers) more += arena_.options(g, p).size();
        if (nodes_.size() + more > kMostGames && i > 0) {
            nodes_[i].is_cut = true;
            return;
        }
        for (const Player p : kPlayers)
            for (const Game option : arena_.options(g, p)) {
                nodes_[i].options[index(p)].push_back(nodes_.size());
                nodes_.push_back(node(option));
            }
    }

    // Left's options, the game itself, Right's options: each has columns of its own.
    void place(std::size_t i, std::size_t depth, double& next) {
        for (const std::size_t option : nodes_[i].options[index(Player::Left)])
            place(option, depth + 1, next);
        const double room = std::max(10.0, text_width(nodes_[i].label.text, kSize));
        // A game above others may reach over them.
        const bool is_leaf = nodes_[i].options[0].empty() && nodes_[i].options[1].empty();
        const double own = is_leaf ? room : std::min(room, 10.0);
        nodes_[i].at = {next + own / 2, kBorder + kSize + kLevel * static_cast<double>(depth)};
        next += own + (is_leaf ? kGap : kGap / 2);
        height_ = std::max(height_, nodes_[i].at.y + kBorder);
        for (const std::size_t option : nodes_[i].options[index(Player::Right)])
            place(option, depth + 1, next);
    }

    Arena& arena_;
    std::optional<Notation> notation_;
    std::vector<Node> nodes_;
    double width_ = 0;
    double height_ = 0;
};

// A label may be wider than the columns that its game has: the picture is as wide as needed.
Extent reach(const Tree& tree) {
    Extent all{0, tree.width()};
    for (const Node& node : tree.nodes()) {
        const double half = text_width(node.label.text, kSize) / 2 + kBorder / 2;
        all.low = std::min(all.low, node.at.x - half);
        all.high = std::max(all.high, node.at.x + half);
    }
    return all;
}

void draw_branch(Canvas& canvas, Point from, Point to, Player p) {
    const Point begin{from.x, from.y + 7};
    const Point end{to.x, to.y - 16};
    if (p == Player::Left) {
        canvas.line(begin, end, {.color = palette::kLeft, .width = 2});
        return;
    }
    canvas.line(begin, end, {.color = palette::kRight, .width = 4});
    canvas.line(begin, end, {.color = palette::kPaper, .width = 1.4});
}

void draw(Canvas& canvas, const Tree& tree, double shift) {
    const auto moved = [shift](Point p) { return Point{p.x + shift, p.y}; };
    for (const Node& node : tree.nodes())
        for (const Player p : kPlayers)
            for (const std::size_t option : node.options[index(p)])
                draw_branch(canvas, moved(node.at), moved(tree.nodes()[option].at), p);
    for (const Node& node : tree.nodes()) {
        const Point at = moved(node.at);
        const double half = text_width(node.label.text, kSize) / 2;
        // Lines of wider games pass behind.
        canvas.rectangle({at.x - half - 3, at.y - kSize}, 2 * half + 6, kSize + 7, 3,
                         {.color = palette::kPaper});
        canvas.text(at, node.label, {.size = kSize, .color = palette::kInk});
        if (node.is_cut)
            canvas.line({at.x - half, at.y + 5}, {at.x + half, at.y + 5},
                        {.color = palette::kInkSecond, .width = 1, .dash = "2 3"});
    }
}

std::string outline(const Tree& tree, std::size_t i, const std::string& prefix) {
    std::string text;
    std::vector<std::pair<Player, std::size_t>> options;
    for (const Player p : kPlayers)
        for (const std::size_t option : tree.nodes()[i].options[index(p)])
            options.emplace_back(p, option);
    for (std::size_t k = 0; k < options.size(); ++k) {
        const auto [p, option] = options[k];
        const Node& node = tree.nodes()[option];
        text += prefix + (p == Player::Left ? "L " : "R ") + node.label.text +
                (node.is_cut ? " ..." : "") + "\n" + outline(tree, option, prefix + "  ");
    }
    return text;
}

std::string title(const Tree& tree) {
    return "The tree of " + tree.nodes().front().label.text +
           ": Left's options to the left, "
           "Right's to the right";
}

}  // namespace

std::string game_tree(Arena& arena, Game g, Format format) {
    if (is_text(format)) {
        const Tree tree(arena, g, notation_of(format));
        return tree.nodes().front().label.text + "\n" + outline(tree, 0, "  ");
    }
    const Tree tree(arena, g);
    const Extent extent = reach(tree);
    return picture({extent.high - extent.low, tree.height(), title(tree), outline(tree, 0, "")},
                   format, [&](Canvas& canvas) { draw(canvas, tree, -extent.low); });
}

}  // namespace upstar
