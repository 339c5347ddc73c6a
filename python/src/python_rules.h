// A game whose rules are an object of Python, an upstar.Ruleset, as the catalog wants it.
//
// Positions are any hashable objects of Python; equal ones get one number. What the user's code
// raises is kept aside, since the searches know no exceptions but Error, and raised again as it was
// when the call returns to Python.
#pragma once

#include <mutex>

#include "library.h"
#include "upstar/catalog/user_game.h"

namespace upstar::python {

class PythonRules final : public UserRules {
public:
    explicit PythonRules(py::object spec);
    ~PythonRules() override;
    PythonRules(const PythonRules&) = delete;
    PythonRules& operator=(const PythonRules&) = delete;

    const About& about() const override { return about_; }
    PositionKind kind() const override { return kind_; }
    const Settings& settings() const override { return settings_; }
    RulesetPtr configured(const RulesetPtr& self,
                          const std::vector<Argument>& given) const override;

    std::vector<Option> options(Handle p, Player player) override;
    std::optional<std::vector<Handle>> components(Handle p) override;
    Handle canonical(Handle p) override;
    Handle parse(std::string_view text) override;
    std::string text(Handle p) const override;
    BoardDescription board(Handle p) const override;
    std::string board_text(Handle p) const override;
    std::string move_name(Handle from, Handle to) const override;

    // With Python's lock held:
    Handle handle(const py::object& position);
    py::object position(Handle p) const { return positions_[p]; }
    const py::object& spec() const { return spec_; }
    int visit(visitproc tell, void* arg) const;

private:
    bool has(const char* method) const;
    std::vector<Handle> handles(const py::object& positions);
    Option option(const py::handle& written);
    std::string drawn(Handle p) const;

    py::object spec_;
    About about_;
    PositionKind kind_;
    Settings settings_;
    py::dict handles_;
    py::list positions_;
};

/// The rules written in Python of a game, or null.
const PythonRules* python_rules(const AnyRuleset& game);

}  // namespace upstar::python
