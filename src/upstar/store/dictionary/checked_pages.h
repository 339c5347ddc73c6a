// A file system for SQLite that sees damage: every page of a database ends in eight bytes with its
// checksum, written and verified here. Without it, a byte that a disk or a copy has changed inside
// a text would be read as what it says now.
//
// SQLite keeps the end of a page free for such uses, so other programs read the file as any other
// database; who writes with them makes it damaged. The design is that of SQLite's own cksumvfs,
// which Debian does not build. A rollback journal is used, not a write-ahead log: that one needs
// files beside the database, and shared memory.
#pragma once

namespace upstar {

/// The name of the file system, known to SQLite from the first call on.
const char* checked_pages();

/// How many bytes of a page are the checksum's.
inline constexpr int kPageChecksumBytes = 8;

}  // namespace upstar
