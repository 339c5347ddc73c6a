#include "upstar/games/circular_nim/sieve/sieve.h"

#include <algorithm>
#include <string>
#include <thread>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/sieve/layer_sieve.h"
#include "upstar/games/circular_nim/sieve/row_bits.h"
#include "upstar/games/circular_nim/sieve/sieve_shape.h"

namespace upstar::circular_nim {
namespace {

// How fast rows of at most 64 bits are worked on, as measured; wider ones are slower by the word.
constexpr double kOperationsASecond = 1.2e9;
// Less work than this is not worth a second thread.
constexpr double kSecondsAlone = 0.003;

// The words of a row: the least type that has room for its bits.
template <class Visit>
auto with_row_type(std::uint32_t bits, const Visit& visit) {
    if (bits <= 8) return visit(RowBits<std::uint8_t, 1>());
    if (bits <= 16) return visit(RowBits<std::uint16_t, 1>());
    if (bits <= 32) return visit(RowBits<std::uint32_t, 1>());
    if (bits <= 64) return visit(RowBits<std::uint64_t, 1>());
    if (bits <= 128) return visit(RowBits<std::uint64_t, 2>());
    if (bits <= 256) return visit(RowBits<std::uint64_t, 4>());
    return visit(RowBits<std::uint64_t, 16>());
}

std::size_t bytes_of_row(std::uint32_t bits) {
    return with_row_type(bits, [](auto row) { return sizeof(row); });
}

SievePlan plan_for(const Cube& cube, const SieveShape& shape, unsigned threads) {
    const std::size_t row = bytes_of_row(shape.row_bits);
    const std::size_t words = (row + 7) / 8;
    SievePlan plan;
    plan.positions = cube.positions();
    plan.seconds = static_cast<double>(shape.rows()) * static_cast<double>(shape.operations()) *
                   static_cast<double>(words) / kOperationsASecond;
    if (threads == 0) threads = std::max(1u, std::thread::hardware_concurrency());
    // A thread follows the one before it by some blocks.
    const std::uint32_t most = 1 + (shape.extent[1] - 1) / (shape.reach + 1);
    plan.threads = plan.seconds < kSecondsAlone
                       ? 1
                       : std::min({threads, most, shape.extent[0], std::uint32_t{1024}});
    plan.bytes = row * (shape.shared_rows() + plan.threads * shape.rows_of_a_thread());
    return plan;
}

std::string size_text(std::uint64_t bytes) {
    const std::uint64_t mib = bytes >> 20;
    return mib < 10'000 ? std::to_string(mib) + " MiB" : std::to_string(mib >> 10) + " GiB";
}

// How high the stacks of the same game may be: the cube itself does not fit.
std::uint32_t highest_that_fits(const Cube& cube, std::size_t room) {
    std::uint32_t fits = 0;
    for (std::uint32_t too_high = cube.most(); too_high - fits > 1;) {
        const std::uint32_t middle = fits + (too_high - fits) / 2;
        const bool is_enough = plan_sieve(Cube(cube.rules(), middle), 1).bytes <= room;
        (is_enough ? fits : too_high) = middle;
    }
    return fits;
}

void check_plan(const Context& context, const Cube& cube, const SievePlan& plan) {
    const std::size_t limit = context.memory_limit();
    const std::size_t room = limit - std::min(limit, context.memory_charged());
    if (plan.bytes <= room) return;
    throw Error(ErrorKind::Limit,
                "this cube has " + std::to_string(plan.positions) + " positions and needs " +
                    size_text(plan.bytes + (1 << 20) - 1) + " of memory; there are " +
                    size_text(room) + ": take stacks up to " +
                    std::to_string(highest_that_fits(cube, room)) + " and one thread",
                Remedy::raise_memory_limit());
}

}  // namespace

SievePlan plan_sieve(const Cube& cube, unsigned threads) {
    return plan_for(cube, SieveShape(cube), threads);
}

void check_fits(const Context& context, const Cube& cube, unsigned threads) {
    check_plan(context, cube, plan_sieve(cube, threads));
}

std::size_t sieve_layers(const Cube& cube) { return SieveShape(cube).extent[0]; }

PPositions sieve(Context& context, const Cube& cube, const SieveOptions& options) {
    const SieveShape shape(cube);
    const SievePlan plan = plan_for(cube, shape, options.threads);
    check_plan(context, cube, plan);
    Charge charge(context);
    charge.add(static_cast<std::size_t>(plan.bytes));
    return with_row_type(shape.row_bits, [&](auto row) {
        LayerSieve<decltype(row)> work(context, shape, options);
        auto layers = work.run(plan.threads);
        return PPositions(cube, std::move(layers), work.count());
    });
}

PPositions::PPositions(const Cube& cube, std::vector<std::vector<std::uint64_t>> layers,
                       std::uint64_t count)
    : cube_(cube), layers_(std::move(layers)), count_(count) {}

bool PPositions::contains(const Stacks& stacks) const {
    if (!cube_.holds(stacks)) return false;
    const std::uint64_t number = cube_.number(stacks);
    const auto& layer = layers_[layers_.size() == 1 ? 0 : stacks.front()];
    return std::binary_search(layer.begin(), layer.end(), number);
}

void PPositions::for_each(const std::function<void(const Stacks&)>& visit) const {
    for (const auto& layer : layers_)
        for (const std::uint64_t number : layer) visit(cube_.stacks(number));
}

std::vector<Stacks> PPositions::all() const {
    std::vector<Stacks> result;
    result.reserve(static_cast<std::size_t>(count_));
    for_each([&](const Stacks& stacks) { result.push_back(stacks); });
    return result;
}

}  // namespace upstar::circular_nim
