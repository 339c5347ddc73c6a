#include "upstar/games/heaps/code_moves.h"

#include <utility>

#include "upstar/games/heaps/code_normal_form.h"
#include "upstar/games/heaps/nim_sequence.h"

namespace upstar::heaps {
namespace {

class CodeMoves final : public HeapMoves {
public:
    explicit CodeMoves(CodePtr code) : code_(std::move(code)) {}

    std::string code() const override { return code_->text(); }
    std::string normal_code() const override { return normal_form(*code_); }
    void for_each_option(
        std::uint32_t heap,
        const std::function<bool(const std::vector<std::uint32_t>&)>& take) const override {
        code_->for_each_option(heap, take);
    }
    std::optional<Period> period(std::uint32_t most, Context& context) const override {
        if (!has_provable_period(*code_)) return std::nullopt;
        const auto found = NimSequence(context, code_).periodicity(most);
        if (!found) return std::nullopt;
        return Period{found->period, found->preperiod};
    }

private:
    CodePtr code_;
};

}  // namespace

HeapMovesPtr moves_of(const CodePtr& code) { return std::make_shared<CodeMoves>(code); }

}  // namespace upstar::heaps
