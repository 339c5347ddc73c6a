#include "upstar/engine/referee/contestant.h"

#include <algorithm>
#include <vector>

#include "upstar/answers/record.h"
#include "upstar/answers/strength.h"
#include "upstar/base/error.h"
#include "upstar/base/words.h"
#include "upstar/engine/standing_json.h"
#include "upstar/process/dialogue.h"

namespace upstar {
namespace {

using std::chrono::milliseconds;

constexpr const char* kMachine = "upstar";

double seconds(milliseconds time) {
    return std::chrono::duration<double>(std::max(milliseconds(0), time)).count();
}

class Program : public Contestant {
public:
    Program(std::string command, const Context& context)
        : command_(std::move(command)), dialogue_(command_), context_(context) {}

    std::string name() const override { return command_; }

    Reply reply(const Match& match, const Clocks& clocks) override {
        Json question = moves_json(match);
        question["turn"] = match.turns().size() + 1;
        question["clock"] = {{"left", seconds(clocks[0])}, {"right", seconds(clocks[1])}};
        const auto deadline = Dialogue::Clock::now() + clocks[index(match.mover())];
        const Heard heard = dialogue_.ask(dumped(question), deadline, context_);
        switch (heard.how) {
            case Heard::How::Said:
                return {trimmed(heard.text)};
            case Heard::How::TimeUp:
                return {"", Failure::OutOfTime, ""};
            case Heard::How::TooLong:
                return {"", Failure::TooLong, "no line end in a megabyte"};
            case Heard::How::Ended:
                break;
        }
        return {"", Failure::Ended, heard.text};
    }

private:
    std::string command_;
    Dialogue dialogue_;
    const Context& context_;
};

// It takes a part of what its clock has left, and never long.
class Machine : public Contestant {
public:
    Machine(const Strength& strength, Evaluators& evaluators)
        : strength_(strength), evaluators_(evaluators) {}

    std::string name() const override {
        return std::string(kMachine) + ", " + upstar::name(strength_.level()) +
               (strength_.uses_chance() ? ", seed " + std::to_string(strength_.seed()) : "");
    }

    Reply reply(const Match& match, const Clocks& clocks) override {
        constexpr int kPart = 20;
        constexpr milliseconds kMost{4000};
        const milliseconds time =
            std::clamp(clocks[index(match.mover())] / kPart, milliseconds(1), kMost);
        const Choice choice = strength_.choose(match.position(), match.mover(), evaluators_, time);
        return {choice.position->to_string()};
    }

private:
    Strength strength_;
    Evaluators& evaluators_;
};

Level level_named(const std::string& word) {
    std::vector<std::string> names;
    for (const Level level : kLevels) {
        if (same_word(name(level), word)) return level;
        names.emplace_back(name(level));
    }
    throw Error(ErrorKind::Input,
                cited(word) + " is no level of play; there are " + joined(names, ", "));
}

}  // namespace

const char* name(Failure failure) {
    constexpr const char* kNames[] = {"out of time", "illegal move", "ended", "too long"};
    return kNames[static_cast<std::size_t>(failure)];
}

std::unique_ptr<Contestant> contestant(const std::string& command, std::uint64_t seed,
                                       Evaluators& evaluators) {
    const std::string machine = kMachine;
    if (command == machine)
        return std::make_unique<Machine>(Strength(Level::Perfect, seed), evaluators);
    if (command.rfind(machine + ":", 0) == 0)
        return std::make_unique<Machine>(
            Strength(level_named(command.substr(machine.size() + 1)), seed), evaluators);
    if (trimmed(command).empty())
        throw Error(ErrorKind::Input, "a player is a command of the shell, or upstar:easy");
    return std::make_unique<Program>(command, evaluators.arena().context());
}

}  // namespace upstar
