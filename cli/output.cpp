#include "output.h"

#include <iostream>
#include <new>

#include "remedy_words.h"
#include "upstar/base/out_of_memory.h"
#include "upstar/base/printable.h"
#include "upstar/base/words.h"
#include "upstar/lang/session.h"

namespace upstar::cli {

void require_format(Format format, Formats allowed) {
    if (allowed.contains(format)) return;
    std::vector<std::string> names;
    for (const Format each : allowed.list()) names.emplace_back(name(each));
    throw Error(ErrorKind::Input, "here results are " + joined(names, "|") + ", not " +
                                      name(format) +
                                      ": choose by --format, or by the ending of --output");
}

int exit_code(const Error& error) {
    return error.kind() == ErrorKind::Input ? BadInput : LimitReached;
}

std::string describe(const Error& error, const std::string& input, const Paint& paint) {
    std::string text = paint(Ink::Strong, "upstar:") + " " + printable(advised(error)) + "\n";
    if (!error.offset()) return text;
    std::size_t offset = *error.offset();
    const std::string line = printable(input, offset);
    std::string lines = caret_lines(line, offset);
    const std::size_t caret = lines.rfind('^');
    return text + lines.replace(caret, 1, paint(Ink::Strong, "^")) + "\n";
}

void remark(const std::string& text) { std::cerr << "upstar: " << printable(text) << "\n"; }

int ended(const std::function<int()>& run, const std::string& input, const Paint& paint) {
    const auto failed = [&](const Error& error) {
        std::cout << std::flush;
        std::cerr << describe(error, input, paint);
        return exit_code(error);
    };
    try {
        return run();
    } catch (const Error& error) {
        return failed(error);
    } catch (const std::bad_alloc&) {
        return failed(out_of_memory());
    }
}

}  // namespace upstar::cli
