#include <iostream>

#include "upstar/base/hash.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/print.h"

// Clobber on a strip: a stone takes the place of an enemy next to it. Left's are x.
struct Clobber {
    std::string strip;

    void options(upstar::Player player, std::vector<Clobber>& out) const {
        const char own = player == upstar::Player::Left ? 'x' : 'o';
        for (std::size_t i = 0; i < strip.size(); ++i)
            for (const std::size_t j : {i - 1, i + 1}) {
                if (strip[i] != own || j >= strip.size()) continue;
                if (strip[j] == own || strip[j] == '.') continue;
                out.push_back(*this);
                out.back().strip[i] = '.';
                out.back().strip[j] = own;
            }
    }
    std::string to_string() const { return strip; }
    bool operator==(const Clobber&) const = default;
    friend std::size_t hash_value(const Clobber& p) {
        return upstar::mix(std::hash<std::string>()(p.strip));
    }
};

int main() {
    upstar::Context context;
    upstar::Arena arena(context);
    upstar::Evaluator<Clobber> evaluator(arena);
    for (const char* strip : {"xo", "xxo", "xoxo", "xoxoxo", "xoxoxoxoxoxo"}) {
        const upstar::Game value = evaluator.value({strip});
        std::cout << strip << " = " << to_string(arena, value) << "\n";
    }
}
