// Messages between the ranks of a sweep, by MPI. Sends go on in the background, so that two ranks
// that send to each other cannot wait for each other.
#include <mpi.h>

#include <list>
#include <string>

#include "upstar/sweep/message_passing.h"

namespace {

constexpr int kTag = 0;

struct Sending {
    std::string bytes;
    MPI_Request request = MPI_REQUEST_NULL;
};

std::list<Sending>& sending() {
    static std::list<Sending> all;
    return all;
}

int start(int* rank, int* size, int* ranks_on_this_machine) {
    int provided = 0;
    // All calls come from the thread that makes this one.
    if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided) != MPI_SUCCESS ||
        provided < MPI_THREAD_FUNNELED)
        return 1;
    MPI_Comm_rank(MPI_COMM_WORLD, rank);
    MPI_Comm_size(MPI_COMM_WORLD, size);
    MPI_Comm machine = MPI_COMM_NULL;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &machine);
    MPI_Comm_size(machine, ranks_on_this_machine);
    MPI_Comm_free(&machine);
    return 0;
}

void forget_what_is_sent() {
    sending().remove_if([](Sending& each) {
        int is_sent = 0;
        MPI_Test(&each.request, &is_sent, MPI_STATUS_IGNORE);
        return is_sent != 0;
    });
}

void send(int to, const char* bytes, std::size_t size) {
    forget_what_is_sent();
    Sending& next = sending().emplace_back();
    next.bytes.assign(bytes, size);
    MPI_Isend(next.bytes.data(), static_cast<int>(size), MPI_CHAR, to, kTag, MPI_COMM_WORLD,
              &next.request);
}

long arrived(int* from) {
    forget_what_is_sent();
    int is_there = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, kTag, MPI_COMM_WORLD, &is_there, &status);
    if (is_there == 0) return -1;
    int size = 0;
    MPI_Get_count(&status, MPI_CHAR, &size);
    *from = status.MPI_SOURCE;
    return size;
}

void receive(int from, char* bytes, std::size_t size) {
    MPI_Recv(bytes, static_cast<int>(size), MPI_CHAR, from, kTag, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
}

void finish() {
    for (Sending& each : sending()) MPI_Wait(&each.request, MPI_STATUS_IGNORE);
    sending().clear();
    MPI_Finalize();
}

const UpstarMessagePassing kFunctions = {start, send, arrived, receive, finish};

}  // namespace

const UpstarMessagePassing* upstar_message_passing() { return &kFunctions; }
