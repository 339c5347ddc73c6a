#include "upstar/lang/dispose.h"

#include <utility>
#include <vector>

namespace upstar {

void dispose(std::shared_ptr<const void> part) {
    thread_local std::vector<std::shared_ptr<const void>> queue;
    thread_local bool under_way = false;
    if (part.use_count() != 1) return;
    queue.push_back(std::move(part));
    if (under_way) return;
    under_way = true;
    while (!queue.empty()) {
        const std::shared_ptr<const void> last = std::move(queue.back());
        queue.pop_back();
    }
    under_way = false;
}

void dispose(Value& value) {
    if (auto* game = std::get_if<std::shared_ptr<const CompoundGame>>(&value))
        dispose(std::shared_ptr<const void>(std::move(*game)));
}

}  // namespace upstar
