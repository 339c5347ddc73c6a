// Line editing with history and completion (libedit); plain reading where input is no terminal.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "input_lines.h"
#include "upstar/base/paint.h"

namespace upstar::cli {

class LineEditor {
public:
    /// `complete(line up to the cursor)` gives the words that may stand at its end.
    using Complete = std::function<std::vector<std::string>(const std::string&)>;
    explicit LineEditor(Complete complete);
    ~LineEditor();
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;

    /// The next line without its newline; nothing at the end of the input. An interrupt while
    /// editing gives up the line and returns an empty one.
    std::optional<std::string> next(const std::string& prompt, const Paint& paint = {});

    bool is_terminal() const { return editing_ != nullptr; }

private:
    struct Editing;
    std::unique_ptr<Editing> editing_;
    InputLines lines_;  // where input is no terminal
};

/// The word at the end of a line that completion replaces.
std::string last_word(const std::string& line);

}  // namespace upstar::cli
