#include "upstar/games/circular_nim/sieve/sieve_journal.h"

#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/store/checksum.h"
#include "upstar/store/journal_file.h"

namespace upstar::circular_nim {
namespace {

constexpr const char* kMagic = "upstar sieve 1";

std::string head_of(const Cube& cube) {
    return std::string(kMagic) + "\t" + game_name(cube.rules()) + "\t" +
           std::to_string(cube.most());
}

constexpr JournalKind kKind = {"a sieve", "cube", [](const std::vector<std::string>& fields) {
                                   return fields[1] + " with stacks up to " + fields[2];
                               }};

std::string packed(std::span<const std::uint64_t> numbers) {
    std::string bytes;
    std::uint64_t before = 0;
    for (const std::uint64_t number : numbers) {
        std::uint64_t rest = number - std::exchange(before, number);
        for (; rest >= 128; rest >>= 7) bytes += static_cast<char>(128 | (rest & 127));
        bytes += static_cast<char>(rest);
    }
    return bytes;
}

std::vector<std::uint64_t> unpacked(std::string_view bytes) {
    std::vector<std::uint64_t> numbers;
    std::uint64_t number = 0;
    unsigned shift = 0;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        number += std::uint64_t{byte & 127u} << shift;
        shift = byte < 128 ? 0 : (shift + 7) % 64;
        if (byte < 128) numbers.push_back(number);
    }
    return numbers;
}

using Layers = std::vector<std::vector<std::uint64_t>>;

// The layers that are whole; the journal keeps no more.
Layers read_layers(JournalFile& file, std::size_t most) {
    const std::string content = file.take_body();
    Layers layers;
    std::size_t whole = 0;
    const auto damaged = [&] {
        return file.damaged("layer " + std::to_string(layers.size()),
                            "remove the file and begin again");
    };
    while (whole < content.size()) {
        const std::size_t line_end = content.find('\n', whole);
        if (line_end == std::string::npos) break;
        std::istringstream line(content.substr(whole, line_end - whole));
        std::string word;
        std::size_t layer = 0;
        std::size_t count = 0;
        std::size_t bytes = 0;
        std::uint64_t hash = 0;
        if (!(line >> word >> layer >> count >> bytes >> hash) || word != "layer" ||
            layer != layers.size() || layer >= most)
            throw damaged();
        if (bytes >= content.size() - line_end - 1) break;
        const std::string_view data(content.data() + line_end + 1, bytes);
        if (content[line_end + 1 + bytes] != '\n' || checksum(data) != hash) throw damaged();
        layers.push_back(unpacked(data));
        if (layers.back().size() != count) throw damaged();
        whole = line_end + 2 + bytes;
    }
    if (whole < content.size()) file.keep(whole);
    return layers;
}

}  // namespace

PPositions sieve_with_journal(Context& context, const Cube& cube, SieveOptions options,
                              const std::string& path) {
    JournalFile file(kKind, path, {head_of(cube)});
    options.begun = read_layers(file, sieve_layers(cube));
    options.layer_done = [&](std::size_t layer, std::span<const std::uint64_t> numbers) {
        const std::string bytes = packed(numbers);
        file.append("layer " + std::to_string(layer) + " " + std::to_string(numbers.size()) + " " +
                    std::to_string(bytes.size()) + " " + std::to_string(checksum(bytes)) + "\n" +
                    bytes + "\n");
    };
    return sieve(context, cube, options);
}

}  // namespace upstar::circular_nim
