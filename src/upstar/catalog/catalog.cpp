#include "upstar/catalog/catalog.h"

#include <algorithm>
#include <string>

#include "upstar/base/error.h"
#include "upstar/base/suggestion.h"

namespace upstar {
namespace {

std::string plain(std::string_view name) {
    std::string text;
    for (const char c : name) {
        if (c == ' ' || c == '-' || c == '_') continue;
        text += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return text;
}

bool is_called(const About& about, const std::string& plain_name) {
    if (plain(about.name) == plain_name) return true;
    for (const std::string& alias : about.aliases)
        if (plain(alias) == plain_name) return true;
    return false;
}

}  // namespace

Catalog::Catalog() : games_(listed_games()) {}

void Catalog::add(RulesetPtr game) {
    const About& about = game->about();
    const auto taken = [&](const std::string& name) {
        if (find(name))
            throw Error(ErrorKind::Input, "there is a game called '" + name + "' already");
    };
    taken(about.name);
    for (const std::string& alias : about.aliases) taken(alias);
    for (const Variant& variant : about.variants) taken(variant.name);
    games_.push_back(std::move(game));
}

void Catalog::put(RulesetPtr game) {
    const auto same_name = [&](const RulesetPtr& other) { return other->id() == game->id(); };
    const auto first_added = games_.begin() + static_cast<std::ptrdiff_t>(listed_);
    const auto known = std::find_if(first_added, games_.end(), same_name);
    if (known == games_.end()) return add(std::move(game));
    *known = std::move(game);
}

RulesetPtr Catalog::find(std::string_view name) const {
    const std::string wanted = plain(name);
    for (const RulesetPtr& game : games_) {
        if (is_called(game->about(), wanted)) return game;
        for (const Variant& variant : game->about().variants)
            if (plain(variant.name) == wanted) return game->configured(variant.arguments);
    }
    return nullptr;
}

RulesetPtr Catalog::named(std::string_view name) const {
    if (RulesetPtr game = find(name)) return game;
    if (finder_)
        if (RulesetPtr game = finder_(std::string(name))) return game;
    std::vector<std::string> names;
    for (const RulesetPtr& game : games_) names.push_back(game->id());
    std::string message =
        "there is no game '" + std::string(name) + "'" + suggestion(std::string(name), names);
    message += message.back() == '?' ? " There are " : "; there are ";
    for (const std::string& each : names) message += (each == names.front() ? "" : ", ") + each;
    throw Error(ErrorKind::Input, message);
}

}  // namespace upstar
