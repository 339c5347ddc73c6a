// Two games played at once, in any of the ways that compound.h lists, and their negatives.
#include <array>
#include <memory>
#include <utility>

#include "upstar/lang/compound.h"
#include "upstar/lang/dispose.h"
#include "upstar/values/products.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

class NegativeGame : public CompoundGame {
public:
    explicit NegativeGame(std::shared_ptr<const CompoundGame> game)
        : CompoundGame(game->misere_obstacle()), game_(std::move(game)) {}
    ~NegativeGame() override { dispose(std::shared_ptr<const void>(std::move(game_))); }

    std::vector<Form> options(Workspace& work, Player player) const override {
        std::vector<Form> result;
        for (const Form& option : game_->options(work, opponent(player)))
            result.push_back(negative_of(work, option));
        return result;
    }
    Form negated(Workspace&) const override { return game_; }
    std::string text(Arena& arena, Notation notation) const override {
        return "-(" + text_of(arena, game_, notation) + ")";
    }
    std::optional<Game> direct_value(Workspace& work, const ValueOf& value_of) const override {
        return negative(work.arena, value_of(game_));
    }

private:
    std::shared_ptr<const CompoundGame> game_;
};

struct KindFacts {
    const char* symbol;
    int looseness;
    bool negates_by_parts;
};

KindFacts facts(CompoundKind kind) {
    switch (kind) {
        case CompoundKind::ConwayProduct:
            return {"ConwayProduct", 1, false};
        case CompoundKind::OrdinalSum:
            return {":", 2, true};
        case CompoundKind::Sum:
            return {"+", 3, true};
        case CompoundKind::ConjunctiveSum:
            return {"ConjunctiveSum", 3, true};
        case CompoundKind::SelectiveSum:
            return {"SelectiveSum", 3, true};
        case CompoundKind::OrdinalProduct:
            break;
    }
    return {"OrdinalProduct", 4, false};
}

// The options of products are made for values: a copy and its negative among them should cancel.
const char* obstacle_of(CompoundKind kind, const Form& g, const Form& h) {
    if (kind == CompoundKind::ConwayProduct || kind == CompoundKind::OrdinalProduct)
        return "products are for normal play; write g + g for two copies of g";
    const char* obstacle = misere_obstacle(g);
    return obstacle != nullptr ? obstacle : misere_obstacle(h);
}

class PairGame : public CompoundGame, public std::enable_shared_from_this<PairGame> {
public:
    PairGame(CompoundKind kind, Form g, Form h)
        : CompoundGame(obstacle_of(kind, g, h)), kind_(kind), g_(std::move(g)), h_(std::move(h)) {}
    ~PairGame() override {
        dispose_of(g_);
        dispose_of(h_);
    }

    std::vector<Form> options(Workspace& work, Player player) const override {
        return options_as(work, player, kind_);
    }

    Form negated(Workspace& work) const override {
        if (!facts(kind_).negates_by_parts) return written_negative(shared_from_this());
        return compound(kind_, negative_of(work, g_), negative_of(work, h_));
    }

    std::string text(Arena& arena, Notation notation) const override {
        const Game* game = std::get_if<Game>(&g_);
        const bool copies =
            kind_ == CompoundKind::ConwayProduct && game != nullptr && arena.is_integer(*game);
        return part(arena, g_, notation) + " " + (copies ? "*" : facts(kind_).symbol) + " " +
               part(arena, h_, notation);
    }

    int looseness() const override { return facts(kind_).looseness; }

    std::optional<std::array<Form, 2>> summands() const override {
        if (kind_ != CompoundKind::Sum) return std::nullopt;
        return std::array{g_, h_};
    }

    std::optional<Game> direct_value(Workspace& work, const ValueOf& value_of) const override {
        switch (kind_) {
            case CompoundKind::Sum:
                return sum(work.arena, value_of(g_), value_of(h_));
            case CompoundKind::OrdinalSum:
                return ordinal_value(work, value_of);
            case CompoundKind::ConwayProduct:
                return copies_value(work, value_of);
            default:
                return std::nullopt;
        }
    }

private:
    std::string part(Arena& arena, const Form& form, Notation notation) const {
        const auto* written = std::get_if<1>(&form);
        const bool loose = written != nullptr && (*written)->looseness() > looseness();
        const std::string text = text_of(arena, form, notation);
        return loose ? "(" + text + ")" : text;
    }

    std::vector<Form> options_as(Workspace& work, Player player, CompoundKind kind) const {
        std::vector<Form> result;
        const auto each = [&](const Form& form, Player p, const auto& add) {
            for (const Form& option : options_of(work, form, p)) result.push_back(add(option));
        };
        switch (kind) {
            case CompoundKind::Sum:
                each(g_, player, [&](const Form& o) { return compound(kind_, o, h_); });
                each(h_, player, [&](const Form& o) { return compound(kind_, g_, o); });
                break;
            case CompoundKind::OrdinalSum:
                each(g_, player, [&](const Form& o) { return o; });
                each(h_, player, [&](const Form& o) { return compound(kind, g_, o); });
                break;
            case CompoundKind::ConjunctiveSum:
                for (const Form& o : options_of(work, g_, player))
                    each(h_, player, [&](const Form& q) { return compound(kind_, o, q); });
                break;
            case CompoundKind::SelectiveSum:
                result = options_as(work, player, CompoundKind::Sum);
                for (Form& both : options_as(work, player, CompoundKind::ConjunctiveSum))
                    result.push_back(std::move(both));
                break;
            case CompoundKind::ConwayProduct:
                add_product_options(work, player, result);
                break;
            case CompoundKind::OrdinalProduct:
                // Below each option of h, one move in the copy of g on top: reversed for Right's.
                for (const Player p : kPlayers) {
                    const Form copy = p == Player::Left ? g_ : negative_of(work, g_);
                    for (const Form& o : options_of(work, h_, p))
                        each(copy, player, [&](const Form& q) {
                            return compound(CompoundKind::OrdinalSum, compound(kind, g_, o), q);
                        });
                }
                break;
        }
        return result;
    }

    // g'h + gh' - g'h': Left's if g' and h' are moves of the same player.
    void add_product_options(Workspace& work, Player player, std::vector<Form>& result) const {
        const auto product = [](const Form& x, const Form& y) {
            return compound(CompoundKind::ConwayProduct, x, y);
        };
        for (const Player p : kPlayers)
            for (const Form& x : options_of(work, g_, p))
                for (const Form& y : options_of(work, h_, player == Player::Left ? p : opponent(p)))
                    result.push_back(
                        compound(CompoundKind::Sum,
                                 compound(CompoundKind::Sum, product(x, h_), product(g_, y)),
                                 negative_of(work, product(x, y))));
    }

    // By the Colon Principle only the value of h matters, but the form of g does.
    Game ordinal_value(Workspace& work, const ValueOf& value_of) const {
        std::array<std::vector<Game>, 2> base;
        for (const Player p : kPlayers)
            for (const Form& option : options_of(work, g_, p))
                base[index(p)].push_back(value_of(option));
        return ordinal_sum(work.arena, base[0], base[1], value_of(h_));
    }

    std::optional<Game> copies_value(Workspace& work, const ValueOf& value_of) const {
        const Game* game = std::get_if<Game>(&g_);
        if (game == nullptr || !work.arena.is_integer(*game)) return std::nullopt;
        return multiple(work.arena, work.arena.number_part(*game).numerator(), value_of(h_));
    }

    CompoundKind kind_;
    Form g_;
    Form h_;
};

}  // namespace

Form written_negative(std::shared_ptr<const CompoundGame> game) {
    return std::make_shared<const NegativeGame>(std::move(game));
}

Form compound(CompoundKind kind, Form g, Form h) {
    return std::make_shared<const PairGame>(kind, std::move(g), std::move(h));
}

}  // namespace upstar
