#include "upstar/lang/literal_text.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/compiler.h"
#include "upstar/lang/machine.h"
#include "upstar/lang/objects.h"

namespace upstar {
namespace {

bool is_literal(const Node& node) {
    switch (node.kind) {
        case NodeKind::Number:
        case NodeKind::String:
        case NodeKind::Boolean:
        case NodeKind::Ups:
        case NodeKind::Star:
        case NodeKind::List:
        case NodeKind::Set:
        case NodeKind::Map:
        case NodeKind::Entry:
        case NodeKind::Coordinates:
        case NodeKind::Unary:
            return true;
        case NodeKind::Binary:
            return node.text == "/" || node.text == "+";
        case NodeKind::Name:
            return node.text == "Left" || node.text == "Right" || node.text == "Nothing";
        default:
            return false;
    }
}

// In brackets a text has as many parts as there are.
std::string in_brackets(std::string_view text) { return "[" + std::string(text) + "]"; }

}  // namespace

bool is_literal_text(std::string_view text) {
    try {
        const Program program = parse(in_brackets(text));
        return std::all_of(program.nodes.begin(), program.nodes.end(), is_literal);
    } catch (const Error&) {
        return false;
    }
}

std::vector<Cell> literal_cells(World& world, std::string_view text, const std::string& game) {
    constexpr std::size_t kMost = 1'000'000;
    if (text.size() > kMost)
        throw Error(ErrorKind::Limit, "a position of more than 1000000 characters");
    const auto refuse = [&](std::size_t offset) {
        throw Error(ErrorKind::Input,
                    "a position of " + game +
                        " is written as numbers, texts, lists or coordinates, joined by commas",
                    offset);
    };
    try {
        const auto program =
            std::make_shared<const Program>(parse(in_brackets(text), world.arena().context()));
        for (const Node& node : program->nodes)
            if (!is_literal(node)) refuse(node.offset == 0 ? 0 : node.offset - 1);
        const std::lock_guard lock(world.compiling);
        auto source = std::make_shared<Source>();
        source->text = std::string(text);
        Surroundings around;
        around.source = source;
        around.assigns_globals = false;
        const auto code = Compiler(world, *program, around).query();
        const World::Loan machine = world.machine();
        const Cell list = machine->run(code, Cell());
        return *items_in(list);
    } catch (const Error& error) {
        if (!error.offset() || error.kind() != ErrorKind::Input) throw;
        throw error.retold(error.message(), *error.offset() == 0 ? 0 : *error.offset() - 1);
    }
}

}  // namespace upstar
