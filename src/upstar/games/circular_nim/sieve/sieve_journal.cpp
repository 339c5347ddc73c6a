#include "upstar/games/circular_nim/sieve/sieve_journal.h"

#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/store/append_file.h"
#include "upstar/store/checksum.h"

namespace upstar::circular_nim {
namespace {

constexpr const char* kMagic = "upstar sieve 1";

std::string head_of(const Cube& cube) {
    return std::string(kMagic) + "\t" + game_name(cube.rules()) + "\t" +
           std::to_string(cube.most()) + "\n";
}

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

// The layers of a journal, and how much of it is whole.
struct Layers {
    std::vector<std::vector<std::uint64_t>> numbers;
    std::size_t whole = 0;
};

Layers read_layers(const std::string& content, std::size_t begin, std::size_t most,
                   const std::string& path) {
    Layers layers{{}, begin};
    const auto damaged = [&] {
        return Error(ErrorKind::Input, "layer " + std::to_string(layers.numbers.size()) +
                                           " of the journal " + path +
                                           " is damaged; remove the file and begin again");
    };
    while (layers.whole < content.size()) {
        const std::size_t line_end = content.find('\n', layers.whole);
        if (line_end == std::string::npos) break;
        std::istringstream line(content.substr(layers.whole, line_end - layers.whole));
        std::string word;
        std::size_t layer = 0;
        std::size_t count = 0;
        std::size_t bytes = 0;
        std::uint64_t hash = 0;
        if (!(line >> word >> layer >> count >> bytes >> hash) || word != "layer" ||
            layer != layers.numbers.size() || layer >= most)
            throw damaged();
        if (bytes >= content.size() - line_end - 1) break;
        const std::string_view data(content.data() + line_end + 1, bytes);
        if (content[line_end + 1 + bytes] != '\n' || checksum(data) != hash) throw damaged();
        layers.numbers.push_back(unpacked(data));
        if (layers.numbers.back().size() != count) throw damaged();
        layers.whole = line_end + 2 + bytes;
    }
    return layers;
}

Layers opened(AppendFile& file, const Cube& cube, const std::string& path) {
    const std::string head = head_of(cube);
    const std::string content = file.content();
    if (content.size() < head.size() && head.rfind(content, 0) == 0) {
        file.cut(0);
        file.append(head);
        return {{}, head.size()};
    }
    if (content.rfind(kMagic, 0) != 0)
        throw Error(ErrorKind::Input, path + " is no journal of a sieve; name another file");
    if (content.rfind(head, 0) != 0)
        throw Error(ErrorKind::Input, "the journal " + path + " is of another cube, not of " +
                                          game_name(cube.rules()) + " with stacks up to " +
                                          std::to_string(cube.most()) + "; name another file");
    Layers layers = read_layers(content, head.size(), sieve_layers(cube), path);
    if (layers.whole < content.size()) file.cut(layers.whole);
    return layers;
}

}  // namespace

PPositions sieve_with_journal(Context& context, const Cube& cube, SieveOptions options,
                              const std::string& path) {
    AppendFile file(path);
    options.begun = opened(file, cube, path).numbers;
    options.layer_done = [&](std::size_t layer, std::span<const std::uint64_t> numbers) {
        const std::string bytes = packed(numbers);
        file.append("layer " + std::to_string(layer) + " " + std::to_string(numbers.size()) + " " +
                    std::to_string(bytes.size()) + " " + std::to_string(checksum(bytes)) + "\n" +
                    bytes + "\n");
    };
    return sieve(context, cube, options);
}

}  // namespace upstar::circular_nim
