// What the program understands: a table of commands, each with its arguments and options.
//
//     Command& solve = konane.subcommand("solve", "who wins a whole board, and by which move");
//     solve.positional("BOARD", options->board, "rows x columns, such as 6x6").required();
//     solve.option("--gap", "SQUARES", options->gap, "only the opening that lifts these stones");
//     solve.number("--threads", "N", options->threads, 1, 1024, "how many threads to use");
//     solve.choice("--first", options->first, kColours, "only with black, or white, to begin");
//     solve.flag("--progress", options->progress, "report progress on stderr");
//     solve.runs([options] { return run(*options); });
//
// All that is known of an argument stands in this one table: the words that users type are taken by
// it (parse.h), and --help, the man page and the completion are made from it (help_page.h,
// reference.h). Header-only parsers cost seconds in every file that adds an option, and word their
// own messages.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <limits>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace upstar::cli {

/// Stores a word that was typed; throws Error (Input) that says what is wrong with it.
using Take = std::function<void(const std::string& word)>;

/// What is stored is a text as it is, or one more of several.
Take text_into(std::string& target);
Take text_into(std::vector<std::string>& target);

/// A whole number, or any number, within bounds.
Take whole_number(std::uint64_t least, std::uint64_t most,
                  const std::function<void(std::uint64_t)>& set);
Take real_number(double least, double most, double& target);

/// The place of the word among `words`, whatever its case.
Take one_of(std::vector<std::string> words, std::function<void(std::size_t)> set);

/// Words and what they stand for, in the order in which help lists them.
template <typename T>
using Choices = std::vector<std::pair<std::string, T>>;

struct CommandArgument {
    std::string name;   // POSITION, or --format
    std::string value;  // what the word is: FILE, left|right; a flag takes none
    std::string about;
    Take take;
    bool is_required = false;
    bool repeats = false;  // takes all words that are left, or may be given several times
    std::vector<std::string> excluded;

    bool is_positional() const { return name.front() != '-'; }
    bool is_flag() const { return !is_positional() && value.empty(); }

    CommandArgument& required() {
        is_required = true;
        return *this;
    }
    /// The words that help and the completion offer for it, with | between them.
    CommandArgument& words(std::string offered) {
        value = std::move(offered);
        return *this;
    }
    /// Options that may not be given beside it.
    CommandArgument& excludes(std::initializer_list<std::string> names) {
        excluded = names;
        return *this;
    }
};

class Command {
public:
    Command(std::string name, std::string about);
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;

    Command& subcommand(const std::string& name, const std::string& about);
    Command& alias(const std::string& name);
    Command& footer(const std::string& text);
    /// What the command does, and its exit code. Without it, one of its subcommands is needed.
    void runs(std::function<int()> action);

    /// Words that begin with one dash, such as -1/2 and -^, are no options here.
    void takes_signs();
    /// What becomes of `--name word` where there is no option --name.
    using TakeOther = std::function<void(const std::string& name, const std::string& word)>;
    void takes_other_options(const std::string& value, TakeOther take);

    template <typename Target>
    CommandArgument& positional(const std::string& name, Target& target, const std::string& about) {
        return add_to(target, name, "", about);
    }
    template <typename Target>
    CommandArgument& option(const std::string& name, const std::string& value, Target& target,
                            const std::string& about) {
        return add_to(target, name, value, about);
    }
    /// A number within bounds; into a whole one, a whole number.
    template <typename Target>
    CommandArgument& number(const std::string& name, const std::string& value, Target& target,
                            std::uint64_t least, std::uint64_t most, const std::string& about) {
        return add(name, value, about, whole_number(least, most, [&target](std::uint64_t n) {
                       target = static_cast<Target>(n);
                   }));
    }
    CommandArgument& number(const std::string& name, const std::string& value, double& target,
                            double least, double most, const std::string& about);
    CommandArgument& flag(const std::string& name, bool& target, const std::string& about);
    /// One of some words.
    template <typename Target, typename T>
    CommandArgument& choice(const std::string& name, Target& target, const Choices<T>& choices,
                            const std::string& about) {
        std::vector<std::string> words;
        for (const auto& [word, meaning] : choices) words.push_back(word);
        return add_choice(name, words, about,
                          [&target, choices](std::size_t i) { target = choices[i].second; });
    }
    /// What the others make: any way to take a word.
    CommandArgument& add(const std::string& name, const std::string& value,
                         const std::string& about, Take take);

    const std::string& name() const { return name_; }
    std::string path() const;  ///< "upstar dots solve"
    const std::string& about() const { return about_; }
    const std::string& footer() const { return footer_; }
    bool has_action() const { return action_ != nullptr; }
    int run() const { return action_(); }

    std::vector<const Command*> subcommands() const;
    std::vector<std::string> subcommand_names() const;
    /// That of this name or alias; null if there is none.
    const Command* subcommand(const std::string& name) const;
    std::vector<const CommandArgument*> positionals() const;
    /// Without --help, which all have.
    std::vector<const CommandArgument*> options() const;
    const CommandArgument* option(const std::string& name) const;
    std::vector<std::string> option_names() const;  ///< with --help

    bool has_signs() const { return takes_signs_; }
    const TakeOther& take_other() const { return take_other_; }
    const std::string& other_value() const { return other_value_; }

private:
    CommandArgument& add_choice(const std::string& name, const std::vector<std::string>& words,
                                const std::string& about, std::function<void(std::size_t)> set);
    template <typename Target>
    CommandArgument& add_to(Target& target, const std::string& name, const std::string& value,
                            const std::string& about) {
        if constexpr (std::is_integral_v<Target>) {
            return number(name, value, target, 0, std::numeric_limits<Target>::max(), about);
        } else {
            CommandArgument& added = add(name, value, about, text_into(target));
            added.repeats = !std::is_same_v<Target, std::string>;
            return added;
        }
    }

    const Command* above_ = nullptr;
    std::string name_;
    std::string alias_;
    std::string about_;
    std::string footer_;
    std::function<int()> action_;
    bool takes_signs_ = false;
    TakeOther take_other_;
    std::string other_value_;
    std::vector<std::unique_ptr<CommandArgument>> arguments_;  // pointed to by whom they were given
    std::vector<std::unique_ptr<Command>> subcommands_;
};

}  // namespace upstar::cli
