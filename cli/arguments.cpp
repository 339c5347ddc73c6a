#include "arguments.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>

#include "upstar/base/error.h"
#include "upstar/base/words.h"

namespace upstar::cli {
namespace {

// The number that all of the word is.
template <typename Number>
std::optional<Number> number_in(const std::string& word) {
    Number number{};
    const char* end = word.data() + word.size();
    const auto [stopped, error] = std::from_chars(word.data(), end, number);
    if (error != std::errc() || stopped != end) return std::nullopt;
    return number;
}

template <typename Number>
Error not_within(const std::string& word, const char* kind, Number least, Number most) {
    std::ostringstream text;
    text.precision(12);
    text << cited(word) << " is no " << kind << " from " << least << " to " << most;
    return {ErrorKind::Input, text.str()};
}

}  // namespace

Take text_into(std::string& target) {
    return [&target](const std::string& word) { target = word; };
}

Take text_into(std::vector<std::string>& target) {
    return [&target](const std::string& word) { target.push_back(word); };
}

Take whole_number(std::uint64_t least, std::uint64_t most,
                  const std::function<void(std::uint64_t)>& set) {
    return [=](const std::string& word) {
        const auto number = number_in<std::uint64_t>(word);
        if (!number || *number < least || *number > most)
            throw not_within(word, "whole number", least, most);
        set(*number);
    };
}

Take real_number(double least, double most, double& target) {
    return [=, &target](const std::string& word) {
        const auto number = number_in<double>(word);
        if (!number || !(*number >= least && *number <= most))
            throw not_within(word, "number", least, most);
        target = *number;
    };
}

Take one_of(std::vector<std::string> words, std::function<void(std::size_t)> set) {
    return [words = std::move(words), set = std::move(set)](const std::string& word) {
        const auto found = std::find_if(words.begin(), words.end(),
                                        [&](const auto& each) { return same_word(each, word); });
        if (found == words.end())
            throw Error(ErrorKind::Input,
                        "unknown value " + cited(word) + "; there are " + joined(words, "|"));
        set(static_cast<std::size_t>(found - words.begin()));
    };
}

Command::Command(std::string name, std::string about)
    : name_(std::move(name)), about_(std::move(about)) {}

Command& Command::subcommand(const std::string& name, const std::string& about) {
    subcommands_.push_back(std::make_unique<Command>(name, about));
    subcommands_.back()->above_ = this;
    return *subcommands_.back();
}

Command& Command::alias(const std::string& name) {
    alias_ = name;
    return *this;
}

Command& Command::footer(const std::string& text) {
    footer_ = text;
    return *this;
}

void Command::runs(std::function<int()> action) { action_ = std::move(action); }

void Command::takes_signs() { takes_signs_ = true; }

void Command::takes_other_options(const std::string& value, TakeOther take) {
    other_value_ = value;
    take_other_ = std::move(take);
}

CommandArgument& Command::number(const std::string& name, const std::string& value, double& target,
                                 double least, double most, const std::string& about) {
    return add(name, value, about, real_number(least, most, target));
}

CommandArgument& Command::flag(const std::string& name, bool& target, const std::string& about) {
    return add(name, "", about, [&target](const std::string&) { target = true; });
}

CommandArgument& Command::add_choice(const std::string& name, const std::vector<std::string>& words,
                                     const std::string& about,
                                     std::function<void(std::size_t)> set) {
    return add(name, joined(words, "|"), about, one_of(words, std::move(set)));
}

CommandArgument& Command::add(const std::string& name, const std::string& value,
                              const std::string& about, Take take) {
    arguments_.push_back(std::make_unique<CommandArgument>());
    CommandArgument& added = *arguments_.back();
    added.name = name;
    added.value = value;
    added.about = about;
    added.take = std::move(take);
    return added;
}

std::string Command::path() const {
    return above_ == nullptr ? name_ : above_->path() + " " + name_;
}

std::vector<const Command*> Command::subcommands() const {
    std::vector<const Command*> all;
    for (const auto& each : subcommands_) all.push_back(each.get());
    return all;
}

std::vector<std::string> Command::subcommand_names() const {
    std::vector<std::string> names;
    for (const auto& each : subcommands_) names.push_back(each->name());
    return names;
}

const Command* Command::subcommand(const std::string& name) const {
    for (const auto& each : subcommands_)
        if (name == each->name_ || (name == each->alias_ && !name.empty())) return each.get();
    return nullptr;
}

std::vector<const CommandArgument*> Command::positionals() const {
    std::vector<const CommandArgument*> found;
    for (const auto& each : arguments_)
        if (each->is_positional()) found.push_back(each.get());
    return found;
}

std::vector<const CommandArgument*> Command::options() const {
    std::vector<const CommandArgument*> found;
    for (const auto& each : arguments_)
        if (!each->is_positional()) found.push_back(each.get());
    return found;
}

const CommandArgument* Command::option(const std::string& name) const {
    for (const CommandArgument* each : options())
        if (each->name == name) return each;
    return nullptr;
}

std::vector<std::string> Command::option_names() const {
    std::vector<std::string> names = {"--help"};
    for (const CommandArgument* option : options()) names.push_back(option->name);
    return names;
}

}  // namespace upstar::cli
