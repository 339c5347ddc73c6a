// A question while it is answered: the fields of its request, read as what they stand for, and the
// session in which the answer is found.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "upstar/answers/match.h"
#include "upstar/base/error.h"
#include "upstar/base/format.h"
#include "upstar/base/words.h"
#include "upstar/engine/question.h"
#include "upstar/engine/request.h"
#include "upstar/lang/session.h"

namespace upstar {

/// Something that a field may choose, by its name.
template <class T>
struct Named {
    const char* name;
    T value;
};

template <class T>
const char* name(const Named<T>& named) {
    return named.name;
}

class Asked {
public:
    /// Takes what is found before the answer. May be called by any thread.
    using Tell = std::function<void(const Json& partial)>;

    /// Requires fields that were checked (question.h). Without a `tell` nobody listens.
    Asked(Session& session, const Request& request, const std::atomic<bool>& is_cancelled,
          Tell tell = nullptr)
        : session_(session),
          request_(request),
          is_cancelled_(is_cancelled),
          tell_(std::move(tell)) {}

    Session& session() const { return session_; }
    Arena& arena() const { return session_.arena(); }
    Evaluators& evaluators() const { return session_.evaluators(); }

    bool has(const char* field) const { return request_.fields.contains(field); }
    const Json& field(const char* field) const { return request_.fields.at(field); }
    /// Throws Error (Input) if it is not there: for fields that only some requests need.
    std::string text(const char* field) const;
    std::string text_or(const char* field, const char* standard) const {
        return has(field) ? text(field) : standard;
    }
    /// Throws Error (Input) for a number greater than `most`.
    template <class Count>
    Count count_or(const char* field, Count standard,
                   Count most = std::numeric_limits<Count>::max()) const {
        return static_cast<Count>(number(field, standard, most));
    }
    bool is_set(const char* field) const { return has(field) && this->field(field).get<bool>(); }

    /// That of `all` whose name() is the field's text, the first if it is not there.
    template <class All>
    auto one_of(const char* field, const All& all) const {
        if (!has(field)) return *std::begin(all);
        const std::string given = text(field);
        std::vector<std::string> names;
        for (const auto& each : all) {
            if (same_word(name(each), given)) return each;
            names.emplace_back(name(each));
        }
        throw Error(ErrorKind::Input,
                    cited(given) + " is no `" + field + "`; there are " + joined(names, ", "));
    }

    /// `game` with the parameters of `with`.
    RulesetPtr game() const;
    /// `position` of that game.
    PositionPtr position() const;
    /// The same as a match, with the turn of `player`; else of whose turn the text tells, else
    /// Left's.
    Match match() const;

    std::chrono::milliseconds time() const { return request_.time; }
    std::chrono::milliseconds time_or(std::chrono::milliseconds standard) const {
        return time().count() == 0 ? standard : time();
    }
    unsigned threads() const { return request_.threads; }

    bool streams() const { return tell_ != nullptr; }
    /// Requires that it streams.
    void tell(const Json& partial) const { tell_(partial); }

    /// Throws Error (Cancelled) where that has been asked for: for work that ends early without an
    /// error.
    void check() const {
        if (is_cancelled_) throw Error(ErrorKind::Cancelled, "cancelled");
    }

private:
    std::uint64_t number(const char* field, std::uint64_t standard, std::uint64_t most) const;

    Session& session_;
    const Request& request_;
    const std::atomic<bool>& is_cancelled_;
    Tell tell_;
};

/// The fields by which a position is given.
std::vector<Field> position_fields(std::vector<Field> more = {});

}  // namespace upstar
