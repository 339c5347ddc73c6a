#include "upstar/lang/query_parts.h"

#include <memory>
#include <string_view>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/lang/syntax.h"

namespace upstar {
namespace {

constexpr std::size_t kMostParts = 64;

// The same text, and every character in its place, with the language's sign for "confused".
std::string with_signs(std::string text) {
    constexpr std::string_view kConfused = "confused";
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        in_string = in_string != (text[i] == '"');
        if (in_string) continue;
        depth += std::string_view("{([").find(text[i]) != std::string_view::npos;
        depth -= std::string_view("})]").find(text[i]) != std::string_view::npos;
        if (depth > 0) continue;
        if (text.compare(i, 2, "||") == 0) text.replace(i, 2, "<>");
        if (text.compare(i, kConfused.size(), kConfused) == 0)
            text.replace(i, kConfused.size(), "<>      ");
    }
    return text;
}

class Anatomist {
public:
    Anatomist(Session& session, const std::string& text)
        : session_(session),
          text_(text),
          program_(std::make_shared<Program>(session.parse(text))) {}

    QueryParts taken_apart() {
        const std::uint32_t root = program_->root;
        const Node& node = (*program_)[root];
        const auto claim = node.kind == NodeKind::Binary ? claim_of(node.text) : std::nullopt;
        if (!claim) return {summands(root)};
        const std::vector<std::uint32_t> sides = node.children;
        return {summands(sides[0]), claim, summands(sides[1])};
    }

private:
    // Sums are trees that lean to the left, as deep as they are long.
    std::vector<Form> summands(std::uint32_t root) {
        std::vector<std::pair<std::uint32_t, bool>> leaves;  // the last first; whether subtracted
        std::uint32_t at = root;
        for (; is_sum(at); at = (*program_)[at].children[0])
            leaves.emplace_back((*program_)[at].children[1], (*program_)[at].text == "-");
        leaves.emplace_back(at, false);
        if (leaves.size() > kMostParts)
            throw Error(ErrorKind::Limit,
                        "a sum of more than " + std::to_string(kMostParts) + " parts");
        std::vector<Form> forms;
        for (auto leaf = leaves.rbegin(); leaf != leaves.rend(); ++leaf)
            forms.push_back(part(leaf->first, leaf->second));
        return forms;
    }

    // 1* and 2^ are sums to the parser, and one value to whoever writes them.
    bool is_sum(std::uint32_t i) const {
        const Node& node = (*program_)[i];
        return node.kind == NodeKind::Binary && (node.text == "+" || node.text == "-") &&
               (text_[node.offset] == '+' || text_[node.offset] == '-');
    }

    Form part(std::uint32_t i, bool subtracted) {
        Node& node = program_->nodes[i];
        if (node.kind == NodeKind::Game) node.kind = NodeKind::ExplicitGame;
        program_->root = i;
        const Value value = session_.evaluate(std::shared_ptr<const Program>(program_));
        const auto form = as_form(value);
        if (!form) throw Error(ErrorKind::Input, refusal(value), node.offset);
        if (!subtracted) return *form;
        Workspace work{session_.arena(), session_.evaluators(), session_.catalog()};
        return negative_of(work, *form);
    }

    static std::string refusal(const Value& value) {
        if (const auto* rules = std::get_if<std::shared_ptr<const AnyRuleset>>(&value)) {
            const About& about = (*rules)->about();
            return about.name + " is a game: give a position of it too" +
                   (about.examples.empty() ? "" : ", such as " + about.examples.back());
        }
        const std::string type = type_name(value);
        return "only games can be explained, sums of them and single comparisons; this is a " +
               type;
    }

    Session& session_;
    const std::string& text_;
    std::shared_ptr<Program> program_;
};

}  // namespace

QueryParts parts_of_query(Session& session, const std::string& text) {
    const std::string signs = with_signs(text);
    return Anatomist(session, signs).taken_apart();
}

Game value_of_query(Session& session, const std::string& text) {
    const Value value = session.evaluate(text);
    const auto form = as_form(value);
    if (!form) throw Error(ErrorKind::Input, "a game is wanted, and this is a " + type_name(value));
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    return value_of(work, *form);
}

std::string written_text(Arena& arena, const Form& form) {
    const std::string text = text_of(arena, form, Notation::Text);
    const bool quoted = text.size() > 1 && text.front() == '\'' && text.back() == '\'';
    const bool once = quoted && text.find('\'', 1) == text.size() - 1;
    return once ? text.substr(1, text.size() - 2) : text;
}

}  // namespace upstar
