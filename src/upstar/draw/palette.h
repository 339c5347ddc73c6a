// The colours of all pictures, one family with the page: ink on paper, one accent that means "wins"
// or "do this", a colour for each player where data are drawn, sand for boards. No colour tells
// anything alone: a shape, a letter or a kind of line says it too.
#pragma once

#include <string_view>

namespace upstar::palette {

constexpr std::string_view kPaper = "#ffffff";
constexpr std::string_view kSunken = "#efede7";
constexpr std::string_view kInk = "#1b1e22";
constexpr std::string_view kInkSecond = "#4b5057";
constexpr std::string_view kLabel = "#656a71";
constexpr std::string_view kHairline = "#dedad1";
constexpr std::string_view kAccent = "#0a6b60";
constexpr std::string_view kAccentSoft = "#dcefeb";
constexpr std::string_view kLeft = "#1d5da8";
constexpr std::string_view kRight = "#b0421a";

constexpr std::string_view kBoard = "#ddcba6";
constexpr std::string_view kBoardLine = "#bda977";
constexpr std::string_view kPit = "#c9b583";
constexpr std::string_view kBlocked = "#8c8068";
constexpr std::string_view kBlackStone = "#191b1e";
constexpr std::string_view kWhiteStone = "#ffffff";
constexpr std::string_view kStoneRim = "#5e5747";
constexpr std::string_view kMark = "#3d3522";

}  // namespace upstar::palette
