#include "upstar/lang/misere.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/search/misere.h"
#include "upstar/values/followers.h"

namespace upstar {
namespace {

// A form as a position. It is known again by its object where that keeps its options, else by its
// text, since equal forms are made again and again in play.
class WrittenGame {
public:
    WrittenGame() = default;
    WrittenGame(Workspace& work, Form form)
        : work_(&work), form_(std::move(form)), key_(key_of(work, form_)) {}

    void options(Player player, std::vector<WrittenGame>& out) const {
        for (Form& option : options_of(*work_, form_, player))
            out.emplace_back(*work_, std::move(option));
    }
    std::string to_string() const { return key_; }
    std::size_t memory() const {
        const auto* written = std::get_if<1>(&form_);
        return key_.size() + (written == nullptr ? 0 : (*written)->own_bytes());
    }
    friend bool operator==(const WrittenGame& a, const WrittenGame& b) { return a.key_ == b.key_; }
    friend std::size_t hash_value(const WrittenGame& game) {
        return static_cast<std::size_t>(mix(std::hash<std::string>()(game.key_)));
    }

private:
    static std::string key_of(Workspace& work, const Form& form) {
        const auto* written = std::get_if<1>(&form);
        if (written != nullptr && (*written)->stores_options())
            return "at " + std::to_string(reinterpret_cast<std::uintptr_t>(written->get()));
        return text_of(work.arena, form, Notation::Text);
    }

    Workspace* work_ = nullptr;
    Form form_;
    std::string key_;
};

}  // namespace

Outcome misere_outcome(Workspace& work, const Form& form) {
    if (const Game* game = std::get_if<Game>(&form)) return misere_outcome(work.arena, *game);
    if (const AnyPosition* position = position_in(form))
        return position->misere_outcome(work.evaluators);
    if (const char* obstacle = misere_obstacle(form))
        throw Error(ErrorKind::Input, std::string("no misere outcome: ") + obstacle);
    MisereSearch<WrittenGame> search(work.arena.context());
    return search.outcome(WrittenGame(work, form));
}

}  // namespace upstar
