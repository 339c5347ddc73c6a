// Words of the calculator that are not of the language: help, load, save.
#pragma once

#include <string>
#include <vector>

#include "command.h"
#include "upstar/lang/session.h"

namespace upstar::cli {

class SessionCommands {
public:
    SessionCommands(Session& session, const CommonOptions& options)
        : session_(session), options_(options) {}

    /// `help`, `?`, `help topic`, `load FILE`, `save FILE`: runs it and says true. Other lines are
    /// for the language. Throws Error where a file cannot be read or written.
    bool run(const std::string& line);

    /// A query that was answered: `save` writes it.
    void note(const std::string& query) { queries_.push_back(query); }

private:
    void help(const std::string& topic);
    void load(const std::string& file);
    void save(const std::string& file);

    Session& session_;
    const CommonOptions& options_;
    std::vector<std::string> queries_;
};

}  // namespace upstar::cli
