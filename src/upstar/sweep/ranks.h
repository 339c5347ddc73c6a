// The processes of a sweep that were started together, by mpirun or a scheduler: one, the first,
// deals the cells and writes the file; the others ask for cells and send what they found.
//
//     to the first      want 12            then the lines of cells that are done, and
//                       ! 17 2 message     of those that failed: the kind of error
//     from the first    17 3 5             a cell: its number and what its parameters are; or
//                       end
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "upstar/sweep/message_passing.h"

namespace upstar {

class Ranks {
public:
    /// Joins the others; null if the program was started alone. Throws Error (Input) that says why
    /// if it was started with others and cannot talk to them. `program` is where the program lies;
    /// the module lies beside it, or in ../lib/upstar.
    static std::unique_ptr<Ranks> joined(const std::string& program);
    ~Ranks();
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    int rank() const { return rank_; }
    int size() const { return size_; }
    bool is_first() const { return rank_ == 0; }
    int on_this_machine() const { return on_this_machine_; }

    /// Whether the first has sent the others home.
    bool are_others_gone() const { return are_others_gone_; }
    void set_others_gone() { are_others_gone_ = true; }

    void send(int to, const std::string& message);

    struct Message {
        int from = 0;
        std::string text;
    };
    /// A message that has arrived, if there is one.
    std::optional<Message> received();

    /// Leaves the others; waits until all do.
    void finish();

private:
    explicit Ranks(const UpstarMessagePassing& functions);

    const UpstarMessagePassing& functions_;
    int rank_ = 0;
    int size_ = 1;
    int on_this_machine_ = 1;
    bool are_others_gone_ = false;
    bool is_finished_ = false;
};

}  // namespace upstar
