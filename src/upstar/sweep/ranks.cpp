#include "upstar/sweep/ranks.h"

#include <dlfcn.h>

#include <array>
#include <cstdlib>
#include <filesystem>

#include "upstar/base/error.h"

namespace upstar {
namespace {

// How many processes were started together, as their starter says: Open MPI, then those that other
// implementations and schedulers set.
int started_together() {
    for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "MPI_LOCALNRANKS"})
        if (const char* value = std::getenv(name)) return std::atoi(value);
    return 1;
}

bool is_of_open_mpi() {
    return std::getenv("OMPI_COMM_WORLD_SIZE") != nullptr || std::getenv("PMIX_RANK") != nullptr;
}

[[noreturn]] void refuse(const std::string& why) {
    throw Error(ErrorKind::Input,
                "this was started as several processes, which would each do all of the work, "
                "because they cannot talk to each other: " +
                    why + ". Start it alone, or give each a part of the sweep");
}

std::string last_fault() {
    const char* fault = ::dlerror();
    return fault != nullptr ? fault : "unknown fault";
}

const UpstarMessagePassing& loaded(const std::string& program) {
    // For all to see: the components of Open MPI look for it among what is there.
    if (::dlopen("libmpi.so.40", RTLD_NOW | RTLD_GLOBAL) == nullptr)
        refuse("Open MPI 4 is not installed (" + last_fault() + "); on Debian, libopenmpi3");
    const std::filesystem::path folder = std::filesystem::path(program).parent_path();
    const std::array<std::filesystem::path, 2> places = {folder / "upstar_mpi.so",
                                                         folder / "../lib/upstar/upstar_mpi.so"};
    for (const std::filesystem::path& place : places) {
        std::error_code unknown;
        if (!std::filesystem::exists(place, unknown)) continue;
        void* const module = ::dlopen(place.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (module == nullptr) refuse(last_fault());
        using Symbol = const UpstarMessagePassing* (*)();
        const auto symbol = reinterpret_cast<Symbol>(::dlsym(module, "upstar_message_passing"));
        if (symbol == nullptr) refuse(last_fault());
        return *symbol();
    }
    refuse(
        "the module upstar_mpi.so is not there; `make build` makes it where libopenmpi-dev is "
        "installed");
}

}  // namespace

Ranks::Ranks(const UpstarMessagePassing& functions) : functions_(functions) {
    if (functions_.start(&rank_, &size_, &on_this_machine_) != 0)
        refuse("MPI could not be started");
}

std::unique_ptr<Ranks> Ranks::joined(const std::string& program) {
    if (started_together() <= 1) return nullptr;
    if (!is_of_open_mpi()) refuse("they were not started by Open MPI's mpirun");
    return std::unique_ptr<Ranks>(new Ranks(loaded(program)));
}

Ranks::~Ranks() { finish(); }

void Ranks::send(int to, const std::string& message) {
    functions_.send(to, message.data(), message.size());
}

std::optional<Ranks::Message> Ranks::received() {
    Message message;
    const long size = functions_.arrived(&message.from);
    if (size < 0) return std::nullopt;
    message.text.resize(static_cast<std::size_t>(size));
    functions_.receive(message.from, message.text.data(), message.text.size());
    return message;
}

void Ranks::finish() {
    if (!is_finished_) functions_.finish();
    is_finished_ = true;
}

}  // namespace upstar
