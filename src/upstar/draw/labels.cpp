#include "upstar/draw/labels.h"

#include <algorithm>

namespace upstar {
namespace {

bool overlap(const Extent& a, const Extent& b) { return a.low < b.high && b.low < a.high; }

bool fits(const Extent& label, const std::vector<Extent>& lane) {
    return std::none_of(lane.begin(), lane.end(),
                        [&](const Extent& other) { return overlap(label, other); });
}

// `text` if it has at most `most` characters, else its two ends about the ellipsis.
std::string elided(const std::string& text, std::size_t most, std::string_view ellipsis) {
    if (text.size() <= most) return text;
    const std::size_t end = most / 2;
    return text.substr(0, end).append(ellipsis) + text.substr(text.size() - end);
}

}  // namespace

Placement place_labels(const std::vector<Extent>& labels, std::size_t lanes) {
    std::vector<std::vector<Extent>> taken(lanes);
    Placement placement(labels.size());
    for (std::size_t i = 0; i < labels.size(); ++i)
        for (std::size_t lane = 0; lane < lanes && !placement[i]; ++lane)
            if (fits(labels[i], taken[lane])) {
                taken[lane].push_back(labels[i]);
                placement[i] = lane;
            }
    return placement;
}

std::size_t lanes_used(const Placement& placement) {
    std::size_t count = 0;
    for (const auto& lane : placement)
        if (lane) count = std::max(count, *lane + 1);
    return count;
}

std::string name_label(const std::string& name) {
    constexpr std::size_t kMost = 40;
    std::size_t count = 0;
    for (std::size_t i = 0; i < name.size(); ++i)
        if (begins_character(name[i]) && ++count > kMost) return name.substr(0, i) + "…";
    return name;
}

std::string number_label(const Dyadic& x) { return elided(x.to_string(), 20, "…"); }

std::string number_label_tex(const Dyadic& x) {
    if (x.is_integer()) return elided(x.to_string(), 13, "\\ldots ");
    return std::string(x.sign() < 0 ? "-" : "") + "\\frac{" +
           elided(x.abs().numerator().str(), 13, "\\ldots ") + "}{" +
           elided(x.denominator().str(), 13, "\\ldots ") + "}";
}

}  // namespace upstar
