#include "upstar/games/konane/army/penetration_table.h"

#include <cassert>

#include "upstar/base/error.h"

namespace upstar::konane {
namespace {

constexpr Length kAny = std::nullopt;

constexpr Landmark kReached[] = {
    {{2, 1}, 1}, {{2, 3}, 2}, {{2, 5}, 3}, {{4, 3}, 3}, {{3, 13}, 4}, {{4, 7}, 4}, {{5, 5}, 4},
};

constexpr Landmark kUnreached[] = {
    {{1, kAny}, 1}, {{kAny, 2}, 2}, {{3, 4}, 3},  {{2, kAny}, 4},
    {{kAny, 4}, 4}, {{4, 6}, 4},    {{3, 12}, 4}, {{kAny, kAny}, kMostPenetration + 1},
};

[[noreturn]] void refute(const Landmark& landmark, const char* what) {
    throw Error(ErrorKind::Input,
                "a rectangle " + std::string(what) + " row " + std::to_string(landmark.distance));
}

}  // namespace

std::span<const Landmark> reached_landmarks() { return kReached; }
std::span<const Landmark> unreached_landmarks() { return kUnreached; }

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
    for (const Landmark& landmark : kReached)
        if (rectangle.contains(landmark.rectangle) && landmark.distance > entry.penetration)
            entry = {landmark.distance, &landmark, nullptr};
    for (const Landmark& landmark : kUnreached)
        if (landmark.rectangle.contains(rectangle) && landmark.distance == entry.penetration + 1 &&
            entry.unreached == nullptr)
            entry.unreached = &landmark;
    assert(entry.unreached != nullptr);
    return entry;
}

}  // namespace upstar::konane
