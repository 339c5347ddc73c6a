#include "upstar/engine/help_question.h"

#include "upstar/base/suggestion.h"
#include "upstar/base/words.h"
#include "upstar/catalog/game_help.h"
#include "upstar/engine/asked.h"
#include "upstar/lang/language_help.h"

namespace upstar {
namespace {

constexpr const char* kGames = "games";

std::vector<std::string> topics_of(const Catalog& catalog) {
    std::vector<std::string> topics = language_topics();
    topics.emplace_back(kGames);
    for (const RulesetPtr& game : catalog.games()) topics.push_back(game->id());
    return topics;
}

std::string page_on(const Catalog& catalog, const std::string& topic) {
    if (topic == kGames) return games_help(catalog);
    std::string page = language_help(topic);
    for (const std::string& name : language_topics())
        if (page.empty() && same_word(name, topic)) page = language_help(name);
    const RulesetPtr game = catalog.find(topic);
    return page.empty() && game ? game_help(*game) : page;
}

Json help(Asked& asked) {
    const Catalog& catalog = asked.session().catalog();
    Json json = {{"schema", kJsonSchema}, {"type", "Help"}};
    if (!asked.has("topic")) {
        json["topics"] = topics_of(catalog);
        return json;
    }
    const std::string topic = asked.text("topic");
    std::string page = page_on(catalog, topic);
    if (page.empty())
        throw Error(ErrorKind::Input,
                    "no help on " + cited(topic) + suggestion(topic, topics_of(catalog)));
    json["topic"] = topic;
    json["text"] = std::move(page);
    return json;
}

}  // namespace

EngineQuestion help_question() {
    return {"help",
            "a page on a topic; without one, the topics",
            {Field::text("topic", "a property, an operator, a game, or what the topics list")},
            help};
}

}  // namespace upstar
