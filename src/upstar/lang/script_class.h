// Classes of the language and their instances.
//
// A class has fields (its parameters and variables), methods, and nested classes. What an instance
// has is found by symbol: each class has one table of all its members, inherited ones included, so
// a member costs one look-up however deep the inheritance. An instance of a nested class knows the
// object whose class it is nested in.
//
// An instance whose class extends Game is a position, one whose class extends Ruleset a ruleset of
// the catalog (script_game.h).
#pragma once

#include <array>
#include <atomic>
#include <boost/container/small_vector.hpp>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "upstar/lang/code.h"
#include "upstar/lang/object.h"
#include "upstar/lang/value.h"

namespace upstar {

class World;
class ScriptClass;
class Instance;
class InstanceFamily;

struct Member {
    enum class Kind : std::uint8_t { None, Field, Static, Method, StaticMethod, Class };
    Kind kind = Kind::None;
    Symbol symbol = 0;
    std::size_t place = 0;  ///< of a field in an instance, of a static in its class
    /// Of a field or a method: the place of the static variable of that name, which is meant where
    /// there is no object.
    std::optional<std::size_t> static_place{};
    bool has_parameters = false;
    /// Of methods: those that are called alike; the class's own first.
    std::vector<std::shared_ptr<const Code>> overloads{};
    const ScriptClass* owner = nullptr;  ///< the class that declares it
    Ref<ScriptClass> nested{};
    std::string comment{};
};

class ScriptClass : public Object {
public:
    static constexpr ObjectKind kKind = ObjectKind::Class;
    ScriptClass(World& world, std::string name, const ScriptClass* enclosing)
        : Object(kKind), world_(world), name_(std::move(name)), enclosing_(enclosing) {}

    World& world() const { return world_; }
    const std::string& name() const { return name_; }
    /// "Hop.Position" for a nested class, "mine.Hop" for one in a package: the name that is read
    /// back everywhere.
    std::string full_name() const {
        const std::string around = enclosing_ == nullptr ? package : enclosing_->full_name();
        return around.empty() ? name_ : around + "." + name_;
    }
    const ScriptClass* enclosing() const { return enclosing_; }

    const Member* find(Symbol symbol) const {
        const std::uint32_t place = table_.find(symbol);
        return place == 0 ? nullptr : &members_[place - 1];
    }
    const std::vector<Member>& members() const { return members_; }
    Member& declare(Symbol symbol) {
        if (const std::uint32_t place = table_.find(symbol)) return members_[place - 1];
        members_.push_back({});
        members_.back().symbol = symbol;
        table_.set(symbol, static_cast<std::uint32_t>(members_.size()));
        return members_.back();
    }

    /// Whether this is, or inherits from, a class of that name.
    bool is_kind_of(const std::string& name) const;
    bool is_game() const { return is_game_; }
    bool is_impartial() const { return is_impartial_; }
    bool is_ruleset() const { return is_ruleset_; }
    bool is_mutable() const { return can_change_; }

    // Set by the compiler of classes.
    std::string package{};  ///< "game.grid"
    std::string comment{};
    std::vector<Ref<ScriptClass>> bases{};
    std::vector<std::string> ancestors{};  ///< names of all classes that it inherits from
    std::shared_ptr<const Source> source{};
    std::size_t offset = 0;
    std::shared_ptr<const Code> constructor{};    ///< its parameters; the body sets the variables
    std::vector<std::size_t> parameter_places{};  ///< the field of each parameter
    std::size_t field_count = 0;
    bool has_parameters = false;
    bool has_body = false;  ///< the constructor does more than to store its arguments
    bool is_singleton = false;
    bool is_enum = false;
    bool is_game_ = false;
    bool is_impartial_ = false;
    bool is_ruleset_ = false;
    bool can_change_ = false;
    mutable std::vector<Cell> statics{};
    mutable Cell singleton{};  ///< made when it is first asked for
    mutable bool is_being_made = false;
    mutable std::atomic<const InstanceFamily*> last_family{nullptr};  ///< small_instances.h

private:
    World& world_;
    std::string name_;
    const ScriptClass* enclosing_;
    std::vector<Member> members_;
    SymbolTable<std::uint32_t> table_;  // place + 1
};

class Instance : public Object {
public:
    static constexpr ObjectKind kKind = ObjectKind::Instance;
    Instance(const ScriptClass& of, Cell outer)
        : Object(kKind), fields(of.field_count), of_(&of), outer_(std::move(outer)) {}

    const ScriptClass& of() const { return *of_; }
    const Cell& outer() const { return outer_; }

    boost::container::small_vector<Cell, 2> fields;
    bool is_complete = false;  ///< constructed; then only instances of mutable classes change
    mutable std::atomic<std::uint64_t> hash{0};  ///< 0: not known yet

private:
    // Not held, since millions of positions would count themselves in and out: the world keeps its
    // classes, and leaves them to the memos when it ends.
    const ScriptClass* of_;
    Cell outer_;
};

/// A method of an object, before it is called.
struct BoundMethod : Object {
    static constexpr ObjectKind kKind = ObjectKind::BoundMethod;
    BoundMethod(Cell object, const Member& m)
        : Object(kKind), self(std::move(object)), member(&m) {}
    Cell self;
    const Member* member;
};

/// A nested class as seen from an instance of the class it is nested in.
struct BoundClass : Object {
    static constexpr ObjectKind kKind = ObjectKind::BoundClass;
    BoundClass(Ref<const ScriptClass> c, Cell object)
        : Object(kKind), of(std::move(c)), outer(std::move(object)) {}
    Ref<const ScriptClass> of;
    Cell outer;
};

/// A class that is part of the language: Grid, Coordinates, Integer; or a package: game.grid.
struct NativeClass : Object {
    static constexpr ObjectKind kKind = ObjectKind::NativeClass;
    explicit NativeClass(std::string class_name) : Object(kKind), name(std::move(class_name)) {}
    std::string name;
};

bool same_instances(Arena& arena, const Instance& a, const Instance& b);
std::uint64_t hash_instance(Arena& arena, const Instance& instance);
std::string class_object_text(Arena& arena, const Object& object, Notation notation);

}  // namespace upstar
