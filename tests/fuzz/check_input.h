// What must hold for every input, however odd: shared by the fuzzers and the replay of their
// corpus.
//
// A failed query throws upstar::Error and nothing else, and ends near its limits. What a value
// prints reads back as the same value. Anything else leaves these functions as another exception.
#pragma once

#include <string_view>

namespace upstar {

void check_parse(std::string_view text);

/// Evaluates and prints, within 256 MiB and about a second.
void check_evaluate(std::string_view text);

/// Reads the text as a position of every game, in every notation of Dots-and-Boxes, as a
/// certificate and as a set of positions of Circular Nim. What is read prints, and that reads back
/// as the same.
void check_positions(std::string_view text);

/// The lines are requests to an engine: each is answered by at most one line, and that is JSON.
void check_requests(std::string_view text);

}  // namespace upstar
