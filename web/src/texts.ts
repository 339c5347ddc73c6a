// All words of the page, in one place for translators. Words that the engine says (rules, notation,
// reasons, errors) are the engine's own.
import type { GameAbout, Outcome, Player } from "./engine/protocol";

const plural = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`;

export const t = {
  title: "Upstar",
  views: {
    board: "Board",
    calc: "Calculator",
    table: "Tables",
    game: "Your game",
    papers: "Papers",
    flight: "Flight plan",
    pattern: "P-positions",
  },
  more: "More",
  simple: "Simple",
  full: "Full",
  depth: "How much is shown",
  share: "Share",
  shared: "Link copied",
  dark: "Dark colours",
  light: "Light colours",
  help: "Help",
  skip: "Skip to the verdict",
  loading: "Loading the engine",
  failed: "The engine could not be loaded",
  noWasm: "This browser has no WebAssembly, or it is switched off.",
  viewFailed: "This part of the page could not be loaded",
  offline: "No network. Everything on this page works without it.",
  reload: "Reload",
  newVersion: "A new version is ready. Your board and history stay.",
  close: "Close",

  // The board
  chooseGame: "Game",
  rulesOf: (game: string) => `The rules of ${game}`,
  games: "Games",
  parameters: "Parameters",
  play: "Play",
  edit: "Edit",
  mode: "What a click on the board does",
  undo: "Undo",
  redo: "Redo",
  back: "Back",
  swap: "Other side to move",
  swapShort: "Swap",
  random: "Random position",
  clear: "Clear",
  examples: "Examples",
  text: "Text",
  copy: "Copy",
  copied: "Copied",
  position: "Position",
  positionText: "The position as text",
  show: "Show",
  hideAnswers: "Hide answers",
  showAnswers: "Show answers",
  answersHidden: "Answers are hidden.",
  toMove: (side: string) => `${side} to move`,
  turnOf: (side: string) => `${side}’s turn`,
  board: (game: string) => `${game}, the board`,
  place: (name: string, what: string) => `${name}: ${what}`,
  free: "free",
  drawn: "drawn",
  blocked: "blocked",
  edge: "edge",
  edgeOf: (side: string) => `${side}’s edge`,
  tokens: (count: number) => plural(count, "token", "tokens"),
  take: (names: string) => `Take: leave ${names}`,
  chooseAgain: "Choose again",
  whichMove: "Which move?",
  palette: "Put on the board",
  noSuchMove: (name: string) => `no move is called ${name.slice(0, 40)} here`,
  slipped: (side: string, move: string, cost: number | null) =>
    cost === null ? `${side} let the win slip with ${move}.` : `${side} lost ${cost} with ${move}.`,
  betterWere: (moves: string, more: number) =>
    `Better: ${moves}${more > 0 ? `, and ${more} more` : ""}.`,
  cycle: "next in turn",
  rows: "Rows",
  columns: "Columns",
  stacks: "Stacks",
  fewer: (what: string) => `Fewer ${what.toLowerCase()}`,
  moreOf: (what: string) => `More ${what.toLowerCase()}`,
  gameOver: (winner: Player | null) =>
    winner ? `The game is over: ${winner} has won.` : "The game is over: a draw.",

  // Who wins
  outcome: {
    N: "Whoever moves first wins.",
    P: "Whoever moves first loses.",
    L: "Left wins, whoever moves first.",
    R: "Right wins, whoever moves first.",
  } satisfies Record<Outcome, string>,
  points: (count: number, points: GameAbout["points"]) =>
    plural(count, points?.one ?? "point", points?.several ?? "points"),
  margin: (margin: number, points: GameAbout["points"]) => {
    if (margin === 0) return "Both get the same.";
    const count = Math.abs(margin);
    const what = plural(count, points?.one ?? "point", points?.several ?? "points");
    return margin > 0
      ? `The player to move gets ${what} more.`
      : `The player to move gets ${what} fewer.`;
  },
  noMoves: (side: string, isScoring: boolean) =>
    isScoring ? "No move is left." : `${side} has no move, and loses.`,
  someWin: (side: string, winning: number, all: number, isScoring: boolean) => {
    const verb = isScoring
      ? winning === 1
        ? "is best"
        : "are best"
      : winning === 1
        ? "wins"
        : "win";
    if (winning === 0) return `${side} to move: none of ${plural(all, "move", "moves")} wins.`;
    return `${side} to move: ${winning} of ${plural(all, "move", "moves")} ${verb}.`;
  },
  simpleTurn: (side: string, winning: number, all: number, isScoring: boolean) => {
    if (all === 0) return `It is ${side}’s turn, and no move is left.`;
    if (winning === 0) return `It is ${side}’s turn, and no move wins.`;
    const what = winning === 1 ? "one move" : `${winning} moves`;
    const verb = isScoring ? (winning === 1 ? "is best" : "are best") : winning === 1 ? "wins" : "win";
    return `It is ${side}’s turn, and ${what} ${verb}.`;
  },
  wins: "wins",
  loses: "loses",
  best: "best",
  notBest: "worse",
  notJudged: "not judged",
  leadsTo: "leads to",
  givesUp: "gets",
  moves: "Moves",
  noMove: "No moves.",
  allMoves: (count: number) => `Show all ${count} moves`,
  value: "Value",
  mean: "Mean",
  temperature: "Temperature",
  leftStop: "Left stop",
  rightStop: "Right stop",
  parts: "Parts",
  onePart: "This position is in one part.",
  noValue: "This game is played for points: its positions have no value.",
  game: "Game",
  part: (letter: string) => `Part ${letter}`,
  cold: "cold: nobody wants to move here",
  hot: "hot: both are in a hurry",
  tepid: "neither hot nor cold: a move is worth less than any number",
  zero: "worth nothing: moving here first loses it",
  hotSentence: "Hot position. Both players are in a hurry: the next move is worth a lot.",
  coldSentence: "Cold position. Nobody wants to move here: every move costs its player something.",
  showMore: "Show me more",
  why: "Why?",
  whyItWins: (move: string, rival: string) =>
    `After ${move} it is ${rival}’s turn, and whatever ${rival} does, you can answer it and win.`,
  whyNoneWins: (rival: string) => `Whatever you do, ${rival} has an answer that wins.`,
  whyMove: (move: string) => `Why ${move}?`,
  leaves: (stack: string, count: string) => `stack ${stack}: leave ${count}`,
  playMove: (move: string) => `Play ${move}`,
  nimSum: "Nim sum",
  saveAs: "Save as",
  valueAsLatex: "Value in LaTeX",
  thermograph: "Thermograph",

  // Working
  working: "Working out who wins",
  computing: "Working",
  workingFor: (seconds: string) => `${seconds} s so far.`,
  workingNote: "The old answer is gone; the board can still be played and edited.",
  stop: "Stop",
  stopped: (seconds: string) => `Stopped after ${seconds} seconds.`,
  stoppedText: "The moves below are legal but not judged.",
  limit: (seconds: number) => `No answer within ${plural(seconds, "second", "seconds")}.`,
  goOn: "Go on",
  allow: (seconds: number) => `Allow ${plural(seconds, "second", "seconds")}`,
  unfinished: "Not everything was found in the time allowed.",

  // Playing
  opponent: "Against",
  nobody: "Both sides by hand",
  machinePlays: (side: string) => `The machine plays ${side}`,
  level: "Strength",
  playMachine: "Play against the machine",
  machineMoves: (move: string, reason: string) =>
    reason ? `The machine played ${move}: ${reason}.` : `The machine played ${move}.`,
  thinking: "The machine is thinking",
  start: "start",
  graphHint: "who wins from each position, its stops and mean; ? let the win slip",
  review: "Review",
  reviewing: "Reviewing the game",
  better: (move: string) => `better: ${move}`,
  perfectGame: "No turn let anything slip.",
  slip: "let the win slip",
  cost: (points: number) => `gave away ${points}`,

  // The calculator
  calcInput: "An expression, such as {1|-1} + ^",
  calcEmpty: "Type a value, a sum or a position of a game. Tab completes, Up goes back.",
  tryThese: "Try",
  run: "Run",
  use: (name: string) => `Use ${name}`,
  steps: "Construction",
  tree: "Tree",
  form: "Canonical form",
  nothingToShow: "Choose a result that is a game to see its thermograph.",

  // Tables
  template: "Family",
  templateHelp: "A position with parameters in braces, such as T^{a}.^{b}FF",
  range: (name: string) => `${name} from..to`,
  measure: "What is shown",
  makeTable: "Make the table",
  cells: (done: number, all: number) => `${done} of ${all} values`,
  openBoard: "Open on the board",
  tableLegend: "L, R wins; N first to move wins; P second to move wins",
  byMean: "by the mean",
  patternsFound: "Patterns found",
  patternHolds: (name: string, from: number, fitted: number, confirmed: number) =>
    `From ${name} = ${from} on: found from ${plural(fitted, "value", "values")}, confirmed by ${confirmed} that ${confirmed === 1 ? "was" : "were"} held back. Not a proof.`,
  noCell: "Click a cell to see its position.",
  tableFamilies: "Examples of families",

  // Your game
  yourGame: "Your game",
  yourGameHint: "A class in the language. Ctrl Enter runs it.",
  source: "The class",
  startFrom: "Start from",
  playIt: "Open on the board",
  linkGame: "Copy link with game",
  runFirst: "This game came with the link. Read it, then run it.",
  runToSee: "Run it to see its board, who wins, and whether the rules keep what they promise.",
  checked: "Checked",
  checkedOn: (count: number, all: boolean) =>
    all ? `on all ${plural(count, "position", "positions")} within reach` : `on ${plural(count, "position", "positions")}`,
  defined: (name: string) => `${name} is defined.`,

  // Papers
  papersIntro: "What four papers claim, and what the program found.",
  openPosition: "Open the position",

  // Flight plans
  endgame: "A loony endgame",
  endgameHelp: "Strings and coins, such as A@4 A-B:12 B@4 chain:10, or a board, or a game",
  fly: "Plan the flight",
  flightOf: (endgame: string) => `The flight through ${endgame}`,
  planLands: (told: string, value: number) =>
    `The plan lands: ${told}${value > 0 ? ", not more" : value < 0 ? ", not less" : ""}.`,
  planCrashes: (piece: string, value: string) => `The plane crashes in ${piece}: ${value}.`,
  noPlanLands: (value: string) => `No plan lands: ${value}.`,
  planOnly: (value: string) => `Against this plan: ${value}.`,
  openerGets: (value: number) =>
    value > 0
      ? `the opener loses by ${value}`
      : value < 0
        ? `the opener wins by ${-value}`
        : "both get the same",
  lands: "Every move gives boxes away. In this order the other player does best to stay in control.",
  crashes: (planned: string) =>
    `Below the ground it pays to give up control. In the program’s order ${planned}.`,
  controlled: "Controlled value",
  altitude: "altitude",
  movesAxis: "moves",
  ground: "ground",
  crash: "crash",
  openInOrder: "Open in this order",
  boxes: "boxes",
  net: "net",
  lowest: "lowest",
  kind: { chain: "chain", loop: "loop" },
  earlier: (piece: string) => `Open ${piece} earlier`,
  later: (piece: string) => `Open ${piece} later`,
  asPlanned: "As planned",
  otherPlan: "the program’s plan",
  howToRead: "How to read it.",
  howToReadFlight:
    "Altitude: the opener’s boxes less the other’s, while the other stays in control. The ground lies at the controlled value; under it, leaving control pays. A plan that never goes under the ground proves the value.",
  atMove: (move: number, altitude: number, piece: string) =>
    `Move ${move} (${piece}): altitude ${altitude < 0 ? "−" : ""}${Math.abs(altitude)}`,
  moveShown: "Move shown",
  certificate: "Certificate",
  endgamePicture: "The endgame on a board",
  flightPlan: "Flight plan",
  partialPlan: "Only the first pieces were planned in the time allowed.",

  // P-positions
  stacksGame: "Game",
  stacksHelp: "CN(n,k): n stacks in a ring, a move takes from k neighbours; PN on a path; CN(5,2) V3",
  stacksUpTo: "Stacks up to",
  findPattern: "Find the P-positions",
  description: "Whoever moves loses in exactly these positions",
  descriptionHelp:
    "Letters are stacks, read from some stack in some direction; equal letters are equal stacks.",
  provedSet: "Proved for stacks of all sizes.",
  foundSet: (most: number) => `Found by the program, and right for all stacks up to ${most}. Not proved.`,
  provedWords: "The same set as it was proved:",
  noPattern: "No description was found.",
  pCount: (count: number, all: number) =>
    `${count.toLocaleString("en")} of ${all.toLocaleString("en")} positions`,
  sliceTitle: "A slice",
  across: "across",
  down: "down",
  stackName: (number: number) => `Stack ${number}`,
  lost: "P: whoever moves loses",
  won: "N: whoever moves wins",
  upToSymmetry: "Up to rotation and reflection",
  showAll: (count: number) => `Show all ${count}`,
  noPosition: "Click a square to see its position.",

  // Links
  badLink: "This link is not understood.",
  longLink: "This link is longer than many programs take; save the text instead.",
  emptyBoard: "Here is a board to start with.",

  side: { Left: "Left", Right: "Right" } satisfies Record<Player, string>,
  keys: [
    ["Tab, arrows, Enter", "enter the board, move, pick up and put down"],
    ["Ctrl Z, Ctrl Shift Z", "undo, redo"],
    [", and .", "a move back, a move forward"],
    ["Esc", "stop the work, or drop the piece"],
    ["E", "edit or play"],
    ["W", "the other side to move"],
    ["R", "a random position"],
    ["S", "Simple or Full"],
    ["H", "hide or show the answers"],
    ["P", "projector: larger, Simple"],
    ["D", "dark or light"],
    ["/", "to the text of the position or the calculator’s line"],
    ["?", "this list"],
  ] as [string, string][],
  keysTitle: "Keys",
  keysOn: "Single keys work outside text fields",
  about: (version: string) =>
    `Upstar ${version}. The engine runs in your browser; nothing is sent anywhere.`,
  notices: "Notices of the software in this page",
};
