// The games that a session knows, by name.
//
//     Catalog catalog;  // every game of games.txt
//     const RulesetPtr konane = catalog.named("konane")->configured({{"rules", "modern"}});
//     const PositionPtr p = konane->parse("xoxo|oxox");
//     const Game g = p->value(evaluators);
//
// A catalog belongs to a session, which may add games of its own.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/catalog/any_position.h"

namespace upstar {

class Catalog {
public:
    Catalog();

    /// Every game with its standard parameters: first those of games.txt, by name, then those
    /// added.
    const std::vector<RulesetPtr>& games() const { return games_; }

    /// Throws Error (Input) if a game has one of its names already.
    void add(RulesetPtr game);

    /// Adds a game in place of an added one of its name. Throws Error (Input) if a listed game has
    /// that name.
    void put(RulesetPtr game);

    /// The game of that name or alias, or null. The name of a variant gives the game with the
    /// variant's parameters. Case, spaces, '-' and '_' do not matter.
    RulesetPtr find(std::string_view name) const;

    /// The same, or else what the finder gives; throws Error (Input) that lists the games where
    /// there is none.
    RulesetPtr named(std::string_view name) const;

    /// Where games are found that the catalog does not have: files of classes. May give null.
    using Finder = std::function<RulesetPtr(const std::string& name)>;
    void set_finder(Finder finder) { finder_ = std::move(finder); }

private:
    std::vector<RulesetPtr> games_;
    Finder finder_;
    std::size_t listed_ = games_.size();  // the rest were added
};

/// The list of games.txt.
std::vector<RulesetPtr> listed_games();

}  // namespace upstar
