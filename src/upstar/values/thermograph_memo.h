// The thermographs an arena remembers, one for each game asked for.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <memory>
#include <mutex>

#include "upstar/base/context.h"
#include "upstar/values/game.h"
#include "upstar/values/thermograph.h"

namespace upstar {

class ThermographMemo {
public:
    explicit ThermographMemo(Context& context) : context_(context) {}
    ~ThermographMemo() { context_.release(charged_); }
    ThermographMemo(const ThermographMemo&) = delete;
    ThermographMemo& operator=(const ThermographMemo&) = delete;

    /// Null if it is not known.
    std::shared_ptr<const Thermograph> find(Game g) const {
        const std::lock_guard lock(mutex_);
        const auto it = known_.find(g.id());
        return it == known_.end() ? nullptr : it->second;
    }

    void store(Game g, std::shared_ptr<const Thermograph> thermograph) {
        const std::size_t corners =
            thermograph->left_wall.corners().size() + thermograph->right_wall.corners().size();
        const std::size_t bytes = sizeof(Thermograph) + corners * sizeof(Trajectory::Corner) + 64;
        context_.charge(bytes);
        const std::lock_guard lock(mutex_);
        charged_ += bytes;
        known_.emplace(g.id(), std::move(thermograph));
    }

private:
    Context& context_;
    mutable std::mutex mutex_;
    std::size_t charged_ = 0;
    boost::unordered_flat_map<std::uint32_t, std::shared_ptr<const Thermograph>> known_;
};

}  // namespace upstar
