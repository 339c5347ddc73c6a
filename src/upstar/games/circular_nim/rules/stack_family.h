// Set Nim: a family of sets of stacks. A move takes from the stacks of one set of the family.
//
// Circular Nim, Path Nim, Necklace Nim, Moore's Nim and Nim on any simplicial complex differ in the
// family alone, so that whatever is computed or proved of one is computed and proved of all:
//
//     CN(n,k)      k neighbours on a circle of n stacks
//     PN(n,k)      k neighbours on a path
//     NN(n,k)      k neighbours on a path, or its two ends: CN(n+k-2,k) with k-2 stacks side by
//                  side empty
//     EN(n,k;S)    i, i+s, ..., i+(k-1)s on a circle, for a step s of S; EN(n,k;1) is CN(n,k)
//     MN(n,k)      any k stacks (E. H. Moore, 1910)
//     SN(n;F)      the sets F, such as SN(4;abc,cd)
//
// A family knows its symmetries: permutations of the stacks that map sets to sets. They need not be
// all of them; fewer make more cases, never a wrong one. A family is made of its name again, so
// that what is on disk need not be trusted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace upstar::circular_nim {

/// Bit i stands for stack i, 0 <= i < 32.
using StackMask = std::uint32_t;

/// A permutation of stacks: image[i] is the place where stack i is read.
using Image = std::vector<std::size_t>;

/// The rotations and reflections of a circle, or the identity and the reversal of a path.
std::vector<Image> symmetries(std::size_t stacks, bool circle);

struct StackFamily {
    std::string name;  ///< as above
    std::uint32_t stacks = 0;
    std::vector<StackMask> sets;
    std::vector<Image> symmetries;  ///< a group

    friend bool operator==(const StackFamily&, const StackFamily&) = default;
};

/// These throw Error (Input) unless 1 <= k <= n <= 32 and what they need besides.
StackFamily windows_on_circle(std::uint32_t stacks, std::uint32_t window);
StackFamily windows_on_path(std::uint32_t stacks, std::uint32_t window);
StackFamily necklace(std::uint32_t stacks, std::uint32_t window);
StackFamily stepping_windows(std::uint32_t stacks, std::uint32_t window,
                             std::vector<std::uint32_t> steps);
StackFamily sets_of_size(std::uint32_t stacks, std::uint32_t size);

/// "abc,cd": sets of letters. With `stacks` = 0, as many stacks as letters up to the last one.
StackFamily family_of_sets(std::string_view sets, std::uint32_t stacks = 0);

/// The family of a name. Throws Error (Input).
StackFamily family_named(std::string_view name);

/// The stacks of a set, in order.
std::vector<std::size_t> places_of(StackMask set);

/// Pairs (i,j) such that every position has an image with stack i no lower than stack j, for all
/// pairs at once. The first stack that is moved may be the highest of those it is moved to; of the
/// symmetries that leave it, the same may be said, and so on.
std::vector<std::pair<std::size_t, std::size_t>> turning(const std::vector<Image>& symmetries);

}  // namespace upstar::circular_nim
