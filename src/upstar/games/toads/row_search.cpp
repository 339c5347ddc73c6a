#include "upstar/games/toads/row_search.h"

#include <algorithm>
#include <array>
#include <utility>

namespace upstar::toads {
namespace {

// A word of the table:
//
//     bits 62..55  54..47  46     45..0
//          loses | wins  | used | key of the row
//
// The player to move loses with n up to `loses` - kMiddle and wins from `wins` - kMiddle on.
constexpr std::uint64_t kUsed = std::uint64_t{1} << Row::kKeyBits;
constexpr unsigned kWins = Row::kKeyBits + 1;
constexpr unsigned kLoses = kWins + 8;
constexpr int kMiddle = 127;  // 20 squares leave 100 whole moves at most
constexpr std::uint64_t kByte = 255;
static_assert(kLoses + 8 == 63);

constexpr std::uint64_t kKey = (std::uint64_t{1} << kWins) - 1;
constexpr std::uint64_t kNothingKnown = std::uint64_t{2 * kMiddle + 1} << kWins;
constexpr std::size_t kFirstSize = std::size_t{1} << 16;

int wins_from(std::uint64_t word) { return static_cast<int>(word >> kWins & kByte) - kMiddle; }
int loses_up_to(std::uint64_t word) { return static_cast<int>(word >> kLoses & kByte) - kMiddle; }

}  // namespace

RowSearch::RowSearch(Context& context) : context_(context) { grow(); }

bool RowSearch::wins_first(const ToadStrip& strip, int n, bool star, Player player) {
    return wins(moves_.start(strip, n, star, player));
}

std::uint64_t& RowSearch::slot(std::uint64_t key) {
    std::uint64_t hash = key * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
    for (std::uint64_t i = hash;; ++i) {
        std::uint64_t& word = table_[static_cast<std::size_t>(i & (table_.size() - 1))];
        if (word == 0 || (word & kKey) == key) return word;
    }
}

void RowSearch::grow() {
    const std::size_t size = table_.empty() ? kFirstSize : 2 * table_.size();
    auto charge = std::make_unique<Charge>(context_);
    charge->add(size * sizeof(std::uint64_t));
    const std::vector<std::uint64_t> before = std::exchange(table_, {});
    table_.resize(size);
    for (const std::uint64_t word : before)
        if (word != 0) slot(word & kKey) = word;
    charge_ = std::move(charge);
}

int RowSearch::known(const Row& row) {
    if (row.is_empty()) return row.wins_empty() ? 1 : -1;
    const std::uint64_t word = slot(row.key() | kUsed);
    if (word == 0) return 0;
    return row.n >= wins_from(word) ? 1 : row.n <= loses_up_to(word) ? -1 : 0;
}

void RowSearch::remember(const Row& row, bool wins) {
    const std::uint64_t key = row.key() | kUsed;
    if (slot(key) == 0 && ++used_ > table_.size() / 8 * 7) grow();
    std::uint64_t& word = slot(key);
    if (word == 0) word = key | kNothingKnown;
    const unsigned shift = wins ? kWins : kLoses;
    word = (word & ~(kByte << shift)) | static_cast<std::uint64_t>(row.n + kMiddle) << shift;
}

bool RowSearch::wins(const Row& row) {
    if (const int answer = known(row); answer != 0) return answer > 0;
    context_.poll();
    struct Option {
        Row row;
        int promise;
    };
    std::array<Option, RowMoves::kMost> options;
    std::size_t count = 0;
    bool won = false;
    moves_.visit_options(row, [&](const Row& next) {
        const int answer = known(next);
        won = answer < 0;
        if (answer == 0) options[count++] = {next, RowMoves::promise(next)};
        return won;
    });
    std::sort(options.begin(), options.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Option& a, const Option& b) { return a.promise > b.promise; });
    for (std::size_t i = 0; i < count && !won; ++i) won = !wins(options[i].row);
    if (!won && row.n > 0) won = !wins(moves_.one_less(row));
    remember(row, won);
    return won;
}

}  // namespace upstar::toads
