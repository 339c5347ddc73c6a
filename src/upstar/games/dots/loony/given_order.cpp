#include "upstar/games/dots/loony/given_order.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/words.h"
#include "upstar/games/dots/loony/piece_names.h"
#include "upstar/games/dots/loony/pieces.h"

namespace upstar::dots {
namespace {

// What is between two commas, and where it begins.
struct Item {
    std::string text;
    std::size_t offset = 0;
};

std::vector<Item> items_of(const std::string& order) {
    std::vector<Item> items;
    for (std::size_t begin = 0; begin <= order.size();) {
        const std::size_t end = std::min(order.find(',', begin), order.size());
        const std::size_t word = std::min(order.find_first_not_of(" \t", begin), end);
        items.push_back({trimmed(order.substr(word, end - word)), word});
        begin = end + 1;
    }
    return items;
}

std::optional<int> number_in(const std::string& text) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

class Order {
public:
    explicit Order(const CoinGraph& graph) : rest_(name_joints(graph)) {}

    void open(const Item& item) {
        const auto number = number_in(item.text);
        const std::optional<int> coin = number ? numbered(*number, item) : named(item);
        if (!coin) return;  // gone with another piece
        coins_.push_back(*coin);
        rest_ = open_at(rest_, *coin).rest;
    }

    const CoinGraph& rest() const { return rest_; }
    std::vector<int> take_coins() { return std::move(coins_); }

private:
    std::optional<int> numbered(int coin, const Item& item) const {
        if (coin < 1 || coin > rest_.coins())
            throw Error(ErrorKind::Input,
                        "there is no coin " + item.text + "; coins have numbers from 1 to " +
                            std::to_string(rest_.coins()),
                        item.offset);
        if (rest_.valence(coin) > 2)
            throw Error(ErrorKind::Input,
                        "coin " + item.text + " is a joint; name one that has two strings",
                        item.offset);
        return rest_.valence(coin) == 2 ? std::optional(coin) : std::nullopt;
    }

    std::optional<int> named(const Item& item) {
        const Classification pieces = classify(rest_);
        std::vector<std::string> names;
        std::optional<int> found;
        for (const auto* kind : {&pieces.chains, &pieces.loops})
            for (const NamedPiece& piece : *kind) {
                names.push_back(piece.name);
                if (piece.name == item.text && !found) found = *inner_coin(piece);
            }
        seen_.insert(names.begin(), names.end());
        if (!found && !seen_.contains(item.text))
            throw Error(ErrorKind::Input,
                        "no piece is called " + cited(item.text) + " here; there are " +
                            joined(names, ", "),
                        item.offset);
        return found;
    }

    // One that is no joint.
    std::vector<int>::const_iterator inner_coin(const NamedPiece& piece) const {
        return std::find_if(piece.coins.begin(), piece.coins.end(),
                            [&](int coin) { return rest_.valence(coin) == 2; });
    }

    CoinGraph rest_;
    std::vector<int> coins_;
    std::set<std::string> seen_;  // names that pieces have had
};

}  // namespace

FlightPlan ordered_plan(const CoinGraph& graph, const std::string& order, LoonyValues& values,
                        Context* context) {
    Order given(graph);
    for (const Item& item : items_of(order)) {
        if (context != nullptr) context->poll();
        given.open(item);
    }
    std::vector<int> coins = given.take_coins();
    if (given.rest().live_coins() > 0)
        for (const PlannedPiece& piece : plan_flight(given.rest(), values, context).pieces)
            coins.push_back(piece.coin);
    FlightPlan plan = given_plan(graph, coins, context);
    plan.method = FlightPlan::Method::Given;
    return plan;
}

}  // namespace upstar::dots
