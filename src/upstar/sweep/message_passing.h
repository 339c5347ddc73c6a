// What a sweep needs of a library for messages between processes, as a table of C functions: the
// module that has them (mpi/) is loaded only where processes were started together, and is the only
// place that knows MPI. A program that was linked with it could not run without it.
#pragma once

#include <cstddef>

extern "C" {

struct UpstarMessagePassing {
    /// Joins the processes; 0 if that went well.
    int (*start)(int* rank, int* size, int* ranks_on_this_machine);
    /// Begins to send a copy of the bytes.
    void (*send)(int to, const char* bytes, std::size_t size);
    /// The size of a message that has arrived, and from whom; -1 if there is none.
    long (*arrived)(int* from);
    /// Takes that message.
    void (*receive)(int from, char* bytes, std::size_t size);
    /// Leaves the others, once all messages are sent.
    void (*finish)();
};

/// The module's only symbol.
const UpstarMessagePassing* upstar_message_passing();
}
