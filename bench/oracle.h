// What the benchmarks that run beside a brute-force program share: processor time, and that
// program, compiled from its source in the folder that UPSTAR_ORACLE names.
#pragma once

#include <sys/resource.h>
#include <sys/time.h>

#include <cstdio>
#include <cstdlib>
#include <string>

namespace upstar {

/// Of RUSAGE_SELF or RUSAGE_CHILDREN, so far.
inline double processor_seconds(int who) {
    rusage usage{};
    getrusage(who, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// The path of the program made from <name>.cpp; empty, with a line that says why, if there is
/// none.
inline std::string oracle_program(const std::string& name) {
    const char* folder = std::getenv("UPSTAR_ORACLE");
    if (folder == nullptr) {
        std::puts("(skipped: the brute-force program; UPSTAR_ORACLE names no folder)");
        return "";
    }
    const std::string program = "/tmp/upstar_bench_oracle_" + name;
    const std::string compile =
        "g++ -std=c++17 -O2 -o " + program + " '" + folder + "/" + name + ".cpp'";
    if (std::system(compile.c_str()) != 0) {
        std::puts("(skipped: the brute-force program did not compile)");
        return "";
    }
    return program;
}

}  // namespace upstar
