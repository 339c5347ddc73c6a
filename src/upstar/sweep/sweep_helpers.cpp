#include "upstar/sweep/sweep_helpers.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <sstream>
#include <thread>
#include <utility>

namespace upstar {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kPatience = std::chrono::milliseconds(2);
constexpr auto kBetweenMessages = std::chrono::milliseconds(20);
constexpr double kAhead = 0.1;  // seconds of work that a helper has before it
constexpr std::size_t kMostAhead = 2000;

constexpr const char* kEnd = "end";
constexpr const char* kGone = "gone";

std::string cell_text(const NumberedCell& cell) {
    std::string text = std::to_string(cell.number);
    for (const Binding& binding : cell.bindings) text += " " + std::to_string(binding.value);
    return text + "\n";
}

NumberedCell cell_from(const std::string& line, const std::vector<std::string>& parameters) {
    std::istringstream words(line);
    NumberedCell cell;
    words >> cell.number;
    for (const std::string& parameter : parameters) {
        cell.bindings.push_back({parameter, 0});
        words >> cell.bindings.back().value;
    }
    return cell;
}

std::string fault_text(std::uint64_t number, const Error& fault) {
    std::string message = fault.message();
    std::replace(message.begin(), message.end(), '\n', ' ');
    return "! " + std::to_string(number) + " " + std::to_string(static_cast<int>(fault.kind())) +
           " " + message + "\n";
}

SweptCell fault_from(const std::string& line) {
    std::istringstream words(line.substr(2));
    std::uint64_t number = 0;
    int kind = 0;
    words >> number >> kind;
    std::string message;
    std::getline(words >> std::ws, message);
    return {number, "", Error(static_cast<ErrorKind>(kind), message)};
}

// How fast a helper is, so that it asks for enough and not for too much.
class Pace {
public:
    explicit Pace(unsigned threads) : least_(2 * std::size_t{threads}) {}

    void add(std::size_t cells) { cells_ += cells; }
    std::size_t ahead() const {
        const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
        const auto cells = static_cast<std::size_t>(static_cast<double>(cells_) * kAhead /
                                                    std::max(seconds, 0.01));
        return std::clamp(cells, least_, std::max(least_, kMostAhead));
    }

private:
    std::size_t least_;
    std::size_t cells_ = 0;
    Clock::time_point start_ = Clock::now();
};

}  // namespace

SweepHelpers::SweepHelpers(Ranks* ranks)
    : ranks_(ranks), wanted_(ranks == nullptr ? 0 : static_cast<std::size_t>(ranks->size()), 0) {}

void SweepHelpers::take(const Ranks::Message& message, std::vector<SweptCell>& swept) {
    if (message.text == kGone) {
        ++gone_;
        return;
    }
    std::istringstream lines(message.text);
    std::string line;
    std::getline(lines, line);
    if (const std::size_t want = std::stoul(line.substr(5)); want > 0)
        wanted_[static_cast<std::size_t>(message.from)] = want;
    while (std::getline(lines, line)) {
        if (line[0] == '!' && line[1] == '!') {
            swept.push_back(fault_from(line.substr(1)));
            continue;
        }
        if (line[0] == '!') {
            swept.push_back(fault_from(line));
        } else {
            swept.push_back({std::stoull(line), line + "\n", std::nullopt});
        }
        if (at_work_ > 0) --at_work_;
    }
}

std::vector<SweptCell> SweepHelpers::exchange(const Deal& deal) {
    std::vector<SweptCell> swept;
    if (ranks_ == nullptr) return swept;
    while (const auto message = ranks_->received()) take(*message, swept);
    for (std::size_t rank = 1; rank < wanted_.size(); ++rank) {
        if (wanted_[rank] == 0) continue;
        std::string cells;
        for (const NumberedCell& cell : deal(wanted_[rank])) {
            cells += cell_text(cell);
            ++at_work_;
        }
        if (cells.empty()) break;  // there are none now
        ranks_->send(static_cast<int>(rank), cells);
        wanted_[rank] = 0;
    }
    return swept;
}

void SweepHelpers::end() {
    if (ranks_ == nullptr || ranks_->are_others_gone()) return;
    ranks_->set_others_gone();
    for (int rank = 1; rank < ranks_->size(); ++rank) ranks_->send(rank, kEnd);
    std::vector<SweptCell> dropped;
    while (gone_ < ranks_->size() - 1) {
        if (const auto message = ranks_->received()) {
            take(*message, dropped);
        } else {
            std::this_thread::sleep_for(kPatience);
        }
    }
}

void help_with_sweep(Ranks& ranks, const std::function<std::unique_ptr<CellWorker>()>& make_worker,
                     const std::vector<std::string>& parameters) {
    constexpr int kFirst = 0;
    std::unique_ptr<CellWorker> worker;
    std::string found;
    try {
        worker = make_worker();
    } catch (const Error& error) {
        // Not of a cell: nobody can work here.
        ranks.send(kFirst, "want 0\n!" + fault_text(0, Error(ErrorKind::Input, error.message())));
    }
    Pace pace(worker ? worker->threads() : 1);
    bool has_asked = false;
    Clock::time_point sent = Clock::now();
    for (;;) {
        if (worker == nullptr || worker->is_idle()) std::this_thread::sleep_for(kPatience);
        if (worker != nullptr) {
            const std::vector<SweptCell> swept = worker->take(kPatience);
            for (const SweptCell& cell : swept)
                found += cell.fault ? fault_text(cell.number, *cell.fault) : cell.line;
            pace.add(swept.size());
            const bool wants = !has_asked && 2 * worker->waiting() < pace.ahead();
            const bool tells =
                !found.empty() && (worker->is_idle() || Clock::now() - sent > kBetweenMessages);
            if (wants || tells) {
                ranks.send(kFirst, "want " + std::to_string(wants ? pace.ahead() : 0) + "\n" +
                                       std::exchange(found, {}));
                has_asked = has_asked || wants;
                sent = Clock::now();
            }
        }
        while (const auto message = ranks.received()) {
            if (message->text == kEnd) {
                worker.reset();
                ranks.send(kFirst, kGone);
                return;
            }
            has_asked = false;
            std::istringstream cells(message->text);
            for (std::string line; std::getline(cells, line);)
                if (worker != nullptr) worker->add(cell_from(line, parameters));
        }
    }
}

}  // namespace upstar
