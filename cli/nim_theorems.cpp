// upstar nim theorems: finds and proves the P-positions of one game after the other.
//
// Without a range, of the games whose P-positions a pattern is known to describe; with --n and the
// like, of every game in the ranges, each within its share of time. What is finished is written at
// once, and kept in a journal from which a later run goes on.
#include <chrono>
#include <iostream>
#include <memory>
#include <set>
#include <sstream>

#include "nim_findings.h"
#include "nim_proofs.h"
#include "remedy_words.h"
#include "row_writer.h"
#include "seconds_text.h"
#include "upstar/games/circular_nim/rules/circular_quotient.h"
#include "upstar/games/circular_nim/sieve/sieve.h"
#include "upstar/games/circular_nim/theorems/outcome_table.h"
#include "upstar/games/circular_nim/theorems/pattern.h"
#include "upstar/lang/session.h"
#include "upstar/sweep/ranges.h"

namespace upstar::cli {

using namespace circular_nim;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Csv, Format::Json, Format::Latex};

using Clock = std::chrono::steady_clock;

struct TheoremsCommand {
    std::string n;
    std::string k = "1..n";
    std::string a = "1";
    std::string rules = "V5";  // with commas
    bool path = false;
    double each = 60;
    std::string journal;
    bool progress = false;
};

struct Task {
    CircularRules rules;
    std::uint32_t largest = 0;  // 0: as many tokens as is quick
};

// Games of at most nine stacks whose P-positions a pattern describes.
std::vector<Task> known_tasks() {
    return {{{2, 1}, 0}, {{3, 1}, 0}, {{3, 2}, 0}, {{3, 3}, 0}, {{4, 1}, 0},
            {{4, 2}, 0}, {{4, 3}, 0}, {{4, 4}, 0}, {{5, 2}, 0}, {{5, 3}, 0},
            {{5, 4}, 0}, {{6, 3}, 0}, {{6, 4}, 8}, {{6, 5}, 0}, {{7, 3}, 6},
            {{7, 4}, 7}, {{7, 6}, 0}, {{8, 6}, 0}, {{9, 4}, 0}};
}

constexpr std::int64_t kLargestNumber = 1023;

std::vector<Task> tasks_of(const TheoremsCommand& command) {
    if (command.n.empty()) return known_tasks();
    Session session;
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    std::vector<Task> tasks;
    std::set<std::string> names;  // V4 with a = 1 is V3
    std::istringstream asked(command.rules);
    for (std::string rule; std::getline(asked, rule, ',');) {
        const Ranges ranges({{"n", command.n}, {"k", command.k}, {"a", command.a}});
        for (const Bindings& bindings : ranges.assignments(work)) {
            ProofCommand one;
            const auto number = [&](std::size_t i) {
                if (bindings[i].value < 0 || bindings[i].value > kLargestNumber)
                    throw Error(ErrorKind::Input, bindings[i].name + " is from 0 to " +
                                                      std::to_string(kLargestNumber) + ", not " +
                                                      std::to_string(bindings[i].value));
                return static_cast<std::uint32_t>(bindings[i].value);
            };
            one.game = {number(0), number(1), rule, rule == "V3" ? 1 : number(2), command.path};
            const CircularRules rules = one.rules();
            if (names.insert(game_name(rules)).second) tasks.push_back({rules, 0});
        }
    }
    return tasks;
}

constexpr unsigned kBits[] = {3, 4, 6, 8};

class Researcher {
public:
    Researcher(Context& context, double each) : context_(context), each_(each) {}

    Finding find(const Task& task) {
        const auto start = Clock::now();
        Finding finding;
        finding.game = game_name(task.rules);
        if (const auto quotient = quotient_game(task.rules); quotient && task.rules.amount > 1) {
            finding.status = "reduced";
            finding.scope = "all stack sizes";
            finding.remark = "as " + game_name(*quotient) + " with the stacks divided by " +
                             std::to_string(task.rules.amount) + ", rounded down";
            return finding;
        }
        finding.status = "open";
        within_limit(finding, [&] { find_and_prove(task, finding); });
        if (finding.status == "open") within_limit(finding, [&] { count(task.rules, finding); });
        finding.seconds = seconds_text(std::chrono::duration<double>(Clock::now() - start).count());
        return finding;
    }

private:
    // A limit of one game ends the work on that game only.
    template <typename Action>
    void within_limit(Finding& finding, const Action& action) {
        try {
            const TimeLimit limit(context_,
                                  std::chrono::milliseconds(static_cast<int>(each_ * 1000)));
            action();
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::Limit) throw;
            if (!finding.is_settled()) finding.remark = advised(error);
        }
        context_.resume();
    }

    void find_and_prove(const Task& task, Finding& finding) {
        const Pattern pattern = find_pattern(task.rules, task.largest, context_);
        if (!pattern.is_found()) {
            finding.remark = shortcoming(pattern);
            return;
        }
        finding.status = "conjectured";
        finding.scope = "stacks <= " + std::to_string(pattern.tested);
        for (const StackCase& one : pattern.set.cases)
            finding.cases.push_back(to_string(one, task.rules.stacks));
        if (!pattern.set.has_nim_sums()) {
            prove({task.rules, pattern.set, 0}, finding);
            return;
        }
        for (const unsigned bits : kBits) {
            prove({task.rules, pattern.set, bits}, finding);
            if (finding.status != "proved") return;
        }
    }

    void prove(const Claimed& claim, Finding& finding) {
        const PartitionProof proof = prove_partition(claim, context_);
        if (proof.flaw) {
            finding.remark = "what describes the P-positions with " + finding.scope +
                             " fails beyond: " + describe(*proof.flaw);
            finding.status = "open";
            finding.cases.clear();
            return;
        }
        if (proof.verdict != ProofVerdict::Proved) {
            finding.remark = proof.missing;
            return;
        }
        finding.status = "proved";
        const std::string scope = scope_name(claim);
        finding.scope = scope.substr(scope.rfind(", ") + 2);
    }

    void count(const CircularRules& rules, Finding& finding) {
        const std::uint32_t largest = std::min(largest_stack(rules, 5'000'000), 20u);
        const PPositions set = sieve(context_, Cube(rules, largest), {0, false});
        finding.scope =
            std::to_string(set.count()) + " P-positions with stacks <= " + std::to_string(largest);
    }

    Context& context_;
    double each_;
};

void write_text(const Finding& finding) {
    std::cout << finding.status << ": " << finding.game;
    if (!finding.scope.empty()) std::cout << ", " << finding.scope;
    std::cout << "  (" << finding.seconds << " s)\n";
    for (const std::string& one : finding.cases) std::cout << "  " << one << "\n";
    if (!finding.remark.empty() && finding.status != "proved")
        std::cout << "  " << finding.remark << "\n";
}

Json json_of(const Finding& finding) {
    return {{"game", finding.game},
            {"proved", finding.status == "proved"},
            {"status", finding.status},
            {"scope", finding.scope},
            {"set", finding.cases},
            {"remark", finding.remark},
            {"seconds", std::stod(finding.seconds)}};
}

int run(const TheoremsCommand& command, const CommonOptions& common) {
    require_format(common.format, kFormats);
    const std::vector<Task> tasks = tasks_of(command);
    std::unique_ptr<FindingsFile> journal;
    if (!command.journal.empty()) journal = std::make_unique<FindingsFile>(command.journal);

    Context context(common.memory_bytes());
    const ContextLine line(context, command.progress);
    const InterruptGuard guard(context);
    const auto start = Clock::now();
    Json records = Json::array();
    bool settled = true;
    RowWriter rows(common.format, {"game", "status", "scope", "set", "remark", "seconds"});
    for (const Task& task : tasks) {
        const Finding* known = journal ? journal->find(game_name(task.rules)) : nullptr;
        if (known == nullptr && common.time_limit > 0 && Clock::now() - start > common.time())
            throw Error(ErrorKind::Limit,
                        journal ? "time is up; the next run with this journal goes on from here"
                                : "time is up; --journal FILE would keep what is done");
        const Finding finding =
            known != nullptr ? *known : Researcher(context, command.each).find(task);
        if (journal && known == nullptr) journal->append(finding);
        settled = settled && finding.is_settled();
        if (common.format == Format::Text) write_text(finding);
        if (common.format == Format::Json) records.push_back(json_of(finding));
        rows.add({finding.game, finding.status, finding.scope, finding.set(), finding.remark,
                  finding.seconds});
        std::cout << std::flush;
    }
    rows.finish();
    if (common.format == Format::Json) std::cout << dumped(records, 1) << "\n";
    return settled ? Ok : ClaimFailed;
}

}  // namespace

void add_nim_theorems(Command& nim, CommonOptions& common) {
    Command& command = nim.subcommand("theorems", "find and prove a table of theorems");
    auto options = std::make_shared<TheoremsCommand>();
    command.option("--n", "RANGE", options->n,
                   "how many stacks: all games with so many; without it, those of which a "
                   "pattern is known to be found");
    command.option("--k", "RANGE", options->k, "sizes of the window; default 1..n");
    command.option("--a", "RANGE", options->a, "the number in the rules; default 1");
    command.option("--rule", "RULES", options->rules, "rules, such as V1,V3; default V5");
    command.flag("--path", options->path, "the stacks stand on a path, not on a circle");
    command.number("--each", "SECONDS", options->each, 0.1, 1e6,
                   "seconds for each game at most; default 60");
    command.option("--journal", "FILE", options->journal,
                   "keep what is done in FILE; a later run with it goes on from there");
    add_progress_option(command, options->progress);
    add_common_options(command, common, kFormats);
    command.runs([options, &common] { return ended([&] { return run(*options, common); }, ""); });
}

}  // namespace upstar::cli
