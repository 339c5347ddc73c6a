// A value for a position from the values of its options: the one walk behind evaluate.h and
// grundy.h.
//
// The walk is depth first over components, each solved once and remembered. Its stack is on the
// heap, since a position may be thousands of moves deep: a frame is one component being solved; the
// values of its options and the components they wait for lie in two vectors, those of the innermost
// frame last. So a step allocates nothing. All components of a frame are known before the first is
// looked up, so that the memory of the memo can be asked for ahead. One that is found out hands its
// value to the frame below: nothing is looked up twice, and a memo that loses an entry costs only
// time.
//
// Several threads may work on one position. Each walks all of it, but in another order, and skips
// what is in the memo: they begin at different ends and meet. What two of them happen to do twice
// is at most the positions that both have open at once, a small part of all.
//
// An Algebra says what is computed:
//
//     Value                                      a regular type; Value() is the empty sum
//     known(p)            -> optional<Value>     the value of a component, where a theorem gives it
//     add(a, b), negative(a)                     of sums of positions
//     options(p, out)     -> size_t              appends all options; how many of them are Left's
//     combine(values, n)  -> Value               of a position whose options have these values
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <mutex>
#include <optional>
#include <span>
#include <system_error>
#include <thread>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/search/components.h"
#include "upstar/search/position_memo.h"

namespace upstar {

template <Position P, class Algebra>
class PositionFold {
public:
    using Value = typename Algebra::Value;

    PositionFold(Context& context, Algebra algebra)
        : context_(context), algebra_(algebra), memo_(context) {}

    /// V(p). Several threads may call this at once; they share what they find.
    Value value(const P& p) {
        const Guest guest(*this);
        return *walk(p, Order{}, nullptr);
    }

    /// V(p), found by this many threads if it takes long.
    Value value(const P& p, unsigned threads) {
        const Guest guest(*this);
        Team team{p, threads};
        work(team, 0);
        for (std::thread& helper : team.helpers) helper.join();
        if (team.value) return *team.value;
        std::rethrow_exception(team.error);
    }

    /// How many positions were solved.
    std::size_t solved() const { return memo_.size(); }

private:
    using Memo = PositionMemo<P, Value>;

    // Which of n things a walk looks at first, second, ...: one from the front, the next from the
    // back, others from places in between.
    struct Order {
        unsigned number = 0;
        unsigned of = 1;

        std::size_t place(std::size_t i, std::size_t n) const {
            if (number == 0) return i;
            if (number == 1) return n - 1 - i;
            const std::size_t turned = (i + n * (number / 2) * 2 / of) % n;
            return number % 2 == 0 ? turned : n - 1 - turned;
        }
    };

    // Threads at work on one position; helpers join the first when it has opened many frames.
    struct Team {
        Team(const P& p, unsigned size) : position(p), threads(size) {}

        const P position;
        const unsigned threads;
        std::vector<std::thread> helpers;
        std::atomic<bool> done{false};
        std::mutex mutex;
        std::optional<Value> value;
        std::exception_ptr error;
    };
    static constexpr std::size_t kFramesAlone = 20'000;

    void work(Team& team, unsigned number) {
        try {
            const auto found = walk(team.position, {number, team.threads}, &team);
            const std::lock_guard lock(team.mutex);
            if (found) team.value = found;
        } catch (...) {
            const std::lock_guard lock(team.mutex);
            if (!team.error) team.error = std::current_exception();
        }
        team.done.store(true, std::memory_order_relaxed);
    }

    void call_helpers(Team& team) {
        try {
            for (unsigned i = 1; i < team.threads; ++i)
                team.helpers.emplace_back([this, &team, i] { work(team, i); });
        } catch (const std::system_error&) {
            // The system gives no more threads: those that there are go on.
        }
    }

    // While somebody walks, tables that the memo has grown out of may still be read.
    class Guest {
    public:
        explicit Guest(PositionFold& fold) : fold_(fold) {
            const std::lock_guard lock(fold_.guests_mutex_);
            ++fold_.guests_;
        }
        ~Guest() {
            const std::lock_guard lock(fold_.guests_mutex_);
            if (--fold_.guests_ == 0) fold_.memo_.drop_old_tables();
        }
        Guest(const Guest&) = delete;
        Guest& operator=(const Guest&) = delete;

    private:
        PositionFold& fold_;
    };

    // A component of an option whose value is yet to be found.
    struct Pending {
        Signed<P> component;
        std::uint32_t option;
        typename Memo::Key key;
    };
    struct Frame {
        P position;
        typename Memo::Key key;
        std::size_t first_value;
        std::size_t left_count;
        std::size_t first_pending;
        std::size_t done = 0;  // how many of the pending ones are found
    };
    struct Walk {
        explicit Walk(Context& context) : charge(context) {}

        void account_for_growth() {
            const std::size_t bytes = frames.capacity() * sizeof(Frame) +
                                      values.capacity() * sizeof(Value) +
                                      pending.capacity() * sizeof(Pending) +
                                      (options.capacity() + components.capacity()) * sizeof(P);
            if (bytes == charged) return;
            charge.add(bytes - charged);
            charged = bytes;
        }

        std::vector<Frame> frames;
        std::vector<Value> values;     // of the options of all frames, as far as known
        std::vector<Pending> pending;  // of all frames
        std::vector<P> options;        // of the frame being opened
        std::vector<P> components;     // of the option being looked at
        std::size_t opened = 0;        // frames so far
        Charge charge;
        std::size_t charged = 0;
    };

    // Nothing if another thread of the team was done before.
    std::optional<Value> walk(const P& p, Order order, Team* team) {
        Walk walk(context_);
        // The lowest frame is none of a position: its only "option" is p.
        walk.frames.push_back({P(), {}, 0, 0, 0});
        walk.values.emplace_back();
        look_at(walk, p, 0);
        for (;;) {
            if (find_pending(walk, order)) {
                if (walk.frames.size() == 1) break;
                close(walk, order);
            }
            if (team == nullptr) continue;
            if (team->done.load(std::memory_order_relaxed)) return std::nullopt;
            if (walk.opened == kFramesAlone && order.number == 0 && team->helpers.empty())
                call_helpers(*team);
        }
        return walk.values.front();
    }

    // Adds what is known of an option's value; the rest is pending.
    void look_at(Walk& walk, const P& option, std::size_t number) {
        if constexpr (SaysIrreducible<P>) {
            if (option.is_irreducible()) return add_pending(walk, option, number);
        }
        walk.components.clear();
        append_components(option, walk.components);
        Value& value = walk.values[walk.frames.back().first_value + number];
        for (const P& component : walk.components) {
            if (const auto known = algebra_.known(component)) {
                value = algebra_.add(value, *known);
            } else {
                add_pending(walk, component, number);
            }
        }
    }

    void add_pending(Walk& walk, const P& component, std::size_t number) {
        const Representative<P> image = representative(component);
        const auto key = memo_.key(image);
        memo_.prefetch(key);
        walk.pending.push_back({image, static_cast<std::uint32_t>(number), key});
    }

    // Finds the values that the innermost frame waits for; false if it opened a frame for one of
    // them instead.
    bool find_pending(Walk& walk, const Order& order) {
        Frame& frame = walk.frames.back();
        const std::size_t count = walk.pending.size() - frame.first_pending;
        for (; frame.done < count; ++frame.done) {
            const Pending& next =
                walk.pending[frame.first_pending + order.place(frame.done, count)];
            const auto value = memo_.find(next.component.position, next.key);
            if (!value) {
                open(walk, Pending(next));
                return false;
            }
            add(walk, frame, next, *value);
        }
        return true;
    }

    void add(Walk& walk, const Frame& frame, const Pending& found, const Value& value) {
        Value& total = walk.values[frame.first_value + found.option];
        total = algebra_.add(total, found.component.negative ? algebra_.negative(value) : value);
    }

    void open(Walk& walk, const Pending& pending) {
        context_.poll();
        ++walk.opened;
        const P& position = pending.component.position;
        walk.options.clear();
        const std::size_t left_count = algebra_.options(position, walk.options);
        walk.frames.push_back(
            {position, pending.key, walk.values.size(), left_count, walk.pending.size()});
        walk.values.resize(walk.values.size() + walk.options.size());
        for (std::size_t i = 0; i < walk.options.size(); ++i) look_at(walk, walk.options[i], i);
        walk.account_for_growth();
    }

    // The position of the innermost frame is solved; the frame below was waiting for it.
    void close(Walk& walk, const Order& order) {
        const Frame closed = walk.frames.back();
        const auto values = std::span<const Value>(walk.values).subspan(closed.first_value);
        const Value value = algebra_.combine(values, closed.left_count);
        memo_.store(closed.position, closed.key, value);
        walk.values.resize(closed.first_value);
        walk.pending.resize(closed.first_pending);
        walk.frames.pop_back();
        Frame& below = walk.frames.back();
        const std::size_t count = walk.pending.size() - below.first_pending;
        add(walk, below, walk.pending[below.first_pending + order.place(below.done, count)], value);
        ++below.done;
    }

    Context& context_;
    Algebra algebra_;
    Memo memo_;
    std::mutex guests_mutex_;
    std::size_t guests_ = 0;
};

}  // namespace upstar
