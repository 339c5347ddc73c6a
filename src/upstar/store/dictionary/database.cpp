#include "upstar/store/dictionary/database.h"

#include <sqlite3.h>

#include <filesystem>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/store/dictionary/checked_pages.h"

namespace upstar {
namespace {

constexpr int kPatience = 10'000;  // milliseconds, until another program has written

std::string in_words(int code, sqlite3* database) {
    switch (code & 0xff) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return "is in use by another program; try again when that has ended";
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            return "is damaged; put a copy of it back, or build it again";
        case SQLITE_FULL:
            return "cannot grow: the disk is full; nothing of it is lost";
        case SQLITE_READONLY:
            return "may not be written";
        case SQLITE_CANTOPEN:
            return "cannot be opened: is there such a folder, and may you write there?";
        case SQLITE_NOMEM:
            return "needs more memory than there is";
        case SQLITE_IOERR:
            if (code == SQLITE_IOERR_DATA || code == SQLITE_IOERR_SHORT_READ ||
                code == SQLITE_IOERR_CORRUPTFS)
                return "is damaged; put a copy of it back, or build it again";
            if (code == SQLITE_IOERR_WRITE || code == SQLITE_IOERR_TRUNCATE ||
                code == SQLITE_IOERR_FSYNC)
                return "cannot be written: is there room? Nothing of it is lost";
            break;
        default:
            break;
    }
    return "cannot be used: " +
           std::string(database != nullptr ? sqlite3_errmsg(database) : sqlite3_errstr(code));
}

}  // namespace

Database::Database(const std::string& path, bool may_make) : path_(path) {
    std::error_code unknown;
    const auto status = std::filesystem::status(path, unknown);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        throw Error(ErrorKind::Input, path + " is no file; name another");
    if (!std::filesystem::exists(status) && !may_make)
        throw Error(ErrorKind::Input, "there is no dictionary " + path);
    // A file that may not be written is opened to be read only.
    const int flags = SQLITE_OPEN_READWRITE | (may_make ? SQLITE_OPEN_CREATE : 0) |
                      SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    const int code = sqlite3_open_v2(path.c_str(), &database_, flags, checked_pages());
    if (code == SQLITE_OK) {
        sqlite3_busy_timeout(database_, kPatience);
        return;
    }
    const std::string why = in_words(code, database_);
    sqlite3_close(database_);
    throw Error(ErrorKind::Input, path + " " + why);
}

Database::~Database() { sqlite3_close(database_); }

void Database::fail(int code) const {
    throw Error(ErrorKind::Input, path_ + " " + in_words(code, database_));
}

void Database::run(const std::string& sql) {
    const int code = sqlite3_exec(database_, sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) fail(code);
}

SqlStatement::SqlStatement(Database& database, std::string_view sql) : database_(database) {
    const int code = sqlite3_prepare_v3(database.handle(), sql.data(), static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT, &statement_, nullptr);
    if (code != SQLITE_OK) database.fail(code);
}

SqlStatement::~SqlStatement() { sqlite3_finalize(statement_); }

SqlStatement::SqlStatement(SqlStatement&& other) noexcept
    : database_(other.database_), statement_(std::exchange(other.statement_, nullptr)) {}

void SqlStatement::reset() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
}

bool SqlStatement::next() {
    const int code = sqlite3_step(statement_);
    if (code == SQLITE_ROW) return true;
    sqlite3_reset(statement_);
    if (code != SQLITE_DONE) database_.fail(code);
    return false;
}

bool SqlStatement::is_null(int column) const {
    return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}
std::int64_t SqlStatement::integer(int column) const {
    return sqlite3_column_int64(statement_, column);
}
double SqlStatement::real(int column) const { return sqlite3_column_double(statement_, column); }

std::string SqlStatement::text(int column) const {
    const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return text == nullptr ? std::string() : std::string(text, size);
}

void SqlStatement::bind(int place, std::int64_t value) {
    sqlite3_bind_int64(statement_, place, value);
}
void SqlStatement::bind(int place, double value) { sqlite3_bind_double(statement_, place, value); }
void SqlStatement::bind(int place, std::string_view text) {
    const int code = sqlite3_bind_text64(statement_, place, text.data(), text.size(), SQLITE_STATIC,
                                         SQLITE_UTF8);
    if (code != SQLITE_OK) database_.fail(code);
}

Transaction::Transaction(Database& database) : database_(database) {
    database_.run("BEGIN IMMEDIATE");
}

Transaction::~Transaction() {
    if (is_open_) sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
    database_.run("COMMIT");
    is_open_ = false;
}

void Transaction::commit_and_go_on() {
    commit();
    database_.run("BEGIN IMMEDIATE");
    is_open_ = true;
}

}  // namespace upstar
