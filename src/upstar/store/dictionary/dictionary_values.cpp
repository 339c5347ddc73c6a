#include <string>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/store/dictionary/dictionary.h"
#include "upstar/values/fold.h"
#include "upstar/values/followers.h"
#include "upstar/values/print.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

constexpr std::size_t kBytesOfAValue = 48;  // in both tables

// Nothing for one that is long, or too long to write at all.
std::optional<std::string> short_text(Arena& arena, Game value) {
    try {
        std::string text = to_string(arena, value);
        if (text.size() <= kMostValueText) return text;
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Limit || arena.context().stopped()) throw;
    }
    return std::nullopt;
}

}  // namespace

DictionaryValues::DictionaryValues(Dictionary& dictionary, Arena& arena)
    : dictionary_(dictionary),
      arena_(arena),
      by_id_(dictionary.database(), "SELECT form FROM value WHERE id = ?"),
      by_form_(dictionary.database(), "SELECT id FROM value WHERE form = ?"),
      charge_(arena.context()) {}

std::string DictionaryValues::form(ValueId id) {
    by_id_.with(id);
    const bool found = by_id_.next();
    std::string form = found ? by_id_.text(0) : "";
    by_id_.reset();
    return form;
}

Game DictionaryValues::value(ValueId id) {
    if (const auto found = values_.find(id); found != values_.end()) return found->second;
    const std::string& where = dictionary_.path();
    std::vector<ValueId> stack = {id};
    while (!stack.empty()) {
        const ValueId next = stack.back();
        if (values_.contains(next)) {
            stack.pop_back();
            continue;
        }
        const std::string text = form(next);
        const std::size_t before = stack.size();
        for (const ValueId option : options_in_form(text, next, where))
            if (!values_.contains(option)) stack.push_back(option);
        if (stack.size() > before) continue;
        const Game value = value_of_form(arena_, text, next, where,
                                         [&](ValueId option) { return values_.at(option); });
        remember(value, next);
        stack.pop_back();
    }
    return values_.at(id);
}

void DictionaryValues::remember(Game value, ValueId id) {
    charge_.add(kBytesOfAValue);
    values_.emplace(id, value);
    ids_.emplace(value.id(), id);
}

// The id under a form whose options are known.
std::optional<ValueId> DictionaryValues::stored(Game value) {
    const std::string form =
        form_of(arena_, value, [&](Game option) { return ids_.at(option.id()); });
    by_form_.with(form);
    const bool found = by_form_.next();
    const ValueId id = found ? by_form_.integer(0) : 0;
    by_form_.reset();
    if (!found) return std::nullopt;
    remember(value, id);
    return id;
}

std::optional<ValueId> DictionaryValues::find(Game value) {
    // An option that is not there has no number, and then the value is not there either.
    constexpr ValueId kNone = 0;
    const auto known = [&](Game g) -> std::optional<ValueId> {
        if (const auto found = ids_.find(g.id()); found != ids_.end()) return found->second;
        if (g.is_simple()) return stored(g).value_or(kNone);
        return std::nullopt;
    };
    const auto search = [&](Game g, const auto& id_of) -> ValueId {
        for (const Player player : kPlayers)
            for (const Game option : arena_.options(g, player))
                if (id_of(option) == kNone) return kNone;
        return stored(g).value_or(kNone);
    };
    const ValueId id = fold<ValueId>(arena_, value, known, search);
    return id == kNone ? std::nullopt : std::optional(id);
}

ValueId DictionaryValues::add(Game value) {
    const auto known = [&](Game g) -> std::optional<ValueId> {
        if (const auto found = ids_.find(g.id()); found != ids_.end()) return found->second;
        if (g.is_simple()) return stored_or_new(g);
        return std::nullopt;
    };
    return fold<ValueId>(arena_, value, known,
                         [&](Game g, const auto&) { return stored_or_new(g); });
}

ValueId DictionaryValues::stored_or_new(Game value) {
    if (const auto id = stored(value)) return *id;
    if (!insert_)
        insert_.emplace(dictionary_.database(),
                        "INSERT INTO value(form, text, outcome, mean, temperature, left_stop, "
                        "right_stop, birthday, mean_real, temperature_real) "
                        "VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id");
    const std::string form =
        form_of(arena_, value, [&](Game option) { return ids_.at(option.id()); });
    const std::optional<std::string> text = short_text(arena_, value);
    const Dyadic mean = upstar::mean(arena_, value);
    const Dyadic temperature = upstar::temperature(arena_, value);
    const std::string mean_text = mean.to_string();
    const std::string temperature_text = temperature.to_string();
    const std::string left_stop = arena_.stop_number(value, Player::Left).to_string();
    const std::string right_stop = arena_.stop_number(value, Player::Right).to_string();
    const std::string born = birthday(arena_, value).str();
    insert_->with(form, text, name(outcome(arena_, value)), mean_text, temperature_text, left_stop,
                  right_stop, born, mean.to_double(), temperature.to_double());
    insert_->next();
    const ValueId id = insert_->integer(0);
    insert_->run();
    remember(value, id);
    return id;
}

}  // namespace upstar
