#include "upstar/games/circular_nim/sieve/sieve_text.h"

#include "upstar/base/json_row.h"
#include "upstar/base/row_writer.h"
#include "upstar/games/circular_nim/sieve/sieve_json.h"

namespace upstar::circular_nim {
namespace {

// On one line, the list position by position.
void write_json(Context& context, const SieveAnswer& answer, const WriteText& write) {
    std::string head = dumped(json_of(answer));
    if (!answer.question.list) return write(head + "\n");
    head.pop_back();
    write(head + ",\"list\":[");
    std::string before = "[";
    for_each_listed(context, answer, [&](const Stacks& p) {
        write(before + listed(p) + "]");
        before = ",[";
    });
    write("]}\n");
}

void write_list(Context& context, const SieveAnswer& answer, Format format,
                const WriteText& write) {
    std::vector<std::string> heading;
    for (std::uint32_t i = 1; i <= answer.rules().stacks; ++i)
        heading.push_back("stack" + std::to_string(i));
    RowWriter table(format, heading);
    write(table.begin());
    for_each_listed(context, answer, [&](const Stacks& p) {
        if (is_text(format)) return write(listed(p) + "\n");
        std::vector<std::string> row;
        for (const std::uint32_t stack : p) row.push_back(std::to_string(stack));
        write(table.add(row));
    });
    write(table.end());
}

}  // namespace

void write_answer(Context& context, const SieveAnswer& answer, Format format,
                  const WriteText& write) {
    if (format == Format::Json) return write_json(context, answer, write);
    if (answer.question.list) return write_list(context, answer, format, write);
    if (is_text(format)) return write(describe(answer));
    Json json = json_of(answer);
    json.erase("shifts");
    write(sheet_text({"", {column_names(json), column_texts(json)}}, format));
}

}  // namespace upstar::circular_nim
