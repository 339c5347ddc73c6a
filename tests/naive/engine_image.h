// Compares a brute-force canonical form with the engine's.
//
// The engine makes the value of the same options, from the bottom up; it must give each canonical
// form the very options that brute force found, and equal ids to equal games only.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "naive/naive_game.h"
#include "upstar/values/arena.h"
#include "upstar/values/canonical.h"

namespace naive {

class EngineImage {
public:
    EngineImage(upstar::Arena& arena, const Games& games) : arena_(arena), games_(games) {}

    upstar::Game operator()(Id g) {
        if (const auto known = images_.find(g); known != images_.end()) return known->second;
        const std::vector<upstar::Game> left = of(games_.form(g).left);
        const std::vector<upstar::Game> right = of(games_.form(g).right);
        const upstar::Game image = upstar::canonical(arena_, left, right);
        EXPECT_EQ(options(image, upstar::Player::Left), left);
        EXPECT_EQ(options(image, upstar::Player::Right), right);
        return images_[g] = image;
    }

private:
    std::vector<upstar::Game> of(const std::vector<Id>& games) {
        std::vector<upstar::Game> images;
        for (const Id g : games) images.push_back((*this)(g));
        std::sort(images.begin(), images.end());
        return images;
    }

    std::vector<upstar::Game> options(upstar::Game g, upstar::Player player) {
        std::vector<upstar::Game> all = arena_.options(g, player).to_vector();
        std::sort(all.begin(), all.end());
        return all;
    }

    upstar::Arena& arena_;
    const Games& games_;
    std::map<Id, upstar::Game> images_;
};

}  // namespace naive
