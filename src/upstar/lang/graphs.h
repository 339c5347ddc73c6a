// Graphs made from texts, lists and numbers, and written as text again.
#pragma once

#include <span>
#include <string>

#include "upstar/lang/graph_object.h"
#include "upstar/lang/natives.h"

namespace upstar {

/// Graph.Path, Graph.Parse, ...
std::span<const Native> graph_class_natives();

/// Graph("..."): the graph that a text shows.
Cell graph_from(Machine& machine, bool directed, const Cell* arguments, std::size_t count);

/// A text that Graph.Parse reads back with the labels of the game that the graph belongs to.
std::string graph_notation(World& world, const GraphObject& graph, const Cell& game);

}  // namespace upstar
