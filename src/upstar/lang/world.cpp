#include "upstar/lang/world.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/catalog/catalog.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/class_files.h"
#include "upstar/lang/compiler.h"
#include "upstar/lang/machine.h"
#include "upstar/lang/natives.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/prelude.h"
#include "upstar/lang/script_game.h"
#include "upstar/lang/small_instances.h"
#include "upstar/lang/trace.h"

namespace upstar {
namespace {

std::string last_name(const std::string& path) { return path.substr(path.rfind('.') + 1); }

std::string package_of(const std::string& path) {
    const std::size_t dot = path.rfind('.');
    return dot == std::string::npos ? std::string() : path.substr(0, dot);
}

}  // namespace

World::World(const Workspace& work, Catalog* catalog)
    : work_(work),
      catalog_(catalog),
      account_(new Account(work.arena.context())),
      symbols_(&native_symbols()),
      options_symbol_(symbols_.intern("Options")),
      decomposition_symbol_(symbols_.intern("Decomposition")),
      nim_value_symbol_(symbols_.intern("NimValue")),
      small_instances_(std::make_shared<SmallInstances>(*this, catalog != nullptr)) {
    if (catalog_ != nullptr)
        catalog_->set_finder([this](const std::string& name) { return find_game(name); });
}

World::~World() {
    if (catalog_ != nullptr) catalog_->set_finder({});
    last_added_ = {};
    machines_.clear();
    // A function holds the global names it looks at, and they hold the function.
    for (const auto& [name, global] : globals_) {
        global->value.clear();
        global->found.clear();
    }
    globals_.clear();
    rulesets_.clear();
    // Objects of a class hold the class that holds them.
    for (const Ref<ScriptClass>& of : made_) {
        of->statics.clear();
        of->singleton.clear();
    }
    classes_.clear();
    auto& kept = work_.evaluators.get<KeptFamilies>();
    kept.keep(std::move(small_instances_));
    kept.keep(std::move(made_));
    account_->close();
}

std::shared_ptr<Global> World::global(const std::string& name) {
    std::shared_ptr<Global>& known = globals_[name];
    if (known == nullptr) {
        known = std::make_shared<Global>();
        known->name = name;
    }
    return known;
}

Global* World::find_global(const std::string& name) {
    const auto it = globals_.find(name);
    return it == globals_.end() ? nullptr : it->second.get();
}

World::Loan::Loan(World& world, std::unique_ptr<Machine> machine)
    : world_(world), machine_(std::move(machine)) {}

World::Loan::~Loan() {
    const std::lock_guard lock(world_.machines_mutex_);
    world_.machines_.push_back(std::move(machine_));
}

World::Loan World::machine() {
    {
        const std::lock_guard lock(machines_mutex_);
        if (!machines_.empty()) {
            std::unique_ptr<Machine> machine = std::move(machines_.back());
            machines_.pop_back();
            return {*this, std::move(machine)};
        }
    }
    return {*this, std::make_unique<Machine>(*this)};
}

Value World::evaluate(const std::shared_ptr<const Program>& program) {
    std::shared_ptr<const Code> code;
    {
        const std::lock_guard lock(compiling);
        auto source = std::make_shared<Source>();
        source->text = program->text;
        missing_.clear();
        Surroundings around;
        around.source = source;
        code = Compiler(*this, *program, around).query();
    }
    const Loan loan = machine();
    return value_of(arena(), loan->run_query(code));
}

Value World::evaluate(const std::shared_ptr<const Program>& program,
                      const std::vector<std::pair<std::string, Value>>& bindings) {
    std::shared_ptr<const Code> code;
    std::vector<Cell> arguments;
    {
        const std::lock_guard lock(compiling);
        auto source = std::make_shared<Source>();
        source->text = program->text;
        Surroundings around;
        around.source = source;
        around.assigns_globals = false;
        for (const auto& [name, value] : bindings) {
            around.bindings.push_back(name);
            arguments.push_back(cell_of(arena(), value));
        }
        code = Compiler(*this, *program, around).query();
    }
    const Loan loan = machine();
    return value_of(arena(), loan->run_query(code, std::move(arguments)));
}

Cell World::class_value(const Ref<ScriptClass>& of) {
    if (!of->is_singleton) return Cell(static_cast<const Object*>(of.get()));
    const std::lock_guard lock(compiling);
    if (of->singleton.is_nothing()) {
        if (of->is_being_made)
            throw Error(ErrorKind::Input,
                        "the class " + of->full_name() + " needs itself to be made");
        of->is_being_made = true;
        try {
            const Loan loan = machine();
            auto made = make_object<Instance>(*of, Cell());
            const Cell instance = made;
            loan->initialise(*of, instance);
            made->is_complete = true;
            of->singleton = instance;
        } catch (...) {
            of->is_being_made = false;
            throw;
        }
        of->is_being_made = false;
    }
    return of->singleton;
}

void World::note_class(const Ref<ScriptClass>& of) { made_.push_back(of); }

void World::add_class(const Ref<ScriptClass>& added) {
    const std::string path =
        added->package.empty() ? added->name() : added->package + "." + added->name();
    const std::lock_guard lock(compiling);
    classes_.insert_or_assign(path, added);
    last_added_ = added;
    // A name that was a variable is now the class.
    if (Global* global = find_global(path)) {
        global->is_set = false;
        global->value.clear();
    }
    ++assignments;
    const bool stands_alone = added->is_ruleset() && !added->is_enum &&
                              added->constructor->required == 0 &&
                              added->find(symbols_.intern("Position")) != nullptr &&
                              added->find(symbols_.intern("Position"))->kind == Member::Kind::Class;
    if (!stands_alone || catalog_ == nullptr || prelude_class(added->name()) != nullptr) return;
    if (added->is_singleton)
        if (const auto* game = class_value(added).as<Instance>()) {
            try {
                add_game(ruleset_of(*game));
            } catch (const Error&) {
                // A built-in game has the name. The language knows the class before it.
            }
        }
}

Ref<ScriptClass> World::known_class(const std::string& path) {
    const std::lock_guard lock(compiling);
    const auto known = classes_.find(path);
    return known == classes_.end() ? Ref<ScriptClass>() : known->second;
}

void World::add_game(RulesetPtr game) {
    ++assignments;
    if (catalog_ != nullptr && game != nullptr) catalog_->put(std::move(game));
}

// A class of the session, or of a file of the user's.
Ref<ScriptClass> World::find_own_class(const std::string& path, const std::string& package) {
    const std::lock_guard lock(compiling);
    std::vector<std::string> paths;
    if (!package.empty()) paths.push_back(package + "." + path);
    paths.push_back(path);
    for (const std::string& each : paths) {
        if (const auto known = classes_.find(each); known != classes_.end()) return known->second;
        if (missing_.count(each) != 0) continue;
        if (Ref<ScriptClass> loaded = load_class(folders_, each)) return loaded;
        missing_[each] = true;
    }
    return {};
}

Ref<ScriptClass> World::find_class(const std::string& path, const std::string& package) {
    const std::lock_guard lock(compiling);
    if (Ref<ScriptClass> own = find_own_class(path, package)) return own;
    if (!library_.empty()) {
        if (!package.empty())
            if (Ref<ScriptClass> near = load_class({library_}, package + "." + path)) return near;
        if (Ref<ScriptClass> loaded = load_class({library_}, path)) return loaded;
    }
    // The classes that are always there, by whatever path CGSuite has them.
    const std::string name = last_name(path);
    if (prelude_class(name) == nullptr ||
        (path != name && path.rfind("game.", 0) != 0 && path.rfind("cgsuite.", 0) != 0))
        return {};
    if (const auto known = classes_.find(name); known != classes_.end()) return known->second;
    auto source = std::make_shared<Source>();
    source->name = name + ".cgs";
    source->text = prelude_class(name);
    return compile_file(source, {});
}

bool World::is_package(const std::string& name) {
    if (is_language_package(name)) return true;
    return has_folder(folders_, name) && work_.catalog.find(name) == nullptr &&
           !find_class(name, {});
}

Ref<ScriptClass> World::load_class(const std::vector<std::string>& folders,
                                   const std::string& path) {
    const auto file = read_class_file(folders, path);
    if (!file) return {};
    if (std::find(loading_.begin(), loading_.end(), path) != loading_.end())
        throw Error(ErrorKind::Input,
                    "the class " + path + " extends itself, by way of " + loading_.back());
    auto source = std::make_shared<Source>();
    source->name = file->name;
    source->text = file->text;
    Ref<ScriptClass> loaded;
    loading_.push_back(path);
    try {
        loaded = compile_file(source, package_of(path));
    } catch (...) {
        loading_.pop_back();
        throw;
    }
    loading_.pop_back();
    // Of a class of the system, another folder may have one that does the work.
    if (!loaded) {
        const auto here = std::find_if(folders.begin(), folders.end(), [&](const auto& folder) {
            return read_class_file({folder}, path).has_value();
        });
        if (here == folders.end()) return {};
        return load_class({here + 1, folders.end()}, path);
    }
    if (loaded->name() != last_name(path))
        throw Error(ErrorKind::Input, file->name + " should have a class " + last_name(path) +
                                          ", and has " + loaded->name());
    return loaded;
}

// Makes the classes of a text; the last one is the result, or null.
Ref<ScriptClass> World::compile_file(const std::shared_ptr<const Source>& source,
                                     const std::string& package) {
    try {
        const Program program = parse(source->text, arena().context());
        Surroundings around;
        around.source = source;
        around.package = package;
        Ref<ScriptClass> last;
        std::vector<std::uint32_t> open = {program.root};
        while (!open.empty()) {
            const Node& node = program[open.back()];
            open.pop_back();
            if (node.kind == NodeKind::Sequence) {
                open.insert(open.end(), node.children.rbegin(), node.children.rend());
            } else if (node.kind == NodeKind::Class && program.classes[node.split].is_system) {
                continue;  // the language, or the catalog, has a class of this name
            } else if (node.kind == NodeKind::Class) {
                last = Compiler(*this, program, around).class_of(node.split, nullptr);
                add_class(last);
            } else {
                throw Error(ErrorKind::Input, "a file of a class has nothing but classes in it",
                            node.offset);
            }
        }
        return last;
    } catch (const Error& error) {
        throw told_of_file(error, *source);
    }
}

std::optional<Cell> World::find_path(const std::string& path, const std::string& package) {
    const std::lock_guard lock(compiling);
    if (const Ref<ScriptClass> own = find_own_class(path, package)) return class_value(own);
    if (const RulesetPtr game = work_.catalog.find(path)) return cell_of(arena(), Value(game));
    if (const Ref<ScriptClass> of = find_class(path, package)) return class_value(of);
    // game.grid.Cram: a constant of the package game.grid, in its file constants.cgs.
    const std::string home = path.find('.') == std::string::npos ? package : package_of(path);
    if (home.empty()) return std::nullopt;
    const Ref<ScriptClass> constants = find_class(home + ".constants", {});
    if (!constants) return std::nullopt;
    const Symbol name = symbols_.intern(last_name(path));
    if (constants->find(name) == nullptr) return std::nullopt;
    const Cell object = class_value(constants);
    const Loan loan = machine();
    return loan->property(object, name);
}

RulesetPtr World::find_game(const std::string& name) {
    const bool is_file = name.size() > 4 && name.compare(name.size() - 4, 4, ".cgs") == 0;
    const bool is_path = std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_' || c == '.';
    });
    Cell found;
    if (is_file) {
        const std::size_t slash = name.rfind('/');
        if (slash != std::string::npos) folders_.insert(folders_.begin(), name.substr(0, slash));
        last_added_ = {};
        const Cell result = cell_of(arena(), load(name));
        if (last_added_) {
            found = class_value(last_added_);
        } else if (const auto* boxed = result.as<Boxed>()) {
            if (const auto* game = std::get_if<RulesetPtr>(&boxed->value)) return *game;
        }
        if (found.as<Instance>() == nullptr)
            throw Error(ErrorKind::Input, name +
                                              " has no game: a singleton class that extends "
                                              "Ruleset stands in it, or a call of game(...)");
    } else if (is_path) {
        if (auto value = find_path(name, {})) found = *value;
    }
    const auto* instance = found.as<Instance>();
    return instance == nullptr ? nullptr : ruleset_of(*instance);
}

Value World::load(const std::string& file) {
    auto source = std::make_shared<Source>();
    source->name = file;
    source->text = read_script(file);
    auto program = std::make_shared<Program>();
    const std::lock_guard lock(compiling);
    try {
        *program = parse(source->text, arena().context());
        Surroundings around;
        around.source = source;
        const auto code = Compiler(*this, *program, around).query();
        const Loan loan = machine();
        return value_of(arena(), loan->run(code, Cell()));
    } catch (const Error& error) {
        throw told_of_file(error, *source);
    }
}

}  // namespace upstar
