// What the programs of a session share: global names, symbols, classes, and machines to run code.
//
// A session has one world. Texts that need no session, such as a formula, get one of their own.
// Code is compiled by one thread at a time; any number of threads may run it.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/lang/account.h"
#include "upstar/lang/code.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/object.h"
#include "upstar/lang/script_class.h"
#include "upstar/lang/symbols.h"
#include "upstar/lang/syntax.h"
#include "upstar/lang/value.h"

namespace upstar {

class Catalog;
class Machine;
class SmallInstances;

class World {
public:
    /// What classes are made of; `catalog`, if there is one, gets the games that are defined.
    explicit World(const Workspace& work, Catalog* catalog = nullptr);
    ~World();
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    Workspace& work() { return work_; }
    Arena& arena() { return work_.arena; }
    Symbols& symbols() { return symbols_; }
    Account& account() { return *account_; }

    /// Makes the name if there is none.
    std::shared_ptr<Global> global(const std::string& name);
    Global* find_global(const std::string& name);
    const std::map<std::string, std::shared_ptr<Global>>& globals() const { return globals_; }

    /// Runs a query.
    Value evaluate(const std::shared_ptr<const Program>& program);
    /// The same with these names bound; whatever it assigns is forgotten with its result.
    Value evaluate(const std::shared_ptr<const Program>& program,
                   const std::vector<std::pair<std::string, Value>>& bindings);

    /// A class by its name or path, as seen from a package; null if there is none. Loads its file
    /// if there is one, and throws Error where that is wrong.
    Ref<ScriptClass> find_class(const std::string& path, const std::string& package);
    /// A class, a game of the catalog, a constant of a package: whatever has this path, or nothing.
    std::optional<Cell> find_path(const std::string& path, const std::string& package);
    /// Whether names such as `game.grid.Clobber` may begin with this one: a package of the
    /// language, or a folder beside the classes that means nothing else.
    bool is_package(const std::string& name);
    static bool is_language_package(const std::string& name) {
        return name == "game" || name == "examples" || name == "cgsuite";
    }
    /// The game of a file ("games/hop.cgs") or of a class ("Hop"), or null.
    RulesetPtr find_game(const std::string& name);
    /// Reads a file with a class, or with statements, and makes what it says.
    Value load(const std::string& file);
    /// A class that was defined at the prompt or in a script.
    void add_class(const Ref<ScriptClass>& added);
    const std::map<std::string, Ref<ScriptClass>>& classes() const { return classes_; }
    /// A class that is loaded, or null.
    Ref<ScriptClass> known_class(const std::string& path);
    /// Folders in which files of classes are looked for, the first first.
    /// A file in one of them comes before a game of the catalog, one in the library after it.
    void set_folders(std::vector<std::string> folders, std::string library = {}) {
        folders_ = std::move(folders);
        library_ = std::move(library);
    }
    const std::vector<std::string>& folders() const { return folders_; }

    /// The game whose positions are instances of a class, nested in an object or not.
    RulesetPtr ruleset(const ScriptClass& described, const Cell& game,
                       const Ref<ScriptClass>& positions);
    /// Adds a game to the catalog of the session, in place of one of its name.
    void add_game(RulesetPtr game);

    /// Positions as bytes.
    SmallInstances& small_instances() { return *small_instances_; }

    // Names that are asked for at every position.
    Symbol options_symbol() const { return options_symbol_; }
    Symbol decomposition_symbol() const { return decomposition_symbol_; }
    Symbol nim_value_symbol() const { return nim_value_symbol_; }

    /// The value of a class where it is named: of a singleton its instance.
    Cell class_value(const Ref<ScriptClass>& of);

    /// A machine for the calling thread, for as long as it is held.
    class Loan {
    public:
        Loan(World& world, std::unique_ptr<Machine> machine);
        ~Loan();
        Loan(const Loan&) = delete;
        Loan& operator=(const Loan&) = delete;
        Machine& operator*() const { return *machine_; }
        Machine* operator->() const { return machine_.get(); }

    private:
        World& world_;
        std::unique_ptr<Machine> machine_;
    };
    Loan machine();

    /// A text that a class makes of its object may need the texts of others, but not without end.
    class TextBeingMade {
    public:
        explicit TextBeingMade(World& world) : world_(world) {
            constexpr int kMostNested = 100;
            if (++world_.texts_being_made_ > kMostNested) {
                --world_.texts_being_made_;
                throw Error(ErrorKind::Limit, "`ToOutput` needs itself to make a text");
            }
        }
        ~TextBeingMade() { --world_.texts_being_made_; }
        TextBeingMade(const TextBeingMade&) = delete;
        TextBeingMade& operator=(const TextBeingMade&) = delete;

    private:
        World& world_;
    };

    /// Counts what calls do besides giving a result: assignments, printing, changes of mutable
    /// objects. A call during which it stands still may be remembered.
    std::atomic<std::uint64_t> effects{0};
    /// Counts assignments to names that functions have looked at: what was remembered is void.
    std::atomic<std::uint64_t> assignments{0};

    /// Whether the positions of a game should be looked at for a cycle now: every so often.
    bool should_look_for_cycles() {
        constexpr std::uint64_t kEach = 20'000;
        return options_asked_.fetch_add(1, std::memory_order_relaxed) % kEach == kEach - 1;
    }

    /// Where Print writes; nowhere if it is not set.
    std::function<void(const std::string&)> print;

    /// One thread compiles at a time; it may need another class for that.
    std::recursive_mutex compiling;

    /// Keeps a class for as long as the session.
    void note_class(const Ref<ScriptClass>& of);

private:
    Ref<ScriptClass> load_class(const std::vector<std::string>& folders, const std::string& path);
    Ref<ScriptClass> find_own_class(const std::string& path, const std::string& package);
    Ref<ScriptClass> compile_file(const std::shared_ptr<const Source>& source,
                                  const std::string& package);

    Workspace work_;
    Catalog* catalog_;
    Account* account_;
    Symbols symbols_;
    std::map<std::string, std::shared_ptr<Global>> globals_;
    std::map<std::string, Ref<ScriptClass>> classes_;  // by path
    std::map<std::string, bool> missing_;              // paths looked for in vain by this query
    std::vector<std::string> loading_;
    std::vector<Ref<ScriptClass>> made_;  // all classes, those replaced included
    std::mutex rulesets_mutex_;
    std::map<std::pair<const void*, const void*>, RulesetPtr> rulesets_;
    Symbol options_symbol_;
    Symbol decomposition_symbol_;
    Symbol nim_value_symbol_;
    std::shared_ptr<SmallInstances> small_instances_;
    std::vector<std::string> folders_{"."};
    std::string library_;
    Ref<ScriptClass> last_added_;
    std::atomic<std::uint64_t> options_asked_{0};
    std::atomic<int> texts_being_made_{0};
    std::mutex machines_mutex_;
    std::vector<std::unique_ptr<Machine>> machines_;
};

}  // namespace upstar
