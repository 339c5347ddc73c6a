#include "upstar/games/circular_nim/rules/stack_family.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

constexpr std::uint32_t kMostStacks = 26;  // letters
constexpr std::size_t kMostSets = 1'000;
constexpr std::size_t kMostSymmetries = 120;  // of a family of sets: those of five equal stacks

std::string text(std::uint32_t number) { return std::to_string(number); }

std::string listed(const std::vector<std::uint32_t>& numbers) {
    std::string all;
    for (const std::uint32_t number : numbers) all += (all.empty() ? "" : ",") + text(number);
    return all;
}

void require_sizes(std::uint32_t stacks, std::uint32_t window) {
    if (stacks < 1 || stacks > kMostStacks || window < 1 || window > stacks)
        throw Error(ErrorKind::Input, "moves in " + text(window) + " of " + text(stacks) +
                                          " stacks: take 1 <= k <= n <= " + text(kMostStacks));
}

std::string named(const char* kind, std::uint32_t stacks, std::uint32_t window) {
    return std::string(kind) + "(" + text(stacks) + "," + text(window) + ")";
}

StackMask window_at(std::size_t first, std::size_t step, std::uint32_t window,
                    std::uint32_t stacks) {
    StackMask mask = 0;
    for (std::size_t i = 0; i < window; ++i) mask |= StackMask{1} << (first + i * step) % stacks;
    return mask;
}

// Each set once, in the order given.
void add_once(std::vector<StackMask>& sets, StackMask set) {
    if (std::find(sets.begin(), sets.end(), set) == sets.end()) sets.push_back(set);
}

// A set inside another adds nothing where a move may leave stacks alone.
void drop_contained(std::vector<StackMask>& sets) {
    const std::vector<StackMask> all = sets;
    std::erase_if(sets, [&](StackMask set) {
        return std::any_of(all.begin(), all.end(),
                           [&](StackMask other) { return other != set && (set & ~other) == 0; });
    });
}

// All permutations that map sets to sets, found stack by stack; none if there are too many.
std::vector<Image> automorphisms(std::uint32_t stacks, const std::vector<StackMask>& sets) {
    std::vector<StackMask> sorted = sets;
    std::sort(sorted.begin(), sorted.end());
    // What a permutation of the first stacks must keep: the traces of the sets on them.
    const auto agrees = [&](const Image& image) {
        StackMask seen = 0;
        for (const std::size_t place : image) seen |= StackMask{1} << place;
        const StackMask first = static_cast<StackMask>((std::uint64_t{1} << image.size()) - 1);
        std::vector<StackMask> before, after;
        for (const StackMask set : sorted) {
            before.push_back(set & first);
            StackMask back = 0;
            for (std::size_t i = 0; i < image.size(); ++i)
                if ((set & seen) >> image[i] & 1) back |= StackMask{1} << i;
            after.push_back(back);
        }
        std::sort(before.begin(), before.end());
        std::sort(after.begin(), after.end());
        return before == after;
    };
    std::vector<Image> found;
    Image image;
    const std::function<void()> extend = [&] {
        if (found.size() > kMostSymmetries) return;
        if (image.size() == stacks) {
            found.push_back(image);
            return;
        }
        for (std::size_t place = 0; place < stacks; ++place) {
            if (std::find(image.begin(), image.end(), place) != image.end()) continue;
            image.push_back(place);
            if (agrees(image)) extend();
            image.pop_back();
        }
    };
    extend();
    if (found.size() > kMostSymmetries) found.clear();
    return found;
}

bool maps_sets_to_sets(const Image& image, const std::vector<StackMask>& sets) {
    return std::all_of(sets.begin(), sets.end(), [&](StackMask set) {
        StackMask mapped = 0;
        for (const std::size_t place : places_of(set)) mapped |= StackMask{1} << image[place];
        return std::find(sets.begin(), sets.end(), mapped) != sets.end();
    });
}

std::vector<Image> symmetries_of(std::uint32_t stacks, const std::vector<StackMask>& sets) {
    std::vector<Image> all = automorphisms(stacks, sets);
    if (!all.empty()) return all;
    all = symmetries(stacks, true);
    std::erase_if(all, [&](const Image& image) { return !maps_sets_to_sets(image, sets); });
    return all;
}

class NameReader {
public:
    explicit NameReader(std::string_view name) : name_(name) {}

    StackFamily family() {
        const std::size_t open = name_.find('(');
        if (open == std::string_view::npos || name_.back() != ')') fail();
        const std::string_view kind = name_.substr(0, open);
        rest_ = name_.substr(open + 1, name_.size() - open - 2);
        const std::uint32_t stacks = number();
        if (kind == "SN") return family_of_sets(after(';'), stacks);
        skip(',');
        const std::uint32_t window = number();
        if (kind == "EN") {
            std::vector<std::uint32_t> steps;
            for (skip(';'); steps.empty() || !rest_.empty(); steps.push_back(number()))
                if (!steps.empty()) skip(',');
            return stepping_windows(stacks, window, std::move(steps));
        }
        if (!rest_.empty()) fail();
        if (kind == "CN") return windows_on_circle(stacks, window);
        if (kind == "PN") return windows_on_path(stacks, window);
        if (kind == "NN") return necklace(stacks, window);
        if (kind == "MN") return sets_of_size(stacks, window);
        fail();
    }

private:
    [[noreturn]] void fail() const {
        throw Error(ErrorKind::Input, "`" + std::string(name_) +
                                          "` is no game; write CN(6,2), PN(6,2), NN(6,2), MN(6,2), "
                                          "EN(6,2;1,2) or SN(4;abc,cd)");
    }
    void skip(char c) {
        if (rest_.empty() || rest_.front() != c) fail();
        rest_.remove_prefix(1);
    }
    std::string_view after(char c) {
        skip(c);
        return rest_;
    }
    std::uint32_t number() {
        std::uint32_t value = 0;
        const std::size_t digits = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
        if (digits == 0 || digits > 3) fail();
        for (const char c : rest_.substr(0, digits))
            value = 10 * value + static_cast<std::uint32_t>(c - '0');
        rest_.remove_prefix(digits);
        return value;
    }

    std::string_view name_;
    std::string_view rest_;
};

}  // namespace

std::vector<Image> symmetries(std::size_t stacks, bool circle) {
    std::vector<Image> images;
    for (std::size_t first = 0; first < stacks; ++first)
        for (const bool forward : {true, false}) {
            if (!circle && first != (forward ? 0 : stacks - 1)) continue;
            Image image(stacks);
            for (std::size_t i = 0; i < stacks; ++i)
                image[i] = (first + (forward ? i : stacks - i)) % stacks;
            if (std::find(images.begin(), images.end(), image) == images.end())
                images.push_back(std::move(image));
        }
    return images;
}

StackFamily windows_on_circle(std::uint32_t stacks, std::uint32_t window) {
    require_sizes(stacks, window);
    StackFamily family{named("CN", stacks, window), stacks, {}, symmetries(stacks, true)};
    for (std::size_t first = 0; first < (window == stacks ? 1 : stacks); ++first)
        family.sets.push_back(window_at(first, 1, window, stacks));
    return family;
}

StackFamily windows_on_path(std::uint32_t stacks, std::uint32_t window) {
    require_sizes(stacks, window);
    StackFamily family{named("PN", stacks, window), stacks, {}, symmetries(stacks, false)};
    for (std::size_t first = 0; first + window <= stacks; ++first)
        family.sets.push_back(window_at(first, 1, window, stacks));
    return family;
}

StackFamily necklace(std::uint32_t stacks, std::uint32_t window) {
    StackFamily family = windows_on_path(stacks, window);
    if (window < 2)
        throw Error(ErrorKind::Input, "a move on the two ends of a necklace needs k >= 2");
    family.name = named("NN", stacks, window);
    if (window < stacks) add_once(family.sets, StackMask{1} | StackMask{1} << (stacks - 1));
    return family;
}

StackFamily stepping_windows(std::uint32_t stacks, std::uint32_t window,
                             std::vector<std::uint32_t> steps) {
    require_sizes(stacks, window);
    std::sort(steps.begin(), steps.end());
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    if (steps.empty() || steps.front() < 1 || steps.back() >= std::max(2u, stacks))
        throw Error(ErrorKind::Input, "steps on a circle of " + text(stacks) +
                                          " stacks are from 1 to " + text(stacks - 1));
    StackFamily family{"EN(" + text(stacks) + "," + text(window) + ";" + listed(steps) + ")",
                       stacks,
                       {},
                       symmetries(stacks, true)};
    for (const std::uint32_t step : steps)
        for (std::size_t first = 0; first < stacks; ++first)
            add_once(family.sets, window_at(first, step, window, stacks));
    drop_contained(family.sets);
    return family;
}

StackFamily sets_of_size(std::uint32_t stacks, std::uint32_t size) {
    require_sizes(stacks, size);
    StackFamily family{named("MN", stacks, size), stacks, {}, symmetries(stacks, true)};
    std::vector<bool> chosen(stacks);
    std::fill_n(chosen.begin(), size, true);
    do {
        if (family.sets.size() == kMostSets)
            throw Error(ErrorKind::Input, "more than " + std::to_string(kMostSets) +
                                              " sets of stacks: take fewer stacks");
        StackMask set = 0;
        for (std::size_t i = 0; i < stacks; ++i)
            if (chosen[i]) set |= StackMask{1} << i;
        family.sets.push_back(set);
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return family;
}

StackFamily family_of_sets(std::string_view sets, std::uint32_t stacks) {
    StackFamily family;
    StackMask set = 0, all = 0;
    std::string names;
    for (std::size_t at = 0; at <= sets.size(); ++at) {
        const char c = at < sets.size() ? sets[at] : ',';
        if (c >= 'a' && c <= 'z') {
            set |= StackMask{1} << (c - 'a');
            continue;
        }
        if (c != ',' || set == 0)
            throw Error(ErrorKind::Input, "sets of stacks are letters joined by commas: abc,cd",
                        at);
        all |= set;
        if (std::find(family.sets.begin(), family.sets.end(), set) == family.sets.end()) {
            names += names.empty() ? "" : ",";
            for (const std::size_t place : places_of(set)) names += static_cast<char>('a' + place);
        }
        add_once(family.sets, std::exchange(set, 0));
    }
    const auto needed = static_cast<std::uint32_t>(places_of(all).back() + 1);
    family.stacks = stacks == 0 ? needed : stacks;
    if (family.stacks < needed || family.stacks > kMostStacks)
        throw Error(ErrorKind::Input,
                    "the sets name a stack beyond the last of " + text(family.stacks), 0);
    family.name = "SN(" + text(family.stacks) + ";" + names + ")";
    family.symmetries = symmetries_of(family.stacks, family.sets);
    return family;
}

StackFamily family_named(std::string_view name) { return NameReader(name).family(); }

std::vector<std::size_t> places_of(StackMask set) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; set >> i != 0; ++i)
        if ((set >> i & 1) != 0) places.push_back(i);
    return places;
}

std::vector<std::pair<std::size_t, std::size_t>> turning(const std::vector<Image>& symmetries) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    std::vector<Image> left = symmetries;
    const std::size_t stacks = symmetries.empty() ? 0 : symmetries.front().size();
    for (std::size_t i = 0; i < stacks; ++i) {
        std::vector<bool> reached(stacks);
        for (const Image& image : left) reached[image[i]] = true;
        for (std::size_t j = 0; j < stacks; ++j)
            if (j != i && reached[j]) pairs.emplace_back(i, j);
        std::erase_if(left, [&](const Image& image) { return image[i] != i; });
    }
    return pairs;
}

}  // namespace upstar::circular_nim
