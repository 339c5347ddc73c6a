// What the board of every game in the catalog must satisfy, and the pictures made from it.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "catalog/golden.h"
#include "draw/svg_check.h"
#include "upstar/answers/analysis_picture.h"
#include "upstar/answers/review.h"
#include "upstar/answers/review_picture.h"
#include "upstar/base/words.h"
#include "upstar/catalog/catalog.h"
#include "upstar/catalog/moves.h"
#include "upstar/draw/board_picture.h"
#include "upstar/draw/board_words.h"
#include "upstar/process/program.h"
#include "upstar/process/scratch_folder.h"
#include "upstar/search/evaluators.h"

namespace upstar {
namespace {

constexpr std::size_t kMostPositions = 400;
constexpr std::size_t kMostPictures = 60;

class EveryBoard : public testing::TestWithParam<CataloguedGame> {
protected:
    // Those of the About and their followers, nearest first, as far as the bound goes.
    std::vector<PositionPtr> positions() const {
        std::vector<PositionPtr> all;
        std::map<std::string, bool> seen;
        const auto add = [&](const PositionPtr& p) {
            if (all.size() < kMostPositions && seen.emplace(p->to_string(), true).second)
                all.push_back(p);
        };
        for (const std::string& example : game->about().examples) add(game->parse(example));
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const Player player : kPlayers)
                for (const AnyOption& option : all[i]->options(player)) add(option.position);
        return all;
    }

    RulesetPtr game = GetParam().game;
    Context context;
    Arena arena{context};
    Evaluators evaluators{arena};
};

// What a board shows, without the names of its places: stacks in their order, without those that
// are gone; of a graph how many nodes and edges there are, since the rest of it has other names
// then.
std::string shown(const BoardDescription& board) {
    std::string marks;
    std::size_t nodes = 0;
    std::size_t edges = 0;
    for (const BoardPlace& place : board.places) {
        if (place.kind == BoardPlace::Kind::Stack && !place.is_empty)
            marks += (marks.empty() ? "" : ",") + place.mark;
        nodes += place.kind == BoardPlace::Kind::Node;
        edges += place.kind == BoardPlace::Kind::Edge;
    }
    return marks + " " + std::to_string(nodes) + " nodes, " + std::to_string(edges) + " edges";
}

// The same of the board that a move leaves.
std::string left_of(BoardDescription board, const MoveOnBoard& move) {
    for (std::size_t i = 0; i < move.changed.size(); ++i) {
        BoardPlace& place = board.places[move.changed[i]];
        place.mark = move.left[i];
        place.is_empty = move.left[i].empty() || move.left[i] == "0";
        if (place.kind != BoardPlace::Kind::Stack) place.kind = BoardPlace::Kind::Square;
    }
    return shown(board);
}

TEST_P(EveryBoard, TellsDifferentPositionsApart) {
    std::map<std::string, std::string> texts;
    for (const PositionPtr& p : positions()) {
        const BoardDescription board = p->board();
        std::string marks =
            std::to_string(board.rows) + "x" + std::to_string(board.columns) + " " + board.text;
        for (const BoardPlace& place : board.places)
            marks += " " + place.mark + (place.is_empty ? "." : "!") + std::to_string(place.from) +
                     "-" + std::to_string(place.to);
        const auto [other, is_new] = texts.emplace(marks, p->to_string());
        EXPECT_TRUE(is_new) << p->to_string() << " looks like " << other->second;
    }
}

TEST_P(EveryBoard, OfSquaresReadsBack) {
    for (const PositionPtr& p : positions()) {
        const BoardDescription board = p->board();
        if (board.shape != BoardShape::Strip && board.shape != BoardShape::Grid) continue;
        if (!board.text.empty()) continue;  // there is more to it than the squares show
        std::string text;
        for (std::size_t i = 0; i < board.places.size(); ++i)
            text += (i > 0 && i % board.columns == 0 ? "|" : "") + board.places[i].mark;
        EXPECT_EQ(p->ruleset().parse(text)->to_string(), p->to_string());
    }
}

TEST_P(EveryBoard, IsChangedWhereAMoveSaysSo) {
    for (const PositionPtr& p : positions()) {
        const BoardDescription before = p->board();
        for (const Player player : kPlayers)
            for (const AnyOption& option : p->options(player)) {
                const MoveOnBoard move = move_on_board(*p, before, *option.position);
                const BoardDescription after = option.position->board();
                EXPECT_EQ(move.left.size(), move.changed.size());
                if (before.places.empty()) continue;
                ASSERT_FALSE(move.changed.empty())
                    << p->to_string() << " to " << option.position->to_string();
                if (after.places.size() == before.places.size()) {
                    std::vector<std::size_t> changed;
                    for (std::size_t i = 0; i < before.places.size(); ++i)
                        if (!(before.places[i] == after.places[i])) changed.push_back(i);
                    EXPECT_EQ(move.changed, changed)
                        << p->to_string() << " to " << option.position->to_string();
                } else if (before.places[move.changed.front()].kind != BoardPlace::Kind::Node) {
                    // Without the places that are gone it is the other board. A node that is
                    // coloured takes others with it that nobody may colour any more.
                    EXPECT_EQ(left_of(before, move), shown(after))
                        << p->to_string() << " to " << option.position->to_string();
                }
            }
    }
}

TEST_P(EveryBoard, SaysInWordsWhatStandsOnIt) {
    for (const PositionPtr& p : positions()) {
        const std::string words = described_in_words(p->board());
        for (const BoardPlace& place : p->board().places) {
            if (place.kind != BoardPlace::Kind::Square || place.is_empty) continue;
            EXPECT_NE((words + ",").find(" " + place.name), std::string::npos) << words;
        }
    }
}

TEST_P(EveryBoard, OfAnAnalysisIsAWellFormedPictureInItsFrame) {
    std::vector<PositionPtr> all = positions();
    all.resize(std::min(all.size(), kMostPictures));
    for (const PositionPtr& p : all) {
        const Analysis analysis = analyse(p, evaluators);
        EXPECT_EQ(SvgCheck::complaint(analysis_picture(arena, analysis, Format::Svg)), "")
            << p->to_string();
    }
}

TEST_P(EveryBoard, OfAnAnalysisTicksAWinningMoveIfThereIsOne) {
    std::vector<PositionPtr> all = positions();
    all.resize(std::min(all.size(), kMostPictures));
    for (const PositionPtr& p : all) {
        const Analysis analysis = analyse(p, evaluators);
        if (analysis.is_scoring()) continue;
        std::size_t winning = 0;
        for (const Advice& advice : analysis.advice) {
            winning += advice.winning_moves();
            if (!analysis.is_partizan()) break;
        }
        const std::string svg = analysis_picture(arena, analysis, Format::Svg);
        EXPECT_EQ(winning > 0, svg.find(">wins<") != std::string::npos) << p->to_string();
    }
}

// Of the first positions, with a board alone, an analysis and a review of each.
TEST_P(EveryBoard, IsTypesetByTex) {
    if (!run_program({"pdflatex", "-version"}, context).is_well())
        GTEST_SKIP() << "pdflatex is not installed";
    constexpr std::size_t kMostTypeset = 5;
    std::vector<PositionPtr> all = positions();
    all.resize(std::min(all.size(), kMostTypeset));
    std::string document = "\\documentclass{article}\\usepackage{tikz}\\begin{document}\\sloppy\n";
    for (const PositionPtr& p : all) {
        Match match(p, Player::Left);
        while (!match.is_over() && match.history().size() < 6) match.play(match.moves().front());
        document += board_picture(p->board(), p->to_string(), Format::Tikz) + "\n\\newpage\n" +
                    analysis_picture(arena, analyse(p, evaluators), Format::Tikz) +
                    "\n\\newpage\n" +
                    review_picture(arena, review(match, evaluators, std::chrono::seconds(20)),
                                   Format::Tikz) +
                    "\n\\newpage\n";
    }
    const ScratchFolder folder;
    const auto file = folder.write("boards.tex", document + "\\end{document}\n");
    const ProgramEnd tex =
        run_program({"pdflatex", "-interaction=nonstopmode", "-halt-on-error",
                     "-output-directory=" + folder.path().string(), file.string()},
                    context);
    EXPECT_TRUE(tex.is_well()) << tex.output;
    EXPECT_EQ(tex.output.find("Missing character"), std::string::npos) << tex.output;
}

TEST_P(EveryBoard, OfAReviewIsAWellFormedPictureInItsFrame) {
    for (const std::string& example : game->about().examples) {
        Match match(game->parse(example), Player::Left);
        while (!match.is_over() && match.history().size() < 12) match.play(match.moves().back());
        const Review judged = review(match, evaluators, std::chrono::seconds(20));
        EXPECT_EQ(SvgCheck::complaint(review_picture(arena, judged, Format::Svg)), "") << example;
    }
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryBoard, testing::ValuesIn(catalogued_games()));

}  // namespace
}  // namespace upstar
