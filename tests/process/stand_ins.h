// Programs that are short shell scripts, and the only ones that are found while this lives:
// solvers, or a Coq, that are missing, crash, never end, or lie.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

#include "store/folder.h"

namespace upstar {

class StandIns {
public:
    StandIns() { setenv("PATH", path().c_str(), 1); }
    ~StandIns() { setenv("PATH", before_.c_str(), 1); }

    void install(const std::string& program, const std::string& script) const {
        write(path(program), "#!/bin/sh\n" + script + "\n");
        std::filesystem::permissions(path(program), std::filesystem::perms::owner_all);
    }
    /// A solver that finds the solution of the control, and does `script` with all else.
    void install_sane(const std::string& solver, const std::string& script) const {
        install(solver, "case \"$*\" in *control.smt2) echo sat; exit;; esac; " + script);
    }
    std::string path(const std::string& program = "") const { return folder_ / program; }

private:
    const std::string before_ = std::getenv("PATH");
    const TestFolder folder_;
};

}  // namespace upstar
