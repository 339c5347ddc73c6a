#include "parse.h"

#include <algorithm>
#include <map>

#include "reference.h"
#include "upstar/base/error.h"
#include "upstar/base/suggestion.h"
#include "upstar/base/words.h"

namespace upstar::cli {
namespace {

class Parser {
public:
    Parser(const Command& program, const std::vector<std::string>& words)
        : program_(program), command_(&program), words_(words) {}

    Parsed parse() {
        bool only_arguments = false;
        while (next_ < words_.size()) {
            const std::string& word = words_[next_++];
            if (!only_arguments && (word == "-h" || word == "--help")) return {command_, true};
            if (!only_arguments && word == "--")
                only_arguments = true;
            else if (!only_arguments && is_option(word))
                option(word);
            else
                argument(word);
        }
        check();
        return {command_, false};
    }

private:
    [[noreturn]] void refuse(const std::string& message) const {
        throw Error(ErrorKind::Input, message + "\nTry `" + command_->path() + " --help`" +
                                          (command_ == &program_ ? " or `upstar help`." : "."));
    }

    bool is_option(const std::string& word) const {
        return word.size() > 1 && word[0] == '-' && (word[1] == '-' || !command_->has_signs());
    }

    void take(const CommandArgument& argument, const std::string& word) {
        ++given_[&argument];
        try {
            argument.take(word);
        } catch (const Error& error) {
            refuse(argument.name + ": " + error.message());
        }
    }

    void option(const std::string& word) {
        const std::size_t equals = word.find('=');
        const bool has_value = equals != std::string::npos;
        const std::string name = word.substr(0, equals);
        const CommandArgument* option = command_->option(name);
        if (option == nullptr && (!command_->take_other() || name.rfind("--", 0) != 0))
            refuse("unexpected " + cited(word) + suggestion(name, command_->option_names()));
        if (option != nullptr && option->is_flag()) {
            if (has_value) refuse(name + " takes no value: write " + name + " alone");
            take(*option, "");
            return;
        }
        const std::string allowed = option == nullptr ? command_->other_value() : option->value;
        if (!has_value && next_ == words_.size()) refuse(name + " needs a value: " + allowed);
        const std::string value = has_value ? word.substr(equals + 1) : words_[next_++];
        if (value.empty()) refuse(name + ": an empty value; it takes " + allowed);
        if (option == nullptr) {
            command_->take_other()(name.substr(2), value);
            return;
        }
        if (given_[option] > 0 && !option->repeats)
            refuse(name + " is given twice: it takes one value, " + allowed);
        take(*option, value);
    }

    void argument(const std::string& word) {
        const std::vector<const CommandArgument*> positionals = command_->positionals();
        if (place_ < positionals.size()) {
            const CommandArgument& positional = *positionals[place_];
            if (!positional.repeats) ++place_;
            take(positional, word);
            return;
        }
        const std::vector<std::string> names = command_->subcommand_names();
        if (names.empty())
            refuse("unexpected " + cited(word) + ": write upstar " + usage(*command_));
        const Command* below = command_->subcommand(word);
        if (below == nullptr) {
            const std::string near = suggestion(word, names);
            refuse("no command " + cited(word) +
                   (near.empty() ? "; there are " + joined(names, " ") : near));
        }
        command_ = below;
    }

    // What can be told only when all words are read.
    void check() {
        if (!command_->has_action())
            refuse("a command is missing; there are " + joined(command_->subcommand_names(), " "));
        for (const CommandArgument* positional : command_->positionals())
            if (positional->is_required && given_[positional] == 0)
                refuse(positional->name + " is missing: " + positional->about);
        for (const CommandArgument* option : command_->options()) {
            if (option->is_required && given_[option] == 0)
                refuse(option->name + " " + option->value + " is missing: " + option->about);
            if (given_[option] == 0) continue;
            for (const std::string& other : option->excluded)
                if (given_[command_->option(other)] > 0)
                    refuse(option->name + " excludes " + other + ": give one of them");
        }
    }

    const Command& program_;
    const Command* command_;
    const std::vector<std::string>& words_;
    std::size_t next_ = 0;   // the word to be read
    std::size_t place_ = 0;  // among the positionals
    std::map<const CommandArgument*, int> given_;
};

}  // namespace

Parsed parse(const Command& program, const std::vector<std::string>& words) {
    return Parser(program, words).parse();
}

}  // namespace upstar::cli
