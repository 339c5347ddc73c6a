#include "upstar/games/konane/army/penetration_table.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/games/konane/rules/konane_penetration.h"

namespace upstar::konane {
namespace {

bool reaches(int depth, int width, int distance) {
    return depth > 0 && width > 0 && table_penetration(depth, width) >= distance;
}

std::vector<Landmark> find_reached() {
    std::vector<Landmark> found;
    for (int distance = 1; distance <= kMostPenetration; ++distance)
        for (int depth = 1; depth <= kTableDepths; ++depth)
            for (int width = 1; width <= kTableWidths; ++width)
                if (reaches(depth, width, distance) && !reaches(depth - 1, width, distance) &&
                    !reaches(depth, width - 1, distance))
                    found.push_back({{depth, width}, distance});
    return found;
}

// Those that reach neither this row nor the one before are left to the landmarks of that row.
std::vector<Landmark> find_unreached() {
    std::vector<Landmark> found;
    for (int distance = 1; distance <= kMostPenetration + 1; ++distance)
        for (int depth = 1; depth <= kTableDepths; ++depth)
            for (int width = 1; width <= kTableWidths; ++width) {
                const bool deepest = depth == kTableDepths;
                const bool widest = width == kTableWidths;
                if (table_penetration(depth, width) == distance - 1 &&
                    (deepest || reaches(depth + 1, width, distance)) &&
                    (widest || reaches(depth, width + 1, distance)))
                    found.push_back(
                        {{deepest ? Length() : depth, widest ? Length() : width}, distance});
            }
    // Where several hold for a rectangle, an endless one has the simplest proof, then a narrow one.
    const auto key = [](const Landmark& landmark) {
        const auto& [depth, width] = landmark.rectangle;
        return std::pair(landmark.distance, depth && width ? *width : 0);
    };
    std::stable_sort(found.begin(), found.end(),
                     [&](const Landmark& a, const Landmark& b) { return key(a) < key(b); });
    return found;
}

[[noreturn]] void refute(const Landmark& landmark, const char* what) {
    throw Error(ErrorKind::Input,
                "a rectangle " + std::string(what) + " row " + std::to_string(landmark.distance));
}

}  // namespace

std::span<const Landmark> reached_landmarks() {
    static const std::vector<Landmark> landmarks = find_reached();
    return landmarks;
}

std::span<const Landmark> unreached_landmarks() {
    static const std::vector<Landmark> landmarks = find_unreached();
    return landmarks;
}

Advance prove_reached(Context& context, const Landmark& landmark) {
    const Army army = Army::rectangle(*landmark.rectangle.depth, *landmark.rectangle.width);
    RowAnswer answer = reach_row(context, army, landmark.distance);
    if (auto* advance = std::get_if<Advance>(&answer)) return std::move(*advance);
    refute(landmark, "does not reach");
}

Unreached prove_unreached(Context& context, const Landmark& landmark) {
    if (const auto golden = golden_proof(landmark.rectangle, landmark.distance)) return *golden;
    if (!landmark.rectangle.depth || !landmark.rectangle.width)
        refute(landmark, "without bounds has no golden proof against");
    const Army army = Army::rectangle(*landmark.rectangle.depth, *landmark.rectangle.width);
    RowAnswer answer = reach_row(context, army, landmark.distance);
    if (auto* exclusions = std::get_if<std::vector<Exclusion>>(&answer))
        return std::move(*exclusions);
    refute(landmark, "does reach");
}

TableEntry table_entry(const Rectangle& rectangle) {
    TableEntry entry;
    for (const Landmark& landmark : reached_landmarks())
        if (rectangle.contains(landmark.rectangle) && landmark.distance > entry.penetration)
            entry = {landmark.distance, &landmark, nullptr};
    for (const Landmark& landmark : unreached_landmarks())
        if (landmark.rectangle.contains(rectangle) && landmark.distance == entry.penetration + 1 &&
            entry.unreached == nullptr)
            entry.unreached = &landmark;
    assert(entry.unreached != nullptr);
    return entry;
}

}  // namespace upstar::konane
