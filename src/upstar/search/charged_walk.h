// The stack of a depth-first walk through positions, kept on the heap and charged to the context.
//
// A game may be thousands of moves long, so a search does not recurse: it has a frame for each
// position that is open, and the options that are not yet looked at, those of the innermost frame
// last. Positions may hold memory outside themselves; that is counted too. What the walk held at
// most stays charged until its end.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/positions/position.h"

namespace upstar {

/// What a position holds outside itself.
template <class P>
std::size_t held_by(const P& position) {
    if constexpr (HoldsMemory<P>) return position.memory();
    return 0;
}
template <class P>
std::size_t held_by(const ScoringOption<P>& option) {
    return held_by(option.position);
}

/// A Frame has `first_option` and offers `memory()`, what its position holds.
template <class Frame, class Option>
class ChargedWalk {
public:
    explicit ChargedWalk(Context& context) : charge_(context) {}

    bool is_over() const { return frames_.empty(); }
    Frame& frame() { return frames_.back(); }
    /// Whether the innermost frame has an option that nobody has looked at.
    bool has_option() const { return options_.size() > frames_.back().first_option; }
    const Option& option() const { return options_.back(); }

    Option take_option() {
        Option option = std::move(options_.back());
        held_ -= held_by(option);
        options_.pop_back();
        return option;
    }

    /// Where options of a position are appended before its frame is opened.
    std::vector<Option>& options() { return options_; }

    /// Its options are the last ones, from `first_option` on.
    void open(Frame frame) {
        for (std::size_t i = frame.first_option; i < options_.size(); ++i)
            held_ += held_by(options_[i]);
        held_ += frame.memory();
        frames_.push_back(std::move(frame));
        account_for_growth();
    }

    /// With the options that are left of it.
    Frame close() {
        while (has_option()) take_option();
        Frame frame = std::move(frames_.back());
        held_ -= frame.memory();
        frames_.pop_back();
        return frame;
    }

private:
    void account_for_growth() {
        const std::size_t bytes =
            frames_.capacity() * sizeof(Frame) + options_.capacity() * sizeof(Option) + held_;
        if (bytes <= charged_) return;
        charge_.add(bytes - charged_);
        charged_ = bytes;
    }

    std::vector<Frame> frames_;
    std::vector<Option> options_;
    Charge charge_;
    std::size_t held_ = 0;  // by the positions, outside themselves
    std::size_t charged_ = 0;
};

}  // namespace upstar
