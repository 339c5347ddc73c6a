// A database of SQLite whose errors are Errors, and its statements.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace upstar {

class Database {
public:
    /// Throws Error (Input) if there is no such file, unless `may_make` one.
    Database(const std::string& path, bool may_make);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    const std::string& path() const { return path_; }

    /// Statements that give no rows.
    void run(const std::string& sql);

    /// Throws the Error (Input) that says what has gone wrong, with advice.
    [[noreturn]] void fail(int code) const;

    sqlite3* handle() const { return database_; }

private:
    std::string path_;
    sqlite3* database_ = nullptr;
};

/// A statement to be run again and again with other values. Of one thread.
class SqlStatement {
public:
    SqlStatement(Database& database, std::string_view sql);
    ~SqlStatement();
    SqlStatement(SqlStatement&& other) noexcept;
    SqlStatement& operator=(const SqlStatement&) = delete;

    /// The values of its ?, from the first. The texts must live until it was run.
    template <class... Values>
    SqlStatement& with(const Values&... values) {
        reset();
        int place = 0;
        (bind(++place, values), ...);
        return *this;
    }

    /// The next row, if there is one; after the last, it may be run again.
    bool next();
    /// Runs it to its end.
    void run() {
        while (next()) {
        }
    }

    bool is_null(int column) const;
    std::int64_t integer(int column) const;
    double real(int column) const;
    std::string text(int column) const;  ///< empty of null
    std::optional<std::int64_t> maybe_integer(int column) const {
        return is_null(column) ? std::nullopt : std::optional(integer(column));
    }

    void reset();

private:
    void bind(int place, std::int64_t value);
    void bind(int place, int value) { bind(place, std::int64_t{value}); }
    void bind(int place, double value);
    void bind(int place, std::string_view text);
    void bind(int place, const std::string& text) { bind(place, std::string_view(text)); }
    void bind(int place, const char* text) { bind(place, std::string_view(text)); }
    template <class Value>
    void bind(int place, const std::optional<Value>& value) {
        if (value) bind(place, *value);  // else null, as after a reset
    }

    Database& database_;
    sqlite3_stmt* statement_ = nullptr;
};

/// What is done between the two ends is done whole or not at all.
class Transaction {
public:
    /// Throws Error (Input) if another program writes into the file.
    explicit Transaction(Database& database);
    /// Takes everything back, unless it was committed.
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    void commit();
    /// Keeps what was done, and goes on.
    void commit_and_go_on();

private:
    Database& database_;
    bool is_open_ = true;
};

}  // namespace upstar
