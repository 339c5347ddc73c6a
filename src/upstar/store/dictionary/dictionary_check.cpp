#include "upstar/store/dictionary/dictionary_check.h"

#include <sqlite3.h>

#include <string>

#include "upstar/base/error.h"

namespace upstar {

void check(FrozenTable& table, Arena& arena) {
    FrozenValues values(table, arena);
    std::uint64_t positions = 0;
    table.for_each([&](const std::string&, ValueId value) {
        arena.context().poll();
        values.value(value);
        ++positions;
    });
    if (positions != table.positions())
        throw Error(ErrorKind::Input, table.path() + " is damaged; put a copy of it back");
}

void check(Dictionary& dictionary, Arena& arena) {
    Database& database = dictionary.database();
    SqlStatement pages(database, "PRAGMA integrity_check(1)");
    if (!pages.next() || pages.text(0) != "ok") database.fail(SQLITE_CORRUPT);
    pages.reset();
    SqlStatement links(database, "PRAGMA foreign_key_check");
    if (links.next()) database.fail(SQLITE_CORRUPT);
    links.reset();
    DictionaryValues values(dictionary, arena);
    SqlStatement ids(database, "SELECT id, outcome FROM value ORDER BY id");
    while (ids.next()) {
        arena.context().poll();
        const Game value = values.value(ids.integer(0));
        if (name(outcome(arena, value)) != ids.text(1)) database.fail(SQLITE_CORRUPT);
    }
}

}  // namespace upstar
