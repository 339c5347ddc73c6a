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
];
