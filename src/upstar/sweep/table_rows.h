// The rows of a table as records, written one by one: CSV, JSON lines, or a b-file as the OEIS has
// them. The same for tables in memory and for sweeps of any size.
//
//     a,b,position,value          {"a":1,"b":2,"position":"1x2","value":"-1"}          1 -1
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "upstar/base/format.h"
#include "upstar/sweep/bindings.h"
#include "upstar/sweep/measure.h"
#include "upstar/sweep/sweep_plan.h"

namespace upstar {

class TableRows {
public:
    /// The format is Csv, JsonLines or Bfile. With `has_longest`, there are columns of what stands
    /// for values that are left out; of a conjecture, of what the formula gives. Throws Error
    /// (Input) where a b-file is asked for with more than one measure.
    TableRows(Format format, std::vector<std::string> parameters, std::vector<Measure> measures,
              bool has_longest, bool is_conjecture);

    static bool has(Format format) {
        return format == Format::Csv || format == Format::JsonLines || format == Format::Bfile;
    }

    /// May be empty.
    std::string heading() const;
    /// The next row; of a cell that is not done, `result` is null. Throws Error (Input) where a
    /// b-file has no whole number.
    std::string row(const Bindings& bindings, const std::string& position,
                    const CellResult* result);

private:
    std::string json_row(const Bindings& bindings, const std::string& position,
                         const CellResult* result) const;
    std::string bfile_row(const Bindings& bindings, const std::string& position,
                          const CellResult* result);

    Format format_;
    std::vector<std::string> parameters_;
    std::vector<Measure> measures_;
    bool is_conjecture_;
    std::int64_t rows_ = 0;
};

}  // namespace upstar
