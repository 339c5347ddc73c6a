// Small certificates of every kind, made as the program makes them.
#pragma once

#include <sstream>
#include <string>

#include "upstar/games/circular_nim/theorems/proof_files.h"
#include "upstar/games/circular_nim/theorems/shrinking_files.h"
#include "upstar/games/dots/loony/certificate.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/heaps/period.h"
#include "upstar/games/konane/army/penetration_certificate.h"
#include "upstar/games/konane/solver/board_answer.h"
#include "upstar/games/konane/solver/strategy.h"
#include "upstar/games/toads/worth_certificate.h"
#include "upstar/values/arena.h"

namespace upstar {

inline std::string flight_sample(const std::string& graph = "A@4,A-B:12,B@4,chain:10") {
    Context context;
    dots::LoonyValues values(context);
    const dots::WrittenEndgame endgame = dots::as_written(dots::parse_coin_graph(graph));
    return to_text(*certificate(endgame, plan_flight(endgame.graph, values)));
}

inline std::string strategy_sample(const std::string& board, Player first,
                                   konane::Konane::Jumps jumps = konane::Konane::Jumps::Ancient) {
    Context context;
    Arena arena(context);
    const konane::BoardQuestion question = konane::board_question(board, jumps);
    konane::KonaneSolver::Settings settings;
    settings.table_bytes = 1 << 20;
    konane::KonaneSolver solver(question.board, arena, settings);
    std::ostringstream out;
    write_strategy(solver, question.starts.front().stones, first, out);
    return out.str();
}

inline std::string penetration_sample(const std::string& group) {
    Context context;
    if (const auto rectangle = konane::parse_rectangle(group))
        return certificate_text(rectangle_answer(context, *rectangle));
    return certificate_text(
        group_answer(context, konane::Army::parse(group, konane::Direction::Up)));
}

inline std::string worth_sample(const std::string& strip, const std::string& value) {
    Context context;
    return toads::decide_and_prove(toads::strip_worth(strip, value), context).certificate;
}

inline std::string period_sample(const std::string& code) {
    Context context;
    heaps::NimSequence sequence(context, heaps::parse_code(code));
    return heaps::period_certificate(sequence, *heaps::period_answer(sequence).found);
}

inline void write_proof_sample(const std::filesystem::path& folder) {
    using namespace circular_nim;
    Context context;
    write_proof(prove_partition({{4, 2}, parse_stack_set("(a,b,a,b)", 4, true), 0}, context),
                folder);
}

inline void write_shrinking_sample(const std::filesystem::path& folder) {
    Context context;
    circular_nim::write_shrinking_proof(circular_nim::shrinking_theorems(3, 2, context), folder);
}

}  // namespace upstar
