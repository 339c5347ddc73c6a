// The engine over one pair of pipes, as a client has it: how many small evaluations a second, and
// how long after its cancel a search is answered.
//
//     bench_protocol [--quick]
//
// The signature (effort.h) is a hash of the answers to the evaluations, by id.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "effort.h"
#include "upstar/base/hash.h"

namespace upstar {
namespace {

using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

class Program {
public:
    Program() {
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        if (pipe(in.data()) != 0 || pipe(out.data()) != 0) std::exit(2);
        child_ = fork();
        if (child_ == 0) {
            dup2(in[0], STDIN_FILENO);
            dup2(out[1], STDOUT_FILENO);
            for (const int end : {in[0], in[1], out[0], out[1]}) close(end);
            execl(UPSTAR_PROGRAM, "upstar", "engine", static_cast<char*>(nullptr));
            _exit(2);
        }
        close(in[0]);
        close(out[1]);
        requests_ = in[1];
        answers_ = fdopen(out[0], "r");
        line();  // the hello
    }

    ~Program() {
        close(requests_);
        std::fclose(answers_);
        waitpid(child_, nullptr, 0);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    void send(const std::string& lines) const {
        for (std::size_t sent = 0; sent < lines.size();) {
            const ssize_t count = write(requests_, lines.data() + sent, lines.size() - sent);
            if (count <= 0) std::exit(2);
            sent += static_cast<std::size_t>(count);
        }
    }

    std::string line() {
        std::string text;
        for (std::array<char, 4096> part{};
             std::fgets(part.data(), static_cast<int>(part.size()), answers_) != nullptr;) {
            text += part.data();
            if (text.back() == '\n') return text;
        }
        std::fprintf(stderr, "the engine ended too early\n");
        std::exit(2);
    }

private:
    pid_t child_ = 0;
    int requests_ = -1;
    FILE* answers_ = nullptr;
};

std::uint64_t hash_of(const std::string& text) {
    std::uint64_t hash = 0;
    for (const char c : text) hash = combine(hash, static_cast<unsigned char>(c));
    return hash;
}

// Answers come in any order, so their hashes are added.
std::uint64_t evaluations(int count) {
    std::string lines;
    for (int i = 0; i < count; ++i) {
        const std::string n = std::to_string(i % 100);
        lines += R"({"id":)" + std::to_string(i) + R"(,"do":"evaluate","expression":"{)" + n +
                 R"(|-1} + ^*"})" + "\n";
    }
    Program program;
    const auto begin = Clock::now();
    std::thread writer([&] { program.send(lines); });
    std::uint64_t sum = 0;
    for (int i = 0; i < count; ++i) sum += hash_of(program.line());
    writer.join();
    const double time = milliseconds_since(begin);
    std::printf("%12.0f ms   %d small evaluations in one pipe: %.0f a second\n", time, count,
                1000 * count / time);
    return sum;
}

void one_by_one(int count) {
    Program program;
    const auto begin = Clock::now();
    for (int i = 0; i < count; ++i) {
        program.send("{\"id\":1,\"do\":\"evaluate\",\"expression\":\"{1|-1} + ^\"}\n");
        program.line();
    }
    std::printf("%12.1f us   from a request to its answer, one after the other\n",
                1000 * milliseconds_since(begin) / count);
}

void cancels(int count) {
    Program program;
    std::vector<double> times;
    for (int i = 0; i < count; ++i) {
        program.send(
            "{\"id\":1,\"do\":\"evaluate\",\"expression\":\"domineering(\\\"8x8\\\").Value\"}\n");
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        const auto begin = Clock::now();
        program.send("{\"id\":1,\"do\":\"cancel\"}\n");
        program.line();
        times.push_back(milliseconds_since(begin));
    }
    std::sort(times.begin(), times.end());
    std::printf("%12.2f ms   from a cancel to the answer, the median of %d; the longest %.2f ms\n",
                times[times.size() / 2], count, times.back());
}

}  // namespace
}  // namespace upstar

int main(int argc, char** argv) {
    using namespace upstar;
    const Effort effort = effort_of(argc, argv);
    constexpr int kSigned = 10'000;
    const std::uint64_t signature = evaluations(kSigned);
    if (effort != Effort::Quick) {
        evaluations(200'000);
        one_by_one(10'000);
        cancels(20);
    }
    print_signature(signature);
}
