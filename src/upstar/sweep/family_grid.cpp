#include "upstar/sweep/family_grid.h"

#include <algorithm>
#include <map>

namespace upstar {
namespace {

std::int64_t value_of(const FamilyCell& cell, const std::string& parameter) {
    for (const Binding& binding : cell.bindings)
        if (binding.name == parameter) return binding.value;
    return 0;
}

void add(std::vector<std::int64_t>& numbers, std::int64_t n) {
    const auto at = std::lower_bound(numbers.begin(), numbers.end(), n);
    if (at == numbers.end() || *at != n) numbers.insert(at, n);
}

std::size_t place(const std::vector<std::int64_t>& numbers, std::int64_t n) {
    return static_cast<std::size_t>(std::lower_bound(numbers.begin(), numbers.end(), n) -
                                    numbers.begin());
}

FamilyGrid grid_of(const Family& family, const std::vector<std::string>& varying,
                   const std::vector<std::size_t>& places) {
    FamilyGrid grid;
    grid.down = varying[0];
    grid.across = varying[1];
    for (const std::size_t i : places) {
        add(grid.rows, value_of(family.cells()[i], grid.down));
        add(grid.columns, value_of(family.cells()[i], grid.across));
    }
    grid.cells.assign(grid.rows.size(),
                      std::vector<std::optional<std::size_t>>(grid.columns.size()));
    for (const std::size_t i : places)
        grid.cells[place(grid.rows, value_of(family.cells()[i], grid.down))]
                  [place(grid.columns, value_of(family.cells()[i], grid.across))] = i;
    return grid;
}

}  // namespace

std::vector<FamilyGrid> family_grids(const Family& family) {
    const std::vector<std::string> varying = family.varying();
    std::map<std::vector<std::int64_t>, std::vector<std::size_t>> blocks;
    for (std::size_t i = 0; i < family.cells().size(); ++i) {
        std::vector<std::int64_t> key;
        for (std::size_t k = 2; k < varying.size(); ++k)
            key.push_back(value_of(family.cells()[i], varying[k]));
        blocks[key].push_back(i);
    }
    std::vector<FamilyGrid> result;
    for (const auto& [key, places] : blocks) {
        result.push_back(grid_of(family, varying, places));
        Bindings& title = result.back().title = family.fixed();
        for (std::size_t k = 2; k < varying.size(); ++k) title.push_back({varying[k], key[k - 2]});
    }
    return result;
}

}  // namespace upstar
