#include "upstar/papers/every_strip.h"

namespace upstar {

using namespace toads;
namespace {

// The moves of one player.
void add_hops(const std::string& text, char mover, std::vector<Hop>& hops) {
    const int forward = mover == 'T' ? 1 : -1;
    const char enemy = mover == 'T' ? 'F' : 'T';
    const int length = static_cast<int>(text.size());
    const auto at = [&](int i) { return i < 0 || i >= length ? '#' : text[std::size_t(i)]; };
    for (int i = 0; i < length; ++i) {
        if (at(i) != mover) continue;
        if (at(i + forward) == '.') hops.push_back({std::size_t(i), std::size_t(i + forward)});
        if (at(i + forward) == enemy && at(i + 2 * forward) == '.')
            hops.push_back({std::size_t(i), std::size_t(i + 2 * forward)});
    }
}

}  // namespace

ToadStrip strip_of(const std::string& text) {
    ToadStrip strip;
    strip.length = static_cast<int>(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == 'T') strip.toads |= SquareSet{1} << i;
        if (text[i] == 'F') strip.frogs |= SquareSet{1} << i;
    }
    return strip;
}

std::size_t power_of_3(int n) {
    std::size_t power = 1;
    while (n-- > 0) power *= 3;
    return power;
}

std::string numbered_strip(std::size_t number, int length) {
    std::string text(static_cast<std::size_t>(length), '.');
    for (char& square : text) {
        square = "F.T"[number % 3];
        number /= 3;
    }
    return text;
}

std::size_t number_of(const std::string& text) {
    std::size_t number = 0;
    for (auto square = text.rbegin(); square != text.rend(); ++square)
        number = 3 * number + (*square == 'T' ? 2u : *square == '.' ? 1u : 0u);
    return number;
}

std::vector<Hop> hops_in(const std::string& text) {
    std::vector<Hop> hops;
    add_hops(text, 'T', hops);
    add_hops(text, 'F', hops);
    return hops;
}

}  // namespace upstar
