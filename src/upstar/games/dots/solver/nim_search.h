// Nim values of the connected parts of one graph, for Nimstring.
//
// A set of strings without capturable coins falls apart into components, connected through coins
// and not through the ground, whose nim values add by xor. That of a component is the mex over the
// moves that are not loony: safe strings, and runs of one or two coins of valence 2, which the
// opponent takes before he moves in what is left. Results are kept by component, up to the
// symmetries of the graph. The recursion is as deep as there are strings: 64 at most.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/hash.h"
#include "upstar/games/dots/solver/string_frame.h"
#include "upstar/search/sharded_table.h"

namespace upstar::dots {

class NimSearch {
public:
    /// The context must outlive the search. Requires what StringFrame does.
    NimSearch(Context& context, const CoinGraph& graph);

    const StringFrame& frame() const { return frame_; }

    /// Requires that no coin has just one of the strings. Throws Error when the context says so.
    unsigned nim_value(StringSet uncut);

    std::size_t solved() const { return memo_.size(); }

private:
    struct Component {
        StringSet strings = 0;
        friend bool operator==(const Component&, const Component&) = default;
        friend std::size_t hash_value(const Component& component) {
            return static_cast<std::size_t>(mix(component.strings));
        }
    };
    struct Run {
        int coins = 0;
        StringSet strings = 0;
        bool takes_a_joint = false;  // a loop at a joint of valence 3
    };

    int valence(int coin, StringSet uncut) const {
        return __builtin_popcountll(frame_.at[static_cast<std::size_t>(coin)] & uncut);
    }
    int other_end(int string, int coin) const {
        return coin ^ frame_.ends[static_cast<std::size_t>(string)];
    }
    StringSet component_of(int string, StringSet uncut) const;
    unsigned component_value(StringSet component);
    unsigned searched(StringSet component);
    Run run_through(int coin, StringSet uncut) const;
    StringSet least_image(StringSet strings) const;

    Context& context_;
    StringFrame frame_;
    // The image of each byte of a set of strings, by symmetry and place.
    std::vector<std::array<std::array<StringSet, 256>, 8>> byte_images_;
    ShardedTable<Component, std::uint8_t> memo_;
};

}  // namespace upstar::dots
