// Classes to start from, in "Your game".
export const EXAMPLES = [
  {
    name: "Walkers",
    position: "x..oxx.o.",
    source: `/* Walkers: a piece walks one or two free squares
   towards the other side.  Left is black. */
singleton class Walkers extends game.strip.StripRuleset

  class Position(strip as Strip) extends StripGame
    override def Options(player as Player) begin
      var us := player.Ordinal;
      for n in strip FindAll us
      for s from 1 to 2
      while strip[n + s*player.Sign] == 0 yield
        Position(strip Updated
          { n => 0, n + s*player.Sign => us })
      end
    end
  end

  override def CharMap := ".xo";
  override def Icons :=
    [Icon.Blank, Icon.BlackStone, Icon.WhiteStone];
end
`,
  },
  {
    name: "Growers",
    position: "x...|....|...o",
    source: `/* Growers: put a stone on a free square beside one of yours.
   Left is black. */
singleton class Growers extends game.grid.GridRuleset

  class Position(grid as Grid) extends GridGame
    override def Options(player as Player) begin
      for square in grid FindAll 0
      where [step for step in Coordinates.Orthogonal
             where grid[square + step] == player.Ordinal].Length > 0 yield
        Position(grid Updated { square => player.Ordinal })
      end
    end
  end

  override def CharMap := ".xo";
  override def Icons :=
    [Icon.Blank, Icon.BlackStone, Icon.WhiteStone];
end
`,
  },
  {
    name: "SquareNim",
    position: "10",
    source: `/* SquareNim: take a square number of tokens from a heap. */
singleton class SquareNim extends game.heap.HeapRuleset
  override def HeapOptions(heapSize as Integer) :=
    [[heapSize - k*k] for k from 1 to heapSize where k*k <= heapSize];
end
`,
  },
];
