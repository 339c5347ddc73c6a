#include "upstar/store/dictionary/dictionary.h"

#include <sqlite3.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "upstar/base/error.h"
#include "upstar/store/dictionary/checked_pages.h"

namespace upstar {
namespace {

constexpr std::int64_t kApplicationId = 0x55707374;  // "Upst"

constexpr const char* kSchema = R"(
CREATE TABLE game(
  id INTEGER PRIMARY KEY,
  rules TEXT NOT NULL UNIQUE);
CREATE TABLE value(
  id INTEGER PRIMARY KEY,
  form TEXT NOT NULL UNIQUE,
  text TEXT,
  outcome TEXT NOT NULL,
  mean TEXT NOT NULL,
  temperature TEXT NOT NULL,
  left_stop TEXT NOT NULL,
  right_stop TEXT NOT NULL,
  birthday TEXT NOT NULL,
  mean_real REAL NOT NULL,
  temperature_real REAL NOT NULL);
CREATE TABLE source(
  id INTEGER PRIMARY KEY,
  version TEXT NOT NULL,
  command TEXT NOT NULL,
  UNIQUE(version, command));
CREATE TABLE position(
  game INTEGER NOT NULL REFERENCES game(id),
  text TEXT NOT NULL,
  value INTEGER REFERENCES value(id),
  outcome TEXT,
  margin INTEGER,
  size INTEGER NOT NULL,
  rows INTEGER NOT NULL,
  columns INTEGER NOT NULL,
  source INTEGER NOT NULL REFERENCES source(id),
  PRIMARY KEY(game, text)) WITHOUT ROWID;
CREATE VIEW entry AS
  SELECT game.rules AS game, position.text AS position, value.text AS value,
    coalesce(position.outcome, value.outcome) AS outcome, margin, mean, temperature,
    left_stop, right_stop, birthday, size, rows, columns, mean_real, temperature_real,
    source.version AS version, source.command AS command
  FROM position JOIN game ON game.id = position.game
    LEFT JOIN value ON value.id = position.value
    JOIN source ON source.id = position.source;
)";

// What the first hundred bytes of a file tell, as https://sqlite.org/fileformat.html has them.
class Header {
public:
    explicit Header(const std::string& path) {
        std::ifstream file(path, std::ios::binary);
        file.read(bytes_.data(), bytes_.size());
        size_ = static_cast<std::size_t>(file.gcount());
    }

    bool is_dictionary() const {
        return size_ == bytes_.size() && std::string(bytes_.data(), 15) == "SQLite format 3" &&
               number_at(68) == kApplicationId;
    }
    std::int64_t version() const { return number_at(60); }
    bool has_checksums() const { return bytes_[20] == kPageChecksumBytes; }
    /// How many bytes the file should have.
    std::uint64_t size() const {
        const auto page = static_cast<std::uint64_t>(number_at(16) >> 16);  // 1 stands for 65536
        return (page == 1 ? 65536 : page) * static_cast<std::uint64_t>(number_at(28));
    }

private:
    std::int64_t number_at(std::size_t at) const {
        std::int64_t number = 0;
        for (std::size_t i = at; i < at + 4; ++i)
            number = number << 8 | static_cast<unsigned char>(bytes_[i]);
        return number;
    }

    std::array<char, 100> bytes_{};
    std::size_t size_ = 0;
};

[[noreturn]] void refuse(const std::string& path, const std::string& what) {
    throw Error(ErrorKind::Input, path + " " + what);
}

void require_dictionary(const std::string& path, const Header& header) {
    if (!header.is_dictionary())
        refuse(path, "is no dictionary of Upstar, or its beginning is damaged; name another file");
    if (header.version() > kDictionaryVersion)
        refuse(path, "was written by a later version of Upstar (its format is " +
                         std::to_string(header.version()) + ", this program knows " +
                         std::to_string(kDictionaryVersion) + "); use that version");
    if (header.version() < kDictionaryVersion)
        refuse(path, "has the format " + std::to_string(header.version()) +
                         ", which no release has written; build it again");
    if (!header.has_checksums())
        refuse(path,
               "was changed by another program, which left out its checksums; put a copy of "
               "it back, or build it again");
}

[[noreturn]] void refuse_empty(const std::string& path) {
    refuse(path, "is empty: whoever began it was killed at once; build it again");
}

std::int64_t table_count(Database& database) {
    SqlStatement tables(database, "SELECT count(*) FROM sqlite_schema");
    return tables.next() ? tables.integer(0) : 0;
}

// Nothing of a file that is not there.
std::uint64_t size_of_file(const std::string& path) {
    std::error_code unknown;
    const auto size = std::filesystem::file_size(path, unknown);
    return unknown ? 0 : size;
}

// Whether it has tables, and all of them: what was cut off would be missed only where it is read.
// Only now is it known what whoever was killed has left, and nobody writes meanwhile.
void require_whole(Database& database) {
    database.run("BEGIN");
    const bool is_empty = table_count(database) == 0;
    const bool is_cut_off = size_of_file(database.path()) < Header(database.path()).size();
    database.run("COMMIT");
    if (is_empty) refuse_empty(database.path());
    if (is_cut_off) database.fail(SQLITE_CORRUPT);
}

void make_if_empty(Database& database) {
    int checksum_bytes = kPageChecksumBytes;
    sqlite3_file_control(database.handle(), nullptr, SQLITE_FCNTL_RESERVE_BYTES, &checksum_bytes);
    Transaction transaction(database);
    if (table_count(database) > 0) return;
    database.run(kSchema);
    database.run("PRAGMA application_id = " + std::to_string(kApplicationId));
    database.run("PRAGMA user_version = " + std::to_string(kDictionaryVersion));
    transaction.commit();
}

}  // namespace

Dictionary::Dictionary(const std::string& path, Use use) : database_(path, use == Use::Write) {
    // Whoever is killed while he writes leaves a journal, which the first reader plays back.
    const bool is_begun = size_of_file(path) > 0;
    if (!is_begun && use == Use::Read) refuse_empty(path);
    if (is_begun) {
        Header header(path);
        if (!header.is_dictionary()) {
            // Another program may be just about to have made it.
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            header = Header(path);
        }
        require_dictionary(path, header);
    }
    if (use == Use::Write) make_if_empty(database_);
    database_.run(use == Use::Read ? "PRAGMA query_only = 1" : "PRAGMA synchronous = FULL");
    database_.run("PRAGMA cache_size = -65536");
    require_whole(database_);
}

std::vector<std::string> Dictionary::games() {
    std::vector<std::string> games;
    SqlStatement all(database_, "SELECT rules FROM game ORDER BY rules");
    while (all.next()) games.push_back(all.text(0));
    return games;
}

std::int64_t Dictionary::positions(const std::string& game) {
    SqlStatement count(database_,
                       game.empty() ? "SELECT count(*) FROM position"
                                    : "SELECT count(*) FROM position WHERE game = (SELECT id FROM "
                                      "game WHERE rules = ?)");
    if (!game.empty()) count.with(game);
    return count.next() ? count.integer(0) : 0;
}

std::int64_t Dictionary::values() {
    SqlStatement count(database_, "SELECT count(*) FROM value");
    return count.next() ? count.integer(0) : 0;
}

}  // namespace upstar
